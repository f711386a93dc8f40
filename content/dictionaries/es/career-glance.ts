import type { Dictionary } from '#content/wording/dictionary.ts';

/** Four figures of a career's first screen, each with what it is of. */
export const copy = {
  glance: {
    list: 'De un vistazo',
    years: {
      label: 'Cuánto dura',
      one: '{years} años',
      range: '{from}–{to} años',
      hours: '{hours} horas',
      degree: 'Grado universitario',
      vocational: 'Formación profesional (FP)',
      either: 'FP o grado universitario',
      specialty: 'Grado y especialidad (residencia)',
      master: 'Grado y máster',
      maybeMaster: 'Grado, o grado y máster',
      atLeast: '{years} años o más',
      toPractice: '{studies}, hasta poder ejercer',
      depends: 'Depende',
      ownWay: 'Licencia, examen u oficio',
    },
    grade: {
      label: 'Nota para entrar',
      range: '{lowest}–{highest}',
      of: 'La más baja, de 14, según la universidad pública ({year})',
      listed: 'La más baja, de 14, en las públicas que la publican ({year})',
      pass: 'Aprobar',
      passed: 'Con eso se entró en {year}',
      upTo: 'Hasta {highest}',
      fromPass: 'De 14, según la universidad pública; en alguna bastó aprobar ({year})',
      fromPassListed: 'De 14, en las públicas que la publican; en alguna bastó aprobar ({year})',
      ask: 'Pregunta',
      askUniversity: 'A la universidad: no hay lista abierta',
      askSchool: 'Al instituto: no tenemos la suya',
      askTrade: 'En el examen o en la escuela del oficio',
    },
    pay: {
      label: 'Sueldo promedio',
      shareLabel: 'Con empleo',
      baseOf: 'Al año, declarado 4 años después de terminar (generación {cohort})',
      baseOfArea: 'Al año, declarado 4 años después; todo «{area}», generación {cohort}',
      baseOfTitle: 'Al año, declarado 4 años después de la FP (generación {cohort})',
      share: '{share} %',
      shareOf: '4 años después de terminar (generación {cohort})',
      shareOfArea: '4 años después; todo «{area}», generación {cohort}',
      ask: 'Pregunta',
      askWorkers: 'A quien ya trabaja en esto: no hay cifra oficial',
    },
    price: {
      label: 'Precio de un año',
      range: '{low}–{high} €',
      degree: 'Pública. Con pasaporte europeo, {resident} (prensa, 2024-26)',
      /** In the money of a family. */
      span: '{low}–{high}',
      vocational: 'En un instituto público: Cataluña (2023-24) y Madrid (2025-26)',
      ask: 'Pregunta',
      askUniversity: 'A la universidad, por escrito',
      askArtistic: 'A la escuela superior',
      askSchool: 'Al instituto o a la consejería',
      askTrade: 'A la escuela del oficio',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
