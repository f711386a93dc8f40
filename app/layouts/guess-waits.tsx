import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { guesserOf } from '#content/report/guess-lines.ts';

export type WaitsProps = {
  /** Where it is read. */
  to: string;
  /** Whom its link was made for. */
  label: string;
};

/**
 * That a guess has come back: in the bar, on the button of the menu where that is folded, and as a line below the bar of the
 * landing page. Its looks stand here and in no stylesheet, for no visitor needs them.
 */
export function GuessWaits({ to, label, copy }: WaitsProps & { copy: Copy }) {
  const paths = usePaths();
  const path = useLocation().pathname;
  const { first } = guesserOf(label, copy.both);
  const said = fill(copy.waits.link, { Who: first });
  return (
    <li>
      <Link to={to} className="nav-strong">
        <Dot /> {said}
      </Link>
      <Within parent=".site-menu-button">
        <Dot /> <span className="sr-only">{said}</span>
      </Within>
      {path === paths.to('landing') && (
        <Within parent=".site-header">
          <p
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'center',
              gap: '0.5rem 1.25rem',
              padding: '0.75rem 1rem',
              background: 'var(--color-beam)',
              color: 'var(--color-on-beam)',
              fontSize: '1.15rem',
              fontWeight: 700,
              textAlign: 'center',
            }}
          >
            {fill(copy.waits.line, { Who: first })}{' '}
            <Link
              to={to}
              className="btn"
              style={{ background: 'var(--color-night)', color: 'var(--color-on-night)' }}
            >
              {copy.waits.look}
            </Link>
          </p>
        </Within>
      )}
    </li>
  );
}

function Dot() {
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        width: '0.65em',
        height: '0.65em',
        marginInline: '0.35em',
        borderRadius: '50%',
        background: 'var(--color-beam)',
      }}
    />
  );
}

/** Puts something at the end of an element of the frame, and takes it away again. */
function Within({ parent, children }: { parent: string; children: ReactNode }) {
  const [place] = useState(() => document.createElement('span'));
  useEffect(() => {
    document.querySelector(parent)?.append(place);
    return () => place.remove();
  }, [parent, place]);
  return createPortal(children, place);
}
