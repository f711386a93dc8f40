import { setAgreedSteps } from '#app/data/centre/notes.ts';
import type { SharedSheet } from '#app/data/centre/sheets.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { SeatText } from './seat-text.tsx';
import { Section } from '#app/ui/section.tsx';

/** What counsellor and pupil agreed on, a step a line: on both sheets and on the pupil's card. */
export function SeatSteps({ sheet, look }: { sheet: SharedSheet; look: () => Promise<unknown> }) {
  const words = useArea().copy.session.seat.steps;
  return (
    <Section title={words.title} className="no-print max-w-[40rem]">
      <SeatText
        written={sheet.agreed_steps ?? ''}
        maxLength={400}
        save={async (text) => {
          await setAgreedSteps(sheet.seat, text);
          await look();
          return 'saved';
        }}
        words={words}
        said={{ saved: { tone: 'success', text: words.saved } }}
      />
    </Section>
  );
}
