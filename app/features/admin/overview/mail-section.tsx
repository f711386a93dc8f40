import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { Overview } from '#app/data/admin/admin-overview.ts';
import { Notice } from '#app/ui/notice.tsx';

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
    <section id="mail" className="stack max-w-(--measure)">
      <h2>{copy.title}</h2>
      <p>{words.sender}</p>
      {mail.late > 0 && (
        <Notice tone="warn">
          <p>{words.late}</p>
        </Notice>
      )}
      {mail.dead > 0 && (
        <Notice tone="warn">
          <p>{copy.dead_note}</p>
        </Notice>
      )}
      {isAllOurs && mail.late + mail.dead === 0 && <p>{copy.fine}</p>}
      <p className="text-muted">{words.unknown}</p>
      <dl className="admin-facts">
        {rows.map((row) => (
          <div key={row}>
            <dt>{copy[row]}</dt>
            <dd>{mail[row]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
