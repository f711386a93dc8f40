import { copy as page } from '#content/dictionaries/en/landing.ts';
import { copy as register } from '#content/dictionaries/en/register.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { site } from '#content/site.ts';
import { numberIn } from '#content/wording/formats.ts';

const number = numberIn('en');
const { rating, sessionMinutes: minutes } = site.claims;
const { test, firstSession, advice } = site.prices.value;

export const copy = {
  ...page,
  testimonials: {
    ...page.testimonials,
    rating: {
      figure: number.format(rating),
      outOf: 'out of 5',
      label: `${number.format(rating)} out of 5`,
    },
  },
  investment: {
    ...page.investment,
    lines: [
      { what: 'RIASEC test', price: `€${number.format(test)}` },
      { what: `First session, ${minutes} minutes`, price: `€${number.format(firstSession)}` },
      {
        what: 'Full advice',
        price: advice === undefined ? 'in writing, before you start' : `€${number.format(advice)}`,
      },
    ],
  },
  registerDialog: { ...page.registerDialog, form: register.form },
} satisfies Copy;
