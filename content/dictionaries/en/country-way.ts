import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';

export const copy: Copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: diploma, apostille, school year, marks, consulate and money, with source and date, and whom to ask the rest.',
  },
  trail: { label: 'Where you are', home: 'Home', pathway: 'Your path to Spain' },
  promise: {
    homologation: 'You need three things: your diploma recognized, a place and a visa.',
    colombia: 'With your diploma and Saber\u00a011, an agreement may spare you the recognition.',
    ib: 'Nothing to have recognized: a UNED credential and your place at a university.',
    ask: 'We tell you whom to ask and what to prepare meanwhile.',
  },
  see: 'Build my own timeline',
  spain: 'Spain',
  numbers: {
    title: 'How much time, and how much money',
    first: { title: 'Your first year, in {place}', link: 'What it includes' },
    time: {
      title: 'You start in',
      fewer:
        'It works if you start this month: {left}\u00a0months, some steps at once (unhurried, {n})',
      left: 'No hurry: you have {left}\u00a0months, and the path takes {n}',
      tight: 'Time is tight: {left} months left',
    },
    month: {
      title: 'Living in {place}, per month',
      between: 'In other cities, from {low} ({cheapest}) to {high} ({dearest})',
      text: 'Living: room, food, transport and insurance ({years}).',
    },
    year: {
      title: 'Tuition, per year',
      text: 'Tuition: at a public university; with a European passport, {resident}.',
    },
    between: 'From {low} ({cheapest}) to {high} ({dearest})',
    range: '{low}\u00a0to\u00a0{high}',
    from: 'from {amount}',
    rate: 'Rounded amounts, at the rate of {day}: {rate} to the euro.',
  },
  course: {
    title: 'Your steps, month by month',
    text: 'For a degree at a public university.',
    before: 'The year before',
    same: 'The year you start',
    start: 'Your first day of class',
    dates: 'See my steps with my dates',
    careers: 'All careers and what to study for each',
    homologation:
      'The procedure (homologación) by which Spain recognizes your high school diploma.',
    exams: 'UNED’s exams, one per subject. The university asks for them, depending on the degree.',
    sitting: 'Ask UNED in which city and on which days',
    european: 'With a European passport you need no visa.',
    issuers: {
      passport: 'one that won’t expire soon',
      diploma: 'ask your school for it',
      transcript: 'ask your school for it',
      'homologation-request': 'to Spain’s Ministry of Education',
      'fee-receipt': 'fee 079',
      admission: 'from the university',
      'means-proof': 'ask your consulate which it accepts',
      'insurance-policy': 'full cover, no co-payment',
      'ib-diploma': 'from your IB school',
    },
    begun: {
      text: 'Already started or finished a degree? Your path is a different one:',
      link: 'see it here',
    },
  },
  own: 'What is different in your country',
  ownOf: 'What is different with your diploma',
  topics: {
    diploma: 'Your diploma',
    papers: 'Legalizing your papers',
    year: 'School year',
    marks: 'Your marks',
    consulate: 'Consulate',
    there: 'Time and currency',
    money: 'Money',
    more: 'Also different',
    ask: 'What we don’t know',
  },
  moreHead: 'Your path has something different',
  askHead: 'Ask {offices}',
  askOf: {
    exams: 'UNED',
    consulate: 'your consulate',
    diploma: 'the Ministry',
    papers: 'the office that legalizes',
    year: 'your school',
  },
  hoursHead: {
    same: 'The same time as Madrid',
    one: '{hours} behind Madrid',
    two: '{low} or {high} hours behind Madrid',
    hour: '1 hour',
    hours: '{n} hours',
  },
  consulatePage: 'Page of the consulate in {city}',
  calendar: {
    ahead:
      'From {last} to PCE registration there are {weeks}, if it opens as in {year}, on {opens}; to September, {months}.',
    second:
      'On {last} the first PCE registration is over (in {year}, on {closes}). The second was from {second} to {end}: ask about it and about the conditional registration slip.',
    late: 'On {last} both PCE registrations are over ({year}: until {end}). Count on the year after, and come with everything done.',
    weeks: { one: '1 week', more: '{n} weeks' },
    months: { one: '1 month', more: '{n} months' },
  },
  hours:
    'It is {winter} in {city} when it is 9:00 in Madrid, and {summer} in Spain’s summer: bear it in mind when you ring.',
  hoursOne:
    'It is {winter} in {city} when it is 9:00 in Madrid, all year: bear it in mind when you ring.',
  hoursApart: {
    sentence: 'In {year} clocks do not change together: {spans}.',
    span: '{days} it is {time} there',
    sameMonth: 'from {from} to {until} {month}',
    twoMonths: 'from {from} to {until}',
  },
  currency: 'Your currency: {currency}.',
  ask: {
    exams: 'UNED (UNEDasiss): “In which city can I sit the PCE, and on which days?”',
    examsAndMarks:
      'UNED (UNEDasiss): “In which city can I sit the PCE, and on which days? By which scale are my marks converted?”',
    consulate:
      'The Spanish consulate of the place where you live: “Which papers do you ask for a study visa, legalized or translated, and when are there appointments?”',
    diploma:
      'Spain’s Ministry of Education: “I finish with the diploma of…, in…: what is it equivalent to, and which papers prove it?”',
    papers:
      'The authority of your country that puts apostilles or legalizes: “Who has to sign my diploma and marks first, and how long does it take?”',
    year: 'Your school: “On which day will my diploma and final marks be there, ready to be legalized?” Count back with that date: PCE registration opens around March.',
  },
  further: {
    title: 'Where to go next',
    calculator: 'What does it cost, and will I get in?',
    prices: 'The two prices of a public university',
    questions: 'Questions from families',
  },
  countries: 'From other countries',
};
