// 500 reports read by somebody who believes none of them: `npm run bench:truth`, and among the drills with every fifth paper.
import { expect, test } from 'vitest';
import { caseOf } from './case-of.ts';
import { findingsIn } from './hostile.ts';
import { kinds, type Kind } from './pages.ts';
import { textsOf } from './print.ts';
import { createSubjects } from './subjects.ts';

const SEED = 20_261_187;
const PEOPLE = 500;
/** At most so many of a hundred reports with anything wrong. */
const GOAL = 0.01;
const paperOfEvery = process.env['TRUTH_PAPERS'] === 'all' ? 1 : 5;

test(
  'of 500 reports one of a hundred has anything wrong at most',
  // A drill: some minutes alone, up to an hour with all papers beside other work.
  { timeout: 3_600_000 },
  async () => {
    const next = createSubjects(SEED);
    const reports = new Map<Kind, number>();
    const examples: string[] = [];
    let wrong = 0;
    for (let at = 0; at < PEOPLE; at += 1) {
      const subject = next();
      const found = findingsIn(
        await textsOf(subject, at % paperOfEvery === 0),
        await caseOf(subject),
      );
      if (found.length > 0) wrong += 1;
      for (const kind of new Set(found.map((one) => one.kind))) {
        reports.set(kind, (reports.get(kind) ?? 0) + 1);
        const one = found.find((each) => each.kind === kind);
        examples.push(`${at} ${subject.way} ${one?.where} ${kind}: ${one?.what}`.slice(0, 300));
      }
    }
    console.log(`seed ${SEED}; ${PEOPLE} people; reports in which a hostile reader finds`);
    for (const kind of kinds)
      console.log(`${kind.padEnd(28)}${`${reports.get(kind) ?? 0}`.padStart(4)}`);
    console.log(`${'any'.padEnd(28)}${`${wrong}`.padStart(4)}  at most ${PEOPLE * GOAL}`);
    for (const example of examples.slice(0, 20)) console.log(example);
    expect(wrong / PEOPLE).toBeLessThanOrEqual(GOAL);
  },
);
