import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const bolivia: CountryWay = {
  code: 'BO',
  name: { es: 'Bolivia', en: 'Bolivia' },
  title: {
    es: 'Estudiar en España desde Bolivia',
    en: 'Studying in Spain from Bolivia',
  },
  access: 'homologation',
  ownWords: [],
  diploma: [],
  papers: [
    paper({
      id: 'way-bo-papers',
      es: 'Bolivia entró en 2018 en el convenio de la apostilla, y el apostillado se puede pedir de forma electrónica.',
      en: 'Bolivia joined the apostille convention in 2018, and the apostille may be asked for electronically.',
      source: 'TIC en Bolivia, que cita a la AGETIC, mayo de 2018',
      url: 'https://ticenbolivia.blogspot.com/2018/05/ahora-los-documentos-publicos-se-podran.html',
      mark: 'S',
    }),
    paper({
      id: 'way-bo-papers-2',
      es: 'La solicitud empieza en el sistema de apostilla del Ministerio de Relaciones Exteriores, y la institución que emitió el papel lo verifica.',
      en: 'The request begins in the apostille system of the Ministry of Foreign Affairs, and whoever issued the paper verifies it.',
      source: 'Universidad Católica Boliviana, apostillar documentos académicos',
      url: 'https://cba.ucb.edu.bo/procedimiento-para-apostillar-documentos-academicos/',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-bo-year',
      es: 'La gestión escolar de 2026 va del 2 de febrero al 2 de diciembre.',
      en: 'The school year of 2026 runs from 2 February to 2 December.',
      source: 'Red Uno, 30-01-2026',
      url: 'https://www.reduno.com.bo/noticias/rodrigo-paz-inaugurara-el-ano-escolar-2026-este-lunes-en-copacabana-la-paz-2026130114629',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
