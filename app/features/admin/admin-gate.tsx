import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** In place of the area, for an admin without a second factor: what it is for, and setting one up right here. */
export function AdminGate({ copy, children }: { copy: Copy; children: ReactNode }) {
  return (
    <div className="page-narrow">
      <div className="stack mx-auto max-w-[34rem]">
        <p className="eyebrow">{copy.eyebrow}</p>
        <section className="card stack">
          <h1 className="text-3xl">{copy.gate.title}</h1>
          <p>{copy.gate.lead}</p>
          {children}
        </section>
      </div>
    </div>
  );
}
