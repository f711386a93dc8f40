// `npm test`: from a fresh clone to a verdict, in eight minutes. Runs on Node 20 with no packages installed.
// `npm run check` (`--no-browser`): the same without the build and the browser.
// `npm run drill:tests` (`--all`): every test there is; and `npm test -- <words>`: every one of the files with these names.
import { become, prepare } from './launch.mjs';

const given = process.argv.slice(2);
if (given.some((each) => each === '--all' || !each.startsWith('--'))) process.env.DRILL = 'all';
const runtime = await prepare();
become(runtime, ['tools/check/run-suites.ts', ...given]);
