import type { StaffSession } from '#app/data/centre/centres.ts';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';

/** How many have joined, are half way, and have finished; what is no longer known is left out. */
export function Counters({
  session: { joined, half, finished },
  copy,
}: {
  session: Pick<StaffSession, 'joined' | 'half' | 'finished'>;
  copy: Copy['session']['counters'];
}) {
  const shown = [
    { name: copy.joined, count: joined },
    { name: copy.half, count: half },
    { name: copy.finished, count: finished },
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
