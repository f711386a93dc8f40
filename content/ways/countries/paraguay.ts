import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const paraguay: CountryWay = {
  code: 'PY',
  name: { es: 'Paraguay', en: 'Paraguay' },
  title: {
    es: 'Estudiar en España desde Paraguay',
    en: 'Studying in Spain from Paraguay',
  },
  access: 'homologation',
  ownWords: ['Educación Media', 'Dirección de Legalizaciones'],
  diploma: [
    paper({
      id: 'way-py-diploma',
      es: 'Terminas el tercer curso de la Educación Media.',
      en: 'You finish the third year of Educación Media.',
      source: 'ABC Color, 02-12-2025',
      url: 'https://www.abc.com.py/nacionales/2025/12/02/egresados-2025-cual-es-el-nombre-de-la-promocion-de-egresados/',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-py-papers',
      es: 'La apostilla la expide la Dirección de Legalizaciones del Ministerio de Relaciones Exteriores. Una vez puesta, no hace falta otro trámite.',
      en: 'The Dirección de Legalizaciones of the Ministry of Foreign Affairs issues the apostille. Once it is there, nothing else is needed.',
      source: 'Ministerio de Relaciones Exteriores de Paraguay, apostilla y legalización, 2025',
      url: 'https://www.mre.gov.py/legaliz-3/',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-py-year',
      es: 'En 2026 las clases van del 23 de febrero al 30 de noviembre.',
      en: 'In 2026 classes run from 23 February to 30 November.',
      source: 'Wochenblatt, calendario escolar de 2026',
      url: 'https://wochenblatt.cc/ferien-und-fakten-der-neue-schulkalender-fuer-2026-ist-da',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
