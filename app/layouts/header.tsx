import { Link } from '#app/ui/navigation/link.tsx';
import { site } from '#content/site.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { OwnResultLink } from './own-result/own-result-link.tsx';
import { SiteMenu } from './site-menu.tsx';

/** The navigation bar. Where it is narrow the links fold into a menu. */
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
        <OwnResultLink session={session} className="in-bar" />
        <SiteMenu session={session} />
        <LanguageMenu />
      </div>
    </header>
  );
}
