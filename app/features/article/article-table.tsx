import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { listOf } from '#content/tuition/tuition-figures.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { factNamed } from './numbered-sources.ts';
import { attributionOf } from './format-fact.ts';

/** The name of the table around it; nothing outside of tables. */
export const TableName = createContext('');

/**
 * Makes the `<Table caption="…">` around a table of the text: names it, for everybody, and says below of which kind and
 * when its secondary sources are. `facts`, which it prints, come from the build.
 */
export function createTable(copy: Copy) {
  return function Table({
    caption,
    facts = '',
    children,
  }: {
    caption: string;
    facts?: string;
    children?: ReactNode;
  }) {
    const locale = useLocale();
    const ids = facts.split(' ').filter(Boolean);
    const sayings = ids.flatMap((id) => factNamed(id).said ?? []);
    const told = [...new Set(sayings.map((said) => attributionOf(said, locale, copy)))];
    return (
      <>
        <TableName value={caption}>{children}</TableName>
        {told.length > 0 && (
          <p className="table-told">{fill(copy.underlined, { said: listOf(told, locale) })}</p>
        )}
      </>
    );
  };
}

/** What a text's own table becomes. */
export function CaptionedTable({ children }: { children?: ReactNode }) {
  const caption = useContext(TableName);
  return (
    // Focusable, because a table wider than a phone scrolls sideways and keyboards must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll a wide table, too
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className="table">
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** The first cell of a row is its head. */
export function TableRow({ children }: { children?: ReactNode }) {
  return (
    <tr>
      {Children.map(children, (cell, index) =>
        index === 0 && isValidElement<{ children?: ReactNode }>(cell) && cell.type === 'td' ? (
          <th scope="row">{cell.props.children}</th>
        ) : (
          cell
        ),
      )}
    </tr>
  );
}

export function ColumnHead({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>;
}
