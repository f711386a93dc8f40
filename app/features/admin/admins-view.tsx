import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { peopleQuery, setAdmin, type ListedPerson } from '#app/data/admin/people.ts';
import { fill } from '#app/i18n/fill.ts';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import type { NoticeTone } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { EditorsSection } from './editors-section.tsx';
import { AdminQueryResult } from './frame/admin-query-result.tsx';
import { useFreshCode } from './frame/fresh-code.tsx';
import { ViewHead } from './frame/section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { GrantAdmin } from './grant-admin.tsx';

/** The people with the permission; giving it and taking it away. */
export function AdminsView({ userId, copy }: { userId: string; copy: Copy }) {
  const words = copy.admins;
  const query = useQuery(peopleQuery({ search: '', filter: 'admins', sort: 'email', page: 1 }));
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<{ tone: NoticeTone; text: string }>();
  const { isBusy, run } = useSubmission();
  const withFreshCode = useFreshCode();

  /** Whether it came to an answer: nothing has happened when the code was not given. Throws when the network is gone. */
  async function change(person: ListedPerson, makeAdmin: boolean): Promise<boolean> {
    const answer = await withFreshCode(() => setAdmin(person.id, makeAdmin));
    if (answer.kind === 'dismissed') return false;
    const came = answer.value;
    const done = fill(makeAdmin ? words.granted : words.revoked, { email: person.email });
    setOutcome(
      came === 'last' ? { tone: 'warn', text: words.last } : { tone: 'success', text: done },
    );
    // An admin who gave up their own permission is sent away by the page itself.
    if (person.id === userId && came === 'done') {
      await client.invalidateQueries({ queryKey: ['profile', userId] });
    }
    await query.refetch();
    return true;
  }

  async function grant(person: ListedPerson): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      try {
        isDone = await change(person, true);
      } catch {
        setOutcome({ tone: 'error', text: copy.unreachable });
      }
    });
    return isDone;
  }

  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      {outcome && <TextNotice {...outcome} />}
      <AdminQueryResult query={query} copy={copy}>
        {({ people }) => (
          <ul className="max-w-(--measure) border-t border-line" aria-label={words.caption}>
            {people.map((person) => (
              <Admin
                key={person.id}
                person={person}
                isSelf={person.id === userId}
                revoke={async () => void (await change(person, false))}
                copy={copy}
              />
            ))}
          </ul>
        )}
      </AdminQueryResult>
      <GrantAdmin isBusy={isBusy} grant={grant} copy={copy} />
      <EditorsSection copy={copy} />
    </>
  );
}

function Admin({
  person,
  isSelf,
  revoke,
  copy,
}: {
  person: ListedPerson;
  isSelf: boolean;
  revoke: () => Promise<void>;
  copy: Copy;
}) {
  const words = copy.admins;
  const name = person.full_name || person.email;
  const question = fill(words.confirmRevoke, { name });
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <strong>{name}</strong>
          <span className="block text-muted">{person.email}</span>
        </span>
        <ConfirmButton
          variant="secondary"
          press={words.revokeShort}
          label={fill(words.revoke, { name })}
          question={isSelf ? `${question} ${words.revokeYourself}` : question}
          copy={{
            yes: words.revokeShort,
            no: words.keep,
            busy: words.revokeShort,
            failed: copy.unreachable,
          }}
          act={revoke}
        />
      </div>
    </li>
  );
}
