import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Typed into forms in several files, where no account comes of it. */
const onlyTyped = ['ana@example.com', 'ana+faro@example.com'];

test('an account that a browser test makes on the shared server has an address that no other file uses', () => {
  const files = globSync('tests/*.spec.ts').filter((file) =>
    readFileSync(file, 'utf8').includes("'./site-fixture.ts'"),
  );
  expect(files.length).toBeGreaterThan(40);
  const usedBy = Map.groupBy(
    files.flatMap((file) => {
      const found = readFileSync(file, 'utf8').match(/(?<=['`])[\w.+-]+@example\.com(?=['`])/g);
      return [...new Set(found)].map((address) => ({ address, file }));
    }),
    ({ address }) => address,
  );
  const shared = [...usedBy].filter(
    ([address, uses]) => uses.length > 1 && !onlyTyped.includes(address),
  );
  expect(shared.map(([address, uses]) => [address, ...uses.map(({ file }) => file)])).toEqual([]);
});
