import { bookingLink } from '#content/booking-link.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { SeatsBoat } from '#app/illustrations/sea/seats-boat.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Reveal } from './reveal.tsx';

/** Advice from a person: how it goes, and how many can have it this year. */
export function Adviser({ copy }: { copy: Copy }) {
  const { adviser } = copy;
  const { perYear, taken } = site.seats.value;
  return (
    <section className="adviser" aria-labelledby="adviser-title">
      <Reveal className="wrap adviser-inner">
        <div className="adviser-seats">
          <SeatsBoat seats={perYear} taken={taken} className="adviser-art" />
          <p className="adviser-count">
            <strong>{adviser.seats.free}</strong>
            <span>{adviser.seats.count}</span>
            <span className="basis">{adviser.seats.basis}</span>
          </p>
        </div>
        <div className="adviser-words">
          <h2 id="adviser-title">{adviser.title}</h2>
          <p className="lead">{adviser.text}</p>
          <ol className="adviser-steps">
            {adviser.steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <div className="actions">
            <ButtonLink {...bookingLink} externalLabel={copy.newTab}>
              {copy.book}
            </ButtonLink>
          </div>
          <AdviserHours newTab={copy.newTab} />
        </div>
      </Reveal>
    </section>
  );
}
