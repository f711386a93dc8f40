import type { FamilyWords } from '#content/catalog/words.ts';

export const office: FamilyWords = {
  'asistencia-de-direccion': {
    alsoCalled: ['Executive assistant', 'Secretary', 'Personal assistant'],
    does: "Making a manager's work possible: organising diary, travel and meetings, writing and filtering messages, preparing documents, receiving visitors and keeping secrets. Assistants handle several tools, often several languages, and see problems before they arrive. A good part of what they know they cannot tell.",
    day: [
      {
        at: 9,
        what: "Today's diary had four meetings and now there are six. You move two, book a room and tell everyone without anybody feeling slighted.",
      },
      { at: 11, what: 'You write clear minutes of a muddled argument.' },
      { at: 13, what: 'A flight is cancelled: you find another.' },
      { at: 17, what: "You leave tomorrow's folder ready, with the questions she will be asked." },
    ],
    tasks: [
      'Keep the diary and move what clashes',
      'Organise journeys, rooms and visits',
      'Write letters, minutes, reports and presentations',
      "Coordinate the office's files, purchases and expenses",
      'Take calls and put them through to the right person',
      'Reply to the messages that keep coming',
    ],
    tires: [
      "Other people's emergencies that become yours",
      'Keeping quiet about what you know',
      'Rebooking a journey for the third time',
    ],
    grows:
      'From a reception desk or a department people reach the office of whoever is in charge. There you learn how everything works, and some end up coordinating offices, events or teams; languages open doors abroad.',
    tries: [
      'Organise an outing for your group: date, route, costs and a message to each person.',
      'Write the minutes of a family conversation: who decided what, and by when.',
      'Sort your email into folders and answer what is pending in three lines.',
    ],
  },
  'administracion-contable': {
    alsoCalled: ['Bookkeeper', 'Accounting clerk', 'Invoicing'],
    does: 'Recording every movement of money in a company: invoices, receipts, payments, payroll, taxes. Bookkeepers check that everything balances, chase what is missing and file things so that they can be found. It is a post of order and trust, present in every sector.',
    day: [
      {
        at: 9,
        what: 'A pile of invoices, a program and coffee. You enter them, spot one without a date and send it back.',
      },
      { at: 11, what: 'The bank brings forty movements, and you match them like a puzzle.' },
      { at: 13, what: 'You call a forgetful customer, kindly and firmly.' },
      {
        at: 16,
        what: 'It is the end of the month and payroll is due: you check overtime twice before pressing send.',
      },
    ],
    tasks: [
      'Enter receipts, payments and invoices in the program',
      'Check sums, dates and codes',
      'Bank takings and reconcile with the account',
      'Keep to tax rules and dates',
      'Sort and file documents',
      'Work out amounts and prepare receipts',
    ],
    tires: [
      'Month ends and quarter ends',
      'One cent that will not turn up',
      'Asking politely for money that is owed',
    ],
    grows:
      'First you enter invoices; after a time you keep the whole books of a small firm or one part in a large one. With more study come advising, auditing or payroll.',
    tries: [
      'Note every expense of yours for a week and balance it with what you have left.',
      'Look at a bill at home and find base, tax, date and total.',
      'Build a spreadsheet that adds expenses by type and warns when you overspend.',
    ],
  },
  'atencion-al-cliente': {
    alsoCalled: ['Customer service representative', 'Call centre', 'Complaints'],
    does: 'Answering people who buy or use a service: informing, taking orders, resolving complaints and finding the right person when you cannot. By phone, chat or counter, it takes listening, clear writing and the knack of not taking anger personally.',
    day: [
      {
        at: 9,
        what: "“I've been waiting three days.” The first thing is to agree where the caller is right. You find the parcel in the system, call the warehouse and offer a realistic date.",
      },
      { at: 12, what: 'You answer a dozen emails and request a refund.' },
      { at: 16, what: 'You note that everyone asks the same thing: the website has to change.' },
      { at: 18, what: 'Somebody says thank you.' },
    ],
    tasks: [
      'Give information, take orders and record complaints',
      'Note each contact and what was done',
      'Check that the problem was solved',
      'Call people to tell them how a claim is going',
      'Work out charges, refunds and invoices',
      'Process new accounts, changes and cancellations',
    ],
    tires: [
      'Shouting that is not meant for you',
      'Repeating one sentence forty times',
      'Having each call timed',
    ],
    grows:
      'People who calm others well are given the hard cases, then a team and the training of newcomers. Sales, quality and service design also look for those who have heard many complaints.',
    tries: [
      'Write a real and polite complaint to a service that failed and keep the reply.',
      "Hear out someone's annoyance at home and say it back in your own words before answering.",
      'Invent five replies to “it does not work”, from worst to best.',
    ],
  },
  'administracion-publica': {
    alsoCalled: [
      'Facilities and office management',
      'Administrative services manager',
      'Internal services',
    ],
    does: 'Organising what an institution needs to run each day: space, supplies, files, post, cleaning and maintenance contracts, procedures and clerical staff. It may be a company, a hospital, a university or a public body. Managers watch costs, shorten paperwork and put things right before anyone notices.',
    day: [
      {
        at: 8,
        what: 'The lift will not go up and a delegation is coming. You call, put up a sign, change the room.',
      },
      {
        at: 10,
        what: 'On the desk, a form with nine signatures. You draw its route and four are not needed.',
      },
      {
        at: 13,
        what: 'You compare three offers for paper and power; the cheap one has small print.',
      },
      {
        at: 16,
        what: 'You show the team the new program. Somebody prints the screen, just in case.',
      },
    ],
    tasks: [
      'Prepare and check reports and work schedules',
      "Set the department's goals and deadlines",
      'Buy, hand out and store supplies',
      'Study how paperwork is done and simplify it',
      'Teach staff the new procedures',
    ],
    tires: [
      'Work that is noticed only when it fails',
      'Signatures, permits and waiting',
      'Everybody bringing their urgency to your door',
    ],
    grows:
      'A clerical post teaches you where papers get stuck. Then you may run a service, a building or several, and later general management; in the public sector people advance by internal promotion.',
    tries: [
      'Draw the steps of some paperwork at home and find one that could go.',
      'List the materials in your classroom and suggest how to restock for less.',
      'Ask in your school office what is done in a day that nobody sees.',
    ],
  },
};
