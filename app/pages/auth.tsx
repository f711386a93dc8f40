import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { site } from '#content/site.ts';
import {
  isLinkComing,
  takeLinkFromAddress,
  useArrivedLink,
} from '#app/features/mail-link/arrived-link.ts';
import { LinkScreen } from '#app/features/mail-link/link-screen.tsx';
import type { MailLink } from '#app/features/mail-link/parse-link.ts';
import { AuthScreen } from '#app/features/sign-in/auth-screen.tsx';
import { searchForMode } from '#app/features/sign-in/auth-mode.ts';
import { readEntryState } from '#app/features/sign-in/entry-state.ts';
import { safeNext } from '#app/features/sign-in/next-path.ts';
import { resetAddress } from '#app/features/sign-in/send-auth.ts';
import { useGoOn } from '#app/features/sign-in/use-go-on.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

takeLinkFromAddress();

const loadFirstPassword = () => import('#app/features/mail-link/first-password.tsx');
/** Apart: most people choose their password when they sign up. */
const FirstPassword = lazy(async () => ({ default: (await loadFirstPassword()).FirstPassword }));

const nextOf = (link: MailLink) => (link.kind === 'spent' ? undefined : link.next);

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const link = useArrivedLink();
  const { state } = useLocation();
  const { choosing } = readEntryState(useHydrated() ? state : null);
  const mayChoose = link !== undefined;
  useEffect(() => {
    // A link works once: what may come after it is there before.
    if (mayChoose) void loadFirstPassword().catch(() => {});
  }, [mayChoose]);
  const auth = paths.to('auth');
  const addresses = useCallback(
    () => ({
      afterSignUp: location.origin + paths.to('landing'),
      afterReset: resetAddress(location, site.regionalHost.value, auth),
    }),
    [paths, auth],
  );
  const leave = useCallback((next: string | null) => !isLinkComing() && goOn(next), [goOn]);
  return (
    <div className="page-narrow">
      <div className="stack mx-auto max-w-[32rem]">
        <BackLink to={paths.to('landing')}>{copy.backHome}</BackLink>
        {link ? (
          <LinkScreen
            key={JSON.stringify(link)}
            link={link}
            copy={copy.link}
            errors={copy.errors}
            resendTo={() => ({
              signup: location.origin + (safeNext(nextOf(link)) ?? paths.to('landing')),
              recovery: addresses().afterReset,
            })}
            onOpened={({ choosesPassword }) => {
              const next = nextOf(link);
              if (choosesPassword) {
                void navigate(auth, { replace: true, state: { choosing: { next } } });
              } else if (link.type !== 'recovery') goOn(next);
              else void navigate(auth, { replace: true, state: { recovering: true } });
            }}
            onLeft={() => void navigate(auth, { replace: true })}
          />
        ) : choosing ? (
          <Suspense fallback={<p role="status">{copy.link.submitting}</p>}>
            <FirstPassword
              copy={copy.firstPassword}
              form={copy.form}
              errors={copy.errors}
              recoverAt={auth + searchForMode('reset-request', '')}
              onDone={() => goOn(choosing.next)}
              onLeft={() => void navigate(auth, { replace: true })}
            />
          </Suspense>
        ) : (
          <AuthScreen copy={copy} addresses={addresses} onSignedIn={leave} />
        )}
      </div>
    </div>
  );
}
