import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { site } from '#content/site.ts';
import { offeredProviders } from '#app/data/account/offered-providers.ts';
import { siteOrigins } from '#app/data/backend/site-origins.ts';
import { recoveryLatch } from '#app/data/account/recovery.ts';
import { halfwaySession, useSession } from '#app/data/account/session.ts';
import { answeredTrip, takeProviderAnswer, type Provider } from '#app/data/device/provider-trip.ts';
import {
  isLinkComing,
  takeLinkFromAddress,
  useArrivedLink,
} from '#app/features/mail-link/arrived-link.ts';
import { LinkScreen } from '#app/features/mail-link/link-screen.tsx';
import type { MailLink } from '#app/features/mail-link/parse-link.ts';
import { BearerScreen } from '#app/sign-in-parts/bearer-screen.tsx';
import { AuthScreen } from '#app/features/sign-in/auth-screen.tsx';
import { searchForMode } from '#app/features/sign-in/auth-mode.ts';
import { readEntryState } from '#app/features/sign-in/entry-state.ts';
import { safeNext } from '#app/features/sign-in/next-path.ts';
import { resetAddress } from '#app/features/sign-in/send-auth.ts';
import { useContinue } from '#app/features/sign-in/use-continue.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { ProviderButtons, ProviderReturn } from '#app/sign-in-parts/provider-parts.tsx';
import { useSecondFactor } from '#app/sign-in-parts/use-second-factor.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { HarbourRoom } from '#app/ui/night/harbour-room.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Before the session is asked for and the address is shown. */
export async function readDevice(): Promise<void> {
  // First: what a provider answers looks like a mailed link.
  takeProviderAnswer();
  takeLinkFromAddress();
}

const loadFirstPassword = () => import('#app/features/mail-link/first-password.tsx');
/** Apart: most people choose their password when they sign up. */
const FirstPassword = lazyComponent(
  async () => (await loadFirstPassword()).FirstPassword,
  PartMissing,
);

const nextOf = (link: MailLink) => ('next' in link ? link.next : undefined);

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const goOn = useContinue();
  const link = useArrivedLink();
  const { state, search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  const { choosing } = readEntryState(useHydrated() ? state : null);
  const mayChoose = link !== undefined;
  useEffect(() => {
    // A link works once: what may come after it is there before.
    if (mayChoose) void loadFirstPassword().catch(() => {});
  }, [mayChoose]);
  const auth = paths.to('auth');
  const keep = (kept: MailLink) => void navigate(auth, { replace: true, state: { link: kept } });
  const recoverAt = auth + searchForMode('reset-request', '');
  const addresses = useCallback(
    () => ({
      // Who was on the way somewhere gets there from the mail, too.
      afterSignUp: location.origin + (safeNext(next, siteOrigins()) ?? paths.to('landing')),
      afterReset: resetAddress(location, site.regionalHost.value, auth),
    }),
    [paths, auth, next],
  );
  const code = useCodeStep();
  const { trip, offered, endTrip } = useProviders();
  const returnTo = () => location.origin + auth;
  const found = useRef<string | null>(null);
  const leave = useCallback(
    (next: string | null) => {
      // The form sees a session as soon as the trip is over: its person is on their way already.
      const target = found.current ?? next;
      found.current = null;
      if (!isLinkComing()) goOn(target);
    },
    [goOn],
  );
  return (
    <HarbourRoom back={{ to: paths.to('landing'), text: copy.backHome }} aside={copy.gives}>
      {link?.kind === 'bearer' ? (
        <BearerScreen
          key={link.accessToken}
          accessToken={link.accessToken}
          copy={copy}
          addresses={addresses}
          onOver={() => keep({ kind: 'spent', type: 'recovery' })}
          onSet={() => goOn(null)}
          renderUnasked={(onRetry) => <Unasked copy={copy} onRetry={onRetry} />}
        />
      ) : link ? (
        <LinkScreen
          key={JSON.stringify(link)}
          link={link}
          copy={copy.link}
          errors={copy.errors}
          resendTo={() => ({
            signup:
              location.origin + (safeNext(nextOf(link), siteOrigins()) ?? paths.to('landing')),
            recovery: addresses().afterReset,
          })}
          recoverAt={recoverAt}
          onPasted={keep}
          onOpened={({ choosesPassword }) => {
            const linked = nextOf(link);
            if (choosesPassword) {
              void navigate(auth, { replace: true, state: { choosing: { next: linked } } });
            } else if (link.type !== 'recovery') goOn(linked);
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
            recoverAt={recoverAt}
            onDone={() => goOn(choosing.next)}
            onLeft={() => void navigate(auth, { replace: true })}
          />
        </Suspense>
      ) : trip ? (
        <Suspense fallback={<Spinner label={copy.link.submitting} />}>
          <ProviderReturn
            trip={trip}
            home={paths.to('landing')}
            returnTo={returnTo}
            onSignedIn={(target) => {
              found.current = target;
              endTrip();
              goOn(target);
            }}
            onLeft={endTrip}
          />
        </Suspense>
      ) : code.email === undefined ? (
        <AuthScreen
          copy={copy}
          addresses={addresses}
          onSignedIn={leave}
          otherWays={
            offered.length > 0 && (
              <Suspense>
                <ProviderButtons offered={offered} returnTo={returnTo} next={next} />
              </Suspense>
            )
          }
        />
      ) : (
        <CodeStep email={code.email} hold={code.hold} copy={copy} />
      )}
    </HarbourRoom>
  );
}

/** Which companies can vouch for a person here, and whether one is back from them. */
function useProviders() {
  const isHydrated = useHydrated();
  const [isOver, setIsOver] = useState(false);
  const [offered, setOffered] = useState<readonly Provider[]>([]);
  useEffect(() => void offeredProviders().then(setOffered), []);
  const [answered] = useState(answeredTrip);
  const trip = isHydrated && !isOver ? answered : undefined;
  return { trip, offered, endTrip: () => setIsOver(true) };
}

/** The person whose code is missing, if there is one; `hold` keeps the step in place when it has more to say. */
function useCodeStep() {
  const session = useSession();
  const [isHeld, hold] = useState(false);
  const open = session.kind === 'person' && isHeld ? session.session : halfwaySession(session);
  return { email: open && (open.user.email ?? ''), hold };
}

/** The code of the second factor, between the password (or a mailed link) and everything else. */
function CodeStep({
  email,
  hold,
  copy,
}: {
  email: string;
  hold: (isHeld: boolean) => void;
  copy: Copy;
}) {
  const step = useSecondFactor('code-card', loadCodeCard);
  if (step.data) {
    const { CodeCard } = step.data.part;
    return (
      <CodeCard
        email={email}
        hold={hold}
        onDone={() => {
          hold(false);
          // A password that is being recovered comes first; being let in is no news then.
          const { title, text } = copy.success.signedIn;
          if (!recoveryLatch.read()) showToast({ tone: 'success', title, description: text });
        }}
        copy={step.data.copy}
      />
    );
  }
  if (!step.isError) return <Spinner label={copy.link.submitting} />;
  return <Unasked copy={copy} onRetry={() => void step.refetch()} />;
}

/** The backend could not be asked. */
function Unasked({ copy, onRetry }: { copy: Copy; onRetry: () => void }) {
  const { titles, failures } = copy.errors;
  return (
    <RetryNotice
      tone="error"
      title={titles.generic}
      text={failures.network}
      retry={copy.retry}
      onRetry={onRetry}
    />
  );
}

function loadCodeCard() {
  return import('#app/features/second-factor/code-card.tsx');
}
