// Mails in the owner's words, in both languages: only the server reads them.
import type { Emitted } from '#tools/content/emitted.ts';
import { unionOf } from '#tools/content/emitted.ts';
import type { Records } from '#tools/content/kinds.ts';

export function emitMails({ mails }: Pick<Records, 'mails'>): Emitted {
  return {
    path: 'mails/mails',
    imports: [`import type { MailRecord } from '#content/schemas/mail.ts';`],
    types: { OwnMail: unionOf([...mails.keys()]) },
    exports: {
      mails: { value: Object.fromEntries(mails), type: 'Readonly<Record<OwnMail, MailRecord>>' },
    },
  };
}
