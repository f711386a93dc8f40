import { useRef, useState } from 'react';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { confirmationAddress, holdGuestResult } from './hold-guest-result.ts';
import { sendSignUp, type Patience } from './send-sign-up.ts';
import type { SignUpRules } from './sign-up-rules.ts';
import type { SignUpValues } from './sign-up-values.ts';

const patience: Patience = {
  random: Math.random,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** What came of a sign-up, and where the link of its mail leads. */
type SignedUp = { answer: AuthAnswer<{ isSignedIn: boolean }>; redirectTo: string };

/**
 * Signs up by the rules of a form. A guest's result waits on the server meanwhile, so that confirming attaches it on whatever
 * device the mail is opened. `retry` counts while a busy server is asked again.
 */
export function useSignUp(
  rules: SignUpRules,
  { consent, source }: { consent: { version: string; hash: string }; source?: string | undefined },
) {
  const locale = useLocale();
  const [retry, setRetry] = useState(0);
  // One secret for one registration, however often it is sent.
  const held = useRef<string>(undefined);

  /** `landing`: the absolute address where a confirmation leads. */
  async function signUp(values: SignUpValues, landing: string): Promise<SignedUp> {
    held.current ??= await holdGuestResult();
    const redirectTo = confirmationAddress(landing, held.current);
    const metadata = {
      full_name: values.name,
      locale,
      consent: { text_version: consent.version, text_hash: consent.hash },
      ...(source !== undefined && { source }),
    };
    const { email, password } = values;
    const request = { email, password, redirectTo, metadata };
    const answer = await sendSignUp(request, rules.retries, setRetry, patience);
    setRetry(0);
    if (answer.kind === 'done') held.current = undefined;
    return { answer, redirectTo };
  }

  return { retry, signUp };
}
