// `npm start`: from a fresh clone to a served site. Runs on Node 20 with no packages installed.
import { ensureBuilt } from './built-site.mjs';
import { become, prepare, root } from './launch.mjs';

const runtime = await prepare();
await ensureBuilt(root, runtime);
become(runtime, ['server/main.ts'], { NODE_ENV: 'production', ...process.env });
