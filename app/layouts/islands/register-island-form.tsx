import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { site } from '#content/site.ts';
import { RegistrationForm } from '#app/features/sign-in/sign-up/registration-form.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { carryOverInput } from '#app/layouts/carry-over-input.ts';

/** The living form: what was typed into the built one is carried over, then this one is all that is left. */
export function RegisterIslandForm({ slot, copy }: { slot: Element; copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  useLayoutEffect(() => carryOverInput(slot), [slot]);
  return createPortal(
    <RegistrationForm
      copy={copy.form}
      source={site.signUpSource}
      onRegistered={async ({ email, redirectTo, isSignedIn }) => {
        const state = isSignedIn ? null : { checkMail: { email, redirectTo } };
        await navigate(paths.to('auth'), { state });
      }}
    />,
    slot,
  );
}
