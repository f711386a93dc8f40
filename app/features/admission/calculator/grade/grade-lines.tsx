import type { Outlook } from '#domain/admission/outlook.ts';
import { fill } from '#app/i18n/fill.ts';
import { gradeText, gradeWords, subjectList, type Said } from '../grade-words.ts';

/** How many subjects are named after the most helpful one. */
const furtherSubjects = 2;

/** The admission grade with what made it and the subject that would help most. */
export function GradeLines({
  outlook: { grade, weighed, advice },
  hoped,
  said,
}: {
  outlook: Extract<Outlook, { kind: 'grade' }>;
  /** The mark that advice reckons with; none where subjects add nothing. */
  hoped: number | undefined;
  said: Said;
}) {
  const { locale, copy } = said;
  const words = copy.result;
  const number = (value: number) => gradeText(value, locale);
  const [best, ...others] = advice;
  const further = others.slice(0, furtherSubjects).map(({ subject }) => subject);
  return (
    <>
      <p>
        {words.admission}: <strong className="text-[1.2rem]">{gradeWords(grade, said)}</strong>
      </p>
      {hoped !== undefined && (
        <ul className="list">
          {weighed.map(({ given, weight, adds }) => (
            <li key={given.subject}>
              {fill(words.weighed, {
                subject: copy.subjects[given.subject],
                mark: number(given.mark),
                weight: number(weight),
                adds: number(adds),
              })}
            </li>
          ))}
          {weighed.length === 0 && <li>{words.weighedNone}</li>}
          <li>
            {best
              ? fill(words.advice, {
                  subject: copy.subjects[best.subject],
                  mark: number(hoped),
                  gain: number(best.gain),
                })
              : fill(words.noAdvice, { mark: number(hoped) })}
            {further.length > 0 &&
              ` ${fill(words.adviceNext, { subjects: subjectList(further, said) })}`}
          </li>
        </ul>
      )}
    </>
  );
}
