import * as z from '#domain/zod.ts';
import { staffAnswer } from './ask-staff.ts';

const written = z.object({
  version: z.int(),
  /** What somebody else wrote after the version that this one was written over; kept beside it. */
  conflict: z.nullable(z.object({ text: z.string(), version: z.int() })),
});

/**
 * Writes a note of up to 2,000 characters over the version that its writer saw, 0 for none. The newest wins. Rejects with
 * `taken` where the pupil has taken the result back.
 */
export async function writeNote(
  seat: string,
  text: string,
  basedOnVersion: number,
): Promise<z.infer<typeof written>> {
  const note = { seat, text, based_on_version: basedOnVersion };
  return written.parse(await staffAnswer((client) => client.rpc('write_seat_note', note)));
}

/** What was agreed, a step a line, up to 400 characters; an empty text takes it away. Rejects as a note does. */
export async function setAgreedSteps(seat: string, text: string): Promise<void> {
  await staffAnswer((client) => client.rpc('set_agreed_steps', { seat, text }));
}

/** When they talk next, and an https address where it is booked. */
export async function setAppointment(seat: string, at: string, link: string | null): Promise<void> {
  await staffAnswer((client) => client.rpc('set_appointment', { seat, at, link: link ?? '' }));
}

export async function removeAppointment(seat: string): Promise<void> {
  await staffAnswer((client) => client.rpc('remove_appointment', { seat }));
}
