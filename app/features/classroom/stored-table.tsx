import type { Copy } from '#content/dictionaries/es/classroom.ts';

/** What is stored of a class, who sees it, and until when. On a phone each row is a small card of its own. */
export function StoredTable({ copy }: { copy: Copy['stored'] }) {
  const { what, who, until } = copy.columns;
  return (
    <section className="stack" aria-labelledby="stored">
      <h2 id="stored">{copy.title}</h2>
      <table className="table classroom-stored">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{who}</th>
            <th scope="col">{until}</th>
          </tr>
        </thead>
        <tbody>
          {copy.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td data-label={who}>{row.who}</td>
              <td data-label={until}>{row.until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
