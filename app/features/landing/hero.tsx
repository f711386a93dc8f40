import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { LighthouseNight } from '#app/illustrations/lighthouse-night.tsx';
import { QuarterHour } from '#app/illustrations/quarter-hour.tsx';
import { Doors } from './doors.tsx';

/** The first screen: what one gets, the two doors, the quarter of an hour. */
export function Hero({ copy }: { copy: Copy }) {
  const { hero } = copy;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <LighthouseNight className="hero-art" />
      <div className="wrap hero-inner">
        <h1 id="hero-title" className="hero-title">
          {hero.title}
        </h1>
        <p className="hero-promise">{hero.promise}</p>
        <Doors copy={copy} />
        <div className="hero-foot">
          <p className="time-badge">
            <QuarterHour />
            <span>
              <strong>{hero.badge}</strong> {hero.badgeNote}
            </span>
          </p>
          <p className="hero-lead">{hero.lead}</p>
        </div>
      </div>
    </section>
  );
}
