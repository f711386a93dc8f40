import { cutOffFact, movementFact, weightsFact } from '#content/admission/verified-offers.ts';
import { universityNames } from '#content/admission/universities.ts';
import type { PlacedOffer } from '#content/admission/region-admission.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Movement } from '#domain/admission/movement.ts';
import { outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import type { AdmissionRule } from '#domain/admission/rules.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { Ask } from './credential-result.tsx';
import { CutOffLines } from './cut-off-lines.tsx';
import { degreeName } from './degree-name.ts';
import { FactLines } from '#app/features/admission/fact-lines.tsx';
import { GradeLines } from './grade-lines.tsx';
import { subjectList, type Said } from './grade-words.ts';

/** One degree in one region: at each university what somebody's marks are worth there. */
export function DegreeResult({
  degree,
  region,
  offers,
  ...asked
}: {
  degree: string;
  region: RegionId;
  offers: readonly PlacedOffer[];
  rule: AdmissionRule<Fact>;
  applicant: Applicant;
  hoped: number;
  movements: readonly Movement[];
  said: Said;
}) {
  const { copy } = asked.said;
  const years = [...new Set(offers.flatMap(({ cutOffs }) => cutOffs.map(({ year }) => year)))];
  const facts = [weightsFact(region), ...years.map(cutOffFact), movementFact()];
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h4>{degreeName(degree)}</h4>
      {offers.length === 0 && <p>{copy.result.noOffer}</p>}
      <ul className="grid gap-5">
        {offers.map((offer) => (
          <li key={offer.university} className="grid gap-2">
            <OfferResult offer={offer} {...asked} />
          </li>
        ))}
      </ul>
      {offers.length > 0 && (
        <FactLines facts={facts.filter((fact) => fact !== undefined)} copy={copy} />
      )}
    </section>
  );
}

function OfferResult({
  offer,
  rule,
  applicant,
  hoped,
  movements,
  said,
}: Pick<
  Parameters<typeof DegreeResult>[0],
  'rule' | 'applicant' | 'hoped' | 'movements' | 'said'
> & {
  offer: PlacedOffer;
}) {
  const words = said.copy.result;
  const start = applicant.year;
  const outlook = outlookOf(rule, applicant, offer, { hoped, start, movements });
  const { university, cutOffs, weights, unclear } = offer;
  return (
    <>
      <h5 className="font-bold" lang="es">
        {universityNames[university] ?? words.anyUniversity}
      </h5>
      {outlook.kind === 'grade' ? (
        <GradeLines outlook={outlook} cutOff={cutOffs[0]} hoped={hoped} said={said} />
      ) : weights || !rule.addsSubjects ? (
        <Ask rule={rule} said={said} />
      ) : (
        <p>{words.noWeights}</p>
      )}
      {unclear.length > 0 && rule.addsSubjects && (
        <p className="pathway-note">
          {fill(words.unclear, { subjects: subjectList(unclear, said) })}
        </p>
      )}
      <CutOffLines
        cutOffs={cutOffs}
        standing={outlook.kind === 'grade' ? outlook.standing : undefined}
        isReckoned={outlook.kind === 'grade'}
        said={said}
      />
    </>
  );
}
