import { join } from 'node:path';
import { readConfigToml, readRoot, type TomlTables, type TomlValue } from './config-toml.ts';

/** A mail that a hosted project sends once `supabase config push` has run. */
export type PushedMail = {
  name: string;
  kind: 'template' | 'notification';
  isOn: boolean;
  subject: string;
  html: string;
};

/** All mails of `supabase/config.toml`, with their templates. */
export function pushedMails(tables: TomlTables = readConfigToml()): PushedMail[] {
  return Object.entries(tables).flatMap(([table, said]) => {
    const [, kind, name] = /^auth\.email\.(template|notification)\.(\w+)$/.exec(table) ?? [];
    if ((kind !== 'template' && kind !== 'notification') || name === undefined) return [];
    const subject = String(said['subject']);
    const isOn = kind === 'template' || said['enabled'] === true;
    return [{ name, kind, isOn, subject, html: readRoot(contentPath(kind, said['content_path'])) }];
  });
}

// The command line reads a template's path from the root of the clone, and a notification's from `supabase/`.
function contentPath(kind: PushedMail['kind'], said: TomlValue | undefined): string {
  return kind === 'template' ? String(said) : join('supabase', String(said));
}
