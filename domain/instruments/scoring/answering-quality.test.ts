import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { publications } from '#content/instruments/publications.ts';
import { nextItems } from '#domain/instruments/adaptive.ts';
import {
  forms,
  type Form,
  type Instrument,
  type Responses,
} from '#domain/instruments/instrument.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import { answeringQuality, timesDecide } from './answering-quality.ts';

const limitsOf = new Map(
  await Promise.all(
    publications.map(async ({ instrument }) => {
      const { limits } = await definitionOf(instrument);
      return [instrument.id, limits] as const;
    }),
  ),
);

const sets = publications.flatMap(({ instrument }) =>
  forms
    .filter((form) => instrument.forms[form])
    .map((form) => ({
      name: `${instrument.id} ${form}`,
      instrument,
      form,
      limits: limitsOf.get(instrument.id) ?? {},
    })),
);

/** Varied, and alike within a scale: scale by scale 4, 3, 0, 4, 1 …, one step aside now and then. */
function attentive(instrument: Instrument): (id: string) => number {
  return (id) => {
    const index = instrument.items.findIndex((item) => item.id === id);
    const item = instrument.items[index];
    const level = [4, 3, 0, 2, 1, 2][instrument.scales.indexOf(item?.scale ?? '')] ?? 2;
    const keyed = Math.min(4, Math.max(0, level + ([0, 1, 0, -1, 0, 0, -1][index % 7] ?? 0)));
    return item?.reversed ? 4 - keyed : keyed;
  };
}

test.each(sets)('$name: leaves varied, consistent, unhurried answers in peace', (set) => {
  const answers = take(set, attentive(set.instrument));
  expect(answeringQuality(set, answers, timed(answers, 3_000))).toEqual({
    flags: [],
    verdict: 'fine',
  });
});

test.each(sets)('$name: raises one flag for speed, at the limit none', (set) => {
  const answers = take(set, attentive(set.instrument));
  const at = (ms: number) => answeringQuality(set, answers, timed(answers, ms));
  expect(at(1_499)).toEqual({
    flags: [{ flag: 'time', value: 1_499, limit: 1_500 }],
    verdict: 'notice',
  });
  expect(at(1_500).verdict).toBe('fine');
});

test.each(sets)('$name: doubts one choice for everything, whichever it is', (set) => {
  for (const choice of [0, 1, 2, 3, 4]) {
    const answers = take(set, () => choice);
    const { flags, verdict } = answeringQuality(set, answers, {});
    expect(verdict).toBe('doubtful');
    expect(flags.map(({ flag }) => flag)).toEqual(expect.arrayContaining(['run', 'spread']));
  }
});

test.each(sets)('$name: sees patterns of two to eight that come back', (set) => {
  for (const pattern of [
    [0, 4],
    [1, 2],
    [0, 2, 4],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 3, 2, 1],
  ]) {
    const answers = take(set, (_, n) => pattern[n % pattern.length] ?? 0);
    const { flags, verdict } = answeringQuality(set, answers, {});
    expect(flags.map(({ flag }) => flag)).toContain('lag');
    expect(verdict).toBe('doubtful');
  }
});

test.each(sets)('$name: sees blocks of six of one choice', (set) => {
  const answers = take(set, (_, n) => Math.floor(n / 6) % 5);
  const { flags } = answeringQuality(set, answers, {});
  expect(flags.map(({ flag }) => flag)).toContain('lag');
});

test('leaves clear interests in peace, whose type comes back five questions later', () => {
  const [riasec] = sets.filter(({ name }) => name === 'riasec full');
  if (riasec === undefined) throw new Error('riasec is gone');
  for (const [place, liked] of [...'riasec'].entries()) {
    // The same for every question of a type, by its steps from the liked one; one question is liked a little less.
    const answers = take(riasec, (id) => {
      const apart = Math.abs('riasec'.indexOf(id[0] ?? '') - place);
      if (id === `${liked}05`) return 3;
      return [4, 3, 1, 0][Math.min(apart, 6 - apart)] ?? 0;
    });
    expect(answeringQuality(riasec, answers, {}).flags).toEqual([]);
  }
});

test.each(sets)(
  '$name: doubts one choice for more than half of the questions, by that alone',
  (set) => {
    const whole = take(set, attentive(set.instrument));
    const most = Math.ceil(Object.keys(whole).length * 0.45);
    const answers = take(set, (id, n) => (n < most ? attentive(set.instrument)(id) : 2));
    const { flags, verdict } = answeringQuality(set, answers, {});
    expect(flags.map(({ flag }) => flag)).toContain('run');
    expect(verdict).toBe('doubtful');
  },
);

test.each(sets)('$name: sees that the second half is one choice', (set) => {
  const whole = take(set, attentive(set.instrument));
  const half = Math.floor(Object.keys(whole).length / 2);
  const answers = take(set, (id, n) => (n < half ? attentive(set.instrument)(id) : 2));
  const { flags } = answeringQuality(set, answers, {});
  expect(flags.map(({ flag }) => flag)).toContain('run');
});

test('sees answers by lot, also where the one question that names its choice was answered as asked', () => {
  for (const set of sets.filter(({ form }) => form === 'full')) {
    const random = lot(5);
    const checks = new Map((set.instrument.instructed ?? []).map(({ id, choice }) => [id, choice]));
    const people = Array.from({ length: 400 }, () => ({
      ...take(set, () => Math.floor(5 * random())),
      ...Object.fromEntries(checks),
    }));
    const seen = people.filter((answers) => answeringQuality(set, answers, {}).flags.length > 0);
    expect(seen.length / people.length).toBeGreaterThan(0.53);
  }
});

test.each(sets)(
  '$name: sees pairs, and cycles of seven to twelve, one answer in ten by lot',
  (set) => {
    const random = lot(6);
    const any = () => Math.floor(5 * random());
    const patterns = [
      [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
      [0, 0, 4, 4],
      [3, 1, 4, 0, 2, 4, 1],
      [2, 4, 0, 1, 3, 3, 0, 4, 1],
      [0, 1, 2, 3, 4, 4, 3, 2, 1],
      [4, 0, 2, 1, 3, 0, 4, 2, 1, 3, 1, 0],
    ];
    const verdicts = patterns.flatMap((pattern) =>
      Array.from({ length: 50 }, () => {
        const start = any();
        const answers = take(set, (_, n) =>
          random() < 0.1 ? any() : (pattern[(n + start) % pattern.length] ?? 0),
        );
        return answeringQuality(set, answers, {}).flags.length > 0;
      }),
    );
    const share = verdicts.filter(Boolean).length / verdicts.length;
    expect(share).toBeGreaterThan(set.instrument.items.length < 40 ? 0.8 : 0.95);
  },
);

test('says nothing of speed when most answers have no time', () => {
  const [set] = sets;
  if (set === undefined) throw new Error('no instrument');
  const answers = take(set, attentive(set.instrument));
  const few = Object.fromEntries(Object.entries(timed(answers, 300)).slice(0, 20));
  expect(answeringQuality(set, answers, few).verdict).toBe('fine');
});

test('times decide only where the answers show one sign', () => {
  const [set] = sets;
  if (set === undefined) throw new Error('no instrument');
  const untimed = (answers: Responses) => answeringQuality(set, answers, {});
  const halfStraight = take(set, (id, n) => (n < 30 ? attentive(set.instrument)(id) : 2));
  expect(timesDecide(untimed(take(set, attentive(set.instrument))))).toBe(false);
  expect(timesDecide(untimed(take(set, () => 3)))).toBe(false);
  expect(timesDecide(untimed(halfStraight))).toBe(true);
  const verdict = (ms: number) =>
    answeringQuality(set, halfStraight, timed(halfStraight, ms)).verdict;
  expect([verdict(1_400), verdict(1_600)]).toEqual(['doubtful', 'notice']);
});

test('does not judge fewer than eighteen answers', () => {
  const [set] = sets;
  if (set === undefined) throw new Error('no instrument');
  const straight = (count: number) =>
    Object.fromEntries(set.instrument.forms.full.slice(0, count).map((id) => [id, 4]));
  expect(answeringQuality({ ...set, form: 'full' }, straight(17), {}).verdict).toBe('fine');
  expect(answeringQuality({ ...set, form: 'full' }, straight(18), {}).verdict).toBe('doubtful');
});

test.each(sets)(
  '$name: judges anything, always alike, in numbers, and leaves it as it was',
  (set) => {
    const ids = [...set.instrument.items.map(({ id }) => id), 'constructor', 'toString', 'x99'];
    const answers = fc.dictionary(
      fc.constantFrom(...ids),
      fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 0, max: 4 }) },
        fc.constant(null),
        fc.double(),
        fc.integer({ min: -9, max: 9 }),
      ),
      { maxKeys: 80 },
    );
    const times = fc.dictionary(
      fc.constantFrom(...ids),
      fc.record({ at: fc.nat(), ms: fc.oneof(fc.nat(9_000), fc.double()) }),
      { maxKeys: 80 },
    );
    fc.assert(
      fc.property(answers, times, (responses, itemTimes) => {
        const before = [structuredClone(responses), structuredClone(itemTimes)];
        const first = answeringQuality(set, responses, itemTimes);
        const second = answeringQuality(set, responses, itemTimes);
        expect(second).toEqual(first);
        expect([structuredClone(responses), structuredClone(itemTimes)]).toEqual(before);
        expect(first.flags.every(({ value, limit }) => Number.isFinite(value - limit))).toBe(true);
        expect(first.verdict === 'fine').toBe(first.flags.length === 0);
        expect(first.flags.length > 1 && first.verdict !== 'doubtful').toBe(false);
        const untimed = answeringQuality(set, responses, {});
        const isSame = (untimed.verdict === 'doubtful') === (first.verdict === 'doubtful');
        expect(isSame || timesDecide(untimed)).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);

/** Answers all questions of the form in their order. */
function take(
  { instrument, form }: { instrument: Instrument; form: Form },
  answer: (id: string, n: number) => number,
): Record<string, number> {
  const answers: Record<string, number> = {};
  if (form === 'full') {
    for (const [n, id] of instrument.forms.full.entries()) answers[id] = answer(id, n);
    return answers;
  }
  for (;;) {
    const next = nextItems(instrument, answers);
    if (next.length === 0) return answers;
    for (const id of next) answers[id] = answer(id, Object.keys(answers).length);
  }
}

/** Numbers from 0 to 1 that are the same each time (Numerical Recipes, 1992: a linear congruential generator). */
function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function timed(answers: Record<string, number>, ms: number) {
  return Object.fromEntries(Object.keys(answers).map((id, n) => [id, { at: n, ms }]));
}
