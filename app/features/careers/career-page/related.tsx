import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import type { CareerFacts } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

/** Careers nearby, each with the reason, and the way to both beside each other. */
export function Related({
  career: { name: one, related },
  copy,
}: {
  career: CareerFacts;
  copy: Copy['related'];
}) {
  if (related.length === 0) return null;
  return (
    <CareerSection id="related" title={copy.title}>
      <ul className="related">
        {related.map(({ name, path, why, comparePath }) => (
          <li key={path}>
            <a className="related-name" href={path}>
              {name}
            </a>
            <span className="text-muted">{why}</span>
            <a
              className="related-compare no-print"
              href={comparePath}
              aria-label={fill(copy.compareLabel, { one, other: name })}
            >
              {copy.compare}
            </a>
          </li>
        ))}
      </ul>
    </CareerSection>
  );
}
