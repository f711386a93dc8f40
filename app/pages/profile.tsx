import { lazy, Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Copy as PlanCopy } from '#content/dictionaries/es/route-to-spain.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import type { Locale } from '#domain/locale.ts';
import { useSession } from '../data/session.ts';
import { MyAccount } from '../features/account/my-account.tsx';
import { MyPrivacy } from '../features/privacy/my-privacy.tsx';
import { testPages } from '../features/report/test-pages.ts';
import { useLocale } from '../i18n/paths.tsx';

const plans = {
  es: loadPlan(() => import('#content/dictionaries/es/route-to-spain.ts')),
  en: loadPlan(() => import('#content/dictionaries/en/route-to-spain.ts')),
} as const satisfies Record<Locale, unknown>;

const shares = {
  es: loadShares(() => import('#content/dictionaries/es/share.ts')),
  en: loadShares(() => import('#content/dictionaries/en/share.ts')),
} as const satisfies Record<Locale, unknown>;

export function Page({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const [Plan, Shares] = [plans[locale], shares[locale]];
  const session = useSession();
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.title}</h1>
      </header>
      <MyAccount testPages={testPages} loadCareerNames={loadCareerNames} copy={copy} />
      {session.kind !== 'unknown' && (
        <Suspense>
          <Plan />
        </Suspense>
      )}
      {session.kind === 'person' && (
        <Suspense>
          <Shares owner={session.session.user.id} />
        </Suspense>
      )}
      <MyPrivacy copy={copy} />
    </div>
  );
}

/** The kept route comes with the rules and words of the route finder: loaded apart. */
function loadPlan(loadWords: () => Promise<{ copy: PlanCopy }>) {
  return lazy(async () => {
    const [{ PlanSummary }, { copy }] = await Promise.all([
      import('../features/route/plan-summary.tsx'),
      loadWords(),
    ]);
    return {
      default: () => (
        <div className="mt-12 max-w-(--measure)">
          <PlanSummary copy={copy} />
        </div>
      ),
    };
  });
}

/** The links by which somebody else may read a result. */
function loadShares(loadWords: () => Promise<{ copy: ShareCopy }>) {
  return lazy(async () => {
    const [{ MyShares }, { copy }] = await Promise.all([
      import('../features/share/my-shares.tsx'),
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
