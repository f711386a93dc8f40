import { describe, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { readCache, recordsCache } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import type { Draft } from './draft.ts';
import { checkDrafts, recordOf } from './draft-check.ts';
import { placeOf } from './editable.ts';

/** As JSON is read: without a type. */
type Loose = ReturnType<typeof JSON.parse>;

const root = resolve(import.meta.dirname, '../..');
const parts = { root, tables: readTables(root), cache: readCache(recordsCache(root)) };
const none = new Map<string, string | null>();
const today = '2026-11-27';

const check = (...drafts: Draft[]) => checkDrafts(parts, none, drafts, today);
const told = (...drafts: Draft[]) =>
  check(...drafts).mistakes.map(({ key, field, reason }) => `${key} ${field}: ${reason}`);

/** A record as it stands, with some of it changed. */
function changed(key: string, change: (said: Loose) => void): Draft {
  const said = structuredClone(recordOf(root, none, key));
  change(said);
  return { key, said };
}
const question = 'faq/que-es-gratis';
const firstAnswer = (es: string, en = 'Something else.') =>
  changed(question, (said) => (said.answer[0] = { es, en }));

test('a draft that is right comes out as the text of its file, and as nothing else', () => {
  const { mistakes, files, bases } = check(firstAnswer('Otra cosa.'));
  expect(mistakes).toEqual([]);
  expect(Object.keys(files)).toEqual(['content/faq/que-es-gratis.yaml']);
  expect(files['content/faq/que-es-gratis.yaml']).toContain('es: Otra cosa.');
  expect(bases['content/faq/que-es-gratis.yaml']).not.toContain('Otra cosa.');
});

describe('P24: an answer of the FAQ is refused at its field', () => {
  test.each([
    ['a script', 'Hola <script>alert(1)</script>', 'answer.0.es: has code in it'],
    ['an event handler', 'Hola <img onerror=alert(1)>', 'answer.0.es: has code in it'],
    ['a link of script', 'Pulsa javascript:alert(1)', 'answer.0.es: has code in it'],
    ['an unknown component', 'Hola <Fact id="x" />', 'answer.0.es: has code in it'],
    ['no Spanish', '', 'answer.0.es: is empty'],
    ['a fact that is not there', 'Son {no-such} horas', 'answer: no fact is called no-such'],
  ])('%s', (_, text, mistake) => {
    expect(told(firstAnswer(text))).toContain(`${question} ${mistake}`);
  });
});

test('what lies below a number is compared with what is small enough', () => {
  expect(check(firstAnswer('Menos de 5 < 6 horas.')).mistakes).toEqual([]);
});

describe('a fact is refused', () => {
  const facts = 'facts/work';
  const fact = (change: (fact: Loose) => void) =>
    changed(facts, (said) => {
      const [first] = said.facts;
      first.value = 160000;
      change(first);
    });

  test('that nobody has verified', () => {
    const draft = fact((first) => {
      first.mark = 'U';
      delete first.said;
    });
    expect(told(draft)).toContain(`${facts} facts.0.mark: is not verified`);
  });
  test('that is over when it comes', () => {
    const draft = fact((first) => (first.staleAfter = '2026-11-26'));
    expect(told(draft)).toContain(`${facts} facts.0.staleAfter: is over`);
  });
  test('but not one that is good, nor an old one that nobody touched', () => {
    expect(told(fact(() => {}))).toEqual([]);
  });
});

describe('of the site', () => {
  test('a claim needs a new basis with its new figure', () => {
    const claim = changed('site', (said) => (said.claims.families = 80));
    expect(told(claim)).toEqual(['site claims.families: is a claim without a new basis']);
    const based = changed('site', (said) => {
      said.claims.families = 80;
      said.claimsBasis.value.families = { es: 'Contadas en 2026.', en: 'Counted in 2026.' };
    });
    expect(told(based)).toEqual([]);
  });
  test('seats that are taken are not more than there are', () => {
    const seats = changed('site', (said) => (said.seats.value = { perYear: 2, taken: 3 }));
    expect(told(seats)).toEqual(['site seats.value: has more places taken than there are']);
  });
  test('it goes live only when nothing is invented, reviews included', () => {
    const mistakes = told(changed('site', (said) => (said.live = true)));
    expect(mistakes).toContain('site owner: is still a placeholder');
    expect(mistakes).toContain('site bookingUrl.value: leads nowhere');
    expect(mistakes).toContain('testimonials/padre-de-quito : is still a placeholder');
  });
  test('it is never taken away', () => {
    expect(told({ key: 'site', said: null })).toContain('site : stays');
  });
});

test('a real review needs the proof of its consent', () => {
  const key = 'testimonials/padre-de-quito';
  const real = (more: object) =>
    changed(key, (said) => Object.assign(said, { mark: 'real' }, more));
  expect(told(real({}))).toEqual([`${key} consent: needs a proof of consent: it is a real review`]);
  const consent = { on: '2026-11-02', kept: 'Correo del 2 de noviembre, carpeta Permisos' };
  expect(told(real({ consent }))).toEqual([]);
});

test('two changes of one record are put together; of one field they are told', () => {
  const base = recordOf(root, none, question);
  const published = new Map([
    [
      'content/faq/que-es-gratis.yaml',
      check(changed(question, (said) => (said.place = 7))).files[
        'content/faq/que-es-gratis.yaml'
      ] ?? null,
    ],
  ]);
  const mine = firstAnswer('Otra cosa.');
  const both = checkDrafts(parts, published, [{ ...mine, base }], today);
  expect(both.files['content/faq/que-es-gratis.yaml']).toMatch(/^place: 7\n[^]*Otra cosa\./);
  const place = changed(question, (said) => (said.place = 9));
  expect(checkDrafts(parts, published, [{ ...place, base }], today).mistakes).toEqual([
    { key: question, field: 'place', reason: 'was changed meanwhile' },
  ]);
});

test('a record that others name is not taken away', () => {
  expect(told({ key: 'degrees/enfermeria', said: null }).join()).toMatch(
    /careers\/enfermeria degrees: no degree is called enfermeria/,
  );
});

test.each([
  '../package',
  'faq/../../x',
  'faq/a/b',
  'schemas/site',
  'compiled/x',
  'faq/',
  'Site',
  '',
])('"%s" is no record', (key) => {
  expect(placeOf(key)).toBeUndefined();
  expect(told({ key, said: {} })).toContain(`${key} : is no record`);
});
