import { useState } from 'react';
import { writeNote } from '#app/data/centre/notes.ts';
import type { SharedSheet, SheetNote } from '#app/data/centre/sheets.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { dateAndTimeIn } from '#content/wording/formats.ts';
import { SeatText } from './seat-text.tsx';
import { Section } from '#app/ui/section.tsx';

/** What was talked about with one pupil: the newest note to go on writing, those before it to read. */
export function SeatNotes({ sheet, look }: { sheet: SharedSheet; look: () => Promise<unknown> }) {
  const { copy } = useArea();
  const words = copy.session.seat.notes;
  const { note = null, earlier_notes: earlier = [] } = sheet;
  // What this browser has seen: another note that was saved meanwhile is told.
  const [seen, setSeen] = useState(note?.version ?? 0);
  async function save(text: string): Promise<'saved' | 'conflict'> {
    const { version, conflict } = await writeNote(sheet.seat, text, seen);
    setSeen(version);
    await look();
    return conflict ? 'conflict' : 'saved';
  }
  return (
    <Section title={words.title} className="no-print max-w-[40rem]">
      <SeatText
        written={note?.text ?? ''}
        maxLength={2000}
        save={save}
        words={words}
        said={{
          saved: { tone: 'success', text: words.saved },
          conflict: { tone: 'warn', text: words.conflict },
        }}
      />
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
    </Section>
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
