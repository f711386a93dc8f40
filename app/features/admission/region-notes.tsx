import { admissionRules } from '#content/admission/rules.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import { countedFormula, isVerified, ruleFor } from '#domain/admission/rules.ts';

/** In which regions something else holds. */
const differing = ['madrid', 'andalusia', 'valencia', 'catalonia'] as const;

/** A worked example, and what differs by region: each as long as what it rests on is verified. */
export function RegionNotes({ copy }: { copy: Copy['formulas'] }) {
  const pce = ruleFor(admissionRules, 'homologated-pce', undefined);
  const verified = differing.filter((region) =>
    admissionRules.filter((rule) => rule.region === region).every(isVerified),
  );
  return (
    <>
      {pce && countedFormula(pce) && <p className="max-w-(--measure)">{copy.example}</p>}
      <h3>{copy.regions}</h3>
      <ul className="list">
        {verified.map((region) => (
          <li key={region}>{copy.regionNotes[region]}</li>
        ))}
      </ul>
    </>
  );
}
