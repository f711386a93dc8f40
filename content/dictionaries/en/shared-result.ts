import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { copy as report } from '#content/instruments/words/en/results-report.ts';
import { copy as guess } from './guess.ts';

export const copy = {
  head: {
    title: `Shared result · ${site.brand}`,
    description: 'A career guidance result that somebody has shared with you.',
  },
  eyebrow: 'Shared with you',
  ownEyebrow: 'Your link',
  title: 'A result to read together',
  titleOf: '{name}’s result',
  asking: guess.put.title,
  waiting: guess.waiting.title,
  guessed: 'They have guessed what you like',
  loading: 'Opening the result…',
  banner: {
    title: '{name} is sharing this with you',
    text: 'You can see it until {date}. Whoever gave it to you can turn the link off sooner. Ask before passing it on.',
    own: 'This is how people with this link see your result, until {date}.',
    tests: 'It includes: {names}.',
  },
  nameless: 'Somebody',
  choose: 'Which test to look at',
  names: namesIn('en', 'name'),
  plan: 'Plan to study in Spain',
  parents: {
    who: {
      text: `${site.brand} helps young people in Latin America and their families choose what to study in Spain.`,
      test: 'This link comes from our interests test: it tells what whoever sent it likes, not what they are able to do.',
    },
    someone: 'whoever sent you this',
    hexagon: 'Their hexagon',
    named: '“{name}”',
    likes: 'What {who} likes most: {doings}.',
    next: 'Next: {doings}.',
    afterwards: 'And then: {doings}.',
    also: '; also ',
    close: 'Very close: {doings}.',
    flat: 'Several things appeal to {who} almost equally: none stands out yet.',
    nothing: 'Little of what we asked appealed much to {who}. Talk first about what does.',
    incomplete: 'Answers are missing to say what {who} likes most.',
    activities: guess.activities,
    numbers: {
      title: 'Three numbers to begin with',
      range: '{low} to {high}',
      inEuros: 'In euros: {amount}.',
      rate: 'At the rate of {day}: {rate} to the euro. Currency from your time zone.',
      month: {
        title: 'Living in Spain for a month',
        text: 'Room, food, transport and insurance, depending on the city. In Madrid, {low} to {high}.',
      },
      year: {
        title: 'A year at a public university',
        text: 'With a passport from outside the European Union: cheapest in {cheapest}, dearest in {dearest}. With an EU passport or residence, {low} to {high}.',
      },
      start: {
        title: 'Until the next start',
        planned: 'Until their plan starts',
        one: '1 month',
        more: '{n} months',
        text: 'Classes begin in {month}. The visa is requested at least {lead} months before.',
      },
      sources: 'Where these numbers come from',
      reckon: 'Work it out for your country and city',
    },
    safety: {
      title: 'Safety',
      number: 'All over Spain, {number} answers any emergency, free and from any telephone.',
      ask: 'We have no verified figures for neighbourhoods. Ask the university: “Where do your first-year students live, and how do they get home at night?”',
    },
    plan: 'Money and dates of their plan',
    planVoice: 'It is written for {who}: the “you” in these lines is theirs.',
    wholePlan: 'See the whole plan',
    talk: 'Five questions in the voice of {who}. Each person answers first; then you compare.',
    book: 'Talk it over with a person',
    bookText: 'A free session of {n} minutes for the family: the result, money and papers.',
    bookIt: 'Book the free {n} minutes',
    newTab: report.next.newTab,
    report: 'The report that {who} reads',
    below: 'This text speaks to {who}, not to you.',
  },
  expired: {
    title: 'This link has ended',
    text: 'Links last 7, 30 or 90 days. Ask whoever sent it to make a new one.',
  },
  revoked: {
    title: 'This link is no longer live',
    text: 'Whoever sent it has turned it off or deleted the result. If that seems wrong, ask them.',
  },
  resting: {
    title: 'This link is paused',
    text: 'Whoever sent it has paused their links and can turn them back on. If you need it now, ask them.',
  },
  unknown: {
    title: 'We found nothing for this link',
    text: 'It may be incomplete. Copy all of it, from “http” to the last letter, or ask for it to be sent again.',
  },
  failed: 'The result could not be opened. Check your connection and try again.',
  retry: 'Try again',
  yours: {
    title: 'And what are you interested in?',
    text: 'The interests test is free and needs no account.',
    start: 'Take the test',
  },
  unknownVersion:
    'This result is from a version of the test that this page does not know. Load the page again.',
} satisfies Copy;
