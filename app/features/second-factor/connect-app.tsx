import { useEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { NewFactor } from '#app/data/account/second-factor.ts';
import { Notice } from '#app/ui/notice.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';

/** The account for the app, three ways: a picture for its camera, a link on the same device, a key to type. */
export function ConnectApp({ factor, copy }: { factor: NewFactor; copy: Copy['enrol']['scan'] }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {copy.title}
      </p>
      {factor.isAgain && (
        <Notice tone="warn">
          <p>{copy.again}</p>
        </Notice>
      )}
      <div className="grid gap-3">
        <p>{copy.text}</p>
        <img
          src={factor.picture}
          alt={copy.picture}
          width={208}
          height={208}
          className="code-picture"
        />
        {/* A phone cannot scan its own screen: there, the way that works comes first. */}
        <p className="max-sm:order-first">
          {copy.here} <a href={factor.link}>{copy.open}</a>
        </p>
      </div>
      <p>{copy.key}</p>
      <p className="code-text wrap-anywhere">{inFours(factor.secret)}</p>
      <div>
        <CopyButton text={factor.secret} words={copy} />
      </div>
    </div>
  );
}

/** As apps show it, too. They ignore the blanks. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
