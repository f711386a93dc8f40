import { useEffect, useRef } from 'react';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { isTrial } from '#app/data/class-seat/seat-server.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { ownSeatHash } from './card/use-card-secret.ts';
import { SeatCard } from './seat-card.tsx';
import { mayReadHere } from './seat-steps.ts';

/** The end: whether it was sent, the card, the own result, and a device that is free again. */
export function SeatEnd({
  seat,
  onLeave,
  copy,
}: {
  seat: KeptSeat;
  onLeave: () => void;
  copy: Copy['done'];
}) {
  const { outcome, session, secret } = seat;
  const isCounted = session.mode === 'count';
  const isTaken = outcome === null || outcome === 'sent';
  const toCard = usePaths().to('class-card');
  return (
    <section className="class-form stack">
      <Outcome key={outcome} seat={seat} copy={copy} />
      {isTaken && !isCounted && (
        <SeatCard secret={secret} isTrial={isTrial(seat)} copy={copy.card} />
      )}
      {mayReadHere(seat) ? (
        <ButtonLink to={`${toCard}#${ownSeatHash}`} className="class-go">
          {copy.result}
        </ButtonLink>
      ) : (
        <p>{copy.later}</p>
      )}
      <div className="class-free stack">
        <Button variant="secondary" className="class-go" onClick={onLeave}>
          {copy.free}
        </Button>
        <p className="text-muted">
          {outcome === 'sent' ? copy.freeText : outcome === null ? copy.freeWaiting : copy.freeLost}
        </p>
      </div>
    </section>
  );
}

function Outcome({ seat, copy }: { seat: KeptSeat; copy: Copy['done'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const title = (text: string) => (
    <h1 ref={heading} tabIndex={-1} className="outline-none">
      {text}
    </h1>
  );
  const { alias, outcome } = seat;
  if (outcome === 'sent') {
    return (
      <>
        {title(alias ? fill(copy.sentTitle, { alias }) : copy.sentCountedTitle)}
        <p className="lead">{isTrial(seat) ? copy.trial : copy.sent}</p>
      </>
    );
  }
  if (outcome === null) {
    return (
      <>
        {title(copy.waitingTitle)}
        <Notice>{copy.waiting}</Notice>
      </>
    );
  }
  return (
    <>
      {title(outcome === 'late' ? copy.lateTitle : copy.refusedTitle)}
      <Notice tone="warn">{copy[outcome]}</Notice>
    </>
  );
}
