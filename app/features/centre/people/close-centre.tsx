import { useState } from 'react';
import { closeCentre, reopenCentre } from '#app/data/centre/manage.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { longDateIn } from '#content/wording/formats.ts';

/** Ends a centre once its name was typed, and says until when that may be taken back. */
export function CloseCentre() {
  const { centre, copy, reload } = useArea();
  const words = copy.people.centre.close;
  const { isBusy, failure, act } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  function send(element: HTMLFormElement) {
    const isSame = formText(new FormData(element), 'name') === centre.name;
    setIsWrong(!isSame);
    if (isSame) act(() => closeCentre(centre.id), reload);
    else element.querySelector<HTMLElement>('[name="name"]')?.focus();
  }
  if (centre.closing_at !== null) return <Closing />;
  return (
    <Section title={words.title} className="max-w-[36rem]">
      <p>{words.text}</p>
      <Form className="form" onSend={send}>
        <TextField
          name="name"
          label={fill(words.label, { name: centre.name })}
          autoComplete="off"
          error={isWrong ? words.problem : undefined}
        />
        <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
        <Button type="submit" variant="destructive" busy={isBusy}>
          {isBusy ? copy.start.saving : words.submit}
        </Button>
      </Form>
    </Section>
  );
}

function Closing() {
  const { centre, copy, reload } = useArea();
  const words = copy.people.centre.closing;
  const date = longDateIn(useLocale());
  const { isBusy, failure, act } = useAct();
  const when = centre.erased_at_by ? date.format(new Date(centre.erased_at_by)) : '';
  return (
    <Section title={words.title} className="max-w-[36rem]">
      <p>{fill(words.text, { when })}</p>
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      <p>
        <Button busy={isBusy} onClick={() => act(() => reopenCentre(centre.id), reload)}>
          {isBusy ? copy.start.saving : words.reopen}
        </Button>
      </p>
    </Section>
  );
}
