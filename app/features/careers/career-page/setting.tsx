import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { CareerFacts } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

/** How work is, in six lines, and what it gives. */
export function Setting({
  career: { settings, hasAskedSettings },
  copy,
  children,
}: {
  career: Pick<CareerFacts, 'settings' | 'hasAskedSettings'>;
  copy: Copy['settings'];
  children: ReactNode;
}) {
  return (
    <CareerSection id="settings" title={copy.title}>
      <dl className="settings">
        {settings.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!hasAskedSettings && <p>{copy.none}</p>}
      <p className="text-[0.95rem] text-muted">
        {hasAskedSettings && `${copy.note} `}
        {copy.screenNote}
      </p>
      {children}
    </CareerSection>
  );
}
