import { useState } from 'react';
import { useSession } from '#app/data/account/session.ts';
import { claimSeat, type SeatCard } from '#app/data/class/card.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { longDateIn } from '#content/wording/formats.ts';

/**
 * For some days a result may be taken into an account; it then lives there, whatever becomes of the class. Who joined with
 * the account takes it along as well, and a second press changes nothing.
 */
export function TakeAlong({
  secret,
  card: { isClaimed, claimUntil },
  copy,
}: {
  secret: string;
  card: SeatCard;
  copy: Copy['account'];
}) {
  const paths = usePaths();
  const date = longDateIn(useLocale());
  const session = useSession();
  const [outcome, setOutcome] = useState<'taken' | 'failed'>();
  const { isBusy, run } = useSubmission();
  const [now] = useState(() => Date.now());
  if (claimUntil === null || Date.parse(claimUntil) < now) return null;
  const isPerson = session.kind === 'person';

  async function take(): Promise<void> {
    await claimSeat(secret).then(
      () => setOutcome('taken'),
      () => setOutcome('failed'),
    );
  }

  return (
    <section className="panel stack">
      <h2 className="class-small-title">{copy.title}</h2>
      <p>{fill(copy.text, { date: date.format(new Date(claimUntil)) })}</p>
      {outcome === 'failed' && <Notice tone="error">{copy.failed}</Notice>}
      {outcome === 'taken' && (
        <Notice tone="success">
          {copy.taken} <Link to={paths.to('results')}>{copy.look}</Link>
        </Notice>
      )}
      {isPerson && outcome !== 'taken' && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void run(take)}>
            {isBusy ? copy.taking : copy.take}
          </Button>
        </div>
      )}
      {!isPerson && (
        <p>
          {isClaimed ? copy.elsewhere : copy.signIn}{' '}
          <Link to={paths.to('auth')}>{copy.toSignIn}</Link>
        </p>
      )}
    </section>
  );
}
