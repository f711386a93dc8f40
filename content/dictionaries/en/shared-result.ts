import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';

export const copy = {
  head: {
    title: `Shared result · ${site.brand}`,
    description: 'A career guidance result that somebody has shared with you.',
  },
  eyebrow: 'Shared with you',
  title: 'A result to read together',
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
    standsOut: 'What stands out most',
    plan: 'Money and dates of the plan',
    wholePlan: 'The whole plan, further down',
    below: 'The full report is below.',
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
