import type { CardModule } from '#app/features/article/card.ts';
import { tellQuestions } from '#content/faq/tell-questions.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { picturePath } from '#app/i18n/head.ts';
import { pathOf } from '#app/i18n/paths.tsx';
import type { Course, LoadedPage, Occupation, PageCopy } from '#app/page-loading/loaded-page.ts';
import type { PageId, ShownPage } from '#app/routes.ts';
import { routeOf, type Route } from '#app/site-routes.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** A page on the way to the one that is described, home first, itself last. */
export type Step = { name: string; path: string };

/**
 * What search engines read about a page, as one JSON text for a `<script type="application/ld+json">`;
 * undefined for pages that they do not list. No rating and no review is in it: the site's figures
 * are the owner's claims, not ours to certify.
 */
export function jsonLd({
  page,
  loaded,
  trail,
  locale,
  origin,
}: {
  page: ShownPage;
  loaded: Pick<LoadedPage, 'copy' | 'occupation' | 'course' | 'questions'>;
  trail: readonly Step[];
  locale: Locale;
  origin: string;
}): string | undefined {
  const route = routeOf(page);
  if (!route?.indexed) return undefined;
  const way = trail.length > 1 ? [breadcrumbs(trail, origin)] : [];
  const told = route.jsonLd
    ? tell[route.jsonLd]({ ...loaded, page: route.page, locale, origin }, way)
    : way;
  const graph = [organization(origin), ...told];
  // `<` would let a sentence close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

type Told = Pick<LoadedPage, 'copy' | 'occupation' | 'course' | 'questions'> & {
  page: PageId;
  locale: Locale;
  origin: string;
};

/** What a page tells, with the way to it, by what its record says. */
const tell = {
  questions: ({ copy, locale }, way) => [faq(toldIn(needed(copy.faq), locale), locale), ...way],
  answers: ({ questions, locale }, way) => [faq(needed(questions), locale), ...way],
  article: (told, way) => [article(needed(told.copy.card), told), ...way],
  occupation: ({ occupation, locale }, way) => [...way, occupationOf(needed(occupation), locale)],
  course: ({ course, locale }, way) => [...way, courseOf(needed(course), locale)],
} satisfies Record<NonNullable<Route['jsonLd']>, (told: Told, way: readonly Thing[]) => Thing[]>;

function needed<Part>(part: Part | undefined): Part {
  if (part === undefined)
    throw new Error('a page lacks what its record promises to search engines');
  return part;
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
  { page, locale, origin }: Told,
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
    author: people.author.value
      ? { '@type': 'Person', name: people.author.value.name }
      : organizationId,
    publisher: organizationId,
  };
}

function toldIn({ items, tuition }: NonNullable<PageCopy['faq']>, locale: Locale) {
  return tellQuestions(items, { locale, words: tuition });
}

function faq(questions: NonNullable<LoadedPage['questions']>, locale: Locale): Thing {
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

const spain = { es: 'España', en: 'Spain' } as const satisfies Record<Locale, string>;

function occupationOf(occupation: Occupation, locale: Locale): Thing {
  const { name, description, onet, tasks, skills, studies } = occupation;
  return {
    '@type': 'Occupation',
    name,
    description,
    occupationalCategory: onet,
    occupationLocation: { '@type': 'Country', name: spain[locale] },
    ...(tasks.length > 0 && { responsibilities: tasks.join('. ') }),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    ...(studies.length > 0 && {
      educationRequirements: studies.map((study) => ({
        '@type': 'EducationalOccupationalCredential',
        name: study,
      })),
    }),
  };
}

function courseOf(course: Course, locale: Locale): Thing {
  const { name, description, credential, years, ects, providers } = course;
  return {
    '@type': 'Course',
    name,
    description,
    // That of the page: the studies themselves may be taught in another.
    inLanguage: locale,
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name,
      credentialCategory: credential,
    },
    ...(years !== undefined && { timeRequired: `P${years}Y` }),
    ...(ects !== undefined && {
      numberOfCredits: { '@type': 'StructuredValue', value: ects, unitText: 'ECTS' },
    }),
    ...(providers.length > 0 && {
      provider: providers.map((provider) => ({ '@type': 'CollegeOrUniversity', name: provider })),
    }),
  };
}

function breadcrumbs(trail: readonly Step[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
