import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from '#app/ui/navigation/link.tsx';
import { isExample } from '#content/site.ts';
import { people } from '#content/site-people.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Campus } from '#app/illustrations/campus.tsx';
import { ExampleMark } from './example-mark.tsx';
import { Reveal } from './reveal.tsx';

/** Endorsement of the method: two names to ask, and where the evidence will be. */
export function Universities({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { universities } = copy;
  return (
    <section className="endorsed" aria-labelledby="endorsed-title">
      <Reveal className="wrap endorsed-inner">
        <div className="page-head">
          <h2 id="endorsed-title">{universities.title}</h2>
          <p className="lead">{universities.text}</p>
        </div>
        <Campus className="endorsed-art" />
        <div className="endorsed-names">
          <ul className="plates">
            {people.universities.value.map(({ name, city, url }) => (
              <li key={url}>
                <a className="plate" href={url} target="_blank" rel="noopener">
                  <span lang="es" className="plate-name">
                    {name}
                  </span>
                  <span className="plate-city">{city}</span>
                  <ArrowUpRight size={22} aria-hidden="true" />
                  <span className="sr-only"> ({copy.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="basis">
            <ExampleMark of={people.universities} label={copy.example} />{' '}
            {isExample(people.universities) && `${universities.note} `}
            {universities.basis}
          </p>
          <Link className="arrow-link" to={paths.to('research-results')}>
            {universities.research} <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </Reveal>
    </section>
  );
}
