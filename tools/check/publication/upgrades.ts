// A site with published content that gets another version of the product, and whose repository is brought level with it, as an owner's
// commands do it: on this house and on copies of it with another schema.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorOf } from '#tests/editor-rig.ts';
import { createScratchHouse } from '#tests/house/scratch-house.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { textOfWhole } from './whole-site.ts';

type Row = (says: string, holds: boolean) => void;

const FILE = 'content/faq/que-es-gratis.yaml';
const SCHEMA = 'content/schemas/question.ts';
const OWNERS = 'Lo dice la dueña.';

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(join(folder, file), changed);
}

/** A command of a version of the product, on the data of a server that has been stopped. */
function command(folder: string, { env }: RunningServer, script: string, ...args: string[]) {
  const ran = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: ran.status, said: `${ran.stdout}${ran.stderr}` };
}

export async function upgrades(row: Row): Promise<void> {
  const [next, strict] = [createScratchHouse(), createScratchHouse()];
  const server = await startServer({ RATE_LIMITS: 'all=1000000/60' }, { isEmbedded: true });
  const { dataDir } = server;
  try {
    const rig = await editorOf(server);
    await rig.publish(await rig.built(OWNERS));
    await server.stop();

    // A field that every question has to have, and another sentence in the same record.
    change(next.folder, SCHEMA, '  place,\n', '  place,\n  since: z.string(),\n');
    for (const name of readdirSync(join(next.folder, 'content/faq')))
      change(next.folder, `content/faq/${name}`, /^/, 'since: "2027"\n');
    change(next.folder, FILE, '  en: What is free', '  en: In 2027, what is free');
    const fits = command(next.folder, server, 'tools/operate/upgrade-check.ts');
    row(`an upgrade with a new field may begin (${fits.said.trim()})`, fits.code === 0);
    await next.run('tools/build/build.ts');
    const upgraded = await startServer(server.env, {
      root: next.folder,
      isEmbedded: true,
      dataDir,
    });
    const says = await textOfWhole(upgraded.url, [OWNERS]);
    const html = await (await fetch(`${upgraded.url}/en`)).text();
    await upgraded.stop();
    row('and serves what the owner published', says === OWNERS);
    row("beside the product's own change of that record", html.includes('In 2027, what is free'));

    // A rule that what is published breaks.
    change(
      strict.folder,
      SCHEMA,
      'toldByCode, inBothLanguages]',
      "toldByCode, inBothLanguages.refine(({ es }) => es.length > 20, 'is too short')]",
    );
    const refused = command(strict.folder, server, 'tools/operate/upgrade-check.ts');
    const [mend = ''] = /^faq\/que-es-gratis answer.*$/m.exec(refused.said) ?? [];
    row(`one that what is published breaks is refused: ${mend}`, refused.code === 1 && mend !== '');

    await server.restart();
    row('and the former version goes on', (await textOfWhole(server.url, [OWNERS])) === OWNERS);
    await server.stop();
    roundTrip(row, server);
  } finally {
    await server.remove();
    next.remove();
    strict.remove();
  }
}

/** What is published into the repository's files and back, in a copy of this house. */
function roundTrip(row: Row, server: RunningServer): void {
  const house = createScratchHouse();
  const content = (...args: string[]) =>
    command(house.folder, server, 'tools/operate/content.ts', ...args);
  const text = () => readFileSync(join(house.folder, FILE), 'utf8');
  try {
    const before = text();
    const pulled = content('pull');
    row('content:pull writes it into the files', pulled.code === 0 && text().includes(OWNERS));
    const again = content('pull');
    row('a second time it changes nothing', again.code === 0 && again.said.trim() === '');
    writeFileSync(
      join(house.folder, FILE),
      before.replace(/ {2}- es: .*/, '  - es: Lo dice el archivo.'),
    );
    const both = content('pull');
    row(
      `a field that both changed is named and left alone: ${both.said.trim()}`,
      both.code === 1 && /answer\.0\.es/.test(both.said) && text().includes('Lo dice el archivo.'),
    );
    const pushed = content('push');
    row(`content:push makes a draft of the file: ${pushed.said.trim()}`, pushed.code === 0);
    const twice = content('push');
    row(`a draft that is there is left alone: ${twice.said.trim()}`, twice.code === 1);
  } finally {
    house.remove();
  }
}
