import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const argentina: CountryWay = {
  code: 'AR',
  name: { es: 'Argentina', en: 'Argentina' },
  title: {
    es: 'Estudiar en España desde Argentina',
    en: 'Studying in Spain from Argentina',
  },
  access: 'homologation',
  ownWords: ['secundaria', 'título secundario', 'analítico', 'Colegio de Escribanos'],
  diploma: [
    paper({
      id: 'way-ar-diploma',
      es: 'Terminas la secundaria. Lo que se presenta es el título secundario con sus notas (el analítico).',
      en: 'You finish secundaria. What you hand in is the título secundario with its marks (the analítico).',
      source: 'Gobierno de Argentina, legalizar o apostillar un documento',
      url: 'https://argentina.gob.ar/legalizar-o-apostillar-un-documento',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-ar-papers',
      es: 'La documentación de estudios secundarios se apostilla en línea por Trámites a Distancia (TAD), en el Colegio de Escribanos de tu provincia o, desde fuera, en un consulado argentino. Por TAD hacen falta 18 años y clave fiscal: si no los tienes, puede hacerlo otra persona.',
      en: 'Papers of secondary studies get their apostille online (TAD), at the Colegio de Escribanos of your province or, from abroad, at an Argentine consulate. TAD asks for 18 years of age and a tax key: if you have neither, somebody else may do it.',
      source: 'Gobierno de Argentina, legalizar o apostillar un documento',
      url: 'https://argentina.gob.ar/legalizar-o-apostillar-un-documento',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-ar-year',
      es: 'En 2026 las clases van de febrero o marzo a la segunda mitad de diciembre, según la provincia: en la Ciudad de Buenos Aires, hasta el 18 de diciembre.',
      en: 'In 2026 classes run from February or March to the second half of December, by province: in the City of Buenos Aires until 18 December.',
      source: 'Diario UNO, calendario escolar de 2026',
      url: 'https://diauno.com.ar/?p=307471',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
