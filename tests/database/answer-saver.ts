// A process of its own in which several people answer at once, each one answer after another; it says so once each is
// acknowledged, and the test kills it in the middle. Arguments: data folder, database address or '', number of the
// first answer, then `person:attempt` for everybody.
import { openDatabase } from '#server/database/database.ts';
import { answer, attemptHeader, saveAnswers } from './attempts-for-tests.ts';
import { asPerson } from './people.ts';

const [dataDir = '', url = '', first = '0', ...people] = process.argv.slice(2);
const database = await openDatabase({ url: url || undefined, dataDir, log: () => {} });

async function answerOnAndOn(person: string, attempt: string): Promise<void> {
  const as = asPerson(database, { sub: person, role: 'authenticated' });
  for (let i = Number(first); i < Number(first) + 6; i += 1) {
    await saveAnswers(as, attemptHeader(attempt), { [`q${i}`]: answer(i % 5, i + 1) });
    process.stdout.write(`${attempt} q${i}\n`);
  }
}

await Promise.all(
  people.map((one) => {
    const [person = '', attempt = ''] = one.split(':');
    return answerOnAndOn(person, attempt);
  }),
);
setInterval(() => {}, 1e6);
