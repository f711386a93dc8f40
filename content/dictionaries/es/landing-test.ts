import { careerCount } from '#content/compiled/careers/count.js';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';

/** Of the landing page: what the test promises, and the model behind it. */
export const copy = {
  /** The example of the first screen. */
  sample: {
    caption: 'Ejemplo: así se ve un resultado',
    name: 'Llevas tus ideas al público',
    careers: {
      one: 'Dirección de arte',
      two: 'Escritura',
      three: 'Relaciones públicas',
    },
  },
  promo: {
    title: 'En ocho minutos tienes por dónde empezar',
    lead: `Te mostramos sesenta actividades y nos dices cuánto te gustaría hacer cada una. Después comparas ${careerCount} carreras.`,
    honesty: {
      summary: 'Hasta dónde llega este test',
      text: 'Es un test nuevo y exploratorio, todavía sin validar, y cada interés lleva su margen de error. Mide intereses, no aptitudes: te dice qué te gusta, y lo que se te da bien lo descubres probando.',
    },
  },
  model: {
    title: 'Seis formas de interesarse por el mundo',
    lead: 'El modelo RIASEC de John Holland es un mapa aproximado: puedes reconocerte en varias.',
    pick: 'Elige un tipo para conocerlo',
    enjoys: 'Suele atraerle',
    subjects: 'Materias cercanas',
    types,
  },
};

export type Copy = Dictionary<typeof copy>;
