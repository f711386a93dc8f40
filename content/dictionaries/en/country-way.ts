import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';

export const copy: Copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: diploma, apostille, school year, exams, visa and other ways, with source and date, and whom to ask the rest.',
  },
  trail: { label: 'Where you are', home: 'Home', pathway: 'Route to Spain' },
  eyebrow: 'Route to Spain',
  four: 'With four answers we count the months to your start: {link}.',
  fourLink: 'make your route',
  why: 'Your way, and why',
  own: 'What is different in your country',
  topics: {
    diploma: {
      title: 'Your diploma',
      ask: 'Ask Spain’s Ministry of Education: “I finish with the diploma of…, in…: what is it equivalent to, and which papers prove it?”',
    },
    papers: {
      title: 'Apostille or legalisation',
      ask: 'Ask the authority of your country that puts apostilles or legalises: “Who has to sign my diploma and marks first, and how long does it take?”',
    },
    year: {
      title: 'When your school year ends',
      ask: 'Ask at your school: “On which day will my diploma and final marks be there, ready for the apostille?”',
    },
    marks: {
      title: 'Your marks in Spain',
      ask: 'We have not verified your country’s table. Ask UNED, or in the homologación: “By which scale are my marks converted, and what mean do I get?”',
    },
    exams: {
      title: 'Where PCE exams are sat',
      ask: 'We have not verified this year’s cities. Ask UNED (UNEDasiss): “In which city can I sit the exams, and on which days?”',
    },
    consulate: {
      title: 'Your consulate',
      ask: 'Ask the Spanish consulate of the place where you live: “Which papers do you ask for a study visa, with apostille or translation, and when are there appointments?”',
    },
    more: { title: 'Also different', ask: 'Ask whether anything has changed this year.' },
  },
  calendar: {
    'november-december':
      'Between your last day of class and the Spanish September there are about nine months. That is enough for the apostille and to ask for homologación in your summer, to register for PCE in March or April and to sit them in May or June, if your university asks for them.',
    'may-july':
      'You finish when pre-enrolment in Spain is already under way, and sometimes after the PCE of May and June. There are two ways out: ask about the September call and the conditional registration slip, or take a whole year and come with everything done.',
    'two-calendars':
      'It depends on your calendar. If you finish between November and February, you have half a year or more until September for papers and exams. If you finish in June, dates collide: ask about the September call and the conditional registration slip, or plan for a year later.',
    ask: 'Count back with that date: PCE registration opens around March, they are sat in May and June, and pre-enrolment tends to be in June and July. If your diploma comes later, ask about September or the next year.',
  },
  steps: 'The way in six steps',
  stepsNote: 'For a degree at a public university. Months are counted back from the start.',
  passport: {
    title: 'Do you hold another passport?',
    ask: 'Ask the university and the immigration office: “I hold a passport of…: what do I have to do on arrival, and which tuition price do I pay?” If a grandparent was European, ask at the consulate of their country what way there is.',
  },
  others: {
    title: 'Other ways',
    vocational: 'Vocational training (FP): another door, with conditions of each region.',
    language:
      'A language course first: it has a stay of its own, and the degree is applied for apart.',
    private: 'Private university: it sets its own tests and dates.',
    transferTitle: 'If you are at university already, or have finished',
    transferAsk:
      'Ask the faculty office: “Which subjects would you recognise, by when do I apply and with which papers?”',
  },
  regions: {
    title: 'Regions do not all do the same',
    andalusia: 'Andalusia',
    madrid: 'Madrid',
    valencia: 'Valencian Community',
    ask: 'Before you choose a city, ask the university: “Which phase or quota is mine with my diploma, and which mark did it take last year?”',
  },
  refused: {
    title: 'If the visa is late or refused',
    late: 'If the visa does not come in time, write to the university before the first day and ask whether they keep your place or let you start later.',
    ask: 'If you are in Spain lawfully, some applications are made there: ask the immigration office, and do not travel counting on it: “I am in Spain until…: can I apply for a stay for studies from here, and by when?”',
  },
  money: {
    title: 'What it costs',
    text: 'A public university has two prices, and those who come from outside the European Union nearly always pay the higher one. {link}, region by region.',
    link: 'See both',
    calculator: 'Reckon your grade and your first year: will I get in, and what does it cost?',
  },
  countries: 'From other countries',
  stale: 'may have changed: check it',
};
