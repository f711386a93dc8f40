import { useState } from 'react';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';

/** A text about one pupil, kept at a press. */
export function SeatText<Outcome extends string>({
  written,
  maxLength,
  save,
  words,
  said,
}: {
  /** What stands there so far. */
  written: string;
  maxLength: number;
  save: (text: string) => Promise<Outcome>;
  words: { label: string; help: string; save: string };
  /** What is said of what came of it. */
  said: Readonly<Record<Outcome, { tone: 'success' | 'warn'; text: string }>>;
}) {
  const { copy } = useArea();
  const { isBusy, failure, act } = useAct();
  const [text, setText] = useState(written);
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Form className="form" onSend={() => act(() => save(text.trim()), setOutcome)}>
      <TextArea
        label={words.label}
        help={words.help}
        error={undefined}
        maxLength={maxLength}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setOutcome(undefined);
        }}
      />
      <TextNotice tone="error" text={failureText(failure, copy, copy.session.seat.failed)} />
      <TextNotice
        tone={outcome ? said[outcome].tone : 'success'}
        text={outcome && said[outcome].text}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {isBusy ? copy.start.saving : words.save}
      </Button>
    </Form>
  );
}
