import { sharedFacts } from './shared.ts';
import { waySlugs } from './slugs.ts';
import type { CountryWay, WayFact } from './way.ts';
import { mexico } from './countries/mexico.ts';
import { colombia } from './countries/colombia.ts';
import { argentina } from './countries/argentina.ts';
import { peru } from './countries/peru.ts';
import { chile } from './countries/chile.ts';
import { ecuador } from './countries/ecuador.ts';
import { venezuela } from './countries/venezuela.ts';
import { dominicanRepublic } from './countries/dominican-republic.ts';
import { bolivia } from './countries/bolivia.ts';
import { paraguay } from './countries/paraguay.ts';
import { uruguay } from './countries/uruguay.ts';
import { brazil } from './countries/brazil.ts';
import { cuba } from './countries/cuba.ts';
import { puertoRico } from './countries/puerto-rico.ts';
import { guatemala } from './countries/guatemala.ts';
import { elSalvador } from './countries/el-salvador.ts';
import { honduras } from './countries/honduras.ts';
import { nicaragua } from './countries/nicaragua.ts';
import { costaRica } from './countries/costa-rica.ts';
import { panama } from './countries/panama.ts';
import { euIb } from './countries/eu-ib.ts';

const written = [
  mexico,
  colombia,
  argentina,
  peru,
  chile,
  ecuador,
  venezuela,
  dominicanRepublic,
  bolivia,
  paraguay,
  uruguay,
  brazil,
  cuba,
  puertoRico,
  guatemala,
  elSalvador,
  honduras,
  nicaragua,
  costaRica,
  panama,
  euIb,
];

/** The way from each country, with its addresses. */
export const ways = written.map((way: CountryWay) => ({ ...way, slug: waySlugs[way.code] }));

/** Every sentence of these pages that rests on a source. */
export const wayFacts: readonly WayFact[] = [
  ...ways.flatMap(({ diploma, papers, year, more }) => [diploma, papers, year, more].flat()),
  ...Object.values(sharedFacts).flat(),
];
