import { spainMap } from '#content/compiled/geography/spain.js';
import { radiusOf } from './place-labels.ts';
import type { MapDot, SpainMapFacts } from './spain-map-facts.ts';

/**
 * Where something is studied: the map of Spain with a mark for each municipality, and the same as a list by communities. No
 * script; `isFolded`: the list waits below the map.
 */
export function SpainMap({ map, isFolded = false }: { map: SpainMapFacts; isFolded?: boolean }) {
  const legend = (
    <ul className="spain-map-legend">
      {map.legend
        .filter(({ mark }) => mark !== 'several' || !isFolded)
        .map(({ mark, text }) => (
          <li key={mark}>
            <Sign of={mark} />
            {text}
          </li>
        ))}
    </ul>
  );
  if (isFolded)
    return (
      <figure className="spain-map">
        <Drawing map={map} />
        <figcaption className="spain-map-note">
          {legend}
          <details className="fold">
            <summary>{map.listTitle}</summary>
            <Regions map={map} />
            <p>{map.credit}</p>
          </details>
        </figcaption>
      </figure>
    );
  return (
    <figure className="spain-map is-wide">
      <div className="stack">
        <Drawing map={map} />
        <figcaption className="spain-map-note">
          {legend}
          <p>{map.credit}</p>
        </figcaption>
      </div>
      <Regions map={map} />
    </figure>
  );
}

function Drawing({ map }: { map: SpainMapFacts }) {
  const { width, height, inset, land, borders } = spainMap;
  // A name that stands beside its dot is not said again.
  const named = new Set(map.labels.map(({ city }) => city));
  return (
    <svg
      className="spain-map-drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={map.label}
    >
      <Sea />
      <path id="spain" className="spain-land" d={land} />
      <path className="spain-borders" d={borders} />
      <path
        className="spain-borders"
        d={`M${inset.left} ${height}V${inset.top + 14}l14-14H${width}`}
      />
      {(['own', 'other'] as const).map((kind) => (
        <g key={kind} className={`spain-${kind}`}>
          {map.dots
            .filter((dot) => dot.kind === kind)
            .map(({ city, title, universities, ...dot }) => (
              <Mark
                key={city}
                {...dot}
                radius={radiusOf(universities)}
                title={named.has(city) ? undefined : title}
              />
            ))}
        </g>
      ))}
      {map.labels.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A lighthouse on its rock before Cádiz, its light towards the land, and a few waves. */
function Sea() {
  return (
    <>
      <path className="spain-light" d="M44 418L330 262V420z" />
      <path
        className="spain-waves"
        d="M4 330h22m8 0h10M10 250h18M72 500h34m10 0h18M150 516h26M300 470h26m9 0h12M478 262h20M530 232h16m8 0h20M556 330h30M470 372h14m8 0h26M210 6h24"
      />
      <path className="fill-edge" d="M0 524l12-24 22-8 24 2 14 12 16 18z" />
      <path className="spain-tower" d="M36 430h16l6 66H30z" />
      <path className="fill-coral" d="M34.500 448h19l1.500 16H33zM31.500 480h25l1.500 16H30z" />
      <path className="fill-ink" d="M32 426h24v5H32zM35 408l9-11 9 11z" />
      <path className="fill-beam" d="M37 408h14v18H37z" />
    </>
  );
}

/** A disc, or a square on its corner: told apart without their colours. */
function Mark({
  kind,
  x,
  y,
  radius,
  title,
}: Pick<MapDot, 'kind' | 'x' | 'y'> & { radius: number; title?: string | undefined }) {
  const said = title && <title>{title}</title>;
  return kind === 'own' ? (
    <circle cx={x} cy={y} r={radius}>
      {said}
    </circle>
  ) : (
    <path d={`M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`}>
      {said}
    </path>
  );
}

function Regions({ map }: { map: SpainMapFacts }) {
  return (
    <div className="stack">
      <dl className="spain-regions">
        {map.regions.map(({ name, own, other }) => (
          <div key={name}>
            <dt>{name}</dt>
            {own && own !== name && <dd lang="es">{own}</dd>}
            {other && (
              <dd lang="es">
                <Sign of="other" />
                <span className="sr-only">{map.otherOnly} </span>
                {'\u00A0'}
                {other}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {map.notes.map(({ text, sources }) => (
        <div key={text}>
          <p>{text}</p>
          {sources.length > 0 && (
            <p className="spain-map-note">
              <span>
                {map.sourced}{' '}
                {sources.map(({ name, url }, at) => (
                  <span key={url} lang="es">
                    {at > 0 && ' · '}
                    <a href={url} target="_blank" rel="noopener">
                      {name}
                    </a>
                  </span>
                ))}
              </span>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** A mark of the map within a text. */
function Sign({ of }: { of: SpainMapFacts['legend'][number]['mark'] }) {
  return (
    <svg
      className={`spain-sign spain-${of === 'other' ? 'other' : 'own'}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <Mark
        kind={of === 'other' ? 'other' : 'own'}
        x={12}
        y={12}
        radius={of === 'several' ? 11 : 7}
      />
    </svg>
  );
}
