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
    homologation: 'Spain recognizes your diploma. You apply for a university place and for a visa.',
    colombia: 'With your diploma and Saber 11, an agreement may spare you the recognition.',
    ib: 'Nothing to have recognized: a UNED credential and your place at a university.',
    ask: 'We tell you whom to ask and what to prepare meanwhile.',
  },
  see: 'See your path, month by month',
  spain: 'Spain',
  numbers: {
    title: 'How much time, and how much money',
    time: {
      title: 'Time',
      figure: '{n} months',
      text: 'from the first step to the first day of class',
    },
    month: {
      title: 'Cost of living, per month',
      text: 'anywhere in Spain: room, food, transport and insurance ({years})',
    },
    year: {
      title: 'Tuition, per year',
      text: 'at a public university: least in {cheapest}, most in {dearest}. With a European passport, {resident}',
    },
    range: '{low} – {high}',
    rate: 'At the reference rate of {day}: {rate} to the euro.',
  },
  course: {
    title: 'The usual path',
    text: 'A degree at a public university, with classes from September.',
    before: 'The year before',
    same: 'The year you start',
    start: 'Your first day of class',
    dates: 'Add dates to my path',
    careers: 'All careers, and what is studied',
    homologation:
      'The procedure (homologación) by which Spain recognizes your high school diploma.',
    exams: 'UNED’s exams, one per subject. They are held in {from} or {to}.',
    european: 'With a European passport you need no visa.',
    begun: {
      text: 'Already started or finished a degree? Your path is a different one:',
      link: 'see it here',
    },
  },
  own: 'What is special about your country',
  ownOf: 'What is special about your diploma',
  topics: {
    diploma: 'Your diploma',
    papers: 'Legalizing your papers',
    year: 'School year',
    marks: 'Your marks',
    consulate: 'Consulate',
    there: 'Time and currency',
    money: 'Money',
    more: 'Also different',
    ask: 'In writing',
  },
  moreHead: 'Your path has something different',
  askHead: { one: 'One question worth asking', more: '{n} questions worth asking' },
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
    title: 'And now',
    calculator: 'What does it cost, and will I get in?',
    prices: 'The two prices of a public university',
    questions: 'Questions from families',
  },
  countries: 'From other countries',
};
