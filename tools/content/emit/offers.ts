// Where degrees are taught: by their own centres, and by centres affiliated to a university.
import { offerYears } from '#tools/tables/columns.ts';
import { type Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { listedCentres } from './newest-cut-offs.ts';
import { ordered } from './ordered.ts';

export function emitOffers(records: Records, tables: Tables): readonly Emitted[] {
  return [
    offers(records, tables),
    affiliatedCentres(tables),
    listedAffiliated(tables),
    newer(tables),
    otherNames(tables),
  ];
}

/** Branches of degrees that universities teach, in the order of the table. */
const branches = ['health', 'sciences', 'engineering', 'social', 'arts'];

function offers({ degrees }: Records, { offers: rows }: Tables): Emitted {
  const byDegree = Map.groupBy(rows, ({ degree_id }) => degree_id);
  const value = Object.fromEntries(
    ordered(degrees)
      .filter(([, { branch }]) => branches.includes(branch))
      .toSorted(([, a], [, b]) => branches.indexOf(a.branch) - branches.indexOf(b.branch))
      .map(([id]) => [id, (byDegree.get(id) ?? []).map(offerRow)]),
  );
  return {
    path: 'studies/offers',
    imports: [`import type { OfferRow } from '#content/catalog/studies/offer.ts';`],
    exports: { offerRows: { value, type: 'Readonly<Record<string, readonly OfferRow[]>>' } },
  };
}

/** University, city, places and grades, without what is empty at the end. */
function offerRow(row: Tables['offers'][number]): readonly unknown[] {
  const grades = offerYears.map((year) => figureOf(row[year]));
  const places = figureOf(row.places_2020);
  if (grades.some((grade) => grade !== null)) return [row.university, row.city, places, grades];
  return places === null ? [row.university, row.city] : [row.university, row.city, places];
}

function figureOf(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}

/** By the id of the degree: `valencia · Catarroja · Centro Florida Universitaria; …`, university, city and centre. */
function affiliatedCentres({ affiliatedCentres: rows }: Tables): Emitted {
  const byDegree = [...Map.groupBy(rows, ({ degree_id }) => degree_id)];
  const value = Object.fromEntries(
    byDegree
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([id, centres]) => [
        id,
        centres
          .map(({ university, city, centre }) => [university, city, centre].join(' · '))
          .join('; '),
      ]),
  );
  return {
    path: 'studies/affiliated-centres',
    exports: { affiliatedCentres: { value, type: 'Readonly<Record<string, string>>' } },
  };
}

/** By the id of the degree, what is newer than the register; a row that nobody verified is none. */
function newer({ offersSince2020 }: Tables): Emitted {
  const rows = offersSince2020.filter(({ mark }) => mark !== 'U');
  return {
    path: 'studies/newer-offers',
    imports: [`import type { NewerOffer } from '#content/catalog/studies/taught-in.ts';`],
    exports: {
      newerOffers: {
        value: Object.fromEntries(
          [...Map.groupBy(rows, ({ degree_id }) => degree_id)].map(([id, those]) => [
            id,
            those.map(({ university, city, since, status, source, url }) => ({
              university,
              city,
              since,
              isAnnounced: status === 'announced',
              source,
              url,
            })),
          ]),
        ),
        type: 'Readonly<Record<string, readonly NewerOffer[]>>',
      },
    },
  };
}

/** The same, of the lists of Madrid and Catalonia, by the short names of universities. */
function listedAffiliated(tables: Tables): Emitted {
  return {
    path: 'studies/listed-affiliated',
    exports: {
      listedAffiliated: { value: listedCentres(tables), type: 'Readonly<Record<string, string>>' },
    },
  };
}

/** By the id of the degree, what Spanish lists call it at some universities: `Contabilidad y Finanzas; …`. */
function otherNames({ judgedNames }: Tables): Emitted {
  const rows = judgedNames.filter(({ list, degree_id }) => list === 'spain' && degree_id !== '');
  return {
    path: 'studies/other-names',
    exports: {
      otherNames: {
        value: Object.fromEntries(
          [...Map.groupBy(rows, ({ degree_id }) => degree_id)]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([id, those]) => [id, [...new Set(those.map(({ name }) => name))].join('; ')]),
        ),
        type: 'Readonly<Record<string, string>>',
      },
    },
  };
}
