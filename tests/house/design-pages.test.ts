import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const design = resolve(import.meta.dirname, '../../docs/design');
const decisions = resolve(design, '../decisions');
const INDEX = 'README.md';
/** Lines of a page, and of the index, which fits one screen. */
const LONGEST = { page: 120, index: 40 };

const records = readdirSync(decisions).filter(isRecord);
const documents = readdirSync(design).map((name) =>
  readPage(name, readFileSync(join(design, name), 'utf8')),
);
const pages = documents.filter(({ name }) => name !== INDEX);
const index = documents.find(({ name }) => name === INDEX);

test('every record of a decision is linked from at least one page', () => {
  const linked = pages.flatMap(({ links }) => links).map((link) => relative(decisions, link));
  expect(records.length).toBeGreaterThan(100);
  expect(records.filter((record) => !linked.includes(record))).toEqual([]);
});

test('every link leads to a file that is there', () => {
  const broken = documents.flatMap(({ name, links }) =>
    links.filter((link) => !existsSync(link)).map((link) => `${name}: ${relative(design, link)}`),
  );
  expect(broken).toEqual([]);
});

test('every number of a record stands for that record, once, and is used', () => {
  expect(pages.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual(
    [],
  );
});

test('every page says what it is about, and is short', () => {
  const start = /^# \S.*\n\n\S[^]*?\n\n## /;
  expect(pages.filter(({ text }) => !start.test(text)).map(({ name }) => name)).toEqual([]);
  expect(pages.filter(({ lines }) => lines > LONGEST.page).map(({ name }) => name)).toEqual([]);
});

test('the index names every page and fits one screen', () => {
  const named = (index?.links ?? []).map((link) => relative(design, link));
  expect(pages.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
  expect(index?.lines).toBeLessThanOrEqual(LONGEST.index);
});

test('another number, a missing one and one without use would be seen', () => {
  const { links, faults } = readPage(
    'x.md',
    'So it is ([001], [002]).\n\n[001]: ../decisions/003-x.md\n[004]: ../decisions/004-y.md\n',
  );
  expect(links.map((link) => relative(decisions, link))).toEqual(['003-x.md', '004-y.md']);
  expect(faults).toEqual(['002 leads nowhere', '001 leads to 003-x.md', '004 is not used']);
});

function isRecord(name: string): boolean {
  return /^\d{3}-.*\.md$/.test(name) && !name.startsWith('000');
}

/** The files that a page links, as paths, and what is wrong with its numbers of records. */
function readPage(name: string, text: string) {
  const given = [...text.matchAll(/^\[(\d{3})\]: (\S+)$/gm)].map(([, number = '', link = '']) => ({
    number,
    link: resolve(design, link),
  }));
  const used = [...text.matchAll(/\[(\d{3})\](?!:)/g)].map(([, number = '']) => number);
  const written = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, link = '']) => link);
  const inText = written.filter((link) => !/^\w+:/.test(link)).map((link) => resolve(design, link));
  const numbers = given.map(({ number }) => number);
  return {
    name,
    text,
    lines: text.trimEnd().split('\n').length,
    links: [...inText, ...given.map(({ link }) => link)],
    faults: [
      ...[...new Set(used)]
        .filter((number) => !numbers.includes(number))
        .map((number) => `${number} leads nowhere`),
      ...given
        .map(({ number, link }) => ({ number, file: relative(decisions, link) }))
        .filter(({ number, file }) => !file.startsWith(`${number}-`))
        .map(({ number, file }) => `${number} leads to ${file}`),
      ...numbers
        .filter((number) => !used.includes(number))
        .map((number) => `${number} is not used`),
      ...numbers
        .filter((number, at) => numbers.indexOf(number) !== at)
        .map((number) => `${number} is given twice`),
    ],
  };
}
