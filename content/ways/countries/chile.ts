import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const chile: CountryWay = {
  code: 'CL',
  name: { es: 'Chile', en: 'Chile' },
  title: {
    es: 'Estudiar en España desde Chile',
    en: 'Studying in Spain from Chile',
  },
  access: 'homologation',
  ownWords: ['cuarto medio', 'licencia de enseñanza media'],
  diploma: [
    paper({
      id: 'way-cl-diploma',
      es: 'Terminas cuarto medio. Lo que se presenta es la licencia de enseñanza media con tu concentración de notas.',
      en: 'You finish cuarto medio. What you hand in is the licencia de enseñanza media with your record of marks.',
      source: 'Elyex, homologar el título de bachiller extranjero',
      url: 'https://elyex.com/asi-puedes-homologar-tu-titulo-de-bachiller-extranjero-en-ecuador',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-cl-papers',
      es: 'La apostilla chilena es electrónica y gratuita, y existe desde agosto de 2016.',
      en: 'Chile’s apostille is electronic and free, and has existed since August 2016.',
      source: 'Consulados de Chile, qué es la apostilla',
      url: 'https://consulado.gob.cl/apostilla/que-es-la-apostilla',
      mark: 'V',
    }),
    paper({
      id: 'way-cl-papers-2',
      es: 'Los documentos de educación se apostillan en una sola ventanilla, la del Ministerio de Educación, también en regiones.',
      en: 'Papers of education get theirs at one counter, that of the Ministry of Education, in the regions too.',
      source: 'Publimetro Chile, agosto de 2016',
      url: 'https://www.publimetro.cl/nota/cronica/convenio-de-la-apostilla-agiliza-legalizacion-de-documentos-para-el-extranjero-a-un-solo-paso/xIQphD!cigb9b7f3mcks/',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-cl-year',
      es: 'En 2026 las clases van del 4 de marzo hasta entre el 4 y el 18 de diciembre, y las actas de cuarto medio se cierran el 20 de noviembre.',
      en: 'In 2026 classes run from 4 March to between 4 and 18 December, and the records of cuarto medio close on 20 November.',
      source: 'Chilevisión, calendario escolar de 2026',
      url: 'https://www.chilevision.cl/noticias/te-ayuda/calendario-escolar-2026-cuando-entran-a-clases-los-estudiantes-este-ano',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
