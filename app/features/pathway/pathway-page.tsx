import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AllWays } from './all-ways.tsx';
import { PathwayForm } from './pathway-form.tsx';

/**
 * The pathway finder. As the build writes it: the form, and every way below. `answer` is alive only
 * where React renders the page itself; on a built page an island fills the same place.
 */
export function PathwayPage({ copy, answer }: { copy: Copy; answer: ReactNode }) {
  const isLive = useHydrated();
  const paths = usePaths();
  return (
    <div className="page pathway-page">
      <header className="page-head no-print">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p>
          <Link to={paths.to('admission')}>{copy.calculators}</Link>
        </p>
      </header>
      <PathwayForm copy={copy.form} />
      <p className="pathway-empty no-print">{copy.months.empty}</p>
      <div id="pathway-answer" data-live={isLive || undefined}>
        {isLive && answer}
      </div>
      <AllWays copy={copy} />
      <ul className="list no-print">
        <li>
          <Link to={paths.to('family-questions')}>{copy.questionsOfFamilies}</Link>
        </li>
        <li>
          <Link to={paths.to('after-studies')}>{copy.afterStudies}</Link>
        </li>
      </ul>
      <p className="pathway-caveat">{copy.answer.caveat}</p>
    </div>
  );
}
