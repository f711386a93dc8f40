import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { site } from '#content/site.ts';
import { PartMissing } from '#app/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { OpenShare, type LiveShare } from '#app/features/share/open-share.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

const booking = { url: site.bookingUrl.value, minutes: site.claims.sessionMinutes };
const Shown = lazyComponent(loadShown, PartMissing);

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} />
      <OpenShare copy={copy} onOpening={prepareShown}>
        {(share) => (
          <Suspense fallback={<Spinner label={copy.loading} />}>
            <Shown share={share} copy={copy} />
          </Suspense>
        )}
      </OpenShare>
    </div>
  );
}

function prepareShown(): void {
  void loadShown().catch(() => {});
}

/** The report and its careers, asked for while the link is being opened; a link that is over needs neither. */
async function loadShown() {
  const [{ SharedReport }, { SuggestedCareer }] = await Promise.all([
    import('#app/features/report/shared-report.tsx'),
    import('#app/features/careers/suggested-career.tsx'),
  ]);
  return ({ share, copy }: { share: LiveShare; copy: Copy }) => (
    <SharedReport
      attempts={share.attempts}
      secondLooks={share.secondLooks}
      plan={share.plan}
      studyLevel={share.studyLevel}
      renderSuggestion={(suggestion, given) => (
        <SuggestedCareer key={suggestion.career.id} suggestion={suggestion} {...given} />
      )}
      booking={booking}
      copy={copy}
    />
  );
}
