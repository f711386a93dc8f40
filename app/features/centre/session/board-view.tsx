import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { closeSession, releaseResults, type Board } from '#app/data/centre/sessions.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { spacedCode } from '#app/features/centre/frame/code.ts';
import { Counters } from '#app/features/centre/frame/counters.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { longDateIn, timeOfDayIn } from '#content/wording/formats.ts';
import { liveBoardQuery } from './live-board.ts';
import { RosterMissing } from './roster-missing.tsx';
import { SeatTable, type SeatFilter } from './seat-table.tsx';
import { OpenEvening } from './open-evening.tsx';
import { sessionName } from './session-list.tsx';
import { TakeSheets } from './take-sheets.tsx';

/** How a session stands: three numbers, then pupil by pupil. */
export function BoardView({ session }: { session: string }) {
  const { copy } = useArea();
  const query = useQuery(liveBoardQuery(session));
  return (
    <Asked query={query} keeps copy={copy}>
      {(board) => (
        <BoardShown
          board={board}
          seenAt={query.dataUpdatedAt}
          isStale={query.isError}
          look={() => query.refetch()}
        />
      )}
    </Asked>
  );
}

function BoardShown({
  board,
  seenAt,
  isStale,
  look,
}: {
  board: Board;
  /** When it was answered, in milliseconds. */
  seenAt: number;
  isStale: boolean;
  look: () => Promise<unknown>;
}) {
  const { centre, copy } = useArea();
  const words = copy.session.board;
  const locale = useLocale();
  const { session, seats } = board;
  const group = centre.groups.find(({ id }) => id === session.group);
  const time = timeOfDayIn(locale).format(seenAt);
  const date = longDateIn(locale).format(new Date(session.opened_at));
  return (
    <div className="grid gap-8">
      <header className="stack">
        <p className="text-muted">{fill(words.opened, { date })}</p>
        <h1>{sessionName(centre.groups, session, copy.session.evening.name)}</h1>
        {!session.ended && <p className="session-code">{spacedCode(session.code)}</p>}
        <Counters session={session} copy={copy.session} />
        <p className="text-muted" role={isStale ? 'alert' : undefined}>
          {fill(isStale ? words.stale : words.seen, { time })}
        </p>
        <SessionActs session={session} look={look} />
      </header>
      {session.kind === 'evening' ? (
        <p className="max-w-(--measure)">{copy.session.evening.board}</p>
      ) : session.mode === 'count' ? (
        <p>{words.countOnly}</p>
      ) : (
        <>
          <Seats seats={seats} readable={group?.is_mine ?? false} session={session.id} />
          {group?.is_mine && <RosterMissing group={group.id} seats={seats} />}
          {group?.is_mine ? (
            <TakeSheets session={session} group={group.name} shared={session.shared} />
          ) : (
            <p className="text-muted">{words.lead}</p>
          )}
          {centre.closing_at === null && session.tests.includes('riasec') && (
            <OpenEvening session={session.id} />
          )}
        </>
      )}
    </div>
  );
}

function Seats({
  seats,
  readable,
  session,
}: {
  seats: Board['seats'];
  readable: boolean;
  session: string;
}) {
  const { copy } = useArea();
  const words = copy.session.board;
  const [filter, setFilter] = useState<SeatFilter>('all');
  const shown = useMemo(
    () =>
      seats.filter(({ finished_at, shared }) =>
        filter === 'all'
          ? true
          : filter === 'unfinished'
            ? finished_at === null
            : shared !== 'nothing',
      ),
    [seats, filter],
  );
  if (seats.length === 0) return <p>{words.empty}</p>;
  return (
    <section className="stack">
      <RadioButtons
        legend={words.filter}
        options={(['all', 'unfinished', 'sharing'] as const).map((value) => ({
          value,
          label: words.filters[value],
        }))}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <p>{words.noneOfFilter}</p>
      ) : (
        <SeatTable seats={shown} isReadable={readable} session={session} />
      )}
    </section>
  );
}

/** What can be done with a session as it stands. */
function SessionActs({
  session,
  look,
}: {
  session: Board['session'];
  look: () => Promise<unknown>;
}) {
  const { centre, copy, reload } = useArea();
  const words = copy.session.board;
  const to = { centre: centre.id, session: session.id };
  const again = async () => void (await Promise.all([look(), reload()]));
  const isEvening = session.kind === 'evening';
  const close = { ...words.close, ...(isEvening && copy.session.evening.close) };
  const isWaiting = session.results === 'released' && session.released_at === null;
  return (
    <div className="actions">
      {!session.ended && <ButtonLink to={toView('wall', to)}>{copy.session.list.wall}</ButtonLink>}
      {session.ended && isEvening && (
        <ButtonLink to={toView('wall', to)}>{copy.session.evening.project}</ButtonLink>
      )}
      {session.ended && session.mode === 'personal' && !isEvening && (
        <ButtonLink to={toView('report', to)}>{words.report}</ButtonLink>
      )}
      {isWaiting && session.mode === 'personal' && (
        <ConfirmButton
          variant="secondary"
          press={words.release.press}
          question={words.release.question}
          copy={{ ...words.release, failed: words.failed }}
          act={async () => {
            await releaseResults(session.id);
            await again();
          }}
        />
      )}
      {session.results === 'released' && session.released_at !== null && <p>{words.released}</p>}
      {!session.ended && (
        <ConfirmButton
          variant="secondary"
          press={close.press}
          question={close.question}
          copy={{ ...close, failed: words.failed }}
          act={async () => {
            await closeSession(session.id);
            await again();
          }}
        />
      )}
    </div>
  );
}
