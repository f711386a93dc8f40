// The newest list of the Madrid district, by degree: its universities apart from centres that are affiliated to them.
import type { Tables } from '#tools/tables/tables.ts';

type MadridRow = Tables['madridCutOffs'][number];

/** `own`: `ucm 9.564-10.714; urjc 8.564 Aranjuez`; `affiliated`: `ucm CES Cardenal Cisneros 5`. */
export function cutOffsOfMadrid(rows: readonly MadridRow[]) {
  const [course = ''] = rows.map((row) => row.academic_year);
  return {
    /** First year of the course. */
    year: Number(course.split('-')[0]),
    own: linesOf(rows, 'own', ({ university }) => university, citiesOf),
    affiliated: linesOf(rows, 'affiliated', ({ university, centre }) => `${university} ${centre}`),
  };
}

/** By degree, lowest and highest grade of each name. */
function linesOf(
  rows: readonly MadridRow[],
  kind: string,
  nameOf: (row: MadridRow) => string,
  moreOf: (rows: readonly MadridRow[]) => readonly string[] = () => [],
): Readonly<Record<string, string>> {
  const told = rows.filter((row) => row.degree_id !== '' && row.kind === kind);
  const byDegree = [...Map.groupBy(told, ({ degree_id }) => degree_id)].toSorted(byName);
  return Object.fromEntries(
    byDegree.map(([id, those]) => {
      const offers = [...Map.groupBy(those, nameOf)].toSorted(byName);
      return [
        id,
        offers
          .map(([name, grades]) => [name, rangeOf(grades), ...moreOf(grades)].join(' '))
          .join('; '),
      ];
    }),
  );
}

const cityOfCampus: Readonly<Record<string, string>> = {
  Alcorcón: 'Alcorcón',
  Aranjuez: 'Aranjuez',
  Colmenarejo: 'Colmenarejo',
  Fuenlabrada: 'Fuenlabrada',
  Guadalajara: 'Guadalajara',
  Madrid: 'Madrid',
  'Madrid-Quintana': 'Madrid',
  Móstoles: 'Móstoles',
  Vicálvaro: 'Madrid',
};

/** Nothing where a row names no campus: then it may be any of the university's. */
function citiesOf(rows: readonly MadridRow[]): string[] {
  const cities = rows.map((row) => cityOfCampus[row.campus]);
  const known = cities.filter((city) => city !== undefined);
  return known.length < cities.length ? [] : [[...new Set(known)].toSorted().join('+')];
}

function rangeOf(rows: readonly MadridRow[]): string {
  const grades = rows.map((row) => Number(row.grade));
  const [lowest, highest] = [Math.min(...grades), Math.max(...grades)];
  return lowest === highest ? String(lowest) : `${lowest}-${highest}`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b);
}
