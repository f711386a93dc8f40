import { useQuery } from '@tanstack/react-query';
import { guessStandingQuery } from '#app/data/class/family-guess.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { GuessOrders } from '#app/instruments/interests/guess-orders.tsx';
import { Button } from '#app/ui/button.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { compareToPlaces } from '#domain/instruments/interests/guess.ts';

/** What a parent's phone shows after the order was sent: its number, until the pupil agrees; then both orders. */
export function GuessWaits({
  secret,
  onAgain,
  copy,
  guess,
}: {
  secret: string;
  onAgain: () => void;
  copy: Copy;
  guess: GuessCopy;
}) {
  const { data, isPending, refetch } = useQuery(guessStandingQuery(secret));
  const { isBusy, run } = useSubmission();
  const words = copy.waiting;
  const card = usePaths().to('class-card');
  if (isPending) return <Spinner label={words.loading} />;
  if (!data) return <RetryNotice text={words.failed} retry={words.retry} onRetry={refetch} />;
  if (data.both) {
    return (
      <section className="class-form stack">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{guess.both.title}</h1>
        <p>{copy.agreed.text}</p>
        <GuessOrders
          guess={data.both.guess}
          compared={compareToPlaces(data.both.guess, data.both.places)}
          said={{ reader: 'guesser', other: copy.agreed.who }}
          copy={guess}
        />
        <p className="text-muted">{guess.both.shown}</p>
        <Talk copy={copy.talk} />
      </section>
    );
  }
  return (
    <section className="class-form stack">
      <p className="eyebrow">{copy.eyebrow}</p>
      <h1>{words.title}</h1>
      <p className="guess-sign">
        <span>{words.sign}</span> <strong>{data.sign}</strong>
      </p>
      <p>{words.text}</p>
      <p>{fill(words.card, { address: `${location.host}${card}` })}</p>
      <div className="actions">
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void run(async () => void (await refetch()))}
        >
          {words.look}
        </Button>
      </div>
      <p className="text-muted">{words.keep}</p>
      <Talk copy={copy.talk} />
      <p>
        {words.notFound}{' '}
        <Button variant="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </p>
    </section>
  );
}

function Talk({ copy }: { copy: Copy['talk'] }) {
  return (
    <section className="panel stack">
      <h2 className="class-small-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <ol className="list">
        {copy.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}
