import { Link } from '#app/ui/navigation/link.tsx';
import { site } from '#content/site.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The navigation bar. On narrow screens the links fold into a native disclosure. */
export function Header({ session }: { session: SessionState }) {
  const copy = useSiteCopy();
  const paths = usePaths();
  return (
    <header className="site-header">
      {site.live ? null : <p className="ribbon">{copy.ribbon}</p>}
      <div className="site-header-inner">
        <Link className="brand" to={paths.to('landing')}>
          <Logo />
          <span>{site.brand}</span>
        </Link>
        <nav className="nav nav-wide" aria-label={copy.nav.label}>
          <AccountLinks session={session} />
        </nav>
        <LanguageMenu />
        <details className="phone-menu">
          <summary>{copy.nav.menu}</summary>
          <nav className="nav" aria-label={copy.nav.label}>
            <AccountLinks session={session} />
          </nav>
        </details>
      </div>
    </header>
  );
}
