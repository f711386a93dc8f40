import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const honduras: CountryWay = {
  code: 'HN',
  name: { es: 'Honduras', en: 'Honduras' },
  title: {
    es: 'Estudiar en España desde Honduras',
    en: 'Studying in Spain from Honduras',
  },
  access: 'homologation',
  ownWords: ['Educación Media'],
  diploma: [
    paper({
      id: 'way-hn-diploma',
      es: 'Terminas la Educación Media.',
      en: 'You finish Educación Media.',
      source: 'La Prensa, 02-02-2026',
      url: 'https://www.laprensa.hn/sanpedro/estudiantes-inician-escolar-2026-san-pedro-sula-LP29153181',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-hn-papers',
      es: 'Honduras está en el convenio desde el 30 de septiembre de 2004; atiende la sección de auténticas y apostillas de la Secretaría de Relaciones Exteriores.',
      en: 'Honduras has been in the convention since 30 September 2004; the section of authentications and apostilles of the Ministry of Foreign Affairs sees to it.',
      source: 'Embajada de Honduras en Canadá, auténticas',
      url: 'https://embajadahondurasencanada.hn/en/authentic/',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-hn-year',
      es: 'El año lectivo de 2026 empezó el 2 de febrero.',
      en: 'The school year of 2026 began on 2 February.',
      source: 'La Prensa, 02-02-2026',
      url: 'https://www.laprensa.hn/sanpedro/estudiantes-inician-escolar-2026-san-pedro-sula-LP29153181',
      mark: 'S',
    }),
    dates({
      id: 'way-hn-year-2',
      es: 'El de 2025 terminó el 28 de noviembre.',
      en: 'That of 2025 ended on 28 November.',
      source: 'El Heraldo, 30-10-2025',
      url: 'https://www.elheraldo.hn/honduras/educacion-fija-28-noviembre-como-cierre-ano-escolar-honduras-CF27994886',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
