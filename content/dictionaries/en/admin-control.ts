import { constants } from '#domain/constants.ts';
import type { Copy } from '#content/dictionaries/es/admin-control.ts';

const {
  ageOfConsentYears: age,
  minorAnswerDays: answerDays,
  outsideRequestDays: keptDays,
} = constants;

export const copy = {
  title: 'Correct, freeze or erase',
  lead: 'Each step asks for a reason, is written down, and reaches the person by email.',
  state: {
    self: 'Frozen since {date} by the person themselves.',
    asked: 'Frozen by an admin since {date}.',
    minor: `Frozen since {date}: it seems to belong to somebody who is not ${age}. We are waiting for the family; the date is under Requests.`,
    objected: 'Objected to research and news on {date}.',
  },
  why: 'Reason',
  whyHelp: 'It goes into the audit, and the person can ask for it.',
  whyProblem: 'Write the reason, in 3 to 200 characters.',
  next: 'Go on',
  no: 'Cancel',
  busy: 'One moment…',
  own: 'This is your own account: do it from your profile.',
  last: 'This is the last admin. Give the permission to somebody else first.',
  named: 'The reason is kept after the account is gone: write it without the name and the address.',
  unchanged: 'It was so already; nothing changed.',
  acts: {
    correct: {
      title: 'Correct their data',
      points: [
        'The person gets an email that says what changed.',
        'The address of the account is not changed here: the person changes it in their profile and confirms it from both mailboxes. That way no account ends up with somebody else.',
      ],
      question: 'Save the changes?',
      yes: 'Save and tell them',
      done: 'Corrected. The person will get an email.',
    },
    freeze: {
      title: 'Freeze the account',
      points: [
        'The data is kept as it is and not used: no new tests, no research, no news by email. Shared links are on hold.',
        'The person can look at it, download it and erase it, but not unfreeze it. They get an email.',
      ],
      question: 'Freeze this account?',
      yes: 'Freeze',
      done: 'Frozen. The person will get an email.',
    },
    minor: {
      title: `It belongs to somebody who is not ${age}`,
      points: [
        'The account is frozen at once, and its mailbox gets a message for the family.',
        `A case opens under Requests and waits ${answerDays} days for a parent or guardian.`,
        'If the family agrees, unfreeze it and the case is closed. If they say no, or do not answer, erase it.',
      ],
      question: 'Freeze it and write to the family?',
      yes: 'Freeze and write',
      done: 'Frozen. The case is under Requests.',
    },
    unfreeze: {
      title: 'Unfreeze the account',
      points: [
        'It works again as before. The person gets an email.',
        'If the person froze it themselves, do this only if they asked you to.',
      ],
      question: 'Unfreeze this account?',
      yes: 'Unfreeze',
      done: 'Unfrozen. The person will get an email.',
    },
    erase: {
      title: 'Erase the account',
      points: [
        'Erased for good: name, address, password, sessions, answers, results, plans, links, permissions, requests and notes. It cannot be undone.',
        'A fingerprint stays that does not tell who it was, so that it is erased again if a backup is restored. The person gets a last email.',
        'The reason is kept, so it may not have their name or address.',
      ],
      question: 'Erase this account for good?',
      yes: 'Erase for good',
      done: 'The account is erased.',
    },
  },
  fields: {
    name: 'Name',
    language: 'Language',
    country: 'Country',
    age: 'Age',
    studies: 'Studies aimed at',
    none: 'Not said',
    otherCountry: 'Another country',
    nothing: 'You have not changed anything yet.',
  },
  ages: { '14-15': '14 or 15', '16-17': '16 or 17', '18-24': '18 to 24', '25+': '25 or older' },
  levels: {
    vocational: 'Vocational or technical training',
    university: 'A university degree',
    postgraduate: 'A master’s or postgraduate degree',
    undecided: 'Does not know yet',
  },
  enter: {
    title: 'Enter a request that came from outside',
    lead: 'By email, letter or telephone; from the person, their family or somebody else. The month runs from the day it came.',
    kind: 'What is asked',
    channel: 'How it came',
    channels: { mail: 'By email', letter: 'By letter', telephone: 'By telephone' },
    received: 'The day it came',
    who: 'Who asks',
    whos: {
      person: 'The person',
      guardian: 'Their parent or guardian',
      other: 'Somebody else for them',
    },
    account: 'Email of the account, if there is one',
    accountHelp: 'Leave it empty if there is no account, or nobody knows which.',
    askedBy: 'Name of whoever asks, and how to answer them',
    askedByHelp: `Needed where there is no account or somebody else asks. Erased ${keptDays} days after the answer.`,
    wish: 'What it says',
    wishHelp:
      'Only what is needed. Where there is an account, the person reads it in their profile.',
    submit: 'Enter the request',
    done: 'Entered, with its due date.',
    problems: {
      received: 'Choose a day, today or before.',
      askedBy: 'Say who asks and how to answer them, in at least 3 characters.',
      account: 'There is no account with this address.',
      full: 'Too many entered requests are waiting. Answer some of them first.',
    },
  },
  asker: {
    channels: {
      mail: 'Came by email',
      letter: 'Came by letter',
      telephone: 'Came by telephone',
      controller: 'Opened here',
    },
    noAccount: 'No account',
    minorCase: `The account of somebody who is not ${age}: we are waiting for the family. If they agree, unfreeze the account; if not, or when the time is over, erase it.`,
    by: 'Who asks: {who}',
    told: 'Answer them that way yourself: here it is only noted.',
    proof: 'Proof that they are a parent or guardian',
    proofHelp:
      'While you look into it, freeze the account in the person’s record. Note only that you asked for the proof and saw it. The document is not kept: give it back or delete it.',
    steps: {
      'proof-asked': { act: 'I asked for proof', done: 'Proof asked for on {date}' },
      'proof-seen': { act: 'I saw the proof', done: 'Proof seen on {date}' },
      'asker-told': { act: 'I answered them', done: 'Whoever asked was answered on {date}' },
    },
  },
} satisfies Copy;
