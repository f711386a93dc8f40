import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recordsQuery } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { AreaHead } from '#app/ui/navigation/area-head.tsx';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { HistoryView } from './history-view.tsx';
import { PublishView } from './publish-view.tsx';
import { RecordView } from './record-view.tsx';
import { RecordsView } from './records-view.tsx';

/** The owner's editor: what there is to edit, one record, what waits to be published, what was published. */
export function EditorArea({ mayPublish, copy }: { mayPublish: boolean; copy: Copy }) {
  const [search] = useSearchParams();
  const record = search.get('record');
  const view = record ? 'records' : (search.get('view') ?? 'records');
  const query = useQuery(recordsQuery());
  const { refetch } = query;
  const [shown, setShown] = useState<string>();
  // Others edit, too; and what was just saved is to be seen, before it is published.
  useEffect(() => {
    void refetch().then(() => setShown(view));
  }, [view, record, refetch]);
  const waiting = query.data?.drafts.length ?? 0;
  const names = [
    ['records', copy.nav.records],
    ['publish', waiting > 0 ? fill(copy.nav.waiting, { n: waiting }) : copy.nav.publish],
    ['history', copy.nav.history],
  ] as const;
  return (
    <div className="page">
      <AreaHead
        eyebrow={copy.eyebrow}
        label={copy.nav.label}
        links={names.map(([name, text]) => ({ to: `?view=${name}`, text, isHere: name === view }))}
      />
      {record ? (
        <RecordView
          key={record}
          recordKey={record}
          copy={copy}
          onSaved={() => void query.refetch()}
        />
      ) : (
        <QueryResult query={query} copy={copy.query}>
          {(list) => {
            if (view === 'publish' && shown !== view)
              return <p role="status">{copy.query.loading}</p>;
            if (view === 'publish')
              return (
                <PublishView
                  list={list}
                  mayPublish={mayPublish}
                  onDone={() => void query.refetch()}
                  copy={copy}
                />
              );
            if (view === 'history')
              return <HistoryView mayPublish={mayPublish} list={list} copy={copy} />;
            return <RecordsView list={list} copy={copy} />;
          }}
        </QueryResult>
      )}
    </div>
  );
}
