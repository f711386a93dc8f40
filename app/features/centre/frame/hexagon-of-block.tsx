import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/sheets.ts';
import type { Block } from '#content/instruments/section/report-blocks.ts';

/** The six areas of a told sheet, drawn as in a result. */
export function HexagonOfBlock({
  corners,
  copy,
}: {
  corners: Extract<Block, { kind: 'hexagon' }>['corners'];
  copy: Copy['hexagon'];
}) {
  const names = corners.toSorted((one, other) => other.value - one.value).map(({ name }) => name);
  return (
    <div className="paper-figure">
      <HexagonChart
        points={corners.map((corner) => ({
          ...corner,
          id: corner.letter,
          colorClass: `type-${corner.letter.toLowerCase()}`,
        }))}
        title={copy.title}
        description={fill(copy.text, { names: names.join(', ') })}
      />
    </div>
  );
}
