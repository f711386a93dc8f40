import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { copy as months } from './plan-months.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';
import { copy as tuition } from './tuition.ts';
import { copy as entry } from './pathway-ways.ts';
import { copy as papers } from './pathway-papers.ts';

const { sessionMinutes: minutes } = site.claims;

export const copy = {
  head: {
    title: `What do I need from my country? Route to Spain · ${site.brand}`,
    description:
      'Choose country, diploma, studies and date: the route to studying in Spain from Latin America, step by step, with sources and whom to ask for the rest.',
  },
  eyebrow: 'Route to Spain',
  title: 'What do you need from your country?',
  lead: 'Answer three questions and see your way month by month: which papers, in which order, when and what it costs.',
  /** The way to the calculators. */
  calculators: 'Will I get in, and what does it cost?',
  questionsOfFamilies: 'Questions of families',
  afterStudies: 'After the studies',
  form: {
    studies: 'What do you want to study?',
    studiesOf: {
      degree: 'A university degree',
      vocational: 'Vocational training (FP)',
      either: 'I don’t know yet',
      'language-first': 'A language course first',
    },
    country: about.country,
    pick: 'Choose your country',
    otherCountry: about.otherCountry,
    diploma: about.diploma,
    diplomas: {
      national: about.diplomas.national,
      ib: about.diplomas.ib,
      other: 'Another diploma',
    },
    brought: {
      national: about.diplomas.national,
      ib: about.diplomas.ib,
      other: 'Another diploma',
      begun: 'I have begun a degree',
      finished: 'I have finished a degree',
    },
    refine: 'Refine your route',
    passport: about.passport,
    passports: about.passports,
    noPassport: 'I’d rather not say',
    aim: about.aim,
    aims: about.aims,
    start: about.start,
    kind: 'University',
    kinds: { 'public-degree': 'Public', 'private-degree': 'Private' },
    level: 'Level of FP',
    levels: { superior: 'Higher', medio: 'Intermediate' },
    centre: 'Centre',
    centres: { public: 'Public or concertado', private: 'Private' },
    nextStart: about.nextStart,
    show: 'Show my route',
    note: 'No account needed. Nothing leaves this browser unless you save it.',
  },
  table: {
    title: 'Your country on one page',
    search: 'Find your country',
    all: 'See all countries',
    ib: 'Any, with the IB',
  },
  all: {
    title: 'The routes, one by one',
    text: 'Months are counted back from the start of the course.',
    publicNote: 'Degree at a public university',
  },
  ...entry,
  answer: {
    eyebrow: 'Your route',
    ready: 'Route ready: {way}, {steps} steps.',
    from: '{country} · {diploma} · {aim} · {start}',
    why: 'Why this route',
    tight: {
      title: 'Time is short',
      text: 'Steps that should be done already for that start: {n}. Begin today with what depends on you and ask about the next call, or choose a later start.',
    },
    steps: 'The steps, in order',
    when: 'When',
    where: 'Where',
    papers: 'Papers',
    ask: 'Ask: {office}',
    source: 'Source',
    sources: 'Sources',
    checked: 'checked on {date}',
    press: 'press or secondary source',
    stale: 'This may have changed: check it.',
    newTab: 'opens in a new tab',
    onlyIfAsked: 'Only if it applies to you',
    money: 'The money',
    show: 'To show at the consulate',
    plan: 'To plan for',
    concept: 'Item',
    amount: 'Amount',
    unknown: 'ask',
    questions: 'What to ask in writing',
    questionsText: 'Copy them into an e-mail. This is what differs from one to the next.',
    mistakes: 'Common mistakes',
    caveat:
      'This is guidance, not legal advice, and guarantees neither a place nor a price. Before you pay or hand in papers, confirm with the official source.',
    book: `Book your free ${minutes} minutes`,
    print: 'Print the route',
  },
  chart: {
    here: 'You are here',
    begins: 'The course begins',
    sum: 'Months ahead: {months}. Steps to do: {steps}.',
  },
  when: {
    before: '{from} to {to} months before the start',
    beforeStart: 'in the {from} months before the start',
    after: 'as soon as you arrive',
    during: 'during the course',
    call: 'calls of {from} to {to}, depending on the year',
    ahead: '{from} to {to}',
    aheadOne: 'in {from}',
    now: 'now, until {to}',
    late: {
      'start-today': 'due already: begin today',
      'ask-next-call': 'ask about the next call',
    },
  },
  amounts: {
    range: '{low}\u00a0–\u00a0{high}',
    per: { month: '{amount} a\u00a0month', year: '{amount} a\u00a0year', once: '{amount}' },
  },
  months,
  price,
  who: about.follows,
  claim: {
    title: 'Is this plan yours?',
    text: 'There is a plan in this browser, saved without an account: {pathway}. Steps done: {done}.',
    replaces:
      'Your account already has another: {pathway}. There is room for one: if you save this, it replaces the one in your account.',
    why: 'We ask because many families share a phone. If it belongs to somebody else, it stays as it is.',
    yes: 'Yes, save it to my account',
    replace: 'Yes, and replace the one in my account',
    no: 'No, it is not mine',
    keep: 'No, leave the one in my account',
  },
  told: {
    title: 'Plan to study in Spain',
    seen: 'Times are counted from {date}.',
    todo: 'To do: {when}',
    doneOn: 'Done on {date}',
    where: 'Where: {office}',
    sources: 'What this plan rests on',
  },
  consulate: 'Consulate of Spain in {city}',
  ...papers,
  tuition,
} satisfies Copy;
