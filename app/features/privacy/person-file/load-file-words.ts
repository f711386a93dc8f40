import { familyNames } from '#content/classifications/families.ts';
import type { Copy } from '#content/dictionaries/es/person-file.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { namesIn } from '#content/instruments/registry.ts';
import { loadScaleNames } from '#content/instruments/scale-names.ts';
import { mailBooks } from '#content/mail/mail-books.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { instrumentIdOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** Names by id; `undefined` for what has none (any more). */
type NameOf = (id: string) => string | undefined;

/** What a person's file is told with, in one language. */
export type FileWords = {
  readonly locale: Locale;
  readonly copy: Copy;
  /** What stands in a column, by the column's name: careers, families, subjects of mails. */
  readonly named: Readonly<Record<string, NameOf>>;
  /** By the id that attempts are stored under. */
  readonly testName: NameOf;
  readonly stepTitle: NameOf;
  readonly scaleNames: (storedId: string) => Promise<Readonly<Record<string, string>>>;
};

const careers = {
  es: async () => (await import('#content/compiled/careers/names.es.js')).careerNamesEs,
  en: async () => (await import('#content/compiled/careers/names.en.js')).careerNamesEn,
} satisfies Record<Locale, unknown>;

export async function loadFileWords(locale: Locale): Promise<FileWords> {
  const [copy, careerNames, stepWords, interests] = await Promise.all([
    loadWords(wordsOf('person-file'), locale),
    careers[locale](),
    loadWords(wordsOf('pathway-steps'), locale),
    loadScaleNames('interests', locale),
  ]);
  const regions = Object.fromEntries(
    tuition.regions.map(({ region, name }) => [region, name[locale]]),
  );
  const subjects = Object.entries(mailBooks[locale].mails('', ''));
  const tests = namesIn(locale, 'testTitle');
  const testName = (storedId: string) => {
    const id = instrumentIdOf(storedId);
    return id && tests[id];
  };
  return {
    locale,
    copy,
    named: {
      career: nameIn(careerNames),
      family: (id) => nameIn(familyNames)(id)?.[locale],
      region: nameIn(regions),
      instrument: testName,
      guess: (letters) => [...letters].map((letter) => interests[letter] ?? letter).join(', '),
      template: nameIn(Object.fromEntries(subjects.map(([name, { subject }]) => [name, subject]))),
    },
    testName,
    stepTitle: (id) => nameIn(stepWords)(id)?.title,
    scaleNames: async (storedId) => {
      const id = instrumentIdOf(storedId);
      return id ? loadScaleNames(id, locale) : {};
    },
  };
}

/** Nothing that an object inherits is a name. */
function nameIn<Value>(names: Readonly<Record<string, Value>>) {
  return (id: string): Value | undefined => (Object.hasOwn(names, id) ? names[id] : undefined);
}
