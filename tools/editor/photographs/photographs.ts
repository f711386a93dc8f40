// Photographs that an owner brings in: of the people of the site, and in the place of an article's drawing.
import { z } from 'zod';
import { articleSlugs } from '#tools/content/articles/named.ts';

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

/** What a photograph is cut to, in pixels. */
export type Cut = { readonly width: number; readonly height: number };

/** Names of the drawings that a person's photograph stands for (`portrait` in the site's record). */
export const portraits = ['a', 'b', 'c'] as const;

const ofPerson: Cut = { width: 960, height: 960 };
const ofArticle: Cut = { width: 1440, height: 810 };

const folder = 'content/photographs';

/** The file of `photographs/<id>`: `a` of a person, or the folder of an article. */
export function photographFile(id: string): string {
  return isPortrait(id) ? `${folder}/${id}.jpg` : `${folder}/covers/${id}.jpg`;
}

export function photographKeyOf(file: string): string | undefined {
  const [, person, article] =
    /^content\/photographs\/(?:([abc])|covers\/([a-z][a-z0-9-]*))\.jpg$/.exec(file) ?? [];
  const id = person ?? article;
  return id && `photographs/${id}`;
}

export function cutOf(key: string): Cut {
  return isPortrait(key.replace('photographs/', '')) ? ofPerson : ofArticle;
}

export function photographKeys(root: string): readonly string[] {
  return [...portraits, ...articleSlugs(root)].map((id) => `photographs/${id}`);
}

function isPortrait(id: string): boolean {
  return portraits.some((portrait) => portrait === id);
}

/** Whether a file's text is its bytes in base64, as drafts and publications hold them. */
export function isPhotograph(file: string): boolean {
  return photographKeyOf(file) !== undefined;
}

/** What is written to a file: its text, or the bytes that a text stands for. */
export function writtenOf(file: string, text: string): string | Buffer {
  return isPhotograph(file) ? Buffer.from(text, 'base64') : text;
}
