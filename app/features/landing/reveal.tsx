import { useEffect, useRef, type ReactNode } from 'react';
import { constants } from '#domain/constants.ts';

/**
 * A part of a page that rises once when it first nears the viewport. `boot.ts` does the same for
 * the built page; this is for a page that React navigated to.
 */
export function Reveal({ className, children }: { className: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = element.current;
    if (!part || part.hasAttribute('data-revealed')) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        part.setAttribute('data-revealed', '');
        observer.disconnect();
      },
      {
        threshold: constants.revealThreshold,
        rootMargin: `${constants.revealMarginPixels}px`,
      },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={className} data-reveal="">
      {children}
    </div>
  );
}
