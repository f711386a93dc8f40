import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';

export const copy = {
  head: {
    title: `Careers: {career} · ${site.brand}`,
    description:
      '{career}: what people do, what a working day is like, which interests it calls for according to O*NET, and what to study in Spain.',
  },
  trail: { label: 'Where you are', home: 'Home', careers: 'Careers' },
  alsoCalled: 'Also called: {names}.',
  does: 'What people do',
  day: 'An ordinary day',
  interests: {
    title: 'Which interests it calls for',
    text: 'Above all: {names}. The figures describe the work, not the people in it: they say which activities count for most.',
    chart: 'The six interests of {career}',
    description: 'Hexagon chart. {figures} The table holds the same information.',
    figure: '{name}: {n} of 7.',
    caption: 'Interests of the occupation, from 1 to 7',
    type: 'Type',
    value: 'O*NET, 1 to 7',
  },
  values: {
    title: 'What it offers those who do it',
    text: 'Six work values from O*NET, from 1 to 7. They describe what is usual in the occupation in the United States; one particular job may be different.',
    none: 'No data: O*NET has not rated this occupation, and we will not make figures up.',
    caption: 'Work values, from 1 to 7',
    value: 'Value',
    figure: 'O*NET, 1 to 7',
  },
  studies: {
    pathway: 'See what you need from your country',
    title: 'What to study in Spain',
    levels: {
      university: 'A university degree (grado) leads here.',
      vocational: 'Vocational training (formación profesional, FP) leads here.',
      either: 'A university degree (grado) or vocational training (FP) leads here.',
      own: 'Neither a degree nor a vocational title leads here, but a way of its own: a licence, a state examination or practice.',
    },
    degrees: 'Degrees and higher studies',
    titles: 'Vocational training (FP)',
    years: '{years} years, {ects} ECTS',
    twoYears: '2 years',
    searchDegrees: 'Official search for university degrees',
    searchTitles: 'Official search for FP',
    searchArtistic: 'Spanish Ministry of Education: artistic studies',
    editorial: 'Our own judgement',
  },
  compare: {
    title: 'Is it like you?',
    text: 'With a result of the interest test in this browser or in your account, you will see your profile here beside that of the job, and where they agree.',
    action: 'Take the RIASEC test',
  },
  related: 'Careers nearby',
  sources: {
    title: 'Where this comes from',
    occupation: 'O*NET occupation {code}. Interests: {interests}. Values: {values}.',
    occupationWithoutValues: 'O*NET occupation {code}. Interests: {interests}. Values: no data.',
    words:
      'The descriptions and the day are our own, written as an example: every job is different.',
    link: 'See the occupation on O*NET OnLine',
  },
} satisfies Copy;
