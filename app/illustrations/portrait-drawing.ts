// What is drawn for a portrait: things that tell it at a glance, never a person and no words.
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import { ground, type Drawing, type Shape } from './shape.ts';

/** The hexagon that all of them are seen through. */
const hexagon: Shape = ['soft', 'M60 1l48 27v52H12V28z'];

/** All paths of a portrait's drawing, the first of them behind, in the box of `viewBox`; only this one is loaded. */
export async function portraitDrawing(id: PortraitId): Promise<Drawing> {
  const { drawing } = await drawings[id]();
  return [hexagon, ...drawing, ground];
}

const drawings: Readonly<Record<PortraitId, () => Promise<{ drawing: Drawing }>>> = {
  ri: () => import('./portraits/ri.ts'),
  ra: () => import('./portraits/ra.ts'),
  rs: () => import('./portraits/rs.ts'),
  re: () => import('./portraits/re.ts'),
  rc: () => import('./portraits/rc.ts'),
  ia: () => import('./portraits/ia.ts'),
  is: () => import('./portraits/is.ts'),
  ie: () => import('./portraits/ie.ts'),
  ic: () => import('./portraits/ic.ts'),
  as: () => import('./portraits/as.ts'),
  ae: () => import('./portraits/ae.ts'),
  ac: () => import('./portraits/ac.ts'),
  se: () => import('./portraits/se.ts'),
  sc: () => import('./portraits/sc.ts'),
  ec: () => import('./portraits/ec.ts'),
  r: () => import('./portraits/r.ts'),
  i: () => import('./portraits/i.ts'),
  a: () => import('./portraits/a.ts'),
  s: () => import('./portraits/s.ts'),
  e: () => import('./portraits/e.ts'),
  c: () => import('./portraits/c.ts'),
  high: () => import('./portraits/high.ts'),
  middle: () => import('./portraits/middle.ts'),
};
