import type { Fact } from './fact.ts';

const spain = { es: 'España', en: 'Spain' };

const sepe = {
  where: {
    es: 'España, tercer trimestre de 2025',
    en: 'Spain, third quarter of 2025',
  },
  source: 'SEPE, Observatorio de las Ocupaciones, según Infobae, 01-02-2026',
  url: 'https://www.sepe.es/',
  mark: 'S',
  said: { by: 'press', on: '2026-02-01' },
  checked: '2026-11-20',
  staleAfter: '2027-03-31',
} as const;

const ads = {
  unit: 'percent',
  where: { es: 'España, ofertas de empleo de 2024', en: 'Spain, job advertisements of 2024' },
  source: 'Informe Infoempleo Adecco 2024, publicado en mayo de 2025, según la prensa',
  url: 'https://communityofinsurance.com/2025/05/31/las-carreras-mas-requeridas-en-las-ofertas-de-empleo',
  mark: 'S',
  said: { by: 'press', on: '2025-05' },
  checked: '2026-11-20',
  staleAfter: '2027-06-30',
} as const;

const wef = {
  where: {
    es: 'encuesta a más de mil empresas de 55 economías, con horizonte 2030',
    en: 'survey of over a thousand employers in 55 economies, looking to 2030',
  },
  source: 'World Economic Forum, Future of Jobs Report 2025, 08-01-2025, según la prensa',
  url: 'https://www.weforum.org/reports/the-future-of-jobs-report-2025/',
  mark: 'S',
  said: { by: 'press', on: '2025-01-08' },
  checked: '2026-11-20',
  staleAfter: '2027-02-28',
} as const;

const onet = {
  unit: 'count',
  where: {
    es: 'base O*NET, intereses de febrero de 2026, nivel universitario',
    en: 'O*NET database, interests of February 2026, university level',
  },
  source: 'O*NET, USDOL/ETA; recuento propio de la primera letra y de la preparación que pide',
  url: 'https://www.onetcenter.org/',
  mark: 'V',
  checked: '2026-11-20',
  staleAfter: '2027-11-30',
} as const;

/** Jobs and studies: what Spain lacks, what job ads ask for, what employers expect. */
export const workFacts = [
  {
    id: 'vacancies-spain-2025',
    value: 152000,
    unit: 'count',
    what: { es: 'puestos vacantes, aproximadamente', en: 'vacancies, approximately' },
    ...sepe,
  },
  {
    id: 'vacancies-spain-2014',
    value: 56000,
    unit: 'count',
    what: { es: 'puestos vacantes, aproximadamente', en: 'vacancies, approximately' },
    ...sepe,
    where: { es: 'España, 2014', en: 'Spain, 2014' },
  },
  {
    id: 'vacancies-easy-2025',
    value: 2.1,
    unit: 'percent',
    what: {
      es: 'vacantes que se cubren sin dificultad',
      en: 'vacancies filled without difficulty',
    },
    ...sepe,
  },
  {
    id: 'vacancies-hard-2025',
    value: 79.3,
    unit: 'percent',
    what: { es: 'vacantes difíciles de cubrir', en: 'vacancies that are hard to fill' },
    ...sepe,
  },
  {
    id: 'vacancies-impossible-2025',
    value: 18.6,
    unit: 'percent',
    what: {
      es: 'vacantes que se dan por imposibles de cubrir',
      en: 'vacancies considered impossible to fill',
    },
    ...sepe,
  },
  {
    id: 'openings-by-retirement',
    value: '8 / 10',
    unit: 'text',
    what: {
      es: 'puestos de los próximos diez años que se abrirán por jubilación',
      en: 'openings of the next ten years that will come from retirement',
    },
    where: spain,
    source: 'SEPE, Observatorio de las Ocupaciones, según Información, 03-11-2025',
    url: 'https://www.informacion.es/',
    mark: 'S',
    said: { by: 'press', on: '2025-11-03' },
    checked: '2026-11-20',
    staleAfter: '2027-11-30',
  },
  {
    id: 'ads-degree-2024',
    value: 21.42,
    what: {
      es: 'ofertas de empleo que piden un título universitario',
      en: 'job advertisements that ask for a university degree',
    },
    ...ads,
  },
  {
    id: 'ads-social-law-2024',
    value: 47.92,
    what: {
      es: 'ofertas con título universitario que piden Ciencias Sociales o Derecho',
      en: 'advertisements asking for a degree that ask for Social Sciences or Law',
    },
    ...ads,
  },
  {
    id: 'ads-engineering-2024',
    value: 27.16,
    what: {
      es: 'ofertas con título universitario que piden Ingeniería o Arquitectura',
      en: 'advertisements asking for a degree that ask for Engineering or Architecture',
    },
    ...ads,
  },
  {
    id: 'ads-business-2024',
    value: 3.67,
    what: {
      es: 'ofertas que mencionan Administración y Dirección de Empresas',
      en: 'advertisements that name Business Administration',
    },
    ...ads,
  },
  {
    id: 'ads-marketing-2024',
    value: 1.57,
    what: {
      es: 'ofertas que mencionan Comercio y Marketing',
      en: 'advertisements that name Commerce and Marketing',
    },
    ...ads,
  },
  {
    id: 'ads-medicine-2024',
    value: 1.47,
    what: {
      es: 'ofertas que mencionan Medicina o Biomedicina',
      en: 'advertisements that name Medicine or Biomedicine',
    },
    ...ads,
  },
  {
    id: 'ads-business-law-2024',
    value: 1.43,
    what: {
      es: 'ofertas que mencionan el doble grado de Empresas y Derecho',
      en: 'advertisements that name the double degree in Business and Law',
    },
    ...ads,
  },
  {
    id: 'ads-labour-relations-2024',
    value: 1.35,
    what: {
      es: 'ofertas que mencionan Relaciones Laborales',
      en: 'advertisements that name Labour Relations',
    },
    ...ads,
  },
  {
    id: 'overqualified-spain-2024',
    value: 35,
    unit: 'percent',
    what: {
      es: 'personas con estudios superiores en empleos que no los piden',
      en: 'people with higher education in jobs that do not require it',
    },
    where: { es: 'España, 2024, dato de Eurostat', en: 'Spain, 2024, figure of Eurostat' },
    source: 'Eurostat, según IyMagazine, mayo de 2025',
    url: 'https://iymagazine.es/noticia/7582/universidad/las-carreras-mas-demandadas-en-las-ofertas-de-empleo-son-los-grados-en-ade-comercio-y-marketing-asi-como-medicina-y-biomedicina..html',
    mark: 'S',
    said: { by: 'press', on: '2025-05' },
    checked: '2026-11-20',
    staleAfter: '2027-06-30',
  },
  {
    id: 'overqualified-eu-2024',
    value: 21.3,
    unit: 'percent',
    what: {
      es: 'personas con estudios superiores en empleos que no los piden',
      en: 'people with higher education in jobs that do not require it',
    },
    where: {
      es: 'Unión Europea, 2024, dato de Eurostat',
      en: 'European Union, 2024, figure of Eurostat',
    },
    source: 'Eurostat, según IyMagazine, mayo de 2025',
    url: 'https://iymagazine.es/noticia/7582/universidad/las-carreras-mas-demandadas-en-las-ofertas-de-empleo-son-los-grados-en-ade-comercio-y-marketing-asi-como-medicina-y-biomedicina..html',
    mark: 'S',
    said: { by: 'press', on: '2025-05' },
    checked: '2026-11-20',
    staleAfter: '2027-06-30',
  },
  {
    id: 'graduates-unemployed-2013',
    value: 29.2,
    unit: 'percent',
    what: { es: 'desempleo de jóvenes con título', en: 'unemployment of young graduates' },
    where: { es: 'España, 2013', en: 'Spain, 2013' },
    source: 'Ivie y Fundación BBVA, 2024',
    url: 'https://www.fbbva.es/',
    mark: 'S',
    said: { by: 'other', on: '2024' },
    checked: '2026-11-20',
    staleAfter: '2027-06-30',
  },
  {
    id: 'graduates-unemployed-2023',
    value: 12.5,
    unit: 'percent',
    what: { es: 'desempleo de jóvenes con título', en: 'unemployment of young graduates' },
    where: { es: 'España, 2023', en: 'Spain, 2023' },
    source: 'Ivie y Fundación BBVA, 2024',
    url: 'https://www.fbbva.es/',
    mark: 'S',
    said: { by: 'other', on: '2024' },
    checked: '2026-11-20',
    staleAfter: '2027-06-30',
  },
  {
    id: 'graduates-low-qualified-2025',
    value: '1 / 3',
    unit: 'text',
    what: {
      es: 'personas con título en empleos de baja cualificación',
      en: 'graduates in low-qualified jobs',
    },
    where: spain,
    source: 'Informe CYD 2025, según Infobae',
    url: 'https://www.fundacioncyd.org/',
    mark: 'S',
    said: { by: 'press', on: '2025' },
    checked: '2026-11-20',
    staleAfter: '2027-01-31',
  },
  {
    id: 'wef-jobs-created-2030',
    value: 170,
    unit: 'million jobs',
    what: { es: 'empleos que se crearían', en: 'jobs that would be created' },
    ...wef,
  },
  {
    id: 'wef-jobs-displaced-2030',
    value: 92,
    unit: 'million jobs',
    what: { es: 'empleos que desaparecerían', en: 'jobs that would disappear' },
    ...wef,
  },
  {
    id: 'wef-jobs-net-2030',
    value: 78,
    unit: 'million jobs',
    what: { es: 'saldo entre unos y otros', en: 'balance between both' },
    ...wef,
  },
  {
    id: 'wef-jobs-touched-2030',
    value: 22,
    unit: 'percent',
    what: { es: 'puestos que nacen o desaparecen', en: 'jobs that appear or disappear' },
    ...wef,
  },
  {
    id: 'wef-skills-change-2030',
    value: 39,
    unit: 'percent',
    what: {
      es: 'habilidades centrales que cambiarían',
      en: 'core skills that would change',
    },
    ...wef,
  },
  {
    id: 'wef-skills-change-2023',
    value: 44,
    unit: 'percent',
    what: {
      es: 'habilidades centrales que cambiarían, según la edición de 2023',
      en: 'core skills that would change, in the 2023 edition',
    },
    ...wef,
  },
  {
    id: 'wef-skills-gap-2025',
    value: 63,
    unit: 'percent',
    what: {
      es: 'empresas que ven en la falta de habilidades su mayor obstáculo',
      en: 'employers who see the skills gap as their main barrier',
    },
    ...wef,
  },
  {
    id: 'wef-analytical-2025',
    value: 69,
    unit: 'percent',
    what: {
      es: 'empresas que consideran esencial el pensamiento analítico',
      en: 'employers who consider analytical thinking essential',
    },
    ...wef,
  },
  {
    id: 'wef-resilience-2025',
    value: 67,
    unit: 'percent',
    what: {
      es: 'empresas que consideran esenciales la resiliencia y la flexibilidad',
      en: 'employers who consider resilience and flexibility essential',
    },
    ...wef,
  },
  {
    id: 'onet-university-level',
    value: 378,
    what: { es: 'ocupaciones de nivel universitario', en: 'occupations of university level' },
    ...onet,
  },
  {
    id: 'onet-investigative-first',
    value: 109,
    what: {
      es: 'ocupaciones cuya primera letra es la I',
      en: 'occupations whose first letter is I',
    },
    ...onet,
  },
  {
    id: 'onet-social-first',
    value: 96,
    what: {
      es: 'ocupaciones cuya primera letra es la S',
      en: 'occupations whose first letter is S',
    },
    ...onet,
  },
  {
    id: 'onet-artistic-first',
    value: 16,
    what: {
      es: 'ocupaciones cuya primera letra es la A',
      en: 'occupations whose first letter is A',
    },
    ...onet,
  },
] as const satisfies readonly Fact[];
