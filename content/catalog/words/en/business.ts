import type { FamilyWords } from '#content/catalog/words.ts';

export const business: FamilyWords = {
  'direccion-de-empresas': {
    alsoCalled: ['General manager', 'Business administration', 'Management'],
    does: 'Deciding where a company, or part of one, is going and making it happen: setting goals, sharing out resources, choosing people, watching the accounts and answering when something fails. It serves a family business, a multinational or a project of your own.',
    day: [
      {
        at: 8,
        what: 'Monday begins with numbers: sales, cash, late orders. Two managers want the same person and you have to decide.',
      },
      { at: 11, what: 'You visit the warehouse, because a screen does not show everything.' },
      { at: 13, what: 'You hear out an annoyed customer without interrupting.' },
      { at: 17, what: 'You prepare a budget and say no to a brilliant idea.' },
    ],
    tasks: [
      'Review accounts and sales to see what to correct',
      'Coordinate production, prices and distribution',
      'Organise rotas and hand out tasks',
      'Decide on budgets and where to save',
      'Plan campaigns together with other departments',
      'Choose and support those who lead teams',
    ],
    tires: [
      'Deciding without knowing everything',
      'Meetings that eat the day',
      'Being the one who gives the bad news',
    ],
    grows:
      'Hardly anyone begins by managing: you go through a department, lead a team and then an area or the company. You may also buy, inherit or found a business.',
    tries: [
      'Ask someone who runs a business nearby what they decided this week and what was hardest.',
      'Organise a class activity with a goal, tasks, a date and a review at the end.',
      'Work out how many coffees a café must sell daily to pay an invented rent.',
    ],
  },
  'recursos-humanos': {
    alsoCalled: ['HR specialist', 'People management', 'Recruitment'],
    does: 'Looking after the people in an organisation: finding and choosing candidates, welcoming them, organising training, pay and conflicts, and seeing that labour law is followed. HR listens to staff and to management, and much of the day goes into translating between the two.',
    day: [
      {
        at: 9,
        what: 'Five interviews and no two alike: in the third you discover a talent that was not on the CV.',
      },
      { at: 12, what: 'You check contracts line by line, because one wrong date is expensive.' },
      { at: 13, what: 'Two colleagues are not speaking, and you sit them down over coffee.' },
      { at: 17, what: 'You design a plan for people returning from long leave.' },
    ],
    tasks: [
      'Explain rules, leave and rights to staff',
      'Read applications, interview and hire',
      'Record hirings, departures, transfers and promotions',
      'Deal with complaints and conflicts between people',
      'Follow changes in labour law',
      'Organise training and welcome newcomers',
    ],
    tires: [
      'Standing between staff and management',
      'Telling someone they are dismissed, face to face',
      "Keeping many people's secrets",
    ],
    grows:
      'Interviews and contracts are the beginning. Later you look after everyone at one site or direct the area, or specialise in training, pay, equality or wellbeing.',
    tries: [
      'Prepare five questions to choose someone for your team and try them on a friend.',
      'Write your CV with what you have done at home, in class and in your neighbourhood.',
      'Ask two people who work how their first day went and what was missing.',
    ],
  },
  'gestion-de-proyectos': {
    alsoCalled: ['Project manager', 'Programme coordination'],
    does: 'Getting a project finished on time, within the money and with what was promised. Project managers split the work, share out tasks, spot risks, call only the meetings that are needed and give early warning when something goes off course. Nearly every sector has them.',
    day: [
      {
        at: 9,
        what: 'Fifteen minutes standing with the team: what we did, what comes next, what is in the way. What is in the way is a permit, so you call.',
      },
      {
        at: 12,
        what: 'You move one date in the plan and six others fall like dominoes. You explain the delay to the client before being asked.',
      },
      { at: 17, what: 'A delivery is celebrated with cake.' },
    ],
    tasks: [
      'Split the work and hand out tasks',
      'Agree with clients what they want and by when',
      'Talk with the team and clear obstacles',
      'Update dates, costs and risks',
      'Prepare reports on how things stand',
      'Ask for people, money or material when short',
    ],
    tires: [
      'Answering for what others do',
      'Delays that come from outside',
      'Minutes, tables and reminders without end',
    ],
    grows:
      'Hardly anyone starts here: people arrive from engineering, construction, computing or culture. Small projects bring larger ones, then whole programmes and an office that coordinates many.',
    tries: [
      'Split your next school assignment into dated tasks and note each night what slipped.',
      'Draw on sticky notes the order of moving house and find what can run in parallel.',
      'Gather your group for five minutes: what we did, what comes next, what is in the way.',
    ],
  },
  consultoria: {
    alsoCalled: ['Management consultant', 'Business analyst', 'Strategy'],
    does: 'Helping organisations solve a specific problem: growing, saving, ordering a service, adopting a technology. Consultants interview, analyse data, compare with other cases, propose changes and often stay to see them through. You have to learn quickly about sectors that are new to you.',
    day: [
      {
        at: 9,
        what: 'Yesterday it was a hospital, today a biscuit factory, to be understood in a week.',
      },
      {
        at: 11,
        what: 'You interview the person who packs, the one who sells and the one in charge, and they describe three different problems.',
      },
      { at: 16, what: 'You cross-check the data.' },
      {
        at: 22,
        what: 'In the hotel, the team argues over one sentence: the one that will say what to do.',
      },
    ],
    tasks: [
      'Gather data on a problem or a way of working',
      'Interview and watch those who do the work',
      'Analyse what you found and propose alternatives',
      'Write the report and present it',
      'Plan the study: what to look at, with whom and when',
      'Stay with the change until it works',
    ],
    tires: [
      'Suitcases, hotels and presentation nights',
      'Arriving where you know nobody and being distrusted',
      'Advice that ends up in a drawer',
    ],
    grows:
      'First you make the tables, then you run the project and later the client. Many leave to manage one of the companies they came to know, or settle on health, energy or public bodies.',
    tries: [
      'Time the queue in your canteen on three days and propose a single change.',
      'Interview three people about one problem at school and look for where they differ.',
      'Sum up a complicated matter on one page with three options and choose one.',
    ],
  },
  sostenibilidad: {
    alsoCalled: ['Sustainability specialist', 'Corporate responsibility', 'ESG'],
    does: 'Getting a company to pollute less, spend better and treat its people and surroundings fairly. Specialists measure footprint, energy and waste, propose improvements that pay off, write reports and distrust green promises that come without proof. They need allies in every department.',
    day: [
      {
        at: 9,
        what: 'An electricity bill tells you the plant uses just as much at night. You go and look: two machines on for no reason.',
      },
      { at: 11, what: 'You work out the saving and now finance is listening.' },
      { at: 13, what: 'You visit a supplier and ask awkward questions politely.' },
      { at: 17, what: 'You strike the word “green” from the report and put in data.' },
    ],
    tasks: [
      'Measure energy, water, waste and recycling',
      'Set goals and plans with other departments',
      'Work out which improvements pay and which do not',
      'Support and review the programmes under way',
      'Write reports that can be checked',
      'Convince suppliers and staff',
    ],
    tires: [
      'Being in the photo and left out of the decision',
      'Data nobody keeps',
      'New rules every season',
    ],
    grows:
      "Gathering data nobody kept is the first task. Then you lead a company's strategy, advise several or check other people's reports; people enter from engineering, business, environmental science or law.",
    tries: [
      'Read your electricity meter at night and in the morning and find out what used power.',
      'Weigh the kitchen rubbish by type for a week and note what could have been spared.',
      'Choose a package that says “green” and look for the proof it gives.',
    ],
  },
  emprendimiento: {
    alsoCalled: ['Entrepreneur', 'Founder', 'Chief executive', 'Start-ups'],
    does: 'Seeing a need, trying a cheap solution, finding someone who will pay for it and building a company around it: team, accounts, suppliers, customers. If it grows, you direct it all: what to spend on and whom to hire. Founding takes no title; studies help you not to trip over the accounts.',
    day: [
      {
        at: 7,
        what: 'You open the bank on your phone before the messages. It will last three months.',
      },
      {
        at: 10,
        what: 'First sale to someone who is not your cousin. You ask why they bought and write down every word.',
      },
      {
        at: 14,
        what: 'The supplier lets you down; you call five and the last has boxes in another colour. They will do.',
      },
      { at: 20, what: 'With your partner you go over what you learned and who washes the cups.' },
    ],
    tasks: [
      'Decide what to spend on and where money comes from',
      'Talk with partners, team and customers and solve problems',
      'Prepare budgets and keep an eye on them',
      'Set the course and change it if data say so',
      'Correct early what is not working',
      'Hire and share out responsibilities',
    ],
    tires: [
      'Never switching off, even on holiday',
      'Income that comes and goes',
      'Closing something you gave years to',
    ],
    grows:
      "A project may stay a small and steady business, grow with partners, be sold or close. What was learned serves for the next one or for directing other people's companies.",
    tries: [
      'Note for three days ten annoyances you hear around you and choose one with a cheap cure.',
      'Sell something you made to five people you know and write down every expense.',
      'Ask someone with their own business what they would do differently in the first year.',
    ],
  },
  'relaciones-laborales': {
    alsoCalled: ['Labour relations specialist', 'Industrial relations', 'Employment adviser'],
    does: 'Dealing with what passes between those who hire and those who work: agreements, contracts, payroll, dismissals, strikes, conciliation. Specialists interpret rules, calculate, negotiate with unions and companies, and follow a case to court when there is no deal. They work for advisers, firms, unions or public bodies.',
    day: [
      {
        at: 9,
        what: 'Payroll day: one comma out of place and somebody would be paid like a footballer.',
      },
      {
        at: 11,
        what: 'At the table the company offers two days and the union wants ten. You ask for a break and coffee.',
      },
      { at: 13, what: 'You read a dismissal letter and count deadlines on your fingers.' },
      {
        at: 17,
        what: 'There is half an agreement. You draft the sentence both sides believe they won.',
      },
    ],
    tasks: [
      'Negotiate agreements between company and unions',
      'Study complaints and decide whether they hold',
      'Propose ways out of a stuck negotiation',
      'Draft proposals, contracts and clauses',
      'Explain to each side what the agreement says',
      'Prepare evidence and witnesses for a dispute',
    ],
    tires: [
      'Small hours of bargaining over cold coffee',
      'Dismissals told from both sides',
      'Rules that change in the middle of the month',
    ],
    grows:
      "An adviser's contracts and payroll are the first school. With years you have clients of your own, sit down to bargain or defend cases; unions, mediation and public bodies are other places to go.",
    tries: [
      'Ask for a payslip at home and find out what each line means.',
      'Look up the collective agreement of a trade you like and read how many days off it gives.',
      'Negotiate the chores with your family and leave it in writing, signed.',
    ],
  },
};
