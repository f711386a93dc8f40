// What a link in a mail opens, step by step, from reading it to where it leads.
import { useEffect, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { openLink, prepareLink, signedInPerson, type OpenedLink } from '#app/data/account/auth.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import { currentSession, signOut, useSession, whenKnown } from '#app/data/account/session.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { ChangedElsewhere, SignInFirst } from './change-elsewhere.tsx';
import { LinkCard } from '#app/ui/link-card.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import type { MailLink } from './parse-link.ts';
import { SpentLink } from './spent-link.tsx';

type Step =
  | { kind: 'ready'; failure?: string }
  | { kind: 'spent' }
  | { kind: 'half' }
  | { kind: 'sign-in-first' }
  | { kind: 'changed'; email: string }
  | { kind: 'named'; opened: Opened; before: string | undefined };

type Opened = Extract<OpenedLink, { kind: 'account' }>;

/** What a mailed link shows: one button, so that a scanner that only looks spends nothing. */
export function LinkScreen({
  link,
  copy,
  errors,
  resendTo,
  recoverAt,
  onPasted,
  onOpened,
  onLeft,
}: {
  link: Exclude<MailLink, { kind: 'bearer' }>;
  copy: Copy['link'];
  errors: Copy['errors'];
  /** Where the links of new mails lead; absolute. */
  resendTo: () => { signup: string; recovery: string };
  /** Where a new password is asked for. */
  recoverAt: string;
  /** What was cut off has been pasted. */
  onPasted: (link: MailLink) => void;
  /** The link has opened its account. */
  onOpened: (opened: Opened) => void;
  /** The account that the link opened was left again. */
  onLeft: () => void;
}) {
  const session = useSession();
  const { isBusy, run } = useSubmission();
  const [step, setStep] = useState<Step>(
    link.kind === 'spent' ? { kind: 'spent' } : { kind: 'ready' },
  );
  useEffect(prepareLink, []);
  const here = session.kind === 'person' ? session.session.user.email : undefined;
  const isChange = link.type === 'email_change';
  // Not pressed at all without a session: a hosted project would let them into an account they may not know.
  const isNobodys = isChange && link.kind === 'token' && session.kind === 'none';

  async function open() {
    if (link.kind === 'spent' || link.kind === 'incomplete') return;
    // Pressed before the stored session was looked at, the link would take a signed-in person for a visitor.
    await whenKnown();
    const before = signedInPerson();
    if (isChange && link.kind === 'token' && currentSession().kind === 'none') return;
    const answer = await openLink(link);
    if (answer.kind === 'done') return show(answer.value, before);
    const { kind } = answer.failure;
    // The server knows this browser by no sign-in of the account (docs/decisions/045).
    if (isChange && kind === 'currentPassword') return setStep({ kind: 'sign-in-first' });
    if (kind === 'linkExpired' || kind === 'sessionMissing') return setStep({ kind: 'spent' });
    const description = failureText(answer.failure, errors.failures);
    showToast({ tone: 'destructive', title: errors.titles.generic, description });
    setStep({ kind: 'ready', failure: description });
  }

  async function show(opened: OpenedLink, before: { id: string; email: string } | undefined) {
    if (opened.kind === 'half') return setStep({ kind: 'half' });
    if (isChange && before?.id !== opened.id) {
      // The address may be theirs, and the account the asker's, with a password that the asker knows (threat A25).
      await signOut();
      return setStep({ kind: 'changed', email: opened.email });
    }
    // No person goes on in an account that is not the one they think (threat A23). Only two need no word: the person
    // who is here already, and one who confirms a sign-up where they made it. Where a password is chosen, the
    // account is named there.
    const isNamedNext = opened.choosesPassword;
    const isOwnSignUp = link.type === 'signup' && link.kind === 'token';
    const isExpected = isOwnSignUp || isNamedNext || link.type === 'recovery';
    if (before === undefined ? isExpected : before.id === opened.id) return onOpened(opened);
    return setStep({ kind: 'named', opened, before: before?.email });
  }

  if (link.kind === 'incomplete') {
    return (
      <IncompleteLink
        type={link.type}
        copy={copy.incomplete}
        spent={copy.spent}
        errors={errors}
        resendTo={resendTo}
        onPasted={onPasted}
      />
    );
  }
  if (step.kind === 'spent') {
    return <SpentLink type={link.type} copy={copy.spent} errors={errors} resendTo={resendTo} />;
  }
  if (step.kind === 'half') return <LinkCard title={copy.half.title} lead={copy.half.text} />;
  if (step.kind === 'changed') {
    return <ChangedElsewhere copy={copy} email={step.email} recoverAt={recoverAt} />;
  }
  if (step.kind === 'sign-in-first' || (isNobodys && !isBusy)) {
    return <SignInFirst copy={copy} here={here} recoverAt={recoverAt} onLeft={onLeft} />;
  }
  if (step.kind === 'named') {
    const { opened, before = '' } = step;
    const { email } = opened;
    const { go, leave } = copy.other;
    const { title, text } = step.before === undefined ? copy.named : copy.other;
    return (
      <LinkCard title={title} lead={fill(text, { email, before })}>
        <Button className="w-full wrap-anywhere" onClick={() => onOpened(opened)}>
          {fill(go, { email })}
        </Button>
        <Button
          variant="secondary"
          className="w-full"
          busy={isBusy}
          onClick={() => void run(() => signOut().then(onLeft))}
        >
          {leave}
        </Button>
      </LinkCard>
    );
  }
  const words = copy.ready[link.type];
  return (
    <LinkCard title={words.title} lead={words.lead}>
      {here !== undefined && !isChange && (
        <Notice>
          <p className="wrap-anywhere">{fill(copy.someoneHere, { email: here })}</p>
        </Notice>
      )}
      {step.failure && (
        <Notice tone="error" title={errors.titles.generic}>
          <p>{step.failure}</p>
        </Notice>
      )}
      <Button className="w-full" busy={isBusy} onClick={() => void run(open)}>
        {isBusy ? copy.submitting : words.submit}
      </Button>
    </LinkCard>
  );
}
