import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { auditQuery } from '#app/data/admin-audit.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Asked } from './asked.tsx';
import { Choice } from './choice.tsx';
import { moment } from './dates.ts';

/** Who looked at or changed what, newest first. */
export function AuditView({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const [action, setAction] = useState('');
  const query = useInfiniteQuery(auditQuery(action));
  const words = copy.audit;
  const { columns } = words;
  const names = Object.entries(words.actions);
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead max-w-(--measure)">{words.lead}</p>
      <div className="max-w-[24rem]">
        <Choice
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
      <Asked query={query} copy={copy}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <DataTable
              caption={words.caption}
              captionHidden
              columns={[
                { id: 'at', label: columns.at },
                { id: 'actor', label: columns.actor },
                { id: 'action', label: columns.action },
                { id: 'person', label: columns.person },
                { id: 'why', label: columns.why },
              ]}
              rows={pages.flat().map((entry) => ({
                id: String(entry.id),
                cells: [
                  moment(entry.at, locale),
                  entry.actor ? (entry.actor_email ?? words.gone) : words.machine,
                  names.find(([name]) => name === entry.action)?.[1] ?? entry.action,
                  entry.person_email ?? words.gone,
                  entry.why ?? '',
                ],
              }))}
            />
          )
        }
      </Asked>
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
