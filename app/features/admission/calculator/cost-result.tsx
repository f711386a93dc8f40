import { europeanListIn, wholeEurosIn } from '#content/wording/formats.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { partsFor } from '#content/cost/parts-for.ts';
import { tuitionPrice } from '#content/cost/tuition-price.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { costOf, type Cost, type CostSum } from '#domain/cost/cost.ts';
import { readEuros } from '#domain/cost/read-euros.ts';
import { isDegree } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { MeansBox } from '#app/features/admission/means-box.tsx';
import { DegreeWords } from './degree-fields.tsx';
import { CostTable } from './cost-table.tsx';
import { InCurrency } from './currency-fields.tsx';
import type { Said } from './grade-words.ts';
import { degreeYears } from './lists.ts';
import type { Change } from './use-calculation.ts';

/** "¿Cuánto cuesta?": part by part with the family's own figures, then the first year and the whole degree. */
export function CostResult({
  calculation,
  needsVisa,
  change,
  today,
  said,
}: {
  calculation: Calculation;
  /** Or may need one: then the consulate wants to see means. */
  needsVisa: boolean;
  change: Change;
  today: string;
  said: Said;
}) {
  const { way, region, city, payer, own, degrees, aim } = calculation;
  const words = said.copy.cost;
  const [first] = degrees;
  // What is known are the prices of degrees; of vocational training and of a language course nothing is.
  const tuition = isDegree(aim) && region !== '' ? tuitionPrice(payer, region) : undefined;
  const years = isDegree(aim) ? degreeYears(first, said.lists) : courseYears[aim];
  const cost = costOf<Fact>({
    parts: partsFor(way, aim),
    prices: knownPrices(tuition, city),
    own: ownAmounts(own),
    years,
    today,
  });
  return (
    <div className="grid gap-5">
      <CostTable cost={cost} own={own} isDegree={isDegree(aim)} change={change} said={said} />
      {isDegree(aim) && payer === 'foreign' && cost.unknown.includes('tuition') && (
        <p>{words.askTuition}</p>
      )}
      {!isDegree(aim) && <p>{words.askCourse[aim]}</p>}
      <div className="panel grid gap-2">
        <Sums cost={cost} calculation={calculation} today={today} said={said} />
        <p className="pathway-note">
          {words.months}{' '}
          {first && isDegree(aim) && (
            <DegreeWords text={fill(words.years, { years })} degree={first} lists={said.lists} />
          )}
        </p>
      </div>
      <p>
        <a href="#scholarships">{words.scholarships}</a>
      </p>
      {needsVisa && <MeansBox copy={said.copy} />}
    </div>
  );
}

/** How long what is no degree is reckoned with: two years of higher vocational training, one of a language. */
const courseYears = { vocational: 2, 'language-first': 1 } as const;

function ownAmounts(own: Calculation['own']): Partial<Record<CostPart, number>> {
  return Object.fromEntries(
    Object.entries(own).flatMap(([part, text]) => {
      const read = readEuros(text);
      return read.kind === 'amount' ? [[part, read.amount]] : [];
    }),
  );
}

function Sums({
  cost: { unknown, firstYear, degree },
  calculation,
  today,
  said,
}: {
  cost: Cost<Fact>;
  calculation: Calculation;
  today: string;
  said: Said;
}) {
  const { locale, copy } = said;
  const words = copy.cost;
  const parts = europeanListIn(locale).format(unknown.map((part) => copy.parts[part]));
  if (firstYear.kind === 'none' || degree.kind === 'none') {
    return <p role="status">{fill(words.none, { n: unknown.length, parts })}</p>;
  }
  return (
    <div role="status" className="grid gap-2">
      {(
        [
          [words.firstYear, firstYear],
          [words.whole[calculation.aim === 'vocational' ? 'vocational' : 'degree'], degree],
        ] as const
      )
        .slice(0, calculation.aim === 'language-first' ? 1 : 2)
        .map(([label, sum]) => (
          <p key={label}>
            {label}: <strong className="text-[1.2rem]">{sumWords(sum, said)}</strong>
            <InCurrency sum={sum} calculation={calculation} today={today} said={said} />
          </p>
        ))}
      {unknown.length > 0 && <p>{fill(words.missing, { parts })}</p>}
    </div>
  );
}

function sumWords(sum: Exclude<CostSum, { kind: 'none' }>, { locale, copy }: Said): string {
  const euros = wholeEurosIn(locale);
  if (sum.kind === 'at-least') {
    return fill(copy.cost.atLeast, { amount: euros.format(sum.amount) });
  }
  const { low, high } = sum.amount;
  if (low === high) return euros.format(low);
  return fill(copy.cost.range, { low: euros.format(low), high: euros.format(high) });
}
