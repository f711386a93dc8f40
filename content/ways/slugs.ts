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
