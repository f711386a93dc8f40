import { useLocation } from '#app/ui/navigation/use-place.ts';
import { locales } from '#domain/locale.ts';
import { useLocale, useTwins } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';

/**
 * Spanish and English. The choices are links to the page's twin; `boot.ts` stores the choice on
 * click. A language lives as long as a document, so these are document navigations on purpose.
 */
export function LanguageMenu() {
  const { language } = useSiteCopy();
  const active = useLocale();
  const { pathname, search, hash } = useLocation();
  const twins = useTwins(pathname);
  return (
    <>
      <button
        type="button"
        className="menu-button language-button"
        popoverTarget="language-menu"
        aria-label={`${active.toUpperCase()}, ${language.label}: ${language[active]}`}
      >
        {active.toUpperCase()}
      </button>
      <ul id="language-menu" className="menu language-menu" popover="auto">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={twins[locale] + search + hash}
              hrefLang={locale}
              lang={locale}
              data-locale={locale}
              aria-current={locale === active ? 'true' : undefined}
            >
              {language[locale]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
