import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { copy as quality } from '#content/instruments/words/en/answering-quality.ts';
import { copy as report } from '#content/instruments/words/en/results-report.ts';

export const copy = {
  head: {
    title: `Your results · ${site.brand}`,
    description:
      'Your interests, values and personality with their margin of error: what stands out, what is tied, what it means and what to do next.',
  },
  page: {
    eyebrow: 'What your tests say',
    title: 'Your results',
    tabs: {
      label: 'Your tests',
      names: namesIn('en', 'name'),
      done: 'done',
      whole: 'All three',
    },
    allThree: { title: 'You have taken all three tests', see: 'See what they say together' },
    loading: 'Looking for your result…',
    saved: 'Your result is saved',
    savedText: 'You will find it in your profile, on this device or any other.',
    finishedElsewhere:
      'You finished this test in another tab or on another device. This is the result.',
    notSent:
      'This result is not in your account yet. It is on this device and will be sent automatically.',
    sessionOver: 'Your session has ended. Sign in again to see and save what is in your account.',
    unreachable: 'We could not reach your account',
    unreachableText:
      'It may be your connection or our server. What you see is what this device holds; nothing in your account is lost.',
    retry: 'Try again',
    viewFailed:
      'Your result could not be opened yet. As soon as there is a connection it will appear here by itself; your answers are still saved.',
    emptyTitle: 'There is no result yet',
    emptyTexts: namesIn('en', 'nothingYet'),
    emptyDraft: 'You have a test under way. When you finish it, the result will appear here.',
    emptySignIn: 'Did you take it with your account? Sign in to see it.',
    start: 'Take the test',
    resume: 'Continue the test',
    signIn: 'Sign in',
    unknownVersion:
      'This result is from a version of the test that this page does not know. Reload the page.',
  },
  aboutYou: {
    title: 'Three questions, if you like',
    text: 'They do not change or score your result. They are kept in your profile, and you can skip them all.',
    textGuest:
      'They do not change or score your result. They stay in this browser, and you can skip them all.',
    country: 'Country where you live',
    otherCountry: 'Another country',
    age: 'Age',
    ages: { '14-15': '14 or 15', '16-17': '16 or 17', '18-24': '18 to 24', '25+': '25 or older' },
    level: 'What you would like to study',
    levels: {
      vocational: 'Vocational or technical training',
      university: 'A university degree',
      postgraduate: 'A master’s or postgraduate degree',
      undecided: 'I do not know yet',
    },
    none: 'No answer',
    save: 'Save',
    reopen: 'Answer the three optional questions',
    skip: 'Skip these questions',
    saved: 'Saved. Thank you.',
    failed: 'It could not be saved. Try again when you are online.',
  },
  report,
  quality,
} satisfies Copy;
