import type { Copy } from '#content/dictionaries/es/career.ts';
import type { CareerFacts } from './career-facts.ts';

/** The way around a long page: stays in view, scrolls sideways on a phone. */
export function SectionBar({ career, copy }: { career: CareerFacts; copy: Copy['bar'] }) {
  const sections = [
    ['day', true],
    ['compare', true],
    ['tries', true],
    ['practice', true],
    ['places', true],
    ['closer', true],
    ['related', career.related.length > 0],
  ] as const;
  return (
    <nav className="section-bar no-print" aria-label={copy.label}>
      <ul>
        {sections.map(([id, isThere]) =>
          isThere ? (
            <li key={id}>
              <a href={`#${id}`}>{copy[id]}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
