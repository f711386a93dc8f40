import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

/** Asks for the reason before anything is shown or handed out; it goes into the audit. */
export function WhyForm({
  label,
  help,
  problem,
  submit,
  isBusy = false,
  send,
  children,
}: {
  label: string;
  help: string;
  problem: string;
  submit: string;
  isBusy?: boolean;
  /** With the whole form, for what else it asks. */
  send: (why: string, form: FormData) => void;
  children?: ReactNode;
}) {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="form max-w-[32rem]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const why = String(form.get('why') ?? '').trim();
        const isGood = why.length >= 3 && why.length <= 200;
        setIsWrong(!isGood);
        if (isGood) send(why, form);
        else event.currentTarget.querySelector<HTMLInputElement>('[name="why"]')?.focus();
      }}
    >
      {children}
      <TextField
        label={label}
        help={help}
        name="why"
        maxLength={200}
        autoComplete="off"
        error={isWrong ? problem : undefined}
      />
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
