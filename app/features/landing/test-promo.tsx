import { Check } from 'lucide-react';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RegisterLink } from './register-link.tsx';
import { Reveal } from './reveal.tsx';

/** The free test: what it takes, what it gives, what it is not, and a page of it to look at. */
export function TestPromo({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { promo } = copy;
  return (
    <section className="promo" aria-labelledby="promo-title">
      <Reveal className="wrap promo-inner">
        <div className="promo-words">
          <p className="eyebrow">{promo.eyebrow}</p>
          <h2 id="promo-title">{promo.title}</h2>
          <p className="lead">{promo.lead}</p>
          <dl className="promo-facts">
            {Object.entries(promo.facts).map(([id, fact]) => (
              <div key={id}>
                <dt>{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonLink variant="secondary" className="btn-solid" to={paths.to('assessment')}>
              {copy.test}
            </ButtonLink>
            <RegisterLink className="btn btn-quiet" text={copy.register} />
          </div>
          <details className="promo-honesty">
            <summary>{promo.honesty.summary}</summary>
            <p>{promo.honesty.text}</p>
          </details>
        </div>
        <Sample sample={promo.sample} />
      </Reveal>
    </section>
  );
}

/** A drawing of the test made of words: nothing in it can be pressed, so it is one picture. */
function Sample({ sample }: { sample: Copy['promo']['sample'] }) {
  return (
    <figure className="sample">
      <figcaption className="sample-caption">{sample.caption}</figcaption>
      <div className="sample-sheet">
        <p className="sample-head">
          <span>{sample.progress}</span>
          <span className="sample-saved">
            <Check size={16} aria-hidden="true" /> {sample.saved}
          </span>
        </p>
        <svg className="sample-bar" width="100%" height="6" aria-hidden="true">
          <rect className="sample-bar-track" width="100%" height="6" rx="3" />
          <rect className="sample-bar-fill" width="20%" height="6" rx="3" />
        </svg>
        <p className="sample-question">{sample.question}</p>
        <ul className="sample-choices">
          {Object.entries(sample.choices).map(([id, choice]) => (
            <li key={id} className={id === 'four' ? 'is-chosen' : undefined}>
              {choice}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
