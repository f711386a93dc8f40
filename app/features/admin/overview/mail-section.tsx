import type { Overview } from '#app/data/admin/overview.ts';
import { FactList } from '#app/features/admin/frame/fact-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

const rows = ['sent', 'retried', 'waiting', 'late', 'dead'] as const;

/**
 * How our own queue does, and who sends which mails. On a Supabase project most of them are the project's, of which
 * nothing is known here: then nothing says that all is well.
 */
export function MailSection({
  mail,
  isAllOurs,
  copy,
}: {
  mail: Overview['mail'];
  /** Our server sends every mail. */
  isAllOurs: boolean;
  copy: Copy['overview']['mail'];
}) {
  const words = copy[isAllOurs ? 'ours' : 'project'];
  return (
    <Section id="mail" title={copy.title} className="max-w-(--measure)">
      <p>{words.sender}</p>
      <TextNotice tone="warn" text={mail.late > 0 && words.late} />
      <TextNotice tone="warn" text={mail.dead > 0 && copy.dead_note} />
      {isAllOurs && mail.late + mail.dead === 0 && <p>{copy.fine}</p>}
      <p className="text-muted">{words.unknown}</p>
      <FactList facts={rows.map((row) => [copy[row], mail[row]])} />
    </Section>
  );
}
