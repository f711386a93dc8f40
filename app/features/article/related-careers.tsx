import { Link } from '#app/ui/navigation/link.tsx';
import { findProfession } from '#content/facts/professions.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';

/** The pages of the careers that the text describes, and the way to all of them. */
export function RelatedCareers({ codes, copy }: { codes: readonly string[]; copy: Copy }) {
  const locale = useLocale();
  const paths = usePaths();
  const described = codes
    .map(findProfession)
    .flatMap(({ name, career }) =>
      career ? [{ path: paths.toCareer(career[locale]), name: name[locale] }] : [],
    );
  const links = [...described, { path: paths.to('careers'), name: copy.careers.all }];
  return (
    <nav aria-labelledby="careers-title" className="article-end no-print">
      <h2 id="careers-title">{copy.careers.title}</h2>
      <ul className="list mt-4">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
