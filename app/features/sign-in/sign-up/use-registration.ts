import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { fieldOfFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { toastFailure, toastSuccess } from '#app/features/sign-in/toast-outcome.ts';
import { registrationRules } from './sign-up-rules.ts';
import { checkSignUp, readSignUp, type SignUpField } from './sign-up-values.ts';
import { useSignUp } from './use-sign-up.ts';

/** A person has registered: where their mail went and where its link leads. */
export type Registered = { email: string; redirectTo: string; isSignedIn: boolean };

type Shown = {
  fields: Partial<Record<SignUpField, string>>;
  failure?: { text: string; offersSignIn: boolean };
};

/** Checks, signs up with patience, and says what came of it. */
export function useRegistration({
  copy,
  source,
  onRegistered,
}: {
  copy: Copy['form'];
  source: string | undefined;
  onRegistered: (registered: Registered) => void | Promise<void>;
}) {
  const { isBusy, count, run } = useSubmission();
  const [shown, setShown] = useState<Shown>({ fields: {} });
  const assessment = usePaths().to('assessment');
  const { retry, signUp } = useSignUp(registrationRules, { consent: copy.consent, source });

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = readSignUp(form, registrationRules);
    const { first, fields } = checkSignUp(values, registrationRules);
    const words = Object.entries(fields).map(([field, problem]) => [field, copy.problems[problem]]);
    setShown({ fields: Object.fromEntries(words) });
    if (first) toastFailure(copy.errors.titles.generic, copy.problems[first]);
    if (words.length > 0) return;
    const { answer, redirectTo } = await signUp(values, location.origin + assessment);
    if (answer.kind === 'failed') return fail(answer.failure);
    toastSuccess(copy.success);
    // Busy until the form is gone: a second press while the next page loads would sign up again.
    const { isSignedIn } = answer.value;
    await onRegistered({ email: values.email, redirectTo, isSignedIn });
  }

  function fail(failure: AuthFailure): void {
    const text = registrationRules.failureText(failure, copy.errors);
    toastFailure(copy.errors.titles.signUp, text);
    const field = fieldOfFailure(failure);
    const offersSignIn = failure.kind === 'alreadyRegistered';
    setShown(
      field ? { fields: { [field]: text } } : { fields: {}, failure: { text, offersSignIn } },
    );
  }

  return {
    isBusy,
    count,
    retry,
    shown,
    submit: (form: HTMLFormElement) => run(() => submit(form)),
  };
}
