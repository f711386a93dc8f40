import type { TalkQuestion } from '#domain/report/talk-questions.ts';
import type { Copy } from '#content/instruments/words/es/report-parts.ts';

export const copy = {
  careers: {
    title: 'Careers that match your interests',
    first: 'Careers to start with',
    lead: 'These are ideas: no career is ruled out because it is missing here.',
    fields: {
      all: 'The order also looks at what you like best inside each type.',
      some: 'The order also looks at what you like best inside each type. The short version did not ask about everything, so it knows less of that.',
    },
    level: {
      label: 'Which studies to show',
      every: 'All',
      both: 'University and vocational (FP)',
      university: 'University',
      vocational: 'Vocational (FP)',
    },
    oneByOne: 'See them one at a time',
    why: 'Why these, and how to get there',
    others: 'More careers by family: {n}',
    favourites: 'The ones you marked as interesting',
    total: 'Careers that match with this filter: {total}.',
    ten: 'We show ten: the steadiest, and the closest of the others.',
    chance:
      'Answers at random would give about {chance}: look at which families they are rather than how many careers.',
    choice:
      'We compare the shape of your six interests with that of each career. We show one of a family while there are families enough. If you repeat the test, about half of the list usually stays.',
    thin: {
      title: 'Few matches with this filter',
      text: 'Few careers at this level bring together what you like.',
      elsewhere: 'With the other kind of studies there would be {n}.',
      see: 'Show university and FP',
    },
    near: {
      title: 'They come close, without matching',
      text: 'They are less alike, and give you somewhere to start looking.',
    },
    none: 'With this filter no career is alike enough.',
    flat: 'With interests this close together, a list of careers would be chance. What helps now is trying things out.',
    doors: {
      title: 'One door a family',
      text: 'Open the three you are most curious about, and tell someone what drew you to each.',
      again: 'Take the test again in two or three months, once you have tried something new.',
    },
    incomplete:
      'Some answers are missing to compare your six interests with careers. Take the test again with all of them, and the careers appear here.',
    limits:
      'Interests do little to tell law, history and economics apart: read the course plan and talk to somebody in the job.',
    all: 'See all careers',
    refused: 'The ones you turned down',
    known: 'The ones you already know',
    list: 'Suggested careers in {family}',
  },
  together: {
    title: 'The tests, read together',
    lead: 'Interests say what you like doing. Values, what you ask in return. Personality, how you tend to go about it. None of them rules a career out.',
    clear:
      'Your interests stand clearly apart: {range} points separate the highest from the lowest.',
    blurred: 'Your highest interests lie very close together: look at all of them.',
    whole: 'Now your map is complete',
    alone: 'To complete the map',
    taken: '{n} of 3',
    map: {
      interests: 'What you like to do',
      values: 'What you ask of a job, by points',
      personality: 'How you tend to be',
    },
    likes: 'What draws you: {doings}.',
    likesOpen: 'Your interests are still open.',
    certainty:
      'Values are a second voice. If you take that test again, part of this may change; so they do not move the list.',
    weighs: 'What weighs most for you in a job: {names}.',
    noPriorities: 'Your values show no clear priorities.',
    agreeing: 'Of the suggested careers, your values lean towards {names}.',
    differing: 'Look closely at the conditions of {names}: your values ask for something else.',
    others: '{n} more',
    noneAgreeing: 'Among the suggested careers, your values favour none over the others.',
    traits: 'In personality, what is clearest: {names}.',
    noTraits: 'In personality, no trait came out marked.',
  },
  talk: {
    title: 'Talk it over at home',
    send: 'Send by WhatsApp',
    lead: 'Five questions made from your result. Everybody answers first; then you compare.',
    questions: {
      seen: 'What draws me most is {names}. Where do you see that in me?',
      open: 'This result puts no interest first. What do you see me do gladly, even when nobody asks?',
      tied: 'Between {names}: which do you see me spending next year on, and why?',
      rare: 'Few people like both {names}. Do we know anybody whose job joins them?',
      weighs:
        'What I value most in a job: {names}. What counted most when jobs were chosen in this family, and what would count today?',
      'equal-values':
        'No value came out clearly ahead for me. If one thing about a job had to go, what would each of us give up?',
      'no-values':
        'What must a job have to be worth it? Everybody writes down three things, then we compare.',
      careers: 'My matches include {names}. Do we know anyone who works in that?',
      'few-careers': 'My result looks like {names}. Do we know anyone who works in that?',
      someone: 'Which relative or friend could I go to work with for a day?',
      trait:
        'On {trait} the test puts me close to “{end}”. Where would each of you put me, and why?',
      ways: 'Some routes go through university, others through vocational training. What do we think of each, and where does that idea come from?',
      doubt: 'Which part of this result does not sound like me?',
      money: 'How much can we pay a year, in which currency, and for how many years?',
      far: 'Studying in Spain means living far away. What do we look forward to, and what worries us?',
    } satisfies Record<TalkQuestion['key'], string>,
  },
  plan: {
    missing:
      'We could not open your plan, so this report goes without it. Check your connection and reload the page.',
  },
  answers: {
    title: 'My answers, one by one',
    lead: 'Each answer adds 0 to 4 points to its scale. Those marked * count the other way round.',
    short: 'In the short form the points of each scale are an estimate made from these answers.',
    question: 'Question',
    answer: 'Answer',
    points: 'Adds',
    none: 'No answer',
  },
  comparison: {
    title: 'What changed since {date}',
    text: 'Only results of the same version of a test are compared. A change counts when it is so large that by chance it would show in only 1 of 20 scales.',
    scale: 'Scale',
    before: 'Before',
    after: 'Now',
    change: 'Difference',
    meaning: 'Reading',
    real: 'clear change',
    noise: 'within the error',
    otherVersion:
      'Your earlier result is from another version of the test, with other questions: we do not compare them.',
  },
  take: {
    meeting: 'Prepare the first meeting with your adviser',
    title: 'Take your report with you',
    text: 'Everything on this page, your plan if you keep one, and your answers.',
    name: 'Name on the PDF (if you like)',
    nameHelp: 'It goes in the title and the file name. It is not kept.',
    pdf: 'Download PDF',
    making: 'Making the PDF…',
    json: 'Data (JSON)',
    csv: 'Data (CSV)',
    print: 'Print',
    failed: 'The file could not be made. Check your connection and try again.',
    file: 'faro-report',
    mail: 'Send it to me by email',
    mailing: 'Sending…',
    mailed:
      'It is on its way to {email}. If it has not arrived in a few minutes, look in your spam.',
    mailGuest: 'With an account you can also get it by email and share it.',
    mailUnsaved: 'It is not in your account yet. Wait until it has been sent and try again.',
    mailTooOften: 'We sent it a short while ago. Wait a few minutes before asking again.',
    mailFailed: 'We could not send it. Try again in a while.',
  },
  document: {
    title: 'Career guidance report',
    made: 'Interests: {date}',
    version: 'version {version} of the test, {form}',
    forms: { full: 'full form', short: 'short form' },
    printed: 'Report made on {date}',
    page: 'Page {n} of {total}',
    foot: 'A new, exploratory instrument. Nobody should decide for you on this report alone.',
    contents: 'In this report',
  },
} satisfies Copy;
