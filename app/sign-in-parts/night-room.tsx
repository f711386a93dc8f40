import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';

/** A room with one form: a harbour by night beside it, a strip of it above on a phone, and what the form gives. */
export function NightRoom({
  home,
  back,
  gives,
  children,
}: {
  home: string;
  back: string;
  gives?: { readonly title: string; readonly points: readonly string[] };
  children: ReactNode;
}) {
  return (
    <div className="night-room">
      <BackLink to={home}>{back}</BackLink>
      <div className="night-room-form stack">{children}</div>
      {gives && (
        <aside aria-labelledby="gives">
          <h2 id="gives">{gives.title}</h2>
          <ul>
            {gives.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}
