// A legal text as sections of paragraphs, lists and tables.
import { DataTable } from '#app/ui/data-table.tsx';

export type LegalBlock = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
};

export type LegalTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type LegalSection = {
  /** The part of the address after `#`; the same in both languages, because mails and forms link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
  readonly tables: readonly LegalTable[];
};

export type LegalCopy = {
  readonly kicker: string;
  readonly title: string;
  readonly version: string;
  /** What matters, in a few lines. */
  readonly points: readonly string[];
  /** Opens the cookie banner again; it stands in the part about cookies. */
  readonly changeConsent: string;
  readonly contents: string;
  readonly sections: readonly LegalSection[];
};

export function LegalText({ copy }: { copy: LegalCopy }) {
  return (
    <article className="page legal">
      <header>
        <div className="page-head">
          <p className="eyebrow">{copy.kicker}</p>
          <h1>{copy.title}</h1>
          <p className="text-muted">{copy.version}</p>
        </div>
        <ol className="legal-points">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </header>
      <nav aria-label={copy.contents}>
        <p className="font-semibold">{copy.contents}</p>
        <ul>
          {copy.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {copy.sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            changeConsent={section.id === 'cookies' ? copy.changeConsent : undefined}
          />
        ))}
      </div>
    </article>
  );
}

function Section({
  section,
  changeConsent,
}: {
  section: LegalSection;
  changeConsent: string | undefined;
}) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <div className="prose">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        {section.blocks.map((block) => (
          <Block key={block.heading} block={block} />
        ))}
      </div>
      {section.tables.map((table) => (
        <div key={table.caption} className="mt-8">
          <DataTable
            ofWords
            caption={table.caption}
            columns={table.columns.map((label) => ({ id: label, label }))}
            rows={table.rows.map(rowOf)}
          />
        </div>
      ))}
      {changeConsent && (
        <p className="mt-6 noscript:hidden">
          <button type="button" className="btn btn-secondary" data-cookies="">
            {changeConsent}
          </button>
        </p>
      )}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  return (
    <div className="prose pt-3">
      <h3>{block.heading}</h3>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {block.points.length > 0 && (
        <ul>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function rowOf([name = '', ...cells]: readonly string[]) {
  // Names of stored things must not break at their hyphens.
  const head = (
    <span key="name" className="whitespace-nowrap">
      {name}
    </span>
  );
  return { id: name, cells: [head, ...cells] };
}
