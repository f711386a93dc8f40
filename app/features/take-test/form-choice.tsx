import { memo } from 'react';
import type { FormsCopy } from './test-copy.ts';

/**
 * Full or short, as two native radio buttons of one line each: the name, and what it costs. Not rendered again with
 * what stands around it: React writes the attributes of radio buttons anew each time.
 */
export const FormChoice = memo(function FormChoice({ copy }: { copy: FormsCopy }) {
  return (
    <fieldset className="form-choice">
      <legend className="sr-only">{copy.legend}</legend>
      {copy.choices.map(({ form, name, text }, index) => (
        <label key={form} className="radio-scale-option">
          <input type="radio" name="form" value={form} defaultChecked={index === 0} />
          <span>
            <b>{`${name}:`}</b>
            {` ${text}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
});
