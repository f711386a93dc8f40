import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const uruguay: CountryWay = {
  code: 'UY',
  name: { es: 'Uruguay', en: 'Uruguay' },
  title: {
    es: 'Estudiar en España desde Uruguay',
    en: 'Studying in Spain from Uruguay',
  },
  access: 'homologation',
  ownWords: ['Educación Media Superior', 'bachillerato', 'liceo'],
  diploma: [
    paper({
      id: 'way-uy-diploma',
      es: 'Terminas la Educación Media Superior: el bachillerato del liceo o de la UTU.',
      en: 'You finish Educación Media Superior: the bachillerato of a liceo or of UTU.',
      source: 'Caras y Caretas, 22-01-2026',
      url: 'https://www.carasycaretas.com.uy/sociedad/cuando-comienzan-las-clases-aqui-esta-el-calendario-escolar-2026-n92042',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-uy-papers',
      es: 'La apostilla la pone el Ministerio de Relaciones Exteriores: se pide en el portal de trámites del Estado y se termina allí con los originales.',
      en: 'The Ministry of Foreign Affairs issues the apostille: it is asked for at the state’s portal and finished there with the originals.',
      source: 'Gobierno de Uruguay, apostilla o legalización, actualizado el 26-01-2026',
      url: 'https://www.gub.uy/tramites/apostilla-yo-legalizacion-documentos-publicos-uruguayos-extranjeros-produzcan-efectos-exterior-republica',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-uy-year',
      es: 'En 2026 los cursos de Educación Media Superior van del 2 de marzo al 27 de noviembre; después vienen los exámenes.',
      en: 'In 2026 the courses of Educación Media Superior run from 2 March to 27 November; exams follow.',
      source: 'Caras y Caretas, 22-01-2026',
      url: 'https://www.carasycaretas.com.uy/sociedad/cuando-comienzan-las-clases-aqui-esta-el-calendario-escolar-2026-n92042',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
