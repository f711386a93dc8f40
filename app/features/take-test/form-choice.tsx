import type { FormsCopy } from './test-copy.ts';

/** Full or short, as two native radio buttons that say what each costs and gives. */
export function FormChoice({ copy }: { copy: FormsCopy }) {
  return (
    <fieldset className="grid w-full max-w-(--measure) gap-2">
      <legend className="mb-2 font-semibold">{copy.legend}</legend>
      {copy.choices.map(({ form, name, text }, index) => (
        <label
          key={form}
          className="radio-scale-option grid! grid-cols-[auto_1fr] justify-items-start! gap-y-0.5! text-left!"
        >
          <input type="radio" name="form" value={form} defaultChecked={index === 0} />
          <span className="font-semibold">{name}</span>
          <span className="col-start-2 font-normal text-muted">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
