import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import { GlanceList } from '#app/features/careers/studies/glance-list.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Trail } from '#app/ui/navigation/trail.tsx';
import type { CareerFacts } from './career-facts.ts';

/** A scene in the colour of its first interest: its drawing stands on a hill, which has the words; then four figures that everybody asks for. */
export function CareerHead({ career, copy }: { career: CareerFacts; copy: Copy }) {
  const { name, inSpain, line, family } = career;
  return (
    <header className="career-head">
      <div className="career-hero">
        <CareerTrail career={career} copy={copy.trail} />
        <span className="career-poster">
          <CareerDrawing career={career.id} family={family.id} className="career-drawing" />
        </span>
        <div className="career-title">
          <h1>{name}</h1>
          {inSpain && (
            <p className="text-[0.95rem]">
              {copy.inSpain} <span lang="es">{inSpain}</span>
            </p>
          )}
          {line && <p className="career-told">{line}</p>}
          <div className="career-acts">
            <Verdict copy={copy.compare} />
            {career.tries.length > 0 && (
              <a className="btn btn-secondary" href="#tries">
                {copy.tries.title}
              </a>
            )}
          </div>
        </div>
      </div>
      <GlanceList glance={career.glance} money={career.money} label={copy.glance.list} />
    </header>
  );
}

/** A question that leads to its answer; where the device holds a result, the answer itself takes its place (`CompareIsland`). */
function Verdict({ copy: { title, verdicts } }: { copy: Copy['compare'] }) {
  return (
    <a
      className="career-verdict btn btn-primary"
      href="#compare"
      id="verdict"
      data-strong={verdicts.strong}
      data-good={verdicts.good}
      data-near={verdicts.near}
      data-weak={verdicts.weak}
    >
      {title}
    </a>
  );
}

function CareerTrail({ career, copy }: { career: CareerFacts; copy: Copy['trail'] }) {
  const paths = usePaths();
  const index = paths.to('careers');
  const stops = [
    { name: copy.careers, path: index },
    { name: career.family.name, path: `${index}#${career.family.id}` },
  ];
  return <Trail label={copy.label} stops={stops} />;
}
