import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../docs/decisions');
/** A page, as long as the longest of them was when this was written. */
const LONGEST = 45;
/** In what is written of other decisions: "(027)", "as in 011", "decision 021", but no "1,000" and no ".037". */
const CITED = /(?<![\d.,])0\d{2}(?![\d.,]\d|\d)/g;

const decisions = readdirSync(folder)
  .filter((name) => /^\d{3}-.*\.md$/.test(name) && !name.startsWith('000'))
  .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')));
const numbers = decisions.map(({ number }) => number);
const index = readFileSync(join(folder, 'README.md'), 'utf8');

test('no number is given twice, and the index says which one is not used', () => {
  const last = Number(numbers.at(-1));
  const all = Array.from({ length: last }, (_, at) => `${at + 1}`.padStart(3, '0'));
  const missing = all.filter((number) => !numbers.includes(number));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(missing.filter((number) => !index.includes(`${number} is not used: `))).toEqual([]);
});

test('the index has a line for each, in order, with its title, date and status and what it decides', () => {
  const lines = index.split('\n');
  const listed = lines.filter((line) => line.startsWith('- ['));
  expect(listed).toEqual(
    decisions.map(
      ({ number, title, file, date, status }) =>
        `- [${number} · ${title}](${file}) · ${date} · ${status}`,
    ),
  );
  expect(listed.filter((line) => !/^ {2}\S/.test(lines[lines.indexOf(line) + 1] ?? ''))).toEqual(
    [],
  );
});

test('what a later one changes is said by both, the earlier and the later', () => {
  const saidByTheEarlier = decisions.flatMap(({ number, status }) => {
    const verb = status.startsWith('superseded') ? 'Supersedes' : 'Amends';
    return listedIn(status).map((later) => `${later} ${verb} ${number}`);
  });
  const saidByTheLater = decisions.flatMap(({ number, verb, older }) =>
    listedIn(older).map((earlier) => `${number} ${verb} ${earlier}`),
  );
  expect(saidByTheLater.toSorted()).toEqual(saidByTheEarlier.toSorted());
});

describe.each(decisions)('$number', (decision) => {
  test('has its number, a title, a date, a status and the three chapters', () => {
    expect(decision).toMatchObject({
      number: decision.file.slice(0, 3),
      title: expect.stringMatching(/^\S.*[^.]$/),
      status: expect.stringMatching(/^(accepted|(superseded|amended) by \d{3}(, \d{3})*)$/),
    });
    expect(new Date(decision.date).toISOString().slice(0, 10)).toBe(decision.date);
    expect(decision.chapters.filter((chapter) => chapter !== 'Measured')).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
  });

  test('is a page at most', () => {
    expect(decision.lines).toBeLessThanOrEqual(LONGEST);
  });

  test('names decisions that are there', () => {
    expect(decision.cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

test('another form would be seen', () => {
  const old = readDecision('028-x.md', '# 028 An offline copy\n\n22 November 2026\n\n## Context\n');
  expect(old).toMatchObject({ number: '', title: '', date: '', status: '', chapters: ['Context'] });
});

function readDecision(file: string, text: string) {
  const [, number = '', title = ''] = /^# (\d{3}) · (.+)$/m.exec(text) ?? [];
  const [, date = '', status = '', verb = '', older = ''] =
    /^Date: (\d{4}-\d{2}-\d{2}) · Status: ([^·\n]+?)(?: · (Amends|Supersedes): (.+))?$/m.exec(
      text,
    ) ?? [];
  return {
    file,
    number,
    title,
    date,
    status,
    verb,
    older,
    chapters: [...text.matchAll(/^## (.+)$/gm)].map(([, chapter = '']) => chapter),
    cited: numbersIn(text),
    lines: text.trimEnd().split('\n').length,
  };
}

/** In a line that lists nothing but decisions. */
function listedIn(line: string): string[] {
  return line.match(/\b\d{3}\b/g) ?? [];
}

function numbersIn(text: string): string[] {
  return text.match(CITED) ?? [];
}
