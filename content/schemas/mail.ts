// A mail of the account in the owner's words: plain texts, in which a name in braces is a value that the server puts in.
import { z } from 'zod';
import { inBothLanguages, listOf, text } from './words.ts';

/** A line of a mailbox shows some sixty characters, and the server cuts at a hundred. */
const LONGEST_SUBJECT = 90;

const subject = text.max(LONGEST_SUBJECT, `is longer than ${LONGEST_SUBJECT} characters`);

export const mailSchema = z.strictObject({
  subject: z.strictObject({ es: subject, en: subject }),
  heading: inBothLanguages,
  paragraphs: z.array(inBothLanguages).min(1, 'is empty'),
  /** What the button that opens the link says. */
  button: inBothLanguages,
  /** Below the button: how long the link works, what to do if it was not you. */
  notes: listOf(inBothLanguages),
  /** Above the link that ends such mails, where one does. */
  stop: inBothLanguages.optional(),
});
export type MailRecord = z.infer<typeof mailSchema>;
