import type { Outline } from '#content/articles/read-article.ts';

type Sections = Outline['sections'];

/** The sections of an article as links: beside the text where there is room, else a fold before it. */
export function Contents({ sections, label }: { sections: Sections; label: string }) {
  return (
    <>
      <nav aria-label={label} className="article-contents no-print">
        <p className="font-semibold">{label}</p>
        <SectionLinks sections={sections} />
      </nav>
      <details className="fold article-contents-fold no-print">
        <summary>{label}</summary>
        <SectionLinks sections={sections} />
      </details>
    </>
  );
}

function SectionLinks({ sections }: { sections: Sections }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
