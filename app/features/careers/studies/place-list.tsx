import type { PlaceLine } from './study-line.ts';

/** Universities with their cities, and what is known of entry there. */
export function PlaceList({ places }: { places: readonly PlaceLine[] }) {
  return (
    <ul className="place-list">
      {places.map(({ id, name, city, isDistant, detail }) => (
        <li key={id}>
          <span lang="es">{name}</span>
          <span> · </span>
          <span lang={isDistant ? undefined : 'es'}>{city}</span>
          {detail && <span className="text-muted"> · {detail}</span>}
        </li>
      ))}
    </ul>
  );
}
