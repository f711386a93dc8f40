/** What each scale means, one fold each. */
export function ScaleFolds({
  title,
  folds,
}: {
  title: string;
  folds: readonly { id: string; name: string; line: string; paragraph: string }[];
}) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="scale-folds">
        {folds.map(({ id, name, line, paragraph }) => (
          <details key={id} className="fold">
            <summary>{name}</summary>
            <div className="grid gap-3">
              <p className="font-semibold">{line}</p>
              <p>{paragraph}</p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
