import { loadRegion } from '#content/admission/load-region.ts';
import { newerListsOf } from '#content/admission/newer-lists-of.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import type { PlacedOffer, RegionAdmission } from '#content/admission/region-admission.ts';
import { universityNames } from '#content/compiled/admission/universities.js';
import { credentialOf, outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import { widestBand, type Standing } from '#domain/admission/movement.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { Range } from '#domain/range.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { DegreeWords } from '../degree-fields.tsx';
import { gradeText, gradeWords, type Said } from '../grade-words.ts';
import { NoNumber } from './no-number.tsx';
import { listWords } from './standing-words.ts';

type Props = {
  calculation: Calculation;
  region: RegionId;
  degree: string;
  /** Nothing while the form is not complete enough to reckon with. */
  applicant: Applicant | undefined;
  said: Said;
};

/** "¿Me alcanza?" at once, of the first degree that was chosen: what it asked and where, and how the grade stands to each. */
export function GradeAnswer(props: Props) {
  const { region, said } = props;
  const { degrees: words, result } = said.copy;
  const { data, isMissing, retry } = useLoaded(region, loadRegion[region]);
  if (isMissing) return <RetryNotice text={result.failed} retry={result.retry} onRetry={retry} />;
  if (!data) return <Spinner label={words.loading} />;
  return <Asked {...props} data={data} />;
}

function Asked({
  calculation: { way, hoped },
  region,
  degree,
  applicant,
  data,
  said,
}: Props & { data: RegionAdmission }) {
  const { copy } = said;
  const words = copy.result;
  // Where it asks least stands first.
  const offers = verifiedOffers(region, data, degree).toSorted((a, b) => askedBy(a) - askedBy(b));
  const rule = way === '' ? undefined : ruleFor(admissionRules, way, region);
  const credential = rule && applicant ? credentialOf(rule, applicant) : undefined;
  const told = offers.map((offer) => {
    const outlook =
      rule && applicant
        ? outlookOf(rule, applicant, offer, {
            hoped: Number(hoped.replace(',', '.')) || 8,
            start: applicant.year,
            movements: verifiedMovements(data),
          })
        : undefined;
    return { offer, outlook };
  });
  const reckoned = told.flatMap(({ outlook }) =>
    outlook?.kind === 'grade' ? [outlook.grade] : [],
  );
  const isAlone = told.some(({ outlook }) => outlook?.kind === 'ask' && outlook.alone);
  const own = widestOf(reckoned) ?? (credential?.kind === 'grade' ? credential.grade : undefined);
  const [newest] = offers.flatMap(({ cutOffs }) => cutOffs.slice(0, 1));
  const missing = credential?.kind === 'grade' && credential.missing;
  return (
    <>
      <p>
        {own ? (
          <>
            {reckoned.length > 0 ? words.admission : words.credential}
            <strong className="answer-sum">{gradeWords(own, said)}</strong>
          </>
        ) : (
          <DegreeWords text={words.asked} degree={degree} lists={said.lists} />
        )}
      </p>
      {missing && <p className="font-semibold">{words.modality.title}.</p>}
      {offers.length === 0 ? (
        <p>{words.noOffer}</p>
      ) : (
        <>
          {newest && (
            <p className="pathway-note">{fill(words.against, { list: listWords(newest, copy) })}</p>
          )}
          {newerListsOf(region).map(({ name, course, address }) => (
            <p key={address} className="pathway-note">
              <a href={address} target="_blank" rel="noopener">
                {fill(words.newer, { year: course, name })}
              </a>
            </p>
          ))}
          <ul className="standings">
            {told.map(({ offer, outlook }) => (
              <UniversityStanding
                key={offer.university}
                offer={offer}
                standing={outlook?.kind === 'grade' ? outlook.standing : outlook?.alone?.standing}
                said={said}
              />
            ))}
          </ul>
        </>
      )}
      {isAlone && <p className="pathway-note">{words.aloneShort}</p>}
      {rule && credential?.kind === 'ask' && <NoNumber rule={rule} region={region} words={words} />}
      {!credential && <p className="pathway-note">{words.complete}</p>}
    </>
  );
}

function UniversityStanding({
  offer: { university, cutOffs, affiliated },
  standing,
  said,
}: {
  offer: PlacedOffer;
  standing: Standing | undefined;
  said: Said;
}) {
  const { locale, copy } = said;
  const words = copy.result;
  const [newest] = cutOffs;
  return (
    <li>
      <span lang="es">{universityNames[university] ?? words.anyUniversity}</span>
      <b>{newest ? gradeText(newest.grade, locale) : '—'}</b>
      {standing && <span data-standing={standing.low}>{positionWords(standing, words)}</span>}
      {!newest && affiliated.length > 0 && <span>{words.affiliatedShort}</span>}
    </li>
  );
}

function askedBy({ cutOffs: [newest] }: PlacedOffer): number {
  return newest?.grade ?? Infinity;
}

function positionWords(
  { low, high, band }: Standing,
  { standing }: Said['copy']['result'],
): string {
  if (low !== high) return `${standing[low]}–${standing[high].toLowerCase()}`;
  const isWide = low === 'near' && band !== undefined && band.most > widestBand;
  return isWide ? standing.wide : standing[low];
}

function widestOf(grades: readonly Range[]): Range | undefined {
  if (grades.length === 0) return undefined;
  return {
    low: Math.min(...grades.map(({ low }) => low)),
    high: Math.max(...grades.map(({ high }) => high)),
  };
}
