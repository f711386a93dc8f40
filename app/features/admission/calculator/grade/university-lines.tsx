import type { AffiliatedCutOff, PlacedOffer } from '#content/admission/region-admission.ts';
import { universityNames } from '#content/compiled/admission/universities.js';
import { placesLeft } from '#domain/admission/movement.ts';
import type { Needed } from '#domain/admission/needed-mark.ts';
import type { Outlook } from '#domain/admission/outlook.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';
import { courseOf, gradeText, subjectList, type Said } from '../grade-words.ts';
import { standingWords } from './standing-words.ts';

/** One university: how a grade stands to its newest lowest one, what is missing, and the lowest of past years. */
export function UniversityLines({
  offer: { university, cutOffs, affiliated },
  outlook,
  asksExams,
  said,
}: {
  offer: PlacedOffer;
  outlook: Outlook;
  /** Whether it is to be asked if exams of several kinds are wanted besides a grade. */
  asksExams: boolean;
  said: Said;
}) {
  const { locale, copy } = said;
  const words = copy.result;
  const [newest] = cutOffs;
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3">
      <h4 className="font-bold" lang="es">
        {universityNames[university] ?? words.anyUniversity}
      </h4>
      {newest && outlook.kind === 'ask' && outlook.alone && (
        <p>
          {standingWords(outlook.alone.standing, newest, said)}{' '}
          {aloneWords(newest.grade - outlook.alone.grade.high, said)}
        </p>
      )}
      {newest && outlook.kind === 'grade' && (
        <>
          <p>{outlook.standing ? standingWords(outlook.standing, newest, said) : words.tooOld}</p>
          {outlook.needed && (
            <NeededLines
              needed={outlook.needed}
              asksExams={asksExams}
              cutOff={gradeText(newest.grade, locale)}
              said={said}
            />
          )}
        </>
      )}
      <p className="pathway-note">
        {newest
          ? `${words.cutOff} · ${cutOffs.map((each) => cutOffWords(each)).join(' · ')}`
          : affiliated.length > 0
            ? words.onlyAffiliated
            : words.noCutOff}
        {newest?.grade === placesLeft && ` · ${words.placesLeft}`}
      </p>
      {affiliated.length > 0 && (
        <p className="pathway-note">
          {fill(words.affiliated, {
            year: courseOf(affiliated[0]?.year ?? 0),
            centres: affiliated
              .map((each) => `${each.centre} ${gradeRange(each, locale)}`)
              .join(', '),
          })}
        </p>
      )}
    </li>
  );

  function cutOffWords({ year, grade, lowest }: PlacedOffer['cutOffs'][number]): string {
    return fill(lowest === grade ? words.cutOffs : words.cutOffCentres, {
      year: courseOf(year),
      grade: gradeText(grade, locale),
      lowest: gradeText(lowest, locale),
    });
  }
}

/** Of a credential that stands there before any subject weighs. */
function aloneWords(missing: number, { locale, copy }: Said): string {
  const words = copy.result.alone;
  return missing > 0 ? fill(words.short, { missing: gradeText(missing, locale) }) : words.enough;
}

function gradeRange({ lowest, grade }: AffiliatedCutOff, locale: Locale): string {
  const highest = gradeText(grade, locale);
  return lowest === grade ? highest : `${gradeText(lowest, locale)}–${highest}`;
}

/** With a mean that is not known, what is missing with the best and with the worst of them. */
function NeededLines({
  needed: { low, high },
  asksExams,
  cutOff,
  said,
}: {
  needed: { low: Needed; high: Needed };
  asksExams: boolean;
  cutOff: string;
  said: Said;
}) {
  const words = said.copy.result.needed;
  const [worst, best] = [low, high].map((each) =>
    each.kind === 'reached' && asksExams
      ? fill(words.reachedAsk, { cutOff })
      : neededWords(each, cutOff, said),
  );
  if (worst === best) return <p>{best}</p>;
  return (
    <>
      <p>
        {words.bestMean} {best}
      </p>
      <p>
        {words.worstMean} {worst}
      </p>
    </>
  );
}

function neededWords(needed: Needed, cutOff: string, said: Said): string {
  const words = said.copy.result.needed;
  switch (needed.kind) {
    case 'reached':
      return fill(words.reached, { cutOff });
    case 'exams':
      return fill(words.exams, { cutOff });
    case 'beyond':
      return fill(words.beyond, { cutOff, most: gradeText(needed.most, said.locale) });
    case 'mark': {
      const { mark, exams, weighing } = needed;
      return fill(exams.length === weighing.length ? words.one : words.mark, {
        cutOff,
        mark: gradeText(mark, said.locale),
        exams: exams.length,
        weighing: subjectList(weighing, said),
      });
    }
  }
}
