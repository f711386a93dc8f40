import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const costaRica: CountryWay = {
  code: 'CR',
  name: { es: 'Costa Rica', en: 'Costa Rica' },
  title: {
    es: 'Estudiar en España desde Costa Rica',
    en: 'Studying in Spain from Costa Rica',
  },
  access: 'homologation',
  ownWords: ['diversificado', 'colegio', 'Departamento de Autenticaciones'],
  diploma: [
    paper({
      id: 'way-cr-diploma',
      es: 'Terminas el ciclo diversificado del colegio, con su título y su expediente de notas.',
      en: 'You finish the diversificado cycle of colegio, with its diploma and its record of marks.',
      source: 'The Tiger House, qué es la apostilla',
      url: 'https://thetigerhouse.com/es/que-es-la-apostilla-y-para-que-la-necesito',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-cr-papers',
      es: 'La apostilla la pone el Departamento de Autenticaciones del Ministerio de Relaciones Exteriores y Culto, solo con cita.',
      en: 'The Departamento de Autenticaciones of the Ministry of Foreign Affairs issues the apostille, by appointment only.',
      source: 'Ministerio de Relaciones Exteriores y Culto de Costa Rica, autenticaciones',
      url: 'https://rree.go.cr/?sec=servicios&cat=autenticaciones',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-cr-year',
      es: 'En 2026 las lecciones van del 23 de febrero al 9 de diciembre, y las graduaciones son el 10 y el 11.',
      en: 'In 2026 classes run from 23 February to 9 December, and graduations are on the 10th and 11th.',
      source: 'La Nación, 20-12-2025',
      url: 'https://www.nacion.com/el-pais/calendario-del-mep-2026-fechas-de-inicio-de-clases/ZQVEIW6XKFHKHFU6CVJG5RZS4A/story/',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
