import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { readApplicant } from '#domain/situation/read-applicant.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { AdmissionResult } from './admission-result.tsx';
import { DegreeFields } from './degree-fields.tsx';
import { FollowsPanel } from './follows-panel.tsx';
import type { Lists } from './lists.ts';
import { markProblem } from './mark-problem.ts';
import { MeanFields } from './mean-fields.tsx';
import { SituationFields } from './situation-fields.tsx';
import { TypedField } from './typed-field.tsx';
import { useCalculation } from './use-calculation.ts';

/** What a first answer asks for is not loaded before it. */
const MarkRows = lazyComponent(async () => (await import('./mark-rows.tsx')).MarkRows);
const Costs = lazyComponent(async () => (await import('./cost/costs.tsx')).Costs);

/** Both calculators: what somebody types on top, and below it what it is worth and what it costs, with every key. */
export function Calculator({ copy, lists }: { copy: Copy; lists: Lists }) {
  const locale = useLocale();
  const { said: calculation, situation, change, tell, changed, forget, today } = useCalculation();
  const read = readApplicant(calculation);
  const { way, region, aim } = calculation;
  const rule = way === '' ? undefined : ruleFor(admissionRules, way, region || undefined);
  const isPublicDegree = aim === '' || aim === 'public-degree';
  const takesMarks = isPublicDegree && rule?.addsSubjects === true;
  const said = { locale, copy, lists };
  const fields = { said: calculation, read, change, copy, lists };
  return (
    <div className="grid gap-8">
      <section className="grid gap-5">
        <h2>{copy.form.title}</h2>
        <p className="pathway-note">{copy.form.private}</p>
        <SituationFields
          situation={situation}
          tell={tell}
          today={today}
          lists={lists}
          region={copy.degrees.region}
          copy={copy.about}
        />
        <FollowsPanel situation={situation} changed={changed} copy={copy} />
        {isPublicDegree && <MeanFields {...fields} />}
        {takesMarks && (
          <Suspense>
            <MarkRows {...fields} />
          </Suspense>
        )}
        {(isPublicDegree || aim === 'private-degree') && <DegreeFields {...fields} />}
      </section>
      <section className="grid gap-5" aria-labelledby="admission-result">
        <h2 id="admission-result">{copy.result.title}</h2>
        {takesMarks && calculation.degrees.length > 0 && (
          <div className="max-w-[18rem]">
            <TypedField
              label={copy.result.hopedMark}
              value={calculation.hoped}
              problem={markProblem(read.hoped, copy.form.markOutside, copy.form)}
              onType={(hoped) => change({ hoped })}
            />
          </div>
        )}
        <AdmissionResult calculation={calculation} read={read} said={said} />
      </section>
      <section className="grid gap-5" aria-labelledby="cost-result">
        <h2 id="cost-result">{copy.cost.title}</h2>
        <p className="pathway-note">{copy.cost.text}</p>
        {region === '' && aim === '' && situation.country === '' ? (
          <p className="pathway-note">{copy.cost.needAnything}</p>
        ) : (
          <Suspense fallback={<Spinner label={copy.degrees.loading} />}>
            <Costs
              calculation={calculation}
              situation={situation}
              change={change}
              today={today}
              said={said}
            />
          </Suspense>
        )}
      </section>
      <div className="actions">
        <Button variant="quiet" onClick={forget}>
          {copy.form.forget}
        </Button>
      </div>
    </div>
  );
}
