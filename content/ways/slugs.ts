import type { Locale } from '#domain/locale.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';

export type WayCode = Exclude<PathwayCountry, 'other'> | 'eu-ib';

type Slug = Readonly<Record<Locale, string>>;

const same = (slug: string): Slug => ({ es: slug, en: slug });

/** The last part of a country's address; apart from its page, because every list of countries links to it. */
export const waySlugs: Readonly<Record<WayCode, Slug>> = {
  MX: same('mexico'),
  CO: same('colombia'),
  AR: same('argentina'),
  PE: same('peru'),
  CL: same('chile'),
  EC: same('ecuador'),
  VE: same('venezuela'),
  DO: { es: 'republica-dominicana', en: 'dominican-republic' },
  BO: same('bolivia'),
  PY: same('paraguay'),
  UY: same('uruguay'),
  BR: { es: 'brasil', en: 'brazil' },
  CU: same('cuba'),
  PR: same('puerto-rico'),
  GT: same('guatemala'),
  SV: same('el-salvador'),
  HN: same('honduras'),
  NI: same('nicaragua'),
  CR: same('costa-rica'),
  PA: same('panama'),
  'eu-ib': { es: 'titulo-europeo-o-ib', en: 'european-diploma-or-ib' },
};

/** What somebody has said who comes from the page of a country, by the address of the page before this one. */
export function saidByArriving(
  before: string,
  origin: string,
): { country?: PathwayCountry; diploma?: 'ib' } {
  const page = URL.parse(before);
  const last = /^(?:\/en\/route-to-spain|\/ruta-a-espana)\/([a-z-]+)$/.exec(
    page?.pathname ?? '',
  )?.[1];
  if (!last || page?.origin !== origin) return {};
  const codes = Object.keys(waySlugs).filter((code): code is WayCode => code in waySlugs);
  const code = codes.find((each) => last === waySlugs[each].es || last === waySlugs[each].en);
  if (!code) return {};
  return code === 'eu-ib' ? { diploma: 'ib' } : { country: code };
}
