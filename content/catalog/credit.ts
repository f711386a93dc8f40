// Where the catalogue's figures and links come from, in the words every page with a career prints.
import { site } from '#content/site.ts';
import type { Words } from './words.ts';

/** The line that O*NET's licence asks for. Its Spanish form adds the English name of the database. */
export const onetCredit = {
  es: `Esta página incluye información de la base de datos O*NET (O*NET Database), del Departamento de Trabajo de Estados Unidos, Administración de Empleo y Capacitación (USDOL/ETA), usada con la licencia CC BY 4.0. O*NET® es una marca de USDOL/ETA. ${site.brand} ha modificado toda o parte de esta información. USDOL/ETA no ha aprobado, respaldado ni probado estas modificaciones.`,
  en: `This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. ${site.brand} has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
} as const satisfies Words;

/** Month of O*NET's work values; interests and job zones carry their own date in `content/careers/`. */
export const valuesDated = '2008-06';

/** Stands over every list of studies of a career, and of careers of a study. */
export const studiesNote = {
  es: 'La relación entre carreras y estudios es criterio nuestro: no hay una tabla oficial que las una. Comprueba cada estudio en el buscador oficial.',
  en: 'Which studies lead to which career is our own judgement: no official table links them. Check each one in the official search.',
} as const satisfies Words;

/** Official searches. Front doors only: their inner addresses change. */
export const officialSearch = {
  degrees: 'https://www.universidades.gob.es/',
  vocational: 'https://www.todofp.es/',
  artistic: 'https://www.educacionfpydeportes.gob.es/',
} as const;
