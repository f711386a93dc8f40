import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * What most visitors of a page never come to: drawn, and so loaded, when it is less than a screen away, or wanted anyway. Its
 * `room`, a class, keeps the place free, so that nothing moves. Not for what belongs on paper.
 */
export function WhenNear({
  room,
  isWanted,
  children,
}: {
  room: string;
  isWanted: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  // Where that is taken back, the place is still there.
  if (isWanted && !isNear) setIsNear(true);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={room}>
      {isNear && children}
    </div>
  );
}
