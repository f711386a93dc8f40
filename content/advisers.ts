// Who can be booked by name: what stands beside every way to book a session.
import { advisers as written } from '#content/compiled/site/advisers.js';
import type { Locale } from '#domain/locale.ts';

/** An adviser of the site's record with hours or a booking page of their own. */
export type Adviser = {
  readonly name: string;
  readonly role: string;
  /** `Lunes a viernes, de 9:00 a 18:00`. */
  readonly hours: readonly string[];
  readonly booking?: { readonly href: string; readonly label: string } | undefined;
};

/** `lead` says what is listed and in which time. Both empty where no adviser has any of it. */
export type Advisers = Readonly<Record<Locale, { lead: string; list: readonly Adviser[] }>>;

export const advisers: Advisers = written;
