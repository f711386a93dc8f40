import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const ecuador: CountryWay = {
  code: 'EC',
  name: { es: 'Ecuador', en: 'Ecuador' },
  title: {
    es: 'Estudiar en España desde Ecuador',
    en: 'Studying in Spain from Ecuador',
  },
  access: 'homologation',
  ownWords: [
    'bachillerato',
    'título de bachiller',
    'acta de grado',
    'Cancillería',
    'Sierra',
    'Amazonía',
    'Costa',
  ],
  diploma: [
    paper({
      id: 'way-ec-diploma',
      es: 'Terminas tercero de bachillerato. Lo que se presenta es el título de bachiller, con el acta de grado y los certificados de promoción.',
      en: 'You finish third year of bachillerato. What you hand in is the título de bachiller, with the acta de grado and the certificates of promotion.',
      source: 'Gobierno de Ecuador, legalización de promociones',
      url: 'https://www.gob.ec/mineduc/tramites/legalizacion-promociones-estudiantes-instituciones-educativas-particulares-fiscomisionales-municipales',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-ec-papers',
      es: 'Primero el Ministerio de Educación certifica que el título y los certificados son auténticos.',
      en: 'First the Ministry of Education certifies that the diploma and certificates are authentic.',
      source: 'Gobierno de Ecuador, legalización de promociones',
      url: 'https://www.gob.ec/mineduc/tramites/legalizacion-promociones-estudiantes-instituciones-educativas-particulares-fiscomisionales-municipales',
      mark: 'V',
    }),
    paper({
      id: 'way-ec-papers-2',
      es: 'Después la Cancillería pone la apostilla. Los documentos con firma a mano, que no sean títulos universitarios, se apostillan en sus oficinas zonales o en un consulado.',
      en: 'Then the Cancillería issues the apostille. Papers signed by hand, other than university degrees, get it at its zonal offices or at a consulate.',
      source: 'EFE en Swissinfo, julio de 2024',
      url: 'https://swissinfo.ch/spa/ecuador-instaura-servicio-de-apostilla-y-legalizaci%C3%B3n-electr%C3%B3nica/82717291',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-ec-year',
      es: 'En la Sierra y la Amazonía, el curso 2025-26 iba del 1 de septiembre al 26 de junio.',
      en: 'In the Sierra and Amazonía, 2025–26 ran from 1 September to 26 June.',
      source: 'Teleamazonas, 11-09-2025',
      url: 'https://www.teleamazonas.com/actualidad/noticias/sociedad/ano-escolar-sierra-amazonia-periodos-academicos-102357/',
      mark: 'S',
    }),
    dates({
      id: 'way-ec-year-2',
      es: 'En la Costa y Galápagos empezaba en mayo y terminó el 26 de febrero de 2026.',
      en: 'On the Costa and Galápagos it began in May and ended on 26 February 2026.',
      source: 'Teleamazonas, 12-03-2026',
      url: 'https://www.teleamazonas.com/actualidad/noticias/sociedad/regresan-clases-estudiantes-regimen-costa-galapagos-112130',
      mark: 'S',
    }),
  ],
  yearEnds: 'two-calendars',
  more: [],
};
