import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import {
  addRequest,
  requestKinds,
  requestsQuery,
  type OwnRequest,
} from '#app/data/privacy/requests.ts';
import { fill } from '#app/i18n/fill.ts';
import { mediumDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { describedBy, FieldFrame } from '#app/ui/field.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useChange } from './use-change.ts';

/** What a person asked of us, until when we answer, and the form to ask. */
export function MyRequests({ userId, copy }: { userId: string; copy: Copy }) {
  const requests = useQuery(requestsQuery(userId));
  const { isBusy, outcome, change } = useChange([requestsQuery(userId).queryKey]);
  const id = useId();
  const words = copy.requests;

  async function send(form: HTMLFormElement): Promise<void> {
    const values = new FormData(form);
    const [kind, text] = [values.get('kind'), values.get('text')];
    const chosen = requestKinds.find((known) => known === kind) ?? 'access';
    await change(async () => {
      await addRequest(chosen, typeof text === 'string' ? text.trim() : '');
      form.reset();
    });
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <p>{words.text}</p>
      <form
        className="form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <FieldFrame fieldId={`${id}-kind`} label={words.kind}>
          <select id={`${id}-kind`} name="kind" className="field-input">
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame fieldId={`${id}-text`} label={words.what} help={words.help}>
          <textarea
            id={`${id}-text`}
            name="text"
            className="field-input"
            rows={4}
            maxLength={2000}
            aria-describedby={describedBy(`${id}-text`, words.help, undefined)}
          />
        </FieldFrame>
        <div className="actions">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? words.sending : words.send}
          </Button>
        </div>
      </form>
      {outcome === 'done' && (
        <Notice tone="success" title={words.done.title}>
          <p>{words.done.text}</p>
        </Notice>
      )}
      <ChangeFailure outcome={outcome} copy={copy.asking} />
      <QueryResult query={requests} copy={copy.asking}>
        {(list) => (list.length > 0 ? <List requests={list} copy={words} /> : <p>{words.none}</p>)}
      </QueryResult>
    </div>
  );
}

function List({ requests, copy }: { requests: readonly OwnRequest[]; copy: Copy['requests'] }) {
  const date = mediumDateIn(useLocale());
  const outcomes: Record<string, string> = copy.outcomes;
  const stateOf = ({ answeredAt, dueAt, outcome }: OwnRequest) => {
    if (!answeredAt) return fill(copy.waiting, { date: date.format(dueAt) });
    return outcome === undefined ? copy.answered : (outcomes[outcome] ?? outcome);
  };
  return (
    <DataTable
      ofWords
      caption={copy.list}
      columns={[
        { id: 'kind', label: copy.kind },
        { id: 'at', label: copy.at },
        { id: 'state', label: copy.state },
      ]}
      rows={requests.map((request) => ({
        id: String(request.id),
        cells: [copy.kinds[request.kind], date.format(request.at), stateOf(request)],
      }))}
    />
  );
}
