import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { caseOf } from './case-of.ts';
import { findingsIn } from './hostile.ts';
import { kinds, wording, type Case, type Texts } from './pages.ts';
import { planted } from './planted.ts';
import { textsOf } from './print.ts';
import { createSubjects } from './subjects.ts';

/** Of both versions and forms, one to three tests, and all ways of answering; two with their paper. */
const READ = [0, 1, 2, 4, 6, 7, 13, 27, 34];
const WITH_PAPER = new Set([13, 27]);
const next = createSubjects(187);
const subjects = Array.from({ length: Math.max(...READ) + 1 }, next);
const told = await Promise.all(
  READ.map(async (number) => {
    const subject = subjects[number];
    if (!subject) throw new Error(`nobody is ${number}`);
    const [texts, person] = await Promise.all([
      textsOf(subject, WITH_PAPER.has(number)),
      caseOf(subject),
    ]);
    return { number, subject, texts, person };
  }),
);

test.each(told)('believes the report of subject $number', ({ texts, person }) => {
  expect(findingsIn(texts, person)).toEqual([]);
});

const honest = told.find(({ number }) => number === 27);
const line = told.find(({ number }) => number === 6);

/** The kinds that are found once a text is changed in one language. */
function foundIn(
  one: { texts: Texts; person: Case } | undefined,
  changed: (texts: Texts, person: Case) => Texts,
) {
  if (!one) throw new Error('nobody to plant it on');
  return findingsIn(changed(one.texts, one.person), one.person).map(({ kind }) => kind);
}

test.each(planted)('finds in both languages: $kind', ({ kind, place, plant }) => {
  for (const locale of locales) {
    const found = foundIn(honest, (texts, person) => ({
      ...texts,
      [locale]: {
        ...texts[locale],
        [place]: plant(texts[locale][place], locale, person),
      },
    }));
    expect(found).toContain(kind);
  }
});

test('finds that nobody noticed how all questions were answered alike', () => {
  const found = foundIn(line, (texts) => ({
    ...texts,
    es: { ...texts.es, page: texts.es.page.filter((one) => one !== wording.es.note) },
  }));
  expect(found).toEqual(['one-answer-unnoticed']);
});

test('plants a fault of every kind', () => {
  expect(new Set([...planted.map(({ kind }) => kind), 'one-answer-unnoticed'])).toEqual(
    new Set(kinds),
  );
});
