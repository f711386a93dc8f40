import type { ReactNode } from 'react';

/** In place of what shows other people's data, for somebody without a second factor: what it is for, and setting one up. */
export function FactorGate({
  eyebrow,
  gate,
  children,
}: {
  eyebrow: string;
  gate: { readonly title: string; readonly lead: string };
  children: ReactNode;
}) {
  return (
    <div className="page-narrow">
      <div className="stack mx-auto max-w-[34rem]">
        <p className="eyebrow">{eyebrow}</p>
        <section className="card stack">
          <h1 className="text-3xl">{gate.title}</h1>
          <p>{gate.lead}</p>
          {children}
        </section>
      </div>
    </div>
  );
}
