import type { CardModule } from './features/article/card.ts';
import { people } from '#content/site-people.ts';
import { isExample, site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { isIndexed, picturePath } from './i18n/head.ts';
import { pathOf } from './i18n/paths.tsx';
import type { PageId } from './routes.ts';

/** A question as the FAQ shows it. */
export type Question = { question: string; answer: string };

type Thing = { '@type': string } & Record<string, unknown>;

/** A page on the way to the one that is described, home first, itself last. */
export type Step = { name: string; path: string };

/** A career as an occupation: what it is called, what one does, and its code in the taxonomy of the figures. */
export type Occupation = { name: string; description: string; onet: string };

/**
 * What search engines read about a page, as one JSON text for a `<script type="application/ld+json">`;
 * undefined for pages that they do not list. No rating and no review is in it: the site's figures
 * are the owner's claims, not ours to certify.
 */
export function jsonLd({
  page,
  locale,
  trail,
  origin,
  questions,
  card,
  occupation,
}: {
  page: PageId | 'not-found';
  locale: Locale;
  trail: readonly Step[];
  origin: string;
  questions: readonly Question[];
  /** What an article says of itself. */
  card?: CardModule | undefined;
  occupation?: Occupation | undefined;
}): string | undefined {
  if (page === 'not-found' || !isIndexed(page)) return undefined;
  const graph: Thing[] = [organization(origin)];
  if (questions.length > 0) graph.push(faq(questions, locale));
  if (card) graph.push(article(card, page, locale, origin));
  if (page !== 'landing') {
    graph.push(breadcrumbs(trail.map(({ name, path }) => ({ name, url: origin + path }))));
  }
  if (occupation) graph.push(occupationOf(occupation, locale));
  // `<` would let a sentence close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.owner.value.email,
  };
}

/** A byline that is an example is no author: the organisation answers then. */
function article(
  { head, article: text, outline }: CardModule,
  page: PageId,
  locale: Locale,
  origin: string,
): Thing {
  const organizationId = { '@id': `${origin}/#organization` };
  return {
    '@type': 'Article',
    headline: text.title,
    description: head.description,
    inLanguage: locale,
    dateModified: text.updated,
    wordCount: outline.words,
    mainEntityOfPage: origin + pathOf(page, locale),
    image: origin + picturePath(page, locale),
    author: isExample(people.author)
      ? organizationId
      : { '@type': 'Person', name: people.author.value.name },
    publisher: organizationId,
  };
}

function faq(questions: readonly Question[], locale: Locale): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function occupationOf({ name, description, onet }: Occupation, locale: Locale): Thing {
  return {
    '@type': 'Occupation',
    inLanguage: locale,
    name,
    description,
    occupationalCategory: onet,
  };
}

function breadcrumbs(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
