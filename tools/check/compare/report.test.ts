import { expect, test } from 'vitest';
import type { Allowed } from './allowed.ts';
import type { Difference } from './difference.ts';
import { reportOf } from './report.ts';
import { isUnnamed, Tally } from './tally.ts';

const word: Difference = { kind: 'text', what: '"Wedge" → "Edge"', before: 'The Wedge' };
const figure: Difference = { kind: 'text', what: '"7" → "8"' };
const loading: Difference = { kind: 'loading', what: '"script a.js" → nothing' };
const typing: Allowed = { difference: /"Wedge"/, reason: 'a typing mistake' };
const idle: Allowed = { difference: /Hedge/, reason: 'never seen' };

function tallyOf(allowed: readonly Allowed[], pages: Record<string, Difference[]>): Tally {
  const tally = new Tally(allowed);
  for (const [path, differences] of Object.entries(pages)) tally.add(path, differences);
  return tally;
}

test('a difference of several pages is told once, with an example and how many they are', () => {
  const tally = tallyOf([], { 'a.html': [word, word], 'b.html': [word], 'c.html': [] });
  const lines = reportOf(tally, [], 30);
  expect(lines).toContain('  text: "Wedge" → "Edge"  (3× in 2 files)');
  expect(lines).toContain('      a.html');
  expect(lines).toContain('      before: The Wedge');
  expect(lines.join('\n')).toMatch(/^pages +3 +1 +0 +2$/m);
  expect(lines.at(-1)).toBe('The builds differ: 1 differences are not named.');
});

test('named differences are told apart; one that is not named remains', () => {
  const allowed = [typing, idle];
  const tally = tallyOf(allowed, { 'a.html': [word, figure], 'b.html': [word] });
  const lines = reportOf(tally, allowed, 30);
  expect(lines).toContain('  "Wedge": 1 differences, 2×; a typing mistake');
  expect(lines).toContain('  Hedge: met by nothing; never seen');
  expect(lines.join('\n')).toMatch(/^Visible text +2 +2 +1$/m);
  expect(tally.groups().filter(isUnnamed)).toHaveLength(1);
});

test('names of loaded files make no difference of content', () => {
  const tally = tallyOf([], { 'a.html': [loading] });
  const lines = reportOf(tally, [], 30);
  expect(lines.join('\n')).toMatch(/^pages +1 +0 +1 +0$/m);
  expect(lines.at(-1)).toBe('The builds are equal.');
  expect(tally.groups().filter(isUnnamed)).toEqual([]);
});

test('of many groups only some are shown unless all are asked for', () => {
  const many = Array.from({ length: 9 }, (_, n): Difference => ({ kind: 'text', what: `${n}` }));
  const tally = tallyOf([], { 'a.html': many });
  expect(reportOf(tally, [], 4)).toContain('  … and 5 more; --all shows them');
  expect(reportOf(tally, [], Infinity).join()).not.toContain('more; --all');
});
