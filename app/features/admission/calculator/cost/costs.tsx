import type { Calculation } from '#domain/situation/calculation.ts';
import { mayNeedVisa, type Situation } from '#domain/situation/situation.ts';
import { CostFields } from './cost-fields.tsx';
import { CostResult } from './cost-result.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import type { Said } from '../grade-words.ts';
import type { Change } from '../use-calculation.ts';

/** "¿Cuánto cuesta?" in one region. Apart from the rest, because prices weigh and are of no use before one is chosen. */
export function Costs({
  calculation,
  situation,
  change,
  today,
  said,
}: {
  calculation: Calculation;
  situation: Situation;
  change: Change;
  today: string;
  said: Said;
}) {
  const asked = { calculation, change, today, said };
  return (
    <>
      <CostFields said={calculation} change={change} copy={said.copy} />
      <CostResult {...asked} needsVisa={mayNeedVisa(situation)} />
      <CurrencyFields {...asked} />
    </>
  );
}
