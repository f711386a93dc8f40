import type { Copy } from '#content/dictionaries/es/tuition.ts';

export const copy = {
  title: 'Tuition at a public university: two prices',
  lead: 'A public university has two prices: one for people with a passport of the European Union or residence in Spain, and another, which can be several times higher, for everybody else. If you come from Latin America with neither, you will nearly always pay the second.',
  who: 'With the passport of an EU country (an Italian one through your grandparents, for example) you usually pay the first. A stay for studies may not count as residence. Check your own case.',
  ask: 'Ask the university in writing, for example like this: “{sentence}”',
  askSentence:
    'I do not have an EU passport and do not live in Spain. What would I pay per credit, and for the whole first year with all fees, for the degree in…?',
  resident: 'With an EU passport or residence in Spain',
  foreign: 'From outside the EU, not resident',
  caption: 'A year of a bachelor’s degree at a public university, region by region',
  scope:
    'First enrollment, sixty credits, without administrative fees. Where the source gives the price of a credit, we worked out the year’s. Repeating a subject costs more.',
  region: 'Region',
  year: { one: '{low} a year', range: '{low} to {high} a year', from: 'From {low} a year' },
  residentDetail: {
    mean: '{credit} per credit on average, {year}',
    single: '{year}, the same for every degree',
    range: '{year}, depending on the degree',
    from: '{year}, depending on the degree',
  },
  residentUnknown: 'No checked figure',
  askShort: 'Ask the university in writing',
  degrees: { law: 'Law', engineering: 'Engineering', biomedicine: 'Biomedicine' },
  example: '{foreign} a year in {degree}',
  exampleDetail: '{year}, instead of {resident}',
  double: 'Double',
  times: '{times} times the first',
  timesAt: '{times}, {amount}',
  upTo: 'Up to {times}',
  upToDetail: '{year}, each university decides',
  more: 'More was charged in {year}; we do not know how much',
  same: 'No more was charged in {year}',
  cut: 'It is the price of Carlos III: Madrid’s other public universities used to charge the same by level. A cut announced for students from Spanish-speaking America did not apply on {date}, and it is not in this list either: ask.',
  fullCost: 'From {year} it may rise to the full cost: ask.',
  basis: 'According to the press and universities, {years}.',
  said: {
    press: 'according to the press, {date}',
    official: 'according to the university, {date}',
  },
  cited: {
    press: 'Press: {publisher}, {date}',
    official: 'Official page: {publisher}, {date}',
  },
  pair: {
    spain:
      'With an EU passport or residence in Spain, a year of 60 credits cost about {year} on average ({credit} per credit, {of}; {said}).',
    census:
      'People from outside the EU who are not resident paid more in {of} in every region except these: {without} ({said}).',
    none: 'We have no checked figure for any of them: ask the university in writing.',
  },
} satisfies Copy;
