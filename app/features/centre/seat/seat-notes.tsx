import { useState } from 'react';
import { writeNote } from '#app/data/centre/notes.ts';
import type { SharedSheet, SheetNote } from '#app/data/centre/sheets.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { dateAndTimeIn } from '#content/wording/formats.ts';

/** What was talked about with one pupil: the newest note to go on writing, those before it to read. */
export function SeatNotes({ sheet, look }: { sheet: SharedSheet; look: () => Promise<unknown> }) {
  const { copy } = useArea();
  const words = copy.session.seat.notes;
  const { isBusy, failure, act } = useAct();
  const { note = null, earlier_notes: earlier = [] } = sheet;
  const [text, setText] = useState(note?.text ?? '');
  // What this browser has seen: another note that was saved meanwhile is told.
  const [seen, setSeen] = useState(note?.version ?? 0);
  const [outcome, setOutcome] = useState<'saved' | 'conflict'>();
  const send = () =>
    act(
      () => writeNote(sheet.seat, text.trim(), seen),
      async ({ version, conflict }) => {
        setSeen(version);
        setOutcome(conflict ? 'conflict' : 'saved');
        await look();
      },
    );
  return (
    <section className="stack no-print max-w-[40rem]">
      <h2>{words.title}</h2>
      <Form className="form" onSend={send}>
        <TextArea
          label={words.label}
          help={words.help}
          error={undefined}
          maxLength={2000}
          value={text}
          onChange={(written) => {
            setText(written);
            setOutcome(undefined);
          }}
        />
        <TextNotice tone="error" text={failureText(failure, copy, copy.session.seat.failed)} />
        <TextNotice
          tone={outcome === 'conflict' ? 'warn' : 'success'}
          text={outcome && words[outcome]}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isBusy ? copy.start.saving : words.save}
        </Button>
      </Form>
      {earlier.length > 0 && (
        <details className="fold">
          <summary>{fill(words.earlier, { n: earlier.length })}</summary>
          <ul className="plain-rows">
            {earlier.map((one) => (
              <Earlier key={one.version} note={one} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Earlier({ note }: { note: SheetNote }) {
  const { copy } = useArea();
  const when = dateAndTimeIn(useLocale()).format(new Date(note.at));
  const name = note.author ?? '';
  return (
    <li>
      <p className="text-muted">{name ? fill(copy.session.seat.notes.by, { name, when }) : when}</p>
      <p className="note-text">{note.text}</p>
    </li>
  );
}
