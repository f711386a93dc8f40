import type { OfficeId } from '#domain/pathway/keys.ts';

/** Official entrances, the root of each site; offices without an address of their own have none. */
export const officeUrls = {
  university: undefined,
  'private-university': undefined,
  uned: 'https://unedasiss.uned.es/',
  ministry: 'https://www.educacionfpydeportes.gob.es/',
  register: 'https://www.educacion.gob.es/ruct/home',
  consulate: 'https://www.exteriores.gob.es/',
  immigration: 'https://www.inclusion.gob.es/',
  'home-authority': 'https://www.hcch.net/',
  'ib-school': 'https://www.ibo.org/',
  vocational: 'https://www.todofp.es/',
  'language-centre': undefined,
  insurer: undefined,
} as const satisfies Record<OfficeId, string | undefined>;
