import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const dominicanRepublic: CountryWay = {
  code: 'DO',
  name: { es: 'República Dominicana', en: 'Dominican Republic' },
  title: {
    es: 'Estudiar en España desde República Dominicana',
    en: 'Studying in Spain from the Dominican Republic',
  },
  access: 'homologation',
  ownWords: ['bachillerato', 'certificación de bachiller'],
  diploma: [
    paper({
      id: 'way-do-diploma',
      es: 'Terminas el bachillerato. Lo que se presenta es la certificación de bachiller con el récord de notas.',
      en: 'You finish bachillerato. What you hand in is the certificación de bachiller with the record of marks.',
      source: 'Branny Legal, requisitos de servicios educativos, marzo de 2020',
      url: 'https://brannylegal.blogspot.com/2020/03/requisitos-servicios-educativos.html',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-do-papers',
      es: 'La apostilla la pone el Ministerio de Relaciones Exteriores (MIREX) y se pide en línea, en su portal de servicios.',
      en: 'The Ministry of Foreign Affairs (MIREX) issues the apostille; it is applied for online, at its service portal.',
      source: 'MIREX, preguntas frecuentes',
      url: 'https://servicios360.mirex.gob.do/?p=4228',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-do-year',
      es: 'El curso 2025-26 empezó el 25 de agosto.',
      en: '2025–26 began on 25 August.',
      source: 'Santiago 30 Caballeros, junio de 2025',
      url: 'https://santiago30caballeross.blogspot.com/2025/06/ano-escolar-2025-2026-inicia-el-25-de.html',
      mark: 'S',
    }),
    dates({
      id: 'way-do-year-2',
      es: 'El curso anterior terminó el 20 de junio.',
      en: 'The year before ended on 20 June.',
      source: 'La Tierra de Mis Amores, abril de 2025',
      url: 'https://latierrademisamores.com/noticias-dominicanas/minerd-refuerza-importancia-de-la-puntualidad-para-garantizar-el-exito-del-calendario-escolar-en-republica-dominicana',
      mark: 'S',
    }),
  ],
  yearEnds: 'may-july',
  more: [],
};
