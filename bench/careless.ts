// Are careless answers noticed, and are attentive people left in peace? Each way of answering is played on each
// instrument and form; caught means at least one flag.
import { nextItems } from '#domain/instruments/adaptive.ts';
import type { ItemTime } from '#domain/instruments/attempt.ts';
import type { Form, Instrument } from '#domain/instruments/instrument.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import { answeringQuality } from '#domain/scoring/answering-quality.ts';
import type { Random } from '#tools/demo/random.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { mean, printShare } from './shares.ts';

/**
 * Response times are assumed, nobody has been timed: a person's own median is log-normal, 4.0 s in the middle for
 * attentive people (1 in 140 below 1.5 s) and 0.9 s for careless ones (7 of 8 below); answers vary around it.
 */
const TIMES = {
  attentive: { median: 4_000, logSd: 0.4 },
  careless: { median: 900, logSd: 0.45 },
  withinLogSd: 0.5,
} as const;

export const timeAssumption = `response times are assumed: median of a person log-normal, attentive ${TIMES.attentive.median} ms (log SD ${TIMES.attentive.logSd}), careless ${TIMES.careless.median} ms (log SD ${TIMES.careless.logSd}), answers around it (log SD ${TIMES.withinLogSd})`;

/** The choice key for the n-th question (from 0). */
type Answerer = (n: number, id: string) => number;

/** Prints one instrument's table; false when a goal is missed. */
export async function carelessTable(
  { instrument, form }: { instrument: Instrument; form: Form },
  people: readonly Person[],
  random: Random,
): Promise<boolean> {
  const any = () => {
    const { min, max } = instrument.choices;
    return min + Math.floor(random.uniform() * (max - min + 1));
  };
  const ways = {
    attentive:
      ({ responses }: Person): Answerer =>
      (_, id) =>
        responses[id] ?? 0,
    straight: (): Answerer => {
      const one = any();
      return () => one;
    },
    zigzag: (): Answerer => {
      const one = any();
      let other = any();
      while (other === one) other = any();
      return (n) => (n % 2 === 0 ? one : other);
    },
    'half-straight': (person: Person): Answerer => {
      const attentive = ways.attentive(person);
      const half = Math.floor(Object.keys(played(instrument, form, attentive)).length / 2);
      const one = any();
      return (n, id) => (n < half ? attentive(n, id) : one);
    },
    'uniform random': (): Answerer => any,
  };
  const { limits } = await definitionOf(instrument);
  const asked = { instrument, form, limits: limits };
  console.log(`\n${instrument.id} v${instrument.version}, ${form} form: share with a flag`);
  let isMet = true;
  for (const [way, answerer] of Object.entries(ways)) {
    const isAttentive = way === 'attentive';
    const some = isAttentive ? people : people.slice(0, people.length / 5);
    const verdicts = some.map((person) => {
      const responses = played(instrument, form, answerer(person));
      const times = timesOf(Object.keys(responses), isAttentive ? 'attentive' : 'careless', random);
      return {
        timed: answeringQuality(asked, responses, times),
        alone: answeringQuality(asked, responses, {}),
      };
    });
    const timed = verdicts.map((verdict) => verdict.timed.flags.length > 0);
    const alone = verdicts.map((verdict) => verdict.alone.flags.length > 0);
    const pattern = !isAttentive && way !== 'uniform random';
    const aloneMet = printShare(
      `${way}, by answers alone`,
      alone,
      pattern ? { atLeast: 0.98 } : undefined,
    );
    const timedMet = printShare(
      `${way}, with assumed times`,
      timed,
      isAttentive ? { atMost: 0.07 } : pattern ? undefined : { atLeast: 0.75 },
    );
    const doubtful = mean(verdicts.map((verdict) => verdict.timed.verdict === 'doubtful'));
    console.log(
      `${' '.repeat(41)}two flags or more ${doubtful.toFixed(3)}; ${byFlag(verdicts.map((verdict) => verdict.timed))}`,
    );
    isMet = isMet && aloneMet && timedMet;
  }
  return isMet;
}

function played(instrument: Instrument, form: Form, answer: Answerer): Record<string, number> {
  if (form === 'full') {
    return Object.fromEntries(instrument.forms.full.map((id, n) => [id, answer(n, id)]));
  }
  const responses: Record<string, number> = {};
  let asked = 0;
  for (;;) {
    const next = nextItems(instrument, responses);
    if (next.length === 0) return responses;
    for (const id of next) {
      responses[id] = answer(asked, id);
      asked += 1;
    }
  }
}

function timesOf(
  ids: readonly string[],
  kind: 'attentive' | 'careless',
  random: Random,
): Record<string, ItemTime> {
  const { median, logSd } = TIMES[kind];
  const own = median * Math.exp(logSd * random.normal());
  return Object.fromEntries(
    ids.map((id, n) => {
      const ms = Math.max(1, Math.round(own * Math.exp(TIMES.withinLogSd * random.normal())));
      return [id, { at: n, ms }];
    }),
  );
}

function byFlag(verdicts: readonly ReturnType<typeof answeringQuality>[]): string {
  const flags = ['run', 'spread', 'lag', 'halves', 'time'] as const;
  return flags
    .map((flag) => {
      const share = mean(verdicts.map(({ flags }) => flags.some((raised) => raised.flag === flag)));
      return `${flag} ${share.toFixed(3)}`;
    })
    .join(', ');
}
