import { Suspense, useEffect } from 'react';
import type { Copy as ClassesCopy } from '#content/dictionaries/es/my-classes.ts';
import type { Copy as TermsCopy } from '#content/dictionaries/es/accept-terms.ts';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Copy as PlanCopy } from '#content/dictionaries/es/pathway-plan.ts';
import type { Copy as PathwayCopy } from '#content/sentences/pathway/es/pathway.ts';
import type { Copy as PrivacyCopy } from '#content/dictionaries/es/profile-privacy.ts';
import type { Copy as SecondFactorCopy } from '#content/dictionaries/es/second-factor.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import type { Session } from '@supabase/supabase-js';
import { useSession } from '#app/data/account/session.ts';
import { storedSession } from '#app/data/account/stored-session.ts';
import { MyAccount } from '#app/features/account/my-account.tsx';
import { searchOf, tabOf, type ProfileTab } from '#app/features/account/profile-tab.ts';
import { ProfileTabs } from '#app/features/account/profile-tabs.tsx';
import type { KeptPlan } from '#app/features/pathway/plan/use-plan.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { secondFactorWords } from '#app/sign-in-parts/second-factor-words.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { PageHead } from '#app/ui/page-head.tsx';

const pathwayWords = wordsOf('pathway');
const shareWords = wordsOf('share');

/** What the account rests on, for a person who has not agreed to it as it is now. */
const Terms = lazyPart<{ userId: string; channel: 'profile' }, TermsCopy>(
  async () => (await import('#app/features/privacy/accept-terms.tsx')).AcceptTerms,
  wordsOf('accept-terms'),
);

/** Whether a plan is kept, and the way to one. */
const PlanPart = lazyPart<object, PlanCopy>(loadPlan, wordsOf('pathway-plan'));

/** A kept plan comes with the rules and words of the pathway: loaded where there is one, or may be. */
const Kept = lazyPart<{ plan: Plan }, PathwayCopy>(
  async () => (await import('#app/features/pathway/plan/kept-pathway.tsx')).KeptPathway,
  pathwayWords,
);
const Claim = lazyPart<{ kept: KeptPlan }, PathwayCopy>(
  async () => (await import('#app/features/pathway/plan/claim-plan.tsx')).ClaimPlan,
  pathwayWords,
);

/** The links by which others may read a result. */
const Shares = lazyPart<{ owner: string }, ShareCopy>(
  async () => (await import('#app/features/share/shares-section.tsx')).SharesSection,
  shareWords,
);

/** The classes that a person has joined. */
const Classes = lazyPart<{ owner: string }, ClassesCopy>(
  async () => (await import('#app/features/class/my-classes.tsx')).MyClasses,
  wordsOf('my-classes'),
  { isOptional: true },
);

/** The second step of signing in, among the settings. */
const SecondFactor = lazyPart<{ person: { id: string; email: string } }, SecondFactorCopy>(
  async () =>
    (await import('#app/features/second-factor/second-factor-setting.tsx')).SecondFactorSetting,
  secondFactorWords,
  { isOptional: true },
);

/** What a person can do about their data. */
const MyPrivacy = lazyPart<Pick<Copy, 'settings'>, PrivacyCopy>(
  async () => (await import('#app/features/privacy/my-privacy.tsx')).MyPrivacy,
  wordsOf('profile-privacy'),
);

/** How the newest of them stands. */
const LastShare = lazyPart<{ owner: string; hasResult: boolean; manage: string }, ShareCopy>(
  async () => (await import('#app/features/share/last-share.tsx')).LastShare,
  shareWords,
);

const loadTab = {
  summary: () => import('#app/features/account/summary/profile-summary.tsx'),
  settings: () => import('#app/features/account/profile-settings.tsx'),
};
const Summary = lazyComponent(async () => (await loadTab.summary()).ProfileSummary, PartMissing);
const Settings = lazyComponent(async () => (await loadTab.settings()).ProfileSettings, PartMissing);

/** A visitor loads only what is for visitors: the parts of an account come with the account, and one tab at a time. */
export function Page({ copy }: { copy: Copy }) {
  const session = useSession();
  const tab = tabOf(useLocation().search);
  useEffect(() => {
    // While the backend is asked whether the stored session holds, what it will show is on its way.
    if (storedSession()) loadTab[tab]().catch(() => undefined);
  }, [tab]);
  return (
    <div className="page is-slim">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} />
      {session.kind === 'person' && (
        <Suspense>
          <Terms userId={session.session.user.id} channel="profile" />
        </Suspense>
      )}
      <MyAccount
        renderPerson={(own) => (
          <>
            <ProfileTabs shown={tab} copy={copy.tabs} />
            <Suspense fallback={<PageWait label={copy.loading} />}>
              <Tab key={tab} shown={tab} session={own} copy={copy} />
            </Suspense>
          </>
        )}
        copy={copy}
      />
      {session.kind === 'none' && (
        <div className="mt-12 max-w-(--measure)">
          <Suspense>
            <PlanPart />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Tab({ shown, session, copy }: { shown: ProfileTab; session: Session; copy: Copy }) {
  const owner = session.user.id;
  const settings = usePaths().to('profile') + searchOf('settings');
  if (shown === 'summary') {
    return (
      <Summary
        session={session}
        loadCareerNames={loadCareerNames}
        renderPlan={() => (
          <Suspense>
            <PlanPart />
          </Suspense>
        )}
        renderLastLink={(hasResult) => (
          <Suspense>
            <LastShare owner={owner} hasResult={hasResult} manage={`${settings}#links`} />
          </Suspense>
        )}
        copy={copy}
      />
    );
  }
  return (
    <>
      <Settings
        session={session}
        secondFactor={
          <Suspense>
            <SecondFactor person={{ id: owner, email: session.user.email ?? '' }} />
          </Suspense>
        }
        links={
          <Suspense>
            <Shares owner={owner} />
            <Classes owner={owner} />
          </Suspense>
        }
        copy={copy}
      />
      <Suspense>
        <MyPrivacy settings={copy.settings} />
      </Suspense>
    </>
  );
}

async function loadPlan() {
  const { PlanSummary } = await import('#app/features/pathway/plan/plan-summary.tsx');
  return ({ copy }: { copy: PlanCopy }) => (
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
  );
}

/** What careers are called in a language, and how their addresses end. */
const careerNames = {
  es: async () => {
    const { careerNamesEs } = await import('#content/compiled/careers/names.es.js');
    return { nameOf: (id: string) => careerNamesEs[id], slugOf: (id: string) => id };
  },
  en: async () => {
    const [{ careerNamesEn }, { careerSlugsEn }] = await Promise.all([
      import('#content/compiled/careers/names.en.js'),
      import('#content/compiled/careers/addresses.js'),
    ]);
    return {
      nameOf: (id: string) => careerNamesEn[id],
      slugOf: (id: string) => careerSlugsEn[id] ?? id,
    };
  },
} satisfies Record<Locale, unknown>;

async function loadCareerNames(locale: Locale) {
  const [names, { careerFamilies }] = await Promise.all([
    careerNames[locale](),
    import('#content/compiled/careers/families.js'),
  ]);
  return { ...names, familyOf: (id: string) => careerFamilies[id] ?? '' };
}
