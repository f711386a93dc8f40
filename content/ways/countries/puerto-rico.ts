import { paper, type CountryWay } from '#content/ways/way.ts';

export const puertoRico: CountryWay = {
  code: 'PR',
  name: { es: 'Puerto Rico', en: 'Puerto Rico' },
  title: {
    es: 'Estudiar en España desde Puerto Rico',
    en: 'Studying in Spain from Puerto Rico',
  },
  access: 'homologation',
  ownWords: ['escuela superior'],
  diploma: [
    paper({
      id: 'way-pr-diploma',
      es: 'Terminas la escuela superior (high school). Tu sistema es el de Estados Unidos: pregunta qué equivalencia le dan a tu diploma y a la transcripción de créditos.',
      en: 'You finish escuela superior (high school). Your system is that of the United States: ask which equivalence your diploma and transcript get.',
      source: 'Departamento de Educación de Estados Unidos, autenticación',
      url: 'https://answers.ed.gov/ics/support/KBAnswer.asp?questionID=740&folderID=0&subscribe=1',
      mark: 'V',
    }),
  ],
  papers: [
    paper({
      id: 'way-pr-papers',
      es: 'La apostilla la emite el Departamento de Estado de Puerto Rico, para documentos originales; si estás fuera de la isla, se pide por correo.',
      en: 'The Department of State of Puerto Rico issues the apostille, for original papers; from outside the island you ask for it by post.',
      source: 'Departamento de Estado de Puerto Rico, apostillas',
      url: 'https://statedepartment.pr.gov/apostilles',
      mark: 'V',
    }),
  ],
  year: [],
  yearEnds: 'ask',
  more: [
    paper({
      id: 'way-pr-more',
      es: 'Tener pasaporte de Estados Unidos no es tener uno de la Unión Europea: para estudiar más de noventa días hace falta el visado de estudios.',
      en: 'A United States passport is not an EU one: to study for more than ninety days you need the study visa.',
      source: 'Ministerio de Asuntos Exteriores de España, visado de estudios',
      url: 'https://www.exteriores.gob.es/es/ServiciosAlCiudadano/Paginas/Servicios-consulares.aspx?scco=Canad%C3%A1&scd=219&scca=Visados&scs=Visados+Nacionales+-+Visado+de+estudios',
      mark: 'V',
    }),
  ],
};
