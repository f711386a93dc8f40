// The cards that a person put in order: what their places say of the scales.
import { ownValue, type Instrument, type Ranking, type Responses } from './instrument.ts';

/** The places of the cards, 1 the first; `null`: not placed, or a place that another card has too. */
export function placesOfCards(
  { cards }: Ranking,
  responses: Responses,
): ReadonlyMap<string, number | null> {
  const given = cards.map(({ id }) => ownValue(responses, id) ?? null);
  const isPlace = (place: number | null) =>
    place !== null && Number.isInteger(place) && place >= 1 && place <= cards.length;
  return new Map(
    cards.map(({ id }, index) => {
      const place = given[index] ?? null;
      const isOnlyOne = given.filter((other) => other === place).length === 1;
      return [id, isPlace(place) && isOnlyOne ? place : null];
    }),
  );
}

/**
 * Points by scale for a whole order: every card at a place of its own. A partial order, or one that two devices have
 * mixed, says nothing, so that the ratings alone count: what was left out is not what matters least.
 */
export function rankingPoints<Scale extends string>(
  { ranking }: Pick<Instrument<Scale>, 'ranking'>,
  responses: Responses,
): ReadonlyMap<Scale, number> | undefined {
  if (!ranking) return undefined;
  const places = placesOfCards(ranking, responses);
  const points = new Map<Scale, number>();
  for (const { id, scale } of ranking.cards) {
    const place = places.get(id) ?? null;
    if (place === null) return undefined;
    points.set(scale, ranking.pointsByPlace[place - 1] ?? 0);
  }
  return points;
}
