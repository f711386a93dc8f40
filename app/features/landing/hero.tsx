import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { LighthouseNight } from '#app/illustrations/lighthouse-night.tsx';
import { QuarterHour } from '#app/illustrations/quarter-hour.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** The first screen: who this is for, the two actions, the quarter of an hour. */
export function Hero({ copy }: { copy: Copy }) {
  const paths = usePaths();
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
        <div className="actions">
          <ButtonLink href={site.bookingUrl.value} external externalLabel={copy.newTab}>
            {copy.book}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.to('assessment')}>
            {copy.test}
          </ButtonLink>
        </div>
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
