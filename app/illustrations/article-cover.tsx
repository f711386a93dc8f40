/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { ArticleId } from '#app/routes.ts';
import { folderOf } from '#app/site-routes.ts';

const drawings = import.meta.glob<ComponentType>('/content/articles/*/cover.svg', {
  eager: true,
  query: '?drawing',
  import: 'default',
});

/**
 * The cover of an article, from its folder. With a `label` it is a picture to everybody, without one an ornament.
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
