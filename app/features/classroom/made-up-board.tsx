import type { Copy } from '#content/dictionaries/es/classroom.ts';

/** Of how many pupils a bar of the made-up report is full. */
const fullBar = 10;

/** The board of a made-up class, and the report of its group, as a counsellor reads them. */
export function MadeUpBoard({ copy }: { copy: Copy['board'] }) {
  const { columns, report } = copy;
  return (
    <section className="stack" aria-labelledby="board">
      <h2 id="board">{copy.title}</h2>
      <p className="max-w-(--measure)">{copy.text}</p>
      <div className="classroom-board">
        <div className="card stack">
          <h3>{copy.group}</h3>
          <ul className="classroom-counters">
            {copy.counters.map(({ number, text }) => (
              <li key={text}>
                <strong>{number}</strong> {text}
              </li>
            ))}
          </ul>
          <table className="table">
            <caption className="sr-only">{copy.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.alias}</th>
                <th scope="col">{columns.state}</th>
                <th scope="col">{columns.shared}</th>
              </tr>
            </thead>
            <tbody>
              {copy.rows.map(({ alias, state, shared }) => (
                <tr key={alias}>
                  <th scope="row">{alias}</th>
                  <td>{state}</td>
                  <td>{shared}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="card stack">
          <h3>{report.title}</h3>
          <dl className="classroom-bars">
            {report.rows.map(({ name, number, share }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <svg viewBox={`0 0 ${fullBar} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={share} height="1" rx="0.1" />
                  </svg>
                  {number}
                </dd>
              </div>
            ))}
          </dl>
          <p>{report.text}</p>
        </div>
      </div>
    </section>
  );
}
