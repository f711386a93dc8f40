import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { site } from '#content/site.ts';
import { SuggestedCareer } from '../features/careers/suggested-career.tsx';
import { SharedReport } from '../features/report/shared-report.tsx';
import { OpenShare } from '../features/share/open-share.tsx';

const booking = { url: site.bookingUrl.value, minutes: site.claims.sessionMinutes };

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.title}</h1>
      </header>
      <OpenShare copy={copy}>
        {({ attempts, plan, studyLevel }) => (
          <SharedReport
            attempts={attempts}
            plan={plan}
            studyLevel={studyLevel}
            renderSuggestion={(suggestion, given) => (
              <SuggestedCareer key={suggestion.career.id} suggestion={suggestion} {...given} />
            )}
            booking={booking}
            copy={copy}
          />
        )}
      </OpenShare>
    </div>
  );
}
