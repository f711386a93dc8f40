import { people } from '#content/site-people.ts';
import { isExample, site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Face } from '#app/illustrations/faces/face.tsx';

/** Who answers for it: the person whom the owner names, or the site. */
export function Author({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="author-title" className="article-end">
      <h2 id="author-title">{copy.author}</h2>
      {people.author.value ? (
        <Person {...people.author.value} />
      ) : (
        <p>{fill(copy.site, { name: site.brand })}</p>
      )}
      {isExample(people.author) && <p className="text-base text-muted">{copy.authorExample}</p>}
    </section>
  );
}

function Person({ name, role, line, portrait }: NonNullable<typeof people.author.value>) {
  const locale = useLocale();
  return (
    <div className="mt-4 flex items-start gap-5">
      <Face person={portrait} className="w-20 flex-none" />
      <div>
        <p className="font-semibold">
          {name}, {role[locale].toLowerCase()}
        </p>
        <p>{line[locale]}</p>
      </div>
    </div>
  );
}

/** As whose an article is signed. */
export function authorName(): string {
  return people.author.value?.name ?? site.brand;
}
