// Words beside the figures that they tell: interests, values, demands, studies and their years, places and grades.
import { figureOf, swap, type Rule } from './rule.ts';
import type { CareerData } from './data-files.ts';
import type { ShownCareer } from './shown-career.ts';

const interestColumns: Readonly<Record<string, string>> = {
  Realista: 'R',
  Realistic: 'R',
  Investigador: 'I',
  Investigative: 'I',
  Artístico: 'A',
  Artistic: 'A',
  Social: 'S',
  Emprendedor: 'E',
  Enterprising: 'E',
  Convencional: 'C',
  Conventional: 'C',
};
const valueColumns: Readonly<Record<string, string>> = {
  Logro: 'achievement',
  Achievement: 'achievement',
  Independencia: 'independence',
  Independence: 'independence',
  Reconocimiento: 'recognition',
  Recognition: 'recognition',
  Relaciones: 'relationships',
  Relationships: 'relationships',
  Apoyo: 'support',
  Support: 'support',
  'Condiciones de trabajo': 'conditions',
  'Working conditions': 'conditions',
};
const words = { es: ['poco', 'algo', 'mucho'], en: ['little', 'some', 'a lot'] } as const;

function wordFor(figure: number, locale: 'es' | 'en'): string {
  return words[locale][figure >= 5 ? 2 : figure >= 3 ? 1 : 0];
}

/** What each sentence of what people like is told of: an interest or a value. */
const likes: readonly (readonly [RegExp, string])[] = [
  [/con las manos|with your hands/, 'R'],
  [/por qué pasan|why things happen/, 'I'],
  [/no existía|did not exist/, 'A'],
  [/alguien avance|somebody get on/, 'S'],
  [/Convences|You persuade/, 'E'],
  [/cuadra|adds up/, 'C'],
  [/mejor que sabes hacer|what you do best/, 'achievement'],
  [/Decides cómo|You decide how/, 'independence'],
  [/Puedes avanzar|You can move up/, 'recognition'],
  [/Eres útil|You are useful/, 'relationships'],
  [/Quien dirige|Whoever leads/, 'support'],
];

export const rulesOfFigures: readonly Rule[] = [
  {
    name: 'the word for each interest is that of its figure',
    find: ({ interests, locale }, { occupation }) => {
      if (interests.length !== 6) return `${interests.length} interests`;
      const wrong = interests.find(
        ({ name, word }) =>
          word !== wordFor(Number(occupation[interestColumns[name] ?? '']), locale),
      );
      return wrong && `${wrong.name} ${wrong.word}`;
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /(<span>Artístico<\/span> <strong>)poco/, '$1mucho'),
    },
  },
  {
    name: 'the word and the figure of each value are those of its table',
    find: ({ values, locale }, { occupation }) => {
      const wrong = values.find(({ name, word, figure }) => {
        const known = Number(occupation[valueColumns[name] ?? '']);
        return word !== wordFor(known, locale) || Math.abs(figureOf(figure) - known) > 0.005;
      });
      return wrong && `${wrong.name} ${wrong.word} ${wrong.figure}`;
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /(<small>)6,33/, '$16,03'),
    },
  },
  {
    name: 'what it gives least is nothing that it gives much of',
    find: ({ valuesText, values }) => {
      const [, least] = /(?:Lo que menos|gives least): ([^.]+)\./.exec(valuesText) ?? [];
      const amount = values.find(({ name }) => name === least);
      return amount && /mucho|a lot/.test(amount.word) ? `${least} ${amount.word}` : undefined;
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /Lo que menos: Reconocimiento/, 'Lo que menos: Apoyo'),
    },
  },
  {
    name: 'what people like is what its record says; else its first interests, or a value that is rated at 5 or more',
    find: ({ likes: said }, { occupation, likes: own }) => {
      if (own.length > 0) return said.find((text) => !own.includes(text));
      const order = ['R', 'I', 'A', 'S', 'E', 'C'].toSorted(
        (a, b) => Number(occupation[b]) - Number(occupation[a]),
      );
      return said.find((text) => {
        const column = likes.find(([known]) => known.test(text))?.[1];
        if (column === undefined) return true;
        if (column.length > 1) return Number(occupation[column]) < 5;
        return Number(occupation[column]) < Number(occupation[order[1] ?? '']);
      });
    },
    planted: {
      career: 'trabajo-social',
      plant: (html) => swap(html, /Ayudas a que alguien avance/, 'Inventas algo que no existía'),
    },
  },
  {
    name: 'what it demands is what its table ranks first',
    find: ({ skills, knowledge, locale }, { demands }) => {
      const named = [...skills, ...knowledge];
      if (named.length === 0) return undefined;
      const known = demands.map((each) => each[locale]);
      return (
        named.find((name) => !known.includes(name)) ?? known.find((each) => !named.includes(each))
      );
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /<li>Psicología<\/li>/, '<li>Matemáticas</li>'),
    },
  },
  {
    name: 'how long it takes is no shorter than its studies',
    find: ({ reach }, { degrees, profession }) => {
      const [, least = '', most = least] =
        /(?:de )?(\d+)(?: (?:a|to) (\d+))? (?:años|years)/.exec(reach) ?? [];
      const years = degrees.map((each) => each.years);
      if (least === '' || years.length === 0) return undefined;
      const known = profession?.years;
      const isKnown = known?.least === Number(least) && known.most === Number(most);
      return isKnown || Number(most) === Math.max(...years) ? undefined : reach;
    },
    planted: {
      career: 'medicina-de-familia',
      plant: (html) => swap(html, /de 10 a 11 años/, '4 años'),
    },
  },
  {
    name: 'the level that it wears is that of its studies',
    find: ({ badge }, { degrees, titles }) => {
      const [degree, title] = [degrees.length > 0, titles.length > 0];
      if (/^(?:Universidad o|University or) /.test(badge))
        return degree && title ? undefined : badge;
      if (/^(?:Universidad|University)\b/.test(badge)) return degree ? undefined : badge;
      if (/^(?:Técnica|Technical)/.test(badge)) return title ? undefined : badge;
      return /^(?:Licencia|A license)/.test(badge) && (degree || title) ? badge : undefined;
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, />Universidad, hasta/, '>Técnica (FP), hasta'),
    },
  },
  {
    name: 'how many universities teach it, and between which grades, is what the register says',
    find: placesAgainstRegister,
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /38 universidades públicas/, '39 universidades públicas'),
    },
  },
];

function placesAgainstRegister(
  { places }: ShownCareer,
  { offers, universities }: CareerData,
): string | undefined {
  const [, said] = /(\d+) (?:universidades públicas|public universities)/.exec(places) ?? [];
  const inPublic = new Set(
    offers
      .map(({ university = '' }) => university)
      .filter((id) => universities.get(id)?.kind === 'public'),
  );
  if (said !== undefined && Number(said) !== inPublic.size) return `${said}, not ${inPublic.size}`;
  const grades = offers.flatMap((row) => (row['2021'] ? [Number(row['2021'])] : []));
  const [, from, to] = /2021-22: (?:de )?(\d+[.,]\d+) (?:a|to) (\d+[.,]\d+)/.exec(places) ?? [];
  if (from && to) {
    const [low, high] = [Math.min(...grades), Math.max(...grades)];
    if (Math.abs(figureOf(from) - low) > 0.006 || Math.abs(figureOf(to) - high) > 0.006)
      return `${from} to ${to}, not ${low} to ${high}`;
  }
  return undefined;
}
