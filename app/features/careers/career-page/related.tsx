import type { Copy } from '#content/dictionaries/es/career.ts';
import { DrawnLinks } from '#app/features/careers/studies/drawn-links.tsx';
import type { CareerFacts } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

/** Careers nearby, drawn, each with the reason. */
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
      <DrawnLinks careers={related.map(({ why, ...career }) => ({ ...career, text: why }))} />
    </CareerSection>
  );
}
