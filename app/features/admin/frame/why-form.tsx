import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { formText } from '#app/ui/forms/form-text.ts';

/** Asks for the reason before anything is shown, handed out or done; it goes into the audit. */
export function WhyForm({
  words,
  submit,
  isBusy = false,
  send,
  children,
}: {
  words: { why: string; whyHelp: string; whyProblem: string };
  submit: string;
  isBusy?: boolean;
  /** With the whole form, for what else it asks. */
  send: (why: string, form: FormData) => void;
  children?: ReactNode;
}) {
  const [isWrong, setIsWrong] = useState(false);
  function read(element: HTMLFormElement) {
    const form = new FormData(element);
    const why = formText(form, 'why');
    const isGood = why.length >= 3 && why.length <= 200;
    setIsWrong(!isGood);
    if (isGood) send(why, form);
    else element.querySelector<HTMLInputElement>('[name="why"]')?.focus();
  }
  return (
    <Form className="form max-w-[32rem]" onSend={read}>
      {children}
      <TextField
        label={words.why}
        help={words.whyHelp}
        name="why"
        maxLength={200}
        autoComplete="off"
        error={isWrong ? words.whyProblem : undefined}
      />
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
