import { useState } from 'react';
import { removeAppointment, setAppointment } from '#app/data/centre/notes.ts';
import type { SharedSheet } from '#app/data/centre/sheets.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { site } from '#content/site.ts';
import { longDateAndTimeIn } from '#content/wording/formats.ts';

/** When counsellor and pupil meet next; the pupil's card shows it. Of a consultancy with the way to book it. */
export function SeatAppointment({
  sheet,
  look,
}: {
  sheet: SharedSheet;
  look: () => Promise<unknown>;
}) {
  const { centre, copy } = useArea();
  const words = copy.session.seat.appointment;
  const date = longDateAndTimeIn(useLocale());
  const { isBusy, failure, act } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  const { appointment } = sheet;
  const link = centre.kind === 'consultancy' ? site.bookingUrl.value : null;
  function send(element: HTMLFormElement) {
    const typed = formText(new FormData(element), 'at');
    const at = new Date(typed);
    const isGood = typed !== '' && !Number.isNaN(at.getTime());
    setIsWrong(!isGood);
    if (isGood) act(() => setAppointment(sheet.seat, at.toISOString(), link), look);
  }
  return (
    <Section title={words.title} className="no-print max-w-[40rem]">
      {appointment ? (
        <>
          <p>{fill(words.shown, { when: date.format(new Date(appointment.at)) })}</p>
          <p>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => act(() => removeAppointment(sheet.seat), look)}
            >
              {words.remove}
            </Button>
          </p>
        </>
      ) : (
        <Form className="form" onSend={send}>
          <TextField
            name="at"
            type="datetime-local"
            label={words.when}
            error={isWrong ? words.problem : undefined}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? copy.start.saving : words.save}
          </Button>
        </Form>
      )}
      <TextNotice tone="error" text={failureText(failure, copy, copy.session.seat.failed)} />
      {link && (
        <p>
          <ButtonLink variant="quiet" href={link} external externalLabel={words.newTab}>
            {words.book}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
