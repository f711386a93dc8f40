import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { seatQuery } from '#app/data/class/card.ts';
import { useKeptSeats, type KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { LateGuesses } from '#app/features/class/evening/late-guesses.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { finishedAttempts, mayReadHere } from '#app/features/class/seat-steps.ts';
import { CardView } from './card-view.tsx';
import type { RenderReport } from './render-report.ts';

/** The card of a secret, or with none the seat that this device keeps. */
export function OpenedCard({
  secret,
  onAgain,
  children,
  ...view
}: {
  secret: string | undefined;
  onAgain: () => void;
  renderReport: RenderReport;
  copy: Copy;
  /** Shown when this device keeps no seat. */
  children: ReactNode;
}) {
  const seat = useKeptSeats()?.seat;
  if (secret !== undefined)
    return <Asked key={secret} secret={secret} onAgain={onAgain} {...view} />;
  return seat ? <Here seat={seat} {...view} /> : children;
}

function Asked({
  secret,
  onAgain,
  ...view
}: {
  secret: string;
  onAgain: () => void;
  renderReport: RenderReport;
  copy: Copy;
}) {
  const { copy } = view;
  const card = useQuery(seatQuery(secret));
  if (card.isPending) return <Spinner label={copy.opening} />;
  if (card.data === undefined) {
    return (
      <RetryNotice
        tone="error"
        text={copy.failed}
        retry={copy.retry}
        onRetry={() => card.refetch()}
      />
    );
  }
  if (card.data === null) {
    return (
      <section className="class-form stack">
        <h1>{copy.nothing.title}</h1>
        <p className="lead">{copy.nothing.text}</p>
        <Button variant="secondary" className="class-go" onClick={onAgain}>
          {copy.nothing.again}
        </Button>
      </section>
    );
  }
  return (
    <CardView
      secret={secret}
      card={card.data}
      onChanged={async () => void (await card.refetch())}
      {...view}
    />
  );
}

/** What families guessed, for who reads the result on the device that it was answered on; without a network nothing. */
function GuessesHere({ secret }: { secret: string }) {
  const { data: card, refetch } = useQuery(seatQuery(secret));
  if (!card) return null;
  return (
    <LateGuesses
      guesses={card.guesses}
      result={card.result}
      secret={secret}
      onChanged={async () => void (await refetch())}
    />
  );
}

/** What this device keeps, read without asking anybody. */
function Here({
  seat,
  renderReport,
  copy,
}: {
  seat: KeptSeat;
  renderReport: RenderReport;
  copy: Copy;
}) {
  const back = usePaths().to('class-join');
  return (
    <>
      <PageHead eyebrow={seat.session.group} title={copy.titleHere} lead={copy.here.text} />
      <p>
        <ButtonLink variant="secondary" to={back}>
          {copy.here.back}
        </ButtonLink>
      </p>
      {seat.outcome === 'sent' && <GuessesHere secret={seat.secret} />}
      {mayReadHere(seat) ? renderReport(finishedAttempts(seat)) : <p>{copy.result.later}</p>}
    </>
  );
}
