import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { sceneDrawing, sceneViewBox, type SceneId } from './scene-drawing.ts';

/**
 * The scene of a result, as wide and high as its place, whose sides it may lose. Decoration: the name beside it says what it
 * tells. It is loaded apart, with what draws it, and its place is kept until it comes.
 */
export function ResultScene({
  id,
  viewBox = sceneViewBox,
}: {
  id: SceneId;
  /** A part of it, seen from near. */
  viewBox?: string;
}) {
  const { data } = useLoaded(id, async () => {
    const [{ SceneShapes }, scene] = await Promise.all([
      import('./scene-shapes.tsx'),
      sceneDrawing(id),
    ]);
    return <SceneShapes of={scene} />;
  });
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {data}
    </svg>
  );
}
