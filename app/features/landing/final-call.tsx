import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { SunriseRose } from '#app/illustrations/sunrise-rose.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RegisterLink } from './register-link.tsx';

/** The last screen: the two actions once more, at daybreak. */
export function FinalCall({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { finalCall } = copy;
  return (
    <section className="dawn" aria-labelledby="final-call-title">
      <div className="wrap dawn-inner">
        <div className="dawn-words">
          <h2 id="final-call-title" className="dawn-title">
            {finalCall.title}
          </h2>
          <p className="dawn-text">{finalCall.text}</p>
          <div className="actions">
            <ButtonLink href={site.bookingUrl.value} external externalLabel={copy.newTab}>
              {copy.book}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.to('assessment')}>
              {copy.test}
            </ButtonLink>
          </div>
          <p className="dawn-plain">{finalCall.plain}</p>
          <p className="dawn-plain">
            <RegisterLink text={copy.register} />
          </p>
        </div>
        <SunriseRose className="dawn-art" />
      </div>
    </section>
  );
}
