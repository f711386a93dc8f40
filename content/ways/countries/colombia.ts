import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const colombia: CountryWay = {
  code: 'CO',
  name: { es: 'Colombia', en: 'Colombia' },
  title: {
    es: 'Estudiar en España desde Colombia',
    en: 'Studying in Spain from Colombia',
  },
  access: 'colombia',
  ownWords: ['educación media', 'diploma de bachiller', 'Cancillería'],
  diploma: [
    paper({
      id: 'way-co-diploma',
      es: 'Terminas la educación media con el diploma de bachiller, y haces Saber 11: los dos cuentan para el acuerdo con España.',
      en: 'You finish educación media with the diploma de bachiller, and sit Saber 11: both count for the agreement with Spain.',
      source: 'Publimetro Colombia, 05-05-2023',
      url: 'https://www.publimetro.co/noticias/2023/05/05/colombianos-podran-estudiar-en-espana-sin-tener-que-presentar-pruebas-de-acceso-este-es-el-paso-a-paso/',
      mark: 'S',
    }),
    paper({
      id: 'way-co-diploma-2',
      es: 'El acuerdo de reconocimiento mutuo para el acceso a la universidad está en el BOE. Su renovación de 2026 no la hemos podido comprobar.',
      en: 'The agreement on mutual recognition for access to university is in the BOE. We could not confirm its renewal in 2026.',
      source: 'Boletín Oficial del Estado, 2023',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2023-11735',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-co-papers',
      es: 'Se apostillan el diploma de bachiller y el certificado de Saber 11, en el Ministerio de Relaciones Exteriores (Cancillería).',
      en: 'The diploma de bachiller and the Saber 11 certificate get an apostille from the Ministry of Foreign Affairs (Cancillería).',
      source: 'Publimetro Colombia, 05-05-2023',
      url: 'https://www.publimetro.co/noticias/2023/05/05/colombianos-podran-estudiar-en-espana-sin-tener-que-presentar-pruebas-de-acceso-este-es-el-paso-a-paso/',
      mark: 'S',
    }),
    paper({
      id: 'way-co-papers-2',
      es: 'El trámite de la apostilla se hace en línea.',
      en: 'The apostille is applied for online.',
      source: 'Pantoglot, apostillar y legalizar documentos en Colombia',
      url: 'https://pantoglot.com/como-apostillar-y-legalizar-documentos-en-colombia',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-co-year',
      es: 'El calendario A termina en noviembre: en los colegios oficiales de Bogotá, el 29 de noviembre de 2026.',
      en: 'Calendar A ends in November: at public schools in Bogotá on 29 November 2026.',
      source: 'El Cronista Colombia, calendario escolar de 2026',
      url: 'https://www.cronista.com/colombia/actualidad-co/es-oficial-calendario-escolar-2026-cuando-empiezan-las-clases-en-la-capital-y-en-las-principales-ciudades-del-pais/',
      mark: 'S',
    }),
    dates({
      id: 'way-co-year-2',
      es: 'El calendario B va de agosto o septiembre a mediados de junio.',
      en: 'Calendar B runs from August or September to the middle of June.',
      source: 'Nóminas, calendario estudiantil',
      url: 'https://nominas.com.co/calendario-estudiantil-2013.html',
      mark: 'S',
    }),
  ],
  yearEnds: 'two-calendars',
  more: [],
};
