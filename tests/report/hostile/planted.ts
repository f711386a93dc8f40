// A fault of each kind, put into a text where it was right.
import type { Locale } from '#domain/locale.ts';
import { wording, type Case, type Kind, type Place } from './pages.ts';

export type Planted = {
  readonly kind: Kind;
  readonly place: Place;
  readonly plant: (lines: readonly string[], locale: Locale, person: Case) => readonly string[];
};

const both = <Each>(locale: Locale, es: Each, en: Each): Each => (locale === 'es' ? es : en);
const withMore =
  (es: readonly string[], en: readonly string[]): Planted['plant'] =>
  (lines, locale) => [...both(locale, es, en), ...lines];
const replaced =
  (pattern: RegExp, by: string): Planted['plant'] =>
  (lines) =>
    lines.map((line) => line.replace(pattern, (_, before: string) => `${before}${by}`));

export const planted: readonly Planted[] = [
  { kind: 'as-many-as-said', place: 'page', plant: replaced(/((?:filtro|filter): )\d+/, '3') },
  {
    kind: 'ten-of-fewer',
    place: 'page',
    plant: withMore(['Mostramos diez.'], ['We show ten.']),
  },
  {
    kind: 'others-of-none',
    place: 'mail',
    plant: (lines, locale) => {
      const careers = lines.filter((line) => wording[locale].band.test(line));
      return lines.filter((line) => careers.indexOf(line) < 2);
    },
  },
  {
    kind: 'of-another-level',
    place: 'page',
    plant: withMore(
      ['Medicina', 'Buena coincidencia · Universidad'],
      ['Medicine', 'Good match · University'],
    ),
  },
  {
    kind: 'doors-beside-matches',
    place: 'page',
    plant: withMore(['Una puerta por familia'], ['One door a family']),
  },
  { kind: 'sum-is-off', place: 'page', plant: afterSum('0.99') },
  { kind: 'match-below-its-line', place: 'page', plant: afterSum('0.50') },
  {
    kind: 'near-that-matches',
    place: 'page',
    plant: (lines, locale) =>
      lines.map((line) =>
        line.replace(
          /Coincidencia fuerte|Buena coincidencia|(?:Strong|Good) match/,
          wording[locale].near,
        ),
      ),
  },
  {
    kind: 'other-careers-elsewhere',
    place: 'mail',
    plant: (lines, locale) =>
      lines.filter((_, at) => at !== lines.findIndex((one) => wording[locale].band.test(one))),
  },
  {
    kind: 'certainty-upside-down',
    place: 'page',
    plant: replaced(/((?:sin orden|regardless of order) (?:en|in) )\d+/, '99'),
  },
  {
    kind: 'of-another-age',
    place: 'link',
    plant: withMore(['Simulamos a adolescentes.'], ['We simulate teenagers.']),
  },
  {
    kind: 'distances-from-no-mean',
    place: 'page',
    plant: withMore(['16 de 20 · 9,9 por encima de tu media'], ['16 of 20 · 9.9 above your mean']),
  },
  {
    kind: 'called-after-a-lower-one',
    place: 'page',
    plant: (lines, locale) => {
      const { apart, called, callsValues } = wording[locale];
      const values = lines.flatMap((_, at) =>
        new RegExp(apart).test(lines[at + 1] ?? '') ? [lines[at] ?? ''] : [],
      );
      const [phrase = ''] = called.find(([, value]) => value === values.at(-1)) ?? [];
      return lines.map((line) =>
        callsValues.test(line) ? both(locale, `Quieres ${phrase}`, `You want to ${phrase}`) : line,
      );
    },
  },
  {
    kind: 'answers-add-up-to-another',
    place: 'paper',
    plant: (lines, locale) => {
      const from = lines.indexOf(wording[locale].answers);
      const at = lines.findIndex((line, n) => n > from && line === '3');
      return lines.with(at, '2');
    },
  },
  {
    kind: 'answer-not-given',
    place: 'paper',
    plant: (lines, locale, person) => {
      const [one] = person.given[locale];
      const at = lines.findIndex((line) => line.replace(/\s\*$/, '') === one?.question);
      return lines.with(at + 1, both(locale, 'Otra cosa', 'Another thing'));
    },
  },
  { kind: 'another-test-in-the-head', place: 'paper', plant: replaced(/(versi[oó]n )2/, '1') },
  {
    kind: 'quotes-another-answer',
    place: 'page',
    plant: (lines, locale, person) => {
      const [one, other] = [
        person.given[locale][0],
        person.given[locale].find(({ choice }) => choice !== person.given[locale][0]?.choice),
      ];
      return [
        ...lines,
        both(
          locale,
          `«${other?.choice}» en «${one?.question}».`,
          `“${other?.choice}” to “${one?.question}”.`,
        ),
      ];
    },
  },
  {
    kind: 'another-name-next-time',
    place: 'page',
    plant: withMore(
      [
        'También podría ser «Cuidas», por muy poco.',
        'Si no, los que más salen son «Creas» y «Curas».',
      ],
      [
        'It could also be “You care”, by very little.',
        'If not, the most frequent are “You make” and “You cure”.',
      ],
    ),
  },
  {
    kind: 'scored-without-answers',
    place: 'page',
    plant: withMore(['Sin completar: Social.'], ['Incomplete: Social.']),
  },
  {
    kind: 'asks-for-what-was-done',
    place: 'page',
    plant: withMore(['Hacer el test de valores'], ['Take the values test']),
  },
  {
    kind: 'clashing-sounds',
    place: 'mail',
    plant: withMore(['Te gusta leer y investigar.'], ['You are a investigator.']),
  },
  {
    kind: 'broken-sentence',
    place: 'mail',
    plant: withMore(['Te gusta leer .'], ['You like to to read.']),
  },
  {
    kind: 'in-another-language',
    place: 'page',
    plant: withMore(
      ['Careers that match your interests, and the rest with them.'],
      ['Las carreras que se parecen a tus intereses.'],
    ),
  },
  {
    kind: 'said-twice',
    place: 'mail',
    plant: (lines) => [...lines, lines.find((line) => line.length > 40) ?? ''],
  },
  { kind: 'a-hole', place: 'link', plant: withMore(['Te une {names}.'], ['You share {names}.']) },
];

/** Another figure as the sum of the first career. */
function afterSum(by: string): Planted['plant'] {
  return (lines, locale) => {
    const { sum, comma } = wording[locale];
    return lines.with(lines.indexOf(sum) + 1, by.replace('.', comma));
  };
}
