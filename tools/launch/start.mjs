// `npm start`: from a fresh clone to a served site. Runs on Node 20 with no packages installed.
import { join } from 'node:path';
import { ensureBuilt } from './built-site.mjs';
import { become, prepare, root } from './launch.mjs';

const runtime = await prepare();
await ensureBuilt(root, runtime);
become(runtime, ['server/main.ts'], {
  NODE_ENV: 'production',
  PAGE_TWINS: join(root, 'dist/twins'),
  ...process.env,
});
