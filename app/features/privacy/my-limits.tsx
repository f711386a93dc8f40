import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { limitsQuery, requestsQuery, setLimit, type Limits } from '#app/data/privacy/requests.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#app/i18n/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { QueryResult } from '#app/ui/query-result.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useChange } from './use-change.ts';

const kinds = ['objection', 'restriction'] as const;

/** The two switches: not for research and mailings; or kept and not used at all. */
export function MyLimits({ userId, copy }: { userId: string; copy: Copy }) {
  const limits = useQuery(limitsQuery(userId));
  return (
    <QueryResult query={limits} copy={copy.asking}>
      {(state) => (
        <ul className="border-t border-line">
          {kinds.map((kind) => (
            <Limit key={kind} userId={userId} kind={kind} since={state[kind]} copy={copy} />
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

function Limit({
  userId,
  kind,
  since,
  copy,
}: {
  userId: string;
  kind: keyof Limits;
  since: Date | undefined;
  copy: Copy;
}) {
  const touched = [limitsQuery(userId).queryKey, requestsQuery(userId).queryKey];
  const { isBusy, outcome, change } = useChange(touched);
  const date = longDateIn(useLocale());
  const words = copy.limits[kind];
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <h4 className="text-[1.05rem] font-semibold">{words.title}</h4>
      <p>{words.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[0.95rem] text-muted" role="status">
          {since ? fill(copy.limits.since, { date: date.format(since) }) : copy.limits.off}
        </p>
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void change(() => setLimit(kind, since === undefined))}
        >
          {since ? words.lift : words.apply}
        </Button>
      </div>
      <ChangeFailure outcome={outcome} copy={copy.asking} />
    </li>
  );
}
