import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { RatingCells } from '#app/illustrations/rating-cells.tsx';
import { ExampleMark } from './example-mark.tsx';
import { Reveal } from './reveal.tsx';
import { VoiceFace } from './voice-face.tsx';

/** Nine voices: one to stop at, eight to leaf through, and how far to trust them. */
export function Testimonials({ copy }: { copy: Copy }) {
  const { testimonials } = copy;
  const [first, ...others] = testimonials.items;
  return (
    <section className="voices" aria-labelledby="voices-title">
      <Reveal className="wrap">
        <div className="page-head">
          <h2 id="voices-title">{testimonials.title}</h2>
        </div>
        <div className="voices-first">
          {first && <Voice {...first} example={copy.example} place={0} className="voice-lead" />}
          <Rating copy={testimonials} />
        </div>
        <div
          className="voices-more"
          role="region"
          aria-label={testimonials.more}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll the row, too
          tabIndex={0}
        >
          {others.map((voice, index) => (
            <Voice
              key={voice.quote}
              {...voice}
              example={copy.example}
              place={index + 1}
              className="voice"
            />
          ))}
        </div>
      </Reveal>
    </section>
  );
}

function Voice({
  quote,
  who,
  example,
  place,
  className,
}: Copy['testimonials']['items'][number] & { example: string; place: number; className: string }) {
  const said = people.testimonials[place];
  return (
    <figure className={className}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <VoiceFace id={said?.id} />
        {who} {said && <ExampleMark of={said} label={example} />}
      </figcaption>
    </figure>
  );
}

function Rating({ copy }: { copy: Copy['testimonials'] }) {
  return (
    <div className="rating">
      <p className="rating-figure">
        <strong>{copy.rating.figure}</strong> <span>{copy.rating.outOf}</span>
      </p>
      <RatingCells rating={site.claims.rating} className="rating-cells" />
      <p className="basis">{copy.basis}</p>
      <h3 className="rating-how">{copy.verification.title}</h3>
      <p className="basis">{copy.verification.text}</p>
    </div>
  );
}
