import { expect, it } from 'vitest';
import { namesIn } from '#content/instruments/registry.ts';
import { writeNames } from './written-names.ts';

const head = "import { namesIn } from '#content/instruments/registry.ts';\n";

it('leaves a dictionary with the names that it asks for, in its language, and no registry', () => {
  const written = writeNames(`${head}export const names = namesIn('es', 'name');\n`);
  expect(written).toBe(`export const names = (${JSON.stringify(namesIn('es', 'name'))});\n`);
});

it('refuses what it cannot write', () => {
  expect(() => writeNames(`${head}namesIn(locale, 'name')`)).toThrow('two literals');
  expect(() => writeNames(`${head}namesIn('xx', 'name')`)).toThrow('no language xx');
  expect(() => writeNames(`${head}namesIn('es', 'nickname')`)).toThrow('no name nickname');
});
