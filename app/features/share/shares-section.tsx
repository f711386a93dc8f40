import type { Copy } from '#content/dictionaries/es/share.ts';
import { GuestLinksOfMine } from './guest-links-of-mine.tsx';
import { MyShares } from './my-shares.tsx';

/** A person's links as a section of a page. */
export function SharesSection({ owner, copy }: { owner: string; copy: Copy }) {
  return (
    <section className="stack mt-12 max-w-(--measure)">
      <h2 id="links" tabIndex={-1} className="text-[1.4rem] outline-none">
        {copy.title}
      </h2>
      <GuestLinksOfMine owner={owner} copy={copy.list.guest} />
      <MyShares owner={owner} copy={copy.list} />
    </section>
  );
}
