import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { constants } from '#domain/constants.ts';
import { prepareAuth } from '#app/data/account/auth.ts';
import { recoveryLatch } from '#app/data/account/recovery.ts';
import { useSession } from '#app/data/account/session.ts';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { prepareToasts } from '#app/ui/toast/toast.ts';
import { useStepTitle } from '#app/ui/navigation/use-step-title.ts';
import { useFirstTouch } from '#app/ui/use-first-touch.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AuthForm } from './auth-form.tsx';
import { readMode, type AuthMode } from './auth-mode.ts';
import { CheckMail } from './check-mail.tsx';
import { readEntryState } from './entry-state.ts';
import { ModeLinks } from './mode-links.tsx';
import type { AuthAddresses } from './send-auth.ts';
import { useAuthForm, type Bearer } from './use-auth-form.ts';

/** The authentication screen: one form in four modes. */
export function AuthScreen({
  copy,
  addresses,
  bearer,
  onSignedIn,
  otherWays,
}: {
  copy: Copy;
  /** Where mails lead; asked when a form is sent, because only a browser knows its origin. */
  addresses: () => AuthAddresses;
  /** Sets the password of its account, not of the person signed in here. */
  bearer?: Bearer | undefined;
  /** A person is signed in and nothing is left to do here; given the `?next=` of the address. */
  onSignedIn: (next: string | null) => void;
  /** Ways in and up beside the password. */
  otherWays?: ReactNode;
}) {
  const { mode, search, entry } = useEntry(bearer !== undefined);
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  const onPasswordSet = () => setIsPasswordSet(true);
  const form = useAuthForm({ mode, copy, addresses, bearer, onPasswordSet });
  const isRecovering = mode === 'new-password';
  useWayHome({ isRecovering, isPasswordSet, search, onSignedIn });

  const id = useId();
  const session = useSession();
  const own = isRecovering && session.kind === 'person' ? session.session.user.email : undefined;
  const account = bearer ? bearer.email : own;
  const { title, lead } = copy.modes[mode];
  useStepTitle(mode === 'sign-in' ? undefined : title);
  const { notConfirmed } = form.shown;
  return (
    <section
      className="card stack"
      aria-labelledby={`${id}-title`}
      {...useFirstTouch<HTMLElement>(prepareForm)}
    >
      <div className="grid gap-2">
        <h1 id={`${id}-title`} className="text-3xl">
          {title}
        </h1>
        <p className="text-muted">{lead}</p>
        {account && <p className="wrap-anywhere">{fill(copy.accountNamed, { email: account })}</p>}
      </div>
      {mode === 'sign-in' && entry.checkMail && !notConfirmed && (
        <CheckMail
          {...copy.checkMail}
          mail={entry.checkMail}
          tone="success"
          copy={copy.checkMail}
          errors={copy.errors}
        />
      )}
      {mode === 'sign-in' && entry.resetSent && (
        <Notice tone="success" title={copy.success.resetSent.title}>
          <p>{copy.success.resetSent.text}</p>
        </Notice>
      )}
      {mode === 'sign-in' && notConfirmed && (
        <CheckMail
          {...copy.notConfirmed}
          mail={{ email: notConfirmed, redirectTo: addresses().afterSignUp }}
          tone="warn"
          copy={copy.checkMail}
          errors={copy.errors}
        />
      )}
      {isPasswordSet ? (
        <Notice tone="success" title={copy.success.passwordSet.title}>
          <p>{copy.success.passwordSet.text}</p>
        </Notice>
      ) : (
        <AuthForm
          id={id}
          mode={mode}
          copy={copy}
          form={form}
          email={account}
          resendTo={() => addresses().afterSignUp}
        >
          {(mode === 'sign-in' || mode === 'sign-up') && otherWays}
        </AuthForm>
      )}
      <ModeLinks mode={mode} search={search} copy={copy.toggles} />
    </section>
  );
}

function prepareForm(): void {
  prepareToasts();
  prepareAuth();
}

/** Mode, query and what the page before left; as built until the document is React's. */
function useEntry(hasBearer: boolean) {
  const isHydrated = useHydrated();
  const location = useLocation();
  const isLatched = useSyncExternalStore(recoveryLatch.listen, recoveryLatch.read, () => false);
  const search = isHydrated ? location.search : '';
  const entry = readEntryState(isHydrated ? location.state : null);
  const isRecovering = hasBearer || isLatched || entry.recovering;
  const mode: AuthMode = isRecovering ? 'new-password' : readMode(search);
  return { mode, search, entry };
}

/**
 * Home when a person is signed in, be it by this form, another tab or a refreshed token; not while
 * a password is being recovered; a moment after it has been set.
 */
function useWayHome({
  isRecovering,
  isPasswordSet,
  search,
  onSignedIn,
}: {
  isRecovering: boolean;
  isPasswordSet: boolean;
  search: string;
  onSignedIn: (next: string | null) => void;
}): void {
  const isPerson = useSession().kind === 'person';
  useEffect(() => {
    if (isPasswordSet) {
      const timer = setTimeout(() => onSignedIn(null), constants.redirectAfterPasswordChange);
      return () => clearTimeout(timer);
    }
    if (isPerson && !isRecovering) onSignedIn(new URLSearchParams(search).get('next'));
    return undefined;
  }, [isPerson, isRecovering, isPasswordSet, search, onSignedIn]);
}
