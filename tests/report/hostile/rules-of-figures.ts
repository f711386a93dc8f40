// Figures: certainty, values, answers and what they add up to, and what the head of the paper says of the tests.
import { all, figure, wording, type Found, type Sheet } from './pages.ts';

export function findingsInFigures(sheet: Sheet): Found[] {
  return [...ofCertainty(sheet), ...ofValues(sheet), ...ofAnswers(sheet), ...ofHead(sheet)];
}

function ofCertainty({ text, locale, place, person }: Sheet): Found[] {
  const { certain, shortAndFull, ages } = wording[locale];
  const upside = [
    ...all(text, certain).filter((found) => {
      const [first = 0, byLot = 0, set = 0, setByLot = 0, order = 0] = found.map(Number);
      return !(first > set && set > order && first > byLot && set > setByLot && byLot > setByLot);
    }),
    ...all(text, shortAndFull).filter(([short, full]) => Number(short) > Number(full)),
  ].map((found) => ({ kind: 'certainty-upside-down' as const, what: found.join() }));
  // Others do not learn the age of a person.
  const age = place === 'link' || person.ageBand === null ? 'none' : person.ageBand;
  const right = Object.entries(ages).find(([band]) => band === age)?.[1] ?? '';
  const wrong = all(text, certain).length > 0 && !text.includes(right);
  const others = Object.values(ages).filter(
    (sentence) => sentence !== right && text.includes(sentence),
  );
  return [
    ...upside,
    ...(wrong || others.length > 0
      ? [{ kind: 'of-another-age' as const, what: `${age}: ${others.join()}` }]
      : []),
  ];
}

/** Distances from a mean add up to nothing, and whoever a result is called after stands highest. */
function ofValues({ text, lines, locale, person }: Sheet): Found[] {
  const { apart, above, called, callsValues } = wording[locale];
  const each = all(text, apart).map(([, by = '', side]) => figure(by) * (side === above ? 1 : -1));
  const sum = each.reduce((so, one) => so + one, 0);
  const off = each.length >= 6 && Math.abs(sum) > 0.1 * each.length;
  const name = lines.find((line) => callsValues.test(line)) ?? '';
  const distance = new Map(
    lines.flatMap((line, at) => {
      const [, by, side] = [...line.matchAll(apart)][0]?.slice(0, 4) ?? [];
      return by === undefined || side === undefined
        ? []
        : [
            [
              lines[at - 1] ?? '',
              figure(line.match(/· ([\d,.]+)/)?.[1] ?? '0') * (line.includes(above) ? 1 : -1),
            ] as const,
          ];
    }),
  );
  const cardAt = [
    'achievement',
    'independence',
    'recognition',
    'relationships',
    'support',
    'conditions',
  ].indexOf(person.firstCard ?? '');
  const named = called.filter(([phrase], at) => name.includes(phrase) && at !== cardAt);
  const lowest = Math.min(...named.map(([, value]) => distance.get(value) ?? 0));
  const higher = [...distance].filter(
    ([value, by]) =>
      by > lowest + 0.001 && !name.includes(called.find((one) => one[1] === value)?.[0] ?? '-'),
  );
  return [
    ...(off ? [{ kind: 'distances-from-no-mean' as const, what: each.join() }] : []),
    ...(named.length > 0 && distance.size === 6 && higher.length > 0
      ? [{ kind: 'called-after-a-lower-one' as const, what: `${name}: ${higher.join()}` }]
      : []),
  ];
}

/** On paper each scale of answers begins with what they add up to, and each answer says what it adds. */
function ofAnswers({ lines, place, locale, person }: Sheet): Found[] {
  if (place !== 'paper') return [];
  const given = new Map(person.given[locale].map(({ question, choice }) => [question, choice]));
  const found: Found[] = [];
  let open: { readonly name: string; readonly points: number; sum: number } | undefined;
  const close = () => {
    if (open && open.sum !== open.points && person.form === 'full') {
      found.push({
        kind: 'answers-add-up-to-another' as const,
        what: `${open.name} ${open.points}: ${open.sum}`,
      });
    }
  };
  const from = lines.indexOf(wording[locale].answers);
  if (from === -1) return [];
  for (const [place, line] of lines.slice(from).entries()) {
    const at = from + place;
    const total = /^(\d+) \/ (?:40|20)$/.exec(line);
    if (total) {
      close();
      open = { name: lines[at - 1] ?? '', points: Number(total[1]), sum: 0 };
    }
    if (open && /^[0-4]$/.test(line)) open.sum += Number(line);
    const choice = given.get(line.replace(/\s\*$/, ''));
    if (choice !== undefined && lines[at + 1] !== choice) {
      found.push({
        kind: 'answer-not-given' as const,
        what: `${line}: ${lines[at + 1]}, not ${choice}`,
      });
    }
  }
  close();
  return found;
}

function ofHead({ lines, place, locale, person }: Sheet): Found[] {
  if (place !== 'paper') return [];
  const { head, heads, short } = wording[locale];
  const told = lines.slice(0, 12).flatMap((line) => {
    const [, test, version, form] = head.exec(line) ?? [];
    return test ? [{ line, test, version: Number(version), isShort: form === short }] : [];
  });
  const wrong = told.filter(
    ({ test, version, isShort }) =>
      version !== person.version ||
      isShort !== (test === heads.interests && person.form === 'short'),
  );
  return [
    ...wrong.map(({ line }) => ({ kind: 'another-test-in-the-head' as const, what: line })),
    ...(told.length === person.tests.length
      ? []
      : [{ kind: 'another-test-in-the-head' as const, what: `${told.length}` }]),
  ];
}
