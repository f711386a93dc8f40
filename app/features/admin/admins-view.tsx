import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { peopleQuery, setAdmin, type ListedPerson } from '#app/data/admin/people.ts';
import { fill } from '#app/i18n/fill.ts';
import type { NoticeTone } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { EditorsSection } from './editors-section.tsx';
import { AdminQueryResult } from './frame/admin-query-result.tsx';
import { useFreshCode } from './frame/fresh-code.tsx';
import { HolderList, type Holder } from './frame/holder-list.tsx';
import { ViewHead } from '#app/ui/section.tsx';
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

  function holderOf(person: ListedPerson): Holder {
    const name = person.full_name || person.email;
    const question = fill(words.confirmRevoke, { name });
    return {
      id: person.id,
      name,
      detail: person.email,
      label: fill(words.revoke, { name }),
      question: person.id === userId ? `${question} ${words.revokeYourself}` : question,
      take: async () => void (await change(person, false)),
    };
  }

  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      {outcome && <TextNotice {...outcome} />}
      <AdminQueryResult query={query} copy={copy}>
        {({ people }) => (
          <HolderList
            caption={words.caption}
            holders={people.map(holderOf)}
            words={{ take: words.revokeShort, keep: words.keep, failed: copy.unreachable }}
          />
        )}
      </AdminQueryResult>
      <GrantAdmin isBusy={isBusy} grant={grant} copy={copy} />
      <EditorsSection copy={copy} />
    </>
  );
}
