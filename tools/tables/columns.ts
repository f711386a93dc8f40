// Columns that tables and what is made of them name alike.

/** Means of answers about how work is, in the order of `Settings`. */
export const settingColumns = [
  'contact',
  'customers',
  'angryPeople',
  'outdoors',
  'sitting',
  'standing',
  'hands',
  'timePressure',
  'errors',
  'othersSafety',
  'disease',
  'hazards',
  'heights',
  'noise',
  'schedule',
  'week',
] as const;

/** First years of the courses whose lowest grades `offers` has. */
export const offerYears = ['2015', '2016', '2017', '2018', '2019', '2020', '2021'] as const;
