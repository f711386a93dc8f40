import { isByBranch } from '#content/cost/public-year.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { Cost } from '#domain/cost/cost.ts';
import { isDegree, mayNeedVisa, type Situation } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { MeansBox } from '#app/features/admission/means-box.tsx';
import { DegreeWords } from '../degree-fields.tsx';
import type { Said } from '../grade-words.ts';
import { degreeBranch, degreeYears } from '../lists.ts';
import type { Change } from '../use-calculation.ts';
import { CostTable } from './cost-table.tsx';
import { CurrencyFields } from './currency.tsx';

/** The sum part by part, each with its source and the family's own figure, and what a consulate wants to see beside it. */
export function CostParts({
  cost,
  calculation,
  situation,
  change,
  today,
  said,
}: {
  cost: Cost<Fact>;
  calculation: Calculation;
  situation: Situation;
  change: Change;
  today: string;
  said: Said;
}) {
  const { payer, own, degrees, aim, region } = calculation;
  const words = said.copy.costParts;
  const [first] = degrees;
  const isAsked = cost.lines.some(({ part, kind }) => part === 'tuition' && kind === 'estimated');
  return (
    <div className="grid gap-5">
      <p className="pathway-note">
        {words.text} {words.months}{' '}
        {first && isDegree(aim) && (
          <DegreeWords
            text={fill(words.years, { years: degreeYears(first, said.lists) })}
            degree={first}
            lists={said.lists}
          />
        )}
      </p>
      <CostTable cost={cost} own={own} isDegree={isDegree(aim)} change={change} said={said} />
      {isDegree(aim) &&
        payer === 'foreign' &&
        region !== '' &&
        isByBranch(region, degreeBranch(first, said.lists)) && (
          <p className="pathway-note">{words.byBranch}</p>
        )}
      {isDegree(aim) && payer === 'foreign' && isAsked && <p>{words.askTuition}</p>}
      {!isDegree(aim) && <p>{words.askCourse[aim]}</p>}
      <CurrencyFields calculation={calculation} change={change} today={today} said={said} />
      <p>
        <a href="#scholarships">{words.scholarships}</a>
      </p>
      {mayNeedVisa(situation) && <MeansBox copy={said.copy} />}
    </div>
  );
}
