import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

/** The head of an area: what it is, and its sections as links, the open one in sight where a phone has them in one row. */
export function AreaHead({
  eyebrow,
  label,
  links,
}: {
  eyebrow: string;
  label: string;
  links: readonly { to: string; text: string; isHere: boolean }[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const here = links.find(({ isHere }) => isHere)?.to;
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (open) list.current?.scrollTo({ left: open.offsetLeft - 24 });
  }, [here]);
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">{eyebrow}</p>
      </header>
      <nav aria-label={label} className="admin-nav">
        <ul ref={list}>
          {links.map(({ to, text, isHere }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
