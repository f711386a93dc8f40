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

/** What the columns of the table around it are called, where a phone has its rows under each other: from three columns on. */
const ColumnNames = createContext<readonly string[]>([]);

/** What a text's own table becomes. */
export function CaptionedTable({ children }: { children?: ReactNode }) {
  const caption = useContext(TableName);
  const names = namesOf(children);
  const isWide = names.length > 2;
  return (
    // Focusable, because a table wider than a phone scrolls sideways and keyboards must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll a wide table, too
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className={isWide ? 'table is-of-words is-cards' : 'table'}>
        <caption>{caption}</caption>
        <ColumnNames value={isWide ? names : []}>{children}</ColumnNames>
      </table>
    </section>
  );
}

/** The words of the first row. */
function namesOf(part: ReactNode): string[] {
  const [first] = Children.toArray(part);
  if (!isValidElement<{ children?: ReactNode }>(first)) return [];
  const { children } = first.props;
  if (first.type !== TableRow) return namesOf(children);
  return Children.toArray(children).map((cell) => {
    const words = isValidElement<{ children?: ReactNode }>(cell) ? cell.props.children : undefined;
    return typeof words === 'string' ? words : '';
  });
}

/** The first cell of a row is its head. */
export function TableRow({ children }: { children?: ReactNode }) {
  const names = useContext(ColumnNames);
  return (
    <tr>
      {Children.toArray(children).map((cell, index) => {
        if (!isValidElement<{ children?: ReactNode }>(cell) || cell.type !== 'td') return cell;
        const { children: text } = cell.props;
        return index === 0 ? (
          <th key="head" scope="row">
            {text}
          </th>
        ) : (
          <td key={index} data-column={names[index]}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

export function ColumnHead({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>;
}
