// What one studies for a career, as a card and a poster say it: the studies, and the specialty or the master's degree that everybody needs after them.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { professionOf } from './registry.ts';
import type { CareerLevel } from '#domain/matching/career.ts';

/** `specialty`: a degree, then a residency. `master`: a degree, then the master's degree without which nobody practises. */
export type KindOfWay = CareerLevel | 'either' | 'specialty' | 'master';

/** From a career's level, and from what its profession asks of everybody; a master's degree counts where nobody practises in the years of the degree alone. */
export function kindOfWay({ career, degrees, titles }: CatalogEntry): KindOfWay {
  const { id, level, alsoVia } = career;
  if (alsoVia && alsoVia !== level) return 'either';
  const { gates = [], years } = professionOf(id) ?? {};
  if (degrees.length === 0 || titles.length > 0) return level;
  const asks = (wanted: string) => gates.some(({ kind, forSome }) => kind === wanted && !forSome);
  if (asks('residency')) return 'specialty';
  const shortest = Math.min(...degrees.map((degree) => degree.years ?? Infinity));
  return asks('master') && years && years.least > shortest ? 'master' : level;
}
