import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The head of `/legal`; its sections lie beside it. */
export const copy = {
  head: {
    title: `Privacidad y aviso legal · ${site.brand}`,
    description:
      'Quién responde de tus datos, qué guardamos y dónde, para qué, cuánto tiempo, y cómo pedir que los corrijamos o los borremos.',
  },
  kicker: 'Legal',
  title: 'Privacidad y aviso legal',
  version: 'Versión 7, 26 de noviembre de 2026',
  /** What matters, in a few lines. */
  points: [
    'Puedes hacer los tests sin decirnos quién eres: tus respuestas se quedan en tu navegador.',
    'Si creas una cuenta, guardamos lo necesario para devolverte tu resultado.',
    `La cuenta es desde los ${constants.ageOfConsentYears} años; para los tests no hace falta.`,
    'No hay publicidad, y nada opcional se activa sin tu permiso.',
    'Puedes ver tus datos, corregirlos y pedir que lo borremos todo.',
  ],
  changeConsent: 'Cambiar mi elección de cookies',
  contents: 'En esta página',
};

export type Copy = Dictionary<typeof copy>;
