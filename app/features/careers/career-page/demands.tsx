import type { Copy } from '#content/dictionaries/es/career.ts';
import type { CareerFacts } from './career-facts.ts';

/** Six skills and six areas of knowledge, what weighs most first. */
export function Demands({
  career: { skills, knowledge },
  copy,
}: {
  career: CareerFacts;
  copy: Copy['demands'];
}) {
  if (skills.length === 0) return <p>{copy.none}</p>;
  return (
    <div className="career-pair">
      <Named title={copy.skills} names={skills} />
      <Named title={copy.knowledge} names={knowledge} />
    </div>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="stack">
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
