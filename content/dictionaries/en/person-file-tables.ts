import type { Copy } from '#content/dictionaries/es/person-file-tables.ts';
import { copy as account } from './person-file-account.ts';

export const copy = {
  ...account,
  'public.attempts': {
    title: 'Tests',
    columns: {
      instrument: 'Test',
      version: 'Version of the test',
      form: 'Form',
      locale: 'Language you took it in',
      state: 'State',
      answers: 'Answers',
      item_times: 'Time on each question',
      rev: 'Times saved',
      created_at: 'Started',
      updated_at: 'Last change',
      submitted_at: 'Finished',
      answered: 'Questions answered',
    },
  },
  'public.second_looks': {
    title: 'Refine your map',
    columns: {
      attempt: 'Test it belongs to',
      version: 'Version of the questions',
      answers: 'Answers',
      item_times: 'Time on each question',
    },
  },
  'public.directions': {
    title: 'What you study or lean towards',
    columns: { occasion: 'When we asked', family: 'Your answer', at: 'Answered' },
  },
  'public.reactions': {
    title: 'Careers you marked',
    columns: {
      career: 'Career',
      reaction: 'What you said',
      at: 'When',
      trial: 'How trying it went',
      trial_at: 'When you tried it',
    },
  },
  'public.plans': {
    title: 'Your plan',
    columns: {
      diploma: 'Diploma',
      aim: 'What you want to study',
      start: 'When you want to start',
      ticks: 'Steps done',
      stay: 'How you may stay in Spain',
      region: 'Region',
    },
  },
  'public.shares': {
    title: 'Links',
    columns: {
      what: 'What it shows',
      label: 'Name you gave it',
      created_at: 'Link made',
      expires_at: 'Ends',
      revoked_at: 'You took it back',
      opened_at: 'Last opened',
      opens: 'Times opened',
      with_plan: 'With your way to Spain',
      guess_first: 'Asks for a guess before it shows',
      guess_mail: 'Tell by mail of a guess',
      guess: 'What was guessed',
      guessed_at: 'Guessed',
      guess_agreed_at: 'You agreed to show it',
    },
  },
  'private.guest_links': {
    title: 'Links you made without an account',
    columns: {
      summary: 'What it shows',
      text_version: 'Version of the text you accepted',
      text_hash: 'Fingerprint of the text',
      expires_at: 'Ends',
      ended_at: 'You ended it',
      guess_first: 'Asks for a guess before it shows',
      guess: 'What was guessed',
      guessed_at: 'Guessed',
      guess_agreed_at: 'You agreed to show it',
    },
  },
  'private.content_editors': {
    title: 'Permission to edit the site',
    columns: { granted_by: 'Who gave you the permission', role: 'For what', at: 'Since' },
  },
  'private.exported_contacts': {
    title: 'Your address, handed to the guidance mailing service',
    columns: { address: 'Address', at: 'When' },
  },
  'private.follow_ups': {
    title: 'Emails in which we asked you again',
    columns: { occasion: 'Which', asked_at: 'Sent', answered_at: 'Answered' },
  },
  'public.requests': {
    title: 'Requests',
    columns: {
      kind: 'What you asked for',
      text: 'In your words',
      at: 'When',
      due_at: 'Answer due by',
      answered_at: 'Answered',
      outcome: 'What was done',
      channel: 'How it came',
      reminded_at: 'Reminded who answers',
    },
  },
  'private.request_askers': {
    title: 'Who asked from outside the site',
    columns: {
      request: 'Number of the request',
      who: 'Who',
      asked_by: 'Name and contact',
      proof_asked_at: 'Proof asked for',
      proof_seen_at: 'Proof seen',
      told_at: 'Told',
    },
  },
  'private.audit': {
    title: 'Looks at your record',
    columns: {
      actor: 'Who, if it was you',
      person: 'About whom',
      action: 'What they did',
      why: 'Why',
      at: 'When',
      actor_pseudonym: 'Mark of an administrator who erased their account',
    },
  },
  'private.notes': {
    title: 'Notes about you',
    columns: { text: 'Note', at: 'Written' },
  },
  'private.people': {
    title: 'Summary that administrators see',
    columns: {
      words: 'Words for searching',
      confirmed_at: 'Account confirmed',
      started: 'Tests started',
      finished: 'Tests finished',
      finished_at: 'Last test finished',
      used_at: 'Last use of the account on record',
      marketing: 'Allows guidance emails',
      research: 'Allows research',
    },
  },
} satisfies Copy;
