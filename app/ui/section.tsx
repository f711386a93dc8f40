// A part of a workspace under its title, and the title of a whole view.
import type { ReactNode } from 'react';

type Head = {
  title: string;
  lead?: string | undefined;
  /** Below everything else. */
  note?: string;
};

/** The title of a view of a workspace, and what it is for. */
export function ViewHead({ title, lead }: Head) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="lead max-w-(--measure)">{lead}</p>}
    </>
  );
}

/** A part of a view under its title. `className`: its width or distance, where those of the view are not meant. */
export function Section({
  id,
  title,
  lead,
  note,
  className = '',
  children,
}: Head & { id?: string; className?: string; children: ReactNode }) {
  return (
    <section id={id} className={`stack ${className}`.trim()}>
      <h2>{title}</h2>
      {lead && <p className="max-w-(--measure)">{lead}</p>}
      {children}
      {note && <p className="text-muted">{note}</p>}
    </section>
  );
}
