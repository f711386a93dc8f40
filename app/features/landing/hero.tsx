import type { Copy } from '#content/dictionaries/es/landing.ts';
import { LighthouseNight } from '#app/illustrations/lighthouse-night.tsx';
import { QuarterHour } from '#app/illustrations/quarter-hour.tsx';
import { TwoActions } from './two-actions.tsx';

/** The first screen: who this is for, the two actions, the quarter of an hour. */
export function Hero({ copy }: { copy: Copy }) {
  const { hero } = copy;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <LighthouseNight className="hero-art" />
      <div className="wrap hero-inner">
        <p className="time-badge">
          <QuarterHour />
          <span>
            <strong>{hero.badge}</strong> {hero.badgeNote}
          </span>
        </p>
        <h1 id="hero-title" className="hero-title">
          {hero.title}
        </h1>
        <p className="hero-lead">{hero.lead}</p>
        <TwoActions copy={copy} />
        <ul className="hero-voices">
          {[hero.student, hero.family].map((voice) => (
            <li key={voice.who}>
              <strong>{voice.who}</strong>, {voice.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
