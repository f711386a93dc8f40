/** How many numbers each command of a path takes at a time (SVG 1.1, 8.3). */
const TAKES: ReadonlyMap<string, number> = new Map(
  ['Z', 'HV', 'LMT', '', 'QS', '', 'C', 'A'].flatMap((letters, count) =>
    [...letters].map((letter) => [letter, count] as const),
  ),
);
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;

type Step = { readonly command: string; readonly numbers: readonly number[] };

/**
 * The same drawing in fewer letters: the data of an SVG path (`d`) with every step told from the point before, which repeats
 * itself where shapes do, rounded to `decimals` places; the data as it was where that is shorter.
 */
export function compactPath(data: string, decimals: number): string {
  const steps = stepsOf(data);
  if (!steps) return data;
  const written = write(steps, decimals);
  return written.length < data.length ? written : data;
}

/** Reads the steps of a path; `undefined` where it is none. A flag of an arc is one letter and need not be parted from what follows. */
function stepsOf(data: string): Step[] | undefined {
  const steps: Step[] = [];
  let at = 0;
  let command = '';
  const skip = () => {
    while (/[\s,]/.test(data[at] ?? '')) at += 1;
  };
  for (skip(); at < data.length; skip()) {
    const letter = data[at] ?? '';
    if (TAKES.has(letter.toUpperCase())) {
      command = letter;
      at += 1;
    }
    const count = TAKES.get(command.toUpperCase());
    if (count === undefined || (count === 0 && letter !== command)) return undefined;
    const numbers: number[] = [];
    while (numbers.length < count) {
      skip();
      const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4);
      const text = isFlag ? /^[01]/.exec(data[at] ?? '')?.[0] : numberAt(data, at);
      if (text === undefined) return undefined;
      numbers.push(Number(text));
      at += text.length;
    }
    steps.push({ command, numbers });
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return steps;
}

function numberAt(data: string, at: number): string | undefined {
  NUMBER.lastIndex = at;
  return NUMBER.exec(data)?.[0];
}

/** Steps are told from where the pen really is, so that roundings do not add up. */
function write(steps: readonly Step[], decimals: number): string {
  const place = 10 ** decimals;
  const round = (value: number) => Math.round(value * place) / place;
  let [x, y, startX, startY, penX, penY, beginX, beginY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let text = '';
  let last = '';
  const put = (command: string, numbers: readonly number[]) => {
    // Further pairs behind a move are lines.
    const isSaid = command === last && command !== 'm' && command !== 'z';
    if (!isSaid) text += command;
    for (const number of numbers) text += partedFrom(text, shortest(number));
    last = command;
  };
  for (const { command, numbers } of steps) {
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    if (kind === 'Z') {
      put('z', []);
      [x, y, penX, penY] = [startX, startY, beginX, beginY];
      continue;
    }
    const ends = kind === 'H' ? [numbers[0] ?? 0, isRelative ? 0 : y] : numbers.slice(-2);
    if (kind === 'V') ends.splice(0, 1, isRelative ? 0 : x, numbers[0] ?? 0);
    const [endX = 0, endY = 0] = isRelative ? [x + (ends[0] ?? 0), y + (ends[1] ?? 0)] : ends;
    const to = [round(endX - penX), round(endY - penY)] as const;
    const before = numbers
      .slice(0, -2)
      .map((value, index) =>
        kind === 'A'
          ? value
          : round(value + (isRelative ? (index % 2 ? y : x) : 0) - (index % 2 ? penY : penX)),
      );
    if (kind === 'L' || kind === 'H' || kind === 'V') putLine(put, to);
    else put(kind.toLowerCase(), [...before, ...to]);
    [x, y, penX, penY] = [endX, endY, round(penX + to[0]), round(penY + to[1])];
    if (kind === 'M') [startX, startY, beginX, beginY] = [x, y, penX, penY];
  }
  return text;
}

function putLine(
  put: (command: string, numbers: readonly number[]) => void,
  [dx, dy]: readonly [number, number],
) {
  if (dy === 0) put('h', [dx]);
  else if (dx === 0) put('v', [dy]);
  else put('l', [dx, dy]);
}

function shortest(number: number): string {
  return String(number === 0 ? 0 : number).replace(/^(-?)0\./, '$1.');
}

/** A number behind what is written: only two that would run into each other have a space between them. */
function partedFrom(text: string, number: string): string {
  const before = text.at(-1) ?? '';
  if (!/[\d.]/.test(before) || number.startsWith('-')) return number;
  const isAfterFraction = number.startsWith('.') && /\.\d+$/.test(text);
  return isAfterFraction ? number : ` ${number}`;
}
