// How it goes after a degree or a vocational title.
import type { Tables } from '#tools/tables/tables.ts';
import { unionOf, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

/** The row of an area that counts all graduates. */
const allGraduates = 'every';

export function emitAfterwards(records: Records, tables: Tables): readonly Emitted[] {
  return [ofDegrees(records, tables), ofTitles(records, tables)];
}

function ofDegrees({ degrees }: Records, tables: Tables): Emitted {
  const { areasAfterwards, fieldsAfterwards, newerAfterwards, degreeFields } = tables;
  const areas = areasAfterwards.filter(({ id }) => id !== allGraduates);
  const every = areasAfterwards.filter(({ id }) => id === allGraduates);
  const fieldOf = new Map(degreeFields.map((row) => [row.degree_id, row]));
  const places = ordered(degrees).flatMap(([id]) => {
    const placed = fieldOf.get(id);
    const area = areas.find(({ field_codes: codes }) =>
      codes.split(' ').some((code) => placed?.field_code.startsWith(code)),
    );
    const field = fieldsAfterwards.find(({ name }) => name === placed?.field);
    return area ? [[id, field ? [area.id, field.id] : [area.id]]] : [];
  });
  return {
    path: 'studies/afterwards',
    imports: [
      `import type { Afterwards, NewerAfterwards } from '#content/catalog/studies/afterwards.ts';`,
    ],
    types: {
      AreaId: unionOf(areas.map(({ id }) => id)),
      FieldId: unionOf(fieldsAfterwards.map(({ id }) => id)),
    },
    exports: {
      everyDegree: {
        value: every.map((row) => ({ ...figures(row), base: baseOf(row) }))[0],
        type: `Required<Omit<Afterwards, 'name'>>`,
      },
      areasAfterwards: {
        value: Object.fromEntries(
          areas.map((row) => [row.id, { name: row.name, ...figures(row), base: baseOf(row) }]),
        ),
        type: 'Readonly<Record<AreaId, Afterwards>>',
      },
      fieldsAfterwards: {
        value: Object.fromEntries(
          fieldsAfterwards.map((row) => [row.id, { name: row.name, ...figures(row) }]),
        ),
        type: 'Readonly<Record<FieldId, Afterwards>>',
      },
      newerAfterwards: {
        value: Object.fromEntries(newerAfterwards.flatMap(newerOf)),
        type: `Readonly<Partial<Record<AreaId | FieldId | '${allGraduates}', NewerAfterwards>>>`,
      },
      placeOfDegree: {
        value: Object.fromEntries(places),
        type: 'Readonly<Record<string, readonly [area: AreaId, field?: FieldId]>>',
      },
    },
  };
}

function figures(row: Tables['areasAfterwards'][number] | Tables['fieldsAfterwards'][number]) {
  const [year1, year4] = [Number(row.affiliated_year1), Number(row.affiliated_year4)];
  return { graduates: Number(row.graduates), affiliated: { year1, year4 } };
}

function baseOf({ base_year1, base_year4 }: Tables['areasAfterwards'][number]) {
  return { year1: Number(base_year1), year4: Number(base_year4) };
}

/** By each area or field that it is of. */
function newerOf(row: Tables['newerAfterwards'][number]) {
  const { scope: name, cohort, affiliated_year4, base_year4 } = row;
  const base = base_year4 === '' ? {} : { base: Number(base_year4) };
  const newer = { name, cohort, affiliated: Number(affiliated_year4), ...base };
  return row.ours.split(' ').map((id) => [id, newer] as const);
}

function ofTitles({ titles }: Records, { titlesAfterwards }: Tables): Emitted {
  const byTitle = new Map(titlesAfterwards.map((row) => [row.title_id, row]));
  const value = ordered(titles).flatMap(([id]) => {
    const row = byTitle.get(id);
    return row ? [[id, { group: row.group, base: Number(row.base_year4) }]] : [];
  });
  return {
    path: 'studies/title-afterwards',
    imports: [`import type { TitleAfterwards } from '#content/catalog/studies/afterwards.ts';`],
    exports: {
      titleAfterwards: {
        value: Object.fromEntries(value),
        type: 'Readonly<Record<string, TitleAfterwards>>',
      },
    },
  };
}
