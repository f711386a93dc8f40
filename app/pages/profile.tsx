import { lazy, Suspense } from 'react';
import type { Copy as TermsCopy } from '#content/dictionaries/es/accept-terms.ts';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Copy as PlanCopy } from '#content/dictionaries/es/pathway-plan.ts';
import type { Copy as RouteCopy } from '#content/dictionaries/es/pathway.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import type { Locale } from '#domain/locale.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import type { Session } from '@supabase/supabase-js';
import { useSession } from '#app/data/account/session.ts';
import { MyAccount } from '#app/features/account/my-account.tsx';
import type { KeptPlan } from '#app/features/pathway/use-plan.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useSecondFactor } from '#app/use-second-factor.ts';

const routes = {
  es: loadRoute(() => import('#content/dictionaries/es/pathway.ts')),
  en: loadRoute(() => import('#content/dictionaries/en/pathway.ts')),
} as const satisfies Record<Locale, unknown>;

const plans = {
  es: loadPlan('es', () => import('#content/dictionaries/es/pathway-plan.ts')),
  en: loadPlan('en', () => import('#content/dictionaries/en/pathway-plan.ts')),
} as const satisfies Record<Locale, unknown>;

const shares = {
  es: loadShares(() => import('#content/dictionaries/es/share.ts')),
  en: loadShares(() => import('#content/dictionaries/en/share.ts')),
} as const satisfies Record<Locale, unknown>;

/** Apart, because in one expression the build would fetch both languages ahead. */
const terms = {
  es: loadTerms(() => import('#content/dictionaries/es/accept-terms.ts')),
  en: loadTerms(() => import('#content/dictionaries/en/accept-terms.ts')),
} as const satisfies Record<Locale, unknown>;

const MyPrivacy = lazy(async () => {
  const { MyPrivacy: component } = await import('#app/features/privacy/my-privacy.tsx');
  return { default: component };
});

/** A visitor loads only what is for visitors: the parts of an account come with the account. */
export function Page({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const [Plan, Shares, Terms] = [plans[locale], shares[locale], terms[locale]];
  const session = useSession();
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.title}</h1>
      </header>
      {session.kind === 'person' && (
        <Suspense>
          <Terms owner={session.session.user.id} />
        </Suspense>
      )}
      <MyAccount
        loadCareerNames={loadCareerNames}
        renderSecondFactor={(own) => <SecondFactor session={own} />}
        copy={copy}
      />
      {session.kind !== 'unknown' && (
        <Suspense>
          <Plan />
        </Suspense>
      )}
      {session.kind === 'person' && (
        <Suspense>
          <Shares owner={session.session.user.id} />
          <MyPrivacy copy={copy} />
        </Suspense>
      )}
    </div>
  );
}

/** What the account rests on, for whoever has not agreed to it as it is now. */
function loadTerms(loadWords: () => Promise<{ copy: TermsCopy }>) {
  return lazy(async () => {
    const [{ AcceptTerms }, { copy }] = await Promise.all([
      import('#app/features/privacy/accept-terms.tsx'),
      loadWords(),
    ]);
    return {
      default: ({ owner }: { owner: string }) => (
        <AcceptTerms userId={owner} channel="profile" copy={copy} />
      ),
    };
  });
}

/** The second step of signing in, among the settings. */
function SecondFactor({ session }: { session: Session }) {
  const { id, email = '' } = session.user;
  const step = useSecondFactor('setting', loadSecondFactorSetting);
  if (!step.data) return null;
  const { SecondFactorSetting } = step.data.part;
  return <SecondFactorSetting person={{ id, email }} copy={step.data.copy} />;
}

function loadSecondFactorSetting() {
  return import('#app/features/second-factor/setting.tsx');
}

/** Whether a route is kept, and the way to one. */
function loadPlan(locale: Locale, loadWords: () => Promise<{ copy: PlanCopy }>) {
  const { Kept, Claim } = routes[locale];
  return lazy(async () => {
    const [{ PlanSummary }, { copy }] = await Promise.all([
      import('#app/features/pathway/plan-summary.tsx'),
      loadWords(),
    ]);
    return {
      default: () => (
        <div className="mt-12 max-w-(--measure)">
          <PlanSummary
            renderKept={(plan) => (
              <Suspense fallback={<Spinner label={copy.loading} />}>
                <Kept plan={plan} />
              </Suspense>
            )}
            renderClaim={(kept) => (
              <Suspense>
                <Claim kept={kept} />
              </Suspense>
            )}
            copy={copy}
          />
        </div>
      ),
    };
  });
}

/** A kept route comes with the rules and words of the route finder: loaded for who has one, or may have. */
function loadRoute(loadWords: () => Promise<{ copy: RouteCopy }>) {
  const Kept = lazy(async () => {
    const [{ KeptRoute }, { copy }] = await Promise.all([
      import('#app/features/pathway/kept-pathway.tsx'),
      loadWords(),
    ]);
    return { default: ({ plan }: { plan: Plan }) => <KeptRoute plan={plan} copy={copy} /> };
  });
  const Claim = lazy(async () => {
    const [{ ClaimPlan }, { copy }] = await Promise.all([
      import('#app/features/pathway/claim-plan.tsx'),
      loadWords(),
    ]);
    return { default: ({ kept }: { kept: KeptPlan }) => <ClaimPlan kept={kept} copy={copy} /> };
  });
  return { Kept, Claim };
}

/** The links by which somebody else may read a result. */
function loadShares(loadWords: () => Promise<{ copy: ShareCopy }>) {
  return lazy(async () => {
    const [{ MyShares }, { copy }] = await Promise.all([
      import('#app/features/share/my-shares.tsx'),
      loadWords(),
    ]);
    return {
      default: ({ owner }: { owner: string }) => (
        <section className="stack mt-12 max-w-(--measure)">
          <h2 className="text-[1.4rem]">{copy.title}</h2>
          <MyShares owner={owner} copy={copy.list} />
        </section>
      ),
    };
  });
}

async function loadCareerNames(locale: Locale) {
  const slugOf = (id: string) => id;
  if (locale === 'es') {
    const { careerNamesEs } = await import('#content/catalog/names/es.ts');
    return { nameOf: (id: string) => careerNamesEs[id], slugOf };
  }
  const [{ careerNamesEn }, { careerDetails }] = await Promise.all([
    import('#content/catalog/names/en.ts'),
    import('#content/catalog/career-details.ts'),
  ]);
  return {
    nameOf: (id: string) => careerNamesEn[id],
    slugOf: (id: string) => careerDetails[id]?.slug ?? id,
  };
}
