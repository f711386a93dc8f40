import type { Citation, ForeignPrice, ResidentPrice, Tuition } from './tuition.ts';

const press = {
  sourceKind: 'press',
  mark: 'S',
  checked: '2026-11-22',
  staleAfter: '2027-06-30',
} as const;

/** Quotes the Ministry's Estadística de Precios Públicos of 2024-25. */
const europaPress: Citation = {
  ...press,
  publisher: 'Europa Press',
  published: '2025-01-31',
  url: 'https://www.aldia.cat/gent/noticia-les-universitats-navarra-madrid-catalunya-tenen-mitjana-els-preus-matricula-mes-alts-20250131175123.html',
};
/** The same statistics through EFE, with Castilla y León and Cantabria. */
const tribuna: Citation = {
  ...press,
  publisher: 'Tribuna de Palencia (EFE)',
  published: '2025-01',
  url: 'https://tribunapalencia.com/noticias/392687/estudiar-en-las-universidades-publicas-de-castilla-y-leon-mas-barato-que-la-media-nacional',
};
const ideal: Citation = {
  ...press,
  publisher: 'Ideal',
  published: '2025-07-23',
  url: 'https://www.ideal.es/miugr/precio-credito-universidad-economicos-pais-20250723002504-nt.html',
};
/** The only look at all regions that was found. */
const census = {
  ...press,
  publisher: 'Información',
  published: '2024-03-25',
  url: 'https://www.informacion.es/comunidad-valenciana/2024/03/25/universidades-cobraran-doble-matricula-estudiantes-99936969.html',
  year: '2023-24',
} as const;

const more: ForeignPrice = { ...census, kind: 'more' };
const same: ForeignPrice = { ...census, kind: 'same' };
/** What Andalucía and Cataluña do, as that article says in passing. */
const eachUniversity: ForeignPrice = {
  ...press,
  kind: 'up-to-times',
  times: 2,
  year: '2024',
  publisher: 'Las Provincias',
  published: '2024-07-09',
  url: 'https://lasprovincias.es/comunitat/matricula-universitaria-congela-alumnado-nacional-sube-extranjeros-20240709001945-nt_amp.html',
};

/** A mean of 2024-25 in euros a credit. */
function mean(euros: number, citation: Citation): ResidentPrice {
  return { ...citation, year: '2024-25', per: 'credit', form: 'mean', low: euros, high: euros };
}

/** What a public degree costs, by who pays it: the only place where such a price is written (decision 044). */
export const tuition: Tuition = {
  spain: mean(15.37, europaPress),
  census: {
    ...census,
    without: ['canaries', 'cantabria', 'valencia', 'extremadura', 'basque-country'],
  },
  stay: {
    sourceKind: 'official',
    mark: 'V',
    publisher: 'Universitat Politècnica de València',
    published: '2024',
    url: 'https://www.upv.es/contenidos/SMAT/info/718876normalv.html',
    checked: '2026-11-22',
    staleAfter: '2027-06-30',
  },
  regions: [
    {
      region: 'andalusia',
      name: { es: 'Andalucía', en: 'Andalusia' },
      resident: {
        ...press,
        publisher: 'Europa Press',
        published: '2025-09-11',
        url: 'https://www.europapress.es/esandalucia/sevilla/noticia-junta-destaca-decreto-andaluz-precios-publicos-universitarios-mas-social-toda-espana-20250911125839.html',
        year: '2025-26',
        per: 'credit',
        form: 'single',
        low: 12.62,
        high: 12.62,
      },
      foreign: eachUniversity,
    },
    {
      region: 'aragon',
      name: { es: 'Aragón', en: 'Aragon' },
      resident: null,
      foreign: more,
    },
    {
      region: 'asturias',
      name: { es: 'Asturias', en: 'Asturias' },
      resident: mean(12.34, europaPress),
      foreign: more,
    },
    {
      region: 'balearics',
      name: { es: 'Illes Balears', en: 'Balearic Islands' },
      resident: null,
      foreign: more,
    },
    {
      region: 'canaries',
      name: { es: 'Canarias', en: 'Canary Islands' },
      resident: mean(12.5, europaPress),
      foreign: same,
    },
    {
      region: 'cantabria',
      name: { es: 'Cantabria', en: 'Cantabria' },
      resident: mean(13.34, tribuna),
      foreign: same,
    },
    {
      region: 'castilla-la-mancha',
      name: { es: 'Castilla-La Mancha', en: 'Castile-La Mancha' },
      resident: null,
      foreign: more,
    },
    {
      region: 'castilla-y-leon',
      name: { es: 'Castilla y León', en: 'Castile and León' },
      resident: mean(13.64, tribuna),
      foreign: more,
    },
    {
      region: 'catalonia',
      name: { es: 'Cataluña', en: 'Catalonia' },
      resident: {
        ...ideal,
        year: '2025-26',
        per: 'year',
        form: 'single',
        low: 1061,
        high: 1061,
      },
      foreign: eachUniversity,
    },
    {
      region: 'valencia',
      name: { es: 'Comunitat Valenciana', en: 'Valencian Community' },
      resident: {
        ...press,
        publisher: 'Las Provincias',
        published: '2025-07-05',
        url: 'https://www.lasprovincias.es/comunitat/estudiar-comunitat-800-20000-euros-segun-campus-20250705004002-nt.html',
        year: '2025-26',
        per: 'year',
        form: 'from',
        low: 767,
        high: 767,
      },
      foreign: {
        ...press,
        kind: 'times',
        times: 2,
        fullCostFrom: 2026,
        year: '2025-26',
        publisher: 'Información',
        published: '2025-10-22',
        url: 'https://www.informacion.es/universidad/2025/10/22/tasas-alicante-consell-universitarios-extranjeros-subida-union-europea-ua-umh-122884103.html',
      },
    },
    {
      region: 'extremadura',
      name: { es: 'Extremadura', en: 'Extremadura' },
      resident: null,
      foreign: same,
    },
    {
      region: 'galicia',
      name: { es: 'Galicia', en: 'Galicia' },
      resident: mean(11.95, europaPress),
      foreign: more,
    },
    {
      region: 'la-rioja',
      name: { es: 'La Rioja', en: 'La Rioja' },
      resident: null,
      foreign: more,
    },
    {
      region: 'madrid',
      name: { es: 'Madrid', en: 'Madrid' },
      resident: {
        ...ideal,
        year: '2025-26',
        per: 'year',
        form: 'range',
        low: 1015,
        high: 1240,
      },
      foreign: {
        ...press,
        kind: 'examples',
        year: '2023-24',
        publisher: '20minutos',
        published: '2023-10',
        url: 'https://www.20minutos.es/noticia/5178266/0/la-comunidad-reducira-un-85-las-tasas-universitarias-a-los-hispanoamericanos/',
        examples: [
          { degree: 'history', resident: 1015, foreign: 6822 },
          { degree: 'medicine', resident: 1240, foreign: 8188 },
        ],
        announcedCut: {
          ...press,
          publisher: 'El Español',
          published: '2025-05-13',
          url: 'https://www.elespanol.com/madrid/comunidad/20250513/ayuso-no-obligara-universidades-privadas-cobrar-estudiantes-latinos-plan-publicas/1003743753767_0.html',
        },
      },
    },
    {
      region: 'murcia',
      name: { es: 'Región de Murcia', en: 'Region of Murcia' },
      resident: null,
      foreign: more,
    },
    {
      region: 'navarre',
      name: { es: 'Navarra', en: 'Navarre' },
      resident: mean(19.29, europaPress),
      foreign: more,
    },
    {
      region: 'basque-country',
      name: { es: 'País Vasco', en: 'Basque Country' },
      resident: null,
      foreign: same,
    },
  ],
};
