import { namesIn } from '#content/instruments/registry.ts';
import { copy as interests } from '#content/instruments/interests/words/en/types.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/research-results.ts';

export const copy = {
  head: {
    title: `Research results · ${site.brand}`,
    description:
      'What we know about our tests, from which data and by which rules: reliability, Holland’s hexagon and limits, next to a published sample.',
  },
  eyebrow: 'Research',
  title: 'What we know about our tests',
  lead: 'A test that asks for your trust has to show whether it works. Here is what can be said, from which data and within which limits, even when it does not flatter us.',
  studied: {
    title: 'What is studied, and how',
    points: [
      'Only people who gave a separate permission for research take part, and only while they keep it.',
      'Of each person, the latest complete test in its long form. Tests with two or more signs of careless answering are left out.',
      'Reliability: Cronbach’s alpha of each scale, how far its questions go together.',
      'The hexagon: of the 72 order relations that Holland’s theory predicts, how many hold. The index runs from −1 to 1; p tells how often the types would fit as well in one of the 720 possible orders.',
      'First interest: the type that is clearly ahead of the others. A tie is counted as a tie.',
    ],
  },
  release: {
    title: 'The latest release',
    loading: 'Looking for a release…',
    needsScript:
      'The latest release is loaded with JavaScript. The rest of this page does without.',
    none: 'There is none yet. It takes at least 300 people who agree to take part, and until then we show no figures of our own. Below are the method and a published sample, to compare with when there are.',
    unreachable: 'We could not find out whether there is a release.',
    retry: 'Try again',
    synthetic:
      'Made-up data for a demonstration. These people do not exist, and the figures say nothing about our tests.',
    facts: '{n} people, from {from} to {to}. Counts are rounded to multiples of 5.',
    scales: 'Mean, deviation and reliability of each scale',
    scale: 'Scale',
    mean: 'Mean',
    deviation: 'Deviation',
    alpha: 'Alpha',
    correlations: 'Correlations between scales',
    order:
      '{met} of {predictions} predictions hold, {tied} are tied and {violated} fail: index {index}, p = {p}.',
    byAge: 'First interest by age',
    byCountry: 'First interest by country',
    group: 'Group',
    tied: 'Tie',
    others: 'Others, or not said',
    total: 'Total',
    hidden: 'hidden',
    hiddenNote:
      'Data of the release of {asOf}. “Hidden”: fewer than {k} people, or a group that would give them away.',
    tooFew: 'Groups are not yet large enough to show ages or countries.',
    download: 'Download the tables (CSV)',
    file: 'research',
  },
  table: 'See the data as a table',
  instruments: namesIn('en', 'published'),
  sample: {
    types: interests,
    title: 'Something to compare with: a published sample',
    text: [
      'Until we have data of our own, this is what a similar form gives: 48 public-domain questions, eight per type, answered by {n} people, most of them in the United States. The answers were published without an explicit licence; the figures were worked out by us.',
      'It is neither our test nor our people: a reference, not a proof.',
    ],
    alphas: 'Reliability in the published sample',
    correlations: 'Correlations between the six types in the published sample',
    order:
      'In that sample {met} of 72 predictions hold: index {index}, p = {p}. Among people aged 13 to 17 alone, the index falls to {teenagers}.',
    healthy: 'A healthy sample usually lies between 0.6 and 1.',
  },
  rules: {
    title: 'The rules we set ourselves',
    points: [
      'No cell with fewer than 10 people, and others are hidden so that none can be worked out by subtraction.',
      'Counts are rounded to multiples of 5, and small groups are put together.',
      'A new release appears only if every figure that changes does so by at least 10 people: one cannot be subtracted from another.',
      'What has been published is not changed. Whoever withdraws permission no longer counts from the next release on.',
      'There are no custom queries here, and nothing that anybody wrote.',
    ],
  },
  limits: {
    title: 'What cannot be concluded',
    points: [
      'People choose to take part: they stand for no country and no age.',
      'High reliability does not prove that a test measures what it says. With 10% careless answers, in our figures the index of the hexagon fell from .94 to .81 while alpha did not move.',
      'The hexagon is a map. It fits teenagers less well than adults.',
      'None of this tells how a person will fare.',
    ],
  },
  now: {
    title: 'Look for yourself',
    method: 'How the tests were made',
    test: 'Take the free test',
  },
} satisfies Copy;
