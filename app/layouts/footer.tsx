import { Link } from '#app/ui/navigation/link.tsx';
import { site } from '#content/site.ts';
import { useSession } from '#app/data/account/session.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { routes } from '#app/routes.ts';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Logo } from '#app/ui/logo.tsx';

/** The end of every page: the owner, how to reach them, the account, the small print. */
export function Footer() {
  const { footer } = useSiteCopy();
  const paths = usePaths();
  const locale = useLocale();
  const { address, email, phone } = site.owner.value;
  return (
    <footer className="site-footer">
      <div className="site-footer-top">
        <div>
          <p className="site-footer-brand">
            <Logo size={30} /> {site.brand}
          </p>
          <p className="site-footer-about">{footer.about}</p>
        </div>
        <TestLinks />
        <SpainLinks />
        <AccountLinks />
        <div className="site-footer-contact">
          <h2>{footer.contact}</h2>
          <address>
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <br />
            <span lang="es">{address}</span>
          </address>
        </div>
      </div>
      <div className="site-footer-end">
        <p className="site-footer-rights">
          © {site.brand}. {site.footer.rights[locale]} {footer.rights}
        </p>
        <Link to={paths.to('legal')}>{footer.legal}</Link>
        <a href={`${paths.to('legal')}#cookies`} data-cookies="">
          {site.footer.cookies[locale]}
        </a>
      </div>
    </footer>
  );
}

function TestLinks() {
  const { footer } = useSiteCopy();
  const paths = usePaths();
  return (
    <div className="site-footer-list">
      <h2>{footer.tests}</h2>
      <ul>
        {routes.map(
          (route) =>
            'takes' in route && (
              <li key={route.page}>
                <Link to={paths.to(route.page)}>{footer.testNames[route.takes]}</Link>
              </li>
            ),
        )}
        <li>
          <Link to={paths.to('method')}>{footer.method}</Link>
        </li>
        <li>
          <Link to={paths.to('classroom')}>{footer.classroom}</Link>
        </li>
      </ul>
    </div>
  );
}

function SpainLinks() {
  const { footer } = useSiteCopy();
  const paths = usePaths();
  return (
    <div className="site-footer-list">
      <h2>{footer.spain}</h2>
      <ul>
        <li>
          <Link to={paths.to('careers')}>{footer.careers}</Link>
        </li>
        <li>
          <Link to={paths.to('pathway')}>{footer.pathway}</Link>
        </li>
        <li>
          <Link to={paths.to('admission')}>{footer.admission}</Link>
        </li>
        <li>
          <Link to={paths.to('blog')}>{footer.blog}</Link>
        </li>
        <li>
          <Link to={paths.to('research-results')}>{footer.research}</Link>
        </li>
      </ul>
    </div>
  );
}

function AccountLinks() {
  const { footer, nav } = useSiteCopy();
  const paths = usePaths();
  const isPerson = useSession().kind === 'person';
  return (
    <div className="site-footer-short">
      <h2>{footer.account}</h2>
      <ul>
        {isPerson ? (
          <li>
            <Link to={paths.to('profile')}>{nav.profile}</Link>
          </li>
        ) : (
          <>
            <li data-register="">
              <Link to={paths.to('auth')}>{nav.signIn}</Link>
            </li>
            <li data-register="">
              <Link to={paths.to('register')}>{nav.register}</Link>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
