import { instrumentIdOf, type InstrumentId } from '#domain/instruments/registry.ts';

/** What a page calls an instrument, by the id that it is stored under; `undefined` for one that is not ours. */
export function instrumentName(
  names: Readonly<Record<InstrumentId, string>>,
  storedId: string,
): string | undefined {
  const id = instrumentIdOf(storedId);
  return id && names[id];
}
