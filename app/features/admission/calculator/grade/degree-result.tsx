// One degree in one region: the grade that it asked for, and how this one stands to it.
import { cutOffFact, movementFact, weightsFact } from '#content/admission/verified-offers.ts';
import type { PlacedOffer } from '#content/admission/region-admission.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Movement } from '#domain/admission/movement.ts';
import { credentialOf, outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import type { AdmissionRule } from '#domain/admission/rules.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactLines } from '#app/features/admission/fact-lines.tsx';
import { GradeLines } from './grade-lines.tsx';
import { subjectList, type Said } from '../grade-words.ts';
import { degreeName } from '../lists.ts';
import { MovementLines } from './movement-lines.tsx';
import { UniversityLines } from './university-lines.tsx';

type Asked = {
  rule: AdmissionRule<Fact>;
  applicant: Applicant;
  hoped: number;
  movements: readonly Movement[];
  said: Said;
};

/** One degree in one region. Universities that weigh alike stand together: there the grade is the same. */
export function DegreeResult({
  degree,
  region,
  offers,
  ...asked
}: Asked & { degree: string; region: RegionId; offers: readonly PlacedOffer[] }) {
  const { applicant, movements, said } = asked;
  const { copy } = said;
  const cutOffs = offers.flatMap((offer) => offer.cutOffs);
  const graded = new Set(cutOffs.map(({ round }) => cutOffFact(region, round)));
  const facts = [weightsFact(region), ...graded, movementFact()];
  const isFirstList = offers.some((offer) => offer.cutOffs[0]?.round === 'first');
  const isGraded = credentialOf(asked.rule, applicant).kind === 'grade';
  const alike = Map.groupBy(offers, ({ weights, unclear }) =>
    // Where nothing is reckoned with them, all weigh alike.
    isGraded && asked.rule.addsSubjects ? JSON.stringify([weights, unclear]) : '',
  );
  return (
    <section className="grid gap-5 border-t border-line pt-5">
      <h3 lang="es">{degreeName(degree, said.lists)}</h3>
      {offers.length === 0 && <p>{copy.result.noOffer}</p>}
      {[...alike.entries()].map(([key, group]) => (
        <AlikeOffers key={key} offers={group} isGraded={isGraded} {...asked} />
      ))}
      {offers.length > 0 && (
        <div className="grid gap-2">
          {isGraded && (
            <MovementLines
              cutOffs={offers.flatMap(({ cutOffs }) => cutOffs.slice(0, 1))}
              movements={movements}
              start={applicant.year}
              said={said}
            />
          )}
          {isFirstList && <p className="pathway-note">{copy.result.firstList}</p>}
          <FactLines facts={facts.filter((fact) => fact !== undefined)} copy={copy} />
        </div>
      )}
    </section>
  );
}

function AlikeOffers({
  offers,
  isGraded,
  rule,
  applicant,
  hoped,
  movements,
  said,
}: Asked & {
  offers: readonly PlacedOffer[];
  /** There is a credential to begin with. */
  isGraded: boolean;
}) {
  const words = said.copy.result;
  const asked = { hoped, start: applicant.year, movements };
  const told = offers.map((offer) => ({
    offer,
    outlook: outlookOf(rule, applicant, offer, asked),
  }));
  const [first] = told;
  if (!first) return null;
  const { unclear } = first.offer;
  return (
    <div className="grid gap-3">
      {first.outlook.kind === 'grade' ? (
        <GradeLines
          outlook={first.outlook}
          hoped={rule.addsSubjects ? hoped : undefined}
          said={said}
        />
      ) : (
        isGraded && <p>{words.noWeights}</p>
      )}
      {unclear.length > 0 && isGraded && rule.addsSubjects && (
        <p className="pathway-note">
          {fill(words.unclear, { subjects: subjectList(unclear, said) })}
        </p>
      )}
      <ul className="grid gap-3">
        {told.map(({ offer, outlook }) => (
          <UniversityLines
            key={offer.university}
            offer={offer}
            outlook={outlook}
            asksExams={rule.formula === 'pce' && !rule.asksModality}
            said={said}
          />
        ))}
      </ul>
    </div>
  );
}
