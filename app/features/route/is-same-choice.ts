import type { RouteChoice } from '#domain/route/choices.ts';

/** Whether two choices ask for the same route. */
export function isSameChoice(one: RouteChoice, other: RouteChoice): boolean {
  return (['country', 'diploma', 'aim', 'start'] as const).every(
    (name) => one[name] === other[name],
  );
}
