import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { ProcessorWords } from '#content/dictionaries/es/legal-privacy.ts';

const owner = site.owner.value;
const {
  heldAttemptHours: hours,
  unconfirmedAccountDays,
  inactiveMonths,
  inactiveNoticeDays,
  sessionIdleDays,
  sessionMaxDays,
  knownDeviceMonths,
  withdrawnMarkerDays,
  endedShareDays,
  guestLinkDays,
  outboxDays,
  suppressedAddressDays,
  auditMonths,
  jobRunDays,
  policyReportDays,
  stepCountMonths,
  withdrawalDays,
  classDays,
  closingCentreDays,
  rosterMonths,
  meetingDays,
  logDays,
  backupDays,
  erasureLedgerMonths,
} = constants;

export const privacy = {
  id: 'privacidad',
  title: 'Privacy policy',
  blocks: [
    {
      heading: 'Who answers for your data',
      paragraphs: [
        `The data controller is ${owner.name}, tax number (NIF) ${owner.nif}, of ${owner.address}. For anything to do with your data, write to ${owner.email} or call ${owner.phone}.`,
        'We have not appointed a data protection officer: the controller answers in person.',
      ],
      points: [],
    },
    {
      heading: 'What we store and where',
      paragraphs: [],
      points: [
        'If you take the test without an account, your answers stay in your browser. They are not sent to the server.',
        `If you create an account after taking the test, your answers wait on the server for you to confirm your email address, for ${hours} hours at most. If you do not confirm it, they expire and are deleted.`,
        'If you have an account, we store your name, your email address, your language, the form you signed up with, and your password, transformed so that nobody can read it. Also which text you accepted, and when.',
        'For each session you open: when it began, when it was last used and how your browser introduces itself (its name and version, and the kind of device). It lets you see in your profile where your account is open, and serves nothing else.',
        'For each browser you sign in with: a fingerprint that is good for your account only, and when we saw it first and last. With it we tell you by email if somebody signs in on a new device, and see to it that the address of your account changes only from a browser that you have signed in with. Your internet address is not kept with it.',
        'If you turn on two-step verification: the key that you share with your authenticator app, encrypted; when you turned it on and when you last gave a code; and your recovery codes, transformed so that nobody can read them.',
        'For each test we store your answers, those of “Refine your map” too if you take it, the time you spent on each question, and the dates. The result is not stored: it is worked out from your answers each time you open it.',
        'If you save your path to Spain: the country, the diploma, what you want to study, when, and the steps you tick with their day; if you said them, the region and whether you need a visa too, but not your passport. In your account you read it, and so does whoever has a link in which you include it; without one, it stays in your browser.',
        'If you use them: the careers you mark, how trying them went, and the links you share, with the name you give them.',
        'If you join a class with a code: the alias or number that you type (it need not be your name), when you joined and finished, your answers, a summary of them, and what you decide to show your counsellor. It starts at “nothing”, and you change it or take it back with your card. Also the notes that your counsellor writes about you, what the two of you agreed, the next appointment and, if there was an evening for families, the order in which somebody of yours thinks you like six activities: only you read it, and you decide whether they see yours. We ask for no name, email or date of birth. Your centre is responsible for these data; we keep them on its behalf.',
        'If the session of your centre only counts, we keep how many people finished, and nothing of you.',
        'If you work at a centre: which one, in which role and with which groups, and what you write there.',
        'If you give your adviser a link for the first meeting: a copy of what you choose to show (your situation, your path, your costs and your result). Only somebody who works at a centre and has the link reads it.',
        'If you make a link without an account: the name of your result, your six scores and three careers, with the version of the text you accepted. Neither your name nor your answers. Whoever has the link reads that summary; if you ask them to guess first, we keep the order they put too, and they see nothing until you have read it and said yes. Of the link we keep a fingerprint alone. The basis is your consent, which you withdraw by ending it in the same browser or, once you open an account, there.',
        'If you make a request: what you write in your own words, what we answered and when. Also if it comes by email, letter or telephone. There is no need to tell anything about your health or about other people.',
        'If whoever administers the site talks with you, they may leave short notes on your record of what was agreed. You read them whole in the download of your data, you can have them corrected, and they are erased with your account.',
        'If you book a session: what you write when you book, and what you write to us later. That stays in the form and office services of the table, and not in your account.',
        'If you tell us: what you study or lean towards, as a choice from a list. You can change or delete it beside your result. Of the emails that ask you again we keep when they left and a hash of their link.',
        'For the emails the site sends you: to which address, of what kind, and when.',
        'Until you confirm your email, the fingerprint of a random key of your browser. It is there so that nobody else decides the password of your account; it is deleted when you confirm.',
        'To stop abuse we count what is asked for from each internet address, for example attempts to sign in or sign up; the address is kept as a code, for a day or two. The server’s technical log holds no passwords or answers, and addresses appear in it only as a code.',
        'We count how often each day somebody arrives, begins and finishes a test, sends a result and presses the booking link. They are numbers: without cookies, without an address and with nothing that says whose each one is.',
        'If the site’s security policy keeps a browser from loading something, the browser tells us. We count how often that happens each day; we do not keep to whom, nor on which page.',
        ...(site.providers
          ? [
              'You can sign in with your Google or Microsoft account, if you want to. Those companies are asked nothing until you press their button. Then they know that you sign in here, and they tell us your name, your email address and a number by which this site knows you; we get no password and nothing else, and we send them neither your answers nor your results.',
            ]
          : []),
        ...(site.breachedPasswords
          ? [
              'When you choose a password, we check whether it appears in known breaches. For that, our server sends Have I Been Pwned (api.pwnedpasswords.com) the first five characters of a fingerprint of the password, which many others share. That service receives neither the password, nor your email address, nor your internet address.',
            ]
          : []),
      ],
    },
    {
      heading: 'What we use it for, and on what basis',
      paragraphs: [
        'Name, email address and password are needed for an account. If you would rather not give them, you can still take the test.',
      ],
      points: [
        'To give you what you ask for: your account, the three tests (interests, values and personality) and your saved results. The basis is providing that service, and the consent you give when you create the account.',
        'To send you your results by email, when you ask for them. The basis is providing that service.',
        'To personalise what you see: your answers, what you say of careers and the details you add put careers, studies and your path in order and filter them. Without an account, that happens in your browser. The basis is providing that service.',
        'To book a session and advise you: what you tell us when you book and in it, and the notes of what was agreed. The basis is providing that service.',
        'To answer when you, or whoever represents you, exercise a right, and to be able to show that we did. The basis is the duty that data protection law puts on us.',
        'To comply with other laws, if you buy something: invoices and taxes, and what an authority asks for. The basis is the legal obligation.',
        `To protect the site and its accounts. The basis is our legitimate interest in their working safely, which we have weighed against yours: you can ask for that assessment at ${owner.email}, and object.`,
        'To send you guidance emails, if you allow it. The basis is your consent.',
        'For anonymous research, if you allow it: your answers, without your name or email, help to find out whether the test measures well, and only figures about groups are published. The basis is your consent.',
        'To tell you by email that somebody has guessed by a link of yours, if you ask for it when you make the link: one email a link, with nothing of the guess or of your result. A link in the email itself ends it. The basis is your consent.',
        'To ask you again what you study, if you allow it: two emails, after 12 and after 22 months. You answer, or withdraw the permission, by a link in the email itself, without signing in. Your answer is compared with your test only if you allow research as well. The basis is your consent.',
        'All three permissions are optional and separate, with no boxes ticked in advance. You give and withdraw them in your profile, and we keep each decision with its date and its text.',
      ],
    },
    {
      heading: 'Who else is involved',
      paragraphs: [
        'Your answers are read by you, and by whoever has a link that you shared, while it works. Whoever administers the site can look at your record to help you; they have to write down why, and every look is recorded and is part of your download. We work with providers who process data on our behalf, under contract and only for what we ask of them; the table at the end of this part says which and what for. We do not sell data or pass it to anybody else unless the law requires it.',
      ],
      points: [],
    },
    {
      heading: 'Outside the European Union',
      paragraphs: [
        `The table says where each provider works. If one of them processes data outside the European Economic Area, it will be in a country or with a company that the European Commission recognises as safe, or under its standard contractual clauses. To ask for a copy of those safeguards, write to ${owner.email}.`,
        'If you connect from Latin America, your data travels encrypted from your country to the server.',
      ],
      points: [],
    },
    {
      heading: 'For how long',
      paragraphs: [
        `Answers waiting for your confirmation are kept for ${hours} hours.`,
        'Your requests and the notes on your record are kept as long as your account. What you write when you book, as long as the guidance lasts; invoices, the years that tax law sets.',
        'Your account, your tests and your path are kept until you erase them, or until the account is no longer used. What is in your browser stays until you delete it; when you sign out, the answers of your account are removed from that device.',
      ],
      points: [
        `An account that nobody confirms is erased after ${unconfirmedAccountDays} days.`,
        `An account that nobody uses for ${inactiveMonths} months gets a notice and is erased ${inactiveNoticeDays} days later, unless you sign in again.`,
        `What we keep of a session, how your browser introduces itself included, is erased when you sign out of it, when you change your password on another device and, if nobody uses it, after ${sessionIdleDays} days; no session lasts longer than ${sessionMaxDays} days. The date of the last use stays, to know whether the account is still in use. The fingerprint of a browser is erased once we have not seen it for ${knownDeviceMonths} months.`,
        `A result that you erase leaves an empty marker for ${withdrawnMarkerDays} days, so that another device of yours does not bring it back. A shared link is erased ${endedShareDays} days after it ends; the summary of a link made without an account when you end it, or after ${guestLinkDays} days; what somebody guessed with it, that day or the next.`,
        `The list of emails sent is kept for ${outboxDays} days; the fingerprint of an address that a mail server said does not exist, for ${suppressedAddressDays} days; the record of who looked at whom, for ${auditMonths} months; that of automatic tasks, for ${jobRunDays} days; the count of security notices, for ${policyReportDays} days; that of visits and steps, for ${stepCountMonths} months; the server’s technical log, for ${logDays} days.`,
        `What is kept of a class is erased ${classDays} days after it ends, even if you do nothing. What you take into your account stays there. The list of aliases of a group is erased after ${rosterMonths} months. When a centre closes, it has ${closingCentreDays} days to take its things along, and then everything is erased. A link for the first meeting ends when somebody ends it, or after ${meetingDays} days.`,
        `If you agree to guidance emails, your address may be passed to the service that sends them. When you take that back, object, change your address or erase your account, we tell it to remove the address. We keep the address only until that is done, and then the receipt without it for ${withdrawalDays} days.`,
        'If somebody who looks after the site erases their account, a code that does not tell who they were takes their place in the record of looks, so that what each of them did can be told apart.',
        `Backups are destroyed after ${backupDays} days. If you erase your account, a fingerprint that does not tell who you are stays for ${erasureLedgerMonths} months: with it we delete your data again if an older backup has to be restored.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can do almost everything from your profile, without asking: download your data, correct it, erase one result or the whole account, freeze your data, object, and withdraw permissions.',
        `For anything else, leave a request in your profile or write to ${owner.email}. It is free. We answer within one month; in a complex case this can take two months longer, and we would tell you.`,
        'If you think we have not respected your rights, you can complain to the Spanish data protection authority (AEPD), calle Jorge Juan 6, 28001 Madrid, or through its website.',
      ],
      points: [
        'To know what data about you we have, and get a copy.',
        'To have mistakes corrected.',
        'To ask us to erase it.',
        'To ask us to keep it without using it.',
        'To take it with you, as a document to read or in a format that another service understands.',
        'To object to a use.',
        'To withdraw your consent. What was done with your permission before then remains valid.',
      ],
    },
    {
      heading: 'The test decides for nobody',
      paragraphs: [
        'The result is worked out automatically from your answers, but it opens and closes no doors: it is guidance for exploring. No automated decisions are made about you.',
      ],
      points: [],
    },
  ],
};

export const processors: ProcessorWords = {
  caption: 'Providers who process data on our behalf',
  columns: ['Kind', 'What for', 'Provider', 'Where'],
  kinds: {
    backend: { name: 'Server and database', purpose: 'Hosting accounts and answers' },
    email: { name: 'Mail', purpose: 'Delivering the messages about your account' },
    mailing: {
      name: 'Guidance emails',
      purpose: 'Sending them to whoever agreed, and stopping when they take it back',
    },
    forms: { name: 'Forms', purpose: 'Receiving what you write when you book a session' },
    workspace: { name: 'Office suite', purpose: 'Diary and correspondence with you' },
  },
  regions: { EU: 'European Union' },
};
