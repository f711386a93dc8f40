import type { RightsMail, RightsTold } from './rights-mail-names.ts';
import type { MailWords } from './mail-words.ts';

/** In English, what `rights-mails.ts` puts its facts into. */
export function englishRightsMails(told: RightsTold): Record<RightsMail, MailWords> {
  return {
    'request-came': {
      subject: `A request about data reached ${told.brand}`,
      heading: 'A request came',
      paragraphs: [
        `A person asked for something about their data: ${told.kind}.`,
        `It has to be answered before ${told.due}. We will remind you ${told.reminderDays} days earlier if it still waits.`,
      ],
      button: 'See the request',
      notes: ['Who it is and what they wrote is in the admin area, under Requests.'],
    },
    'request-due': {
      subject:
        told.count === 1
          ? `A request is due soon · ${told.brand}`
          : `${told.count} requests are due soon · ${told.brand}`,
      heading: told.count === 1 ? 'A request is due soon' : `${told.count} requests are due soon`,
      paragraphs: [
        told.count === 1
          ? `A request about data is not answered yet. Its time ends on ${told.first}.`
          : `${told.count} requests about data are not answered yet. The first one’s time ends on ${told.first}.`,
      ],
      button: 'See the requests',
      notes: ['The law gives one month to answer.'],
    },
    'request-answered': {
      subject: `We answered your request · ${told.brand}`,
      heading: 'Your request has an answer',
      paragraphs: [
        `We answered what you asked about your data (${told.kind}).`,
        'The answer is in your profile, under “Your requests”.',
      ],
      button: 'Read the answer',
      notes: [`If you do not agree, write to ${told.owner}, or complain to the AEPD at aepd.es.`],
    },
    'account-corrected': {
      subject: `We corrected something in your account · ${told.brand}`,
      heading: 'We corrected your account',
      paragraphs: [
        `We changed this in your ${told.brand} account: ${told.fields}. Your profile shows how it is now.`,
      ],
      button: 'See my profile',
      notes: [`If you did not ask for it or it is not right, write to ${told.owner}.`],
    },
    'account-frozen': {
      subject: `Your data is frozen · ${told.brand}`,
      heading: 'We froze your data',
      paragraphs: [
        `From now on the data of your ${told.brand} account is kept as it is and not used for anything. You can look at it, download it and erase it.`,
        'Meanwhile no new tests are saved, and your shared links are on hold.',
      ],
      button: 'See my profile',
      notes: [`To ask why, or to have it unfrozen, write to ${told.owner}.`],
    },
    'minor-frozen': {
      subject: `Your account waits for your parent or guardian · ${told.brand}`,
      heading: 'Show this message to an adult of your family',
      paragraphs: [
        `It looks as if this ${told.brand} account belongs to somebody who is not ${told.age} yet. At that age the law lets a parent or guardian decide, so for now the account is frozen: it is not used for anything.`,
        `For the family: to keep the account, or to have it erased right away, write to ${told.owner}. We will tell you how to show that you are a parent or guardian; we do not keep that document. If we hear nothing within ${told.answerDays} days, we erase the account.`,
      ],
      button: 'Read what the family can ask',
      notes: [
        `If you are ${told.age} or older, write to ${told.owner} and we will put it right. You did nothing wrong.`,
        'The tests can be taken without an account, and then we keep nothing.',
      ],
    },
    'account-unfrozen': {
      subject: `Your data is no longer frozen · ${told.brand}`,
      heading: 'Your account works again',
      paragraphs: [
        `We unfroze your ${told.brand} account: tests can be saved again, and your shared links open again.`,
      ],
      button: 'See my profile',
      notes: [
        `If you would rather keep it frozen, do so in your profile or write to ${told.owner}.`,
      ],
    },
    'account-erased-by-us': {
      subject: `We have erased your ${told.brand} account`,
      heading: 'Your account has been erased',
      paragraphs: [
        `Whoever is responsible for ${told.brand} erased this account, with its answers, results and permissions, because they were asked to or because the law says so. This address leaves our list of outgoing mail as soon as this message is on its way.`,
        'All that stays is a fingerprint that does not tell whose it was: with it, we delete the data again if we ever restore an older backup.',
      ],
      button: 'Go to the site',
      notes: [`If you did not expect this, write to ${told.owner}.`],
    },
  };
}
