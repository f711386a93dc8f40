// Photographs that an owner brings in: as they lie in drafts, and as they are written to files.
import { z } from 'zod';
import { photographKeyOf } from './photograph-places.ts';

/** As it lies in the draft: base64. */
export const photographShape = z.strictObject({ jpeg: z.string() });

const cleanedShape = z.union([
  z.strictObject({ cleaned: z.string() }),
  z.strictObject({ refused: z.string() }),
]);
/** What came of it: the JPEG that is published, or why there is none. */
export type Cleaned = z.infer<typeof cleanedShape>;

export function readCleaned(said: unknown): Cleaned {
  return cleanedShape.safeParse(said).data ?? { refused: 'has no picture' };
}

/** Whether a file's text is its bytes in base64, as drafts and publications hold them. */
export function isPhotograph(file: string): boolean {
  return photographKeyOf(file) !== undefined;
}

/** What is written to a file: its text, or the bytes that a text stands for. */
export function writtenOf(file: string, text: string): string | Buffer {
  return isPhotograph(file) ? Buffer.from(text, 'base64') : text;
}
