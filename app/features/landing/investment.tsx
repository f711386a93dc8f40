import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Reveal } from './reveal.tsx';

/** What the money buys and what it cannot, as a slip of paper that one could take home. */
export function Investment({ copy }: { copy: Copy }) {
  const { investment } = copy;
  return (
    <section className="invest" aria-labelledby="invest-title">
      <Reveal className="wrap invest-inner">
        <div className="invest-words">
          <h2 id="invest-title">{investment.title}</h2>
          <p className="lead">{investment.text}</p>
          <p className="invest-promise">{investment.promise}</p>
        </div>
        <div className="slip">
          <h3>{investment.slip}</h3>
          <dl className="slip-gains">
            {investment.benefits.map((benefit) => (
              <div key={benefit.title}>
                <dt>{benefit.title}</dt>
                <dd>{benefit.text}</dd>
              </div>
            ))}
          </dl>
          <h3>{investment.prices}</h3>
          <dl className="slip-prices">
            {investment.lines.map((line) => (
              <div key={line.what}>
                <dt>{line.what}</dt>
                <dd>{line.price}</dd>
              </div>
            ))}
          </dl>
          <p className="basis">{investment.taxes}</p>
        </div>
      </Reveal>
    </section>
  );
}
