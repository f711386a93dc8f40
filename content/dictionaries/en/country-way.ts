import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';

export const copy: Copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: diploma, apostille, school year, marks, consulate and money, with source and date, and whom to ask the rest.',
  },
  trail: { label: 'Where you are', home: 'Home', pathway: 'Route to Spain' },
  topics: {
    diploma: 'Your diploma',
    papers: 'Legalising your papers',
    year: 'School year',
    marks: 'Your marks',
    consulate: 'Consulate',
    there: 'Time and currency',
    money: 'Money',
    more: 'Also different',
    ask: 'Still to ask',
    same: 'All the rest',
  },
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
  currency:
    'Your currency: {currency}. The {calculator} turns the year into it at your bank’s rate.',
  ask: {
    exams: 'UNED (UNEDasiss): “In which city can I sit the PCE, and on which days?”',
    examsAndMarks:
      'UNED (UNEDasiss): “In which city can I sit the PCE, and on which days? By which scale are my marks converted?”',
    consulate:
      'The Spanish consulate of the place where you live: “Which papers do you ask for a study visa, legalised or translated, and when are there appointments?”',
    diploma:
      'Spain’s Ministry of Education: “I finish with the diploma of…, in…: what is it equivalent to, and which papers prove it?”',
    papers:
      'The authority of your country that puts apostilles or legalises: “Who has to sign my diploma and marks first, and how long does it take?”',
    year: 'Your school: “On which day will my diploma and final marks be there, ready to be legalised?” Count back with that date: PCE registration opens around March.',
  },
  same: '{route} gives you the steps and the months, by vocational training (FP), with a language course or at a private university, too. {prices} are two, and from outside the European Union it is nearly always the higher one. With a European passport you need no visa; that, the regions, a university already begun and a visa that is late stand in the {questions}.',
  links: {
    route: 'Your route',
    prices: 'The prices of a public university',
    questions: 'questions of families',
    calculator: 'calculator',
  },
  countries: 'From other countries',
};
