import { CompassFrame } from '#app/illustrations/compass-frame.tsx';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Reveal } from './reveal.tsx';

const order = ['R', 'I', 'A', 'S', 'E', 'C'] as const;

/**
 * The compass rose that people can touch. Six radio buttons whose labels are the petals: the
 * stylesheet shows the words of the checked one, so that it works before any script.
 */
export function RiasecModel({ copy }: { copy: Copy }) {
  const { model } = copy;
  return (
    <section className="model" aria-labelledby="model-title">
      <Reveal className="wrap">
        <div className="page-head">
          <h2 id="model-title">{model.title}</h2>
          <p className="lead">{model.lead}</p>
        </div>
        <div className="rose">
          <fieldset className="rose-picker">
            <legend className="rose-legend">{model.pick}</legend>
            <div className="rose-dial">
              <CompassFrame className="rose-frame" />
              {order.map((type, index) => (
                <div key={type} className={`rose-slot type-${type.toLowerCase()} rose-at-${index}`}>
                  <input
                    type="radio"
                    name="rose"
                    id={`rose-${type.toLowerCase()}`}
                    className="rose-radio"
                    defaultChecked={index === 0}
                  />
                  <label htmlFor={`rose-${type.toLowerCase()}`} className="rose-petal">
                    <span className="rose-text">
                      <b>{type}</b> {model.types[type].name}
                    </span>
                  </label>
                </div>
              ))}
            </div>
          </fieldset>
          <div className="rose-panels" aria-live="polite">
            {order.map((type) => (
              <TypePanel key={type} type={type} model={model} />
            ))}
          </div>
        </div>
      </Reveal>
    </section>
  );
}

function TypePanel({ type, model }: { type: (typeof order)[number]; model: Copy['model'] }) {
  const { name, line, enjoys, subjects } = model.types[type];
  const code = type.toLowerCase();
  return (
    <article className={`rose-panel rose-panel-${code} type-${code}`}>
      <h3>
        <span className="type-badge" aria-hidden="true">
          {type}
        </span>
        {name}
      </h3>
      <p className="rose-line">{line}</p>
      <dl>
        <dt>{model.enjoys}</dt>
        <dd>
          <ul>
            {enjoys.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
        </dd>
        <dt>{model.subjects}</dt>
        <dd>{subjects.join(', ')}</dd>
      </dl>
    </article>
  );
}
