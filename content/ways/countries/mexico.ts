import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const mexico: CountryWay = {
  code: 'MX',
  name: { es: 'México', en: 'Mexico' },
  title: {
    es: 'Estudiar en España desde México',
    en: 'Studying in Spain from Mexico',
  },
  access: 'homologation',
  ownWords: [
    'educación media superior',
    'bachillerato',
    'prepa',
    'Secretaría de Gobernación',
    'media superior',
  ],
  diploma: [
    paper({
      id: 'way-mx-diploma',
      es: 'Terminas la educación media superior, que casi todo el mundo llama bachillerato o prepa. Lo que se presenta es el certificado de estudios de ese nivel.',
      en: 'You finish educación media superior, which nearly everybody calls bachillerato or prepa. What you hand in is the certificate of studies of that level.',
      source: 'Uno TV, qué es apostillar y dónde se hace',
      url: 'https://unotv.com/reportajes-especiales/que-es-apostillar-y-como-y-donde-puedes-hacerlo-en-la-cdmx',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-mx-papers',
      es: 'La apostilla depende de quién expidió tu certificado. Si es de una autoridad o escuela federal, o de una privada incorporada a la SEP, la pone la Secretaría de Gobernación. Si lo expidió tu estado, la pone el gobierno de ese estado.',
      en: 'The apostille depends on who issued your certificate. If it was a federal authority or school, or a private one recognised by the SEP, the Secretaría de Gobernación issues the apostille. If your state issued it, that state’s government does.',
      source: 'Secretaría de Gobernación, apostilla de documentos',
      url: 'https://dicoppu.gobernacion.gob.mx/es/DICOPPU/Apostille',
      mark: 'V',
    }),
    paper({
      id: 'way-mx-papers-2',
      es: 'Los consulados de México en España no apostillan: hazlo antes de viajar.',
      en: 'Mexico’s consulates in Spain issue no apostilles: have it done before you travel.',
      source: 'Consulado de México en Barcelona, apostilla',
      url: 'https://consulmex.sre.gob.mx/barcelona/index.php/documentacion-a-mexicanos/248',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-mx-year',
      es: 'El calendario de la SEP 2025-26, del 1 de septiembre al 15 de julio, es solo de educación básica: la media superior tiene el suyo. Mira el de tu prepa.',
      en: 'The SEP calendar of 2025–26, from 1 September to 15 July, is for basic education only: media superior has its own. Look at your prepa’s.',
      source: 'El Informador, mayo de 2025',
      url: 'https://www.informador.mx/mexico/SEP-adelanta-vacaciones-para-alumnos-de-nivel-basico-segun-nuevo-calendario-escolar-20250521-0154.html',
      mark: 'S',
    }),
  ],
  yearEnds: 'ask',
  more: [],
};
