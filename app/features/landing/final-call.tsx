import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { SunriseRose } from '#app/illustrations/sunrise-rose.tsx';
import { RegisterLink } from './register-link.tsx';
import { TwoActions } from './two-actions.tsx';

/** The last screen: the two actions once more, at daybreak. */
export function FinalCall({ copy }: { copy: Copy }) {
  const { finalCall } = copy;
  return (
    <section className="dawn" aria-labelledby="final-call-title">
      <div className="wrap dawn-inner">
        <div className="dawn-words">
          <h2 id="final-call-title" className="dawn-title">
            {finalCall.title}
          </h2>
          <p className="dawn-text">{finalCall.text}</p>
          <TwoActions copy={copy} />
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
