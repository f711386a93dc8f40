// Parts that records of several kinds have.
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';

/** A text as it is printed: no space at its ends, no line break. */
export const text = z
  .string()
  .min(1, 'is empty')
  // Something of it is seen: no text of blanks that have no width.
  .refine((said) => /[\p{L}\p{N}\p{P}\p{S}]|^\s*$/u.test(said), 'is empty')
  .refine(
    (said) => said === said.trim() && !said.includes('\n'),
    'has a space at an end, or a line break',
  );

const languages: Readonly<Record<Locale, typeof text>> = { es: text, en: text };

/** The same in both languages. */
export const inBothLanguages = z.strictObject(languages);

/** Small letters, digits and hyphens: the name of a file, and the last part of an address. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is no id');

/** `YYYY-MM-DD`. */
export const day = z.iso.date('is no day (YYYY-MM-DD)');

/** Place in lists, smallest first; a record without one stands at the end. */
export const place = z.number().int().positive().optional();

/** The names of an object as its type has them, for `z.enum`. */
export function keysOf<Name extends string>(named: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(named).filter((name): name is Name => name in named);
}

/** A list that may be left out where it is empty. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).default([]);
}
