import { site } from '#content/site.ts';
import type { DocumentId, OfficeId } from '#domain/pathway/keys.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { copy as months } from './plan-months.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';
import { copy as tuition } from './tuition.ts';

const { sessionMinutes: minutes } = site.claims;

const documents: Record<DocumentId, string> = {
  passport: 'passport',
  diploma: 'secondary diploma or its certificate',
  transcript: 'transcript of grades',
  apostille: 'apostille or legalisation',
  translation: 'translation, if not in Spanish',
  'saber-11': 'Saber 11 certificate',
  'ib-diploma': 'IB diploma or results',
  'homologation-request': 'request for recognition',
  'fee-receipt': 'receipt of the fee',
  admission: 'letter of admission or enrolment',
  'means-proof': 'proof of means',
  'insurance-policy': 'insurance policy',
  'parental-permission': 'permission of parents or guardians',
  visa: 'visa',
};

const offices: Record<OfficeId, string> = {
  university: 'the university’s access office',
  'private-university': 'the private university’s admissions office',
  uned: 'UNED (UNEDasiss)',
  ministry: 'the Spanish Ministry of Education',
  register: 'the Register of Universities, Centres and Degrees',
  consulate: 'the Spanish consulate in charge of you',
  immigration: 'the immigration office (extranjería)',
  'home-authority':
    'the authority in your country that issues apostilles or legalises (list of the Hague Conference)',
  'ib-school': 'your IB school',
  vocational: 'TodoFP and the region’s education department',
  'language-centre': 'the language centre',
  insurer: 'the insurer',
};

export const copy = {
  head: {
    title: `What do I need from my country? Route to Spain · ${site.brand}`,
    description:
      'Choose country, diploma, studies and date: the route to studying in Spain from Latin America, step by step, with sources and whom to ask for the rest.',
  },
  eyebrow: 'Route to Spain',
  title: 'What do you need from your country?',
  lead: 'Five questions and a route: which way in is yours and why, which papers, in which order and when. Every figure has its source and its date. What we do not know, we tell you whom to ask.',
  /** The way to the calculators. */
  calculators: 'Will I get in, and what does it cost? Reckon your grade and costs',
  questionsOfFamilies: 'Questions of families: recognition, marks, language, banks, loans',
  afterStudies: 'And after the studies: work, permit and nationality',
  form: {
    title: 'Five questions',
    country: about.country,
    pick: 'Choose your country',
    otherCountry: about.otherCountry,
    diploma: about.diploma,
    diplomas: {
      national: about.diplomas.national,
      ib: about.diplomas.ib,
      other: 'Another diploma',
    },
    passport: about.passport,
    passports: about.passports,
    noPassport: 'I’d rather not say',
    aim: about.aim,
    aims: about.aims,
    start: about.start,
    nextStart: about.nextStart,
    show: 'Show my route',
    note: 'No account needed. Nothing leaves this browser unless you save it.',
  },
  table: {
    title: 'Which route by country',
    text: 'With the country’s own secondary diploma. With the International Baccalaureate the route is another, the same for everybody.',
    country: 'Country',
    way: 'Route',
    ib: 'Any, with the IB',
  },
  all: {
    title: 'The routes, one by one',
    text: 'Months are counted back from the start of the course.',
    publicNote: 'Degree at a public university',
  },
  ways: {
    homologation: {
      title: 'Recognition and credential',
      text: 'Your diploma is recognised as Spanish Bachillerato and, depending on university and degree, a UNED credential is added, with exams (PCE) or without.',
    },
    colombia: {
      title: 'Agreement with Colombia',
      text: 'Under the agreement UNED issues a credential from your diploma and your Saber 11. Before anything else, confirm that it is still in force.',
    },
    ib: {
      title: 'International Baccalaureate',
      text: 'A UNEDasiss credential with your IB results, without recognition procedure and without entrance exam.',
    },
    ask: {
      title: 'Check your case',
      text: 'From what we know we cannot name a route. We can tell you whom to ask, and what to prepare meanwhile.',
    },
  },
  otherWays: {
    vocational: {
      title: 'Vocational training (FP)',
      text: 'A way of its own beside the university, with requirements set by each region.',
    },
    'language-first': {
      title: 'A language course first',
      text: 'The course has a stay of its own. Access to the degree is prepared separately, while you study.',
    },
  },
  privateWay: {
    title: 'Private university',
    text: 'The example is for a country whose diploma is recognised one by one. On another route the steps for the diploma change, those for admission do not.',
  },
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
    stale: 'may have changed: check it',
    newTab: 'opens in a new tab',
    onlyIfAsked: 'Only if it applies to you',
    money: 'The money',
    show: 'To show at the consulate',
    plan: 'To plan for',
    concept: 'Item',
    amount: 'Amount',
    unknown: 'ask',
    questions: 'What to ask each university',
    questionsText: 'Copy them into an e-mail. This is what differs from one to the next.',
    mistakes: 'Common mistakes',
    caveat:
      'This is guidance, not legal advice, and guarantees neither a place nor a price. Before you pay or hand in papers, confirm with the official source.',
    session: 'If you want to go through it with somebody, the first session is free.',
    book: `Book your free ${minutes} minutes`,
    print: 'Print the route',
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
  documents,
  offices,
  tuition,
} satisfies Copy;
