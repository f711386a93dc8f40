// What the text of a report may not say of the six interests, each beside the figures that stand in the same text.
import { hexagonFrom, type Fault } from './fault.ts';
import { letters, type Letter } from './lexicon.ts';
import { doingsIn, lettersIn, said, type Reading } from './read-text.ts';

export function faultsOfInterests(reading: Reading): Fault[] {
  if (!reading.known.tests.includes('interests')) return [];
  return [
    ...scores(reading),
    ...ties(reading),
    ...shape(reading),
    ...form(reading),
    ...name(reading),
    ...elsewhere(reading),
  ];
}

/** One score everywhere, the word of its third, and a band that holds it. */
function scores({ scores: written, points, lexicon }: Reading): Fault[] {
  const faults: Fault[] = [];
  for (const { letter, points: one, band, low, high } of written) {
    if (points.get(letter) !== one) {
      faults.push({ kind: 'two-scores', said: `${letter} is ${points.get(letter)} and ${one}` });
    }
    const third = one * 3 >= 80 ? 2 : one * 3 >= 40 ? 1 : 0;
    if (band !== undefined && band !== lexicon.bands[third]) {
      faults.push({ kind: 'wrong-band', said: `${letter} ${one} is called ${band}` });
    }
    if (low !== undefined && high !== undefined && (one < low || one > high)) {
      faults.push({ kind: 'outside-its-range', said: `${letter} ${one} in ${low} to ${high}` });
    }
  }
  return faults;
}

/** One margin everywhere, and an order only outside it. */
function ties(reading: Reading): Fault[] {
  const faults: Fault[] = [];
  const margins = new Set(said(reading, 'margin').map(Number));
  if (margins.size > 1) faults.push({ kind: 'two-margins', said: [...margins].join(' and ') });
  const margin = Math.max(3, ...(margins.size > 0 ? margins : (reading.known.margins ?? [])));
  const gap = (a: Letter, b: Letter) => (reading.points.get(a) ?? 0) - (reading.points.get(b) ?? 0);
  const pairs = (['pair', 'pairTied'] as const).flatMap((phrase) =>
    said(reading, phrase).map((list) => ({ phrase, named: inPair(list, reading) })),
  );
  for (const { phrase, named } of pairs) {
    const [a, b] = named;
    if (!a || !b) continue;
    if (phrase === 'pair' && gap(a, b) <= margin) {
      faults.push({ kind: 'after-inside-margin', said: `${b} after ${a}, ${gap(a, b)} apart` });
    }
  }
  const groups = [
    ...pairs,
    ...(['most', 'close', 'next', 'after'] as const).flatMap((phrase) =>
      said(reading, phrase).map((list) => ({ phrase, named: lettersIn(list, reading.lexicon) })),
    ),
  ];
  for (const { phrase, named } of groups) {
    for (const a of phrase === 'pair' ? [] : named) {
      for (const b of named) {
        if (gap(a, b) > margin) faults.push({ kind: 'tied-apart', said: `${a} and ${b} are tied` });
      }
    }
    if (phrase !== 'next' && phrase !== 'after') continue;
    const before = groups
      .filter((other) => other.phrase !== phrase && other.phrase !== 'after')
      .flatMap((other) => other.named);
    for (const a of before) {
      for (const b of named) {
        if (Math.abs(gap(a, b)) <= margin && a !== b && gap(a, b) >= 0) {
          faults.push({ kind: 'after-inside-margin', said: `${b} after ${a}, ${gap(a, b)} apart` });
        }
      }
    }
  }
  return [...faults, ...code(reading, gap, margin)];
}

/** The two of a name, as they stand in the sentence below it. */
function inPair(list: string, { lexicon }: Reading): Letter[] {
  const small = list.toLowerCase();
  return doingsIn(small, lexicon).toSorted(
    (a, b) => small.indexOf(lexicon.doings[a]) - small.indexOf(lexicon.doings[b]),
  );
}

/** `A = S · I ~ E`: equals are tied, a point is an order. */
function code({ lines }: Reading, gap: (a: Letter, b: Letter) => number, margin: number): Fault[] {
  const written = lines.filter((line) => /^[RIASEC](?: [=·~] [RIASEC])+$/.test(line));
  return [...new Set(written)].flatMap((line) => {
    const signs = line.split(' ');
    return signs.flatMap((sign, at): Fault[] => {
      const [a, b] = [asLetter(signs[at - 1]), asLetter(signs[at + 1])];
      if (!a || !b) return [];
      const isTied = Math.abs(gap(a, b)) <= margin;
      if (sign === '=' && !isTied) return [{ kind: 'letters', said: line }];
      return sign === '·' && (isTied || gap(a, b) < 0) ? [{ kind: 'letters', said: line }] : [];
    });
  });
}

function asLetter(sign: string | undefined): Letter | undefined {
  return letters.find((letter) => letter === sign);
}

/** How far apart, as the table has it; a shared first place is not clear. */
function shape(reading: Reading): Fault[] {
  const all = [...reading.points.values()];
  const faults: Fault[] = [];
  const range = Math.max(...all) - Math.min(...all);
  for (const number of said(reading, 'range')) {
    if (all.length === 6 && Number(number) !== range) {
      faults.push({ kind: 'wrong-range', said: `${number} points, and ${range} in the table` });
    }
  }
  const [most, tied, pair] = (['most', 'pairTied', 'pair'] as const).map(
    (phrase) => said(reading, phrase)[0],
  );
  const first = most ?? tied ?? '';
  if (tied !== undefined && said(reading, 'clear').length > 0) {
    faults.push({ kind: 'clear-and-tied', said: tied });
  }
  if (said(reading, 'clear').length > 0 && lettersIn(first, reading.lexicon).length > 1) {
    faults.push({ kind: 'clear-and-tied', said: first });
  }
  if (said(reading, 'flat').length > 0 && (pair ?? first) !== '') {
    faults.push({ kind: 'flat-and-first', said: pair ?? first });
  }
  return faults;
}

function form(reading: Reading): Fault[] {
  if (reading.known.form === 'full') return [];
  return said(reading, 'tenItems').map((line) => ({ kind: 'ten-items-in-short', said: line }));
}

/** A name is of types that no other is clearly ahead of, and what wears out is none that one likes. */
function name(reading: Reading): Fault[] {
  const { known, points, lines } = reading;
  const own = lines.find((line) => known.typesOfName.has(line));
  const of = own === undefined ? undefined : known.typesOfName.get(own);
  if (!own || !of || of.length > 2 || points.size < 6) return [];
  const faults: Fault[] = [];
  const lowest = Math.min(...of.map((letter) => points.get(letter) ?? 0));
  for (const letter of letters) {
    if (!of.includes(letter) && (points.get(letter) ?? 0) > lowest) {
      faults.push({ kind: 'name-of-lower', said: `${own}: ${letter} is higher` });
    }
  }
  for (const list of said(reading, 'alsoCalled')) {
    if (list.includes(own)) faults.push({ kind: 'name-twice', said: list });
  }
  for (const line of said(reading, 'wearsOut')) {
    for (const letter of hexagonFrom(line)) {
      const liked = (points.get(letter) ?? 0) >= 27 || (points.get(letter) ?? 0) >= lowest - 3;
      if (!of.includes(letter) && liked) faults.push({ kind: 'wears-out-liked', said: line });
    }
  }
  return faults;
}

/** At home and beside the other tests the same types stand first. */
function elsewhere(reading: Reading): Fault[] {
  const { lexicon } = reading;
  const [pair] = [...said(reading, 'pair'), ...said(reading, 'pairTied')];
  const [first = ''] = said(reading, 'most');
  const named = pair
    ? doingsIn(pair.toLowerCase(), lexicon).join('')
    : lettersIn(first, lexicon).join('');
  if (named === '') return [];
  return (['seen', 'tied', 'likes'] as const).flatMap((phrase) =>
    said(reading, phrase)
      .filter((list) => doingsIn(list, lexicon).join('') !== named)
      .map((list) => ({ kind: 'another-first' as const, said: list })),
  );
}
