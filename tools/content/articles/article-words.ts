// What an article says, beside how it is written: figures are facts, what it names exists, both languages say the same, nothing is
// promised. Read off the record alone, so that a draft and the repository's files are judged alike.
import { headingId, readOutline } from '#content/articles/read-article.ts';
import { isFrontPage } from '#content/facts/stale-facts.ts';
import type { ArticleText } from '#content/schemas/article.ts';
import { bareFigures, linksOf } from './article-figures.ts';
import { isSameInBoth } from './same-in-both.ts';
import { isPlainLine, textMistakes } from './article-text.ts';

/** What an article may name. */
export type Named = {
  /** Facts that may be printed, by their ids: prices of public degrees are told in pairs and are none. */
  readonly facts: ReadonlyMap<string, { readonly mark: string; readonly checked: string }>;
  readonly professions: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
  /** Pages by their names, articles among them as `blog-<slug>`. */
  readonly pages: ReadonlySet<string>;
};

type Found = { readonly field: string; readonly reason: string };

const languages = ['es', 'en'] as const;
type Language = (typeof languages)[number];

/** Where an errand begins: what one applies for or looks up there is found from the front page. */
const entrances: ReadonlySet<string> = new Set([
  'https://unedasiss.uned.es/',
  'https://www.educacionfpydeportes.gob.es/',
  'https://www.exteriores.gob.es/',
  'https://www.todofp.es/',
]);

// It cannot be said who will be happy where; that people learn best in a style of their own has been tried and not found.
const promises =
  /feli(z|ces|cidad)|happi(er|est|ness)|happy|aprendes mejor|learn best|estilo de aprendizaje|learning style/i;

/** All that is wrong with an article. */
export function articleMistakes(said: ArticleText, named: Named): readonly Found[] {
  const markup = said.sections.flatMap((section, at) => markupIn(section, `sections.${at}`));
  // What cannot be read says nothing of figures or names.
  if (markup.length > 0) return markup;
  return [
    ...said.sections.flatMap(({ heading, text }, at) =>
      languages.flatMap((language) => [
        ...wordsIn(text[language], named, `sections.${at}.text.${language}`),
        ...figuresIn(heading[language], `sections.${at}.heading.${language}`),
      ]),
    ),
    ...languages.flatMap((language) => wholeIn(said, language)),
    ...said.sections.flatMap((section, at) =>
      isSameInBoth(section.text)
        ? []
        : [{ field: `sections.${at}.text`, reason: 'says other things in each language' }],
    ),
  ];
}

type Section = ArticleText['sections'][number];

function markupIn({ heading, text }: Section, field: string): readonly Found[] {
  return languages.flatMap((language) => [
    ...(isPlainLine(heading[language])
      ? []
      : [{ field: `${field}.heading.${language}`, reason: 'has code in it' }]),
    ...textMistakes(text[language]).map((reason) => ({
      field: `${field}.text.${language}`,
      reason,
    })),
  ]);
}

function wordsIn(text: string, named: Named, field: string): readonly Found[] {
  const found = (reason: string) => ({ field, reason });
  const { facts, professions } = readOutline(text);
  const links = linksOf(text);
  const unknown = (kind: string, names: readonly string[], known: ReadonlySet<string>) =>
    names.filter((name) => !known.has(name)).map((name) => found(`no ${kind} is called ${name}`));
  return [
    ...facts.flatMap(({ id }) => {
      const fact = named.facts.get(id);
      if (!fact) return [found(`no fact is called ${id}`)];
      return fact.mark === 'U' || !/^20\d\d-\d\d-\d\d$/.test(fact.checked)
        ? [found(`is not verified: ${id}`)]
        : [];
    }),
    ...unknown('profession', professions, named.professions),
    ...unknown('page', links.pages, named.pages),
    ...unknown('country', links.countries, named.countries),
    ...unknown('vocational title', links.titles, named.titles),
    ...figuresIn(text, field),
    ...links.external
      .filter((url) => isFrontPage(url) && !entrances.has(url))
      .map((url) => found(`${url} is a front page`)),
    ...tableMistakes(text).map(found),
  ];
}

function figuresIn(text: string, field: string): readonly Found[] {
  return [
    ...bareFigures(text).map((figure) => ({ field, reason: `${figure} is typed by hand` })),
    ...(promises.test(text)
      ? [{ field, reason: `${promises.exec(text)?.[0] ?? ''} promises what nobody can` }]
      : []),
  ];
}

/** What holds of a language's text as a whole. */
function wholeIn(said: ArticleText, language: Language): readonly Found[] {
  const spoken = ['title', 'kicker', 'lead', 'answer', 'picture'] as const;
  const whole = said.sections
    .map(({ heading, text }) => `## ${heading[language]}\n\n${text[language]}\n`)
    .join('\n');
  const { words } = readOutline(whole);
  const ids = said.sections.map(({ heading }) => headingId(heading[language]));
  return [
    ...spoken.flatMap((name) => figuresIn(said[name][language], `${name}.${language}`)),
    ...(words < 1200 || words > 2200
      ? [{ field: 'sections', reason: `${language} has ${words} words, and not 1200 to 2200` }]
      : []),
    ...ids.flatMap((id, at) =>
      id === '' || ids.indexOf(id) !== at
        ? [{ field: `sections.${at}.heading.${language}`, reason: 'is that of another' }]
        : [],
    ),
  ];
}

/** Every table has a name over it, and no head of a column is empty. */
function tableMistakes(text: string): readonly string[] {
  const tables = text.match(/^\|[\s:|-]*-{3}[\s:|-]*$/gm) ?? [];
  const named = text.match(/<Table caption="[^"]{10,}">/g)?.length ?? 0;
  const heads = [...text.matchAll(/^(\|.*\|)\n\|[\s:|-]*---/gm)];
  return [
    ...(named === tables.length ? [] : ['has a table without a name']),
    ...(heads.some(([, head = '']) => /\|\s*\|/.test(head)) ? ['has a column without a name'] : []),
  ];
}
