// `npm run bench:research`: 150,000 generated attempts become a release in less than 10 s, in less than 500 MB, one
// after the other. Making the people up is not counted.
import { findInstrument } from '#content/instruments/registry.ts';
import { createCollector, type ResearchAttempt } from '#domain/research/collect.ts';
import { generatedAttempts } from '#tests/research/generated-attempts.ts';

const PEOPLE = 150_000;
const PART = 5_000;
const LIMITS = { seconds: 10, megabytes: 500 };

const riasec = findInstrument('riasec', 1);
if (!riasec) throw new Error('the interest test is not in the registry');
const collector = createCollector(riasec, true);
let seconds = 0;
let megabytes = 0;
for (let made = 0; made < PEOPLE; made += PART) {
  // As they come from a database: text that has to be parsed first.
  const texts = generatedAttempts(PART, 20_261_121 + made).map((attempt) =>
    JSON.stringify(attempt),
  );
  const started = process.cpuUsage();
  for (const text of texts) {
    const attempt: ResearchAttempt = JSON.parse(text);
    collector.add(attempt);
  }
  seconds += secondsSince(started);
  megabytes = Math.max(megabytes, process.memoryUsage().rss / 1e6);
}
const started = process.cpuUsage();
const release = collector.release('2026-11-21');
seconds += secondsSince(started);

console.log(
  `${PEOPLE} attempts, ${collector.count()} counted, order index ${release?.order?.index.toFixed(3)}`,
);
console.log(
  `${seconds.toFixed(1)} s of processor time, limit ${LIMITS.seconds} s; at most ${megabytes.toFixed(0)} MB, limit ${LIMITS.megabytes} MB`,
);
if (!release || seconds > LIMITS.seconds || megabytes > LIMITS.megabytes) {
  console.error('OVER THE LIMIT');
  process.exitCode = 1;
}

/** Processor time, not the clock: on a busy machine the clock tells more about the others. One thread does it all. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
