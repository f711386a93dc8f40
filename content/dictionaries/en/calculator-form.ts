import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';

export const copy: Copy = {
  about,
  parts: {
    tuition: 'Tuition',
    fees: 'Administrative fees and school insurance',
    room: 'Room',
    food: 'Food',
    transport: 'Transport',
    insurance: 'Medical insurance',
    journey: 'Return journey',
    homologation: 'Recognition of the diploma',
    credential: 'UNED’s credential',
    pce: 'PCE exams',
  },
  form: {
    title: 'Make it yours',
    private:
      'What you type stays in this browser. Only if you save your route in an account do the region and whether you need a visa go with it.',
    forget: 'Delete what I typed',
    unreadable: 'We do not understand “{text}”. Type a number, such as 7.35.',
  },
  steps: {
    at: '{n} of {all}',
    next: 'Next',
    back: 'Back',
  },
  folds: { grade: 'Your grade, step by step', parts: 'Part by part, with your own figures' },
  chance: {
    title: 'Will I get in?',
    need: 'Choose a degree and where: here you see what grade it took, and whether yours is enough.',
    needPlace:
      'Choose where you want to study, and here you see what grade it took and whether yours is enough.',
  },
  degrees: {
    region: 'Where?',
    spain: 'All of Spain',
    elsewhere: 'Another city of {region}',
    degree: 'Degree, if you know which',
    another: 'Add another degree',
    pickDegree: 'Choose a degree',
    full: 'You have six already. Remove one to add another.',
    remove: 'Remove {degree}',
    loading: 'Loading the grades of this region…',
  },
  cost: {
    ...price,
    cities: {
      barcelona: 'Barcelona',
      madrid: 'Madrid',
      bilbao: 'Bilbao',
      malaga: 'Málaga',
      valencia: 'Valencia',
      seville: 'Seville',
      alicante: 'Alicante',
      zaragoza: 'Zaragoza',
      tarragona: 'Tarragona',
      salamanca: 'Salamanca',
      granada: 'Granada',
      murcia: 'Murcia',
    },
    firstYear: 'The first year · Spain',
    firstYearIn: 'The first year · {place}',
    between: 'between {low} and {high}',
    legend: {
      certain: 'Certain: {amount}',
      likely: 'At least, as we estimate',
      top: 'How far it may go',
    },
    whole: { degree: 'The whole degree', vocational: 'Both years of the course' },
    atLeast: 'at least {amount}',
    without: 'Not included, since nobody publishes it: {parts}.',
    bar: 'What is certain, what we estimate at least, and how far it may go.',
    currency: {
      amount: 'about {amount}',
      range: 'about {low} to {high}',
      reference: '€1 = {rate}, on {day}, according to {source}',
      own: '€1 = {rate}, on {day}, as you typed it',
    },
  },
};
