import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import { gradeText } from '../grade-words.ts';

const [least, most] = [5, 14];
const ticks = [5, 8, 10, 12, 14];
/** Nearer to each other than this, two grades are one label. */
const apart = 2.4;
/** Wide enough for a label at both ends. */
const roomy = 4;

/**
 * From five to fourteen: what the last admitted had at each university, and below the line where a grade stands and how far
 * exams may still lift it.
 */
export function GradeScale({
  grades,
  own,
  reach,
  said: { locale, copy },
}: {
  grades: readonly number[];
  own?: Range | undefined;
  reach?: number | undefined;
  said: { locale: Locale; copy: Pick<Copy, 'result' | 'cost'> };
}) {
  const words = copy.result.scale;
  const [lowest, highest] = [Math.min(...grades), Math.max(...grades)];
  const [from, to] = [gradeText(lowest, locale), gradeText(highest, locale)];
  const span = from === to ? to : fill(copy.cost.span, { low: from, high: to });
  const mine = own ? gradeText(own.low, locale) : '';
  const label = [
    grades.length > 0 && fill(words.asked, { grades: span }),
    own && fill(words.own, { grade: mine }),
    own && reach && fill(words.more, { grade: gradeText(reach, locale) }),
  ];
  return (
    <svg
      className="grade-scale"
      data-own={own ? '' : undefined}
      role="img"
      aria-label={label.filter(Boolean).join(' ')}
    >
      <rect
        className="scale-track"
        x={at(least)}
        width={width(least, most)}
        y="1.5rem"
        height="1rem"
        rx="0.5rem"
      />
      {grades.length > 0 && (
        <>
          <rect
            className="scale-asked"
            x={at(lowest)}
            width={width(lowest, highest)}
            y="1.5rem"
            height="1rem"
          />
          {grades.map((grade) => (
            <circle key={grade} className="scale-mark" cx={at(grade)} cy="2rem" r="0.5rem" />
          ))}
          {(highest - lowest < apart ? [(lowest + highest) / 2] : [lowest, highest]).map(
            (grade) => (
              <text key={grade} className="scale-label" x={at(grade)} y="1rem" textAnchor="middle">
                {highest - lowest < apart ? span : gradeText(grade, locale)}
              </text>
            ),
          )}
        </>
      )}
      {own && (
        <>
          <rect
            className="scale-reach"
            x={at(own.low)}
            width={width(own.low, Math.max(reach ?? 0, own.high))}
            y="2.9rem"
            height="1rem"
          />
          <circle className="scale-own" cx={at(own.low)} cy="3.4rem" r="0.6rem" />
          {own.high > own.low && (
            <circle className="scale-own" cx={at(own.high)} cy="3.4rem" r="0.6rem" />
          )}
        </>
      )}
      {own && reach !== undefined && reach - own.low > roomy && (
        <text className="scale-end" y="3.75rem">
          <tspan x={at(own.low)} dx="0.9rem">
            {mine}
          </tspan>
          <tspan x={at(reach)} dx="-0.4rem" textAnchor="end">
            {gradeText(reach, locale)}
          </tspan>
        </text>
      )}
      {ticks.map((tick) => (
        <text
          key={tick}
          className="scale-tick"
          x={at(tick)}
          y={own ? '5.1rem' : '3.7rem'}
          textAnchor="middle"
        >
          {tick}
        </text>
      ))}
    </svg>
  );
}

/** Room at both ends for half a label. */
function at(grade: number): string {
  const share = (Math.min(Math.max(grade, least), most) - least) / (most - least);
  return `${(3 + 94 * share).toFixed(1)}%`;
}

function width(low: number, high: number): string {
  return `${((94 * Math.max(Math.min(high, most) - Math.max(low, least), 0)) / (most - least)).toFixed(1)}%`;
}
