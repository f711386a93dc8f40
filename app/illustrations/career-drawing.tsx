import type { FamilyId } from '#content/classifications/families.ts';
import { ownDrawings } from './careers/own-drawings.ts';
import { FamilyDrawing, FamilyMark } from './family-drawing.tsx';
import { ground, viewBox } from './shape.ts';
import { Shapes } from './shapes.tsx';

type Of = { career: string; family: FamilyId; className?: string };

/** What stands for a career: its own drawing where it has one, else its family's. Decoration: the name stands beside it. */
export function CareerDrawing({ career, ...of }: Of) {
  const own = ownDrawings[career];
  if (!own) return <FamilyDrawing {...of} />;
  return (
    <svg className={of.className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <Shapes of={[...own, ground]} />
    </svg>
  );
}

/** The same on a page of many, whose families stand once as `FamilySymbols`. */
export function CareerMark({ career, ...of }: Of) {
  return ownDrawings[career] ? <CareerDrawing career={career} {...of} /> : <FamilyMark {...of} />;
}
