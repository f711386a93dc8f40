import { copy as suggestion } from '#content/dictionaries/en/suggestion.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';

export const copy = {
  head: {
    title: `Careers: {career} · ${site.brand}`,
    description:
      '{career}: what people do, what a day is like, whether it is like you, what to study in Spain and where, and which careers are close.',
  },
  trail: { label: 'Where you are', home: 'Home', careers: 'Careers' },
  alsoCalled: 'Also called: {names}.',
  levels: {
    university: 'University degree',
    vocational: 'Vocational training (FP)',
    either: 'Degree or vocational training',
    own: 'By a way of its own',
  },
  react: suggestion.react,
  compareWith: 'Compare with…',
  bar: {
    label: 'On this page',
    compare: 'Is it you?',
    day: 'A day',
    tasks: 'What people do',
    settings: 'The work',
    practice: 'Getting there',
    places: 'Where',
    related: 'Close by',
  },
  compare: {
    title: 'Is it like you?',
    much: 'a lot',
    some: 'some',
    little: 'little',
    list: 'How much this occupation asks of each interest',
    chart: 'The six interests of {career}',
    description: 'Hexagonal chart. {figures} The figures are in the table.',
    figure: '{name}: {word}.',
    text: 'Take the interest test and you will see your hexagon over this one.',
    action: 'Take the test',
    numbers: 'The numbers',
    caption: 'Interests of the occupation according to O*NET, from 1 to 7',
    type: 'Type',
    value: 'From 1 to 7',
    limits:
      'We say “a lot” from 5 on and “little” below 3. The figures describe the occupation, not people.',
  },
  day: { title: 'An ordinary day', note: 'An example: every job is different.' },
  tasks: 'What people do',
  demands: {
    title: 'What is asked of you',
    skills: 'What it helps to be good at',
    knowledge: 'What you most need to know',
    none: 'O*NET has not yet asked which skills this occupation calls for.',
  },
  settings: {
    title: 'What the work is like',
    none: 'O*NET has not asked about the rest of this occupation: whether people work on their feet, outdoors or in a hurry is a question for someone who does it.',
    note: 'As told by people who do it in the United States (O*NET, 2014). It may differ here, hours above all.',
    people: 'With whom',
    place: 'Where',
    body: 'The body',
    screen: 'The screen',
    screens: { most: 'At a screen nearly all day', part: 'Now and then', little: 'Little' },
    screenNote: 'What we say of the screen is our own judgement: nobody has counted it.',
    time: 'Time',
    risks: 'Risk',
    contact: {
      'all-day': 'With people nearly all day',
      much: 'With people a good part of the day',
      less: 'Long stretches on your own, with few people around',
    },
    meetsPublic: 'you deal with people from outside the team',
    meetsAnger: 'at times people are angry',
    places: {
      outdoors: 'Outdoors on many days, whatever the weather',
      both: 'Sometimes outdoors, sometimes indoors',
      indoors: 'Nearly always indoors',
    },
    postures: {
      sitting: 'Sitting more than half of the day',
      standing: 'On your feet more than half of the day',
      mixed: 'Standing at times, sitting at times',
    },
    usesHands: 'with your hands busy',
    deadlines: {
      daily: 'Tight deadlines nearly every day',
      weekly: 'Tight deadlines now and then',
      seldom: 'Little hurry',
    },
    schedule: { irregular: 'changing hours', regular: 'shifts fixed well ahead' },
    longWeeks: 'long weeks',
    noRisks: 'O*NET singles out none.',
    risk: {
      errors: 'a mistake can be very costly',
      othersSafety: 'others depend on your care',
      disease: 'contact with disease',
      hazards: 'dangerous machines or materials',
      heights: 'heights',
      noise: 'a lot of noise',
    },
  },
  values: {
    title: 'What it gives those who do it',
    text: 'What it gives most, according to O*NET: {names}.',
    least: 'What it gives least: {least}.',
    none: 'O*NET has not rated what this occupation offers.',
    numbers: 'The six values in numbers',
    caption: 'Work values in the United States according to O*NET, from 1 to 7',
    value: 'Value',
    figure: 'From 1 to 7',
  },
  practice: {
    title: 'What it takes to practise',
    years: {
      one: '{years} years of study in all.',
      range: '{from} to {to} years of study in all, depending on the way.',
    },
    yearsAndMore: {
      one: 'Those studies take {years} years, besides what this list asks for.',
      range:
        'Those studies take {from} to {to} years, depending on the way, besides what this list asks for.',
    },
    unknownYears: 'How many years it takes depends on the way.',
    hours:
      'The state’s rule gives it {hours} hours (RD 546/1995; still so in January 2026, according to Europa Press). How many are taught, and over how many years, is for the region where you study.',
    studies: 'Studies that prepare for it:',
    ownWay:
      'No degree and no FP title leads there. You get there by another way: a licence, a competitive state examination, a school of the trade or practice.',
    toPractice: {
      one: '{years} years in all before you may practise.',
      range: '{from} to {to} years in all before you may practise.',
    },
    outside: 'Without a passport of the European Union: {text}',
    secondary: 'a secondary source: check it',
    askOffice:
      'We have read no law that asks for more, nor one that says this is enough. Ask the professional body or association in your region: “Is a certain title needed, or membership?”',
    askHealth:
      'It is a health profession: expect that this title is compulsory, and that one from another country has to be recognised. The professional body? Ask the health department of your region: “May one practise without this title, and does one have to join the body?”',
    foreign: 'If you come from another country, first see how your studies are recognised.',
    pathway: 'Your way from your country',
    after: 'If you finish here, see which permit it takes to stay and work.',
    afterStudies: 'After the studies',
  },
  studies: {
    years: '{years} years, {ects} ECTS',
    twoYears: '2 years',
    byRegion: 'length by region',
  },
  places: {
    title: 'Where it is taught',
    degrees: 'Degrees and higher studies',
    titles: 'Vocational training',
    taught: 'At {universities} (2020).',
    publicOnes: { one: '1 public university', more: '{n} public universities' },
    privateOnes: { one: '1 private one', more: '{n} private ones' },
    places: 'Some {n} public places (2020-21).',
    grades: 'Lowest entry grade in {year}: {lowest} to {highest}, depending on the university.',
    grade: 'Lowest entry grade in {year}: {lowest}.',
    gradesFromPass:
      'In {year} a pass was enough at some universities; the most demanding one asked for {highest}.',
    affiliated: {
      one: 'Besides, 1 affiliated centre, which is not the university’s: it has its own grade and often another price.',
      more: 'Besides, {n} affiliated centres, which are not the university’s: they have their own grade and often another price.',
    },
    affiliatedOnly: {
      one: 'On the public side, only one affiliated centre, which is not the university’s: it has its own grade and often another price.',
      more: 'On the public side, only {n} affiliated centres, which are not the university’s: they have their own grade and often another price.',
    },
    noLimit: 'In {year} everybody who passed the entrance requirements got into the public one.',
    noGrades: 'We have no entry grades.',
    unlisted: 'It is not in the register of 2020 that we use: see the official search.',
    ownWay:
      'We count no degree or FP title that leads here. How people get in stands under “What it takes to practise”.',
    artistic:
      'At conservatories and higher schools, with an entrance test. There is no open register of places or grades.',
    fold: 'Universities and cities',
    distance: 'at a distance',
    placeGrade: 'grade {grade}',
    isPrivate: 'private',
    titlesTaught:
      'There is no open list of all centres: look for them by region in the official search.',
    noteGrades:
      'These are the latest grades of the general quota that we have for all of Spain, out of 14 points; they change every year.',
    searchDegrees: 'Official search for university degrees (in Spanish)',
    searchTitles: 'Official search for vocational training (in Spanish)',
    searchArtistic: 'Ministry of Education: artistic studies (in Spanish)',
    editorial: 'Our own judgement',
  },
  afterwards: {
    title: 'How it goes afterwards',
    none: 'We have found no official statistic of those who come by these ways.',
    area: 'Of those who finished a degree in “{area}” in 2013-14 ({graduates} people), {year1}% were paying contributions in Spain after one year and {year4}% after four.',
    residencyYear:
      'In that first year nearly all of them prepare for the residency examination (MIR).',
    base: 'Mean contribution base after four years: {base} a year.',
    all: 'Among all degrees: {year1}% and {year4}%, on a mean base of {base}.',
    titleBase:
      'Of those who finished {title} in 2019-20, four years on: a mean base of {base} a year. Full-time employees only.',
    group: 'The table counts them together: {group}.',
    limits:
      'It counts whoever is in Social Security in Spain, in their own field or another. It leaves out those who went abroad or are insured by a professional body. The contribution base is declared pay, up to a ceiling. These are figures of that time, not a promise.',
    source:
      'Ministry of Universities, employment of those who finished in 2013-14 (2019). FP: Ministry of Education, EDUCAbase.',
  },
  tires: 'What tires people',
  grows: 'What it can grow into',
  related: {
    title: 'Careers close by',
    reasons: {
      studies: 'the same studies: {study}',
      profile: 'very similar interests',
      onet: 'O*NET calls them close',
      family: 'the same family',
      field: 'the same field',
      none: 'close, in our judgement',
    },
    compare: 'Compare',
    compareLabel: 'Compare {one} with {other}',
  },
  tries: { title: 'Try it this week', text: 'Free, with what you have around you.' },
  sources: {
    title: 'Where all this comes from',
    occupation: 'From O*NET occupation {code}: {parts}.',
    interests: 'interests, of {month}',
    values: 'values, of {month}',
    demands: 'skills and knowledge, of May 2025',
    tasks: 'tasks, of May 2025',
    settings: 'what the work is like, of March 2014',
    studies:
      'Universities: official register (RUCT), 2020. Places and grades: Ministry of Universities (SIIU); those of 2021-22 from a copy of its table. FP: TodoFP and, for the titles it lacks, their decrees (BOE).',
    words: 'The descriptions are ours; what people do is based on the tasks that O*NET lists.',
    link: 'The occupation on O*NET OnLine',
  },
} satisfies Copy;
