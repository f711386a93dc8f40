import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Flashes } from '#app/illustrations/flashes.tsx';
import { Reveal } from './reveal.tsx';

/** The years, one flash of the light for each. */
export function Experience({ copy }: { copy: Copy }) {
  const { experience } = copy;
  return (
    <section className="years" aria-labelledby="years-title">
      <Reveal className="wrap years-inner">
        <h2 id="years-title" className="years-title">
          {experience.title}
        </h2>
        <div className="years-words">
          <p>{experience.text}</p>
          <p className="basis">{experience.basis}</p>
        </div>
        <Flashes count={site.claims.years} className="years-art" />
      </Reveal>
    </section>
  );
}
