// The newest list of a district, by degree: its universities apart from centres that are affiliated to them.
import type { NewerLists } from '#content/admission/newer-lists-of.ts';
import type { NewestList } from '#content/admission/region-admission.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import type { Tables } from '#tools/tables/tables.ts';

/** A row of a list, whichever the district; `cities`: where it is taught, none where the list does not say. */
type Listed = Pick<
  Tables['madridCutOffs'][number],
  'university' | 'kind' | 'centre' | 'degree_id' | 'academic_year' | 'round' | 'grade'
> & { readonly cities: readonly string[] };

/** Of the districts whose list tells own and affiliated centres apart. */
export function newestCutOffs(region: RegionId, tables: Tables): NewestList | undefined {
  if (region === 'madrid') return cutOffsOfList(tables.madridCutOffs.map(ofMadrid));
  if (region === 'catalonia') return cutOffsOfList(tables.cataloniaCutOffs.map(withCities));
  const others = tables.otherCutOffs.filter(({ district }) => district === region);
  return others.length > 0 ? cutOffsOfList(others.map(withCities)) : undefined;
}

/** By degree, `urjc · Fuenlabrada · 8.56; urjc · Madrid · 9.115`: universities that teach it in several cities, where the list names each. */
export function campusGrades({ madridCutOffs, cataloniaCutOffs, otherCutOffs }: Tables) {
  const rows: readonly Listed[] = [
    ...madridCutOffs.map(ofMadrid),
    ...cataloniaCutOffs.map(withCities),
    ...otherCutOffs.map(withCities),
  ].filter(({ kind, degree_id }) => kind === 'own' && degree_id !== '');
  const byDegree = [...Map.groupBy(rows, ({ degree_id }) => degree_id)].toSorted(byName);
  const lines = byDegree.map(([id, those]) => {
    const offers = [...Map.groupBy(those, ({ university }) => university)].toSorted(byName);
    return [id, offers.flatMap(([university, all]) => campusLines(university, all)).join('; ')];
  });
  return Object.fromEntries(lines.filter(([, line]) => line !== ''));
}

function campusLines(university: string, rows: readonly Listed[]): string[] {
  if (rows.some(({ cities }) => cities.length === 0)) return [];
  const byCity = Map.groupBy(
    rows.flatMap((row) => row.cities.map((city) => ({ city, row }))),
    ({ city }) => city,
  );
  if (byCity.size === 1) return [];
  return [...byCity]
    .toSorted(byName)
    .map(([city, there]) => [university, city, rangeOf(there.map(({ row }) => row))].join(' · '));
}

/** What the lists of districts rest on that have no fact of their own: the document that most rows name. */
export function listSources(tables: Tables) {
  const byDistrict = Map.groupBy(tables.otherCutOffs, ({ district }) => district);
  return Object.fromEntries(
    [...byDistrict].toSorted(byName).map(([district, rows]) => {
      const documents = [...Map.groupBy(rows, ({ url }) => url).values()];
      const [most = []] = documents.toSorted((a, b) => b.length - a.length);
      const [row] = most;
      if (!row) throw new Error(`${district} has no rows`);
      const { source, url, mark, checked, academic_year: course } = row;
      // A list is out of date when that of the next summer has been published.
      const staleAfter = `${Number(course.slice(0, 4)) + 1}-08-31`;
      return [
        district,
        { id: `cut-offs-${district}-${course}`, source, url, mark, checked, staleAfter },
      ];
    }),
  );
}

/** Official lists that are newer than the one whose grades pages tell, by region, until they are brought in. */
export function newerLists(tables: Tables): Readonly<Partial<NewerLists>> {
  const lastOfMinistry = Math.max(...tables.spainCutOffs.map(({ year }) => Number(year)));
  return Object.fromEntries(
    regionIds.flatMap((region) => {
      const have = newestCutOffs(region, tables)?.year ?? lastOfMinistry;
      const lists = tables.officialPages
        .filter(
          ({ about }) => about === `regions/${region}` || about === `districts/${region}-cut-offs`,
        )
        .map(({ what, edition, address }) => ({
          name: what.replace(/:.*/, ''),
          course: edition,
          address,
        }))
        .filter(({ course }) => Number(course.slice(0, 4)) > have);
      const universities = tables.universities
        .filter((row) => row.region === region)
        .map(({ id }) => id);
      return lists.length > 0 ? [[region, { universities, lists }] as const] : [];
    }),
  );
}

/** `own`: `ucm 9.564-10.714; urjc 8.564 Aranjuez`; `affiliated`: `ucm CES Cardenal Cisneros 5`. Throws where lists are mixed. */
export function cutOffsOfList(rows: readonly Listed[]): NewestList {
  const [list, ...others] = new Set(rows.map((row) => `${row.academic_year} ${row.round}`));
  const [course = '', said = ''] = list?.split(' ') ?? [];
  const round = said === 'first' || said === 'last' ? said : undefined;
  if (others.length > 0 || round === undefined)
    throw new Error(`rows are of no one list: ${[list, ...others].join(', ')}`);
  return {
    /** First year of the course. */
    year: Number(course.split('-')[0]),
    round,
    own: linesOf(rows, 'own', ({ university }) => university, citiesOf),
    affiliated: linesOf(rows, 'affiliated', ({ university, centre }) => `${university} ${centre}`),
  };
}

/** By degree, lowest and highest grade of each name. */
function linesOf(
  rows: readonly Listed[],
  kind: string,
  nameOf: (row: Listed) => string,
  moreOf: (rows: readonly Listed[]) => readonly string[] = () => [],
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

/** By the names of campuses in Madrid’s list. */
const cityOfCampus: Readonly<Record<string, readonly string[]>> = {
  Alcorcón: ['Alcorcón'],
  Aranjuez: ['Aranjuez'],
  Colmenarejo: ['Colmenarejo'],
  Fuenlabrada: ['Fuenlabrada'],
  Guadalajara: ['Guadalajara'],
  Madrid: ['Madrid'],
  'Madrid-Quintana': ['Madrid'],
  Móstoles: ['Móstoles'],
  Vicálvaro: ['Madrid'],
};

/** Centres affiliated to universities of Madrid, whose list names no city: those of the Ministry’s table of 2020-21. */
const cityOfCentre: Readonly<Record<string, string>> = {
  CEDEU: 'Madrid',
  'CES Cardenal Cisneros': 'Madrid',
  'CES Don Bosco': 'Madrid',
  'CES Escuela Superior Empresarial Relaciones Públicas-ESERP': 'Madrid',
  'CES IEB': 'Madrid',
  'CES Universitario "La Salle"': 'Madrid',
  'Centro Superior de Diseño de Moda': 'Madrid',
  'Centro Universitario Cardenal Cisneros': 'Alcalá de Henares',
  'E.U. Enfermería Cruz Roja': 'Madrid',
  'E.U. Enfermería Fundación Jiménez Díaz': 'Madrid',
  'Escuela Superior de Artes Escénicas y Espectáculos-TAI': 'Madrid',
  ISDE: 'Madrid',
};

/** By degree, `uam · Madrid · E.U. Enfermería Cruz Roja; …`: centres of both lists whose city is known. */
export function listedCentres({ madridCutOffs, cataloniaCutOffs, otherCutOffs }: Tables) {
  const rows = [
    ...madridCutOffs.map((row) => ({ ...row, city: cityInMadrid(row) })),
    ...cataloniaCutOffs,
    ...otherCutOffs,
  ].filter(({ kind, degree_id, city }) => kind === 'affiliated' && degree_id !== '' && city !== '');
  const byDegree = [...Map.groupBy(rows, ({ degree_id }) => degree_id)].toSorted(byName);
  return Object.fromEntries(
    byDegree.map(([id, those]) => {
      const lines = those.map(({ university, city, centre }) =>
        [university, city, centre].join(' · '),
      );
      return [id, [...new Set(lines)].join('; ')];
    }),
  );
}

function cityInMadrid({ centre, campus }: Tables['madridCutOffs'][number]): string {
  return campus === 'Campus Villalba' ? 'Collado Villalba' : (cityOfCentre[centre] ?? '');
}

function ofMadrid(row: Tables['madridCutOffs'][number]): Listed {
  return { ...row, cities: cityOfCampus[row.campus] ?? [] };
}

/** `Barcelona, Sant Adrià de Besòs` are two cities. */
function withCities<Of extends Tables['cataloniaCutOffs' | 'otherCutOffs'][number]>(
  row: Of,
): Of & { cities: readonly string[] } {
  return { ...row, cities: row.city.split(', ') };
}

/** Nothing where a row names no campus: then it may be any of the university's. */
function citiesOf(rows: readonly Listed[]): string[] {
  if (rows.some(({ cities }) => cities.length === 0)) return [];
  return [[...new Set(rows.flatMap(({ cities }) => cities))].toSorted().join('+')];
}

function rangeOf(rows: readonly Listed[]): string {
  const grades = rows.map((row) => Number(row.grade));
  const [lowest, highest] = [Math.min(...grades), Math.max(...grades)];
  return lowest === highest ? String(lowest) : `${lowest}-${highest}`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b);
}
