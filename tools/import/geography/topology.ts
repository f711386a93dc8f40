// Shapes of regions as TopoJSON has them: every boundary once, as an arc that its neighbours share.
import { z } from 'zod';

/** Degrees east and north. */
export type Point = readonly [longitude: number, latitude: number];

/** Rings of arcs by their index; `~index` is the arc walked backwards. */
type Ring = readonly number[];

export type Region = { readonly id: string; readonly rings: readonly Ring[] };

export type Topology = { readonly regions: readonly Region[]; readonly arcs: readonly Point[][] };

const pair = z.tuple([z.number(), z.number()]);
const ring = z.array(z.int());
/** Some shapes of the world have none. */
const id = z.string().default('');
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), id, arcs: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), id, arcs: z.array(z.array(ring)) }),
]);

const file = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.record(z.string(), z.object({ geometries: z.array(z.unknown()) })),
  arcs: z.array(z.array(pair)),
});

/** The shapes of one object of a file. Throws where the text is no such file, or has no such object. */
export function readTopology(text: string, object: string): Topology {
  const { transform, objects, arcs } = file.parse(JSON.parse(text));
  const shapes = z.array(shape).parse(objects[object]?.geometries);
  return {
    regions: shapes.map((each) => ({
      id: each.id,
      rings: each.type === 'Polygon' ? each.arcs : each.arcs.flat(),
    })),
    arcs: arcs.map((arc) => absolute(arc, transform)),
  };
}

/** Points are steps from the one before, in units of the file. */
function absolute(
  arc: readonly Point[],
  { scale, translate }: { scale: Point; translate: Point },
): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}
