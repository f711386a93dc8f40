import { expect, test } from 'vitest';
import { ways } from '#content/compiled/countries/ways.js';
import { usualWay } from './stations.ts';

test('the usual way from any country has eight stations at most, in order, and asks for each paper once', () => {
  for (const { code } of ways) {
    const { stations, months } = code === 'eu-ib' ? usualWay('other', 'ib') : usualWay(code);
    const ahead = stations.map((station) => station.ahead);
    expect([code, stations.length <= 8]).toEqual([code, true]);
    expect(ahead).toEqual(ahead.toSorted((one, other) => other - one));
    expect(months).toBe(ahead[0]);
    const papers = stations.flatMap(({ documents }) => documents);
    expect(new Set(papers).size).toBe(papers.length);
  }
});

test('months of a station are those before a September', () => {
  const { stations } = usualWay('MX');
  const of = (id: string) => stations.find((station) => station.id === id);
  expect(of('gather-documents')).toMatchObject({ ahead: 12, until: 9, from: 9, to: 12 });
  expect(of('register-pce')).toMatchObject({ ahead: 6, until: 5, from: 3, to: 4 });
  expect(of('request-visa')?.money.map(({ id }) => id)).toEqual(['means', 'insurance']);
});
