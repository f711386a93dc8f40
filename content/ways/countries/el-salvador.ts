import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const elSalvador: CountryWay = {
  code: 'SV',
  name: { es: 'El Salvador', en: 'El Salvador' },
  title: {
    es: 'Estudiar en España desde El Salvador',
    en: 'Studying in Spain from El Salvador',
  },
  access: 'homologation',
  ownWords: ['bachillerato', 'Educación Media'],
  diploma: [
    paper({
      id: 'way-sv-diploma',
      es: 'Terminas el bachillerato, que es la Educación Media.',
      en: 'You finish bachillerato, which is Educación Media.',
      source: 'El Boletín, calendario de 2026',
      url: 'https://elboletinsv.com/?p=25712',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-sv-papers',
      es: 'El Ministerio de Relaciones Exteriores pone la apostilla.',
      en: 'The Ministry of Foreign Affairs issues the apostille.',
      source: 'Diario El Mundo, apostilla electrónica',
      url: 'https://diario.elmundo.sv/politica/asamblea-aprueba-ley-de-aplicacin-de-apostilla-electrnica',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-sv-year',
      es: 'En 2026 las clases de los centros públicos van del 2 de febrero al 13 de noviembre.',
      en: 'In 2026 classes at public schools run from 2 February to 13 November.',
      source: 'Día a Día News, 09-01-2026',
      url: 'https://diaadianews.com/regreso-a-clases-el-ano-escolar-2026-iniciara-el-2-de-febrero/',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
