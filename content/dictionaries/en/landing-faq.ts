import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/told.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import type { Copy } from '#content/dictionaries/es/landing-faq.ts';
import { copy as words } from './tuition.ts';

const tuition = tellTuition({ locale: 'en', words });
const round = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const told = toldIn('en');
const figure = (id: FactId) => verified(id, String);
const amount = (id: FactId) => verified(id, (value) => round.format(Number(value)));
const paragraph = '\n\n';

export const copy = {
  eyebrow: 'Frequently asked questions',
  title: 'What families really ask',
  text: 'Money, papers, dates and your plan B. Every figure comes with its source, so that you can check it.',
  checked:
    'Answers checked on 20 November 2026; the one on tuition, on the 22nd. Before you pay or enrol, confirm with the official source.',
  sourceLabel: 'Source',
  stale: '(may have changed)',
  items: [
    {
      question: 'How much does a year of a degree cost?',
      answer: [
        words.lead,
        ...tuition.foreign,
        tuition.resident,
        tuition.ask,
        `${words.who} Private universities set their own price.`,
      ].join(paragraph),
    },
    {
      question: 'And living in Madrid?',
      answer: [
        told`An estimate from August 2025 puts it between ${amount('madrid-living-low-2025')} and ${amount('madrid-living-high-2025')} a month for a student, with housing the largest cost. It is a press figure to go by, not a price list: the real budget depends above all on the room.`,
      ].join(paragraph),
    },
    {
      question: 'Does the school diploma have to be recognised, and are there exams?',
      answer: [
        'It depends on the country where you finish school, the university and the degree. With the International Baccalaureate, or a diploma from a country with an agreement, the route is a different one, without the recognition procedure. Colombia signed an agreement in 2023: check that it is still in force.',
        'For most other countries the diploma goes through recognition (“homologación”), and an accreditation by UNED is usually needed too, often with exams (PCE). Which ones, and how much they count, is up to each university: ask yours first.',
      ].join(paragraph),
    },
    {
      question: 'How early should we start?',
      answer: [
        told`The study visa is requested at least ${figure('student-visa-lead-months')} months before the course starts, and admission has to be settled along the way. Recognition of the diploma can take months. Our advice: start a year ahead, with your university’s dates in front of you, and count backwards.`,
        'Exam and application dates change every year. Do not trust a calendar without a year on it.',
      ].join(paragraph),
    },
    {
      question: 'What papers are needed for the visa, and on arrival?',
      answer: [
        'In short: full-time admission to a registered centre, means of support worked out from a public index (IPREM), and full health insurance without co-payments. The amount and the exact documents come from the Spanish consulate in charge of your area.',
        told`For a stay of more than six months, the student card (TIE) is requested on arrival: the deadline is ${figure('tie-request-months')} month after entering the country.`,
      ].join(paragraph),
    },
    {
      question: 'Can they work while they study?',
      answer: [
        told`On a stay for higher studies it is possible to work up to ${figure('student-work-hours')} hours a week if the timetable allows it. It helps. As a plan to pay for the degree it is risky, and we will tell you so.`,
      ].join(paragraph),
    },
    {
      question: 'What if they do not get the place, or do not like the degree?',
      answer: [
        told`The cut-off grade (on a scale of ${figure('cut-off-range')}) is that of the last person admitted the year before: a guide, since this year’s is only known at the end. That is why no list should hold a single degree.`,
        'Once they are in and it turns out to be wrong, switching is possible, with deadlines and requirements of its own. Before dropping anything, ask what happens to the residence permit, because it is tied to the studies. Our plan has that way out in it from the start.',
      ].join(paragraph),
    },
    {
      question: 'What is free and what do we pay for?',
      answer: [
        'The test, the account and the first session are free, no card needed. The full advice is paid for, and you get the price in writing, taxes included, before you start. If the first session shows that you do not need us, we will say so.',
      ].join(paragraph),
    },
  ],
} satisfies Copy;
