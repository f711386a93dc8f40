import type { CardId } from './told-country.ts';

/** Strokes on a field of 24 units. */
const icons: Readonly<Record<CardId, string>> = {
  diploma: 'M4 5h16v11H4zM8 9h8M8 12h5M15 16v5l2-1.500 2 1.500v-5',
  papers: 'M9 4h6l-1 7h4v4H6v-4h4zM5 19h14',
  year: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2',
  marks: 'M5 20V12h3v8M11 20V8h3v12M17 20V4h3v16M3 20h19',
  consulate: 'M6 21V4M6 5c4-2.500 7 2 12 0v8c-5 2-8-2.500-12 0',
  there: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2',
  money:
    'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M14.500 9.500h-3.500a1.500 1.500 0 0 0 0 3h2a1.500 1.500 0 0 1 0 3h-3.500M12 8v1.500M12 15.500v1.500',
  more: 'M12 4l2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500-4.100-3.800 5.600-.700z',
  ask: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
};

/** The sign of a card, in a cell of the honeycomb. */
export function CardIcon({ id }: { id: CardId }) {
  return (
    <span className="own-card-icon" aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d={icons[id]} />
      </svg>
    </span>
  );
}
