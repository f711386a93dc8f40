import type { LinkedLine } from '#content/instruments/section/told-step.ts';

/** Plain text, or text and where it leads. */
export type MailLine = string | { readonly text: string; readonly link: LinkedLine };

/** A heading and the lines below it. */
export type MailSection = { readonly title: string; readonly lines: readonly MailLine[] };
