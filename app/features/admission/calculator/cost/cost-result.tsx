import { isByBranch } from '#content/cost/public-year.ts';
import { europeanListIn, wholeEurosIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { Cost, CostSum } from '#domain/cost/cost.ts';
import { isDegree } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { MeansBox } from '#app/features/admission/means-box.tsx';
import { DegreeWords } from '../degree-fields.tsx';
import { costFor } from './cost-for.ts';
import { CostTable } from './cost-table.tsx';
import { InCurrency } from './currency-fields.tsx';
import type { Said } from '../grade-words.ts';
import { degreeBranch, degreeYears } from '../lists.ts';
import { SumBar } from './sum-bar.tsx';
import type { Change } from '../use-calculation.ts';

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
  const { payer, own, degrees, aim, region } = calculation;
  const words = said.copy.cost;
  const [first] = degrees;
  const years = isDegree(aim) ? degreeYears(first, said.lists) : courseYears[aim];
  const branch = isDegree(aim) ? degreeBranch(first, said.lists) : undefined;
  const cost = costFor(calculation, { branch, years, today });
  const isAsked = cost.lines.some(({ part, kind }) => part === 'tuition' && kind === 'estimated');
  return (
    <div className="grid gap-5">
      <div className="panel grid gap-4">
        <Sums cost={cost} calculation={calculation} today={today} said={said} />
        <p className="pathway-note">
          {words.months}{' '}
          {first && isDegree(aim) && (
            <DegreeWords text={fill(words.years, { years })} degree={first} lists={said.lists} />
          )}
        </p>
      </div>
      <CostTable cost={cost} own={own} isDegree={isDegree(aim)} change={change} said={said} />
      {payer === 'foreign' && region !== '' && isByBranch(region, branch) && (
        <p className="pathway-note">{words.byBranch}</p>
      )}
      {isDegree(aim) && payer === 'foreign' && isAsked && <p>{words.askTuition}</p>}
      {!isDegree(aim) && <p>{words.askCourse[aim]}</p>}
      <p>
        <a href="#scholarships">{words.scholarships}</a>
      </p>
      {needsVisa && <MeansBox copy={said.copy} />}
    </div>
  );
}

/** How long what is no degree is reckoned with: two years of higher vocational training, one of a language. */
const courseYears = { vocational: 2, 'language-first': 1 } as const;

function Sums({
  cost: { unknown, lines, firstYear, certain, degree },
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
  const parts = europeanListIn(locale).format(unknown.map((part) => lowerFirst(copy.parts[part])));
  const isOpen = lines.some(({ kind }) => kind === 'estimated');
  return (
    <div role="status" className="grid gap-4">
      {(
        [
          [words.firstYear, firstYear],
          [words.whole[calculation.aim === 'vocational' ? 'vocational' : 'degree'], degree],
        ] as const
      )
        .slice(0, calculation.aim === 'language-first' ? 1 : 2)
        .map(([label, sum]) => (
          <div key={label} className="grid gap-2">
            <p>
              {label}:{' '}
              <strong className="block font-display text-[1.6rem] leading-tight">
                {sumWords(sum, said)}
              </strong>
              <InCurrency sum={sum} calculation={calculation} today={today} said={said} />
            </p>
            {sum === firstYear && (
              <>
                <SumBar sum={sum} certain={certain} label={words.bar} />
                <p>{certainWords(sum, certain, said)}</p>
              </>
            )}
          </div>
        ))}
      {unknown.length > 0 && <p>{fill(words.without, { parts })}</p>}
      {isOpen && <p className="pathway-note">{words.ours}</p>}
    </div>
  );
}

/** In tens of euros: an estimate to the euro would be none. */
function sumWords({ amount, isFloor }: CostSum, { locale, copy }: Said): string {
  const euros = wholeEurosIn(locale);
  const [low, high] = [Math.floor(amount.low / 10) * 10, Math.ceil(amount.high / 10) * 10];
  if (isFloor) return fill(copy.cost.atLeast, { amount: euros.format(low) });
  if (amount.low === amount.high) return euros.format(amount.low);
  return fill(copy.result.between, { low: euros.format(low), high: euros.format(high) });
}

function certainWords({ amount }: CostSum, certain: number, { locale, copy }: Said): string {
  if (certain === amount.low && certain === amount.high) return copy.cost.allCertain;
  return fill(copy.cost.certain, { amount: wholeEurosIn(locale).format(Math.floor(certain)) });
}
