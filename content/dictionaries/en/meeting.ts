import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/meeting.ts';

export const copy: Copy = {
  head: {
    title: `First meeting · ${site.brand}`,
    description:
      'A link for your adviser: your situation, your path, the costs and your result on one page.',
  },
  loading: 'Opening…',
  unreachable: 'We could not reach the server.',
  retry: 'Try again',
  gone: 'There is nothing here that you can see.',
  limit: 'Too often. Wait a moment and try again.',
  make: {
    eyebrow: 'Before the first meeting',
    title: 'Let your adviser come prepared',
    lead: 'Make a link with what you already have here. Your adviser reads it on one page, and the meeting begins with your questions.',
    choose: 'What you want them to see',
    parts: {
      situation: 'Your situation: country, diploma, passport',
      way: 'Your path to Spain',
      costs: 'What you typed to work out the costs',
      result: 'Your results',
    },
    nothing:
      'There is nothing to bring yet. Take a test or look at your path to Spain, and come back.',
    toTest: 'Take the test',
    toRoute: 'See my path',
    name: 'Your name, if you like',
    submit: 'Create the link',
    making: 'Creating…',
    none: 'Choose at least one thing.',
    failed: 'It could not be created. Check your connection and try again.',
    made: 'Send this link to your adviser. It works until {when}, or until the meeting ends, and is not shown again.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Your browser does not let us copy: select the link and copy it.',
    end: 'Revoke this link',
    ended: 'Revoked: it opens nothing any more.',
    open: 'Links that are still open',
    until: 'Works until {when}',
    seen: 'your adviser has opened it',
    unseen: 'nobody has opened it',
    revoke: 'Revoke',
    revokeQuestion: 'The link stops opening.',
    keep: 'Leave it',
    revoking: 'Revoking…',
  },
  open: {
    eyebrow: 'First meeting',
    title: 'A family is waiting for you',
    signIn: 'This link is for an adviser. Sign in with your account of the centre.',
    staff: 'This link is opened by who works at a centre. Ask your lead to invite you.',
    over: {
      title: 'This meeting is over',
      text: 'The link was revoked or has expired. If you still need it, ask the family for another.',
    },
    end: {
      press: 'End the meeting',
      question: 'The link stops opening. Save the PDF first if the family agrees.',
      yes: 'End it',
      no: 'Not yet',
      busy: 'Ending…',
      failed: 'It could not be ended. Try again.',
    },
  },
  gate: {
    title: 'Protect your account and go on',
    lead: 'A family’s data is seen here. So besides the password we ask for a code from your phone.',
  },
  create: 'Create my account',
  signIn: 'Sign in',
};
