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
      degree: 'Universidad',
      vocational: 'Técnica (FP)',
      either: 'Universidad o técnica (FP)',
      specialty: 'Universidad y residencia',
      master: 'Universidad y máster',
      maybeMaster: 'Universidad, a veces con máster',
      atLeast: '{years} años o más',
      toPractice: '{studies}, hasta poder ejercer',
      depends: 'Depende',
      ownWay: 'Licencia, examen u oficio',
    },
    grade: {
      label: 'Nota para entrar',
      range: '{lowest}–{highest}',
      of: 'De 14, en las públicas ({year})',
      listed: 'De 14, en las públicas ({year})',
      pass: 'Aprobar',
      passed: 'Con eso se entró en {year}',
      upTo: 'Hasta {highest}',
      fromPass: 'De 14; en alguna pública bastó aprobar ({year})',
      fromPassListed: 'De 14; en alguna pública bastó aprobar ({year})',
      ask: 'Pregunta',
      askUniversity: 'A la universidad: no hay lista abierta',
      askSchool: 'Al instituto: no tenemos la suya',
      askTrade: 'En el examen o en la escuela del oficio',
    },
    pay: {
      label: 'Sueldo promedio',
      shareLabel: 'Con empleo',
      baseOf: 'Al año: así ganaban en {measured} quienes terminaron en {ended}',
      baseOfArea: 'Al año en toda su área: así ganaban en {measured} quienes terminaron en {ended}',
      baseOfTitle: 'Al año: así ganaban en {measured} quienes terminaron la FP en {ended}',
      share: '{share} %',
      shareOf: 'Así estaban en {measured} quienes terminaron en {ended}',
      shareOfArea: 'De toda su área: así estaban en {measured} quienes terminaron en {ended}',
      ask: 'Pregunta',
      askWorkers: 'A quien ya trabaja en esto: no hay cifra oficial',
    },
    price: {
      label: 'Precio de un año',
      range: '{low}–{high}\u00A0€',
      degree: 'Pública. Con pasaporte europeo, {resident}',
      /** In the money of a family. */
      span: '{low}–{high}',
      vocational: 'En un instituto público',
      ask: 'Pregunta',
      askUniversity: 'A la universidad, por escrito',
      askArtistic: 'A la escuela superior',
      askSchool: 'Al instituto o a la consejería',
      askTrade: 'A la escuela del oficio',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
