// The tests of a result in one row, of which one is shown.
import type { ReactNode } from 'react';
import type { InstrumentId } from '#domain/instruments/registry.ts';

const look =
  'flex min-h-11 items-center gap-1 border-b-2 border-transparent font-semibold text-muted no-underline aria-[current]:border-sea aria-[current]:text-ink';

export type TestChoice = RowChoice & { readonly id: InstrumentId };

type RowChoice = {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
};

/** The tests of a result in one row, the same wherever a result is read; one of them is the one that is shown. */
export function TestRow({
  label,
  tests,
  shown,
  render,
  renderWhole,
  isWholeShown = false,
}: {
  label: string;
  tests: readonly InstrumentId[];
  shown: InstrumentId | undefined;
  /** A link where each test has an address, else a button. */
  render: (choice: TestChoice) => ReactNode;
  /** What all of them say together, where there are all. */
  renderWhole?: ((choice: RowChoice) => ReactNode) | false;
  isWholeShown?: boolean;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line max-md:gap-x-3 max-md:text-[0.95rem]">
        {tests.map((id) => (
          <li key={id}>
            {render({ id, className: look, 'aria-current': id === shown ? 'page' : undefined })}
          </li>
        ))}
        {renderWhole && (
          <li>
            {renderWhole({ className: look, 'aria-current': isWholeShown ? 'page' : undefined })}
          </li>
        )}
      </ul>
    </nav>
  );
}
