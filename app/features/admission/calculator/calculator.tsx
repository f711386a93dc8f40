import { Suspense, useState, type ReactNode } from 'react';
import type { Copy as Full } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { asksMean } from '#domain/admission/rules.ts';
import { readApplicant } from '#domain/situation/read-applicant.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { CostAnswer } from './cost/cost-answer.tsx';
import { costFor } from './cost/cost-for.ts';
import { DegreeFields } from './degree-fields.tsx';
import { LazyFold } from './lazy-fold.tsx';
import { degreeName, placeName, type Lists } from './lists.ts';
import { PlaceField } from './place-field.tsx';
import { diplomaSteps, firstSteps, personSteps } from './situation-steps.tsx';
import { Steps, type Step } from './steps.tsx';
import { useCalculation } from './use-calculation.ts';

/** What a first answer does without is not loaded before it. */
const GradeAnswer = lazyComponent(
  async () => (await import('./grade/grade-answer.tsx')).GradeAnswer,
);
const AdmissionResult = lazyComponent(
  async () => (await import('./grade/admission-result.tsx')).AdmissionResult,
);
const MeanFields = lazyComponent(async () => (await import('./mean-fields.tsx')).MeanFields);
const MarkRows = lazyComponent(async () => (await import('./mark-rows.tsx')).MarkRows);
const CostParts = lazyComponent(async () => (await import('./cost/cost-parts.tsx')).CostParts);
const DerivedSituationPanel = lazyComponent(
  async () => (await import('./derived-situation-panel.tsx')).DerivedSituationPanel,
);

/** Both calculators: the answers first, then what makes them more exact, then how they come about. */
export function Calculator({
  copy,
  lists,
  startAt,
}: {
  copy: Copy;
  lists: Lists;
  /** The question that had the focus on the built page. */
  startAt?: string;
}) {
  const locale = useLocale();
  const [InDetail] = useState(() => withDetails(locale, copy));
  const {
    said: calculation,
    situation,
    change,
    tell,
    place,
    changed,
    forget,
    today,
  } = useCalculation();
  const read = readApplicant(calculation);
  const { way, region, aim, degrees, city } = calculation;
  const isDegree = aim === '' || aim === 'public-degree' || aim === 'private-degree';
  const isPublic = isDegree && aim !== 'private-degree';
  const said = { locale, copy, lists };
  const fields = { said: calculation, read, change, copy, lists };
  const asked = { situation, tell, today, locale, copy: copy.about };
  const cost = costFor(calculation, today, lists);
  const [degree] = degrees;
  const isSaid = situation.country !== '' || situation.diploma !== '' || situation.passport !== '';
  const steps: Step[] = [
    ...firstSteps(asked),
    ...(isDegree ? [{ id: 'degree', field: <DegreeFields {...fields} /> }] : []),
    {
      id: 'place',
      field: (
        <PlaceField
          fieldId="calculator-place"
          place={{ region, city }}
          onChoose={place}
          lists={lists}
          copy={copy}
        />
      ),
    },
    ...diplomaSteps(asked),
    ...(isPublic && way !== '' && asksMean(way)
      ? [
          {
            id: 'mean',
            isWide: true,
            field: inTime(<InDetail>{(full) => <MeanFields {...fields} copy={full} />}</InDetail>),
          },
        ]
      : []),
    ...(isPublic && way !== '' && way !== 'pending' && way !== 'homologated'
      ? [
          {
            id: 'marks',
            isWide: true,
            field: inTime(<InDetail>{(full) => <MarkRows {...fields} copy={full} />}</InDetail>),
          },
        ]
      : []),
    ...personSteps(asked),
  ];
  return (
    <div className="calculator" data-live="">
      <div className="calculator-answers">
        <CostAnswer
          cost={cost}
          place={placeName({ region, city }, lists, copy.cost.cities)}
          aim={aim}
          purse={{ ...calculation, today }}
          said={said}
        />
        <section className="card grid content-start gap-3" aria-labelledby="admission-result">
          <h2 id="admission-result" className="text-[1.05rem]">
            {copy.chance.title}
            {degree !== undefined && isPublic && (
              <span lang="es"> · {degreeName(degree, lists)}</span>
            )}
          </h2>
          <div role="status" className="grid gap-3">
            {!isPublic || region === '' || degree === undefined ? (
              <p>{isPublic && degree !== undefined ? copy.chance.needPlace : chanceWords()}</p>
            ) : (
              inTime(
                <InDetail>
                  {(full) => (
                    <GradeAnswer
                      calculation={calculation}
                      region={region}
                      degree={degree}
                      applicant={read.applicant}
                      said={{ ...said, copy: full }}
                    />
                  )}
                </InDetail>,
                copy.degrees.loading,
              )
            )}
          </div>
        </section>
      </div>
      <Steps steps={steps} startAt={startAt} copy={copy} />
      {isSaid &&
        inTime(
          <InDetail>
            {(full) => (
              <DerivedSituationPanel situation={situation} changed={changed} copy={full} />
            )}
          </InDetail>,
        )}
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
              {(full) => (
                <AdmissionResult
                  {...{ calculation, read, change }}
                  said={{ ...said, copy: full }}
                />
              )}
            </InDetail>,
            copy.degrees.loading,
          )}
        </LazyFold>
      </div>
      <div className="actions">
        <p className="pathway-note">{copy.form.private}</p>
        <Button variant="quiet" onClick={forget}>
          {copy.form.forget}
        </Button>
      </div>
    </div>
  );

  function chanceWords(): ReactNode {
    if (isPublic) return copy.chance.need;
    return inTime(<InDetail>{(full) => full.otherAims[aim]}</InDetail>);
  }
}

/** What is told beyond the first answer, with its words, which come when it is asked for. */
function withDetails(locale: Locale, copy: Copy) {
  return lazyComponent(async () => {
    const full = { ...copy, ...(await loadWords(wordsOf('calculator-details'), locale)) };
    return ({ children }: { children: (full: Full) => ReactNode }) => children(full);
  });
}

function inTime(part: ReactNode, waiting?: string) {
  return (
    <Suspense fallback={waiting === undefined ? null : <Spinner label={waiting} />}>
      {part}
    </Suspense>
  );
}
