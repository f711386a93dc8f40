import { describe, expect, test } from 'vitest';
import { careerPageFacts } from '#content/compiled/careers/page-facts.js';
import { areSourcesHere, rowsBy, sourceRows } from '#tests/source-files.ts';
import { demands } from './demands.ts';
import { kindredOccupations } from './kindred.ts';
import { occupationSettings, type Settings } from './settings.ts';

const columns: Readonly<Record<keyof Settings, string>> = {
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

describe.skipIf(!areSourcesHere)('beside the files of O*NET', () => {
  test('every figure of how work is is the one of its occupation', () => {
    const rows = rowsBy('careers/onet_work_context_18.1_2014.csv', 'onet');
    for (const [code, settings] of Object.entries(occupationSettings)) {
      const row = rows.get(code)?.[0] ?? {};
      const there = Object.entries(columns).map(([name, column]) => [name, Number(row[column])]);
      expect([code, settings]).toEqual([code, Object.fromEntries(there)]);
    }
  });

  test('every skill and area of knowledge is one element, in the order of the file', () => {
    const rows = rowsBy('careers/onet_skills_knowledge_styles_top6_29.3.tsv', 'onet');
    const elements = new Map<string, Set<string>>();
    for (const [code, { skills, knowledge }] of Object.entries(demands)) {
      for (const [domain, ids] of Object.entries({ skill: skills, knowledge })) {
        const ranked = (rows.get(code) ?? [])
          .filter((row) => row['domain'] === domain)
          .toSorted((a, b) => Number(a['rank']) - Number(b['rank']));
        expect([code, domain, ranked.length]).toEqual([code, domain, ids.length]);
        ids.forEach((id, place) => {
          const key = `${domain} ${id}`;
          elements.set(
            key,
            (elements.get(key) ?? new Set()).add(ranked[place]?.['element_id'] ?? ''),
          );
        });
      }
    }
    expect([...elements].filter(([, named]) => named.size > 1)).toEqual([]);
  });

  test('kin are the nearest ten of those that the catalogue has', () => {
    const codes = new Set(Object.values(careerPageFacts).map(({ onet }) => onet));
    const near = sourceRows('careers/onet_related_29.3.tsv')
      .filter((row) => row['tier']?.startsWith('Primary') && codes.has(row['related_onet'] ?? ''))
      .toSorted((a, b) => Number(a['index']) - Number(b['index']));
    const byCode = Map.groupBy(near, (row) => row['onet'] ?? '');
    for (const [code, kindred] of Object.entries(kindredOccupations)) {
      const there = (byCode.get(code) ?? []).map((row) => row['related_onet']).slice(0, 10);
      expect([code, kindred]).toEqual([code, there]);
    }
  });
});
