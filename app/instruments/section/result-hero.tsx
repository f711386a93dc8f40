import type { ReactNode } from 'react';

/**
 * The first screen of a result, from edge to edge in its own colour: the scene, the name, one sentence, the picture of its
 * scores, and what one does with it first. What is doubtful about it stands below.
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
  /** The class that sets its tone, for example `type-r`; without one it has that of the site. */
  colour: string | undefined;
  title: ReactNode;
  lead?: ReactNode;
  picture?: ReactNode;
  /** What is done with it: the way to send it. */
  children?: ReactNode;
}) {
  return (
    <section className={colour ? `result-hero ${colour}` : 'result-hero'}>
      <div className="result-hero-scene">{scene}</div>
      <div className="result-hero-name">
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {picture && <div className="result-hero-picture">{picture}</div>}
      {children && <div className="result-hero-send no-print">{children}</div>}
    </section>
  );
}
