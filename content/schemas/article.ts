// An article as it is edited: what stands above the text, and the text in sections, both languages side by side. Its files are MDX,
// `content/articles/<slug>/<locale>.mdx`; `tools/content/articles/` reads and writes them.
import { z } from 'zod';
import { day, inBothLanguages, text } from './words.ts';

/** What search engines show; longer is cut off there. */
const title = text.max(65, 'is longer than 65 characters');
const description = text
  .min(50, 'is shorter than 50 characters')
  .max(160, 'is longer than 160 characters');

/** Markdown with the components of articles, in lines. */
const lines = z
  .string()
  .min(1, 'is empty')
  .refine((said) => said === said.trim(), 'has a space at an end')
  .meta({ isLong: true });

export const articleSchema = z.strictObject({
  title: inBothLanguages,
  kicker: inBothLanguages,
  lead: inBothLanguages,
  /** The whole article in two or three sentences. */
  answer: inBothLanguages,
  sections: z
    .array(
      z.strictObject({
        heading: inBothLanguages,
        text: z.strictObject({ es: lines, en: lines }),
      }),
    )
    .min(4, 'has fewer than four sections'),
  /** What its picture shows, for screen readers. */
  picture: inBothLanguages,
  /** Day of the last change that a reader should know of. */
  updated: day,
  head: z.strictObject({
    title: z.strictObject({ es: title, en: title }),
    description: z.strictObject({ es: description, en: description }),
  }),
});

export type ArticleText = z.infer<typeof articleSchema>;
