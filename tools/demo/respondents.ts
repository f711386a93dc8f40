// Made-up people who answer an instrument: true levels per scale, how hard each item is to agree with, a habit of saying
// yes, and chance. Levels and answers are on the scale 1 to 5 of the instrument's choices.
import type { Instrument, Item } from '#domain/instruments/instrument.ts';
import type { Random } from './random.ts';

export type Population = {
  /** All lists and the matrix in the instrument's order of scales. */
  readonly latentMean: readonly number[];
  readonly latentSd: readonly number[];
  readonly errorSd: readonly number[];
  readonly itemDifficultySd: readonly number[];
  readonly latentCorrelations: readonly (readonly number[])[];
  /** Of one person's habit of choosing higher, whatever is asked; pulls reversed items the other way. */
  readonly acquiescenceSd: number;
  /**
   * What people like more or less than the scale it belongs to: so many clusters in each scale, with the standard
   * deviation of a person's leaning to one of them. Items fall to them in turn, in the order of the instrument, whatever
   * they ask: so two versions meet the same people, and none gains by how it names its parts. Without it there are none.
   */
  readonly clusters?: { readonly perScale: number; readonly sd: number };
  /**
   * What people like inside the scales. `draw` is called once for each person, and says how much more than its scale an item
   * is liked for its field (`undefined`: it has none). Their spread `sd` is taken from what answers err by, so that an item
   * scatters as fitted and agrees more with those of its field.
   */
  readonly fields?: { readonly sd: number; readonly draw: () => FieldLiking };
};

type FieldLiking = (item: Item) => number | undefined;

/** Item difficulties of a scale lie evenly between these many standard deviations below and above its level. */
const DIFFICULTY_REACH = 1.2;

export type Person = {
  /** True levels in the instrument's order of scales. */
  readonly levels: readonly number[];
  /** Item id to choice key; what names its choice is answered with it, and cards stand in the order of what one feels. */
  readonly responses: Readonly<Record<string, number>>;
};

/** Returns a function that makes one person after the other, answering every item of the instrument. */
export function createRespondents(
  instrument: Instrument,
  population: Population,
  random: Random,
): () => Person {
  const next = createRepeaters(instrument, population, random);
  return () => next(1)[0];
}

/**
 * Returns a function that makes one person after the other, who answers every item so many times: the same in all that
 * makes the person, and by chance another answer here and there.
 */
export function createRepeaters(
  instrument: Instrument,
  population: Population,
  random: Random,
): (times: number) => readonly [Person, ...Person[]] {
  const { latentMean, latentSd, errorSd, acquiescenceSd } = population;
  const { perScale, sd: clusterSd } = population.clusters ?? { perScale: 0, sd: 0 };
  const fieldSd = population.fields?.sd ?? 0;
  const places = placesInScale(instrument);
  const lower = cholesky(population.latentCorrelations);
  const difficulties = itemDifficulties(instrument, population.itemDifficultySd, random);
  const { min, max } = instrument.choices;
  return (times) => {
    const draws = lower.map(() => random.normal());
    const levels = lower.map((row, scale) => {
      const latent = row.reduce((sum, weight, draw) => sum + weight * (draws[draw] ?? 0), 0);
      return (latentMean[scale] ?? 0) + (latentSd[scale] ?? 0) * latent;
    });
    const acquiescence = acquiescenceSd * random.normal();
    const leanings = instrument.scales.map(() =>
      Array.from({ length: perScale }, () => clusterSd * random.normal()),
    );
    const likingOf = population.fields?.draw();
    function answer(): Person {
      const responses: Record<string, number> = {};
      for (const item of instrument.items) {
        const scale = instrument.scales.indexOf(item.scale);
        const habit = item.reversed ? -acquiescence : acquiescence;
        const cluster = perScale > 0 ? (places.get(item.id) ?? 0) % perScale : 0;
        const liking = (levels[scale] ?? 0) + (leanings[scale]?.[cluster] ?? 0);
        const tendency = liking + (difficulties.get(item.id) ?? 0) + habit;
        const ofField = likingOf?.(item);
        const sd = errorSd[scale] ?? 0;
        const error = ofField === undefined ? sd : Math.sqrt(sd ** 2 - fieldSd ** 2);
        const felt = tendency + (ofField ?? 0) + error * random.normal();
        const step = Math.round(Math.min(5, Math.max(1, felt))) - 1;
        responses[item.id] = item.reversed ? max - step : min + step;
      }
      for (const { id, choice } of instrument.instructed ?? []) responses[id] = choice;
      Object.assign(responses, orderOfCards(instrument, { levels, errorSd }, random));
      return { levels, responses };
    }
    return [answer(), ...Array.from({ length: times - 1 }, answer)];
  };
}

/**
 * A person who puts cards in order errs by each as much as by one question about it; the places, by card. No card, no chance:
 * people of a version without cards are as they were.
 */
function orderOfCards(
  { scales, ranking }: Instrument,
  { levels, errorSd }: Pick<Population, 'errorSd'> & Pick<Person, 'levels'>,
  random: Random,
): Record<string, number> {
  const felt = (ranking?.cards ?? []).map(({ id, scale }) => {
    const index = scales.indexOf(scale);
    return { id, level: (levels[index] ?? 0) + (errorSd[index] ?? 0) * random.normal() };
  });
  const first = felt.toSorted((a, b) => b.level - a.level);
  return Object.fromEntries(first.map(({ id }, index) => [id, index + 1]));
}

/** By item id, how many items of its scale stand before it. */
function placesInScale({ items }: Instrument): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  return new Map(
    items.map(({ id, scale }) => {
      const place = seen.get(scale) ?? 0;
      seen.set(scale, place + 1);
      return [id, place] as const;
    }),
  );
}

function itemDifficulties(
  instrument: Instrument,
  difficultySd: readonly number[],
  random: Random,
): Map<string, number> {
  return new Map(
    instrument.scales.flatMap((scale, index) => {
      const shuffled = instrument.items
        .filter((item) => item.scale === scale)
        .map(({ id }) => ({ id, key: random.uniform() }))
        .toSorted((a, b) => a.key - b.key);
      const reach = DIFFICULTY_REACH * (difficultySd[index] ?? 0);
      return shuffled.map(
        ({ id }, place) => [id, reach * ((2 * place) / (shuffled.length - 1) - 1)] as const,
      );
    }),
  );
}

/** Lower triangle L with L·Lᵀ = matrix, for a symmetric positive definite matrix. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = [];
  for (const [i, source] of matrix.entries()) {
    const row: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? row : (lower[j] ?? []);
      const done = row.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0);
      const rest = (source[j] ?? 0) - done;
      row.push(j === i ? Math.sqrt(rest) : rest / (other[j] ?? 1));
    }
    lower.push(row);
  }
  return lower;
}
