import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RegisterLink } from './register-link.tsx';
import { Reveal } from './reveal.tsx';

/** The free test: what it takes, what it gives and what it is not. */
export function TestPromo({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { promo } = copy;
  return (
    <section className="promo" aria-labelledby="promo-title">
      <Reveal className="wrap promo-inner">
        <div className="promo-words">
          <h2 id="promo-title">{promo.title}</h2>
          <p className="lead">{promo.lead}</p>
        </div>
        <div className="promo-words">
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
      </Reveal>
    </section>
  );
}
