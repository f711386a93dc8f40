import { useState } from 'react';
import { createGroup } from '#app/data/centre/manage.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';

/** A new group, which whoever makes it reads. */
export function CreateGroup({ onMade }: { onMade: (id: string) => unknown }) {
  const { centre, copy } = useArea();
  const words = copy.start.group;
  const { isBusy, failure, act } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  function send(element: HTMLFormElement) {
    const name = formText(new FormData(element), 'name');
    setIsWrong(name === '');
    if (name === '') return element.querySelector<HTMLElement>('[name="name"]')?.focus();
    act(
      () => createGroup(centre.id, name),
      (id) => {
        element.reset();
        return onMade(id);
      },
    );
  }
  return (
    <Form className="form max-w-[32rem]" onSend={send}>
      <TextField
        name="name"
        label={words.name[centre.kind]}
        help={words.help[centre.kind]}
        maxLength={60}
        autoComplete="off"
        error={isWrong ? words.problem : undefined}
      />
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? copy.start.saving : words.submit[centre.kind]}
      </Button>
    </Form>
  );
}
