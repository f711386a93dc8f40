import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with links inside: `I accept the [policy](privacy)` with `links={{ privacy: '/…' }}`.
 * The links open another tab, announced by `newTabLabel`, so that nothing typed beside is lost.
 */
export function LinkedText({
  text,
  links,
  newTabLabel,
}: {
  text: string;
  links: Record<string, string>;
  newTabLabel: string;
}): ReactNode {
  return text.split(/(\[[^\]]+\]\(\w+\))/).map((part, index) => {
    const [, words, name = ''] = /^\[([^\]]+)\]\((\w+)\)$/.exec(part) ?? [];
    const href = links[name];
    if (!words || !href) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a key={index} href={href} target="_blank" rel="noopener">
        {words}
        <span className="sr-only"> ({newTabLabel})</span>
      </a>
    );
  });
}
