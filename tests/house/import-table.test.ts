import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf, forbids, rows, type Rule } from './import-table.ts';

const require = createRequire(import.meta.url);
const { forbidden }: { forbidden: readonly Rule[] } = require(
  resolve(import.meta.dirname, '../../.dependency-cruiser.cjs'),
);
const rulesCalled = (name: string) => forbidden.filter((rule) => rule.name === name);
const roomRows = rows.flatMap(({ from, ...row }) => (from ? [{ from, ...row }] : []));

test('every rule of the boundary check has a row, and every row a rule', () => {
  const inTable = new Set(rows.map(({ rule }) => rule));
  expect(inTable).toEqual(new Set(forbidden.map(({ name }) => name)));
});

test.each(roomRows)('$from never imports $never, by $rule', ({ from, never, rule }) => {
  const importer = exampleOf(from);
  const isForbidden = (name: string) =>
    rulesCalled(rule).some((each) => forbids(each, importer, exampleOf(name)));
  expect(never.filter((name) => !isForbidden(name))).toEqual([]);
});

test.each(roomRows)('$from may import $may', ({ from, may }) => {
  const importer = exampleOf(from);
  const against = may.flatMap((name) =>
    forbidden
      .filter(({ to }) => to.path ?? to.pathNot)
      .filter((rule) => !/^(no-circles|nothing-unresolvable)$/.test(rule.name))
      .filter((rule) => forbids(rule, importer, exampleOf(name)))
      .map((rule) => `${name}: ${rule.name}`),
  );
  expect(against).toEqual([]);
});
