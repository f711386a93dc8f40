// Twelve families reckoned by hand from the tables of the sources, on 27 November 2026 for a course that begins in 2027. Grades
// to a thousandth; where the newest grade of the degree stands (its course and its list); the first year from low to high and
// what of it is certain. Nothing here is taken from the code.
//   Living, 2025: food 200 to 250 and pass 20 in Madrid, insurance 40 to 70; ten months at the low end, twelve at the high one.
//   Of 2026, and so certain: UNED 70 + 30.30 + 15.15 = 115.45; PCE from 35 (one) to 140 (six). Of 2021: homologation 49.27.
//   Carlos III, 2026-27, 60 credits: social 113.71 = 6,822.60, engineering 128.57 = 7,714.20, health 136.44 = 8,186.40.
//   Valencia from outside, 2025-26: twice 767 = 1,534, which its source says as "from".
import { onSpanishScale } from '#domain/admission/annex-line.ts';
import type { Way } from '#domain/admission/rules.ts';
import type { Course } from '#content/cost/tuition-price.ts';
import type { RegionId } from '#domain/regions.ts';
import type { Family } from './reckon.ts';

type Golden = {
  family?: Family;
  credential?: [low: number, high: number] | 'ask';
  /** The university, its grade for this family, and how that stands to which list. */
  at?: [
    university: string,
    grade: number | [number, number] | 'alone',
    position: string,
    list: [year: number, round: string, cutOff: number, most: number],
  ];
  cost: { way: Way | ''; course: Course; region: RegionId; city?: string };
  sum: [low: number, high: number | 'at least', certain: number];
};

export const foreign = (branch: NonNullable<Course['branch']>): Course => ({
  kind: 'degree',
  payer: 'foreign',
  branch,
});
const vocational: Course = { kind: 'vocational', payer: 'foreign' };
const inMadrid = { region: 'madrid', city: 'madrid' } as const;

export const golden: Readonly<Record<string, Golden>> = {
  'Peru, Medicine in Madrid': {
    family: {
      way: 'homologated-pce',
      region: 'madrid',
      degree: 'medicina',
      mean: 8,
      marks: [
        ['biology', 9],
        ['chemistry', 8.5],
      ],
    },
    // 0.2 · 8 + 4 + 0.1 · (9 + 8.5); both weigh 0.2: + 1.8 + 1.7. Madrid from 12.5, two years: ± 0.47.
    credential: [7.35, 7.35],
    at: ['ucm', 10.85, 'below', [2025, 'first', 13.1, 0.47]],
    cost: { way: 'homologated-pce', course: foreign('health'), ...inMadrid },
    // 8,186.40 + 115.45 + 35 + 49.27 + 10 · (620 + 260); 8,186.40 + 115.45 + 140 + 49.27 + 12 · (620 + 340)
    sum: [17_186.12, 20_011.12, 8336.85],
  },
  'Colombia, Law in Granada': {
    family: { way: 'agreement', region: 'andalusia', degree: 'derecho' },
    credential: [5, 10],
    // Andalusia from 7, six years: ± 2.75, so that 5 is below 5.204 and 10 near.
    at: ['ugr', [5, 10], 'below–near', [2021, 'unsaid', 7.954, 2.75]],
    cost: { way: 'agreement', course: foreign('social'), region: 'andalusia', city: 'granada' },
    // 1,534 + 115.45 + 10 · (340 + 260); 6,822.60 + 115.45 + 12 · (340 + 340)
    sum: [7649.45, 15_098.05, 115.45],
  },
  'Mexico with the IB, Computing in Barcelona': {
    family: { way: 'ib', region: 'catalonia', degree: 'ingenieria-informatica', mean: 5.2 },
    // 5.2 + 3. Weights of Catalonia are not known: the credential alone. Catalonia from 9, two years: ± 1.17.
    credential: [8.2, 8.2],
    at: ['ub', 'alone', 'below', [2025, 'first', 10.246, 1.17]],
    cost: { way: 'ib', course: foreign('engineering'), region: 'catalonia', city: 'barcelona' },
    // 1,534 + 115.45 + 10 · (650 + 260); 7,714.20 + 115.45 + 12 · (650 + 340)
    sum: [10_749.45, 19_709.65, 115.45],
  },
  'Ecuador, FP in Valencia': {
    cost: { way: '', course: vocational, region: 'valencia', city: 'valencia' },
    // 360 as in Catalonia + 49.27 + 10 · (425 + 260); 400 as in Madrid + 49.27 + 12 · (425 + 340)
    sum: [7259.27, 9629.27, 0],
  },
  'Argentina with an Italian passport, Law in Valencia': {
    family: {
      way: 'homologated-pce',
      region: 'valencia',
      degree: 'derecho',
      mean: 7.5,
      marks: [['maths', 8]],
    },
    // 0.2 · 7.5 + 4 + 0.8
    credential: [6.3, 6.3],
    cost: {
      way: 'homologated-pce',
      course: { kind: 'degree', payer: 'resident' },
      region: 'valencia',
      city: 'valencia',
    },
    // From 767 + 115.45 + 35 + 49.27 + 10 · (425 + 260); 115.45 + 35 are of this year.
    sum: [7816.72, 'at least', 150.45],
  },
  'Venezuela, Mechanical Engineering in Madrid': {
    family: {
      way: 'homologated-pce',
      region: 'madrid',
      degree: 'ingenieria-mecanica',
      mean: 6.5,
      marks: [
        ['maths', 7],
        ['physics', 6],
        ['technical-drawing', 4.99],
      ],
    },
    // 0.2 · 6.5 + 4 + 0.1 · 13 = 6.6; + 0.2 · 7 + 0.2 · 6. Madrid from 11, two years: ± 0.91.
    credential: [6.6, 6.6],
    at: ['upm', 9.2, 'below', [2025, 'first', 11.867, 0.91]],
    cost: { way: 'homologated-pce', course: foreign('engineering'), ...inMadrid },
    // 7,714.20 + 115.45 + 35 + 49.27 + 8,800; 7,714.20 + 115.45 + 140 + 49.27 + 11,520
    sum: [16_713.92, 19_538.92, 7864.65],
  },
  'Peru, FP in Madrid': {
    cost: { way: '', course: vocational, ...inMadrid },
    // 400 of 2025-26 + 49.27 + 8,800; 400 + 49.27 + 11,520
    sum: [9249.27, 11_969.27, 0],
  },
  'Colombia, Nursing in Málaga': {
    family: {
      way: 'agreement',
      region: 'andalusia',
      degree: 'enfermeria',
      // 4.2 between a pass of 3 and a highest mark of 5: 5 + 5 · 1.2 / 2
      mean: onSpanishScale(4.2, { low: 3, high: 5 })?.low ?? 0,
      marks: [
        ['biology', 9],
        ['chemistry', 8],
      ],
    },
    credential: [8, 8],
    // 8 + 1.8 + 1.6; of Spain from 11, six years: ± 1.22, because Andalusia has too few such pairs.
    at: ['uma', 11.4, 'near', [2021, 'unsaid', 12.29, 1.22]],
    cost: { way: 'agreement', course: foreign('health'), region: 'andalusia', city: 'malaga' },
    // 1,534 + 115.45 + 10 · (520 + 260); 8,186.40 + 115.45 + 12 · (520 + 340)
    sum: [9449.45, 18_621.85, 115.45],
  },
  'Chile, Architecture in Zaragoza': {
    family: {
      way: 'homologated-pce',
      region: 'aragon',
      degree: 'estudios-de-arquitectura',
      mean: 7,
      marks: [
        ['maths', 8],
        ['technical-drawing', 9],
        ['english', 7],
      ],
    },
    // 0.2 · 7 + 4 + 0.1 · 24. Weights of Aragon are not known; of Spain from 9, six years: ± 2.24.
    credential: [7.8, 7.8],
    at: ['unizar', 'alone', 'near', [2021, 'unsaid', 9.581, 2.24]],
    cost: {
      way: 'homologated-pce',
      course: foreign('engineering'),
      region: 'aragon',
      city: 'zaragoza',
    },
    // 1,534 + 49.27 + 115.45 + 35 + 10 · (375 + 260); 7,714.20 + 49.27 + 115.45 + 140 + 12 · (375 + 340)
    sum: [8083.72, 16_598.92, 150.45],
  },
  'Mexico, Psychology at the Complutense': {
    family: {
      way: 'homologated-pce',
      region: 'madrid',
      degree: 'psicologia',
      mean: 8.5,
      marks: [
        ['spanish-language', 8],
        ['english', 9],
        ['applied-maths', 8.5],
        ['biology', 9],
      ],
    },
    // 0.2 · 8.5 + 4 + 0.1 · 34.5 = 9.15; + 0.2 · 9 + 0.2 · 8.5. Madrid from 9, two years: ± 1.33.
    credential: [9.15, 9.15],
    at: ['ucm', 12.65, 'above', [2025, 'first', 10.525, 1.33]],
    cost: { way: 'homologated-pce', course: foreign('health'), ...inMadrid },
    sum: [17_186.12, 20_011.12, 8336.85],
  },
  'Argentina, Physiotherapy at the Autónoma': {
    family: {
      way: 'homologated-pce',
      region: 'madrid',
      degree: 'fisioterapia',
      mean: 7,
      marks: [
        ['english', 8],
        ['maths', 7],
        ['biology', 8],
        ['chemistry', 7],
      ],
    },
    // 0.2 · 7 + 4 + 0.1 · 30
    credential: [8.4, 8.4],
    cost: { way: 'homologated-pce', course: foreign('health'), ...inMadrid },
    sum: [17_186.12, 20_011.12, 8336.85],
  },
  'Bolivia without PCE, Law in Salamanca': {
    family: { way: 'homologated', region: 'castilla-y-leon', degree: 'derecho', mean: 6 },
    credential: 'ask',
    cost: {
      way: 'homologated',
      course: foreign('social'),
      region: 'castilla-y-leon',
      city: 'salamanca',
    },
    // 1,534 + 49.27 + 115.45 + 10 · (360 + 260); 6,822.60 + 49.27 + 115.45 + 12 · (360 + 340)
    sum: [7898.72, 15_387.32, 115.45],
  },
};
