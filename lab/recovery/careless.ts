// Are careless answers noticed, and are attentive people left in peace? Each way of answering is played on each
// instrument and form; caught means at least one flag.
import { nextItems } from '#domain/instruments/adaptive.ts';
import type { ItemTime } from '#domain/instruments/attempt.ts';
import { askedInFull } from '#domain/instruments/instructed.ts';
import type { Form, Instrument } from '#domain/instruments/instrument.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import {
  answeringQuality,
  qualityFlags,
  type AnsweringQuality,
} from '#domain/instruments/scoring/answering-quality.ts';
import { mean, printShare, type Goal } from '#lab/statistics/print-share.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { createRandom, type Random } from '#tools/demo/random.ts';
import { createRespondents, type Person } from '#tools/demo/respondents.ts';
import { waysOfAnswering, type Answerer, type Way } from './ways-of-answering.ts';

/**
 * Response times are assumed, not measured: a person's own median is log-normal, 4.0 s in the middle for
 * attentive people (1 in 140 below 1.5 s) and 0.9 s for careless ones (7 of 8 below); answers vary around it.
 */
const TIMES = {
  attentive: { median: 4_000, logSd: 0.4 },
  careless: { median: 900, logSd: 0.45 },
  withinLogSd: 0.5,
} as const;

export const timeAssumption = `response times are assumed: median of a person log-normal, attentive ${TIMES.attentive.median} ms (log SD ${TIMES.attentive.logSd}), careless ${TIMES.careless.median} ms (log SD ${TIMES.careless.logSd}), answers around it (log SD ${TIMES.withinLogSd})`;

const GOALS = {
  attentive: { doubtful: { atMost: 0.02 }, flagged: { atMost: 0.04 } },
  teenagers: { doubtful: { atMost: 0.02 }, flagged: { atMost: 0.05 } },
  /** Patterns as they stand, half a test of one choice. */
  clean: { atLeast: 0.98 },
  /** Each pattern with one answer in ten by lot, of the tests with more than forty questions and the short form. */
  noisy: { atLeast: 0.9 },
  byTimes: { atLeast: 0.75 },
  /** Of a form with a question that names its choice. */
  chance: { atLeast: 0.8 },
  /** The same where that question was answered as asked, of a full form. */
  luckyChance: { atLeast: 0.6 },
} as const;

/** Of attentive people, how many miss a question that names its choice. Assumed, on the side that makes it look worse. */
const MISSED_BY_ATTENTIVE = 0.01;

/** Patterns with one answer in ten by lot, all together. */
const NOISY_GOAL: Readonly<Record<string, number>> = {
  'riasec full': 0.95,
  'riasec short': 0.9,
  'values full': 0.8,
  'personality full': 0.95,
};

/** Prints one instrument's table; false when a goal is missed. */
export async function carelessTable(
  { instrument, form }: { instrument: Instrument; form: Form },
  people: readonly Person[],
  random: Random,
): Promise<boolean> {
  const { limits } = await definitionOf(instrument);
  const asked = { instrument, form, limits };
  const few = people.slice(0, people.length / 10);
  const play = (some: readonly Person[], kind: 'attentive' | 'careless', way: Way) =>
    some.map((person) => {
      const attentive = attentiveAnswers(instrument, person, random);
      const length = () => Object.keys(played(instrument, form, attentive)).length;
      const responses = played(
        instrument,
        form,
        way({ attentive, length, instructed: instrument.instructed }),
      );
      const times = timesOf(Object.keys(responses), kind, random);
      return {
        timed: answeringQuality(asked, responses, times),
        alone: answeringQuality(asked, responses, {}),
      };
    });
  const { patterns, halfStraight, chance, luckyChance, withNoise } = waysOfAnswering(
    instrument,
    random,
  );

  console.log(`\n${instrument.id} v${instrument.version}, ${form} form: share with a flag`);
  const attentive = play(people, 'attentive', (asked) => asked.attentive);
  const met = [
    line('attentive, with assumed times', attentive, 'timed', GOALS.attentive.flagged),
    printShare('  doubtful', attentive.map(isDoubtful), GOALS.attentive.doubtful),
  ];
  const noisy = Object.entries(patterns).flatMap(([name, way]) => {
    met.push(line(`${name}, by answers alone`, play(few, 'careless', way), 'alone', GOALS.clean));
    const verdicts = play(few, 'careless', withNoise(way));
    const isEach = instrument.id !== 'values';
    met.push(
      line('  one answer in ten by lot', verdicts, 'alone', isEach ? GOALS.noisy : undefined),
    );
    return verdicts;
  });
  const goal = NOISY_GOAL[`${instrument.id} ${form}`];
  const noisyGoal = goal === undefined ? undefined : { atLeast: goal };
  met.push(line('all patterns, one answer in ten by lot', noisy, 'alone', noisyGoal));
  printShare('  doubtful', noisy.map(isDoubtfulAlone));
  const half = play(few, 'careless', halfStraight);
  met.push(line('second half one choice, answers alone', half, 'alone', GOALS.clean));
  line('  one answer in ten by lot', play(few, 'careless', withNoise(halfStraight)), 'alone');
  // All of them: whether four of five are caught is a matter of a few in a hundred.
  const byLot = play(people, 'careless', chance);
  const names = form === 'full' && instrument.instructed !== undefined;
  met.push(line('chance, by answers alone', byLot, 'alone', names ? GOALS.chance : undefined));
  const isLong = form === 'full' && instrument.id === 'riasec';
  met.push(
    line(
      'chance, told choice by luck, answers alone',
      play(few, 'careless', luckyChance),
      'alone',
      isLong ? GOALS.luckyChance : undefined,
    ),
  );
  met.push(line('chance, with assumed times', byLot, 'timed', GOALS.byTimes));
  return met.every(Boolean);
}

/** Prints how often attentive people of each population are flagged in the full form: limits are one for all of them. False when a goal is missed. */
export async function flagsByPopulation(
  instrument: InterestsInstrument,
  { people, seed }: { readonly people: number; readonly seed: number },
  random: Random,
): Promise<boolean> {
  const { limits } = await definitionOf(instrument);
  console.log(`\n${instrument.id} v${instrument.version}, full form, attentive people`);
  const met: boolean[] = [];
  for (const [name, population] of Object.entries(interestsPopulations)) {
    const next = createRespondents(instrument, population, createRandom(seed));
    const verdicts = Array.from({ length: people }, () => {
      const attentive = attentiveAnswers(instrument, next(), random);
      const responses = played(instrument, 'full', attentive);
      const times = timesOf(Object.keys(responses), 'attentive', random);
      return answeringQuality({ instrument, form: 'full', limits }, responses, times);
    });
    const goals = name === 'as fitted' ? GOALS.attentive : GOALS.teenagers;
    met.push(
      printShare(
        `${name}, any flag`,
        verdicts.map(({ flags }) => flags.length > 0),
        goals.flagged,
      ),
      printShare(
        '  doubtful',
        verdicts.map(({ verdict }) => verdict === 'doubtful'),
        goals.doubtful,
      ),
    );
  }
  return met.every(Boolean);
}

/** What a person who reads would answer. */
function attentiveAnswers(instrument: Instrument, person: Person, random: Random): Answerer {
  const missed = (instrument.instructed ?? []).filter(() => random.uniform() < MISSED_BY_ATTENTIVE);
  return (_, id) => {
    const miss = missed.find((one) => one.id === id);
    return miss ? miss.choice + 1 : (person.responses[id] ?? 0);
  };
}

type Verdicts = { readonly timed: AnsweringQuality; readonly alone: AnsweringQuality };

function line(
  what: string,
  verdicts: readonly Verdicts[],
  by: keyof Verdicts,
  goal?: Goal,
): boolean {
  const isMet = printShare(
    what,
    verdicts.map((verdict) => verdict[by].flags.length > 0),
    goal,
  );
  console.log(`${' '.repeat(41)}${byFlag(verdicts.map((verdict) => verdict[by]))}`);
  return isMet;
}

const isDoubtful = ({ timed }: Verdicts) => timed.verdict === 'doubtful';
const isDoubtfulAlone = ({ alone }: Verdicts) => alone.verdict === 'doubtful';

function played(instrument: Instrument, form: Form, answer: Answerer): Record<string, number> {
  if (form === 'full') {
    return Object.fromEntries(askedInFull(instrument).map((id, n) => [id, answer(n, id)]));
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

function byFlag(verdicts: readonly AnsweringQuality[]): string {
  return qualityFlags
    .map((flag) => {
      const share = mean(verdicts.map(({ flags }) => flags.some((raised) => raised.flag === flag)));
      return `${flag} ${share.toFixed(3)}`;
    })
    .join(', ');
}
