import type { Fact } from './fact.ts';

/** Grants for a bachelor's degree that somebody saw in print, each of its year: none is known to be open now. */
export const grantFacts = [
  {
    id: 'grant-salamanca-2021',
    value: '2021',
    unit: 'text',
    what: {
      es: 'convocatoria de una ayuda de grado para América Latina de la Universidad de Salamanca y Santander, con matrícula y residencia; pregunta si hay otra',
      en: 'call for a bachelor grant for Latin America by the University of Salamanca and Santander, with tuition and residence; ask whether there is another',
    },
    where: { es: 'Universidad de Salamanca', en: 'University of Salamanca' },
    source: 'El Tiempo, junio de 2021',
    url: 'https://www.eltiempo.com/vida/educacion/becas-en-espana-u-de-salamanca-abre-convocatoria-para-colombianos-594764',
    mark: 'S',
    said: { by: 'press', on: '2021-06' },
    checked: '2026-11-20',
    staleAfter: '2027-06-30',
  },
  {
    id: 'grant-general-2022',
    value: '2022',
    unit: 'text',
    what: {
      es: 'convocatoria de la beca general del Ministerio: para españoles, ciudadanos de la UE y quien residía legalmente en España; a quien es de la UE y no vive ni trabaja aquí, solo la matrícula',
      en: 'call of the Ministry’s general grant: for Spaniards, citizens of the EU and legal residents of Spain; for citizens of the EU who neither live nor work here, tuition alone',
    },
    where: { es: 'España, convocatoria de 2022', en: 'Spain, call of 2022' },
    source: 'laSexta, 30-03-2022',
    url: 'https://www.lasexta.com/noticias/sociedad/abierto-plazo-solicitar-becas-mec-requisitos-acceder-ayudas-proximo-curso_202203306242d62b56dbae00010513a4.html',
    mark: 'S',
    said: { by: 'press', on: '2022-03-30' },
    checked: '2026-11-23',
    staleAfter: '2027-03-31',
  },
  {
    id: 'grant-exchange-2019',
    value: '2019',
    unit: 'text',
    what: {
      es: 'última convocatoria vista de las becas Santander Iberoamérica Grado: un semestre de intercambio para quien ya estudia en su país',
      en: 'last call seen of the Santander Iberoamérica Grado grants: one exchange semester for those already enrolled at home',
    },
    where: { es: 'América Latina, de 2017 a 2019', en: 'Latin America, 2017 to 2019' },
    source: 'Becas Honduras y Universidad de Guadalajara, convocatorias de 2017 a 2019',
    url: 'https://becashonduras.net/',
    mark: 'S',
    said: { by: 'other', on: '2019' },
    checked: '2026-11-23',
    staleAfter: '2027-11-30',
  },
] as const satisfies readonly Fact[];
