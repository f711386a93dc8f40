import type { OfficeId } from '#domain/pathway/keys.ts';
import { ministryPage } from './ministry-page.ts';

/**
 * Official pages, that of the matter itself where its address is known from a page that links it; a root only where not.
 * Offices without an address of their own have none.
 */
export const officeUrls = {
  university: undefined,
  'private-university': undefined,
  uned: 'https://unedasiss.uned.es/fechas_clave',
  ministry: ministryPage,
  register: 'https://www.educacion.gob.es/ruct/home',
  consulate:
    'https://www.exteriores.gob.es/es/ServiciosAlCiudadano/Paginas/Servicios-consulares.aspx',
  immigration: 'https://www.inclusion.gob.es/web/migraciones/w/estancia-por-estudios',
  'home-authority': 'https://www.hcch.net/es/instruments/conventions/authorities1/?cid=41',
  'ib-school': 'https://www.ibo.org/',
  vocational: 'https://www.todofp.es/que-estudiar.html',
  'vocational-centre': undefined,
  andalusia:
    'https://www.us.es/comunicaciones-oficiales/preinscripcion-grado-curso-22-23-fase-de-extranjeros',
  'language-centre': undefined,
  insurer: undefined,
} as const satisfies Record<OfficeId, string | undefined>;

/** The ministry itself, where another matter than recognition is asked about. */
export const ministryFront = 'https://www.educacionfpydeportes.gob.es/';
