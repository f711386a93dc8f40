import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Reveal } from './reveal.tsx';

/** What one finds here, counted, and two claims with what each rests on. */
export function KeyFigures({ copy }: { copy: Copy }) {
  const { stories } = copy;
  const paths = usePaths();
  return (
    <section className="stories" aria-labelledby="stories-title">
      <Reveal className="wrap">
        <h2 id="stories-title" className="stories-title">
          {stories.title}
        </h2>
        <div className="stories-figures">
          <Figure {...stories.careers}>
            {(what) => <Link to={paths.to('careers')}>{what}</Link>}
          </Figure>
          <Figure {...stories.countries}>
            {(what) => <Link to={paths.to('pathway')}>{what}</Link>}
          </Figure>
          <Figure {...stories.acceptance} />
          <Figure {...stories.families} />
        </div>
      </Reveal>
    </section>
  );
}

function Figure({
  figure,
  what,
  basis,
  children = (words) => words,
}: {
  figure: string;
  what: string;
  basis?: string;
  children?: (what: string) => ReactNode;
}) {
  return (
    <div className={basis ? 'stories-claim' : undefined}>
      <p className="stories-figure">
        <strong>{figure}</strong> <span>{children(what)}</span>
      </p>
      {basis && <p className="basis">{basis}</p>}
    </div>
  );
}
