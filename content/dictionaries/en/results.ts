import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { copy as quality } from './answering-quality.ts';
import { copy as types } from './riasec-types.ts';

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
      names: { interests: 'Interests', values: 'Values', personality: 'Personality' },
      done: 'done',
    },
    loading: 'Looking for your result…',
    saved: 'Your result is saved',
    savedText: 'You will find it in your profile, on this device or any other.',
    finishedElsewhere:
      'You finished this test in another tab or on another device. This is the result.',
    notSent:
      'This result is not in your account yet. It is on this device and will be sent automatically.',
    unreachable: 'We could not reach your account',
    unreachableText:
      'It may be your connection or our server. What you see is what this device holds; nothing in your account is lost.',
    retry: 'Try again',
    viewFailed:
      'Your result could not be opened. Check your connection; your answers are still saved.',
    emptyTitle: 'There is no result yet',
    emptyTexts: {
      interests:
        'Your hexagon of interests will appear here when you finish the test. It takes about 8 minutes, or 5 in the short version.',
      values:
        'Here you will see what you ask of a job and where you would give way first. 30 questions, about 4 minutes.',
      personality:
        'Here you will see your place on five traits, without labels. 50 statements, about 7 minutes.',
    },
    emptyDraft: 'You have a test under way. When you finish it, the result will appear here.',
    emptySignIn: 'Did you take it with your account? Sign in to see it.',
    start: 'Take the test',
    resume: 'Continue the test',
    signIn: 'Sign in',
    unknownVersion:
      'This result is from a version of the test that this page does not know. Reload the page.',
  },
  report: {
    made: 'Taken on {date} ({ago})',
    thisMonth: 'less than a month ago',
    shortForm: 'Short version',
    method: 'How this test was made and how it is scored',
    repeatOld: 'Interests change over the years. Take the test again?',
    stands: {
      title: 'What stands out',
      one: 'Above all, {names} stands out.',
      several: '{names} stand out.',
      afterwards: 'Then: {names}.',
      tie: '{names} are {margin} points apart or less: this test cannot say which comes first, and you do not need to know.',
      set: 'Read it as a set, not a podium: the exact order changes easily; the group that stands out, much less.',
      rare: 'Your first two interests lie on opposite sides of the hexagon. It is an uncommon combination, not a flaw: look for places where they meet.',
    },
    flat: {
      title: 'Open interests',
      text: 'Your six scores are very much alike. No interest stands out enough to give you an order, and we will not make one up.',
      why: 'This happens when you like many things, when you have tried few so far, or when you gave nearly the same answer throughout.',
      steps: [
        'Look at the six types and pick three activities you would like to try this month.',
        'Ask someone who knows you well what they have seen you do with real energy.',
        'Take the test again once you have tried something new.',
      ],
    },
    incomplete: {
      title: 'Some answers are missing',
      text: 'With fewer than 8 of every 10 answers, an interest has no score. Incomplete: {names}.',
      action: 'So we cannot tell you what stands out. Below is what can be read.',
      repeat: 'Take the test again',
    },
    chart: {
      title: 'Your six interests on the hexagon',
      description: 'The line joins your scores; the pale band is their margin of error. {scores}',
      caption: 'Your scores as a table',
      type: 'Interest',
      score: 'Points',
      range: 'Margin',
      level: 'Level',
    },
    scores: {
      title: 'Your six scores',
      score: '{n} of {max} · {band}',
      noScore: 'No score: {n} of {of} answers',
      prorated: 'Worked out from {n} of {of} answers.',
      range: '{low}–{high}',
      bands: { low: 'low', medium: 'medium', high: 'high' },
    },
    types: {
      title: 'What each interest means',
      enjoys: 'Often enjoyed',
      settings: 'Where you find it',
      subjects: 'Related school subjects',
    },
    meaning: {
      title: 'How to read your result',
      folds: [
        {
          title: 'What the numbers mean',
          text: [
            'Each interest adds up ten activities, from 0 to 40 points: the higher, the more you like them. “Low”, “medium” and “high” are the three thirds of the scale; they compare you with nobody, because we have no data of our own to do that yet.',
            'The band around each score is the margin of error: if you took the test again tomorrow, the number would normally move within it. That is why two interests 3 points apart or less count as tied.',
          ],
        },
        {
          title: 'What this test does not tell you',
          text: [
            'Liking something does not mean being good at it, nor the other way round: interests are not abilities. A low score does not rule out any career.',
            'Working in what interests you is only weakly related to being satisfied: ρ = .11 across 107 studies with 38,695 people (Hoff et al., 2020). Values, people, pay and conditions count too.',
            'Nobody should decide for you by this test alone: not us, not a school, not your family.',
          ],
        },
        {
          title: 'How certain it is',
          text: [
            'It is a new, exploratory instrument, written by us after Holland’s model and not validated yet. In simulations, a 60-question test gets the first interest right in about 78 of 100 cases, the first three regardless of order in 68, and the exact order in 40.',
            'The hexagon is a map to think with. In our calculations with data from another test, it fits teenagers less well than adults.',
          ],
        },
      ],
    },
    meaningOfShort: {
      title: 'What is different in the short version',
      text: [
        'You answered only part of the 60 questions: three or four for each interest at first, then those that could settle the order. The points, from 0 to 40, are an estimate of what all ten of each interest would give.',
        'With fewer questions the margin of error is larger, so more scores are tied. In simulations, the three highest interests are all among those we name in 77 of 100 cases; in the full version, in 88.',
      ],
    },
    next: {
      title: 'Three steps from here',
      careersTitle: 'Look at the careers',
      careersText:
        'Careers that look like your interests, each with its reason and how to study it in Spain.',
      careers: 'See the careers',
      saveTitle: 'Save it',
      saveText:
        'Right now your result is only in this browser. With a free account you will have it on any device.',
      save: 'Save with an account',
      keptTitle: 'It is saved',
      keptText:
        'Your result is in your account. Show it to someone who knows you and ask whether they recognise you in it.',
      kept: 'See my profile',
      bookTitle: 'Talk it over with a person',
      bookText:
        'A free first session of {n} minutes to understand your result and think about what to study, and where.',
      book: 'Book the free {n} minutes',
      newTab: 'opens in a new tab',
      repeatTitle: 'Try something, then repeat',
      repeatText:
        'Pick an activity from a type that appeals to you and do it this month. In half a year, take the test again and compare.',
      repeat: 'Take the test again',
    },
    history: {
      title: 'Your earlier results',
      show: 'See the one from {date}',
      newest: 'See the newest',
    },
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
  types,
  quality,
} satisfies Copy;
