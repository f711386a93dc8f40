import type { Dictionary } from '#content/wording/dictionary.ts';

/** Four figures of a career's first screen, each with what it is of. */
export const copy = {
  glance: {
    list: 'De un vistazo',
    years: {
      label: 'Años',
      one: '{years} años',
      range: '{from}–{to} años',
      hours: '{hours} horas',
      degree: 'Grado universitario',
      vocational: 'Formación profesional (FP)',
      either: 'FP o grado universitario',
      toPractice: '{studies}, hasta poder ejercer',
      depends: 'Depende',
      ownWay: 'Licencia, examen u oficio',
    },
    grade: {
      label: 'Nota de entrada',
      range: '{lowest}–{highest}',
      of: 'De 14, en {year}',
      pass: 'Aprobar',
      passed: 'Bastó en {year}',
      upTo: 'Hasta {highest}',
      fromPass: 'De 14, en {year}; en alguna bastó aprobar',
      ask: 'Pregunta',
      askUniversity: 'A la universidad: no hay lista abierta',
      askSchool: 'Al instituto: no tenemos la suya',
      askTrade: 'En el examen o en la escuela del oficio',
    },
    pay: {
      label: 'Sueldo declarado',
      shareLabel: 'Con empleo',
      baseOf: 'Al año, a los 4 años. «{area}», {cohort}',
      baseOfTitle: 'Al año, a los 4 años de la FP, {cohort}',
      share: '{share} %',
      shareOf: 'Cotizaba a los 4 años. «{area}», {cohort}',
      ask: 'Pregunta',
      askWorkers: 'A quien ya trabaja en esto: no hay cifra oficial',
    },
    price: {
      label: 'Un año, pública',
      range: '{low}–{high} €',
      degree: 'Según tu pasaporte y la comunidad. Prensa, 2024 a 2026',
      vocational: 'Cataluña 2023-24 y Madrid 2025-26',
      ask: 'Pregunta',
      askUniversity: 'A la universidad, por escrito',
      askArtistic: 'A la escuela superior',
      askSchool: 'Al instituto o a la consejería',
      askTrade: 'A la escuela del oficio',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
