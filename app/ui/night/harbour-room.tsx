import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';

/** A room with one thing to do: a harbour by night beside it, a strip of it above on a phone, and what there is to know. */
export function HarbourRoom({
  back,
  aside,
  children,
}: {
  /** The way out. */
  back?: { readonly to: string; readonly text: string };
  /** What there is to know, for example what an account gives. */
  aside?: { readonly title?: string; readonly points: readonly string[] };
  children: ReactNode;
}) {
  return (
    <div className="harbour-room">
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <div className="harbour-room-form stack">{children}</div>
      {aside && (
        <aside>
          {aside.title && <h2>{aside.title}</h2>}
          <ul>
            {aside.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
