import { expect, test } from 'vitest';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { readCsv } from '#domain/read-csv.ts';
import { besideSource } from '#tests/beside-source.ts';
import { sourceText } from '#tests/source-files.ts';
import { vocationalTitles } from './vocational-titles.ts';

const list = 'careers/fp_titles_and_outputs_todofp.csv';

besideSource(() => {
  test('outcomes that lead to a career stand in the official list of the title', () => {
    const lines = sourceText(list)
      .split('\n')
      .map((line) => line.toLowerCase());
    for (const { id, name } of vocationalTitles) {
      const outcomes = titleOutcomes[id];
      if (outcomes?.origin !== 'todofp') continue;
      const named = lines.filter((line) => line.includes(name.toLowerCase()));
      for (const outcome of Object.values(outcomes.leadsTo)) {
        const holds = named.some((line) => line.includes(outcome.toLowerCase()));
        expect([id, outcome, holds]).toEqual([id, outcome, true]);
      }
    }
  });

  test('official outcomes are those of TodoFP, word by word', () => {
    const read = readCsv(sourceText(list));
    const [heads = [], ...rows] = read.kind === 'rows' ? read.rows : [];
    const [address, official] = ['todofp_url', 'occupations_official'].map((head) =>
      heads.indexOf(head),
    );
    const listed = new Set(rows.map((row) => `${row[address ?? 0]} ${row[official ?? 0]}`));
    for (const [id, { origin, page, outcomes }] of Object.entries(titleOutcomes)) {
      if (origin !== 'todofp') continue;
      expect([id, listed.has(`${page} ${outcomes.join(' | ')}`)]).toEqual([id, true]);
    }
  });
});
