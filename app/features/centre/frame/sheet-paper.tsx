import type { Block, ToldReport } from '#content/instruments/section/report-blocks.ts';
import type { Copy } from '#content/dictionaries/es/sheets.ts';
import { HexagonOfBlock } from './hexagon-of-block.tsx';

/** A told sheet as one page: on the screen as it will be printed. */
export function SheetPaper({
  told,
  printed,
  copy,
}: {
  told: ToldReport;
  /** When it was made. */
  printed: string;
  copy: Pick<Copy, 'hexagon'>;
}) {
  return (
    <article className="sheet-paper" aria-label={told.title}>
      <header>
        <h1>{told.title}</h1>
        {[...told.dates, printed].map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </header>
      {told.chapters.map(({ id, title, blocks }) => (
        <section key={id}>
          <h2>{title}</h2>
          <div className={blocks.some(({ kind }) => kind === 'hexagon') ? 'beside-figure' : ''}>
            {blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- blocks never move
              <PaperBlock key={index} block={block} copy={copy} />
            ))}
          </div>
        </section>
      ))}
      <footer className="text-muted">{told.foot}</footer>
    </article>
  );
}

/** Of all kinds of blocks those that sheets consist of. */
function PaperBlock({ block, copy }: { block: Block; copy: Pick<Copy, 'hexagon'> }) {
  switch (block.kind) {
    case 'lead':
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case 'text':
    case 'small':
      return <p>{block.text}</p>;
    case 'list':
      return block.isNumbered ? (
        <ol>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case 'table':
      return (
        <table className="table">
          <thead>
            <tr>
              {block.columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" className={isNumber ? 'is-number' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...rest], row) => (
              <tr key={first} {...barBelow(block.bars?.[row])}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td
                    key={block.columns[index + 1]?.label}
                    className={block.columns[index + 1]?.isNumber ? 'is-number' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'fill-in':
      return (
        <div className="fill-in">
          {block.columns.map(({ label }) => (
            <div key={label}>
              <p className="field-label">{label}</p>
              {Array.from({ length: block.rows }, (_, row) => (
                <div key={row} className="fill-in-line" />
              ))}
            </div>
          ))}
        </div>
      );
    case 'hexagon':
      return <HexagonOfBlock corners={block.corners} copy={copy.hexagon} />;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'steps':
    case 'links':
    case 'answers':
    case 'bars':
    case 'drawing':
      return null;
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => <li key={item}>{item}</li>);
}

function barBelow(share: number | undefined) {
  return share ? { className: 'has-bar', style: { backgroundSize: `${share * 100}% 4px` } } : {};
}
