import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Trail } from '#app/ui/navigation/trail.tsx';
import type { CareerFacts } from './career-facts.ts';

/** A poster in the colour of its first interest, and four figures that everybody asks for. */
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
