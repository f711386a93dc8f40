import type { ReactNode } from 'react';
import { newerListsOf } from '#content/admission/newer-lists-of.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import type { RegionAdmission } from '#content/admission/region-admission.ts';
import { neededMark, type Needed } from '#domain/admission/needed-mark.ts';
import { credentialOf, outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import { countedFormula, ruleFor } from '#domain/admission/rules.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { Range } from '#domain/range.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { gradeText, gradeWords, type Said } from '../grade-words.ts';
import { AskedGrades, askedBy } from './asked-grades.tsx';
import { NoNumber } from './no-number.tsx';

export type GradeProps = {
  calculation: Calculation;
  region: RegionId;
  degree: string;
  /** Nothing while the form is not complete enough to reckon with. */
  applicant: Applicant | undefined;
  said: Said;
};

/** What the figures of a region say of one degree and one applicant: a verdict first, then the scale and every university. */
export function ReckonedGrade({
  calculation: { way, hoped },
  region,
  degree,
  applicant,
  data,
  said,
}: GradeProps & { data: RegionAdmission }) {
  const { locale, copy } = said;
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
  const missing = credential?.kind === 'grade' && credential.missing;
  const standings = new Map(
    told.flatMap(({ offer, outlook }) => {
      const standing = outlook?.kind === 'grade' ? outlook.standing : outlook?.alone?.standing;
      return standing ? [[offer.university, standing] as const] : [];
    }),
  );
  const needs = new Map(
    told.flatMap(({ offer, outlook }) =>
      outlook?.kind === 'grade' && outlook.needed
        ? [[offer.university, outlook.needed.high] as const]
        : [],
    ),
  );
  // Before an exam is named a grade says little, and what exams have to give says much.
  const isBare = applicant?.marks.length === 0 && [...needs.values()].some(isMark);
  return (
    <>
      {own && !isBare && (
        <p>
          {reckoned.length > 0 ? words.admission : words.credential}
          <strong className="answer-sum">{gradeWords(own, said)}</strong>
        </p>
      )}
      {isBare && verdict()}
      {missing && !isBare && <p className="font-semibold">{words.modality.title}.</p>}
      {offers.length === 0 ? (
        <p>{words.noOffer}</p>
      ) : (
        <>
          <AskedGrades
            offers={offers}
            standings={isBare ? undefined : standings}
            needs={isBare ? needs : undefined}
            own={own}
            reach={reach()}
            said={said}
          />
          {newerListsOf(region).map(({ name, course, address }) => (
            <p key={address} className="pathway-note">
              <a href={address} target="_blank" rel="noopener">
                {fill(words.newer, { year: course, name })}
              </a>
            </p>
          ))}
        </>
      )}
      {isAlone && <p className="pathway-note">{words.aloneShort}</p>}
      {rule && credential?.kind === 'ask' && <NoNumber rule={rule} region={region} words={words} />}
      {!credential && <p className="pathway-note">{words.complete}</p>}
    </>
  );

  /** What it takes for all of them, or else for where it asks least: its mark is large. */
  function verdict(): ReactNode {
    const marks = [...needs.values()].flatMap((need) => (need.kind === 'mark' ? need : []));
    const [least] = marks;
    if (!least) return null;
    const most = Math.max(...marks.map(({ mark }) => mark));
    const { one, least: some, all } = copy.result.need;
    const isAll = needs.size > 1 && marks.length === needs.size;
    const [before, after = ''] = (needs.size === 1 ? one : isAll ? all : some).split('{mark}');
    return (
      <p className="chance-verdict">
        {before}
        <b>{gradeText(isAll ? most : least.mark, locale)}</b>
        {fill(after, { exams: least.exams.length })}
      </p>
    );
  }

  /** With ten in every exam that counts; nothing where that is not known. */
  function reach(): number | undefined {
    const formula = rule && countedFormula(rule);
    if (!formula || !applicant || credential?.kind !== 'grade') return undefined;
    const { marks, year } = applicant;
    const tops = offers.flatMap(({ weights }) => {
      if (!weights || !rule.addsSubjects) return [];
      const needs = neededMark(
        { formula, marks, year, weights },
        credential.diploma.high,
        Infinity,
      );
      return needs.kind === 'beyond' ? [needs.most] : [];
    });
    return tops.length > 0 ? Math.max(...tops) : undefined;
  }
}

function widestOf(grades: readonly Range[]): Range | undefined {
  if (grades.length === 0) return undefined;
  return {
    low: Math.min(...grades.map(({ low }) => low)),
    high: Math.max(...grades.map(({ high }) => high)),
  };
}

function isMark({ kind }: Needed): boolean {
  return kind === 'mark';
}
