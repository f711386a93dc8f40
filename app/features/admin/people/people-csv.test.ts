import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/en/admin-area.ts';
import { peopleCsv } from './people-csv.ts';

test('a name that is a formula reaches the spreadsheet as text, one row per person (F04)', () => {
  const person = {
    id: '1',
    email: 'eve@example.test',
    full_name: '=HYPERLINK("http://evil.test";"Click")\r\n@row',
    locale: 'es',
    created_at: '2026-11-01T10:00:00Z',
    confirmed_at: null,
    started: 2,
    finished: 1,
    finished_at: null,
    marketing: true,
    research: false,
    is_admin: false,
    is_synthetic: false,
  };
  const csv = peopleCsv([person], copy);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"";""Click"")\r\n@row"`);
  expect(
    csv
      .replace(/"(?:[^"]|"")*"/g, 'cell')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(2);
});
