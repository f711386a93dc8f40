import { ground, viewBox, type Drawing, type Tone } from './shape.ts';

/** The classes of each tone; lines are filled with nothing by `.family-line`. */
const tones: Readonly<Record<Tone, string>> = {
  ink: 'fill-ink',
  sea: 'fill-sea',
  beam: 'fill-beam',
  soft: 'fill-beam-soft',
  coral: 'fill-coral',
  leaf: 'fill-leaf',
  night: 'fill-night',
  pale: 'family-pale',
  edge: 'fill-edge',
  shade: 'family-shade',
  'ink-line': 'family-line stroke-ink',
  'sea-line': 'family-line stroke-sea',
  'coral-line': 'family-line stroke-coral',
  'beam-line': 'family-line stroke-beam',
  'night-line': 'family-line stroke-night',
  'pale-line': 'family-line family-pale-line',
};

/** The parts of a drawing, the first of them behind. */
export function Shapes({ of }: { of: Drawing }) {
  return of.map(([tone, path]) => <path key={path} className={tones[tone]} d={path} />);
}

/** A drawing on the line that all of them share. */
export function StandingDrawing({
  of,
  className,
}: {
  of: Drawing;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <Shapes of={[...of, ground]} />
    </svg>
  );
}
