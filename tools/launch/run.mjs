// `node tools/launch/run.mjs [--built] <script> [arguments]`: any command of this repository, from a fresh clone. Installs
// what is missing, builds the site if the command is about the built one, and runs the script on the right Node.
import { ensureBuilt } from './built-site.mjs';
import { become, prepare, root } from './launch.mjs';

const given = process.argv.slice(2);
const runtime = await prepare();
if (given[0] === '--built') await ensureBuilt(root, runtime);
become(runtime, given[0] === '--built' ? given.slice(1) : given);
