import { useRef, type KeyboardEvent } from 'react';
import type { Wording } from '#content/instruments/wording.ts';

/** A finger or a mouse, a digit, or step by step with arrow keys or Space, which only walk through the choices. */
export type ChosenBy = 'pointer' | 'digit' | 'steps';

/** One question as a native radio group. Digits and Enter count only while the group has the focus. */
export function Question({
  item,
  wording,
  choices,
  value,
  isCompact,
  missing,
  onChoose,
  onEnter,
}: {
  item: string;
  wording: Wording;
  choices: readonly number[];
  value: number | null | undefined;
  isCompact: boolean;
  /** Says that an answer is lacking, at a try to go on without one. */
  missing: string | undefined;
  onChoose: (value: number, by: ChosenBy) => void;
  onEnter: () => void;
}) {
  const by = useRef<ChosenBy>('steps');

  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    by.current = 'steps';
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const radios = event.currentTarget.querySelectorAll('input');
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
    const choice = digit === undefined ? undefined : choices[digit - 1];
    if (digit !== undefined && choice !== undefined) {
      radios[digit - 1]?.focus();
      onChoose(choice, 'digit');
    } else if (event.key === 'Enter') {
      // In place of the browser's own, which presses the button below. A key held down is pressed once.
      event.preventDefault();
      if (!event.repeat) onEnter();
    } else if (event.key.startsWith('Arrow') && !(event.target instanceof HTMLInputElement)) {
      // From the question itself, which has the focus when it comes, into its choices: as between them, that chooses.
      event.preventDefault();
      const checked = event.currentTarget.querySelector<HTMLInputElement>(':checked');
      const end = /Up|Left/.test(event.key) ? -1 : 0;
      (checked ?? [...radios].at(end))?.focus();
      const choice = choices.at(end);
      if (!checked && choice !== undefined) onChoose(choice, 'steps');
    }
  }

  return (
    <fieldset
      className={isCompact ? 'radio-scale is-row' : 'radio-scale'}
      data-item={item}
      onPointerDown={() => {
        by.current = 'pointer';
      }}
      onKeyDown={press}
    >
      <legend tabIndex={-1}>
        <span className="sr-only">{wording.stem} </span>
        {wording.items[item]}
      </legend>
      <p role="status" className="test-missing">
        {missing}
      </p>
      <div className="radio-scale-options">
        {choices.map((choice) => (
          <label
            key={choice}
            className={isCompact ? 'radio-scale-option is-light' : 'radio-scale-option'}
          >
            <input
              type="radio"
              name={item}
              value={choice}
              checked={value === choice}
              onChange={() => onChoose(choice, by.current)}
              onClick={() => {
                // Choosing the same again is no change, yet it means "yes, this one, go on".
                if (value === choice && by.current === 'pointer') onChoose(choice, 'pointer');
              }}
            />
            <span>{wording.choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
