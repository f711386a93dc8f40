import type { FamilyWords } from '#content/catalog/words.ts';

export const office: FamilyWords = {
  'asistencia-de-direccion': {
    alsoCalled: ['Executive assistant', 'Secretary', 'Personal assistant'],
    does: "Making a manager's work possible: organising diary, travel and meetings, writing and filtering messages, preparing documents, receiving visitors and keeping secrets. Assistants handle several tools, often several languages, and see problems before they arrive. Discretion goes without saying in everything they do.",
    day: [
      {
        at: 9,
        what: "Today's diary had four meetings and by nine there are six. You move two, book a room and tell everyone without anybody feeling slighted. You write clear minutes of a muddled argument. A flight is cancelled: you find another. Mid-afternoon you leave tomorrow's folder ready, with the questions she will be asked.",
      },
    ],
  },
  'administracion-contable': {
    alsoCalled: ['Bookkeeper', 'Accounting clerk', 'Invoicing'],
    does: 'Recording every movement of money in a company: invoices, receipts, payments, payroll, taxes. Bookkeepers check that everything balances, chase what is missing and file things so that they can be found. It is a post of order and trust, present in every sector.',
    day: [
      {
        at: 9,
        what: 'A pile of invoices, a program and coffee. You enter them, spot one without a date and send it back. The bank brings forty movements, and you match them like a puzzle. You call a forgetful customer, kindly and firmly. The end of the month means payroll: you check overtime twice before pressing send.',
      },
    ],
  },
  'atencion-al-cliente': {
    alsoCalled: ['Customer service representative', 'Call centre', 'Complaints'],
    does: 'Answering people who buy or use a service: informing, taking orders, resolving complaints and finding the right person when you cannot. By phone, chat or counter, it takes listening, clear writing and the knack of not taking anger personally.',
    day: [
      {
        at: 9,
        what: "“I've been waiting three days.” The first thing is to agree where the caller is right. You find the parcel in the system, call the warehouse and offer a realistic date. Then you answer a dozen emails, request a refund and note that everyone asks the same thing: the website has to change. At the end somebody says thank you.",
      },
    ],
  },
};
