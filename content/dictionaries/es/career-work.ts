import type { Dictionary } from '#content/wording/dictionary.ts';

/** How the work of a career is: what it asks of people, how its days are, what it gives. */
export const copy = {
  demands: {
    title: 'Qué se te pide y qué te da',
    skills: 'Conviene que se te dé bien',
    knowledge: 'Lo que más hace falta saber',
    none: 'O*NET todavía no ha preguntado por esta ocupación qué habilidades pide.',
  },
  settings: {
    title: 'Cómo es el trabajo',
    none: 'O*NET no ha preguntado por lo demás de esta ocupación: si se trabaja de pie, al aire libre o con prisas, pregúntaselo a quien la ejerce.',
    note: 'Según quienes la ejercen en Estados Unidos (O*NET, 2014). Aquí puede cambiar, sobre todo el horario.',
    people: 'Con quién',
    place: 'Dónde',
    body: 'El cuerpo',
    screen: 'La pantalla',
    screens: { most: 'Casi todo el día ante una pantalla', part: 'A ratos', little: 'Poca' },
    screenNote: 'Lo de la pantalla es criterio nuestro: nadie lo ha contado.',
    time: 'El tiempo',
    risks: 'El riesgo',
    contact: {
      'all-day': 'Con gente casi todo el día',
      much: 'Con gente buena parte del día',
      less: 'Muchos ratos a solas o con poca gente alrededor',
    },
    meetsPublic: 'tratas con gente de fuera del equipo',
    meetsAnger: 'a veces te toca gente enojada',
    places: {
      outdoors: 'Al aire libre muchos días, haga el tiempo que haga',
      both: 'Unas veces al aire libre y otras bajo techo',
      indoors: 'Casi siempre bajo techo',
    },
    postures: {
      sitting: 'Más de la mitad del día en una silla',
      standing: 'Más de la mitad del día de pie',
      mixed: 'A ratos de pie, a ratos en una silla',
    },
    usesHands: 'con las manos ocupadas',
    deadlines: {
      daily: 'Plazos apretados casi a diario',
      weekly: 'Plazos apretados algunas veces',
      seldom: 'Pocas prisas',
    },
    schedule: {
      irregular: 'horario que cambia',
      regular: 'horario fijado con tiempo',
      shifts: 'turnos, también de noche o en feriados',
    },
    judged: 'Lo de la pantalla es criterio nuestro, y también {parts}.',
    judgedParts: {
      hours: 'el horario',
      place: 'el lugar',
      deadlines: 'los plazos',
      risks: 'una parte del riesgo',
    },
    longWeeks: 'semanas largas',
    noRisks: 'O*NET no destaca ninguno.',
    risk: {
      errors: 'un error puede salir muy caro',
      othersSafety: 'otras personas dependen de tu cuidado',
      disease: 'contacto con enfermedades',
      hazards: 'máquinas o materiales peligrosos',
      heights: 'alturas',
      noise: 'mucho ruido',
    },
  },
  values: {
    title: 'Qué da a quien trabaja en ella',
    text: 'Lo que más da, según O*NET: {names}.',
    least: 'Lo que menos: {least}.',
    none: 'O*NET no ha valorado qué ofrece esta profesión.',
    numbers: 'Los seis valores, en números',
    caption: 'Valores del trabajo en Estados Unidos según O*NET, de 1 a 7',
    value: 'Valor',
    figure: 'De 1 a 7',
  },
  likes: {
    title: 'Lo que más gusta',
    values: {
      achievement: 'Usas lo mejor que sabes hacer y ves el resultado',
      independence: 'Decides cómo trabajas y pruebas tus ideas',
      recognition: 'Puedes avanzar, y se valora lo que haces',
      relationships: 'Eres útil a otras personas y no compites con tus compañeros',
      support: 'Quien dirige explica, respalda y es justo',
    },
    interests: {
      R: 'Haces cosas con las manos y ves el resultado',
      I: 'Averiguas por qué pasan las cosas',
      A: 'Inventas algo que no existía',
      S: 'Ayudas a que alguien avance',
      E: 'Convences, decides y pones cosas en marcha',
      C: 'Todo queda en su sitio y cuadra',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
