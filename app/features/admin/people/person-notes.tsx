import { useState } from 'react';
import { addNote, removeNote } from '#app/data/admin/person.ts';
import { moment } from '#app/features/admin/frame/dates.ts';
import { Section } from '#app/ui/section.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

type Note = { id: number; text: string; at: string };

/** What admins wrote down about helping this person; the person gets it, too, when asking for their data. */
export function PersonNotes({
  person,
  notes,
  changed,
  copy,
}: {
  person: string;
  notes: readonly Note[];
  changed: () => void;
  copy: Copy['person']['notes'];
}) {
  const locale = useLocale();
  const { isBusy, run } = useSubmission();
  const [draft, setDraft] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  async function add() {
    setIsWrong(draft.trim() === '');
    if (draft.trim() === '') return;
    await addNote(person, draft);
    setDraft('');
    changed();
  }
  async function remove(note: number) {
    await removeNote(note);
    changed();
  }
  return (
    <Section title={copy.title} className="max-w-(--measure)">
      {notes.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4">
        {notes.map((note) => (
          <li key={note.id} className="border-l-3 border-beam pl-4">
            <p className="whitespace-pre-wrap">{note.text}</p>
            <p className="flex flex-wrap items-center gap-x-4 text-muted">
              {moment(note.at, locale)}
              <Button
                variant="quiet"
                onClick={() => void run(() => remove(note.id))}
                aria-label={`${copy.remove}: ${note.text.slice(0, 60)}`}
              >
                {copy.remove}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <Form onSend={() => void run(add)}>
        <TextArea
          label={copy.label}
          help={copy.help}
          error={isWrong ? copy.problem : undefined}
          maxLength={2000}
          value={draft}
          onChange={setDraft}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isBusy ? copy.adding : copy.add}
        </Button>
      </Form>
    </Section>
  );
}
