import type { FamilyId } from '#content/classifications/families.ts';
import { ground, viewBox } from '#app/illustrations/shape.ts';
import { Shapes, StandingDrawing } from '#app/illustrations/shapes.tsx';
import { familyDrawings } from './family-drawings.ts';

/** What stands for a family of careers, on the line that all of them share. Decoration: the name stands beside it. */
export function FamilyDrawing({
  family,
  className,
}: {
  family: FamilyId;
  className?: string | undefined;
}) {
  return <StandingDrawing of={familyDrawings[family]} className={className} />;
}

/** All drawings, for a page that shows each of them many times: it stands once, before the first `FamilyMark`. */
export function FamilySymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {Object.entries(familyDrawings).map(([family, drawing]) => (
        <symbol key={family} id={`family-${family}`} viewBox={viewBox}>
          <Shapes of={[...drawing, ground]} />
        </symbol>
      ))}
    </svg>
  );
}

/** A drawing of `FamilySymbols`, in a few bytes. */
export function FamilyMark({
  family,
  className,
}: {
  family: FamilyId;
  className?: string | undefined;
}) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#family-${family}`} />
    </svg>
  );
}
