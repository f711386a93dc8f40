import { useEffect, useRef, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/providers.ts';
import { finishTrip, setOut } from '#app/data/account/provider-sign-in.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import { endTrip, type ProviderTrip } from '#app/data/device/provider-trip.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { LinkCard } from '#app/ui/link-card.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { toastSuccess } from '#app/features/sign-in/toast-outcome.ts';
import { NewAccount } from './new-account.tsx';
import { takeGuestResult } from './take-guest-result.ts';
import { readRefusal, type TripProblem } from './trip-problem.ts';

type Step =
  | { kind: 'checking' }
  | { kind: 'unknown'; email: string; text?: string }
  | { kind: 'problem'; problem: TripProblem }
  | { kind: 'failed'; text: string };

/** A person is back from a provider: signed in, asked for what an account needs, or told why not. */
export function ProviderReturn({
  trip,
  home,
  returnTo,
  onSignedIn,
  onLeft,
  copy,
}: {
  trip: ProviderTrip;
  /** Where to go on without another goal. */
  home: string;
  returnTo: () => string;
  onSignedIn: (next: string | null) => void;
  /** The person goes on in another way. */
  onLeft: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const { isBusy, run } = useSubmission();
  const { answer, provider } = trip;
  const [step, setStep] = useState<Step>(
    answer && 'error' in answer ? refusedStep(answer.error, copy) : { kind: 'checking' },
  );
  const named = (text: string, email = '') => fill(text, { provider: copy.names[provider], email });

  async function finish(consent: ProviderTrip['consent'], email?: string): Promise<void> {
    if (!answer || 'error' in answer) return;
    const came = await finishTrip(trip, answer.code, { consent, locale });
    if (came.kind === 'failed') {
      const text = failureText(came.failure, copy.failures);
      return setStep(
        email === undefined ? { kind: 'failed', text } : { kind: 'unknown', email, text },
      );
    }
    const { value } = came;
    if (value.kind === 'unknown') return setStep(value);
    if (value.kind === 'refused') return setStep(refusedStep(value.code, copy));
    endTrip();
    toastSuccess(value.isNew ? copy.signedUp : copy.signedIn);
    onSignedIn(value.isNew ? await takeGuestResult(trip.next, home) : trip.next);
  }

  const isOver = step.kind === 'problem' || step.kind === 'failed';
  useEffect(() => {
    // It is said once; this page begins anew the next time.
    if (isOver) endTrip();
  }, [isOver]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || step.kind !== 'checking') return;
    begun.current = true;
    void run(() => finish(trip.consent));
  });

  if (step.kind === 'checking') return <Spinner label={named(copy.checking)} />;
  const leave = () => {
    endTrip();
    onLeft();
  };
  if (step.kind === 'unknown') {
    const { email, text } = step;
    return (
      <LinkCard title={copy.signUp.title} lead={named(copy.signUp.lead, email)}>
        <NewAccount
          copy={copy}
          failure={text}
          isBusy={isBusy}
          onAccept={(consent) => void run(() => finish(consent, email))}
          onLeave={leave}
        />
      </LinkCard>
    );
  }
  const again = () => {
    const { isShared, next, consent } = trip;
    return setOut({ provider, isShared, next, consent }, returnTo()).catch(leave);
  };
  const [title, text] =
    step.kind === 'failed'
      ? [copy.failed.other.title, step.text]
      : [copy.failed[step.problem].title, copy.failed[step.problem].text];
  return (
    <LinkCard title={named(title)} lead={named(text)}>
      {!(step.kind === 'problem' && ['disabled', 'unverified'].includes(step.problem)) && (
        <Button
          variant="secondary"
          className="w-full"
          busy={isBusy}
          onClick={() => void run(again)}
        >
          {named(copy.again)}
        </Button>
      )}
      <Button className="w-full" onClick={leave}>
        {copy.byMail}
      </Button>
    </LinkCard>
  );
}

function refusedStep(code: string, copy: Copy): Step {
  const told = readRefusal(code);
  return 'problem' in told
    ? { kind: 'problem', problem: told.problem }
    : { kind: 'failed', text: copy.failures[told.failure] };
}
