import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultRateLimits, limitTable } from '#server/rate-limit-settings.ts';

const guide = readFileSync(
  join(resolve(import.meta.dirname, '../..'), 'docs/operating.md'),
  'utf8',
);

function spoken(points: number, seconds: number): string {
  const [count, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'd']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'h']
        : seconds % 60 === 0
          ? [seconds / 60, 'min']
          : [seconds, 's'];
  return `${points} in ${count} ${unit}`;
}

test('the guide’s table of limits is what the server does, with SMTP and without', () => {
  const [plain, smtp] = [defaultRateLimits(false), defaultRateLimits(true)];
  const expected = Object.entries(limitTable).map(([name, [points, seconds, whose, what]]) => {
    const isLimit = (each: string): each is keyof typeof plain => each in plain;
    if (!isLimit(name)) throw new Error(name);
    const more = smtp[name].points === points ? '' : ` (${smtp[name].points} with SMTP)`;
    return [`\`${name}\``, `${spoken(points, seconds)}${more}`, whose, what].join(' | ');
  });
  const rows = guide
    .split('\n')
    .filter((line) => /^\| `[a-z]\w+` +\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1)
        .join(' | '),
    );
  expect(rows).toEqual(expected);
});
