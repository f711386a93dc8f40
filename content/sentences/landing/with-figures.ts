// The figures of the site's record in the words of the landing page, as each language writes numbers.
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { site } from '#content/site.ts';
import { fill } from '#content/wording/fill.ts';
import { numberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';

/** The rating of families, and the prices of a test and a first session in euros. */
export function withFigures(page: Copy, locale: Locale): Copy {
  const number = numberIn(locale);
  const { test, firstSession } = site.prices.value;
  const rating = { rating: number.format(site.claims.rating) };
  const prices = { test: number.format(test), firstSession: number.format(firstSession) };
  const { testimonials, investment } = page;
  return {
    ...page,
    testimonials: {
      ...testimonials,
      rating: {
        ...testimonials.rating,
        figure: fill(testimonials.rating.figure, rating),
        label: fill(testimonials.rating.label, rating),
      },
    },
    investment: {
      ...investment,
      lines: investment.lines.map(({ what, price }) => ({ what, price: fill(price, prices) })),
    },
  };
}
