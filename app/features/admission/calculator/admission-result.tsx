import { loadRegion } from '#content/admission/load-region.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { ReadApplicant } from '#domain/admission/read-applicant.ts';
import type { Applicant } from '#domain/admission/outlook.ts';
import { ruleFor, type AdmissionRule } from '#domain/admission/rules.ts';
import type { Calculation } from '#domain/calculation.ts';
import type { RegionId } from '#domain/regions.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { CredentialResult } from './credential-result.tsx';
import { DegreeResult } from './degree-result.tsx';
import type { Said } from './grade-words.ts';

/** The mark that advice reckons with where somebody typed none. */
const usualHope = 8;

/** "¿Me llega?": the credential, then every chosen degree in the region, then the other doors. */
export function AdmissionResult({
  calculation: { way, region, degrees },
  read: { applicant, hoped },
  said,
}: {
  calculation: Calculation;
  read: ReadApplicant;
  said: Said;
}) {
  const words = said.copy.result;
  const rule = way === '' ? undefined : ruleFor(admissionRules, way, region || undefined);
  if (!rule || !applicant) return <p className="pathway-note">{words.empty}</p>;
  const tried = hoped.kind === 'mark' ? hoped.mark : usualHope;
  return (
    <div className="grid gap-5">
      <CredentialResult rule={rule} region={region} applicant={applicant} said={said} />
      {region === '' || degrees.length === 0 ? (
        <p className="pathway-note">{words.needDegree}</p>
      ) : (
        <Degrees
          region={region}
          degrees={degrees}
          rule={rule}
          applicant={applicant}
          hoped={tried}
          said={said}
        />
      )}
      <section className="panel grid gap-2">
        <h3>{words.beside.title}</h3>
        <ul className="list">
          <li>{words.beside.vocational}</li>
          <li>{words.beside.vacancies}</li>
          <li>{words.beside.elsewhere}</li>
        </ul>
      </section>
    </div>
  );
}

function Degrees({
  region,
  degrees,
  ...asked
}: {
  region: RegionId;
  degrees: readonly string[];
  rule: AdmissionRule<Fact>;
  applicant: Applicant;
  hoped: number;
  said: Said;
}) {
  const words = asked.said.copy.degrees;
  const { data, isMissing, retry } = useLoaded(region, loadRegion[region]);
  if (isMissing) return <RetryNotice text={words.failed} retry={words.retry} onRetry={retry} />;
  if (!data) return <Spinner label={words.loading} />;
  return degrees.map((degree) => (
    <DegreeResult
      key={degree}
      degree={degree}
      region={region}
      offers={verifiedOffers(region, data, degree)}
      movements={verifiedMovements()}
      {...asked}
    />
  ));
}
