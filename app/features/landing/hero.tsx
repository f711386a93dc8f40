import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { LighthouseIsle } from '#app/illustrations/sea/lighthouse-isle.tsx';
import { EntryCards } from './entry-cards.tsx';
import { SampleResult } from './sample-result.tsx';

/** The first screen: who we are for, the two cards, and a result as an example. */
export function Hero({ copy }: { copy: Copy }) {
  const { hero } = copy;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-inner">
        <h1 id="hero-title" className="hero-title">
          {hero.title}
        </h1>
        <p className="hero-lead">{hero.lead}</p>
        <LighthouseIsle className="hero-art" />
        <EntryCards copy={copy} />
        <SampleResult sample={copy.sample} />
      </div>
    </section>
  );
}
