import type { Locale } from '#domain/locale.ts';
import type { MailBook } from './mail-book.ts';
import { en } from './mail-book-en.ts';
import { es } from './mail-book-es.ts';

/** All words of all mails, in every language. */
export const mailBooks: Record<Locale, MailBook> = { es, en };
