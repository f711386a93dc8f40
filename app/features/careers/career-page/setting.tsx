import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { Labelled } from './career-facts.ts';
import { Told } from './told.tsx';

/** How work is, in five lines, and what it gives. */
export function Setting({
  settings,
  copy,
  children,
}: {
  settings: readonly Labelled[];
  copy: Copy['settings'];
  children: ReactNode;
}) {
  return (
    <Told id="settings" title={copy.title}>
      {settings.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <dl className="settings">
            {settings.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-[0.95rem] text-muted">{copy.note}</p>
        </>
      )}
      {children}
    </Told>
  );
}
