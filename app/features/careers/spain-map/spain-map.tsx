import { spainMap } from '#content/compiled/geography/spain.js';
import { radiusOf } from './place-labels.ts';
import type { MapDot, SpainMapFacts } from './spain-map-facts.ts';

/**
 * Where something is studied: the map of Spain with a mark for each municipality, and the same as a list by communities, folded. No
 * script; `isAlone`: a page that the map's own leads to has the list.
 */
export function SpainMap({ map, isAlone = false }: { map: SpainMapFacts; isAlone?: boolean }) {
  return (
    <figure className="spain-map">
      <Drawing map={map} />
      <figcaption className="spain-map-note">
        <ul className="spain-map-legend">
          {map.legend
            .filter(({ mark }) => mark !== 'several')
            .map(({ mark, text }) => (
              <li key={mark}>
                <Sign of={mark} />
                {text}
              </li>
            ))}
        </ul>
        {!isAlone && (
          <details className="fold">
            <summary>{map.listTitle}</summary>
            <Regions map={map} />
            <p>{map.credit}</p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** Marks and names above the drawing of the land, a file that all pages share (`tools/build/public-pictures/spain-ground.ts`). */
function Drawing({ map }: { map: SpainMapFacts }) {
  const { width, height } = spainMap;
  return (
    <div className="spain-map-drawing">
      <img src="/spain.svg" alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={map.label}>
        {(['own', 'other'] as const).map((kind) => (
          <g key={kind} className={`spain-${kind}`}>
            {map.dots
              .filter((dot) => dot.kind === kind)
              .map(({ city, universities, ...dot }) => (
                <Mark key={city} {...dot} radius={radiusOf(universities)} />
              ))}
          </g>
        ))}
        <g lang="es">
          {map.labels.map(({ text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
              {text}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** A disc, or a square on its corner: told apart without their colours. */
function Mark({ kind, x, y, radius }: Pick<MapDot, 'kind' | 'x' | 'y'> & { radius: number }) {
  return kind === 'own' ? (
    <circle cx={x} cy={y} r={radius} />
  ) : (
    <path d={`M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`} />
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
