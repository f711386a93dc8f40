// How work is in an occupation: means of answers, of the table Work Context. An occupation without figures is no row.
import { readTable } from '#tools/tables/table.ts';
import { settingColumns } from '#tools/tables/columns.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { isCode } from './code.ts';

/** Their columns by ours. */
const theirs: Readonly<Record<(typeof settingColumns)[number], string>> = {
  contact: 'contact_with_others',
  customers: 'deal_with_external_customers',
  angryPeople: 'deal_with_unpleasant_or_angry_people',
  outdoors: 'outdoors,_exposed_to_weather',
  sitting: 'spend_time_sitting',
  standing: 'spend_time_standing',
  hands: 'spend_time_using_your_hands_to_handle,_control,_or_feel_objects,_tools,_or_controls',
  timePressure: 'time_pressure',
  errors: 'consequence_of_error',
  othersSafety: "responsible_for_others'_health_and_safety",
  disease: 'exposed_to_disease_or_infections',
  hazards: 'exposed_to_hazardous_equipment',
  heights: 'exposed_to_high_places',
  noise: 'sounds,_noise_levels_are_distracting_or_uncomfortable',
  schedule: 'work_schedules',
  week: 'duration_of_typical_work_week',
};

export const settings: Importer = {
  table: tables.settings,
  files: ['work-context.csv'],
  rowsOf: ([text = '']) =>
    readTable(text, ['onet', 'title_in_18.1', ...Object.values(theirs)])
      .map((row) => ({
        code: row['onet'] ?? '',
        title: (row['title_in_18.1'] ?? '').replaceAll(/_+/g, ' '),
        ...Object.fromEntries(settingColumns.map((name) => [name, row[theirs[name]] ?? ''])),
      }))
      .filter((row) => Object.values(row).every((cell) => cell !== '')),
  problemsOf: (rows) =>
    rows.flatMap((row) => [
      ...(isCode(row['code'] ?? '') ? [] : [`${row['code']}: no es un código`]),
      ...settingColumns
        .filter((name) => {
          const figure = Number(row[name]);
          // Hours and the week were asked in three steps, all else in five.
          const highest = name === 'schedule' || name === 'week' ? 3 : 5;
          return !(figure >= 1 && figure <= highest);
        })
        .map((name) => `${row['code']}: ${name} no está en su escala`),
    ]),
};
