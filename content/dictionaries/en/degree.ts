import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/degree.ts';
import { copy as suggestion } from './suggestion.ts';

export const copy = {
  head: {
    title: `{name}: degree in Spain · ${site.brand}`,
    description:
      '{name} in Spain: which careers it leads to, which universities and cities teach it, how many places there are and the grade to get in.',
  },
  credentials: { university: 'University degree', artistic: 'Higher title in artistic studies' },
  trail: { label: 'Where you are', home: 'Home', studies: 'Studies' },
  careers: {
    title: 'Which careers it leads to',
    text: 'Open one to see whether it is like you.',
    all: 'See all {n}',
  },
  practice: {
    title: 'To practice',
    text: 'What some of those careers take besides finishing the degree. Each says where that comes from.',
    line: '{careers}: {names}.',
    lineYears: '{careers}: {names}. With the studies, {years}.',
    others: '{n} more',
    years: { one: '{n} years', more: 'from {least} to {most} years' },
    compulsoryChamber: 'joining the chamber (colegiación), which is compulsory',
    kinds: suggestion.gates.kinds,
  },
  places: {
    title: 'Where it is taught',
    caption: 'Public universities that teach {name}',
    all: 'All {n} public sites',
    affiliatedOnes: 'Affiliated centers ({n})',
    affiliatedNote:
      'They award a public university’s degree without being part of it: they have their own grade and often another price. Ask before you choose.',
    madridRegion: 'Region of Madrid',
    privateOnes: 'Private universities ({n})',
    university: 'University',
    places: 'Places 2020-21',
    grade: 'Grade {year}',
    newest: '{grade} ({year}: {newest})',
    newestOnly: '{year}: {newest}',
    firstList: 'Those of {year} are of the first list: in later ones they usually fall.',
    newerLists: 'Newer lists are out, which we do not have here. See them on their official pages:',
    firstListAmong:
      'Those of {year} that say nothing else are of the first list: later ones usually ask less.',
    lastList: '{year}, last list',
    otherNames: 'Some universities call it otherwise: {names}.',
    quoted: '“{name}”',
    range: '{lowest}–{highest}',
    noLimit: 'no limit',
    unknown: 'no data',
    note: 'Lowest grade admitted in the general quota, out of 14. “No limit” means that everybody who passed the entrance examination got in. Private universities do not publish theirs in this table.',
  },
  grades: {
    title: 'How the grade has moved',
    text: 'The lowest grade of each public university: the one that asked for least, the one in the middle and the one that asked for most.',
    caption: 'Grades of entry by academic year, out of 14',
    year: 'Year',
    lowest: 'Least',
    middle: 'In the middle',
    highest: 'Most',
    offers: 'Places taught',
    chart: 'Grades of entry of {name}',
    description:
      'One bar for each year, from the lowest grade to the highest, with a dot at the middle one. The figures are in the table.',
    none: 'We have no grades of entry for this degree.',
    rose: 'Between {from} and {to} the middle grade rose from {first} to {last}.',
    fell: 'Between {from} and {to} the middle grade fell from {first} to {last}.',
    same: 'Between {from} and {to} the middle grade stayed at {last}.',
  },
  note: 'Which degree leads to which career is our own judgment: check each syllabus with the university.',
  search: {
    degrees: 'Official search for university degrees (in Spanish)',
    artistic: 'Ministry of Education: artistic studies (in Spanish)',
  },
  pathway: 'What you need from your country',
  sources: {
    title: 'Where all this comes from',
    text: 'Universities and cities: official register of degrees (RUCT), 2020. Places and grades: Ministry of Universities (SIIU), 2015-16 to 2020-21; those of 2021-22 from a copy of its table. Madrid, newest year: university district of Madrid, group 1, ordinary call, first list. Catalonia, newest year: first assignment of the Generalitat, from a copy that was checked against the press. Where there are several campuses or groups, from the lowest grade to the highest. Several centers of one university in the same city count as one: places added up, the lowest of their grades. Affiliated centers stand apart (those outside Madrid and Catalonia from the Ministry’s table of 2020-21).',
  },
} satisfies Copy;
