import type { FamilyId } from '#content/catalog/families.ts';
import { handsDrawings } from './families/hands.ts';
import { peopleDrawings } from './families/people.ts';
import type { Drawing, Tone } from './families/shape.ts';
import { worldDrawings } from './families/world.ts';

const drawings: Readonly<Record<FamilyId, Drawing>> = {
  ...peopleDrawings,
  ...handsDrawings,
  ...worldDrawings,
};

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

const viewBox = '0 0 120 90';

/** What stands for a family of careers, on the line that all of them share. Decoration: the name stands beside it. */
export function FamilyDrawing({ family, className }: { family: FamilyId; className?: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <Shapes drawing={drawings[family]} />
    </svg>
  );
}

/** All drawings, for a page that shows each of them many times: it stands once, before the first `FamilyMark`. */
export function FamilySymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {Object.entries(drawings).map(([family, drawing]) => (
        <symbol key={family} id={`family-${family}`} viewBox={viewBox}>
          <Shapes drawing={drawing} />
        </symbol>
      ))}
    </svg>
  );
}

/** A drawing of `FamilySymbols`, in a few bytes. */
export function FamilyMark({ family, className }: { family: FamilyId; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#family-${family}`} />
    </svg>
  );
}

function Shapes({ drawing }: { drawing: Drawing }) {
  return (
    <>
      {drawing.map(([tone, path]) => (
        <path key={path} className={tones[tone]} d={path} />
      ))}
      <path className="fill-ink" d="M6 80h108v3H6z" />
    </>
  );
}
