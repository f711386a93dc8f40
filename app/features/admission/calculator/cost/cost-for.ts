import { estimatesFor } from '#content/cost/estimates.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { partsFor } from '#content/cost/parts-for.ts';
import { coursePrice } from '#content/cost/tuition-price.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Way } from '#domain/admission/rules.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { costOf, type Cost } from '#domain/cost/cost.ts';
import { readEuros } from '#domain/cost/read-euros.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import { isDegree } from '#domain/situation/situation.ts';
import { degreeBranch, degreeYears, type Lists } from '../lists.ts';

/** How long what is no degree is reckoned with: two years of higher vocational training, one of a language. */
const courseYears = { vocational: 2, 'language-first': 1 } as const;

/** What studying costs this family, with their own figures, what is known, and estimates for the rest. */
export function costFor(
  { way, aim, region, city, payer, own, degrees, level, centre }: Calculation,
  today: string,
  lists: Lists,
  /** How the diploma of the country opens a university, until another is said. */
  usualWay: Way | '' = '',
): Cost<Fact> {
  const [first] = degrees;
  const years = isDegree(aim) ? degreeYears(first, lists) : courseYears[aim];
  const branch = isDegree(aim) ? degreeBranch(first, lists) : undefined;
  const kind = isDegree(aim) ? 'degree' : aim === 'vocational' ? 'vocational' : 'language';
  const course = { kind, payer, branch, isMedicine: first === 'medicina', level, centre } as const;
  const tuition = region === '' ? undefined : coursePrice(course, region);
  return costOf<Fact>({
    parts: partsFor(way || (isDegree(aim) ? usualWay : ''), aim),
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
