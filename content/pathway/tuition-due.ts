// What a year at a public university costs this family, in the month in which it is paid: of its region, and of how it may
// live in Spain, as the calculators say it. Both prices stand below it in any case (decision 044).
import { publicYear } from '#content/cost/public-year.ts';
import { exampleWords, knownWords } from '#content/cost/price-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { lowerFirst } from '#content/wording/lower-first.ts';
import { priceAge } from '#domain/cost/price-age.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlanTerms } from '#domain/pathway/plan.ts';
import { paysAsResident } from '#domain/pathway/stay.ts';

/** Where region or passport is not known, only `both`: where the two prices stand. */
export function tuitionDue(
  { stay, region }: PlanTerms,
  today: string,
  {
    copy,
    locale,
    both = copy.months.bothBelow,
    say = (_, told) => told,
  }: {
    copy: Copy;
    locale: Locale;
    both?: string;
    /** What is said of a price, from what we would say. */
    say?: (price: { low: number; high?: number | undefined }, told: string) => string;
  },
): string {
  const words = copy.months;
  const name = tuition.regions.find((each) => each.region === region)?.name[locale];
  if (!stay || !region || name === undefined) return fill(words.tuition, { both });
  const price = publicYear(paysAsResident(stay) ? 'resident' : 'foreign', region);
  if (!price) return fill(words.tuitionAsk, { region: name, both });
  const said = { words: copy.price, locale };
  const age = priceAge(price.until, today);
  const told =
    age === 'example'
      ? exampleWords(price, 'year', said)
      : `${knownWords(price, 'year', said)}.${age === 'stale' ? ` ${copy.price.stale}` : ''}`;
  return fill(words.tuitionOwn, { price: say(price, lowerFirst(told)), both });
}
