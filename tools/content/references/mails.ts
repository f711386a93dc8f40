// What mails say of values that the server puts in: every name in braces is one that the mail has, and those of its own are there.
import { everyMailValues, ownMailValues } from '#content/mail/mail-values.ts';
import { mailTemplates } from '#content/mail/mail-templates.ts';
import type { MailRecord } from '#content/schemas/mail.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Records } from '../kinds.ts';

export function mailMistakes({ mails }: Pick<Records, 'mails'>): readonly string[] {
  const own: Readonly<Record<string, readonly string[] | undefined>> = ownMailValues;
  return [...mails].flatMap(([id, mail]) => {
    const file = `content/mails/${id}.yaml`;
    if (!mailTemplates.some((name) => name === id)) return [`${file} is no mail of the site`];
    const needed = own[id] ?? [];
    const known = [...everyMailValues, ...needed];
    return [
      ...fieldsOf(mail).flatMap(([field, text]) =>
        strangeIn(text, known).map((name) => `${file} ${field}: no value is called ${name}`),
      ),
      ...locales.flatMap((locale) =>
        needed
          .filter((name) => !bodyOf(mail, locale).includes(`{${name}}`))
          .map((name) => `${file} paragraphs.0.${locale}: lacks the value {${name}}`),
      ),
    ];
  });
}

/** Every text with the path of its field. */
function fieldsOf(node: unknown, path = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    fieldsOf(child, path === '' ? name : `${path}.${name}`),
  );
}

/** Names in braces that are none of these, and braces that hold no name. */
function strangeIn(text: string, known: readonly string[]): readonly string[] {
  const bare = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    known.includes(name) ? '' : whole,
  );
  return [...bare.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found);
}

function bodyOf({ paragraphs, notes }: MailRecord, locale: Locale): string {
  return [...paragraphs, ...notes].map((text) => text[locale]).join('\n');
}
