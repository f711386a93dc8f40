import { careerCount } from '#content/compiled/careers/count.js';
import { countryCodes } from '#content/compiled/countries/codes.js';
import { ownWords } from '#content/compiled/site/words.en.js';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { copy as faq } from './landing-faq.ts';
import { copy as test } from './landing-test.ts';

const { acceptance, families, sessionMinutes: minutes, years } = site.claims;
const { perYear, taken } = site.seats.value;
const { claimsBasis: basis, seatsBasis, story, team, testimonials } = ownWords;

export const copy = {
  head: {
    title: 'Faro Vocacional: choose a degree and a university in Spain',
    description:
      'Career guidance for young people and families from Latin America with their eyes on Spain. Free RIASEC test in 8 minutes and a first session at no cost.',
  },
  book: `Book your free ${minutes} minutes`,
  test: 'Take the free test',
  register: 'Create an account to keep your result',
  newTab: 'opens in a new tab',
  example: 'Example',
  hero: {
    title: 'Before you choose a degree, find your bearings',
    lead: 'We help you decide what to study in Spain and how to get there from Latin America.',
    student: {
      who: 'For students',
      text: '8 minutes, no account',
    },
    back: {
      who: 'Welcome back',
      draft: {
        label: 'Go on with your test',
        text: 'Your answers are kept',
      },
      result: {
        label: 'See your result',
        text: 'Your map awaits you',
      },
    },
    family: {
      who: 'For parents',
      badge: 'Money, papers, deadlines',
    },
  },
  stories: {
    title: 'From “I don’t know what to study” to your place at university',
    careers: { figure: `${careerCount}`, what: 'careers to compare' },
    countries: {
      figure: `${countryCodes.length}`,
      what: 'paths to Spain, one for each country',
    },
    acceptance: {
      figure: `${acceptance}%`,
      what: 'got a place at university',
      basis: basis.acceptance,
    },
    families: { figure: `${families}+`, what: 'families guided', basis: basis.families },
  },
  pathway: 'See what you need from your country',
  services: {
    title: 'One journey, three kinds of support',
    arrival: {
      title: 'Arrival support',
      points: ['Your residence card (TIE) and your address', 'A room, a bank and a phone'],
    },
    tech: {
      title: 'Career guidance, including tech',
      points: [
        'Your result, gone through with a real person',
        'A short list of degrees, with reasons',
      ],
    },
    ongoing: {
      title: 'Ongoing support in Madrid',
      points: ['Someone to call when things go wrong', 'A review at the end of each term'],
    },
  },
  team: {
    title: 'The person first, then the degree, and the university last',
    story,
    members: team,
    note: 'Story, names and portraits are examples: nobody on this page exists.',
  },
  experience: {
    title: `More than ${years} years helping people choose`,
    text: 'Degrees change, and so do forms. You still want to know what to do with your days, and that is where we start with you.',
    basis: basis.years,
  },
  universities: {
    title: 'Two universities stand behind how we work',
    text: 'Here are their names: ask them yourself.',
    basis: basis.universities,
    note: 'Example names: no real university endorses this site.',
    research: 'What we will publish about the test, and by which rules',
  },
  sample: test.sample,
  promo: test.promo,
  model: test.model,
  testimonials: {
    title: 'From those who have been through it',
    basis: basis.rating,
    verification: { title: 'How these reviews are verified', text: basis.reviews },
    more: 'More testimonials',
    items: testimonials,
  },
  resources: {
    title: 'Three questions before you open a brochure',
    all: 'See all articles',
    future: {
      title: 'What jobs will there be when you finish studying?',
      text: 'Learn to read a list of jobs of the future and keep what is useful to you.',
    },
    emerging: {
      title: 'Where on the hexagon do new careers fall?',
      text: 'Put your letters together and see what draws you most: data, design or security.',
    },
    star: {
      title: 'What lies behind a profession that everyone admires?',
      text: 'Four questions to ask someone who does the job.',
    },
    video: { text: 'Would you rather listen?', link: 'Watch our video channel' },
  },
  faq,
  adviser: {
    title: 'Few families at a time, so that we are there for you',
    text: `We take on ${perYear} families a year, so that there is time for yours.`,
    seats: {
      free: `${perYear - taken} places left`,
      count: `${taken} of ${perYear} taken this year`,
      basis: seatsBasis,
    },
    steps: [
      {
        title: `${minutes} free minutes`,
        text: 'You tell us where you are, and you decide whether to go on.',
      },
      {
        title: 'Two interviews',
        text: 'One with you and one with your family, to hear each side.',
      },
      {
        title: 'A written plan',
        text: 'Degrees with reasons, universities, dates, costs and a plan B.',
      },
    ],
  },
  investment: {
    title: 'Thinking it through now costs less than changing later',
    text: 'A year that does not fit costs tuition, rent and the year itself.',
    promise:
      'The university decides on your place, and the consulate on your visa. We help you arrive with everything ready.',
    slip: 'What you take away',
    benefits: [
      { title: 'A reasoned decision', text: 'three or four degrees, and why each one' },
      { title: 'A calendar', text: 'every step with its date and who takes it' },
      { title: 'A budget', text: 'tuition, living, insurance and what people forget' },
      {
        title: 'A plan B',
        text: 'your next step if the place falls through or you change your mind',
      },
    ],
    prices: 'What it costs',
    taxes: 'Taxes included.',
  },
  finalCall: {
    title: 'The next step can be a conversation',
    text: `In ${minutes} minutes you tell us where you are, and we tell you where to start. Bring your family if you like.`,
    plain:
      'It is free, and no card is needed. If other help would serve you better than ours, we tell you.',
  },
  registerDialog: {
    title: 'Create your account',
    text: 'It is free, and it keeps your results so that you can see them on any device.',
    close: 'Close',
    page: 'Open as a page of its own',
  },
} satisfies Copy;
