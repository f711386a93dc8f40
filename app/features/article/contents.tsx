import type { Outline } from '#content/articles/read-article.ts';

/** The sections of an article, as links. */
export function Contents({ sections, label }: { sections: Outline['sections']; label: string }) {
  return (
    <nav aria-labelledby="contents-title" className="article-contents no-print">
      <p id="contents-title" className="font-semibold">
        {label}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
