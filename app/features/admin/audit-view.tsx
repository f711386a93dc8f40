import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery, type AuditEntry } from '#app/data/admin/audit.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { AdminQueryResult } from './frame/admin-query-result.tsx';
import { AdminTable } from './frame/admin-table.tsx';
import { moment } from './frame/dates.ts';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from './frame/select-field.tsx';
import { personAddress } from './people/people-address.ts';

/** Looks and changes with their admins, newest first. */
export function AuditView({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const [action, setAction] = useState('');
  const query = useInfiniteQuery(auditQuery(action));
  const words = copy.audit;
  const names = Object.entries(words.actions);
  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      <div className="max-w-[24rem]">
        <SelectField
          name="action"
          label={words.filter}
          options={[
            { value: '', label: words.all },
            ...names.map(([value, label]) => ({ value, label })),
          ]}
          value={action}
          onChange={setAction}
        />
      </div>
      <AdminQueryResult query={query} copy={copy}>
        {({ pages }) => (
          <AdminTable
            ofWords
            caption={words.caption}
            captionHidden
            none={words.none}
            columns={words.columns}
            rows={pages
              .flat()
              .map((entry) => [
                String(entry.id),
                moment(entry.at, locale),
                actorOf(entry, words),
                names.find(([name]) => name === entry.action)?.[1] ?? entry.action,
                isCount(entry) ? words.nobody : <About key="about" entry={entry} copy={copy} />,
                whyOf(entry, words),
              ])}
          />
        )}
      </AdminQueryResult>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

/** Whom a row is about: the way to their page, where the reason is asked for first. */
function About({
  entry: { person, person_email: email },
  copy,
}: {
  entry: AuditEntry;
  copy: Copy;
}) {
  if (!person || !email) return copy.audit.gone;
  return (
    <Link to={personAddress(person)} aria-label={fill(copy.people.open, { name: email })}>
      {email}
    </Link>
  );
}

/** An admin, one whose account is gone and who stays the same stranger in every row, or the command line. */
function actorOf(entry: AuditEntry, words: Copy['audit']): string {
  if (entry.actor) return entry.actor_email ?? words.gone;
  const { actor_pseudonym: pseudonym } = entry;
  return pseudonym ? fill(words.erased, { pseudonym }) : words.machine;
}

/** A search that counted more people than its page showed is about none of them in particular. */
function isCount(entry: AuditEntry): boolean {
  return entry.action === 'count-people';
}

function whyOf(entry: AuditEntry, words: Copy['audit']): string {
  const n = isCount(entry) && entry.why?.match(/\d+/)?.[0];
  if (n) return fill(words.counted, { n });
  return Object.entries(words.whys).find(([said]) => said === entry.why)?.[1] ?? entry.why ?? '';
}
