// What the careers of a degree take besides it, on the degree's page: careers that take the same stand in one line, with the years to
// practice where they are more than those of the degree. What each rests on stands on the page of the career.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { catalog } from '#content/catalog/registry.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import type { Copy } from '#content/dictionaries/es/degree.ts';
import type { Gate } from '#content/professions/gate.ts';
import { professionOf } from '#content/professions/registry.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';

/** So many careers of a line are named; the rest is counted. */
const NAMED = 3;

export function practiceLines(
  degree: Degree,
  locale: Locale,
  copy: Copy['practice'],
): readonly string[] {
  const gated = catalog.filter(
    ({ career, degrees }) =>
      degrees.some(({ id }) => id === degree.id) && gatesOf(career.id).length > 0,
  );
  const byLine = Map.groupBy(gated, (entry) => asked(entry, degree, copy, locale));
  return [...byLine].map(([line, careers]) =>
    fill(line, { careers: namesOf(careers, locale, copy) }),
  );
}

/** What a part of the work alone takes, and what was not verified, stands on the page of the career. */
function gatesOf(career: string): readonly Gate[] {
  const gates = professionOf(career)?.gates ?? [];
  return gates.filter(({ forSome, source }) => forSome !== true && source.mark !== 'U');
}

/** The chamber of most professions is nearly always joined; of some the law says so of everybody. */
function nameOf({ kind, what }: Gate, copy: Copy['practice']): string {
  const isForAll = kind === 'chamber' && what.es.startsWith('Para ejercer es obligatorio');
  return isForAll ? copy.compulsoryChamber : copy.kinds[kind];
}

/** `{careers}: a residency… With the studies, from 10 to 11 years.` */
function asked(
  { career }: CatalogEntry,
  { years }: Degree,
  copy: Copy['practice'],
  locale: Locale,
): string {
  const named = new Set(gatesOf(career.id).map((gate) => nameOf(gate, copy)));
  const names = listIn(locale).format([...named]);
  const known = professionOf(career.id)?.years;
  const careers = '{careers}';
  if (!known || known.most <= years) return fill(copy.line, { careers, names });
  const { least, most } = known;
  const told =
    least === most ? fill(copy.years.one, { n: most }) : fill(copy.years.more, { least, most });
  return fill(copy.lineYears, { careers, names, years: told });
}

function namesOf(careers: readonly CatalogEntry[], locale: Locale, copy: Copy['practice']) {
  const named = careers.slice(0, NAMED).map(({ words }) => words[locale].name);
  const others = careers.length - named.length;
  return listIn(locale).format(others > 0 ? [...named, fill(copy.others, { n: others })] : named);
}
