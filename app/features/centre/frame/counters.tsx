import type { StaffSession } from '#app/data/centre/centres.ts';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';

/** How many have joined, are half way, and have finished; what is no longer known is left out. */
export function Counters({
  session: { kind, joined, half, finished },
  copy,
}: {
  session: Pick<StaffSession, 'kind' | 'joined' | 'half' | 'finished'>;
  copy: Copy['session'];
}) {
  const { counters, evening } = copy;
  const shown =
    kind === 'evening'
      ? [{ name: evening.sent, count: finished }]
      : [
          { name: counters.joined, count: joined },
          { name: counters.half, count: half },
          { name: counters.finished, count: finished },
        ];
  return (
    <dl className="counters">
      {shown.map(({ name, count }) =>
        count === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
