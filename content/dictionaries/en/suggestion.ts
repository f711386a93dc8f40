import type { Copy } from '#content/dictionaries/es/suggestion.ts';

export const copy = {
  bands: {
    strong: 'Strong match',
    good: 'Good match',
    near: 'Comes close, no match',
    weak: 'Little in common',
  },
  levels: {
    university: 'University',
    vocational: 'Vocational (FP)',
    either: 'University or vocational (FP)',
    own: 'By its own way in',
  },
  reasons: {
    shared: {
      one: 'You share a liking for {names}, which matters in the job too.',
      two: 'You share a liking for {names}, which matters in the job too.',
    },
    nearest: {
      one: 'What brings you close is {names}: it stands out a little, in you and in the job.',
      two: 'What brings you close is {names}: they stand out a little, in you and in the job.',
    },
    lowOnBoth: {
      one: 'You are alike in what matters least: {names}.',
      two: 'You are alike in what matters least: {names}.',
    },
    sharedNone: 'No interest counts in you and in the job at once.',
    liked: 'On questions close to this job you answered {answers}.',
    likedSame: '“{choice}” to {items}',
    gap: {
      career: 'This job needs more {name} than you like.',
      person: 'You like {name} more than this job needs.',
    },
    // After a first one in the same direction.
    gapAlso: {
      career: 'It also needs more {name} than you like.',
      person: 'You also like {name} more than it needs.',
    },
    gapNone: 'You are not far apart on any interest.',
    spoke: {
      type: 'It is here for your interests as a whole; you liked the questions closest to this career less than others.',
      field:
        'It is here for what you marked on the questions closest to this career: your interests as a whole do not quite match.',
    },
  },
  values: {
    agrees: 'From your values, a point in its favour: this job offers you {names}.',
    agreesPlain: 'From your values, a point in its favour.',
    differs: 'From your values, something to look at: this job offers less {names}.',
    differsPlain: 'From your values, you look for something else.',
    'no-data': 'Values of this job: no data.',
  },
  studies: 'How to study it in Spain',
  more: 'Why, and how to get there',
  gates: {
    line: 'To practise in Spain: {names}. The details are on the career’s page.',
    kinds: {
      degree: 'one particular title',
      master: 'a master’s degree',
      residency: 'a residency with a national examination',
      'state-exam': 'an examination of the State',
      chamber: 'nearly always membership of the professional body',
      'civil-service': 'a competition for public posts',
      nationality: 'the nationality that is asked for',
      licence: 'a licence',
    },
  },
  sum: {
    title: 'How this is worked out',
    text: 'We compare the shape of the two profiles, not their height. A type adds when it lies on the same side of the average in your answers and in the job, and takes away when the sides differ. From 0.61 we call it a good match. We call it strong from 0.98: with answers at random, only one list in twenty has a career like that. Between 0.45 and 0.61 a career comes close, without matching. The job’s figures are O*NET’s, from 1 to 7.',
    caption: 'How the match with {career} adds up',
    type: 'Type',
    you: 'You, of {max}',
    career: 'Job',
    adds: 'Adds',
    total: 'Sum (r)',
  },
  react: {
    label: 'What do you think of {career}?',
    interested: 'I’m interested',
    no: 'Not for me',
    known: 'I’ve already looked at this',
    failed: 'Your choice could not be saved. Please try again.',
  },
} satisfies Copy;
