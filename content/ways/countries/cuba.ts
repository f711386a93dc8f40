import { paper, type CountryWay } from '#content/ways/way.ts';

export const cuba: CountryWay = {
  code: 'CU',
  name: { es: 'Cuba', en: 'Cuba' },
  title: {
    es: 'Estudiar en España desde Cuba',
    en: 'Studying in Spain from Cuba',
  },
  access: 'homologation',
  ownWords: ['preuniversitario', 'nivel medio superior'],
  diploma: [
    paper({
      id: 'way-cu-diploma',
      es: 'Terminas el duodécimo grado del preuniversitario. Lo que se presenta es el título o el certificado de notas del nivel medio superior.',
      en: 'You finish twelfth grade of preuniversitario. What you hand in is the diploma or the certificate of marks of nivel medio superior.',
      source: 'Agencia Cubana de Noticias, 26-08-2025',
      url: 'https://www.acn.cu/cuba/universidades-inician-matriculas-para-curso-2025-2026',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-cu-papers',
      es: 'Cuba no estaba en el convenio de la apostilla, y estudiaba adherirse. Sus documentos llevan legalización consular: primero en Cuba, después en el consulado de España.',
      en: 'Cuba was not in the apostille convention, and was considering joining. Its papers carry consular legalisation: first in Cuba, then at the Spanish consulate.',
      source: 'Schmidt & Schmidt, legalizaciones consulares en Cuba, 2024',
      url: 'https://schmidt-and-schmidt.es/noticias/autoridades-cubanas-batieron-el-r%C3%A9cord-de-legalizaciones-consulares-y-discuten-la',
      mark: 'S',
    }),
  ],
  year: [],
  yearEnds: 'ask',
  more: [],
};
