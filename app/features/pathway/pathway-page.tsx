import { useState, type ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { usualYear } from '#content/pathway/usual-year.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AllWays } from './all-ways.tsx';
import { CountryFinder } from './country-finder.tsx';
import { ReachLine } from './course/reach-line.tsx';
import { UsualCourse } from './course/usual-course.tsx';
import { UsualSection } from './course/usual-section.tsx';
import { PathwayForm } from './form/pathway-form.tsx';

/** The way of every country whose diploma is recognised one by one: nearly all of ours. */
const usualCountry = 'MX';

/**
 * The pathway finder. As the build writes it: the form, the usual way, and every way below. `answer` is alive only
 * where React renders the page itself; on a built page an island fills the same place.
 */
export function PathwayPage({ copy, answer }: { copy: Copy; answer: ReactNode }) {
  const isLive = useHydrated();
  const paths = usePaths();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <div className="pathway-page">
      <header className="pathway-hero no-print">
        <div className="wrap">
          <div className="pathway-hero-words">
            <h1>{copy.title}</h1>
            <p className="lead">{copy.lead}</p>
            <ReachLine year={usualYear(usualCountry, today)} today={today} copy={copy.usual} />
          </div>
          <PathwayForm copy={copy.form} />
          <UsualCourse country={usualCountry} today={today} copy={copy.chart} />
        </div>
      </header>
      <div className="wrap pathway-rest">
        <UsualSection
          id="usual-way"
          title={copy.usual.title}
          country={usualCountry}
          today={today}
          copy={copy}
        />
        <div id="pathway-answer" data-live={isLive || undefined}>
          {isLive && answer}
        </div>
        <div id="ways" className="pathway-ways">
          <CountryFinder copy={copy} />
          <AllWays copy={copy} />
        </div>
        <ul className="link-chips no-print">
          <li>
            <Link to={paths.to('admission')}>{copy.calculators}</Link>
          </li>
          <li>
            <Link to={paths.to('family-questions')}>{copy.questionsOfFamilies}</Link>
          </li>
          <li>
            <Link to={paths.to('after-studies')}>{copy.afterStudies}</Link>
          </li>
        </ul>
        <p className="pathway-caveat">{copy.answer.caveat}</p>
      </div>
    </div>
  );
}
