import type { Dictionary } from '#content/wording/dictionary.ts';

/** What is said of one career beside a person's result. Agreement of interests, never ability, never a promise. */
export const copy = {
  bands: {
    strong: 'Coincidencia fuerte',
    good: 'Buena coincidencia',
    near: 'Se acerca, sin coincidir',
    weak: 'Poca coincidencia',
  },
  levels: {
    university: 'Universidad',
    vocational: 'Técnica (FP)',
    either: 'Universidad o técnica (FP)',
    own: 'Por una vía propia',
  },
  reasons: {
    shared: {
      one: 'Te une el gusto por {names}, que también pesa en la profesión.',
      two: 'Te une el gusto por {names}, que también pesa en la profesión.',
    },
    nearest: {
      one: 'Te acerca {names}: destaca un poco, en ti y en la profesión.',
      two: 'Te acercan {names}: destacan un poco, en ti y en la profesión.',
    },
    lowOnBoth: {
      one: 'Se parecen en lo que menos pesa: {names}.',
      two: 'Se parecen en lo que menos pesa: {names}.',
    },
    sharedNone: 'Ningún interés cuenta a la vez en ti y en la profesión.',
    liked: 'En preguntas cercanas a esta carrera marcaste {answers}.',
    likedSame: '«{choice}» en {items}',
    gap: {
      career: 'Esta profesión pide {name} más de lo que a ti te gusta.',
      person: 'A ti te gusta {name} más de lo que pide esta profesión.',
    },
    // After a first one in the same direction.
    gapAlso: {
      career: 'También pide {name} más de lo que a ti te gusta.',
      person: 'También te gusta {name} más de lo que pide.',
    },
    gapNone: 'No hay mucha distancia en ningún interés.',
    spoke: {
      type: 'Sale por el conjunto de tus intereses; las preguntas más cercanas a esta carrera te gustaron menos que otras.',
      field:
        'Sale por lo que marcaste en las preguntas más cercanas a esta carrera: el conjunto de tus intereses no llega a coincidir.',
    },
  },
  values: {
    agrees: 'Por tus valores, un punto a favor: esta carrera te ofrece {names}.',
    agreesPlain: 'Por tus valores, un punto a favor.',
    differs: 'Por tus valores, algo que mirar: esta carrera ofrece menos {names}.',
    differsPlain: 'Por tus valores, buscas otra cosa.',
    'no-data': 'Valores de esta profesión: sin datos.',
  },
  studies: 'Cómo se estudia en España',
  more: 'Por qué, y cómo se llega',
  gates: {
    line: 'Para ejercer en España: {names}. Los detalles, en la página de la carrera.',
    kinds: {
      degree: 'un título concreto',
      master: 'un máster',
      residency: 'una residencia con examen nacional',
      'state-exam': 'un examen del Estado',
      chamber: 'casi siempre la colegiación',
      'civil-service': 'una oposición para puestos públicos',
      nationality: 'cumplir la nacionalidad que se pide',
      licence: 'una licencia',
    },
  },
  sum: {
    title: 'Cómo se calcula',
    text: 'Se compara la forma de los dos perfiles, no su altura. Un tipo suma cuando queda del mismo lado de la media en tus respuestas y en la profesión, y resta cuando queda en lados distintos. Desde 0,61 hablamos de buena coincidencia. Fuerte la llamamos desde 0,98: con respuestas al azar, solo una lista de cada veinte tiene una carrera así. Entre 0,45 y 0,61 una carrera se acerca, sin coincidir. Las cifras de la profesión son de O*NET, de 1 a 7.',
    caption: 'Cómo se suma la coincidencia con {career}',
    type: 'Tipo',
    you: 'Tú, de {max}',
    career: 'Profesión',
    adds: 'Aporta',
    total: 'Suma (r)',
  },
  react: {
    label: '¿Qué te parece {career}?',
    interested: 'Me interesa',
    no: 'No es para mí',
    known: 'Ya la conozco',
    failed: 'No se pudo guardar lo que marcaste. Vuelve a intentarlo.',
  },
};

export type Copy = Dictionary<typeof copy>;
