import { DataTable } from './data-table.tsx';
import { ForeignName } from './foreign-name.tsx';
import { useHydrated } from './use-hydrated.ts';

export type PairCell = {
  amount: string;
  /** There is no figure: an office has to be asked. */
  isAsk: boolean;
  detail: string;
  note?: string;
  /** `publisher` stands in `text`; its name is in `lang`. */
  citations: readonly {
    text: string;
    publisher: string;
    lang: string;
    url: string;
    staleAfter: string;
  }[];
};
export type PairRow = { id: string; name: string; first: PairCell; second: PairCell };

/**
 * Two amounts for each row, with what each rests on; on a phone each row is a card. The second is set apart. That something of it
 * is old stands once, below.
 */
export function PairTable({
  caption,
  columns,
  rows,
  words,
}: {
  caption: string;
  columns: { readonly name: string; readonly first: string; readonly second: string };
  rows: readonly PairRow[];
  words: { readonly newTab: string; readonly stale: string };
}) {
  return (
    <div>
      <DataTable
        caption={caption}
        ofWords
        asCards
        columns={[
          { id: 'name', label: columns.name },
          { id: 'first', label: columns.first },
          { id: 'second', label: columns.second, isMain: true },
        ]}
        rows={rows.map(({ id, name, first, second }) => ({
          id,
          cells: [
            name,
            <Cell key="first" cell={first} words={words} />,
            <Cell key="second" cell={second} words={words} />,
          ],
        }))}
      />
      <Stale rows={rows} stale={words.stale} />
    </div>
  );
}

function Cell({
  cell: { amount, isAsk, detail, note, citations },
  words,
}: {
  cell: PairCell;
  words: { readonly newTab: string };
}) {
  return (
    <div className="pair-cell">
      <p className={isAsk ? undefined : 'pair-amount'}>{amount}</p>
      {detail && <p className="pair-detail">{detail}</p>}
      {note && <p className="pair-detail">{note}</p>}
      {citations.map(({ text, publisher, lang, url }) => (
        <p key={url} className="pair-detail">
          <a href={url} target="_blank" rel="noopener">
            <ForeignName text={text} name={publisher} lang={lang} />
            <span className="sr-only"> ({words.newTab})</span>
          </a>
        </p>
      ))}
    </div>
  );
}

function Stale({ rows, stale }: { rows: readonly PairRow[]; stale: string }) {
  const isHydrated = useHydrated();
  const days = rows.flatMap(({ first, second }) =>
    [...first.citations, ...second.citations].map(({ staleAfter }) => staleAfter),
  );
  const [day] = days.toSorted();
  if (day === undefined) return null;
  return (
    // On a built page the boot script compares the day; here React does.
    <p
      className="pair-detail"
      data-stale-after={day}
      data-stale={isHydrated && isOver(day) ? '' : undefined}
    >
      <strong className="stale-note">{stale}</strong>
    </p>
  );
}

/** Whether a day (`YYYY-MM-DD`) has passed. */
function isOver(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10);
}
