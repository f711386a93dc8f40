// The mails as the records of a site have them, beside it: whoever serves the site sends them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `root`: whose compiled content it is; `work`: the folder that becomes `dist`. */
export async function writeMails(root: string, work: string): Promise<void> {
  const compiled = pathToFileURL(join(root, 'content/compiled/mails/mails.js')).href;
  const { mails }: typeof import('#content/compiled/mails/mails.js') = await import(compiled);
  await writeFile(join(work, 'mails.json'), JSON.stringify(mails));
}
