// The picture that stands large over a result: a place that tells its portrait, its values or its personality.
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import type { Scene } from './scene-shape.ts';

/** A portrait's scene, or that of one of the other two tests. */
export type SceneId = PortraitId | 'values' | 'personality';

/** All paths of a scene, the first of them behind, in the box of `sceneViewBox`; only this one is loaded. */
export async function sceneDrawing(id: SceneId): Promise<Scene> {
  const { scene } = await scenes[id]();
  return scene;
}

/**
 * What matters lies between 120 and 600 of its 720, and between 20 and 380 of its 400: with
 * `preserveAspectRatio="xMidYMid slice"` a narrow screen may cut the sides.
 */
export const sceneViewBox = '0 0 720 400';

const scenes: Readonly<Record<SceneId, () => Promise<{ scene: Scene }>>> = {
  ri: () => import('./scenes/pairs/ri.ts'),
  ra: () => import('./scenes/pairs/ra.ts'),
  rs: () => import('./scenes/pairs/rs.ts'),
  re: () => import('./scenes/pairs/re.ts'),
  rc: () => import('./scenes/pairs/rc.ts'),
  ia: () => import('./scenes/pairs/ia.ts'),
  is: () => import('./scenes/pairs/is.ts'),
  ie: () => import('./scenes/pairs/ie.ts'),
  ic: () => import('./scenes/pairs/ic.ts'),
  as: () => import('./scenes/pairs/as.ts'),
  ae: () => import('./scenes/pairs/ae.ts'),
  ac: () => import('./scenes/pairs/ac.ts'),
  se: () => import('./scenes/pairs/se.ts'),
  sc: () => import('./scenes/pairs/sc.ts'),
  ec: () => import('./scenes/pairs/ec.ts'),
  r: () => import('./scenes/others/r.ts'),
  i: () => import('./scenes/others/i.ts'),
  a: () => import('./scenes/others/a.ts'),
  s: () => import('./scenes/others/s.ts'),
  e: () => import('./scenes/others/e.ts'),
  c: () => import('./scenes/others/c.ts'),
  high: () => import('./scenes/others/high.ts'),
  middle: () => import('./scenes/others/middle.ts'),
  values: () => import('./scenes/others/values.ts'),
  personality: () => import('./scenes/others/personality.ts'),
};
