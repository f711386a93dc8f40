import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/classroom.ts';

/** The words of `es/classroom.ts` in English. */
export const copy: Copy = {
  head: {
    title: `A test in class, no accounts · ${site.brand}`,
    description:
      'For schools: the class joins by a code and a nickname, each pupil decides what the counsellor sees, and the group gets a report without names.',
  },
  eyebrow: 'For schools and counselling teams',
  title: 'The whole class takes the test. Each pupil decides what shows.',
  lead: 'A code on the screen, a nickname and everybody’s own phone. No accounts, no emails, no list of names.',
  tryIt: 'Try it as a pupil',
  begin: 'Open my centre',
  lesson: 'See the 50-minute lesson',
  facts: [
    { number: '8', text: 'letters and digits to join' },
    { number: '0', text: 'contact details of pupils' },
    { number: '90', text: 'days, and everything is erased' },
  ],
  steps: {
    title: 'How a session runs',
    list: [
      {
        title: 'You open the session',
        text: 'Choose the group, the tests and for how many hours. The screen shows a code with its QR.',
      },
      {
        title: 'They join by a nickname',
        text: 'Swift, 12, Luz B. An email, a phone number or a document is not taken.',
      },
      {
        title: 'They answer, with internet or without',
        text: 'It takes a network to join and to send. If it fails, the phone waits and sends later.',
      },
      {
        title: 'Each pupil chooses what shows',
        text: 'Nothing, a summary or everything. Without a choice, nothing. A card changes it or takes it back.',
      },
    ],
    alias: 'Swift',
    offline: 'Saved on this device',
    choices: ['Nothing', 'A summary', 'Everything'],
  },
  board: {
    title: 'What the counsellor sees',
    text: 'This group is made up. The counters move by themselves while the class answers.',
    group: 'Year 11 B',
    counters: [
      { number: '31', text: 'joined' },
      { number: '27', text: 'half way or further' },
      { number: '22', text: 'finished' },
    ],
    caption: 'Six of the 31 pupils of a made-up group',
    columns: { alias: 'Nickname', state: 'Stands', shared: 'Shows' },
    rows: [
      { alias: 'Swift', state: 'Finished', shared: 'A summary' },
      { alias: '12', state: 'Finished', shared: 'Nothing' },
      { alias: 'Luz B', state: 'Finished', shared: 'Everything' },
      { alias: 'Kraken', state: 'Half way', shared: '—' },
      { alias: 'Ana 2', state: 'Finished', shared: 'A summary' },
      { alias: '27', state: 'Joined', shared: '—' },
    ],
    report: {
      title: 'And when it closes, the group report',
      text: 'It is made when ten or more pupils share something. Figures go in fives and small groups read “few”: nobody can be recognised in them.',
      rows: [
        { name: 'Social', number: '10', share: 10 },
        { name: 'Investigative', number: '5', share: 5 },
        { name: 'Artistic', number: '5', share: 5 },
        { name: 'The others', number: 'few', share: 2 },
      ],
    },
  },
  stored: {
    title: 'What is stored, who sees it and until when',
    columns: { what: 'What', who: 'Who sees it', until: 'Until when' },
    rows: [
      {
        what: 'Name, email, phone, document or date of birth of pupils',
        who: 'Nobody: they are not asked for',
        until: 'Does not exist',
      },
      {
        what: 'Nickname, and whether it joined, is half way or finished',
        who: 'The counsellors of that group',
        until: '90 days after the session',
      },
      {
        what: 'Answers and result',
        who: 'Each pupil, with a card; the counsellor only where the choice was “everything”',
        until: 'Until taken back, or 90 days',
      },
      {
        what: 'Summary in three lines',
        who: 'The counsellor, where the choice was “a summary” or “everything”',
        until: 'Until taken back, or 90 days',
      },
      {
        what: 'Notes of the interview',
        who: 'The counsellor and the pupil',
        until: 'Until taken back, or 90 days',
      },
      {
        what: 'Group report: rounded figures, of nobody in particular',
        who: 'The counsellors of that group',
        until: '90 days after the session',
      },
      {
        what: 'Agreement of the school: who accepted it and when',
        who: 'The leads of the school and this site',
        until: 'As long as the school is here',
      },
    ],
  },
  law: {
    title: 'Agreement and permission, in plain words',
    questions: [
      {
        id: 'controller',
        question: 'Who answers for the data of the class?',
        answer:
          'The school decides what it is used for and answers for it. This site keeps it on the school’s behalf. Before the first session a lead of the school accepts a written agreement, with version and date, as article 28 of the European data protection regulation asks.',
      },
      {
        id: 'permission',
        question: 'Do families have to agree?',
        answer: `It depends on the country, on the age and on the rules the school works by. In Spain one’s own consent counts from ${constants.ageOfConsentYears} on. Where families decide, or you do not know, the session counts how many finish and keeps nothing else, until the school has the authorisations. Ask the data protection authority of your country: “May a school give a test of interests under nicknames, or does it need the families’ authorisation?”`,
      },
      {
        id: 'count-only',
        question: 'What if we have no authorisations?',
        answer:
          'The class takes the test all the same. Answers stay on each device, every pupil reads the result there, and the school knows how many finished. At the end one number has changed in our database.',
      },
      {
        id: 'seeing-answers',
        question: 'May the school see the answers of somebody who did not want that?',
        answer:
          'No. Without that pupil’s choice there is a nickname and that it finished. The leads see no more, nor do those who run this site.',
      },
      {
        id: 'second-thoughts',
        question: 'What if somebody changes their mind?',
        answer:
          'With the card a pupil changes what shows or takes everything back. From then on it is not seen, and is in no new download or print.',
      },
      {
        id: 'the-counsellor',
        question: 'What does a counsellor need?',
        answer:
          'An account with a second step at sign-in, and the invitation of the school. Counsellors see their groups and no other. Who leaves the school has no access from that moment.',
      },
      {
        id: 'what-it-measures',
        question: 'What does the test say, and what not?',
        answer:
          'It says what a pupil likes, asks of a job and is usually like. It measures no ability and no marks, and is no way of giving out places or of deciding for anybody.',
      },
    ],
  },
  end: {
    title: 'Try it before you take it to class',
    text: 'Join a trial class from your phone. Nothing leaves your device.',
    method: 'How the tests were made',
    legal: 'Privacy and legal notice',
  },
};
