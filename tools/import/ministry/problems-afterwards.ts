import type { Row } from '#tools/tables/table.ts';

/** What cannot be true of shares of people in Social Security, one and four years on. */
export function problemsAfterwards(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const { id, name, graduates } = row;
    const [year1, year4] = [Number(row['affiliated_year1']), Number(row['affiliated_year4'])];
    return [
      ...(id ? [] : [`${name}: no tiene id nuestro`]),
      ...(Number(graduates) > 0 ? [] : [`${name}: no cuenta personas`]),
      ...(year1 > 0 && year4 <= 100 && year1 < year4
        ? []
        : [`${name}: no son porcentajes: ${year1} y ${year4}`]),
    ];
  });
}
