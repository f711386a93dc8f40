import { useId, useRef, useState } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { constants } from '#domain/constants.ts';
import { acceptAccount } from '#app/data/account/account-consent.ts';
import { checkPassword, isPasswordShort } from '#app/data/account/account-input.ts';
import { setPassword } from '#app/data/account/auth.ts';
import { failureText, fieldOfFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { signOut, useSession } from '#app/data/account/session.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { LinkCard } from '#app/ui/link-card.tsx';

type Shown = { field?: string; failure?: string };

/**
 * The mailbox is confirmed, and the account is to become this person's: they choose its password, in one
 * field, and accept its terms themselves. Names the account, and can be left (threat A23).
 */
export function FirstPassword({
  copy,
  form,
  errors,
  recoverAt,
  onDone,
  onLeft,
}: {
  copy: Copy['firstPassword'];
  form: Copy['form'];
  errors: Copy['errors'];
  /** Where another link is asked for, once the session of this one is over. */
  recoverAt: string;
  onDone: () => void;
  onLeft: () => void;
}) {
  const id = useId();
  const locale = useLocale();
  const session = useSession();
  const sending = useSubmission();
  const leaving = useSubmission();
  const hasAccepted = useRef(false);
  const [shown, setShown] = useState<Shown>({});
  if (session.kind === 'none') {
    return (
      <LinkCard title={copy.over.title} lead={copy.over.text}>
        <p>
          <Link className="font-semibold" to={recoverAt} replace>
            {copy.over.recover}
          </Link>
        </p>
      </LinkCard>
    );
  }
  const email = session.kind === 'person' ? (session.session.user.email ?? '') : '';

  async function send(target: HTMLFormElement) {
    const typed = new FormData(target).get('password');
    const password = typeof typed === 'string' ? typed : '';
    const problem =
      password === ''
        ? 'passwordMissing'
        : isPasswordShort(password)
          ? 'passwordShort'
          : checkPassword(password);
    if (problem) return complain({ field: form.problems[problem] });
    // Before the password, which ends what this link allows: a repeat must find nothing half done.
    if (!hasAccepted.current) {
      const accepted = await acceptAccount(form.consent, locale);
      if (accepted.kind === 'failed') return fail(accepted.failure);
      hasAccepted.current = true;
    }
    const answer = await setPassword(password);
    if (answer.kind === 'failed') return fail(answer.failure);
    showToast({ tone: 'success', title: copy.done.title, description: copy.done.text });
    return onDone();
  }

  function fail(failure: AuthFailure) {
    // The hour in which the link sufficed is over: only another link helps.
    const isOver = failure.kind === 'currentPassword' || failure.kind === 'sessionMissing';
    const text = isOver ? copy.over.text : failureText(failure, errors.failures);
    complain(fieldOfFailure(failure) === 'password' ? { field: text } : { failure: text });
  }

  function complain(next: Shown) {
    setShown(next);
    if (next.field) document.getElementById(`${id}-password`)?.focus();
  }

  return (
    <LinkCard title={copy.title} lead={fill(copy.lead, { email })}>
      <Form onSend={(form) => void sending.run(() => send(form))}>
        {shown.failure && (
          <Notice tone="error" title={errors.titles.generic}>
            <p>{shown.failure}</p>
            <p>
              <Link to={recoverAt}>{copy.over.recover}</Link>
            </p>
          </Notice>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={form.fields.password}
          help={form.fields.passwordHelp}
          error={shown.field}
          showLabel={form.fields.show}
          hideLabel={form.fields.hide}
          autoComplete="new-password"
          required
        />
        <Accepting words={form.consent.text} copy={copy.accepting} />
        <Button type="submit" busy={sending.isBusy}>
          {sending.isBusy ? copy.submitting : copy.submit}
        </Button>
      </Form>
      <p>
        <Button
          variant="quiet"
          className="justify-start px-0! text-left"
          busy={leaving.isBusy}
          onClick={() => void leaving.run(() => signOut().then(onLeft))}
        >
          {copy.leave}
        </Button>
      </p>
    </LinkCard>
  );
}

/** The words of the sign-up's box, word for word: their version and hash are what is recorded. */
function Accepting({ words, copy }: { words: string; copy: string }) {
  const { newTab } = useSiteCopy();
  const legal = usePaths().to('legal');
  return (
    <p className="text-muted">
      <LinkedText
        text={fill(copy, { words: fill(words, { age: constants.ageOfConsentYears }) })}
        links={{ privacy: `${legal}#privacidad`, terms: `${legal}#aviso-legal` }}
        newTabLabel={newTab}
      />
    </p>
  );
}
