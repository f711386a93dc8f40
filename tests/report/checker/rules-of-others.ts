// What the text may not say of values, of personality and of the tests together.
import type { Fault } from './fault.ts';
import { said, valuesNamed, type Reading } from './read-text.ts';

export function faultsOfOthers(reading: Reading): Fault[] {
  return [...values(reading), ...personality(reading), ...together(reading)];
}

function values(reading: Reading): Fault[] {
  const { known, lexicon, valuePoints } = reading;
  const faults: Fault[] = [];
  const firsts = (['top', 'card', 'weighs', 'talkWeighs'] as const).flatMap((phrase) =>
    said(reading, phrase),
  );
  const cards = said(reading, 'card').flatMap((list) => valuesNamed(list, lexicon));
  for (const list of firsts) {
    const [first] = valuesNamed(list, lexicon);
    if (known.firstCard !== undefined && first !== known.firstCard) {
      faults.push({ kind: 'first-card-not-first', said: list });
    }
  }
  if (known.firstCard !== undefined) {
    for (const line of said(reading, 'noOrder'))
      faults.push({ kind: 'cards-and-no-order', said: line });
  }
  const points = [...valuePoints.values()];
  if (Math.max(...points) - Math.min(...points) >= 5) {
    for (const line of said(reading, 'almostEqual'))
      faults.push({ kind: 'equal-and-apart', said: line });
  }
  for (const line of said(reading, 'tips'))
    faults.push({ kind: 'values-tip-the-list', said: line });
  const up = [...firsts, ...said(reading, 'above')].flatMap((list) => valuesNamed(list, lexicon));
  for (const list of said(reading, 'gives')) {
    for (const value of valuesNamed(list, lexicon)) {
      if (up.includes(value) || cards.includes(value)) {
        faults.push({ kind: 'gives-what-weighs', said: list });
      }
    }
  }
  const [agreeing, differing] = [said(reading, 'agreeing'), said(reading, 'differing')].map(
    (lists) =>
      lists.flatMap((list) => Array.from(list.matchAll(/[«“]([^»”]+)[»”]/g), ([, one]) => one)),
  );
  for (const career of agreeing ?? []) {
    if (differing?.includes(career)) faults.push({ kind: 'values-both-ways', said: career ?? '' });
  }
  return faults;
}

/** Each end where the points put it; none beside "no trait is marked". */
function personality(reading: Reading): Fault[] {
  const { text, lexicon } = reading;
  const faults: Fault[] = said(reading, 'between').map((line) => ({
    kind: 'between-ends',
    said: line,
  }));
  const towards = lexicon.says.towards.source;
  for (const [name, low, high] of lexicon.traits) {
    const pattern = new RegExp(
      `${name} (\\d+) (?:de|of) 40 .{0,80}?${towards}(${high}|${low})`,
      'g',
    );
    for (const [line, points, end] of text.matchAll(pattern)) {
      // Between a name and its end no other trait may stand.
      if (lexicon.traits.some(([other]) => other !== name && line.includes(` ${other} `))) continue;
      const isRight = end === high ? Number(points) * 3 >= 80 : Number(points) * 3 < 40;
      if (!isRight) faults.push({ kind: 'wrong-end', said: line });
    }
    for (const list of said(reading, 'clearest')) {
      for (const end of [low, high]) {
        if (!list.includes(`${name} (${end})`)) continue;
        const [, points] = new RegExp(`${name} (\\d+) (?:de|of|/) 40`).exec(text) ?? [];
        if (points === undefined) continue;
        const isRight = end === high ? Number(points) * 3 >= 80 : Number(points) * 3 < 40;
        if (!isRight) faults.push({ kind: 'wrong-end', said: list });
      }
    }
  }
  const placed = [...said(reading, 'clearest'), ...said(reading, 'towards')];
  if (said(reading, 'unmarked').length > 0 && placed.length > 0) {
    faults.push({ kind: 'marked-and-unmarked', said: placed[0] ?? '' });
  }
  return faults;
}

/** What has no score is not told as undecided. */
const missing = [
  ['incompleteInterests', 'openInterests'],
  ['incompleteValues', 'noPriorities'],
] as const;

function together(reading: Reading): Fault[] {
  const { known } = reading;
  return [
    ...missing.flatMap(([lacks, open]) =>
      said(reading, lacks).length > 0
        ? said(reading, open).map((line): Fault => ({ kind: 'missing-told-as-open', said: line }))
        : [],
    ),
    ...(known.tests.length < 2
      ? said(reading, 'readTogether').map((line): Fault => ({
          kind: 'together-with-one',
          said: line,
        }))
      : []),
    ...said(reading, 'unfilled').map((line): Fault => ({ kind: 'unfilled', said: line })),
  ];
}
