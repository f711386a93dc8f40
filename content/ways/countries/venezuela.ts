import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const venezuela: CountryWay = {
  code: 'VE',
  name: { es: 'Venezuela', en: 'Venezuela' },
  title: {
    es: 'Estudiar en España desde Venezuela',
    en: 'Studying in Spain from Venezuela',
  },
  access: 'homologation',
  ownWords: ['educación media general', 'título de bachiller', 'media técnica', 'técnico medio'],
  diploma: [
    paper({
      id: 'way-ve-diploma',
      es: 'Terminas la educación media general con el título de bachiller, o la media técnica con el de técnico medio. Llevas también las notas certificadas.',
      en: 'You finish educación media general with the título de bachiller, or media técnica with that of técnico medio. Bring your certified marks, too.',
      source:
        'Ministerio de Educación de Venezuela, circular 13 sobre otorgamiento de títulos, 2007',
      url: 'https://es.scribd.com/document/568457618/CIRCULAR-13-Otorgamiento-de-Titulos-02-07-03-Modif-30-03-07',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-ve-papers',
      es: 'La apostilla la da el Ministerio para Relaciones Exteriores (MPPRE), por su sistema electrónico y con cita. El registro del título pasa antes por el SAREN.',
      en: 'The Ministry of Foreign Affairs (MPPRE) issues the apostille, through its electronic system and by appointment. The diploma is registered with the SAREN before.',
      source: '2001, 16-02-2026, sobre títulos universitarios',
      url: 'https://2001online.com/servicios/asi-puedes-registrar-y-apostillar-tu-titulo-universitario-desde-casa-requisitos-claves-para-la-validacion-20262161300',
      mark: 'S',
    }),
  ],
  year: [
    dates({
      id: 'way-ve-year',
      es: 'El curso 2025-26 iba del 15 de septiembre al 31 de julio.',
      en: '2025–26 ran from 15 September to 31 July.',
      source: '2001, 11-10-2025',
      url: 'https://2001online.com/nacionales/calendario-escolar-venezolano-2025-2026-en-esta-fecha-arrancan-las-vacaciones-navidenas-202510111800',
      mark: 'S',
    }),
  ],
  yearEnds: 'may-july',
  more: [],
};
