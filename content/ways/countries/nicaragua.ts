import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const nicaragua: CountryWay = {
  code: 'NI',
  name: { es: 'Nicaragua', en: 'Nicaragua' },
  title: {
    es: 'Estudiar en España desde Nicaragua',
    en: 'Studying in Spain from Nicaragua',
  },
  access: 'homologation',
  ownWords: ['secundaria', 'diploma de bachiller'],
  diploma: [
    paper({
      id: 'way-ni-diploma',
      es: 'Terminas quinto año de secundaria. Lo que se presenta es el diploma de bachiller con las notas de primero a quinto año.',
      en: 'You finish fifth year of secundaria. What you hand in is the diploma de bachiller with the marks from first to fifth year.',
      source: 'La Lupa, qué preparar para estudiar en el exterior',
      url: 'https://lalupa.press/lo-que-necesitas-preparar-para-estudiar-en-el-exterior/',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-ni-papers',
      es: 'Primero la delegación del Ministerio de Educación autentica notas y diploma.',
      en: 'First the delegation of the Ministry of Education authenticates marks and diploma.',
      source: 'La Lupa, qué preparar para estudiar en el exterior',
      url: 'https://lalupa.press/lo-que-necesitas-preparar-para-estudiar-en-el-exterior/',
      mark: 'S',
    }),
    paper({
      id: 'way-ni-papers-2',
      es: 'La apostilla la da la Dirección General Consular de la Cancillería, desde mayo de 2013.',
      en: 'The Consular Directorate of the Ministry of Foreign Affairs has issued the apostille since May 2013.',
      source: 'Apostilla (Estados Unidos), Nicaragua',
      url: 'https://apostilla.com/apostille-for-nicaragua/',
      mark: 'S',
    }),
    paper({
      id: 'way-ni-papers-3',
      es: 'La prensa cuenta filas muy largas: empieza cuanto antes.',
      en: 'The press tells of very long queues: begin as early as you can.',
      source: 'Confidencial, 16-08-2025',
      url: 'https://confidencial.digital/nacion/apostillar-documentos-en-nicaragua-jovenes-se-preparan-para-el-exilio/',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-ni-year',
      es: 'En 2026 las clases empezaron el 26 de enero, y la última evaluación va del 14 al 26 de noviembre.',
      en: 'In 2026 classes began on 26 January, and the last tests run from 14 to 26 November.',
      source: 'Redvolución, ciclo escolar de 2026',
      url: 'https://www.redvolucionmedia.com/el-ciclo-escolar-2026-arrancara-el-26-de-enero-anuncia-copresidenta-rosario-murillo',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
