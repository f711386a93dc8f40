// What is known of admission in each region, packed as `content/admission/region-admission.ts` reads it, a module a region; how
// lowest grades move.
import { ways } from '#domain/admission/rules.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import type { Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { campusGrades, listSources, newerLists, newestCutOffs } from './newest-cut-offs.ts';
import { ordered } from './ordered.ts';
import { weightLines } from './weight-lines.ts';

export function emitAdmission(records: Records, tables: Tables): readonly Emitted[] {
  const degrees = ordered(records.degrees).map(([id]) => id);
  return [
    rules(records),
    ...regionIds.map((region) => ({
      path: `admission/regions/${region}`,
      imports: [`import type { RegionAdmission } from '#content/admission/region-admission.ts';`],
      exports: {
        region: {
          value: {
            newest: newestCutOffs(region, tables),
            movements: movementRows(region, tables)
              .map((row) => [row.from, row.years, row.median, row.most, row.pairs].join(' '))
              .join('; '),
            weights: weightsOf(region, degrees, tables),
            cutOffs: cutOffsOf(region, degrees, tables),
          },
          type: 'RegionAdmission',
        },
      },
    })),
    {
      path: 'admission/newest-lists',
      imports: [
        `import type { NewestList } from '#content/admission/region-admission.ts';`,
        `import type { RegionId } from '#domain/regions.ts';`,
      ],
      exports: {
        newestLists: {
          value: Object.fromEntries(
            regionIds.flatMap((region) => {
              const newest = newestCutOffs(region, tables);
              return newest ? [[region, newest]] : [];
            }),
          ),
          type: 'Readonly<Partial<Record<RegionId, NewestList>>>',
        },
      },
    },
    {
      path: 'admission/campus-grades',
      exports: {
        campusGrades: {
          value: campusGrades(tables),
          type: 'Readonly<Partial<Record<string, string>>>',
        },
      },
    },
    {
      path: 'admission/newer-lists',
      imports: [`import type { NewerLists } from '#content/admission/newer-lists-of.ts';`],
      exports: { newerLists: { value: newerLists(tables), type: 'Readonly<Partial<NewerLists>>' } },
    },
    {
      path: 'admission/list-sources',
      imports: [
        `import type { ListSource } from '#content/admission/verified-offers.ts';`,
        `import type { RegionId } from '#domain/regions.ts';`,
      ],
      exports: {
        listSources: {
          value: listSources(tables),
          type: 'Readonly<Partial<Record<RegionId, ListSource>>>',
        },
      },
    },
    {
      path: 'admission/movements',
      imports: [`import type { Movement } from '#domain/admission/movement.ts';`],
      exports: {
        movements: {
          value: movementRows('spain', tables).map((row) => ({
            from: Number(row.from),
            years: Number(row.years),
            median: Number(row.median),
            most: Number(row.most),
            pairs: Number(row.pairs),
          })),
          type: 'readonly Movement[]',
        },
      },
    },
  ];
}

function movementRows(region: RegionId | 'spain', { movements }: Tables) {
  return movements.filter((row) => row.region === region);
}

/** Two districts have verified weights. */
function weightsOf(region: RegionId, degrees: readonly string[], tables: Tables) {
  if (region === 'madrid') return weightLines(degrees, tables.madridWeights);
  if (region !== 'andalusia') return null;
  return weightLines(
    degrees,
    tables.andalusiaWeights.map((row) => ({ ...row, university: '*' })),
  );
}

/** `ucm 2021:12-13.5; uam …` by degree. */
function cutOffsOf(region: RegionId, degrees: readonly string[], tables: Tables) {
  const here = new Set(
    tables.universities.filter((row) => row.region === region).map(({ code }) => code),
  );
  const byDegree = Map.groupBy(
    tables.spainCutOffs.filter(({ university }) => here.has(university)),
    ({ degree_id }) => degree_id,
  );
  return Object.fromEntries(
    degrees
      .filter((id) => byDegree.has(id))
      .map((id) => {
        const rows = Map.groupBy(byDegree.get(id) ?? [], ({ university }) => university);
        const offers = [...rows].map(([university, years]) =>
          [university, ...years.map((row) => `${row.year}:${rangeOf(row)}`)].join(' '),
        );
        return [id, offers.join('; ')];
      }),
  );
}

function rangeOf({ lowest, highest }: { lowest: string; highest: string }): string {
  return lowest === highest ? lowest : `${lowest}-${highest}`;
}

const ruledRegions: readonly string[] = ['spain', ...regionIds];

/** As `content/admission/rules.ts` reads them, facts by their names: way by way, of each that of all Spain first. */
function rules(records: Records): Emitted {
  const told = [...records['admission-rules'].values()]
    .map((rule) => ({ ...rule, formula: rule.formula ?? null }))
    .toSorted(
      (a, b) =>
        ways.indexOf(a.way) - ways.indexOf(b.way) ||
        ruledRegions.indexOf(a.region) - ruledRegions.indexOf(b.region),
    );
  return {
    path: 'admission/rules',
    imports: [
      `import type { AdmissionFactId } from '#content/facts/find-admission.ts';`,
      `import type { AdmissionRule } from '#domain/admission/rules.ts';`,
    ],
    exports: {
      rules: {
        value: told,
        type: `readonly (Omit<AdmissionRule, 'facts'> & { facts: readonly AdmissionFactId[] })[]`,
      },
    },
  };
}
