import { format, resolveConfig } from 'prettier';
import type { Importer } from './importer.ts';
import type { Row } from './table.ts';

/** The module of a table as it stands in the clone, formatted. */
export async function moduleText(importer: Importer, rows: readonly Row[]): Promise<string> {
  const head = `// Made from \`${importer.table}\` by \`npm run import\`: change the table, and make this again.`;
  const options = await resolveConfig(importer.module);
  const text = `${head}\n${importer.moduleOf(rows)}\n`;
  return format(text, { ...options, filepath: importer.module });
}
