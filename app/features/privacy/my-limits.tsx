import { useQuery } from '@tanstack/react-query';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { limitsQuery, requestsQuery, setLimit, type Limits } from '#app/data/privacy/requests.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { DecisionRow } from './decision-row.tsx';
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
            <Limit
              key={kind}
              userId={userId}
              kind={kind}
              since={state[kind]}
              isHeld={state.isHeld && kind === 'restriction'}
              copy={copy}
            />
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
  isHeld,
  copy,
}: {
  userId: string;
  kind: keyof Limits;
  since: Date | undefined;
  /** We froze it: there is nothing to press. */
  isHeld: boolean;
  copy: Copy;
}) {
  const touched = [limitsQuery(userId).queryKey, requestsQuery(userId).queryKey];
  const { isBusy, outcome, change } = useChange(touched);
  const date = longDateIn(useLocale());
  const words = copy.limits[kind];
  return (
    <DecisionRow
      words={words}
      standing={since ? fill(copy.limits.since, { date: date.format(since) }) : copy.limits.off}
      press={isHeld ? undefined : since ? words.lift : words.apply}
      isBusy={isBusy}
      onPress={() => void change(() => setLimit(kind, since === undefined))}
      outcome={outcome}
      copy={copy.asking}
    >
      {isHeld && <p>{fill(copy.limits.restriction.held, { email: site.owner.value.email })}</p>}
    </DecisionRow>
  );
}
