import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { reactionFragments } from '#app/features/careers/reaction-fragments.ts';
import { reactionKinds } from '#domain/matching/reaction.ts';
import { Trail } from '#app/ui/navigation/trail.tsx';
import type { CareerFacts } from './career-facts.ts';

/** A poster in the colour of its first interest, four figures that everybody asks for, and a place to say that one likes it. */
export function CareerHead({ career, copy }: { career: CareerFacts; copy: Copy }) {
  const { name, line, family } = career;
  return (
    <header className="career-head">
      <div className="career-hero">
        <CareerTrail career={career} copy={copy.trail} />
        <span className="career-poster">
          <CareerDrawing career={career.id} family={family.id} className="career-drawing" />
        </span>
        <div className="career-title">
          <h1>{name}</h1>
          {line && <p className="career-told">{line}</p>}
        </div>
      </div>
      <Glance career={career} copy={copy.glance} />
      <div className="career-actions no-print">
        {/* The island puts the answers in the place of these; a press before it is there stays in the address. */}
        <div id="mark" data-wake="">
          <div className="grid gap-2" data-built="">
            <p className="font-semibold">{fill(copy.react.label, { career: career.name })}</p>
            <div className="reaction-buttons">
              {reactionKinds.map((kind) => (
                <a
                  key={kind}
                  className="reaction-button"
                  id={reactionFragments[kind]}
                  href={`#${reactionFragments[kind]}`}
                >
                  {copy.react[kind]}
                </a>
              ))}
            </div>
          </div>
        </div>
        <a className="inline-flex min-h-11 items-center" href={career.comparePath}>
          {copy.compareWith}
        </a>
      </div>
    </header>
  );
}

/** Each figure with its name over it and what it is of below. */
function Glance({ career: { glance }, copy }: { career: CareerFacts; copy: Copy['glance'] }) {
  return (
    <ul className="career-glance" aria-label={copy.list}>
      {glance.map(({ label, value, text, href }) => (
        <li key={label}>
          <a href={href}>{label}</a> <strong>{value}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
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
