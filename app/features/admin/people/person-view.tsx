import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { listedBefore, type PeopleSearch } from '#app/data/admin/people.ts';
import { personQuery } from '#app/data/admin/person.ts';
import { AdminQueryResult } from '#app/features/admin/frame/admin-query-result.tsx';
import { useFreshCode } from '#app/features/admin/frame/fresh-code.tsx';
import { useAdminAction } from '#app/features/admin/frame/use-admin-action.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { peopleAddress } from './people-address.ts';
import { PersonRecord } from './person-record.tsx';
import { AccessReasonGate } from './access-reason-gate.tsx';

/** One person at an address of their own: first the reason for looking, then everything that helps to help. */
export function PersonView({
  id,
  asked,
  copy,
}: {
  /** `undefined`: the address names no person. */
  id: string | undefined;
  /** The list that led here, and to which one returns. */
  asked: PeopleSearch;
  copy: Copy;
}) {
  const [why, setWhy] = useState('');
  const [outcome, setOutcome] = useState<'none' | 'gone' | 'erased'>(id ? 'none' : 'gone');
  const client = useQueryClient();
  const withFreshCode = useFreshCode();
  const { isBusy, hasFailed, act } = useAdminAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery({ ...personQuery(id ?? '', why), enabled: why !== '' });
  const listed = id ? listedBefore(client, id) : undefined;
  const words = copy.person;
  const isErased = outcome === 'erased';
  const isGone = outcome === 'gone' || isErased || query.data === null;
  const known = query.data ?? listed;
  useEffect(() => heading.current?.focus(), [why, isGone]);

  /** The form with the reason stays until there is something to show in its place. Each look is asked, and noted, anew. */
  function look(person: string, reason: string): void {
    setOutcome('none');
    act(
      () => client.fetchQuery({ ...personQuery(person, reason), staleTime: 0 }),
      (found) => (found === null ? setOutcome('gone') : setWhy(reason)),
    );
  }

  /** What a note has changed; when it cannot be had, the query says so by itself. */
  async function lookAgain(): Promise<void> {
    await withFreshCode(() => query.refetch({ throwOnError: true })).catch(() => {});
  }

  return (
    <>
      <p>
        <Link
          to={peopleAddress(asked)}
          state={{ search: asked.search }}
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {words.back}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {(!isGone && (known?.full_name || known?.email)) || words.unnamed}
      </h1>
      {isGone || !id ? (
        <div className="stack max-w-(--measure)">
          <p className="lead">{isErased ? copy.control.acts.erase.done : words.gone}</p>
          {!isErased && <p className="text-muted">{words.goneHelp}</p>}
        </div>
      ) : why === '' ? (
        <AccessReasonGate
          listed={listed}
          isUnreachable={hasFailed}
          isBusy={isBusy}
          look={(reason) => look(id, reason)}
          copy={copy}
        />
      ) : (
        <AdminQueryResult query={query} copy={copy}>
          {(person) =>
            person && (
              <PersonRecord
                person={person}
                changed={() => void lookAgain()}
                left={setOutcome}
                copy={copy}
              />
            )
          }
        </AdminQueryResult>
      )}
    </>
  );
}
