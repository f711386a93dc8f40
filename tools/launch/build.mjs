// `npm run build`: the site anew, whatever stands there.
import { buildSite } from './built-site.mjs';
import { prepare, root } from './launch.mjs';

await buildSite(root, await prepare());
