// What the code asks of careers, each part in a module of its own, so that a browser loads no more than it shows.
import { familyNames } from '#content/classifications/families.ts';
import type { CareerRecord } from '#content/schemas/career.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { Code, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { occupationOf, type Occupation } from '../occupations.ts';
import { ordered, type Entry } from './ordered.ts';

type Careers = readonly Entry<CareerRecord>[];

export function careersInOrder(records: Records): Careers {
  return ordered(records.careers, Object.keys(familyNames), ({ family }) => family);
}

export function emitCareers(
  records: Records,
  occupations: ReadonlyMap<string, Occupation>,
): readonly Emitted[] {
  const careers = careersInOrder(records);
  return [
    figures(careers, occupations),
    studies(careers),
    pageFacts(careers, occupations),
    addresses(careers),
    { path: 'careers/count', exports: { careerCount: { value: careers.length, type: 'number' } } },
    onetDiffers(careers),
    screenTime(careers),
    workDiffers(careers),
    wordLoaders(),
    byCareer('careers/families', 'careerFamilies', careers, ({ family }) => family),
    ...locales.flatMap((locale) => [
      byCareer(
        `careers/names.${locale}`,
        `careerNames${suffix(locale)}`,
        careers,
        ({ name }) => name[locale],
      ),
      byCareer(
        `careers/lines.${locale}`,
        `careerLines${suffix(locale)}`,
        careers,
        ({ line }) => line[locale],
      ),
      ...Object.keys(familyNames).map((family) => wordsOfFamily(careers, family, locale)),
    ]),
  ];
}

const suffix = (locale: Locale) => (locale === 'es' ? 'Es' : 'En');

/** Rows that `content/catalog/careers.ts` reads: as short as a browser can have them. */
function figures(careers: Careers, occupations: ReadonlyMap<string, Occupation>): Emitted {
  const rows = careers.map(([id, { family, level, alsoVia, fields, onet }]) => {
    const { interests, values } = occupationOf(occupations, onet);
    const levels = alsoVia ? [level, alsoVia] : [level];
    return values
      ? [id, family, levels, fields, interests, values]
      : [id, family, levels, fields, interests];
  });
  return {
    path: 'careers/figures',
    imports: [`import type { CareerRow } from '#content/catalog/careers.ts';`],
    exports: { careerRows: { value: rows, type: 'readonly CareerRow[]' } },
  };
}

function studies(careers: Careers): Emitted {
  const value = Object.fromEntries(
    careers.map(([id, { degrees, titles }]) => [
      id,
      { degrees, titles: titles.map(({ title }) => title) },
    ]),
  );
  return {
    path: 'careers/studies',
    exports: {
      careerStudies: {
        value,
        type: 'Readonly<Record<string, { readonly degrees: readonly string[]; readonly titles: readonly string[] }>>',
      },
    },
  };
}

function pageFacts(careers: Careers, occupations: ReadonlyMap<string, Occupation>): Emitted {
  const value = Object.fromEntries(
    careers.map(([id, { onet, related }]) => {
      const { interestsDated, jobZone, jobZoneDated } = occupationOf(occupations, onet);
      // A career that names this one is its kin too.
      const naming = careers.filter(
        ([other, { related: theirs }]) => theirs.includes(id) && !related.includes(other),
      );
      const kin = [...related, ...naming.map(([other]) => other)];
      return [id, { onet, related: kin, interestsDated, jobZone, jobZoneDated }];
    }),
  );
  return {
    path: 'careers/page-facts',
    imports: [`import type { CareerPageFacts } from '#content/catalog/registry.ts';`],
    exports: { careerPageFacts: { value, type: 'Readonly<Record<string, CareerPageFacts>>' } },
  };
}

function addresses(careers: Careers): Emitted {
  return byCareer(
    'careers/addresses',
    'careerSlugsEn',
    careers,
    ({ englishAddress }) => englishAddress,
  );
}

function byCareer(
  path: string,
  name: string,
  careers: Careers,
  of: (career: CareerRecord) => string,
): Emitted {
  const value = Object.fromEntries(careers.map(([id, career]) => [id, of(career)]));
  return { path, exports: { [name]: { value, type: 'Readonly<Record<string, string>>' } } };
}

function onetDiffers(careers: Careers): Emitted {
  const value = Object.fromEntries(
    careers.flatMap(([id, career]) => (career.onetDiffers ? [[id, career.onetDiffers]] : [])),
  );
  return {
    path: 'careers/onet-differs',
    imports: [`import type { Words } from '#content/catalog/words.ts';`],
    exports: { onetDiffers: { value, type: 'Readonly<Record<string, Words>>' } },
  };
}

function screenTime(careers: Careers): Emitted {
  const value = Object.fromEntries(
    careers.flatMap(([id, career]) => (career.screenTime ? [[id, career.screenTime]] : [])),
  );
  return {
    path: 'careers/screen-time',
    exports: { screenTimes: { value, type: `Readonly<Record<string, 'most' | 'little'>>` } },
  };
}

function workDiffers(careers: Careers): Emitted {
  const value = Object.fromEntries(
    careers.flatMap(([id, career]) => (career.workDiffers ? [[id, career.workDiffers]] : [])),
  );
  return {
    path: 'careers/work-differs',
    exports: {
      workDiffers: { value, type: `Readonly<Record<string, CareerRecord['workDiffers']>>` },
    },
    imports: [`import type { CareerRecord } from '#content/schemas/career.ts';`],
  };
}

function wordsOfFamily(careers: Careers, family: string, locale: Locale): Emitted {
  const value = Object.fromEntries(
    careers
      .filter(([, career]) => career.family === family)
      .map(([id, { inSpain, alsoCalled, does, day, tasks, likes, tires, grows, tries }]) => [
        id,
        {
          alsoCalled: alsoCalled[locale],
          ...(inSpain && { inSpain }),
          does: does[locale],
          day: day.map((moment) => ({ at: moment.at, what: moment[locale] })),
          tasks: tasks.map((each) => each[locale]),
          ...(likes && { likes: likes.map((each) => each[locale]) }),
          tires: tires.map((each) => each[locale]),
          grows: grows[locale],
          tries: tries.map((each) => each[locale]),
        },
      ]),
  );
  return {
    path: `careers/words/${locale}/${family}`,
    imports: [`import type { FamilyWords } from '#content/catalog/words.ts';`],
    exports: { words: { value, type: 'FamilyWords' } },
  };
}

/** One loader a family and language. */
function wordLoaders(): Emitted {
  const load = (locale: Locale, family: string) =>
    `${locale}: async () => (await import('./words/${locale}/${family}.js')).words`;
  const families = Object.keys(familyNames).map(
    (family) => `${family}: { ${locales.map((locale) => load(locale, family)).join(', ')} }`,
  );
  return {
    path: 'careers/load-words',
    imports: [
      `import type { FamilyId } from '#content/classifications/families.ts';`,
      `import type { FamilyWords } from '#content/catalog/words.ts';`,
      `import type { Locale } from '#domain/locale.ts';`,
    ],
    exports: {
      familyWords: {
        value: new Code(`{\n  ${families.join(',\n  ')},\n}`),
        type: 'Readonly<Record<FamilyId, Readonly<Record<Locale, () => Promise<FamilyWords>>>>>',
      },
    },
  };
}
