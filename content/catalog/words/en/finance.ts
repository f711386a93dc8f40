import type { FamilyWords } from '#content/catalog/words.ts';

export const finance: FamilyWords = {
  'contabilidad-y-auditoria': {
    alsoCalled: ['Accountant', 'Auditor', 'Chartered accountancy'],
    does: "Keeping and checking the accounts: recording what comes in and goes out, preparing balance sheets and taxes, and making sure the numbers tell the truth. Auditors look at other companies' books from outside. It takes order, judgement and saying no in time.",
    day: [
      {
        at: 9,
        what: 'The bank says one thing and the ledger another: twelve cents are missing. You look for them, because small errors sometimes hide big ones. They turn up in a duplicate invoice. Then you count boxes in a warehouse to check a stock list, and close the quarter. The head of sales asks what she can spend, and you explain.',
      },
    ],
  },
  'analisis-financiero': {
    alsoCalled: ['Financial analyst', 'Investment analysis', 'Corporate finance'],
    does: 'Studying companies, projects and markets to decide where to put money and at what risk. Analysts read balance sheets, build models, compare scenarios and recommend buying, selling, lending or waiting. They work in banks, funds, insurers or inside a company.',
    day: [
      {
        at: 9,
        what: 'The market opens and a piece of news shakes your list. Before reacting you read the whole statement: the important part was in a footnote. You update the model, change one assumption and see how much the result trembles. You call the company with three questions. In the afternoon you defend your view before people who disagree.',
      },
    ],
  },
  'asesoria-financiera': {
    alsoCalled: ['Personal financial adviser', 'Financial planning'],
    does: 'Helping people and families decide about their money: saving, taking out a mortgage, preparing retirement, sharing an inheritance. Advisers listen to goals and fears, explain products clearly, warn of risks and review the plan when life changes: a birth, an illness, a new job.',
    day: [
      {
        at: 9,
        what: 'A couple want a house, a journey and savings for their daughter, and it does not stretch to everything. You draw three columns and let them argue. Later a man asks about a wonderful investment he saw in an advert; you show him the small print. You review portfolios, call someone who is retiring and study new rules.',
      },
    ],
  },
  'ciencias-actuariales': {
    alsoCalled: ['Actuary', 'Insurance mathematics'],
    does: 'Putting numbers on an uncertain future: what it costs to insure a house, how much a pension fund must set aside, what would happen after a great flood. Actuaries use statistics, finance and law so that insurers can pay what they promised.',
    day: [
      {
        at: 9,
        what: "Today's question: how many windscreens will break this winter. You clean years of data, fit a model and compare it with what happened. The director wants to lower the price; with one chart you show her how far. In the afternoon you calculate pensions and write down your assumptions so that anyone can dispute them.",
      },
    ],
  },
};
