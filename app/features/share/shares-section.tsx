import { useEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { MyShares } from './my-shares.tsx';

/** A person's links as a section of a page. Whoever comes for them begins to read here, however late it arrives. */
export function SharesSection({ owner, copy }: { owner: string; copy: Copy }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === '#links') heading.current?.focus();
  }, []);
  return (
    <section className="stack mt-12 max-w-(--measure)">
      <h2 ref={heading} id="links" tabIndex={-1} className="text-[1.4rem] outline-none">
        {copy.title}
      </h2>
      <MyShares owner={owner} copy={copy.list} />
    </section>
  );
}
