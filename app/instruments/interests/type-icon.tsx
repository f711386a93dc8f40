import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** What one does in each type, in a square of 24: a hammer, a glass, a pencil, a heart, a flag, a list. */
const icons: Readonly<Record<RiasecLetter, string>> = {
  R: 'M4 9l6-6q5 0 8 4l-3 1-1 2 7 8-3 3-8-7-2 2z',
  I: 'M10 3a7 7 0 1 0 4 12.700l5 5 2-2-5-5A7 7 0 0 0 10 3zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  A: 'M3 21l1.500-6L15 4.500l4.500 4.500L9 19.500zM16.500 3l2-1.500 4 4-1.500 2z',
  S: 'M12 21C2 14 1 10 3 6.500c2-3 7-3 9 .500 2-3.500 7-3.500 9-.500 2 3.500 1 7.500-9 14.500z',
  E: 'M5 2h2.500v20H5zM9 3h12l-4 4.500L21 12H9z',
  C: 'M3 4h4v4H3zM10 4.500h11v3H10zM3 10h4v4H3zM10 10.500h11v3H10zM3 16h4v4H3zM10 16.500h11v3H10z',
};

/** The sign of a type in its hexagon. Decoration: its name stands beside it. */
export function TypeIcon({ letter }: { letter: RiasecLetter }) {
  return (
    <span className="type-icon">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[letter]} />
      </svg>
    </span>
  );
}
