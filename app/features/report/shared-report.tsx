import type { ReactNode } from 'react';
import type { StudyLevel } from '#domain/about-person.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { partsOf, textOf } from '#domain/parsers.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { ParentsView } from './family/parents-view.tsx';
import { useSharedPlan } from './plan/use-report-plan.ts';
import { ReadReport } from './read-report.tsx';

/** Another person's report, to read only, with what a family reads first of it. */
export function SharedReport({
  plan: stored,
  who,
  renderGuess,
  copy,
  ...result
}: {
  attempts: readonly Attempt[];
  secondLooks: readonly SecondLook[];
  /** The plan as it is stored, where the link shows one. */
  plan: unknown;
  studyLevel: StudyLevel | null;
  /** What sentences call the person. */
  who: string;
  /** Both orders, where something was guessed and its person agreed. */
  renderGuess: ((section: InterestsSection | undefined) => ReactNode) | undefined;
  copy: Copy;
}) {
  const plan = useSharedPlan(stored);
  return (
    <ReadReport
      {...result}
      plan={plan.data}
      renderFirst={(report) => (
        <ParentsView
          told={report}
          who={who}
          start={textOf()(partsOf(stored).start)}
          both={renderGuess?.(sectionFor(report.report.sections, 'interests'))}
          copy={copy.parents}
        />
      )}
      renderWhole={(report) => (
        <details className="fold is-whole family-report">
          <summary>
            <h2>{fill(copy.parents.report, { who })}</h2>
          </summary>
          <div className="grid grid-cols-1 gap-8">
            <p className="text-muted">{fill(copy.parents.below, { who })}</p>
            {report}
          </div>
        </details>
      )}
      copy={copy}
    />
  );
}
