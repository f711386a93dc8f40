import type { CutOff } from '#domain/admission/movement.ts';
import type { Needed } from '#domain/admission/needed-mark.ts';
import type { Outlook } from '#domain/admission/outlook.ts';
import { fill } from '#app/i18n/fill.ts';
import { gradeText, gradeWords, subjectList, type Said } from './grade-words.ts';

/** How many subjects are named after the most helpful one. */
const furtherSubjects = 2;

/** The admission grade with what made it, the subject that would help most and the mark that is missing. */
export function GradeLines({
  outlook: { grade, weighed, advice, needed },
  cutOff,
  hoped,
  said,
}: {
  outlook: Extract<Outlook, { kind: 'grade' }>;
  cutOff: CutOff | undefined;
  hoped: number;
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
        {cutOff && needed && (
          <NeededLines needed={needed} cutOff={number(cutOff.grade)} said={said} />
        )}
      </ul>
    </>
  );
}

/** With a mean that is not known, what is missing with the best and with the worst of them. */
function NeededLines({
  needed: { low, high },
  cutOff,
  said,
}: {
  needed: { low: Needed; high: Needed };
  cutOff: string;
  said: Said;
}) {
  const words = said.copy.result.needed;
  const [worst, best] = [low, high].map((each) => neededWords(each, cutOff, said));
  if (worst === best) return <li>{best}</li>;
  return (
    <>
      <li>
        {words.bestMean} {best}
      </li>
      <li>
        {words.worstMean} {worst}
      </li>
    </>
  );
}

function neededWords(needed: Needed, cutOff: string, said: Said): string {
  const words = said.copy.result.needed;
  switch (needed.kind) {
    case 'reached':
      return fill(words.reached, { cutOff });
    case 'beyond':
      return fill(words.beyond, { cutOff, most: gradeText(needed.most, said.locale) });
    case 'mark': {
      const { mark, exams, weighing } = needed;
      const isAll = exams.length === weighing.length;
      return fill(isAll ? words.one : words.mark, {
        cutOff,
        mark: gradeText(mark, said.locale),
        exams: exams.length,
        weighing: subjectList(weighing, said),
      });
    }
  }
}
