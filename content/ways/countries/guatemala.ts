import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const guatemala: CountryWay = {
  code: 'GT',
  name: { es: 'Guatemala', en: 'Guatemala' },
  title: {
    es: 'Estudiar en España desde Guatemala',
    en: 'Studying in Spain from Guatemala',
  },
  access: 'homologation',
  ownWords: ['título de diversificado', 'diversificado'],
  diploma: [
    paper({
      id: 'way-gt-diploma',
      es: 'Terminas el nivel diversificado. Lo que se presenta es el título de diversificado con la certificación de estudios.',
      en: 'You finish diversificado. What you hand in is the título de diversificado with the certification of studies.',
      source: 'Gobierno de Guatemala, auténtica de documentos educativos',
      url: 'https://tramites.gob.gt/servicio/1386/',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-gt-papers',
      es: 'Primero el Ministerio de Educación autentica el documento original; después el Ministerio de Relaciones Exteriores pone la apostilla.',
      en: 'First the Ministry of Education authenticates the original; then the Ministry of Foreign Affairs issues the apostille.',
      source: 'Gobierno de Guatemala, auténtica de documentos educativos',
      url: 'https://tramites.gob.gt/servicio/1386/',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-gt-year',
      es: 'En 2026 las clases van del 12 de enero al 30 de octubre en los privados, y del 2 de febrero al 13 de noviembre en los públicos.',
      en: 'In 2026 classes run from 12 January to 30 October at private schools, and from 2 February to 13 November at public ones.',
      source: 'Soy502, 09-01-2026',
      url: 'https://www.soy502.com/articulo/ciclo-escolar-sector-privado-arranca-este-lunes-101026',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
