import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const panama: CountryWay = {
  code: 'PA',
  name: { es: 'Panamá', en: 'Panama' },
  title: {
    es: 'Estudiar en España desde Panamá',
    en: 'Studying in Spain from Panama',
  },
  access: 'homologation',
  ownWords: ['créditos'],
  diploma: [
    paper({
      id: 'way-pa-diploma',
      es: 'Terminas la escuela secundaria. Lo que se presenta es el diploma con los créditos.',
      en: 'You finish secondary school. What you hand in is the diploma with the créditos.',
      source: 'Certified Translator Panama, apostilla de diplomas y créditos',
      url: 'https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-pa-papers',
      es: 'Primero el Ministerio de Educación (MEDUCA) autentica diploma y créditos; después el Ministerio de Relaciones Exteriores pone la apostilla, con cita.',
      en: 'First the Ministry of Education (MEDUCA) authenticates diploma and créditos; then the Ministry of Foreign Affairs issues the apostille, by appointment.',
      source: 'Certified Translator Panama, apostilla de diplomas y créditos',
      url: 'https://certifiedtranslatorpanama.com/apostille-and-translation-of-diplomas-and-academic-records-in-panama',
      mark: 'S',
    }),
    paper({
      id: 'way-pa-papers-2',
      es: 'El convenio rige en Panamá desde el 4 de agosto de 1991.',
      en: 'The convention has been in force in Panama since 4 August 1991.',
      source: 'Embajada de Panamá en Francia, legalización de documentos',
      url: 'https://embajadadepanamaenfrancia.fr/section-consulaire/legalisation-de-documents/',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-pa-year',
      es: 'En 2026 las clases van del 2 de marzo al 11 de diciembre, y las graduaciones son del 14 al 18.',
      en: 'In 2026 classes run from 2 March to 11 December, and graduations are from the 14th to the 18th.',
      source: 'Telemetro, 09-09-2025',
      url: 'https://www.telemetro.com/nacionales/publican-calendario-escolar-2026-clases-iniciaran-el-2-marzo-y-finalizaran-el-11-diciembre-n6053617',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
