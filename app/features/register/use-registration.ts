import { useRef, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/register.ts';
import type { SignUpMetadata } from '#app/data/account/auth.ts';
import { fieldOfFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { showToast } from '#app/ui/toast.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import {
  checkRegistration,
  readRegistration,
  type RegistrationField,
  type RegistrationValues,
} from './registration-values.ts';
import { registrationFailureText, sendRegistration, type Patience } from './send-registration.ts';

/** Somebody has registered: where their mail went and where its link leads. */
export type Registered = { email: string; redirectTo: string; isSignedIn: boolean };

type Shown = {
  fields: Partial<Record<RegistrationField, string>>;
  failure?: { text: string; offersSignIn: boolean };
};

const patience: Patience = {
  random: Math.random,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
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
  const [retry, setRetry] = useState(0);
  const [shown, setShown] = useState<Shown>({ fields: {} });
  const locale = useLocale();
  const assessment = usePaths().to('assessment');
  const held = useRef<string>(undefined);

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = readRegistration(form);
    const { first, fields } = checkRegistration(values);
    const words = Object.entries(fields).map(([field, problem]) => [field, copy.problems[problem]]);
    setShown({ fields: Object.fromEntries(words) });
    if (first) refuse(copy.errors.titles.generic, copy.problems[first]);
    if (words.length > 0) return;

    held.current ??= await holdResult();
    const redirectTo = confirmationAddress(location.origin + assessment, held.current);
    const { email, password } = values;
    const request = { email, password, redirectTo, metadata: metadataOf(values) };
    const answer = await sendRegistration(request, setRetry, patience);
    setRetry(0);
    if (answer.kind === 'failed') return fail(answer.failure);
    showToast({
      tone: 'success',
      title: copy.success.title,
      description: copy.success.text,
    });
    // Busy until the form is gone: a second press while the next page loads would sign up again.
    await onRegistered({ email, redirectTo, isSignedIn: answer.value.isSignedIn });
  }

  function metadataOf(values: RegistrationValues): SignUpMetadata {
    const { version, hash } = copy.consent;
    return {
      full_name: values.name,
      locale,
      consent: { text_version: version, text_hash: hash },
      ...(source !== undefined && { source }),
    };
  }

  function fail(failure: AuthFailure): void {
    const text = registrationFailureText(failure, copy.errors);
    refuse(copy.errors.titles.signUp, text);
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

function refuse(title: string, description: string): void {
  showToast({ tone: 'destructive', title, description });
}

/** Loaded when it is needed; a sign-up never fails because a guest's result could not be held. */
async function holdResult(): Promise<string | undefined> {
  try {
    const { holdGuestAttempts } = await import('#app/data/attempts/held-attempts.ts');
    return await holdGuestAttempts();
  } catch {
    return undefined;
  }
}

/** Where the confirmation leads: the test, with the secret of a held result if there is one. */
export function confirmationAddress(assessment: string, held: string | undefined): string {
  return held === undefined ? assessment : `${assessment}?${new URLSearchParams({ held })}`;
}
