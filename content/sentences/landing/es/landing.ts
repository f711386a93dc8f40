import { copy as page } from '#content/dictionaries/es/landing.ts';
import { copy as register } from '#content/dictionaries/es/register.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { numberIn } from '#content/wording/formats.ts';

const number = numberIn('es');
const { rating, sessionMinutes: minutes } = site.claims;
const { test, firstSession, advice } = site.prices.value;

/** The landing page: the sentences of its dictionary, and those with the rating and the prices of the site's record. */
export const copy = {
  ...page,
  testimonials: {
    ...page.testimonials,
    rating: {
      figure: number.format(rating),
      outOf: 'de 5',
      label: `${number.format(rating)} de 5`,
    },
  },
  investment: {
    ...page.investment,
    lines: [
      { what: 'Test RIASEC', price: `${number.format(test)} €` },
      { what: `Primera sesión, ${minutes} minutos`, price: `${number.format(firstSession)} €` },
      {
        what: 'Asesoría completa',
        price:
          advice === undefined ? 'por escrito, antes de empezar' : `${number.format(advice)} €`,
      },
    ],
  },
  registerDialog: { ...page.registerDialog, form: register.form },
};

export type Copy = Dictionary<typeof copy>;
