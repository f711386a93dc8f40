import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Honeycomb } from '#app/illustrations/honeycomb.tsx';
import { ScaleBar } from '#app/illustrations/scale-bar.tsx';
import { Reveal } from './reveal.tsx';

/** Two figures, each drawn at its true size and with what it rests on beside it. */
export function KeyFigures({ copy }: { copy: Copy }) {
  const { stories } = copy;
  return (
    <section className="stories" aria-labelledby="stories-title">
      <Reveal className="wrap">
        <h2 id="stories-title" className="stories-title">
          {stories.title}
        </h2>
        <div className="stories-figures">
          <Figure {...stories.acceptance}>
            <ScaleBar value={site.claims.acceptance} className="stories-bar" />
          </Figure>
          <Figure {...stories.families} className="stories-count">
            <Honeycomb count={site.claims.families} className="stories-comb" />
          </Figure>
        </div>
      </Reveal>
    </section>
  );
}

function Figure({
  figure,
  what,
  basis,
  className,
  children,
}: Copy['stories']['acceptance'] & { className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p className="stories-figure">
        <strong>{figure}</strong> <span>{what}</span>
      </p>
      {children}
      <p className="basis">{basis}</p>
    </div>
  );
}
