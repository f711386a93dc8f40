import { useEffect, useRef, useState } from 'react';
import { isFamily } from '#content/classifications/families.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { loadOwnDrawing } from './careers/load-own-drawing.ts';
import { groupOf, nearerFamily } from './careers/own-drawing-groups.ts';
import { viewBox } from './shape.ts';
import { StandingDrawing } from './shapes.tsx';

/**
 * What stands for a career, loaded when it is less than half a screen away, into a place that is kept for it: its own drawing
 * where it has one in the handful of a file, else that of a family.
 */
export function LoadedCareerDrawing({
  career,
  family,
  isOfFew = false,
}: {
  career: string;
  family: string;
  /** One of a few on its page: it comes two seconds later at the latest, so that the page is whole without being scrolled. */
  isOfFew?: boolean;
}) {
  const place = useRef<SVGSVGElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '50%' },
    );
    observer.observe(place.current);
    const late = isOfFew ? setTimeout(setIsNear, 2_000, true) : undefined;
    return () => {
      observer.disconnect();
      clearTimeout(late);
    };
  }, [isOfFew]);
  const isOwn = groupOf(career) !== undefined;
  const own = useLoaded(`${isNear && isOwn ? career : ''}`, async () =>
    isNear && isOwn ? loadOwnDrawing(career) : undefined,
  ).data;
  const families = useLoaded(isNear && !isOwn ? 'family' : '', async () =>
    isNear && !isOwn ? import('./families/family-drawing.tsx') : undefined,
  ).data;
  if (own) return <StandingDrawing of={own} />;
  const drawn = nearerFamily(career) ?? family;
  if (families && isFamily(drawn)) return <families.FamilyDrawing family={drawn} />;
  return <svg ref={place} viewBox={viewBox} aria-hidden="true" focusable="false" />;
}
