import { copy as tuition } from '#content/dictionaries/en/tuition.ts';
import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

const copy = { head: { title: 'A title', description: 'A description' } };

const common = {
  loaded: { copy },
  locale: 'en',
  trail: [
    { name: 'Home', path: '/en' },
    { name: 'Legal', path: '/en/legal' },
  ],
  origin: 'https://faro.example',
} as const;

function graphOf(text: string | undefined): { '@type': string }[] {
  return JSON.parse(text ?? '{}')['@graph'] ?? [];
}

test('the landing page tells who we are and what parents ask, and rates nothing', () => {
  const text = jsonLd({
    ...common,
    page: 'landing',
    trail: common.trail.slice(0, 1),
    loaded: {
      copy: {
        ...copy,
        faq: { items: [{ question: 'What does it cost?', answer: ['It depends.'] }], tuition },
      },
    },
  });
  expect(graphOf(text).map((thing) => thing['@type'])).toEqual(['Organization', 'FAQPage']);
  expect(text).not.toMatch(/rating|review/i);
});

test('another listed page tells the way to it', () => {
  const text = jsonLd({ ...common, page: 'legal' });
  expect(graphOf(text)).toMatchObject([
    { '@type': 'Organization' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://faro.example/en' },
        { position: 2, name: 'Legal', item: 'https://faro.example/en/legal' },
      ],
    },
  ]);
});

test('an article tells its title, its date and its length, and no invented author', () => {
  const head = { title: 'Choosing', description: 'How to choose.' };
  const text = jsonLd({
    ...common,
    page: 'blog-best-universities',
    loaded: {
      copy: {
        head,
        card: {
          head,
          article: {
            kicker: '',
            title: 'The best one',
            lead: '',
            answer: '',
            picture: '',
            updated: '2026-11-21',
          },
          outline: { sections: [], words: 1500, facts: [], professions: [] },
        },
      },
    },
  });
  expect(graphOf(text)[1]).toMatchObject({
    '@type': 'Article',
    headline: 'The best one',
    dateModified: '2026-11-21',
    wordCount: 1500,
    author: { '@id': 'https://faro.example/#organization' },
    image: 'https://faro.example/share/blog-best-universities-en.png',
  });
});

test('a page that is not listed says nothing', () => {
  expect(jsonLd({ ...common, page: 'profile' })).toBeUndefined();
  expect(jsonLd({ ...common, page: 'not-found' })).toBeUndefined();
});

test('a career is told as an occupation: name, deed, code, tasks, skills and studies', () => {
  const occupation = {
    name: 'Nursing',
    description: 'Caring for people.',
    onet: '29-1141.00',
    tasks: ['Check wounds', 'Talk with families'],
    skills: ['Listening closely'],
    studies: ['Grado en Enfermería'],
  };
  const text = jsonLd({ ...common, page: 'career', loaded: { copy, occupation } });
  expect(graphOf(text).at(-1)).toEqual({
    '@type': 'Occupation',
    name: 'Nursing',
    description: 'Caring for people.',
    occupationalCategory: '29-1141.00',
    occupationLocation: { '@type': 'Country', name: 'Spain' },
    responsibilities: 'Check wounds. Talk with families',
    skills: 'Listening closely',
    educationRequirements: [
      { '@type': 'EducationalOccupationalCredential', name: 'Grado en Enfermería' },
    ],
  });
});

test('studies are told as a course with its credential, length and universities', () => {
  const course = {
    name: 'Grado en Enfermería',
    description: 'A degree.',
    credential: 'University degree',
    years: 4,
    ects: 240,
    providers: ['Universidad de Granada'],
  };
  const text = jsonLd({ ...common, page: 'degree', loaded: { copy, course } });
  expect(graphOf(text).at(-1)).toMatchObject({
    '@type': 'Course',
    name: 'Grado en Enfermería',
    timeRequired: 'P4Y',
    numberOfCredits: { '@type': 'StructuredValue', value: 240, unitText: 'ECTS' },
    provider: [{ '@type': 'CollegeOrUniversity', name: 'Universidad de Granada' }],
  });
  const unlisted = { ...course, years: undefined, ects: undefined, providers: [] };
  const alone = graphOf(jsonLd({ ...common, page: 'degree', loaded: { copy, course: unlisted } }));
  expect(Object.keys(alone.at(-1) ?? {})).not.toContain('provider');
  expect(Object.keys(alone.at(-1) ?? {})).not.toContain('timeRequired');
});

test('no sentence can close the script element', () => {
  const text = jsonLd({
    ...common,
    page: 'landing',
    loaded: {
      copy: {
        ...copy,
        faq: { items: [{ question: '</script><script>alert(1)</script>', answer: [] }], tuition },
      },
    },
  });
  expect(text).not.toContain('</script');
  expect(JSON.parse(text ?? '')['@graph'][1].mainEntity[0].name).toContain('</script>');
});
