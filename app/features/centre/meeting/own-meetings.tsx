import { useQuery } from '@tanstack/react-query';
import { endOwnMeeting, ownMeetingsQuery } from '#app/data/centre/meeting.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Copy } from '#content/dictionaries/es/meeting.ts';
import { longDateIn } from '#content/wording/formats.ts';

/** The links of one's account that still open, and ending one; nothing where there is none, or they cannot be asked for. */
export function OwnMeetings({ copy: { make: words } }: { copy: Copy }) {
  const query = useQuery(ownMeetingsQuery());
  const date = longDateIn(useLocale());
  const links = query.data ?? [];
  if (links.length === 0) return null;
  return (
    <Section title={words.open}>
      <ul className="plain-rows">
        {links.map(({ id, expires_at, opened_at }) => {
          const when = date.format(new Date(expires_at));
          const until = `${fill(words.until, { when })}: ${opened_at ? words.seen : words.unseen}.`;
          return (
            <li key={id} className="actions">
              <span>{until}</span>
              <ConfirmButton
                press={words.revoke}
                label={`${words.revoke}: ${until}`}
                question={words.revokeQuestion}
                copy={{
                  yes: words.revoke,
                  no: words.keep,
                  busy: words.revoking,
                  failed: words.failed,
                }}
                act={async () => {
                  await endOwnMeeting(id);
                  await query.refetch();
                }}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
