// `npm run dev`: the site from its sources, hot, on the same backend as `npm start`.
import { become, prepare } from './launch.mjs';

become(await prepare(), ['tools/launch/dev.ts']);
