import { loadRegion } from '#content/admission/load-region.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Applicant } from '#domain/admission/outlook.ts';
import type { AdmissionRule } from '#domain/admission/rules.ts';
import type { RegionId } from '#domain/regions.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { DegreeResult } from './degree-result.tsx';
import type { Said } from '../grade-words.ts';

/** Every chosen degree in the region, once its figures have come. */
export function Degrees({
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
  const { degrees: words, result } = asked.said.copy;
  const { data, isMissing, retry } = useLoaded(region, loadRegion[region]);
  if (isMissing) return <RetryNotice text={result.failed} retry={result.retry} onRetry={retry} />;
  if (!data) return <Spinner label={words.loading} />;
  return degrees.map((degree) => (
    <DegreeResult
      key={degree}
      degree={degree}
      region={region}
      offers={verifiedOffers(region, data, degree)}
      movements={verifiedMovements(data)}
      {...asked}
    />
  ));
}
