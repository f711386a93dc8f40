import type { Copy } from '#content/dictionaries/es/plan-months.ts';

export const copy = {
  how: 'How it is done',
  nextIs: 'Now comes:',
  now: 'What to do this month',
  also: 'Also this month',
  nothing: 'Nothing to do this month.',
  nothingYet: 'Nothing to do this month. Next: {step} ({when}).',
  papers: 'Papers: {papers}',
  band: 'Month by month',
  start: 'The course begins',
  due: 'The money, month by month',
  dueNow: 'This month you pay',
  pays: 'You pay',
  shows: 'You show',
  show: 'To show, not to spend. {line}',
  line: '{what}: {amount}. {note}',
  tuition: 'Tuition of the first year. {both}',
  tuitionOwn: 'Tuition of the first year, {price} {both}',
  tuitionAsk:
    'Tuition of the first year in {region}: we have no verified price for you. Ask the university in writing. {both}',
  bothBelow: 'Both prices are below.',
  dates:
    'Calls follow the dates of another year: confirm them. Without a verified date, ask where it says.',
  basis: {
    example: 'after another year: confirm it',
    exampleOf: 'after {year}: confirm it',
    ask: 'date unverified; ask: {office}',
  },
  diploma: 'if you leave school in {month}, the diploma comes later: ask what they accept',
  missed: {
    title: 'What is too late for that start',
    text: 'Its call is over. Ask whether there will be another.',
    next: 'The next start with everything in time: {month}.',
    show: 'See the plan for {month}',
  },
  withVisa: 'We reckon with a visa; with a Spanish or EU passport those steps fall away.',
  calendar: 'The calendar has what is to do and has a date. What has to be asked stays here.',
} satisfies Copy;
