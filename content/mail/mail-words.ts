/** The sentences of one mail. Plain text; whoever renders escapes it. `subject` is one line. */
export type MailWords = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button: string;
  /** Below the button: what if it was not you, how long the link works. */
  notes: readonly string[];
  /** Above the link that ends such mails, where the book's own words do not say which. */
  stop?: string;
};
