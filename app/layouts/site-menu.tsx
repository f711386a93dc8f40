import type { ReactNode } from 'react';
import type { SessionState } from '#app/data/account/session.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { AccountLinks } from './account-links.tsx';
import { OwnResultLink } from './own-result/own-result-link.tsx';

/**
 * The way to everything, behind a button; where the bar is wide enough it lies open in it. A native popover: it closes
 * by Escape, by a tap beside it and by the other menu, before React and without it. `children`: lists of further links,
 * of a page whose bar holds no more.
 */
export function SiteMenu({ session, children }: { session: SessionState; children?: ReactNode }) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  return (
    <>
      <button type="button" className="menu-button site-menu-button" popoverTarget="site-menu">
        {nav.menu}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter on a link is a click, too */}
      <nav
        id="site-menu"
        className="menu site-menu"
        popover="auto"
        aria-label={nav.label}
        onClick={({ currentTarget, target }) => {
          // Links of the router leave the document, and so the menu, as it is.
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover?.();
        }}
      >
        <OwnResultLink session={session} className="in-menu" />
        <ul>
          <MenuLink to={paths.to('assessment')}>{nav.takeTest}</MenuLink>
          <MenuLink to={paths.to('careers')}>{nav.careers}</MenuLink>
          <MenuLink to={paths.to('pathway')}>{nav.pathway}</MenuLink>
          <MenuLink to={paths.to('blog')}>{nav.blog}</MenuLink>
        </ul>
        <AccountLinks session={session} />
        {children}
      </nav>
    </>
  );
}

/** Marked where one is already. */
function MenuLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  );
}
