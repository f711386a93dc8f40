import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { published } from './load-published.ts';

/**
 * The version that a new attempt is of.
 * @throws RangeError for an instrument of which none is published.
 */
export function newestVersion(id: InstrumentId): number {
  const versions = published.filter((one) => one.id === instruments[id].storedId);
  if (versions.length === 0) throw new RangeError(`no version of ${id} is published`);
  return Math.max(...versions.map(({ version }) => version));
}
