// All names of careers from A to Z.
import type { Copy } from '#content/dictionaries/es/career-names.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export type NamedCareer = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly others: readonly string[];
};

export type NamedLetter = { readonly letter: string; readonly careers: readonly NamedCareer[] };

/** Every career from A to Z with all the names that a search finds it by: for browsers without script, and for readers of lists. */
export function CareerNames({ letters, copy }: { letters: readonly NamedLetter[]; copy: Copy }) {
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <nav aria-label={copy.letters}>
        <ul className="chips">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className="chip" href={`#${letter}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, careers }) => (
        <section key={letter} id={letter} className="career-names">
          <h2>{letter}</h2>
          <ul>
            {careers.map(({ id, name, path, others }) => (
              <li key={id}>
                <a href={path}>{name}</a>
                {others.length > 0 && <span>{others.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-[0.95rem] text-muted">{copy.credit}</p>
    </div>
  );
}
