/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { ArticleId } from '#app/routes.ts';
import { Photograph, type Picture } from './photograph.tsx';
import { folderOf } from '#app/site-routes.ts';

const drawings = import.meta.glob<ComponentType>('/content/articles/*/cover.svg', {
  eager: true,
  query: '?drawing',
  import: 'default',
});

const photographs = import.meta.glob<Picture>('../../content/photographs/covers/*.jpg', {
  eager: true,
  import: 'default',
  query: { w: '480;960;1440', format: 'avif;webp;jpg', as: 'picture' },
});

/**
 * The cover of an article: the drawing of its folder, or the owner's photograph. With a `label` it is a picture to everybody, without one an ornament.
 */
export function ArticleCover({
  page,
  label,
  className,
}: {
  page: ArticleId;
  label?: string;
  className?: string;
}) {
  const picture =
    photographs[`../../content/photographs/covers/${folderOf(page).split('/').at(-1)}.jpg`];
  if (picture)
    return (
      <Photograph
        picture={picture}
        sizes="(width >= 62rem) 40rem, 100vw"
        label={label}
        className={`${className ?? ''} photograph`.trim()}
      />
    );
  const Drawing = drawings[`${folderOf(page)}/cover.svg`];
  if (!Drawing) throw new Error(`${page} has no cover`);
  return (
    <svg
      className={className}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
