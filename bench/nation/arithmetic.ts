/** A nation that takes the test in so many school days; what is asked of the site in its busiest hour. */
export type Nation = { pupils: number; days: number; hoursADay: number; peak: number };

export const aMillion: Nation = { pupils: 1_000_000, days: 22, hoursADay: 6, peak: 2.5 };

/** A full test takes so long, and a question so, in seconds. */
const TEST_S = 15 * 60;
const QUESTION_S = 4;
const SAVE_EVERY_S = 10;

/** By the hour, at once and by the second, in the busiest hour. */
export function loadOf({ pupils, days, hoursADay, peak }: Nation) {
  const startsAnHour = (pupils / days / hoursADay) * peak;
  const atOnce = (startsAnHour * TEST_S) / 3600;
  return {
    startsAnHour,
    startsASecond: startsAnHour / 3600,
    atOnce,
    /** Where every answer is sent by itself, and where those of ten seconds go together. */
    savesASecond: atOnce / QUESTION_S,
    gatheredSavesASecond: atOnce / SAVE_EVERY_S,
  };
}

/** The sums in words, and what this bench asks of two cores beside them. */
export function toldArithmetic(
  nation: Nation,
  bench: { staticStarts: number; writingStarts: number; saves: number },
): string[] {
  const { startsAnHour, startsASecond, atOnce, savesASecond, gatheredSavesASecond } =
    loadOf(nation);
  const n = (value: number) => Math.round(value).toLocaleString('en');
  const { pupils, days, hoursADay, peak } = nation;
  return [
    `${n(pupils)} pupils / ${days} school days / ${hoursADay} hours × ${peak} in the busiest = ${n(startsAnHour)} starts an hour, ${startsASecond.toFixed(1)} a second`,
    `× ${TEST_S / 60} minutes each = ${n(atOnce)} at once; an answer in ${QUESTION_S} s = ${n(savesASecond)} answers a second, in saves of ${SAVE_EVERY_S} s ${n(gatheredSavesASecond)}`,
    `asked here, of two cores that also make the load: ${bench.staticStarts} static starts a second (${(bench.staticStarts / startsASecond).toFixed(0)} times the nation's), ${bench.writingStarts} that write (${(bench.writingStarts / startsASecond).toFixed(1)} times), ${bench.saves} saves a second beside (${((100 * bench.saves) / gatheredSavesASecond).toFixed(0)} % of the nation's)`,
  ];
}

/** The value below which so much of them lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
