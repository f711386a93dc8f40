import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { writeSpanishNumbers } from '#content/wording/formats.ts';
import { hasPoint, swapMarks } from '#content/wording/number-marks.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { monthsOfYear } from '#domain/cost/cost-parts.ts';
import { readBudget } from '#domain/cost/read-budget.ts';
import type { Locale } from '#domain/locale.ts';
import { isDegree } from '#domain/situation/situation.ts';
import { writeAllFigures } from '#app/figures.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { ChanceCard, type DetailsProps } from './chance-card.tsx';
import { CostAnswer } from './cost/cost-answer.tsx';
import { AimChoice, CountryChoice, PassportChoice } from './cost/cost-choices.tsx';
import { costFor } from './cost/cost-for.ts';
import { moneyParts, nameOfMoney } from './cost/money-words.ts';
import { useFamilyRate } from './cost/use-family-rate.ts';
import { DegreeChip } from './degree-fields.tsx';
import { LazyFold } from './lazy-fold.tsx';
import { placeName, type Lists } from './lists.ts';
import { PlaceField } from './place-field.tsx';
import { diplomaSteps, personSteps } from './situation-steps.tsx';
import { Steps, type Step } from './steps.tsx';
import { useCalculation, type Arrived } from './use-calculation.ts';

/** What a first answer does without is not loaded before it. */
const AdmissionResult = lazyComponent(
  async () => (await import('./grade/admission-result.tsx')).AdmissionResult,
);
const MarkRows = lazyComponent(async () => (await import('./mark-rows.tsx')).MarkRows);
const CostParts = lazyComponent(async () => (await import('./cost/cost-parts.tsx')).CostParts);
const BudgetAnswer = lazyComponent(
  async () => (await import('./cost/budget-answer.tsx')).BudgetAnswer,
);
const DerivedSituationPanel = lazyComponent(
  async () => (await import('./derived-situation-panel.tsx')).DerivedSituationPanel,
);

/** Both calculators: the answers first, then what makes them more exact, then how they come about. */
export function Calculator({
  copy,
  lists,
  example,
  startAt,
  arrived = {},
}: {
  copy: Copy;
  lists: Lists;
  /** What the built page says of one degree's grades. */
  example?: Element | null;
  /** The name of the field that had the focus on the built page. */
  startAt?: string;
  arrived?: Arrived;
}) {
  const locale = useLocale();
  const [InDetail] = useState(() => withDetails(locale, copy));
  const {
    said: calculation,
    withUsual,
    usualWay,
    country,
    situation,
    counted,
    today,
    ...handle
  } = useCalculation(arrived);
  const { change, tell, place, changed, forget } = handle;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt) focusNamed(whole.current, startAt);
  }, [startAt]);
  const isPointed = hasPoint(country);
  const hasBudget = calculation.budget !== '';
  // With a kept amount all of it is seen at once with its verdict (`budget-answer.tsx`).
  useLayoutEffect(() => {
    if (!hasBudget) delete document.documentElement.dataset['wake'];
  }, [hasBudget]);
  // Before anything of it is drawn.
  writeSpanishNumbers(isPointed ? swapMarks : String);
  useEffect(() => writeAllFigures(isPointed), [isPointed]);
  const { way, region, aim, city } = calculation;
  const isPublic = aim === '' || aim === 'public-degree';
  const said = { locale, copy, lists };
  const fields = { said: calculation, change, lists };
  const asked = { situation, tell, today, locale, copy: copy.about };
  const cost = costFor(calculation, today, lists, usualWay);
  const [degree] = isDegree(aim) ? calculation.degrees : [];
  const rate = useFamilyRate({ ...calculation, today });
  const money = rate?.currency ?? 'EUR';
  // In other money it would be another amount: it is asked for again.
  const budget = ['', money].includes(calculation.budgetMoney) ? calculation.budget : '';
  const month = readBudget(budget, rate?.perEuro);
  const isSaid = situation.country !== '' || situation.diploma !== '' || situation.passport !== '';
  const isUnion = situation.passport === 'eu' || situation.passport === 'spanish';
  const steps: Step[] = [
    ...diplomaSteps(asked),
    ...(isPublic && way !== '' && way !== 'pending' && way !== 'homologated'
      ? [
          {
            id: 'marks',
            isWide: true,
            field: inTime(
              <InDetail>
                {(full, read) => <MarkRows {...fields} read={read(calculation)} copy={full} />}
              </InDetail>,
            ),
          },
        ]
      : []),
    ...personSteps(asked),
  ];
  return (
    <div ref={whole} className="calculator" data-live="">
      <CostAnswer
        cost={cost}
        place={placeName({ region, city }, lists, copy.cost.cities)}
        aim={aim}
        means={isUnion ? undefined : lists.means}
        rate={rate}
        budget={{
          value: budget,
          year: month && month * monthsOfYear.high,
          onType: (text) => change({ budget: text, budgetMoney: money }),
        }}
        verdict={
          budget !== '' &&
          inTime(
            <InDetail>
              {(full) => (
                <BudgetAnswer
                  {...{ calculation, counted, today, usualWay, month, rate, tell, place }}
                  sum={cost.firstYear}
                  hasVisa={!isUnion}
                  said={{ ...said, copy: full }}
                />
              )}
            </InDetail>,
          )
        }
        country={
          <CountryChoice
            country={country}
            isSupposed={country !== '' && situation.country === ''}
            tell={tell}
            said={said}
          >
            {degree && (
              <DegreeChip
                degree={degree}
                said={said}
                onRemove={() => {
                  change({ degrees: calculation.degrees.filter((each) => each !== degree) });
                  focusNamed(whole.current, 'degree');
                }}
              />
            )}
          </CountryChoice>
        }
        choices={
          <div className="answer-choices">
            <AimChoice aim={aim} tell={tell} said={said} />
            <PlaceField place={{ region, city }} onChoose={place} lists={lists} copy={copy} />
            {isPublic && <PassportChoice isUnion={isUnion} tell={tell} copy={copy} />}
          </div>
        }
        said={said}
      />
      <ChanceCard {...{ calculation, withUsual, example, change, InDetail, isPointed, said }} />
      <div className="exact">
        <Steps steps={steps} copy={copy}>
          <b>{moneyParts(cost.firstYear, rate, said)}</b>{' '}
          {nameOfMoney(cost.firstYear.amount.high, rate, said)}
        </Steps>
        {isSaid &&
          inTime(
            <InDetail>
              {(full) => (
                <DerivedSituationPanel situation={situation} changed={changed} copy={full} />
              )}
            </InDetail>,
          )}
        <div className="actions">
          <p className="pathway-note">{copy.form.private}</p>
          <Button variant="quiet" onClick={forget}>
            {copy.form.forget}
          </Button>
        </div>
      </div>
      <div>
        <LazyFold title={copy.folds.parts} id="cost-result">
          {inTime(
            <InDetail>
              {(full) => (
                <CostParts
                  {...{ cost, calculation, situation, change, today }}
                  said={{ ...said, copy: full }}
                />
              )}
            </InDetail>,
            copy.degrees.loading,
          )}
        </LazyFold>
        <LazyFold title={copy.folds.grade} id="grade-result">
          {inTime(
            <InDetail>
              {(full, read) => (
                <AdmissionResult
                  {...{ calculation, change }}
                  read={read(calculation)}
                  said={{ ...said, copy: full }}
                />
              )}
            </InDetail>,
            copy.degrees.loading,
          )}
        </LazyFold>
      </div>
    </div>
  );
}

/** The field that had the focus before; of several that share a name the one that is chosen. */
function focusNamed(whole: HTMLElement | null, name: string): void {
  const all = [...(whole?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
  (all.find(({ checked }) => checked) ?? all[0])?.focus();
}

/** What is told beyond the first answer, with its words and what reads marks, which come when it is asked for. */
function withDetails(locale: Locale, copy: Copy) {
  return lazyComponent(async () => {
    const [details, { readApplicant }] = await Promise.all([
      loadWords(wordsOf('calculator-details'), locale),
      import('#domain/situation/read-applicant.ts'),
    ]);
    const full = { ...copy, ...details };
    return ({ children }: DetailsProps) => children(full, readApplicant);
  });
}

function inTime(part: ReactNode, waiting?: string) {
  return (
    <Suspense fallback={waiting === undefined ? null : <Spinner label={waiting} />}>
      {part}
    </Suspense>
  );
}
