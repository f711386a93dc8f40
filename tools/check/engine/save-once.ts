// A program for places that ask much of an installation: starts the site as `npm start` does, and prints how many attempts are
// there after one was written.
import { attemptsOf, makeAccount } from '#tests/made-accounts.ts';
import { startServer } from '#tests/serve.ts';
import { writeAttempt } from '../drill-attempts.ts';

const server = await startServer({}, { entry: 'tools/launch/start.mjs', isEmbedded: true });
try {
  const ana = await makeAccount(server, 'ana@example.com');
  await writeAttempt(server, ana);
  console.log(`attempts kept: ${(await attemptsOf(server, ana)).length}`);
} finally {
  await server.remove();
}
