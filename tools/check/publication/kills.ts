// A server that is killed twenty times in the middle of a publication: what is served then, and what is lost.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorRig } from '#tests/editor-rig.ts';
import { commandsOf } from './processes.ts';
import { textOfWhole } from './whole-site.ts';

/** Steps of a build in their order, as it says them; nothing while it copies its sources. */
const steps = ['', 'content', 'browser files', 'pages: 2', 'writing', 'pictures', 'offline copy'];

/** Twenty moments over a whole publication: of each step its beginning and a little later, then while all processes change. */
const moments = [
  ...steps.flatMap((step) => [0, 400].map((later) => ({ step, later }))),
  ...[0, 500, 1000, 1500, 2000, 2400].map((later) => ({ step: 'changing', later })),
];

/** @param served what the site says before */
export async function killedInTheMiddle(
  row: (says: string, holds: boolean) => void,
  rig: EditorRig,
  served: string,
): Promise<void> {
  let [halves, lost] = [0, 0];
  for (const [at, { step, later }] of moments.entries()) {
    const next = `Texto número ${at + 1}, de la prueba.`;
    const build = await rig.begin(next);
    const reached = await waitFor(rig, build, step);
    if (step === 'changing') await rig.publish(build);
    await pause(later);
    await rig.server.stop('SIGKILL');
    await rig.server.restart();
    const now = await textOfWhole(rig.server.url, [served, next]);
    if (now === undefined) halves += 1;
    const which =
      now === undefined ? 'HALF A SITE' : now === next ? 'the new site' : 'the old site';
    if (now === next) served = next;
    else if ((await rig.draftText()) !== next) lost += 1;
    console.log(`  ${at + 1} of ${moments.length}: ${later} ms after "${reached}": ${which}`);
  }
  const times = `killed ${moments.length} times in the middle of a publication`;
  row(`${times}: never half a site (${halves})`, halves === 0);
  row(`and no draft was lost (${lost})`, lost === 0);
  const left = commandsOf(join(rig.server.dataDir, 'published'));
  row(`and nothing of those builds goes on (${left.length})`, left.length === 0);
}

/** Until a build has come to a step, or beyond it: how far it was. */
async function waitFor(rig: EditorRig, build: string, step: string): Promise<string> {
  for (;;) {
    const { state, step: now } = await rig.progress(build);
    if (state === 'ready') return 'changing';
    if (state === 'failed') throw new Error(`the build failed at ${now}`);
    const reached = steps.findLastIndex((each) => now.startsWith(each));
    if (step !== 'changing' && reached >= steps.indexOf(step)) return now;
    await pause(30);
  }
}
