import type { PlacedOffer } from '#content/admission/region-admission.ts';
import { universityNames } from '#content/compiled/admission/universities.js';
import { widestBand, type Standing } from '#domain/admission/movement.ts';
import type { Needed } from '#domain/admission/needed-mark.ts';
import type { Range } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import { courseOf, gradeText, type Said } from '../grade-words.ts';
import { GradeScale } from './grade-scale.tsx';

/** What a degree asked at each university of a region, as a scale and as a list; where it asks least stands first. */
export function AskedGrades({
  offers,
  standings,
  needs,
  own,
  reach,
  said,
}: {
  offers: readonly PlacedOffer[];
  /** How a grade stands to each, by the university. */
  standings?: ReadonlyMap<string, Standing> | undefined;
  /** What exams would have to give for each, where none is named yet. */
  needs?: ReadonlyMap<string, Needed> | undefined;
  own?: Range | undefined;
  reach?: number | undefined;
  said: Omit<Said, 'lists'>;
}) {
  const { locale, copy } = said;
  const words = copy.result;
  const sorted = offers.toSorted((a, b) => askedBy(a) - askedBy(b));
  const [newest] = sorted.flatMap(({ cutOffs }) => cutOffs.slice(0, 1));
  const grades = [
    ...new Set(sorted.flatMap(({ cutOffs }) => cutOffs.slice(0, 1).map(({ grade }) => grade))),
  ];
  return (
    <>
      {newest && (
        <p>
          {fill(words.against, { year: courseOf(newest.year) })}{' '}
          {newest.round === 'first' && words.againstFirst}
        </p>
      )}
      <GradeScale
        grades={grades}
        own={own}
        reach={reach}
        isBare={needs !== undefined}
        said={said}
      />
      <ul className="standings">
        {sorted.map(({ university, cutOffs: [last], affiliated }) => {
          const standing = standings?.get(university);
          return (
            <li key={university} data-flag={last && grades.indexOf(last.grade) + 1}>
              <span lang="es">{universityNames[university] ?? words.anyUniversity}</span>
              <b>{last ? gradeText(last.grade, locale) : '—'}</b>
              {standing && (
                <span data-standing={standing.low}>{positionWords(standing, words)}</span>
              )}
              {needs && last && <span>{needWords(needs.get(university))}</span>}
              {!last && affiliated.length > 0 && <span>{words.affiliatedShort}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );

  function needWords(need: Needed | undefined): string {
    const { mark, reached, beyond } = copy.result.need;
    if (need?.kind === 'mark') return fill(mark, { mark: gradeText(need.mark, locale) });
    return need?.kind === 'beyond' ? beyond : reached;
  }
}

export function askedBy({ cutOffs: [newest] }: PlacedOffer): number {
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
