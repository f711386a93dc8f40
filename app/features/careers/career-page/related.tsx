import type { Copy } from '#content/dictionaries/es/career.ts';
import type { CareerFacts } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

/** Careers nearby, each with the reason. */
export function Related({
  career: { related },
  copy,
}: {
  career: CareerFacts;
  copy: Copy['related'];
}) {
  if (related.length === 0) return null;
  return (
    <CareerSection id="related" title={copy.title}>
      <ul className="related">
        {related.map(({ name, path, why }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <span className="text-muted">{why}</span>
          </li>
        ))}
      </ul>
    </CareerSection>
  );
}
