import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import { gradeText } from '../grade-words.ts';

const [least, most] = [5, 14];
const ticks = [5, 8, 10, 12, 14];
/** Nearer to each other than this, two grades are one label. */
const apart = 2.4;

/**
 * From five to fourteen as a hill with a lighthouse on it: a flag where the last admitted of each university stood, and another
 * one for the own grade, with the way that exams may still take it. The hill is a sheet (`calculator-hill.css`).
 */
export function GradeScale({
  grades,
  own,
  reach,
  isBare,
  said: { locale, copy },
}: {
  grades: readonly number[];
  own?: Range | undefined;
  reach?: number | undefined;
  /** No exam is named yet. */
  isBare: boolean;
  said: { locale: Locale; copy: Pick<Copy, 'result' | 'cost'> };
}) {
  const words = copy.result.scale;
  const [lowest, highest] = [Math.min(...grades), Math.max(...grades)];
  const [from, to] = [gradeText(lowest, locale), gradeText(highest, locale)];
  const span = from === to ? to : fill(copy.cost.span, { low: from, high: to });
  const isNarrow = highest - lowest < apart;
  // The lower ones stand before the higher ones.
  const marks = [...grades.entries()].toReversed();
  const isNumbered = grades.length > 1 && grades.length < 10;
  const top = own && Math.max(reach ?? 0, own.high);
  const mine =
    own &&
    fill(words[reach === undefined ? 'own' : isBare ? 'bare' : 'more'], {
      own: gradeText(own.low, locale),
      grade: gradeText(reach ?? 0, locale),
    });
  const label = [grades.length > 0 && fill(words.asked, { grades: span }), mine];
  return (
    <svg className="grade-scale" role="img" aria-label={label.filter(Boolean).join(' ')}>
      {own && top && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="scale-reach" d={wayUp(own.low, top)} />
        </svg>
      )}
      {marks.map(([index, grade]) => (
        <svg key={grade} x={at(grade)} y={hill(grade)} className="scale-mark">
          <path d={flag(pole(index))} />
          {isNumbered && (
            <text className="scale-number" x="5" y={12 - pole(index)}>
              {index + 1}
            </text>
          )}
        </svg>
      ))}
      {grades.length > 0 &&
        (isNarrow ? [(lowest + highest) / 2] : [lowest, highest]).map((grade) => (
          <svg key={grade} x={at(grade)} y={hill(isNarrow ? highest : grade)}>
            <text className="scale-label" y="-78" textAnchor={anchor(grade, 'middle')}>
              {isNarrow ? span : gradeText(grade, locale)}
            </text>
          </svg>
        ))}
      {own &&
        [...new Set([own.low, own.high])].map((grade) => (
          <svg key={grade} x={at(grade)} y={hill(grade)} className="scale-own">
            <path d={flag(48)} />
          </svg>
        ))}
      {own && (
        <svg x={at(own.low)} y={hill(own.low)}>
          <text className="scale-end" y="22" x="-8" textAnchor={anchor(own.low, 'start')}>
            {mine}
          </text>
        </svg>
      )}
      {ticks.map((tick) => (
        <text key={tick} className="scale-tick" x={at(tick)} y="96%" textAnchor="middle">
          {tick}
        </text>
      ))}
    </svg>
  );
}

function share(grade: number): number {
  return (Math.min(Math.max(grade, least), most) - least) / (most - least);
}

function across(grade: number): number {
  return 4 + 90 * share(grade);
}

/** From the water at the foot to the lighthouse: steeper the higher it is. */
function up(grade: number): number {
  return 74 - 44 * share(grade) ** 2;
}

function at(grade: number): string {
  return `${across(grade).toFixed(1)}%`;
}

function hill(grade: number): string {
  return `${up(grade).toFixed(1)}%`;
}

/** The slope between two grades; a parabola is one curve. */
function wayUp(low: number, high: number): string {
  const [from, to] = [across(low), across(high)];
  const between = 74 - 44 * share(low) * share(high);
  return `M${from} ${up(low)}Q${(from + to) / 2} ${between} ${to} ${up(high)}`;
}

/** Neighbours are told apart by the height of their poles. */
function pole(index: number): number {
  return 32 + 18 * (index % 3);
}

/** A pole that is so high, with its flag. */
function flag(height: number): string {
  return `M0 0V${-height}h19l-4 8 4 8H0`;
}

/** Words near the summit end where they would begin. */
function anchor(grade: number, usual: 'start' | 'middle'): 'start' | 'middle' | 'end' {
  return share(grade) > 0.7 ? 'end' : usual;
}
