import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import { FoldedSection } from '#app/ui/folded-section.tsx';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** The six types with what they mean, in the order of the report; the first stands open. */
export function TypeFolds({ section, copy }: { section: InterestsSection; copy: Copy }) {
  const words = copy.folds;
  const opened = section.profile.kind === 'differentiated' ? section.scores[0]?.scale : undefined;
  return (
    <FoldedSection id="meaning" title={copy.foldsTitle}>
      <div>
        {section.scores.map(({ scale }) => {
          const type = copy.types[scale];
          return (
            <details
              key={scale}
              className={`fold type-${scale.toLowerCase()}`}
              open={scale === opened}
            >
              <summary>
                <span className="flex items-center gap-3">
                  <span className="type-badge">{scale}</span>
                  {type.name}
                </span>
              </summary>
              <div className="grid gap-4">
                <p>{type.paragraph}</p>
                <dl className="grid gap-3">
                  <Facts term={words.enjoys} facts={type.enjoys} />
                  <Facts term={words.settings} facts={type.settings} />
                  <Facts term={words.subjects} facts={type.subjects} />
                </dl>
              </div>
            </details>
          );
        })}
      </div>
    </FoldedSection>
  );
}

function Facts({ term, facts }: { term: string; facts: readonly string[] }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{facts.join(' · ')}</dd>
    </div>
  );
}
