import type { Copy } from '#content/dictionaries/es/situation-follows.ts';

export const copy: Copy = {
  title: 'What follows from your answers',
  changed: 'That changed: {what}. The rest stays as it was.',
  same: 'That changes nothing here.',
  names: {
    way: 'your way in',
    stay: 'the visa',
    payer: 'tuition',
    past: 'what you have studied',
    age: 'age',
    grandparent: 'the European grandparent',
    aim: 'what you study',
  },
  way: 'Way in: {way}.',
  open: 'Way in: say which diploma you bring and we will tell you.',
  recognition:
    'Way in: your diploma is recognised in Spain first. Say how it will stand when you apply (with PCE, without, or in progress) and your grade appears.',
  ask: 'Way in: for that diploma we have no verified rule. Ask UNED (UNEDasiss) and the university how you get in.',
  colombia:
    'Agreement with Colombia: we could not verify that it is still in force. Confirm it with UNED before counting on this way; without it the diploma has to be recognised.',
  stay: {
    citizen: 'Visa: no, with a Spanish passport.',
    union: 'Visa: no. Once there you register as a citizen of the Union.',
    resident:
      'Visa: no, if you reside in Spain already. Ask the immigration office whether your permit covers studying.',
    ask: 'Visa: none with a Swiss passport. With a British or Andorran one ask the consulate, and the university which price you pay.',
    visa: 'Visa: yes, for studies. You apply at the Spanish consulate of the country where you live.',
    unsaid: 'Visa and tuition: tell your passport. Until then we take it not to be European.',
  },
  payer: {
    foreign: 'Tuition: that of people from outside the EU, nearly always the dearer one.',
    resident: 'Tuition: that of the EU and of residents of Spain.',
    private: 'Tuition: whatever the private university sets.',
  },
  past: {
    begun:
      'The degree you began: you may ask for your credits to be recognised and go on at another faculty, perhaps without PCE.',
    finished:
      'The degree you finished: it is recognised, or its credits are, one of the two. You may not need PCE.',
  },
  pastLink: 'How to ask',
  age: {
    'under-17':
      'Age: it may be early for a visa for higher studies. Ask your consulate for the minimum age.',
    seventeen: 'Age: as a minor, your parents sign a permission. Ask the consulate how.',
  },
  grandparent:
    'Your grandparent: no passport yet. Ask the consulate of their country what way there is and how long it takes. If it comes in time, visa and tuition change.',
  aim: {
    'private-degree': 'Private: it sets its own exams and deadlines.',
    vocational:
      'Vocational training (FP): another door, with requirements and deadlines of each region.',
    'language-first': 'A language first: the degree is applied for later, separately.',
  },
  aimLink: 'The steps',
  country: 'All about your path: {title}',
};
