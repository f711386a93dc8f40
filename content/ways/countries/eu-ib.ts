import { paper, type CountryWay } from '#content/ways/way.ts';

export const euIb: CountryWay = {
  code: 'eu-ib',
  name: { es: 'Título europeo o IB', en: 'European diploma or IB' },
  title: {
    es: 'Estudiar en España con título europeo o IB',
    en: 'Studying in Spain: European diplomas and the IB',
  },
  access: 'ib',
  ownWords: ['homologación'],
  diploma: [
    paper({
      id: 'way-eu-diploma',
      es: 'Con un título de secundaria de la Unión Europea que dé acceso a la universidad en su país, entras en las mismas condiciones que quien aprobó la prueba en España.',
      en: 'With a secondary diploma of the European Union that gives access to university at home, you enter on the same terms as those who passed the exam in Spain.',
      source: 'Consumer, selectividad para estudiantes extranjeros',
      url: 'https://consumer.es/?p=47843',
      mark: 'S',
    }),
    paper({
      id: 'way-ib-diploma',
      es: 'El Bachillerato Internacional (IB) y el Bachillerato Europeo van por esta misma vía, termines donde termines: no se homologan.',
      en: 'The International Baccalaureate (IB) and the European Baccalaureate go the same way, wherever you finish: no homologación.',
      source: 'Universidad de Sevilla, fase de extranjeros, curso 2022-23',
      url: 'https://www.us.es/comunicaciones-oficiales/preinscripcion-grado-curso-22-23-fase-de-extranjeros',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-eu-ib-papers',
      es: 'Los documentos expedidos por autoridades de la Unión Europea no necesitan apostilla.',
      en: 'Papers issued by authorities of the European Union need no apostille.',
      source: 'Universidad de Cádiz, estudios iniciados en el extranjero',
      url: 'https://webacceso.uca.es/alumnos-internacionales/con-estudios-universitarios-iniciados-en-el-extranjero',
      mark: 'V',
    }),
  ],
  year: [],
  yearEnds: 'ask',
  more: [],
};
