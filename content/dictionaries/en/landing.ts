import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { copy as faq } from './landing-faq.ts';
import { copy as register } from './register.ts';
import { copy as types } from '#content/instruments/interests/words/en/types.ts';
import { numberIn } from '#content/dictionaries/formats.ts';

const { acceptance, families, rating, sessionMinutes: minutes, years } = site.claims;
const { perYear, taken } = site.seats.value;
const { claimsBasis: basis, seatsBasis } = people;
const { test, firstSession } = site.prices.value;
const number = numberIn('en');

export const copy = {
  head: {
    title: 'Faro Vocacional: choose a degree and a university in Spain',
    description:
      'Career guidance for young people and families from Latin America with their eyes on Spain. Free RIASEC test in 8–10 minutes and a first session at no cost.',
  },
  book: `Book your free ${minutes} minutes`,
  test: 'Take the free RIASEC test',
  register: 'Create an account to keep your result',
  newTab: 'opens in a new tab',
  example: 'Example',
  hero: {
    badge: `${minutes} minutes`,
    badgeNote: 'first session, free',
    title: 'Before you choose a degree, find your bearings',
    lead: 'We help young people and families from Latin America decide what to study in Spain, where, and how to get there.',
    student: {
      who: 'If you are going to study',
      text: 'find out what really draws you, and which degrees go with it.',
    },
    family: {
      who: 'If you are a parent',
      text: 'talk to a person about money, paperwork and dates.',
    },
  },
  stories: {
    title: 'From “I don’t know what to study” to a place at university',
    acceptance: {
      figure: `${acceptance}%`,
      what: 'university acceptance',
      basis: basis.value.acceptance.en,
    },
    families: { figure: `${families}+`, what: 'families guided', basis: basis.value.families.en },
  },
  pathway: 'See what you need from your country',
  services: {
    eyebrow: 'What we do',
    title: 'One journey, three kinds of support',
    lead: 'You may need all three or only one. We work that out in the first conversation.',
    arrival: {
      title: 'Arrival support',
      text: 'The first weeks disappear into paperwork. We tell you what to ask for, in what order, and who to ask.',
      points: [
        'Student card and local registration',
        'What to check before signing a lease',
        'Bank, phone and transport',
      ],
    },
    tech: {
      title: 'Career guidance for tech degrees',
      text: 'Computing, data, engineering, digital design: where they overlap, where they part, and which one fits what you like doing.',
      points: [
        'Your test, read with a real person',
        'Degree or vocational training: what changes',
        'A short list of degrees, with reasons',
      ],
    },
    ongoing: {
      title: 'Ongoing support in Madrid',
      text: 'The choice does not end on enrolment day. We stay close all through the year.',
      points: [
        'Someone to call when things go wrong',
        'A review at the end of each term',
        'If you need to switch degrees, we think it through with you',
      ],
    },
  },
  team: {
    eyebrow: 'Who we are',
    title: 'The person first, then the degree, and the university last',
    story: people.story.value.en,
    members: people.team.value.map(({ name, role, line }) => ({
      name,
      role: role.en,
      line: line.en,
    })),
    note: 'Story, names and portraits are examples: nobody on this page exists.',
  },
  experience: {
    title: `More than ${years} years helping people choose`,
    text: 'Degrees change, and so do forms and prices. The question underneath stays the same: what do you want to do with your days?',
    basis: basis.value.years.en,
  },
  universities: {
    eyebrow: 'University endorsement',
    title: 'Two universities stand behind how we work',
    text: 'An endorsement is only worth something if you can check it. Here are the names, and where to ask.',
    basis: basis.value.universities.en,
    note: 'Example names: no real university endorses this site.',
    research: 'What we will publish about the test, and by which rules',
  },
  promo: {
    eyebrow: 'RIASEC test',
    title: 'A good starting point fits into ten minutes',
    lead: 'We show you sixty activities and only ask how much you would like to do them. No answer is right or wrong.',
    facts: {
      time: {
        term: '8–10 minutes',
        text: 'Stop whenever you like and pick up later where you left off.',
      },
      account: {
        term: 'No account',
        text: 'You see your whole result before giving us any details.',
      },
      result: {
        term: 'A map, not a label',
        text: 'Your six interests with their margin of error, ties in plain sight.',
      },
    },
    honesty:
      'This is a new, exploratory test that has not been validated yet. It measures interests, not aptitudes: liking something does not tell you whether you are good at it.',
    sample: {
      caption: 'What the questions look like',
      progress: 'Question 12 of 60',
      saved: 'Saved',
      question: 'Observe a distant planet through a telescope',
      choices: {
        one: 'I dislike it a lot',
        two: 'I dislike it',
        three: 'I neither like nor dislike it',
        four: 'I like it',
        five: 'I like it a lot',
      },
    },
  },
  model: {
    eyebrow: 'The RIASEC model',
    title: 'Six ways of being interested in the world',
    lead: 'The psychologist John Holland set out interests as six types on a hexagon. Neighbours are alike; those facing each other contrast. Hardly anyone is just one.',
    pick: 'Choose a type to get to know it',
    enjoys: 'Tends to enjoy',
    subjects: 'Related subjects',
    near: 'Similar to',
    across: 'Contrasts with',
    types,
  },
  testimonials: {
    eyebrow: 'Testimonials',
    title: 'From those who have been through it',
    rating: {
      figure: number.format(rating),
      outOf: 'out of 5',
      label: `${number.format(rating)} out of 5`,
    },
    basis: basis.value.rating.en,
    verification: { title: 'How these reviews are verified', text: basis.value.reviews.en },
    more: 'More testimonials',
    items: people.testimonials.value.map(({ quote, who }) => ({ quote: quote.en, who: who.en })),
  },
  resources: {
    eyebrow: 'Take your time with these',
    title: 'Three questions before you open a brochure',
    all: 'See all articles',
    future: {
      title: 'What jobs will there be when you finish studying?',
      text: 'How to read a list of jobs of the future without believing all of it or binning it.',
    },
    emerging: {
      title: 'Where on the hexagon do new careers fall?',
      text: 'Why one letter is not enough to choose between data, design and security.',
    },
    star: {
      title: 'What lies behind a profession that everyone admires?',
      text: 'Four questions to ask someone who does the job.',
    },
    video: { text: 'Would you rather listen?', link: 'Watch our video channel' },
  },
  faq,
  adviser: {
    eyebrow: 'Advice from a person',
    title: 'Few families at a time, on purpose',
    text: `Full advice takes months: interviews, degrees, paperwork and dates. That is why we take on ${perYear} families a year.`,
    seats: {
      free: `${perYear - taken} places left`,
      count: `${taken} of ${perYear} taken this year`,
      basis: seatsBasis.value.en,
    },
    steps: [
      {
        title: `${minutes} free minutes`,
        text: 'You tell us where you are, and we see whether it makes sense to go on.',
      },
      {
        title: 'Two interviews',
        text: 'One with the student and one with the family. They do not always want the same thing.',
      },
      {
        title: 'A written plan',
        text: 'Degrees with reasons, universities, dates, costs and a plan B.',
      },
    ],
  },
  investment: {
    eyebrow: 'What you put in, what you take away',
    title: 'Choosing the wrong degree costs more than thinking it through',
    text: 'A year that does not fit costs tuition, rent and the year itself. Nobody can avoid every mistake; the well-known ones can be avoided.',
    promise: 'We do not sell places. Nobody serious can guarantee you admission or a visa.',
    slip: 'What you take away',
    benefits: [
      { title: 'A reasoned decision', text: 'three or four degrees, and why each one' },
      { title: 'A calendar', text: 'every step with its date and who takes it' },
      { title: 'A budget', text: 'tuition, living, insurance and what people forget' },
      { title: 'A plan B', text: 'what to do if the place or the degree does not work out' },
    ],
    prices: 'What it costs',
    lines: [
      { what: 'RIASEC test', price: `€${number.format(test)}` },
      { what: `First session, ${minutes} minutes`, price: `€${number.format(firstSession)}` },
      { what: 'Full advice', price: 'in writing, before you start' },
    ],
    taxes: 'Taxes included.',
  },
  finalCall: {
    title: 'The next step can be a conversation',
    text: `In ${minutes} minutes you tell us where you are, and we tell you which options are open, which paperwork has a deadline and where to start. Bring your family if you like.`,
    plain: 'No payment, no card. If we cannot help you, we will say so.',
  },
  registerDialog: {
    title: 'Create your account',
    text: 'It is free, and it keeps your results so that you can see them on any device.',
    close: 'Close',
    page: 'Open as a page of its own',
    form: register.form,
  },
} satisfies Copy;
