import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import { portraitDrawing } from './portrait-drawing.ts';
import { viewBox } from './shape.ts';
import { Shapes } from './shapes.tsx';

/**
 * The scene of a result, as wide and high as its place, whose sides it may lose. Decoration: the name beside it says what it
 * tells. It is loaded apart, and its place is kept until it comes.
 */
export function ResultScene({ id }: { id: PortraitId }) {
  const { data } = useLoaded(id, () => portraitDrawing(id));
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Shapes of={data ?? []} />
    </svg>
  );
}
