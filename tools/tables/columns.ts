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

/** Of an area of study: how many finished it, and how it went for them. */
export const areaColumns = [
  'id',
  'name',
  'field_codes',
  'graduates',
  'affiliated_year1',
  'affiliated_year4',
  'base_year1',
  'base_year4',
] as const;

/** Of studies whose newer figures the press has: `ours` are areas and fields of the tables of 2013-14, `every` all graduates. */
export const newerAfterwardsColumns = [
  'scope',
  'ours',
  'cohort',
  'measured',
  'affiliated_year4',
  'base_year4',
  'source',
  'url',
  'mark',
] as const;
