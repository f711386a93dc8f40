// Universities that teach a degree of the catalogue, and which of them are public. Their own names, the short ones and the region
// whose admission they belong to are ours, and kept from the table.
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { degreeOfFirstName } from '../degree-of-name.ts';
import { idOf } from '../names.ts';
import { readRegister } from './register.ts';

const kinds: Readonly<Record<string, string>> = { Pública: 'public', Privada: 'private' };

export const universities: Importer = {
  table: tables.universities,
  files: ['register.csv'],
  rowsOf([text = ''], before) {
    const known = new Map(before.map((row) => [row['id'], row]));
    const teaching = readRegister(text).filter(
      ({ degree }) => degreeOfFirstName(degree) !== undefined,
    );
    const found = new Map(teaching.map((row) => [idOf(row.university), row]));
    const ids = [
      ...before.map(({ id = '' }) => id).filter((id) => found.has(id)),
      ...[...found.keys()].filter((id) => !known.has(id)).toSorted(),
    ];
    return ids.map((id) => ({
      ...known.get(id),
      id,
      register_name: found.get(id)?.university ?? '',
      kind: kinds[found.get(id)?.type ?? ''] ?? '',
    }));
  },
  problemsOf: (rows) =>
    rows.flatMap(({ id, name, kind, code, region }) => [
      ...(name ? [] : [`${id}: no tiene nombre propio en la tabla`]),
      ...(kind ? [] : [`${id}: no es pública ni privada`]),
      ...(Boolean(code) === Boolean(region)
        ? []
        : [`${id}: la sigla y la comunidad no concuerdan`]),
    ]),
};
