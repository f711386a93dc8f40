import type { Dictionary } from '#content/wording/dictionary.ts';

/** The sheets of a shared class result: for the talk with the counsellor, and for home. */
export const copy = {
  /** How a sentence calls a pupil whose alias is the number of a seat. */
  seat: 'quien ocupa la plaza {n}',
  from: '{centre} · {group}',
  joined: 'Respondió el {date}',
  printed: 'Hoja hecha el {date}',
  /** The heads of the table of what a class shares. */
  table: {
    alias: 'alias',
    group: 'grupo',
    finished: 'terminó',
    letters: 'áreas',
    families: 'familias',
    values: 'valores',
    undecided: 'sin decidir',
  },
  /** The drawing of the six areas, for who does not see it. */
  hexagon: { title: 'Sus seis áreas', text: 'De más a menos: {names}.' },
  interview: {
    title: 'Entrevista: {alias}',
    document: 'Hojas de entrevista: {group}',
    portrait: 'Su resultado se llama «{name}»',
    summary: 'Lo que eligió compartir: un resumen',
    letters: 'Lo que más le llama: {names}.',
    undecided: 'Ninguna de las seis áreas destaca todavía.',
    families: 'Familias de carreras cercanas: {names}.',
    values: 'De un trabajo pide sobre todo: {names}.',
    traits: 'En personalidad, lo más claro: {names}.',
    trait: '{trait} ({end})',
    careers: 'Para mirar juntos: {names}.',
    questions: 'Tres preguntas para abrir la charla',
    ask: {
      one: 'Te salió primero {names}. ¿Cuándo hiciste algo así por última vez, y qué te gustó?',
      several: 'Te salieron muy cerca {names}. ¿A cuál le darías un sábado libre?',
      open: 'Te gustaron varias cosas casi por igual. ¿Cuál harías aunque nadie te la pidiera?',
      little: 'Poco de lo que preguntamos te llamó. ¿Qué te gusta que no estaba en la lista?',
      careers: '¿Cuál de estas te sorprende: {names}?',
      families: '¿A quién conoces que trabaje en {names}?',
      someone: '¿El trabajo de quién te gustaría ver de cerca un día?',
      next: '¿Qué te falta saber para el próximo paso, y a quién puedes preguntárselo?',
    },
    agreed: 'Lo que acordamos',
    columns: { what: 'Qué', who: 'Quién', when: 'Para cuándo' },
    appointment: 'Próxima cita: {when}.',
    foot: 'Dice qué le gusta hoy, no de qué es capaz.',
  },
  home: {
    title: 'Para hablar en casa: {alias}',
    document: 'Hojas para casa: {group}',
    lead: 'En clase respondimos un test sobre lo que nos gusta hacer. Esta hoja es para leerla en familia.',
    likes: 'Qué le gusta',
    careers: 'Carreras para mirar juntos',
    careersLead:
      'Se acercan a lo que respondió. Elijan una y averigüen tres cosas: dónde se estudia, cuánto cuesta y cómo es un día de trabajo.',
    families: 'Familias de carreras para mirar juntos',
    agreed: 'Lo que acordamos en la entrevista',
    talk: 'Preguntas en su voz',
    talkLead: 'Primero responde cada quien; después comparen.',
    reading: 'Cómo leer esto',
    readingText:
      'El test dice qué le gusta hoy. No mide capacidad ni notas, y puede cambiar. Nadie debería decidir solo con esta hoja.',
    more: 'Más, gratis y sin cuenta: {address}',
    foot: 'Una hoja de orientación, hecha con lo que {alias} eligió compartir.',
  },
};

export type Copy = Dictionary<typeof copy>;
