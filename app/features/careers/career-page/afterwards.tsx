import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerSection } from './career-section.tsx';

/** How it went for others, by official statistics: with their year, whom they count, and what they do not say. */
export function Afterwards({
  sentences,
  copy,
}: {
  sentences: readonly string[];
  copy: Copy['afterwards'];
}) {
  return (
    <CareerSection id="afterwards" title={copy.title}>
      {sentences.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <ul className="career-list is-wide">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="max-w-(--measure)">{copy.limits}</p>
          <p className="text-[0.95rem] text-muted">{copy.source}</p>
        </>
      )}
    </CareerSection>
  );
}
