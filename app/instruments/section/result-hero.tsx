import type { ReactNode } from 'react';

/**
 * The first screen of a result, one poster from edge to edge: the scene, and below or beside it, on its own deep colour, the
 * name, one sentence, the picture of its scores, and what one does with it first. What is doubtful about it stands below.
 */
export function ResultHero({
  scene,
  colour,
  title,
  lead,
  picture,
  children,
}: {
  scene: ReactNode;
  /** The class that sets its colour, for example `type-r`; without one it has that of the sea. */
  colour: string | undefined;
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  /** What is done with it: the way to send it. */
  children?: ReactNode;
}) {
  return (
    <section className={colour ? `result-hero ${colour}` : 'result-hero'}>
      <div className="result-hero-scene">
        {scene}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 101V62Q24 14 52 46T100 30V101z" />
          <path d="M-1 0H62Q14 24 46 52T30 100H-1z" />
        </svg>
      </div>
      <div className="result-hero-panel">
        <div className="result-hero-name">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {picture && <div className="result-hero-picture">{picture}</div>}
        {children && <div className="result-hero-send no-print">{children}</div>}
      </div>
    </section>
  );
}
