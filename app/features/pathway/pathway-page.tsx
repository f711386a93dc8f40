import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { usualWay } from '#content/pathway/stations.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AllWays } from './all-ways.tsx';
import { CountryFinder } from './country-finder.tsx';
import { Stations } from './course/stations.tsx';
import { UsualCourse } from './course/usual-course.tsx';
import { PathwayForm } from './form/pathway-form.tsx';

/** The way of every country whose diploma is recognised one by one: nearly all of ours. */
const usual = usualWay('MX');

/**
 * The pathway finder. As the build writes it: the form, the usual way, and every way below. `answer` is alive only
 * where React renders the page itself; on a built page an island fills the same place.
 */
export function PathwayPage({ copy, answer }: { copy: Copy; answer: ReactNode }) {
  const isLive = useHydrated();
  const paths = usePaths();
  return (
    <div className="pathway-page">
      <header className="pathway-hero no-print">
        <div className="wrap">
          <div className="pathway-hero-words">
            <h1>{copy.title}</h1>
            <p className="lead">{copy.lead}</p>
          </div>
          <PathwayForm copy={copy.form} />
          <UsualCourse usual={usual} />
        </div>
      </header>
      <div className="wrap pathway-rest">
        <section className="pathway-usual no-print" aria-labelledby="usual-way">
          <h2 id="usual-way">{copy.usual.title}</h2>
          <p className="lead">{fill(copy.usual.text, { n: usual.months })}</p>
          <Stations
            stations={usual.stations}
            isBrief
            end={copy.usual.start}
            level="h3"
            copy={copy}
          />
        </section>
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
