import { useEffect, useRef, type ReactNode } from 'react';
import { useStepTitle } from './navigation/use-step-title.ts';

/** One step of a mailed link, or of the way back from another site. Its heading takes the focus, because the whole screen has changed. */
export function LinkCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useStepTitle(title);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className="card stack">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="wrap-anywhere">{lead}</p>
      {children}
    </section>
  );
}
