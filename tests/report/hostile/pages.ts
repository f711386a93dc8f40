// What a hostile reader has in hand: four texts in two languages, and what the person did. Written anew; nothing here is shared
// with what tells, nor with the other reader of reports.
import type { Locale } from '#domain/locale.ts';

export const places = ['page', 'paper', 'mail', 'link'] as const;
export type Place = (typeof places)[number];
export type Texts = Readonly<Record<Locale, Readonly<Record<Place, readonly string[]>>>>;

/** An answer that was given, in the words of a language. */
export type Given = { readonly question: string; readonly choice: string };

export type Case = {
  readonly version: number;
  readonly form: 'full' | 'short';
  readonly ageBand: string | null;
  readonly level: 'both' | 'university' | 'vocational';
  readonly tests: readonly string[];
  readonly firstCard: string | undefined;
  /** All answers were the same, so something must be said. */
  readonly isLine: boolean;
  readonly given: Readonly<Record<Locale, readonly Given[]>>;
};

/** What is looked for; none of it is among the kinds of the other reader. */
export const kinds = [
  'as-many-as-said',
  'ten-of-fewer',
  'others-of-none',
  'of-another-level',
  'doors-beside-matches',
  'sum-is-off',
  'near-that-matches',
  'match-below-its-line',
  'other-careers-elsewhere',
  'certainty-upside-down',
  'of-another-age',
  'distances-from-no-mean',
  'called-after-a-lower-one',
  'answers-add-up-to-another',
  'answer-not-given',
  'another-test-in-the-head',
  'quotes-another-answer',
  'another-name-next-time',
  'scored-without-answers',
  'asks-for-what-was-done',
  'one-answer-unnoticed',
  'clashing-sounds',
  'broken-sentence',
  'in-another-language',
  'said-twice',
  'a-hole',
] as const;

export type Kind = (typeof kinds)[number];

/** What is wrong in one text. */
export type Found = { readonly kind: Kind; readonly what: string };

export type Finding = Found & { readonly where: string };

/** One text, and how to complain of it. */
export type Sheet = {
  readonly locale: Locale;
  readonly place: Place;
  readonly lines: readonly string[];
  /** In one line. */
  readonly text: string;
  readonly person: Case;
};

/** How each language writes what the rules look for. */
export const wording = {
  es: {
    band: /^(?:(.+) · )?(Coincidencia fuerte|Buena coincidencia|Se acerca, sin coincidir)(?: · (.+)|\..*)?$/,
    levels: { university: 'Universidad', vocational: 'Técnica (FP)' },
    near: 'Se acerca, sin coincidir',
    total: /coinciden con este filtro: (\d+)\./g,
    ten: 'Mostramos diez',
    others: 'Me salieron «',
    sum: 'Suma (r)',
    sums: 'Cómo se suma la coincidencia con',
    comma: ',',
    apart: /(\d+) de 20 · ([\d,]+) por (encima|debajo) de tu media/g,
    above: 'encima',
    incomplete: /Sin completar: ([^.]+)\./g,
    also: /También podría ser «([^»]+)»/g,
    otherwise: /(?:los que más salen son|salga (?:otro|uno distinto), como) «([^»]+)»/g,
    quotes: /«([^»]+)» en («[^»]+»(?:(?:, | y )«[^»]+»(?! en «))*)/g,
    quoted: /«([^»]+)»/g,
    doors: 'Una puerta por familia',
    ages: {
      '14-15': 'quienes tienen 14 o 15',
      '16-17': 'Simulamos a adolescentes',
      '18-24': 'la mayoría de adultos',
      '25+': 'la mayoría de adultos',
      none: 'no sabemos tu edad',
    },
    certain:
      /interés en unos (\d+) de cada 100 casos \(al azar, (\d+)\), los tres primeros sin orden en (\d+) \(al azar, (\d+)\), y el orden exacto en (\d+)/g,
    shortAndFull: /te nombramos en (\d+) de cada 100 casos .*? en la versión completa, en (\d+)/g,
    note: 'Una nota sobre tus respuestas',
    take: {
      interests: 'Hacer el test de intereses',
      values: 'Hacer el test de valores',
      personality: 'Hacer el test de personalidad',
    },
    head: /^(Intereses|Valores|Personalidad): .*, versión (\d+) del test, (completo|versión corta)$/,
    heads: { interests: 'Intereses', values: 'Valores', personality: 'Personalidad' },
    short: 'versión corta',
    answers: 'Mis respuestas, una por una',
    clash: /(?<!\p{L})(?:y «?(?:i|hi(?![aeou]))\p{L}|o «?h?o\p{L})/iu,
    foreign: /\b(?:the|your|with|which|what|and)\b/gi,
    called: [
      ['ver lo que logras', 'Logro'],
      ['decidir por tu cuenta', 'Independencia'],
      ['ganarte un nombre', 'Reconocimiento'],
      ['trabajar con buena gente', 'Relaciones'],
      ['contar con respaldo', 'Apoyo'],
      ['tener buenas condiciones', 'Condiciones de trabajo'],
    ],
    callsValues: /^Quieres (?:ver lo|decidir|ganarte|trabajar|contar|tener)/,
  },
  en: {
    band: /^(?:(.+) · )?(Strong match|Good match|Comes close, no match)(?: · (.+)|\..*)?$/,
    levels: { university: 'University', vocational: 'Vocational (FP)' },
    near: 'Comes close, no match',
    total: /match with this filter: (\d+)\./g,
    ten: 'We show ten',
    others: 'My matches include',
    sum: 'Sum (r)',
    sums: 'How the match with',
    comma: '.',
    apart: /(\d+) of 20 · ([\d.]+) (above|below) your mean/g,
    above: 'above',
    incomplete: /Incomplete: ([^.]+)\./g,
    also: /It could also be “([^”]+)”/g,
    otherwise: /(?:the most frequent are|expect (?:another|a different one), such as) “([^”]+)”/g,
    quotes: /“([^”]+)” to (“[^”]+”(?:(?:, | and )“[^”]+”(?! to “))*)/g,
    quoted: /“([^”]+)”/g,
    doors: 'One door a family',
    ages: {
      '14-15': 'people of 14 or 15',
      '16-17': 'We simulate teenagers',
      '18-24': 'most of them adults',
      '25+': 'most of them adults',
      none: 'We do not know your age',
    },
    certain:
      /interest right in about (\d+) of 100 cases \(by chance, (\d+)\), the first three regardless of order in (\d+) \(by chance, (\d+)\), and the exact order in (\d+)/g,
    shortAndFull: /we name in (\d+) of 100 cases .*? in the full (?:version|form), in (\d+)/g,
    note: 'A note on your answers',
    take: {
      interests: 'Take the interests test',
      values: 'Take the values test',
      personality: 'Take the personality test',
    },
    head: /^(Interests|Values|Personality): .*, version (\d+) of the test, (full form|short form)$/,
    heads: { interests: 'Interests', values: 'Values', personality: 'Personality' },
    short: 'short form',
    answers: 'My answers, one by one',
    clash: /(?<!\p{L})(?:a (?:[aeio]|un(?!i|e))[a-z]|an (?:[bcdfgjklmnpqrstvwxz]|uni)[a-z])/u,
    foreign: /\b(?:el|los|las|para|con|que|tus?)\b/gi,
    called: [
      ['see what you achieve', 'Achievement'],
      ['decide for yourself', 'Independence'],
      ['make a name for yourself', 'Recognition'],
      ['work with good people', 'Relationships'],
      ['count on support', 'Support'],
      ['have good conditions', 'Working conditions'],
    ],
    callsValues: /^You want to (?:see what|decide|make a name|work with|count on|have good)/,
  },
} as const;

export function sheetOf(texts: Texts, person: Case, locale: Locale, place: Place): Sheet {
  const lines = texts[locale][place];
  return { locale, place, lines, text: lines.join(' ').replaceAll(/\s+/g, ' '), person };
}

/** What a pattern captures, each time. */
export function all(text: string, pattern: RegExp): string[][] {
  return Array.from(text.matchAll(pattern), (found) => found.slice(1).map((one) => one ?? ''));
}

/** A figure as the language writes it. */
export function figure(written: string): number {
  return Number(written.replace(',', '.').replace('−', '-'));
}
