import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AllWays } from './all-ways.tsx';
import { CourseDrawing, type CourseMonth } from './course/course-drawing.tsx';
import { PathwayForm } from './form/pathway-form.tsx';

/** A course that is nobody's: how a way looks, before one is asked for. */
const drawn = Array.from({ length: 9 }, (_, index): CourseMonth => ({
  state: index === 3 ? 'next' : index % 2 === 1 ? 'todo' : 'none',
  letter: '',
}));

/**
 * The pathway finder. As the build writes it: the form, and every way below. `answer` is alive only
 * where React renders the page itself; on a built page an island fills the same place.
 */
export function PathwayPage({ copy, answer }: { copy: Copy; answer: ReactNode }) {
  const isLive = useHydrated();
  const paths = usePaths();
  return (
    <div className="page pathway-page">
      <header className="pathway-hero no-print">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <CourseDrawing months={drawn} width={330} className="course-narrow" />
        <CourseDrawing months={drawn} width={1080} className="course-wide" />
      </header>
      <PathwayForm copy={copy.form} />
      <p className="pathway-empty no-print">{copy.months.empty}</p>
      <div id="pathway-answer" data-live={isLive || undefined}>
        {isLive && answer}
      </div>
      <AllWays copy={copy} />
      <ul className="list no-print">
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
  );
}
