import { useEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { Button } from '#app/ui/button.tsx';
import { Enrol } from './enrol.tsx';

/** After a recovery code: what it did, and the way to a second factor on another phone, at once. */
export function AfterRecoveryCode({
  email,
  onDone,
  copy,
}: {
  email: string;
  onDone: () => void;
  copy: Copy;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, lead, later } = copy.recover.again;
  return (
    <section className="card stack">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p>{lead}</p>
      <Enrol
        email={email}
        isKnown
        onDone={onDone}
        renderLeave={() => (
          <Button variant="quiet" onClick={onDone}>
            {later}
          </Button>
        )}
        copy={copy}
      />
    </section>
  );
}
