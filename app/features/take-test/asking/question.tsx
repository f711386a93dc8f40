import { useRef, type KeyboardEvent, type Ref } from 'react';
import type { Wording } from '#content/instruments/wording.ts';

/** Five questions on one screen: choices in one line each, the circle before its words. */
const compact =
  'md:min-h-11 md:flex-row md:justify-start md:gap-2 md:px-2 md:py-1 md:text-left md:text-[0.9rem]';

/**
 * One question as a native radio group. `onChoose` says whether the choice was meant, by a finger, a mouse or a digit:
 * arrow keys walk through the choices, so they never move the test on. Digits count only while the group has the focus.
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
  onChoose: (value: number, isMeant: boolean) => void;
}) {
  const isMeant = useRef(false);

  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    isMeant.current = false;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const radios = event.currentTarget.querySelectorAll('input');
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
    const choice = digit === undefined ? undefined : choices[digit - 1];
    if (digit !== undefined && choice !== undefined) {
      radios[digit - 1]?.focus();
      onChoose(choice, true);
    } else if (event.key.startsWith('Arrow') && !(event.target instanceof HTMLInputElement)) {
      // From the question itself, which has the focus when it comes, into its choices.
      event.preventDefault();
      const checked = event.currentTarget.querySelector<HTMLInputElement>(':checked');
      (checked ?? radios[0])?.focus();
    }
  }

  return (
    <fieldset
      className="radio-scale"
      data-item={item}
      onPointerDown={() => {
        isMeant.current = true;
      }}
      onKeyDown={press}
    >
      <legend ref={legendRef} tabIndex={-1} className={isCompact ? 'text-[1.1rem]!' : ''}>
        <span className="sr-only">{wording.stem} </span>
        {wording.items[item]}
      </legend>
      <div className="radio-scale-options">
        {choices.map((choice) => (
          <label key={choice} className={`radio-scale-option ${isCompact ? compact : ''}`}>
            <input
              type="radio"
              name={item}
              value={choice}
              checked={value === choice}
              onChange={() => onChoose(choice, isMeant.current)}
              onClick={() => {
                // Choosing the same again is no change, yet it means "yes, this one, go on".
                if (value === choice && isMeant.current) onChoose(choice, true);
              }}
            />
            <span>{wording.choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
