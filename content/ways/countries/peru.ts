import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const peru: CountryWay = {
  code: 'PE',
  name: { es: 'Perú', en: 'Peru' },
  title: {
    es: 'Estudiar en España desde Perú',
    en: 'Studying in Spain from Peru',
  },
  access: 'homologation',
  ownWords: ['educación secundaria'],
  diploma: [
    paper({
      id: 'way-pe-diploma',
      es: 'Terminas la educación secundaria, de cinco años. Lo que se presenta es el certificado oficial de estudios de primero a quinto.',
      en: 'You finish educación secundaria, of five years. What you hand in is the official certificate of studies from first to fifth year.',
      source: 'Embajada de España en el Perú, homologación, 2021',
      url: 'https://es.scribd.com/document/573749245/Homologacion-2021-Embajada-de-Espana',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-pe-papers',
      es: 'La apostilla la pone el Ministerio de Relaciones Exteriores, y antes el documento tiene que llevar la cadena de certificaciones.',
      en: 'The Ministry of Foreign Affairs issues the apostille, and before that the paper must carry the chain of certifications.',
      source: 'Gobierno del Perú, apostilla y legalización',
      url: 'https://www.gob.pe/37288',
      mark: 'V',
    }),
    paper({
      id: 'way-pe-papers-2',
      es: 'Esa cadena pasa por la firma de la dirección del colegio y la visación de tu UGEL.',
      en: 'That chain goes through the signature of your school’s head and the visa of your UGEL.',
      source: 'La República, 12-08-2022',
      url: 'https://larepublica.pe/amp/sociedad/2022/08/12/quieres-estudiar-en-el-extranjero-conoce-como-legalizar-tu-certificado-de-estudios-secundarios-minedu-ministerio-del-exterior',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-pe-year',
      es: 'En 2026 las clases de los colegios públicos van del 16 de marzo al 18 de diciembre.',
      en: 'In 2026 classes at public schools run from 16 March to 18 December.',
      source: 'El Comercio, 02-03-2026',
      url: 'https://elcomercio.pe/respuestas/cuando/cuando-inician-clases-los-colegios-estatales-en-el-peru-en-marzo-del-2026-segun-el-minedu-tdpe-noticia/',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
