type Fold = { title: string; text: readonly string[] };

/** What the numbers mean, and what not to read into them. */
export function ReadingNotes({
  first,
  copy,
}: {
  first?: Fold;
  copy: { title: string; folds: readonly Fold[] };
}) {
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      <div>
        {[...(first ? [first] : []), ...copy.folds].map((fold) => (
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
    </section>
  );
}
