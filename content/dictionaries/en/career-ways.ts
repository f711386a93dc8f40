import type { Copy } from '#content/dictionaries/es/career-ways.ts';

export const copy = {
  practice: {
    title: 'What it takes to practice',
    reach: 'You get there with {studies}: {years}.',
    degree: 'Spain calls a degree “grado”.',
    helps: 'You get in with {entry}. What helps to prepare is {studies}.',
    way: { degree: 'the ', artistic: 'the ', title: 'FP in ' },
    oneStudy: 'one more study',
    studies: '{n} more studies',
    more: 'Does it take anything else to practice?',
    years: {
      one: '{years} years of study',
      range: '{from} to {to} years of study, depending on the path',
    },
    yearsAndMore: {
      one: '{years} years of study, plus this',
      range: '{from} to {to} years of study, depending on the path, plus this',
    },
    unknownYears: 'how many years depends on the way',
    hours:
      '{hours} hours (RD 546/1995; still so in January 2026, according to Europa Press), over as many years as your region decides',
    ownWay:
      'No degree and no FP title leads there. You get there by another way: a license, a competitive state examination, a school of the trade or practice.',
    toPractice: {
      one: '{years} years before you may practice',
      range: '{from} to {to} years before you may practice',
    },
    behind: 'Without a passport of the European Union, and where it is written',
    outside: 'Without a passport of the European Union: {text}',
    secondary: 'a secondary source: check it',
    askOffice:
      'We have read no law that asks for more, nor one that says this is enough. Ask the professional body or association: “Is a certain title needed, or membership?”',
    askHealth:
      'It is a health profession: expect that this title is compulsory, and that one from another country has to be recognized. Ask the health department of your region: “May one practice without this title, and does one have to join the body?”',
    pathway: 'Your path to Spain',
  },
  studies: {
    years: '{years} years, {ects} ECTS',
    twoYears: '2 years',
    byRegion: 'length by region',
  },
  places: {
    title: 'Where it is taught',
    others: 'Other ways there: {n}',
    moreSites: 'And {n} more sites, with grades and places',
    aboutTheDegree: 'More on this degree',
    aboutTheTitle: 'More on this training',
    taught: 'At {universities} (2020).',
    publicOnes: { one: '1 public university', more: '{n} public universities' },
    privateOnes: { one: '1 private one', more: '{n} private ones' },
    places: 'Some {n} public places (2020-21).',
    grades: 'Lowest entry grade in {year}: {lowest} to {highest}, depending on the university.',
    gradesListed: 'Lowest entry grade in {year}, where it is published: {lowest} to {highest}.',
    grade: 'Lowest entry grade in {year}: {lowest}.',
    gradesFromPass:
      'In {year} a pass was enough at some universities; the most demanding one asked for {highest}.',
    affiliated: {
      one: 'Besides, 1 affiliated center, which is not the university’s: it has its own grade and often another price.',
      more: 'Besides, {n} affiliated centers, which are not the university’s: they have their own grade and often another price.',
    },
    affiliatedOnly: {
      one: 'On the public side, only one affiliated center, which is not the university’s: it has its own grade and often another price.',
      more: 'On the public side, only {n} affiliated centers, which are not the university’s: they have their own grade and often another price.',
    },
    noLimit: 'In {year} everybody who passed the entrance requirements got into the public one.',
    noGrades: 'We have no entry grades.',
    unlisted: 'It is not in the register of 2020 that we use: see the official search.',
    ownWay:
      'We count no degree or FP title that leads here. How people get in stands under “What it takes to practice”.',
    artistic:
      'At conservatories and higher schools, with an entrance test. There is no open register of places or grades.',
    distance: 'at a distance',
    placeGrade: 'grade {grade} in {year}',
    noLimitThere: 'no limit in {year}',
    isPrivate: 'private',
  },
  afterwards: {
    stay: 'Staying to work afterwards',
    title: 'How it goes afterwards',
    none: 'We have found no official statistic of those who come by these ways.',
    newer:
      'Of those who finished a degree in “{area}” in {cohort}, {year4}% were paying contributions in Spain four years later.',
    newerAll: 'Among all degrees of {cohort}: {year4}% after four years, on a mean base of {base}.',
    area: 'Of those who finished a degree in “{area}” in 2013-14 ({graduates} people), {year1}% were paying contributions in Spain after one year and {year4}% after four.',
    residencyYear:
      'In that first year nearly all of them prepare for the residency examination (MIR).',
    base: 'Mean contribution base after four years: {base} a year.',
    all: 'Among all degrees of 2013-14: {year1}% and {year4}%, on a mean base of {base}.',
    titleBase:
      'Of those who finished {title} in 2019-20, four years on: a mean base of {base} a year. Full-time employees only.',
    group: 'The table counts them together: {group}.',
    limits:
      'It counts whoever is in Social Security in Spain, in their own field or another. It leaves out those who went abroad or are insured by a professional body. The contribution base is declared pay, up to a ceiling. These are figures of that time, not a promise.',
    source:
      'Ministry of Universities, employment of those who finished in 2013-14 (2019). 2017-18 and 2018-19: the Ministry’s figures by way of Fundación CYD, in the press of 2024 and 2025 (secondary source). FP: Ministry of Education, EDUCAbase.',
  },
} satisfies Copy;
