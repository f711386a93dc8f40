import { estimatesFor } from '#content/cost/estimates.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { partsFor } from '#content/cost/parts-for.ts';
import { coursePrice } from '#content/cost/tuition-price.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { costOf, type Cost } from '#domain/cost/cost.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import { readEuros } from '#domain/cost/read-euros.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import { isDegree } from '#domain/situation/situation.ts';

/** What studying costs this family, with their own figures, what is known, and estimates for the rest. */
export function costFor(
  { way, aim, region, city, payer, own }: Calculation,
  { branch, years, today }: { branch: PricedBranch | undefined; years: number; today: string },
): Cost<Fact> {
  const kind = isDegree(aim) ? 'degree' : aim === 'vocational' ? 'vocational' : 'language';
  const course = { kind, payer, branch } as const;
  const tuition = region === '' ? undefined : coursePrice(course, region);
  return costOf<Fact>({
    parts: partsFor(way, aim),
    prices: knownPrices(tuition, city),
    estimates: estimatesFor(course, region),
    own: ownAmounts(own),
    years,
    today,
  });
}

function ownAmounts(own: Calculation['own']): Partial<Record<CostPart, number>> {
  return Object.fromEntries(
    Object.entries(own).flatMap(([part, text]) => {
      const read = readEuros(text);
      return read.kind === 'amount' ? [[part, read.amount]] : [];
    }),
  );
}
