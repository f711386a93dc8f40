import { Suspense } from 'react';
import { admissionRules } from '#content/admission/rules.ts';
import type { ReadApplicant } from '#domain/situation/read-applicant.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { markProblem } from '../mark-problem.ts';
import type { Said } from '../grade-words.ts';
import { TypedField } from '../typed-field.tsx';
import type { Change } from '../use-calculation.ts';

/** What a credential is worth comes with the first marks, what is known of degrees when one is chosen. */
const CredentialResult = lazyComponent(
  async () => (await import('./credential-result.tsx')).CredentialResult,
);
const Degrees = lazyComponent(async () => (await import('./degrees.tsx')).Degrees);

/** The mark that advice reckons with where none was typed. */
const usualHope = 8;

type Props = { calculation: Calculation; read: ReadApplicant; change: Change; said: Said };

/** "¿Me alcanza?" step by step: the credential, then every chosen degree in the region, then the other doors. */
export function AdmissionResult({
  calculation: { way, region, degrees, aim, hoped: typedHope },
  read: { applicant, hoped },
  change,
  said,
}: Props) {
  const words = said.copy.result;
  const rule = way === '' ? undefined : ruleFor(admissionRules, way, region || undefined);
  const tried = hoped.kind === 'mark' ? hoped.mark : usualHope;
  if (aim !== '' && aim !== 'public-degree') {
    return (
      <div className="grid gap-5">
        <p>{words.otherAim[aim]}</p>
        <Beside words={aim === 'vocational' ? words.besideVocational : words.beside} />
      </div>
    );
  }
  if (!rule || !applicant) {
    return (
      <div className="grid gap-5">
        <p className="pathway-note">{words.empty}</p>
        <Beside words={words.beside} />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <Suspense>
        <CredentialResult rule={rule} region={region} applicant={applicant} said={said} />
      </Suspense>
      {rule.addsSubjects && degrees.length > 0 && (
        <div className="max-w-[18rem]">
          <TypedField
            label={words.hopedMark}
            value={typedHope}
            problem={markProblem(hoped, said.copy.mean.markOutside, said.copy.form)}
            onType={(mark) => change({ hoped: mark })}
          />
        </div>
      )}
      {region === '' || degrees.length === 0 ? (
        <p className="pathway-note">{words.needDegree}</p>
      ) : (
        <Suspense fallback={<Spinner label={said.copy.degrees.loading} />}>
          <Degrees
            region={region}
            degrees={degrees}
            rule={rule}
            applicant={applicant}
            hoped={tried}
            said={said}
          />
        </Suspense>
      )}
      <Beside words={words.beside} />
    </div>
  );
}

/** The other doors, whatever the grade says. */
function Beside({ words }: { words: Readonly<Said['copy']['result']['beside']> }) {
  return (
    <section className="panel grid gap-2">
      <h3>{words.title}</h3>
      <ul className="list">
        <li>{words.vocational}</li>
        <li>{words.vacancies}</li>
        <li>{words.elsewhere}</li>
      </ul>
    </section>
  );
}
