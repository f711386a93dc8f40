import type { ReactNode } from 'react';
import { PageHead } from '#app/ui/page-head.tsx';

/** The first words of a page on a night across the window, with a drawing of their own. */
export function NightHead({
  words: { eyebrow, title, lead },
  drawing,
}: {
  words: { eyebrow: ReactNode; title: ReactNode; lead?: ReactNode };
  drawing: (props: { className: string }) => ReactNode;
}) {
  return (
    <section className="head-night">
      <div className="wrap">
        <PageHead eyebrow={eyebrow} title={title} lead={lead} />
        {drawing({ className: 'head-night-drawing' })}
      </div>
    </section>
  );
}
