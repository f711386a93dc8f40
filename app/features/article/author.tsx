import { people } from '#content/site-people.ts';
import { isExample } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Portrait } from '#app/illustrations/portrait.tsx';

/** Who wrote it, as the owner says; an example says that it is one. */
export function Author({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { name, role, line, portrait } = people.author.value;
  return (
    <section aria-labelledby="author-title" className="article-end">
      <h2 id="author-title">{copy.author}</h2>
      <div className="mt-4 flex items-start gap-5">
        <Portrait person={portrait} className="w-20 flex-none" />
        <div>
          <p className="font-semibold">
            {name}, {role[locale].toLowerCase()}
          </p>
          <p>{line[locale]}</p>
          {isExample(people.author) && <p className="text-base text-muted">{copy.authorExample}</p>}
        </div>
      </div>
    </section>
  );
}
