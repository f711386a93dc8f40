import type { FamilyWords } from '#content/catalog/words.ts';

export const business: FamilyWords = {
  'direccion-de-empresas': {
    alsoCalled: ['General manager', 'Business administration', 'Management'],
    does: 'Deciding where a company, or part of one, is going and making it happen: setting goals, sharing out resources, choosing people, watching the accounts and answering when something fails. It serves a family business, a multinational or a project of your own.',
    day: [
      {
        at: 9,
        what: 'Mondays begin with numbers: sales, cash, late orders. Two managers want the same person and you have to decide. You visit the warehouse, because a screen does not show everything. At noon you hear out an annoyed customer without interrupting. In the afternoon you prepare a budget and say no to a brilliant idea.',
      },
    ],
  },
  'recursos-humanos': {
    alsoCalled: ['HR specialist', 'People management', 'Recruitment'],
    does: 'Looking after the people in an organisation: finding and choosing candidates, welcoming them, organising training, pay and conflicts, and seeing that labour law is followed. HR listens to staff and to management, and much of the day goes into translating between the two.',
    day: [
      {
        at: 9,
        what: 'Five interviews and no two alike: in the third you discover a talent that was not on the CV. Then you check contracts line by line, because one wrong date is expensive. Two colleagues are not speaking, and you sit them down over coffee. In the afternoon you design a plan for people returning from long leave.',
      },
    ],
  },
  'gestion-de-proyectos': {
    alsoCalled: ['Project manager', 'Programme coordination'],
    does: 'Getting a project finished on time, within the money and with what was promised. Project managers split the work, share out tasks, spot risks, call only the meetings that are needed and give early warning when something goes off course. Nearly every sector has them.',
    day: [
      {
        at: 9,
        what: 'Fifteen minutes standing with the team: what we did, what comes next, what is in the way. What is in the way is a permit, so you call. You move one date in the plan and six others fall like dominoes. You explain the delay to the client before being asked. In the afternoon a delivery is celebrated with cake.',
      },
    ],
  },
  consultoria: {
    alsoCalled: ['Management consultant', 'Business analyst', 'Strategy'],
    does: 'Helping organisations solve a specific problem: growing, saving, ordering a service, adopting a technology. Consultants interview, analyse data, compare with other cases, propose changes and often stay to see them through. You have to learn quickly about sectors that are new to you.',
    day: [
      {
        at: 9,
        what: 'Yesterday it was a hospital, today a biscuit factory, to be understood in a week. You interview the person who packs, the one who sells and the one in charge, and they describe three different problems. You cross-check the data. At night, in the hotel, the team argues over one sentence: the one that will say what to do.',
      },
    ],
  },
  sostenibilidad: {
    alsoCalled: ['Sustainability specialist', 'Corporate responsibility', 'ESG'],
    does: 'Getting a company to pollute less, spend better and treat its people and surroundings fairly. Specialists measure footprint, energy and waste, propose improvements that pay off, write reports and distrust green promises that come without proof. They need allies in every department.',
    day: [
      {
        at: 9,
        what: 'An electricity bill tells you the plant uses just as much at night. You go and look: two machines on for no reason. You work out the saving and now finance is listening. Then you visit a supplier and ask awkward questions politely. In the afternoon you strike the word “green” from the report and put in data.',
      },
    ],
  },
};
