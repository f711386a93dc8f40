import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/method.ts';

export const copy = {
  head: {
    title: `How the tests were made and are scored · ${site.brand}`,
    description:
      'What each test measures, how we wrote it, the formulas it is scored with, its limits and its sources. For anyone who wants to check.',
  },
  eyebrow: 'Method',
  title: 'How they were made and how they are scored',
  lead: 'A test asks for trust, so here is all of it: what each one measures, how we wrote it, which formulas score it and what it cannot say.',
  contents: 'Parts of this page',
  newTab: 'opens in a new tab',
  parts: [
    {
      id: 'common',
      title: 'What holds for all of them',
      blocks: [
        {
          title: 'Missing answers',
          text: [
            'A theme with fewer than 8 of every 10 answers has no score, and we say so. If fewer are missing, the mean of the others takes their place.',
          ],
          formulas: [],
          list: [],
        },
        {
          title: 'How the way of answering is looked at',
          text: [
            'Six signs. With one, a kind note beside the result; with two, or with one that leaves no doubt (a pattern almost without a break, or the same choice for more than half of the test in a row), the attempt would also be left out of research statistics. The result is always given. The limits are the same for all ages, with room for the youngest: they start from real people who answered 48 interest questions and are adapted to each test in simulations. Response times are an assumption.',
          ],
          formulas: [],
          list: [
            'The same choice many times in a row (more than 19 of 48).',
            'Answers nearly all alike (deviation below 0.5).',
            'A pattern that comes back one to twelve questions later (above 0.78; five and ten later, above 0.88, because the same type returns there), or that comes back far more than the same answers would by chance.',
            'Answers as if by lot: inside one type they vary a lot (deviation above 1.25) and the types hardly differ (F ratio below 1.15).',
            'Less than 1.5 seconds per question.',
            'In the full tests, a question that names the option to choose, answered with another. It has no points and is not counted among the others.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        {
          title: 'What they cannot say',
          text: [
            'All of them are new, exploratory instruments, not yet validated with data of our own. The margins of error are reasoned assumptions, to be replaced by measurements once we have enough answers. We give no percentiles and compare you with nobody. We never ask your sex to score.',
          ],
          formulas: [],
          list: [
            'Work that fits your interests is only weakly related to satisfaction: ρ = .11 across 107 studies with 38,695 people (Hoff et al., 2020); the authors call the link overemphasised.',
            'With performance the relation is stronger, and still moderate: r = .32 (Nye et al., 2017).',
            'The hexagon is a map. In our calculations with real answers to another test, the correspondence index was .94 in adults and .69 in teenagers; a Brazilian adaptation of the O*NET form did not confirm it.',
            'Nobody should decide for you by a test alone.',
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Sources',
      blocks: [
        {
          title: 'Where it comes from',
          text: [],
          formulas: [],
          list: [
            'Hoff et al. (2020), on interests and satisfaction: 107 studies, N = 38,695.',
            'Nye et al. (2017), on interests and performance.',
            'Armstrong, Allison and Rounds (2008): public-domain markers of the six RIASEC types.',
            'IPIP, International Personality Item Pool: markers of the five broad traits.',
            'O*NET, US Department of Labor: the six work values.',
            'On job titles and sex differences: [a study in the Journal of Career Assessment](titles).',
            'Our own calculations: the answers of 18,231 people, published without an explicit licence, to a 48-item interest form that is in the public domain, and a generator fitted to them.',
          ],
        },
      ],
    },
  ],
  take: {
    title: 'Take a test',
    ...namesIn('en', 'shortTest'),
  },
} satisfies Copy;
