// npm run mail:templates: writes supabase/templates/*.html, the mails of a hosted Supabase project,
// from the same words and the same look as our own. With --check it writes nothing and fails on drift.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostedMailNames } from '#content/mail/hosted-mails.ts';
import { mailTemplate } from './mail-template.ts';

const supabase = fileURLToPath(new URL('../../supabase/', import.meta.url));
const settings = readFileSync(`${supabase}config.toml`, 'utf8');

mkdirSync(`${supabase}templates`, { recursive: true });
for (const name of hostedMailNames) {
  const file = `${supabase}templates/${name}.html`;
  const text = mailTemplate(name, settings);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`supabase/templates/${name}.html is out of date: npm run mail:templates`);
    process.exitCode = 1;
  }
}
