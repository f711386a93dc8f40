import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Copy as Full } from '#content/dictionaries/es/calculator.ts';
import { readMark } from '#domain/admission/read-mark.ts';
import { asksMean, meanScale } from '#domain/admission/rules.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { readApplicant } from '#domain/situation/read-applicant.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Built } from './built.tsx';
import { ChanceTitle, OwnMark } from './chance-words.tsx';
import { DegreeFields } from './degree-fields.tsx';
import type { FormSaid } from './grade-words.ts';
import { exampleDegree, exampleRegion, placeName } from './lists.ts';
import { markProblem } from './mark-problem.ts';
import { TypedField } from './typed-field.tsx';
import type { Change } from './use-calculation.ts';

/** What a first look does without is not loaded before it. */
const GradeAnswer = lazyComponent(
  async () => (await import('./grade/grade-answer.tsx')).GradeAnswer,
);
const MeanFields = lazyComponent(async () => (await import('./mean-fields.tsx')).MeanFields);

/** What is told with words, and with what reads marks, that come when they are asked for. */
export type DetailsProps = { children: (full: Full, read: typeof readApplicant) => ReactNode };

/**
 * "¿Qué nota piden?": what a degree asked, at first one for example as the build drew it, with a field for the own average. Until
 * a diploma is said it is supposed to be the usual one.
 */
export function ChanceCard({
  calculation,
  withUsual,
  example,
  change,
  InDetail,
  isPointed,
  said,
}: {
  calculation: Calculation;
  withUsual: Calculation;
  example: Element | null | undefined;
  change: Change;
  /** Words that come when they are asked for. */
  InDetail: ComponentType<DetailsProps>;
  isPointed: boolean;
  said: FormSaid;
}) {
  const { copy, lists } = said;
  const { aim, region, degrees, mean } = calculation;
  const isPublic = aim === '' || aim === 'public-degree';
  const isSupposed = calculation.way === '' && withUsual.way !== '';
  const counted = isSupposed ? withUsual : calculation;
  const fields = { said: calculation, change, copy, lists };
  // What the build drew stays until something is asked that it does not answer.
  const isUntouched = degrees.length === 0 && mean === '' && calculation.way === '';
  const isExample = isUntouched && region === exampleRegion;
  const degree = degrees[0] ?? exampleDegree;
  const place = placeName(calculation, lists, copy.cost.cities);
  return (
    <section className="chance" aria-labelledby="admission-result">
      {isPublic ? (
        <ChanceTitle chosen={degrees[0]} place={place} said={said} />
      ) : (
        <h2 id="admission-result">{copy.chance.title}</h2>
      )}
      <div role="status" className="chance-answer">
        {answer()}
      </div>
      {isPublic && (
        <div className="chance-fields">
          <DegreeFields {...fields} />
          {calculation.way === '' ? (
            <TypedField
              label={copy.chance.mean}
              help={<OwnMark words={copy.chance} />}
              name="mean"
              value={mean}
              problem={markProblem(
                counted.way === '' ? undefined : readMark(mean, meanScale(counted.way)),
                copy.chance.outside,
                copy.form,
              )}
              onType={(text) => change({ mean: text })}
            />
          ) : (
            asksMean(calculation.way) &&
            inTime(
              <InDetail>
                {(full, read) => <MeanFields {...fields} read={read(calculation)} copy={full} />}
              </InDetail>,
            )
          )}
        </div>
      )}
    </section>
  );

  function answer(): ReactNode {
    if (aim !== '' && aim !== 'public-degree') {
      return inTime(<InDetail>{(full) => <p>{full.otherAims[aim]}</p>}</InDetail>);
    }
    if (region === '') return <p>{copy.chance.needPlace}</p>;
    if (isExample && example) return <Built from={example} isPointed={isPointed} />;
    return (
      <>
        <Suspense fallback={<Spinner label={copy.degrees.loading} />}>
          <InDetail>
            {(full, read) => {
              const { applicant } = read(counted);
              return (
                <>
                  <GradeAnswer
                    calculation={counted}
                    region={region}
                    degree={degree}
                    applicant={applicant}
                    said={{ ...said, copy: full }}
                  />
                  {isSupposed && applicant && (
                    <p className="pathway-note">{copy.chance.supposed}</p>
                  )}
                </>
              );
            }}
          </InDetail>
        </Suspense>
      </>
    );
  }
}

function inTime(part: ReactNode) {
  return <Suspense>{part}</Suspense>;
}
