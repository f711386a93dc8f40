// Facts and prices that were typed from a file of few rows are held against it, where it lies beside the clone.
import { expect, test } from 'vitest';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { everyFact } from '#content/facts/every-fact.ts';
import { missingExams, pceKinds, pceSubjects } from '#domain/admission/pce.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import { besideSource } from '#tests/beside-source.ts';
import { sourceText } from '#tests/source-files.ts';
import { readTable } from '#tools/tables/table.ts';

const factOf = (id: string) => everyFact.find((fact) => fact.id === id);

/** The kind that a passed exam leaves unasked. */
const kindOf = (subject: SubjectId) => {
  const mark = { subject, mark: 9, year: 2027, isHoped: false };
  const missing = missingExams([mark], 2027)?.kinds ?? [];
  return pceKinds.filter((kind) => !missing.includes(kind)).join();
};

/** Facts of one figure by the row of the collected ones that says it. */
const ofMoney: readonly (readonly [id: string, row: string, figure: string])[] = [
  ['iprem-month-2026', 'IPREM (unchanged since 2023)', '600'],
  ['iprem-year-2023', 'IPREM x 12 (means for a student year at 100 %)', '7200'],
  [
    'vocational-higher-work-first-2021',
    'FP grado superior: affiliated in year 1 / year 4 (graduates 2020-21)',
    '51.1',
  ],
  [
    'vocational-higher-work-fourth-2021',
    'FP grado superior: affiliated in year 1 / year 4 (graduates 2020-21)',
    '67',
  ],
  [
    'vocational-intermediate-work-first-2021',
    'FP grado medio: affiliated in year 1 / year 4 (graduates 2020-21)',
    '36.2',
  ],
  [
    'vocational-intermediate-work-fourth-2021',
    'FP grado medio: affiliated in year 1 / year 4 (graduates 2020-21)',
    '65',
  ],
];

besideSource(() => {
  test('a room costs what the file of rooms says of its city, in its year', () => {
    const rows = readTable(sourceText('admission/room-rent-by-city.csv'), [
      'city',
      'eur_room_month',
      'date',
      'mark',
    ]).filter(({ city }) => !city.startsWith('España'));
    const told = rows.map(({ city, date }) => {
      const name = city.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      const fact = factOf(`room-${name}-${date.slice(0, 4)}`);
      return [city, String(fact?.value), fact?.year, fact?.mark];
    });
    expect(told).toEqual(
      rows.map((row) => [row.city, row.eur_room_month, row.date.slice(0, 4), row.mark]),
    );
    expect(everyFact.filter(({ id }) => id.startsWith('room-'))).toHaveLength(rows.length);
  });

  test('a price of a credit is one of its region’s row, and what others pay is what the row says', () => {
    const rows = readTable(sourceText('admission/tuition-by-region.csv'), [
      'region',
      'year',
      'eur_per_credit_low',
      'eur_per_credit_high',
      'eur_per_credit_mean',
      'non_eu_rule',
    ]);
    const ofRegion = new Map(rows.map((row) => [row.region, row]));
    // Of Madrid and Valencia a newer or another source is quoted, and of Andalusia for others, which their records name.
    const told = tuition.regions.map(({ region, name, resident, foreign }) => {
      const row = ofRegion.get(name.es.replace('Región de ', ''));
      const isOurs = resident !== null && region !== 'madrid' && region !== 'valencia';
      const credits = [row?.eur_per_credit_low, row?.eur_per_credit_high, row?.eur_per_credit_mean]
        .filter(Boolean)
        .flatMap((figure) => [Number(figure), Math.floor(Number(figure) * 60)]);
      const rule = row?.non_eu_rule.startsWith('NO surcharge') ? 'same' : 'more';
      return {
        region,
        isOfRow: !isOurs || (credits.includes(resident.low) && credits.includes(resident.high)),
        isOfYear: !isOurs || row?.year.includes(resident.year) === true,
        isRule: ['andalusia', 'madrid', 'valencia'].includes(region) || foreign?.kind === rule,
        isTold: resident !== null || credits.length === 0,
      };
    });
    const wrong = told.filter((each) => Object.values(each).includes(false));
    expect(wrong).toEqual([]);
    expect(tuition.regions).toHaveLength(rows.length);
  });

  test('figures of money and work are those of the collected rows', () => {
    const rows = readTable(sourceText('careers/money_facts_2026.csv'), ['fact', 'value', 'mark']);
    for (const [id, name, figure] of ofMoney) {
      const row = rows.find(({ fact }) => fact === name);
      expect([id, row?.value.split(' / ')]).toEqual([id, expect.arrayContaining([figure])]);
      expect([id, String(factOf(id)?.value), factOf(id)?.mark]).toEqual([id, figure, row?.mark]);
    }
  });

  test('the exams of the PCE are those of the list, each of its kind, and none that nobody verified', () => {
    const rows = readTable(sourceText('spain-2026/pce_subjects_2026_secondary.csv'), [
      'suggested_id',
      'block_in_source',
      'mark',
    ]);
    const verified = rows.filter(({ mark }) => mark !== 'U');
    expect(
      pceSubjects.map((id) => [id, kindOf(id)]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    ).toEqual(
      verified
        .map((row) => [row.suggested_id, row.block_in_source])
        .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
  });
});
