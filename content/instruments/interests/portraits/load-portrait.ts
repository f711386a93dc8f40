// What each portrait says, in one language; a result brings the one that it shows.
import type { Locale } from '#domain/locale.ts';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import type { Portrait } from './portrait.ts';

export async function loadPortrait(locale: Locale, id: PortraitId): Promise<Portrait> {
  return (await portraits[locale][id]()).portrait;
}

const portraits = {
  es: {
    ri: () => import('./es/ri.ts'),
    ra: () => import('./es/ra.ts'),
    rs: () => import('./es/rs.ts'),
    re: () => import('./es/re.ts'),
    rc: () => import('./es/rc.ts'),
    ia: () => import('./es/ia.ts'),
    is: () => import('./es/is.ts'),
    ie: () => import('./es/ie.ts'),
    ic: () => import('./es/ic.ts'),
    as: () => import('./es/as.ts'),
    ae: () => import('./es/ae.ts'),
    ac: () => import('./es/ac.ts'),
    se: () => import('./es/se.ts'),
    sc: () => import('./es/sc.ts'),
    ec: () => import('./es/ec.ts'),
    r: () => import('./es/r.ts'),
    i: () => import('./es/i.ts'),
    a: () => import('./es/a.ts'),
    s: () => import('./es/s.ts'),
    e: () => import('./es/e.ts'),
    c: () => import('./es/c.ts'),
    high: () => import('./es/high.ts'),
    middle: () => import('./es/middle.ts'),
  },
  en: {
    ri: () => import('./en/ri.ts'),
    ra: () => import('./en/ra.ts'),
    rs: () => import('./en/rs.ts'),
    re: () => import('./en/re.ts'),
    rc: () => import('./en/rc.ts'),
    ia: () => import('./en/ia.ts'),
    is: () => import('./en/is.ts'),
    ie: () => import('./en/ie.ts'),
    ic: () => import('./en/ic.ts'),
    as: () => import('./en/as.ts'),
    ae: () => import('./en/ae.ts'),
    ac: () => import('./en/ac.ts'),
    se: () => import('./en/se.ts'),
    sc: () => import('./en/sc.ts'),
    ec: () => import('./en/ec.ts'),
    r: () => import('./en/r.ts'),
    i: () => import('./en/i.ts'),
    a: () => import('./en/a.ts'),
    s: () => import('./en/s.ts'),
    e: () => import('./en/e.ts'),
    c: () => import('./en/c.ts'),
    high: () => import('./en/high.ts'),
    middle: () => import('./en/middle.ts'),
  },
} satisfies Record<Locale, Record<PortraitId, () => Promise<{ portrait: Portrait }>>>;
