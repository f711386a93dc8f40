// `npm test`: from a fresh clone to a verdict. Runs on Node 20 with no packages installed.
// `npm run check` (`--no-browser`): the same without the build and the browser.
import { ensureBuilt } from './built-site.mjs';
import { become, prepare, root } from './launch.mjs';

const runtime = await prepare();
const hasBrowser = !process.argv.includes('--no-browser');
if (hasBrowser) await ensureBuilt(root, runtime);
become(runtime, ['scripts/run-suites.ts', ...(hasBrowser ? [] : ['--no-browser'])]);
