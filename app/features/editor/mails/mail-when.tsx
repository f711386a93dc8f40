import { useMailWords } from './mail-words.ts';

/** When a mail is sent: two may have the same subject. */
export function MailWhen({ recordKey }: { recordKey: string }) {
  const when: Readonly<Record<string, string>> = useMailWords()?.when ?? {};
  return <span className="text-muted">{when[recordKey.replace('mails/', '')] ?? ''}</span>;
}
