import type { Copy } from '#content/dictionaries/es/career-glance.ts';

/** Four figures of a career's first screen, each with what it is of. */
export const copy = {
  glance: {
    list: 'At a glance',
    years: {
      label: 'Years',
      one: '{years} years',
      range: '{from}–{to} years',
      hours: '{hours} hours',
      degree: 'University degree',
      vocational: 'Vocational training (FP)',
      either: 'FP or university degree',
      toPractice: '{studies}, until you may practise',
      depends: 'It depends',
      ownWay: 'A licence, an exam or a trade',
    },
    grade: {
      label: 'Entry grade',
      range: '{lowest}–{highest}',
      of: 'Out of 14, in {year}',
      pass: 'A pass',
      passed: 'Was enough in {year}',
      upTo: 'Up to {highest}',
      fromPass: 'Out of 14, in {year}; a pass was enough at some',
      ask: 'Ask',
      askUniversity: 'The university: there is no open list',
      askSchool: 'The school: we do not have it',
      askTrade: 'At the exam or the school of the trade',
    },
    pay: {
      label: 'Declared pay',
      shareLabel: 'In work',
      baseOf: 'A year, 4 years on. “{area}”, {cohort}',
      baseOfTitle: 'A year, 4 years after the FP, {cohort}',
      share: '{share}%',
      shareOf: 'Insured 4 years on. “{area}”, {cohort}',
      ask: 'Ask',
      askWorkers: 'Somebody who does it: there is no official figure',
    },
    price: {
      label: 'A year, public',
      range: '€{low}–{high}',
      degree: 'By your passport and the region. Press, 2024 to 2026',
      vocational: 'Catalonia 2023-24 and Madrid 2025-26',
      ask: 'Ask',
      askUniversity: 'The university, in writing',
      askArtistic: 'The school',
      askSchool: 'The school or the regional office',
      askTrade: 'The school of the trade',
    },
  },
} satisfies Copy;
