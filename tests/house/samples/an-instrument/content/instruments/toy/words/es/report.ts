import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as names } from './names.ts';
import { copy as types } from './types.ts';

export const copy = {
  yours: 'Tus juguetes',
  types,
  missing: 'Falta el test de juguetes: un minuto.',
  take: names.take,
  foldsTitle: 'Qué significa cada juguete',
  leads: 'Tu juguete: {name}.',
  open: 'Ningún juguete va primero.',
  score: 'Puntos',
  meaning: {
    title: 'Cómo leer tu resultado',
    folds: [{ title: 'Qué significan los números', text: ['Cada juguete suma tres preguntas.'] }],
  },
  repeatOld: 'Los juguetes cambian. ¿Repetir el test?',
  next: { repeatTitle: 'Juega y repite', repeatText: 'Dentro de un mes, repite el test.' },
};

export type Copy = Dictionary<typeof copy>;
