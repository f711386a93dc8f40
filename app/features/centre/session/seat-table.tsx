import { memo } from 'react';
import type { BoardSeat } from '#app/data/centre/sessions.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import { timeOfDayIn } from '#content/wording/formats.ts';

export type SeatFilter = 'all' | 'unfinished' | 'sharing';

/** Pupil by pupil: how far each is, and what each shares. A row is drawn again only when it has changed. */
export function SeatTable({
  seats,
  isReadable,
  session,
}: {
  seats: readonly BoardSeat[];
  /** Whether who looks may read what is shared. */
  isReadable: boolean;
  session: string;
}) {
  const { centre, copy } = useArea();
  const words = copy.session.board;
  const { alias, state, shared, open } = words.columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll a wide table, too
    <section className="table-scroll" tabIndex={0} aria-label={words.caption}>
      <table className="table seats">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{alias}</th>
            <th scope="col">{state}</th>
            <th scope="col">{shared}</th>
            {isReadable && <th scope="col">{open}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <SeatRow
              key={seat.seat}
              {...seat}
              href={
                isReadable && seat.finished_at !== null
                  ? toView('seat', { centre: centre.id, session, seat: seat.seat })
                  : undefined
              }
              isReadable={isReadable}
              words={words}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SeatRow = memo(
  ({
    alias,
    half_at,
    finished_at,
    shared,
    withdrawn,
    href,
    isReadable,
    words,
  }: BoardSeat & {
    href: string | undefined;
    isReadable: boolean;
    words: Copy['session']['board'];
  }) => {
    const locale = useLocale();
    const { joined, half, finished } = words.states;
    const state = finished_at
      ? fill(finished, { time: timeOfDayIn(locale).format(new Date(finished_at)) })
      : half_at
        ? half
        : joined;
    return (
      <tr data-finished={finished_at ? '' : undefined}>
        <th scope="row">{alias}</th>
        <td>{state}</td>
        <td data-shared={shared}>{withdrawn ? words.shared.withdrawn : words.shared[shared]}</td>
        {isReadable && (
          <td>
            {href && (
              <Link to={href} aria-label={fill(words.openOf, { alias })}>
                {words.open}
              </Link>
            )}
          </td>
        )}
      </tr>
    );
  },
);
