import { Children, createContext, isValidElement, useContext, type ReactNode } from 'react';

const Caption = createContext('');

/** `<Table caption="…">` around a table of the text: names it, for everybody. */
export function Table({ caption, children }: { caption: string; children?: ReactNode }) {
  return <Caption value={caption}>{children}</Caption>;
}

/** What a text's own table becomes. */
export function CaptionedTable({ children }: { children?: ReactNode }) {
  const caption = useContext(Caption);
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
