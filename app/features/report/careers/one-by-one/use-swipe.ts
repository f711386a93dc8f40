import { useRef, type PointerEvent } from 'react';

/** A card goes when it was moved by so much of its width, or by so many pixels within a flick (px/ms). */
const goesAt = { share: 0.3, speed: 0.5 };

/** A card that follows a finger or a mouse to either side; what lies in its way (a link) still takes a press. */
export function useSwipe(onSwipe: (side: 'left' | 'right') => void) {
  const from = useRef<{ x: number; at: number }>(undefined);

  function move(card: HTMLElement, x: number) {
    card.style.translate = x === 0 ? '' : `${x}px`;
    card.style.rotate = x === 0 ? '' : `${x / 30}deg`;
    card.dataset.leans = Math.abs(x) < 24 ? '' : x < 0 ? 'no' : 'interested';
  }

  return {
    onPointerDown({ isPrimary, button, clientX, timeStamp }: PointerEvent<HTMLElement>) {
      if (isPrimary && button === 0) from.current = { x: clientX, at: timeStamp };
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const moved = clientX - from.current.x;
      // Held from here on, so that a press on the link stays one.
      if (Math.abs(moved) > 8) currentTarget.setPointerCapture(pointerId);
      move(currentTarget, moved);
    },
    onPointerUp({ currentTarget, clientX, timeStamp }: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const moved = clientX - from.current.x;
      const speed = Math.abs(moved) / Math.max(1, timeStamp - from.current.at);
      from.current = undefined;
      move(currentTarget, 0);
      const isFar = Math.abs(moved) > currentTarget.clientWidth * goesAt.share;
      if (isFar || (speed > goesAt.speed && Math.abs(moved) > 40)) {
        onSwipe(moved < 0 ? 'left' : 'right');
      }
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      from.current = undefined;
      move(currentTarget, 0);
    },
  };
}
