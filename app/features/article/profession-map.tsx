import { findProfession, type Profession } from '#content/facts/professions.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { corner, hexagonPath, type Point } from '#app/ui/charts/hexagon-geometry.ts';

const centre: Point = { x: 210, y: 200 };
const radius = 150;
/** Chosen so that the furthest of the described professions stays inside of the hexagon. */
const reach = 10;

/** Makes the `<ProfessionMap codes="…" />` of a language: where professions lie on the hexagon. */
export function createProfessionMap(copy: Copy) {
  return function ProfessionMap({ codes }: { codes: string }) {
    const locale = useLocale();
    const places = codes.split(' ').map((code) => ({ profession: findProfession(code) }));
    return (
      <figure className="profession-map">
        <svg viewBox="0 0 420 400" role="img" aria-label={copy.map.picture}>
          <path className="hexagon-ring" d={hexagonPath(radius, centre)} />
          {riasecLetters.map((letter, index) => {
            const end = corner(index, radius, centre);
            const label = corner(index, radius + 24, centre);
            return (
              <g key={letter} className={`type-${letter.toLowerCase()}`}>
                <path className="hexagon-axis" d={`M${centre.x} ${centre.y}L${end.x} ${end.y}`} />
                <circle className="hexagon-badge" cx={label.x} cy={label.y} r="16" />
                <text className="hexagon-letter" x={label.x} y={label.y + 6.5} textAnchor="middle">
                  {letter}
                </text>
              </g>
            );
          })}
          {places.map(({ profession }, index) => {
            const { x, y } = placeOf(profession);
            return (
              <g key={profession.code}>
                <circle className="map-dot" cx={x} cy={y} r="11" />
                <text className="map-number" x={x} y={y + 4.5} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <DataTable
          caption={copy.map.caption}
          columns={[
            { id: 'name', label: copy.map.name },
            { id: 'letters', label: copy.map.letters },
          ]}
          rows={places.map(({ profession: { code, name, letters } }, index) => ({
            id: code,
            cells: [`${index + 1}. ${name[locale]}`, letters],
          }))}
        />
      </figure>
    );
  };
}

/** The six corners, each pulling as strongly as its score: the sum is the place. */
function placeOf({ scores }: Profession): Point {
  const pulls = riasecLetters.map((letter, index) =>
    corner(index, (scores[letter] / reach) * radius, { x: 0, y: 0 }),
  );
  return {
    x: centre.x + pulls.reduce((sum, { x }) => sum + x, 0),
    y: centre.y + pulls.reduce((sum, { y }) => sum + y, 0),
  };
}
