import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { readApplicant } from '#domain/admission/read-applicant.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { AdmissionResult } from './admission-result.tsx';
import { CostFields } from './cost-fields.tsx';
import { CostResult } from './cost-result.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { DegreeFields } from './degree-fields.tsx';
import { MarkRows } from './mark-rows.tsx';
import { markProblem } from './mark-problem.ts';
import { PersonFields } from './person-fields.tsx';
import { TypedField } from './typed-field.tsx';
import { useCalculation } from './use-calculation.ts';

/** Both calculators: what somebody types on top, and below it what it is worth and what it costs, with every key. */
export function Calculator({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { said: calculation, change, forget, today } = useCalculation();
  const read = readApplicant(calculation);
  const { way, region } = calculation;
  const rule = way === '' ? undefined : ruleFor(admissionRules, way, region || undefined);
  const takesMarks = rule?.addsSubjects === true;
  const said = { locale, copy };
  const fields = { said: calculation, read, change, copy };
  return (
    <div className="grid gap-8">
      <section className="grid gap-5">
        <h2>{copy.form.title}</h2>
        <p className="pathway-note">{copy.form.private}</p>
        <PersonFields {...fields} today={today} />
        {takesMarks && <MarkRows {...fields} />}
        <DegreeFields {...fields} />
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
        <CostFields {...fields} />
        <CostResult calculation={calculation} change={change} today={today} said={said} />
        <CurrencyFields calculation={calculation} change={change} today={today} said={said} />
      </section>
      <div className="actions">
        <Button variant="quiet" onClick={forget}>
          {copy.form.forget}
        </Button>
      </div>
    </div>
  );
}
