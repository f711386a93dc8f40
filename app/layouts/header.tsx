import { Link } from '#app/ui/navigation/link.tsx';
import { site } from '#content/site.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { OwnResultLink } from './own-result/own-result-link.tsx';
import { SiteMenu } from './site-menu.tsx';

/**
 * The navigation bar. Where it is narrow, and while a test is taken, the links fold into a menu; a test has one slim
 * line and no footer (`styles/test-mode.css`).
 */
export function Header({ session }: { session: SessionState }) {
  const copy = useSiteCopy();
  const paths = usePaths();
  return (
    <header className="site-header">
      {site.live ? null : (
        <p className="ribbon">
          <span>{copy.ribbon}</span>
        </p>
      )}
      <div className="site-header-inner">
        <Link className="brand" aria-label={site.brand} to={paths.to('landing')}>
          <Logo />
          <span>{site.brand}</span>
        </Link>
        {site.live ? null : (
          <p role="note" aria-label={copy.ribbonInTest.name}>
            {copy.ribbonInTest.word}
          </p>
        )}
        {/* A test puts its progress here while it is taken. */}
        <div id="test-progress" />
        <OwnResultLink session={session} className="in-bar" />
        <SiteMenu session={session}>
          <FooterLinksInTest />
        </SiteMenu>
        <LanguageMenu />
      </div>
    </header>
  );
}

/** What the footer says and must be seen, while there is none. */
function FooterLinksInTest() {
  const { footer } = useSiteCopy();
  const paths = usePaths();
  const locale = useLocale();
  return (
    <ul className="test-bar-links">
      <li>
        <Link to={paths.to('legal')}>{footer.legal}</Link>
      </li>
      <li>
        <a href={`${paths.to('legal')}#cookies`} data-cookies="">
          {site.footer.cookies[locale]}
        </a>
      </li>
    </ul>
  );
}
