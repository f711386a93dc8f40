import { onetCredit } from '#content/catalog/credit.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** What the figures of professions are, and the credit that their licence asks for. */
export function ProfessionCredit({ copy }: { copy: Copy }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="figures-title" className="article-end">
      <h2 id="figures-title">{copy.credit.title}</h2>
      <p className="mt-4 text-base">{copy.credit.reading}</p>
      <p className="mt-3 text-base text-muted">
        {onetCredit[locale]}{' '}
        <a href="https://www.onetcenter.org/" target="_blank" rel="noopener">
          O*NET Resource Center<span className="sr-only"> ({copy.newTab})</span>
        </a>
      </p>
    </section>
  );
}
