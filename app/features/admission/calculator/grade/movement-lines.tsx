import { movementOf, type CutOff, type Movement } from '#domain/admission/movement.ts';
import { fill } from '#app/i18n/fill.ts';
import { levelWords } from '#app/features/admission/level-words.ts';
import { gradeText, type Said } from '../grade-words.ts';

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
  const known = cutOffs.flatMap((cutOff) => movementOf(movements, cutOff, start) ?? []);
  const bands = [...new Set(known)].toSorted((a, b) => a.from - b.from);
  return bands.map((band) => (
    <p key={`${band.from} ${band.years}`} className="pathway-note">
      {fill(band.years === 1 ? words.movementOne : words.movement, {
        level: levelWords(band.from, copy, locale),
        years: band.years,
        most: gradeText(band.most, locale),
      })}
    </p>
  ));
}
