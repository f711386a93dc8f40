import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery, type RightsRequest } from '#app/data/admin/requests.ts';
import { AdminQueryResult } from '#app/features/admin/frame/admin-query-result.tsx';
import { day } from '#app/features/admin/frame/dates.ts';
import { DemoRibbon } from '#app/features/admin/frame/demo-ribbon.tsx';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from '#app/features/admin/frame/select-field.tsx';
import { personAddress } from '#app/features/admin/people/people-address.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { AnswerForm } from './answer-form.tsx';
import { EnterRequest } from './enter-request.tsx';
import { RequestAsker } from './request-asker.tsx';

/** What people asked for by their rights, the most urgent first, and answering it. */
export function RequestsView({ copy }: { copy: Copy }) {
  const [shown, setShown] = useState<'open' | 'answered'>('open');
  const query = useQuery(requestsQuery(shown === 'open'));
  const words = copy.requests;
  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      <EnterRequest entered={() => void query.refetch()} copy={copy} />
      <div className="max-w-[24rem]">
        <SelectField
          name="shown"
          label={words.show}
          options={[
            { value: 'open', label: words.open },
            { value: 'answered', label: words.answered },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <AdminQueryResult query={query} copy={copy}>
        {(requests) => (
          <>
            <DemoRibbon count={requests.filter((one) => one.is_synthetic).length} copy={copy} />
            {requests.length === 0 && (
              <p>{shown === 'open' ? words.noneOpen : words.noneAnswered}</p>
            )}
            <ul className="grid gap-8">
              {requests.map((request) => (
                <Request
                  key={request.id}
                  request={request}
                  changed={() => void query.refetch()}
                  copy={copy}
                />
              ))}
            </ul>
          </>
        )}
      </AdminQueryResult>
    </>
  );
}

function Request({
  request,
  changed,
  copy,
}: {
  request: RightsRequest;
  changed: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.requests;
  const { kind, full_name: name, email, is_overdue: isOverdue } = request;
  const dates = fill(
    request.answered_at ? words.answeredOn : isOverdue ? words.overdue : words.due,
    {
      at: day(request.at, locale) ?? '',
      due: day(request.due_at, locale) ?? '',
      answered: day(request.answered_at, locale) ?? '',
    },
  );
  return (
    <li className={isOverdue ? 'request request-overdue' : 'request'}>
      <h2 className="text-xl">
        {words.kinds[kind]} · {name || email || copy.control.asker.noAccount}
      </h2>
      {request.user_id && (
        <p>
          <Link
            to={personAddress(request.user_id)}
            aria-label={fill(copy.people.open, { name: email })}
            className="inline-flex min-h-11 items-center"
          >
            {email}
          </Link>
        </p>
      )}
      <RequestAsker request={request} noted={changed} copy={copy} />
      <p className={isOverdue ? 'font-semibold' : 'text-muted'}>{dates}</p>
      <p className="whitespace-pre-wrap">{request.text || words.noText}</p>
      {request.answered_at === null ? (
        <details className="fold">
          <summary>{words.answer}</summary>
          <AnswerForm id={request.id} answered={changed} copy={copy} />
        </details>
      ) : (
        <p className="border-l-3 border-beam pl-4 whitespace-pre-wrap">
          {Object.entries(words.outcomes).find(([code]) => code === request.outcome)?.[1] ??
            request.outcome ??
            words.answered}
        </p>
      )}
    </li>
  );
}
