// `npm test`: from a fresh clone to a verdict. Runs on Node 20 with no packages installed.
// `npm run check` (`--no-browser`): the same without the build and the browser.
import { become, prepare } from './launch.mjs';

const runtime = await prepare();
become(runtime, ['tools/check/run-suites.ts', ...process.argv.slice(2)]);
