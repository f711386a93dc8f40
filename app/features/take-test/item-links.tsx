import type { Wording } from '#content/instruments/wording.ts';

/** Questions by their words, each a press that leads to it. */
export function ItemLinks({
  items,
  wording,
  onGoTo,
}: {
  items: readonly string[];
  wording: Wording;
  onGoTo: (item: string) => void;
}) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item}>
          <button
            type="button"
            className="min-h-11 py-2 text-left text-sea underline underline-offset-4"
            onClick={() => onGoTo(item)}
          >
            {wording.items[item]}
          </button>
        </li>
      ))}
    </ul>
  );
}
