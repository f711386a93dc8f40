import { FoldedSection } from '#app/ui/folded-section.tsx';

type Fold = { title: string; text: readonly string[] };

/** What the numbers mean, and what not to read into them. */
export function ReadingNotes({ title, folds }: { title: string; folds: readonly Fold[] }) {
  return (
    <FoldedSection title={title}>
      <div>
        {folds.map((fold) => (
          <details key={fold.title} className="fold">
            <summary>{fold.title}</summary>
            <div className="grid gap-3">
              {fold.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </FoldedSection>
  );
}
