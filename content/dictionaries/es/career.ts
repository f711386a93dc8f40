import { copy as suggestion } from '#content/dictionaries/es/suggestion.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as work } from './career-work.ts';
import { copy as glance } from './career-glance.ts';
import { copy as ways } from './career-ways.ts';

/** What stands around every career; its own words are in `content/catalog/`. */
export const copy = {
  head: {
    title: `{career} · ${site.brand}`,
    description:
      '{career}: qué se hace, cómo es un día, si se parece a ti, qué se estudia en España y dónde, y qué carreras tiene cerca.',
  },
  trail: { label: 'Dónde estás', careers: 'Carreras' },
  inSpain: 'En España:',
  alsoCalled: 'También se llama: {names}.',
  levels: {
    university: 'Universidad',
    vocational: 'Técnica (FP)',
    either: 'Universidad o técnica (FP)',
    own: 'Por una vía propia',
    specialty: 'Universidad y residencia',
    master: 'Universidad y máster',
  },
  react: suggestion.react,
  compareWith: 'Compara con…',
  compare: {
    title: '¿Es para ti?',
    verdicts: {
      strong: 'Coincidencia fuerte con tu resultado',
      good: 'Buena coincidencia con tu resultado',
      near: 'Se acerca a tu resultado',
      weak: 'Poca coincidencia con tu resultado',
    },
    much: 'mucho',
    some: 'algo',
    little: 'poco',
    list: 'Cuánto pide esta profesión de cada interés',
    chart: 'Los seis intereses de {career}',
    description: 'Las palabras están en la lista de al lado.',
    text: 'Haz el test y verás aquí tu hexágono encima.',
    action: 'Hacer el test',
  },
  day: { title: 'Un día cualquiera', note: 'Un ejemplo: cada puesto es distinto.' },
  work: 'Qué se hace y cómo es',
  tasks: 'Qué se hace',
  ...work,
  ...ways,
  ...glance,
  closer: 'Más de cerca',
  tires: 'Lo que cansa',
  related: {
    title: 'Carreras cercanas',
    reasons: {
      studies: 'se estudia lo mismo',
      profile: 'intereses muy parecidos',
      onet: 'trabajo parecido',
      family: 'misma familia',
      field: 'mismo campo',
      none: 'cercana, a nuestro juicio',
    },
  },
  tries: { title: 'Pruébalo esta semana' },
  sources: {
    title: 'De dónde sale todo esto',
    occupation: 'De la ocupación {code} de O*NET: {parts}.',
    interests: 'intereses, de {month}',
    values: 'valores, de {month}',
    demands: 'habilidades y conocimientos, de mayo de 2025',
    tasks: 'tareas, de mayo de 2025',
    settings: 'cómo es el trabajo, de marzo de 2014',
    studies:
      'Precios: prensa, 2024-26; FP, de Cataluña (2023-24) y Madrid (2025-26). Universidades: registro oficial (RUCT), 2020. Plazas y notas: Ministerio de Universidades (SIIU); las de 2021-22, de una copia de su tabla. FP: TodoFP y, de los títulos que no trae, sus decretos (BOE).',
    words:
      'Las descripciones son nuestras; lo que se hace está escrito a partir de las tareas de O*NET.',
    link: 'La ocupación en O*NET OnLine (en inglés)',
  },
};

export type Copy = Dictionary<typeof copy>;
