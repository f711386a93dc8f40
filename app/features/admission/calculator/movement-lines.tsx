import { movementOf, type CutOff, type Movement } from '#domain/admission/movement.ts';
import { fill } from '#app/i18n/fill.ts';
import { gradeText, type Said } from './grade-words.ts';

/** How much lowest grades like these have moved: each sentence once, however many universities it is about. */
export function MovementLines({
  cutOffs,
  movements,
  start,
  said: { locale, copy },
}: {
  cutOffs: readonly CutOff[];
  movements: readonly Movement[];
  /** The year in which the course begins. */
  start: number;
  said: Said;
}) {
  const words = copy.result;
  const bands = new Set(cutOffs.map((cutOff) => movementOf(movements, cutOff, start)));
  return [...bands].map(
    (band) =>
      band && (
        <p key={`${band.from} ${band.years}`} className="pathway-note">
          {fill(band.years === 1 ? words.movementOne : words.movement, {
            from: gradeText(band.from, locale),
            years: band.years,
            median: gradeText(band.median, locale),
            most: gradeText(band.most, locale),
          })}
        </p>
      ),
  );
}
