// `npm start`: from a fresh clone to a served site. Runs on Node 20 with no packages installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSite, isBuilt } from './built-site.mjs';
import { become, prepare, root } from './launch.mjs';

const runtime = await prepare();
// What the server would refuse is said before the minutes of a build.
if (!isBuilt(root)) {
  const { status } = spawnSync(runtime, ['tools/launch/check-settings.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  await buildSite(root, runtime);
}
become(runtime, ['server/main.ts'], {
  NODE_ENV: 'production',
  PAGE_TWINS: join(root, 'dist/twins'),
  ...process.env,
});
