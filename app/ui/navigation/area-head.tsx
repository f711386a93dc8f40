import { Link } from './link.tsx';

/** The head of an area: what it is, and its sections as links, one of them open. */
export function AreaHead({
  eyebrow,
  label,
  links,
}: {
  eyebrow: string;
  label: string;
  links: readonly { to: string; text: string; isHere: boolean }[];
}) {
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">{eyebrow}</p>
      </header>
      <nav aria-label={label} className="admin-nav">
        <ul>
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
