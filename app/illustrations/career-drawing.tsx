import type { FamilyId } from '#content/classifications/families.ts';
import { emblemOf } from './careers/emblems.ts';
import { drawingName, ownDrawings } from './careers/own-drawings.ts';
import { FamilyDrawing, FamilyMark } from './families/family-drawing.tsx';
import { StandingDrawing } from './shapes.tsx';

type Of = { career: string; className?: string };

/**
 * What stands for a career on a page that the build makes: its own drawing where it has one, else its family's. Decoration: the
 * name stands beside it.
 */
export function CareerDrawing({ career, family, className }: Of & { family: FamilyId }) {
  const own = ownDrawings[career];
  return own ? (
    <StandingDrawing of={own} className={className} />
  ) : (
    <FamilyDrawing family={emblemOf(career) ?? family} className={className} />
  );
}

/** Whether a drawing tells what just this career is. */
export function isDrawn(career: string): boolean {
  return career in ownDrawings || emblemOf(career) !== undefined;
}

/** The same far below a first screen: a file that comes when a reader is near. The build names it after its bytes. */
export function LateCareerDrawing({ career, family, className }: Of & { family: FamilyId }) {
  const file = `/${drawingName(career, family)}.svg`;
  return <img className={className} src={file} alt="" loading="lazy" />;
}

/** The same on a page of many, whose families stand once as `FamilySymbols`. */
export function CareerMark({ career, family, className }: Of & { family: FamilyId }) {
  const own = ownDrawings[career];
  if (own) return <StandingDrawing of={own} className={className} />;
  return <FamilyMark family={emblemOf(career) ?? family} className={className} />;
}
