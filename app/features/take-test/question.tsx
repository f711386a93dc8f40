import { useRef, type Ref } from 'react';
import type { Wording } from '#content/instruments/wording.ts';

/** Five questions on one screen: choices in one line each, the circle before its words. */
const compact = 'md:min-h-14 md:flex-row md:justify-start md:gap-2.5 md:px-3 md:py-2 md:text-left';

/**
 * One question as a native radio group. `onChoose` says whether a finger or mouse chose: arrow keys
 * walk through the choices, so only a pointer's choice may move the test on.
 */
export function Question({
  item,
  wording,
  choices,
  value,
  isCompact,
  legendRef,
  onChoose,
}: {
  item: string;
  wording: Wording;
  choices: readonly number[];
  value: number | null | undefined;
  isCompact: boolean;
  legendRef?: Ref<HTMLLegendElement>;
  onChoose: (value: number, byPointer: boolean) => void;
}) {
  const byPointer = useRef(false);
  return (
    <fieldset
      className="radio-scale"
      data-item={item}
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
    >
      <legend ref={legendRef} tabIndex={-1} className={isCompact ? 'mb-2! text-[1.2rem]!' : ''}>
        <span className="sr-only">{wording.stem} </span>
        {wording.items[item]}
      </legend>
      <div className="radio-scale-options">
        {choices.map((choice) => (
          <label
            key={choice}
            className={`radio-scale-option max-md:min-h-12 max-md:py-2 ${isCompact ? compact : ''}`}
          >
            <input
              type="radio"
              name={item}
              value={choice}
              checked={value === choice}
              onChange={() => onChoose(choice, byPointer.current)}
              onClick={() => {
                // Choosing the same again is no change, yet it means "yes, this one, go on".
                if (value === choice && byPointer.current) onChoose(choice, true);
              }}
            />
            <span>{wording.choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
