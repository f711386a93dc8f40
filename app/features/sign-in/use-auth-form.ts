import { useState } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { fieldOfFailure, failureText, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import { searchForMode, type AuthMode } from './auth-mode.ts';
import { checkAuthValues, readAuthValues, type AuthField, type AuthValues } from './auth-values.ts';
import { sendAuth, type AuthAddresses, type AuthResult } from './send-auth.ts';
import { authScreenRules } from './sign-up/sign-up-rules.ts';
import { useSignUp } from './sign-up/use-sign-up.ts';
import { toastFailure, toastSuccess } from './toast-outcome.ts';

/** What the last submit left on the screen. */
type Shown = {
  fields: Partial<Record<AuthField, string>>;
  /** `refused`: the address that was not let in, be it for its password or because it is not confirmed yet. */
  failure?: { title: string; text: string; refused?: string };
  notConfirmed?: string;
};

/** An access token that sets a password without a session: the account that it is of, and what follows when it is over. */
export type Bearer = { accessToken: string; email: string; onOver: () => void };

/** Checks, sends and says what came of it: in a toast, and on the page where it stays. */
export function useAuthForm({
  mode,
  copy,
  addresses,
  bearer,
  onPasswordSet,
}: {
  mode: AuthMode;
  copy: Copy;
  addresses: () => AuthAddresses;
  bearer?: Bearer | undefined;
  onPasswordSet: () => void;
}) {
  const { isBusy, count, run } = useSubmission();
  const [shown, setShown] = useState<Shown>({ fields: {} });
  const { signUp } = useSignUp(authScreenRules, { consent: copy.form.consent });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + searchForMode('sign-in', search);

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = readAuthValues(form);
    const { first, fields } = checkAuthValues(mode, values);
    const words = Object.entries(fields).map(([field, problem]) => [
      field,
      copy.form.problems[problem],
    ]);
    setShown({ fields: Object.fromEntries(words) });
    if (first) toastFailure(copy.errors.titles.generic, copy.form.problems[first]);
    if (words.length > 0) return;
    if (mode === 'sign-up') return register(values, form);
    const answer = await sendAuth(mode, values, addresses(), bearer?.accessToken);
    if (answer.kind === 'failed' && bearer && isOver(answer.failure)) bearer.onOver();
    else if (answer.kind === 'failed') fail(answer.failure, values.email);
    else await succeed(answer.value);
  }

  async function register(values: AuthValues, form: HTMLFormElement): Promise<void> {
    const { email } = values;
    const { answer, redirectTo } = await signUp(values, addresses().afterSignUp);
    if (answer.kind === 'failed') return fail(answer.failure, email);
    toastSuccess(copy.success.signedUp);
    if (answer.value.isSignedIn) return;
    form.reset();
    await navigate(here, { state: { checkMail: { email, redirectTo } } });
  }

  function fail(failure: AuthFailure, email: string): void {
    const title = titleOfFailure(mode, copy.errors.titles);
    const text = failureText(failure, copy.errors.failures);
    toastFailure(title, text);
    if (mode === 'sign-in' && failure.kind === 'emailNotConfirmed') {
      setShown({ fields: {}, notConfirmed: email });
      return;
    }
    const field = fieldOfFailure(failure);
    const refused =
      mode === 'sign-in' && failure.kind === 'invalidCredentials' ? { refused: email } : {};
    setShown(
      field ? { fields: { [field]: text } } : { fields: {}, failure: { title, text, ...refused } },
    );
  }

  async function succeed(result: AuthResult) {
    const { success } = copy;
    if (result === 'signed-in') toastSuccess(success.signedIn);
    if (result === 'reset-sent') {
      toastSuccess(success.resetSent);
      await navigate(here, { state: { resetSent: true } });
    }
    if (result === 'password-set') {
      toastSuccess(success.passwordSet);
      onPasswordSet();
    }
  }

  return {
    isBusy,
    count,
    shown,
    /** Another mode starts without the complaints of the one before. */
    forget: () => setShown({ fields: {} }),
    submit: (form: HTMLFormElement) => run(() => submit(form)),
  };
}

/** The token opens nothing (any more), or it is none of a recovery. */
function isOver({ kind }: AuthFailure): boolean {
  return kind === 'sessionMissing' || kind === 'linkExpired' || kind === 'currentPassword';
}

function titleOfFailure(mode: AuthMode, titles: Copy['errors']['titles']): string {
  if (mode === 'sign-in') return titles.signIn;
  return mode === 'sign-up' ? titles.signUp : titles.generic;
}
