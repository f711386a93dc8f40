// Where a photograph may stand, by its key and its file: `photographs/a` of a person, `photographs/<article>` in the place of its drawing,
// `photographs/<article>-1` to `-4` in its text, `photographs/said-<testimonial>` beside what a family said.
import { articleSlugs } from '#tools/content/articles/named.ts';

/** Names of the drawings that a person's photograph stands for (`portrait` in the site's record). */
export const portraits = ['a', 'b', 'c'] as const;

export type PhotographOf = 'person' | 'article' | 'text' | 'testimonial';

export type PhotographPlace = {
  readonly of: PhotographOf;
  readonly file: string;
  /** The article, or the testimonial; empty of a person. */
  readonly id: string;
  /** What it is cut to, in pixels. */
  readonly width: number;
  readonly height: number;
};

/** So many stand in an article's text at most, by their numbers. */
export const textPhotographs = ['1', '2', '3', '4'] as const;

const folder = 'content/photographs';
const wide = { width: 1440, height: 810 };

/** `undefined` where no photograph may stand; which testimonials there are is not asked. */
export function photographPlace(root: string, key: string): PhotographPlace | undefined {
  const name = key.replace('photographs/', '');
  if (portraits.some((portrait) => portrait === name))
    return { of: 'person', file: `${folder}/${name}.jpg`, id: '', width: 960, height: 960 };
  const [, said = ''] = /^said-(.+)$/.exec(name) ?? [];
  if (said !== '')
    return {
      of: 'testimonial',
      file: testimonialPhotograph(said),
      id: said,
      width: 480,
      height: 480,
    };
  const [, article = name, at] = /^(.+)-([1-4])$/.exec(name) ?? [];
  if (!articleSlugs(root).includes(article)) return undefined;
  return at === undefined
    ? { of: 'article', file: `${folder}/covers/${name}.jpg`, id: article, ...wide }
    : { of: 'text', file: textPhotograph(article, at), id: article, ...wide };
}

export function testimonialPhotograph(id: string): string {
  return `${folder}/testimonials/${id}.jpg`;
}

/** @param at `1` to `4` */
export function textPhotograph(article: string, at: string): string {
  return `${folder}/articles/${article}-${at}.jpg`;
}

export function photographKeyOf(file: string): string | undefined {
  const [, person, article, said] =
    /^content\/photographs\/(?:([abc])|(?:covers|articles)\/([a-z][a-z0-9-]*)|testimonials\/([a-z][a-z0-9-]*))\.jpg$/.exec(
      file,
    ) ?? [];
  if (said) return `photographs/said-${said}`;
  const id = person ?? article;
  return id && `photographs/${id}`;
}
