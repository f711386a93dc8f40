import { describe, expect, test } from 'vitest';
import { resolve } from 'node:path';
import { readCache, recordsCache } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import type { Draft } from './draft.ts';
import { checkDrafts } from './draft-check.ts';
import { recordOf } from './record-of.ts';
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
    ['a link of script, cut in two', 'Pulsa java\tscript:alert(1)', 'answer.0.es: has code in it'],
    ['no Spanish', '', 'answer.0.es: is empty'],
    ['nothing that is seen', '\u200B\u200B', 'answer.0.es: is empty'],
    ['a sign that turns others round', 'Cuesta \u202E001', 'answer.0.es: has a hidden sign'],
    [
      'English that was never written',
      'Lo que dice esta respuesta en español.',
      'answer.0.en: says the same in both languages',
    ],
    ['a fact that is not there', 'Son {no-such} horas', 'answer: no fact is called no-such'],
  ])('%s', (_, text, mistake) => {
    const english = mistake.startsWith('answer.0.en') ? text : undefined;
    expect(told(firstAnswer(text, english))).toContain(`${question} ${mistake}`);
  });
});

describe('a price of a public degree without its second is refused', () => {
  const alone = 'tells one of two prices';
  const { spain }: Loose = recordOf(root, none, 'tuition/public-degrees');
  const year = Math.round(spain.low * 60).toLocaleString('es-ES', { useGrouping: 'always' });
  test('in an answer, unless the second or whom to ask stands beside it', () => {
    expect(told(firstAnswer(`Son ${year} € al año.`))).toEqual([
      `${question} answer.0.es: ${alone}`,
    ]);
    expect(told(firstAnswer(`Son ${year} € al mes.`))).toEqual([]);
    const asks = `Son ${year} € al año con pasaporte de la UE. Si no lo tienes, pregunta por escrito a la universidad.`;
    expect(told(firstAnswer(asks))).toEqual([]);
  });
  test.each([
    'La matrícula en una universidad pública cuesta 1.050 € al año.',
    'Un grado público sale en 1200 euros.',
  ])('whichever figure it is: %s', (text) => {
    expect(told(firstAnswer(text))).toEqual([`${question} answer.0.es: ${alone}`]);
  });
  test.each([
    'La matrícula pública de un grado cuesta 1.050 € con pasaporte de la UE; sin él, pregunta a la universidad.',
    'Una habitación cuesta 450 € al mes cerca de la universidad pública.',
    'La primera sesión cuesta 25 €.',
  ])('but not: %s', (text) => {
    expect(told(firstAnswer(text))).not.toContain(`${question} answer.0.es: ${alone}`);
  });
  test('as a fact', () => {
    const draft = changed('facts/work', (said) =>
      Object.assign(said.facts[0], { unit: 'EUR/credit', value: 20 }),
    );
    expect(told(draft)).toContain(`facts/work facts.0.unit: ${alone}`);
  });
  test('in its own table', () => {
    const draft = changed('tuition/public-degrees', (said) => delete said.regions[0].foreign);
    expect(told(draft).join()).toMatch(/^tuition\/public-degrees regions\.0\.foreign/);
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

describe('of an article', () => {
  const key = 'articles/best-universities';
  const section = (es: (text: string) => string, en = es) =>
    changed(key, (said) => {
      const { text } = said.sections[0];
      said.sections[0].text = { es: es(text.es), en: en(text.en) };
    });
  const adding = (es: string, en = es) =>
    section(
      (text) => `${text}\n\n${es}`,
      (text) => `${text}\n\n${en}`,
    );

  test('a paragraph comes out as the text of both files', () => {
    const { mistakes, files } = check(adding('Otro párrafo.', 'Another paragraph.'));
    expect(mistakes).toEqual([]);
    expect(files['content/articles/best-universities/es.mdx']).toContain(
      '\n\nOtro párrafo.\n\n## ',
    );
    expect(files['content/articles/best-universities/en.mdx']).toContain('Another paragraph.');
  });

  test.each([
    ['a script', adding('<script>x</script>'), /text.es: line \d+: <script> is no component/],
    ['code', adding('import x from "y"'), /text.es: line \d+: has code in it/],
    ['a fact that is not there', adding('<Fact id="no-such" />'), /no fact is called no-such/],
    ['a page that is not there', adding('<To page="no-such">x</To>'), /no page is called no-such/],
    ['a figure typed by hand', adding('Son 17 días.'), /17 is typed by hand/],
    [
      'a table without a name',
      adding('| A | B |\n| --- | --- |\n| C | D |'),
      /table without a name/,
    ],
    ['a promise', adding('Vas a ser feliz.'), /feliz promises what nobody can/],
    ['a front page', adding('[x](https://www.uc3m.es/)'), /is a front page/],
    ['one language alone', adding('<To page="blog">x</To>', 'x'), /0.text: says other things/],
    [
      'an empty translation',
      section(
        (text) => text,
        () => '',
      ),
      /text.en: is empty/,
    ],
    ['half its text', section(() => 'x'), /sections: es has 1?\d* ?words/],
    [
      'ten megabytes',
      section((text) => text.padEnd(10_000_000, 'x')),
      /is longer than 40000 characters/,
    ],
    [
      'code in its title',
      changed(key, (said) => (said.title.es = '<b>x</b>')),
      /title.es: has code/,
    ],
    [
      'a long title for search engines',
      changed(key, (said) => (said.head.title.es = 'x'.repeat(70))),
      /head.title.es: is longer than 65/,
    ],
  ])('is refused with %s', (_, draft, reason) => {
    expect(told(draft).join('\n')).toMatch(reason);
  });

  test('with a fact that is out of date when it comes, but not with one that stood there', () => {
    const later = (draft: Draft) => checkDrafts(parts, none, [draft], '2031-01-01').mistakes;
    expect(later(adding('Más.', 'More.'))).toEqual([]);
    expect(later(adding('<Fact id="vacancies-spain-2025" />'))).toEqual([
      { key, field: 'sections.0.text.es', reason: 'is over: vacancies-spain-2025' },
    ]);
  });

  test('it is never taken away, and a fact that it prints stays', () => {
    expect(told({ key, said: null })).toContain(`${key} : stays`);
    const without = changed('facts/universities', (said) => (said.facts = said.facts.slice(1)));
    expect(told(without).join()).toMatch(
      /articles\/[a-z-]+ sections.\d.text.es: no fact is called/,
    );
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
  test('a notice of a season has its days in order, both languages, no more than 120 characters, and leads somewhere', () => {
    const season = {
      from: '2027-03-01',
      until: '2027-03-31',
      words: { es: 'Plazas de marzo', en: 'Places in March' },
      link: {
        words: { es: 'Reserva', en: 'Book' },
        address: { es: '/ruta-a-espana', en: 'https://faro.org/en' },
      },
    };
    const having = (part: object) =>
      told(changed('site', (said) => (said.season = { ...season, ...part })));
    expect(having({})).toEqual([]);
    expect(having({ until: '2027-02-28' })).toEqual([
      'site season.until: comes before its first day',
    ]);
    expect(having({ words: { es: 'x'.repeat(121), en: '' } })).toEqual([
      'site season.words.es: is longer than 120 characters',
      'site season.words.en: is empty',
    ]);
    const to = (es: string) => having({ link: { ...season.link, address: { es, en: '/en' } } });
    for (const wrong of [
      '//evil.example',
      '/\\evil.example',
      'https:\\evil.example',
      'https://faro.org@evil.example',
      'https://faro',
      'http://faro.org',
      'ruta',
    ])
      expect(to(wrong)).toEqual([
        'site season.link.address.es: is no complete address or page of the site',
      ]);
    expect(to('javascript:alert(1)')).toContain('site season.link.address.es: has code in it');
    expect(to('/ruta-a-espanya')).toEqual([
      'site season.link.address.es: no page is called /ruta-a-espanya',
    ]);
  });
  test('it is never taken away', () => {
    expect(told({ key: 'site', said: null })).toContain('site : stays');
  });
});

describe('of a mail', () => {
  const key = 'mails/new-sign-in';
  test('a value that is missing or unknown is told at its text', () => {
    const draft = changed(key, (said) => {
      said.paragraphs[0].es = 'Alguien entró en tu cuenta de {marca}.';
    });
    expect(told(draft)).toEqual([
      `${key} paragraphs.0.es: no value is called {marca}`,
      `${key} paragraphs.0.es: lacks the value {signIn}`,
    ]);
  });
  test('its words come out as the text of its file, and it is never taken away', () => {
    const draft = changed(key, (said) => (said.heading.en = 'Was it you?'));
    expect(check(draft).files['content/mails/new-sign-in.yaml']).toContain('en: Was it you?');
    expect(told({ key, said: null })).toContain(`${key} : stays`);
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
