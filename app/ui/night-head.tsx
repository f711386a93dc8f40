import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

/** The first words of a page on a night across the window, with a drawing of their own. */
export function NightHead({
  drawing,
  ...words
}: {
  eyebrow: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  drawing: (props: { className: string }) => ReactNode;
}) {
  return (
    <section className="head-night">
      <div className="wrap">
        <PageHead {...words} />
        {drawing({ className: 'head-night-drawing' })}
      </div>
    </section>
  );
}
