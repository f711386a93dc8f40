import { site } from '#content/site.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';

/** What stands around every career; its own words are in `content/catalog/`. */
export const copy = {
  head: {
    title: `{career} · ${site.brand}`,
    description:
      '{career}: qué se hace, cómo es un día de trabajo, qué intereses pide según O*NET y qué se estudia en España para llegar.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', careers: 'Carreras' },
  alsoCalled: 'También se llama: {names}.',
  does: 'Qué se hace',
  day: 'Un día cualquiera',
  interests: {
    title: 'Qué intereses pide',
    text: 'Lo que más pide: {names}. Las cifras describen la profesión, no a las personas: dicen qué actividades pesan más en ella.',
    chart: 'Los seis intereses de {career}',
    description: 'Gráfico hexagonal. {figures} La misma información está en la tabla.',
    figure: '{name}: {n} de 7.',
    caption: 'Intereses de la profesión, de 1 a 7',
    type: 'Tipo',
    value: 'O*NET, de 1 a 7',
  },
  values: {
    title: 'Qué ofrece a quien trabaja en ella',
    text: 'Seis valores del trabajo según O*NET, de 1 a 7. Describen lo habitual en la profesión en Estados Unidos; un puesto concreto puede ser distinto.',
    none: 'Sin datos: O*NET no ha valorado esta profesión.',
    caption: 'Valores del trabajo, de 1 a 7',
    value: 'Valor',
    figure: 'O*NET, de 1 a 7',
  },
  studies: {
    pathway: 'Ver qué necesitas desde tu país',
    title: 'Qué se estudia en España',
    levels: {
      university: 'Se llega con un grado universitario.',
      vocational: 'Se llega con formación profesional (FP).',
      either: 'Se llega con un grado universitario o con formación profesional (FP).',
      own: 'No se llega con un grado ni con un título de FP, sino por una vía propia: una licencia, una oposición o la práctica.',
    },
    degrees: 'Grados y estudios superiores',
    titles: 'Formación profesional',
    years: '{years} años, {ects} ECTS',
    twoYears: '2 años',
    searchDegrees: 'Buscador oficial de títulos universitarios',
    searchTitles: 'Buscador oficial de FP',
    searchArtistic: 'Ministerio de Educación, FP y Deportes: enseñanzas artísticas',
    editorial: 'Criterio nuestro',
  },
  compare: {
    title: '¿Se parece a ti?',
    text: 'Con un resultado del test de intereses en este navegador o en tu cuenta, aquí verás tu perfil junto al de esta profesión y en qué coinciden.',
    action: 'Hacer el test RIASEC',
  },
  related: 'Carreras cercanas',
  sources: {
    title: 'De dónde salen estos datos',
    occupation: 'Ocupación O*NET {code}. Intereses: {interests}. Valores: {values}.',
    occupationWithoutValues: 'Ocupación O*NET {code}. Intereses: {interests}. Valores: sin datos.',
    words:
      'Las descripciones y el día son nuestros, escritos como ejemplo: cada puesto es distinto.',
    link: 'Ver la ocupación en O*NET OnLine (en inglés)',
  },
};

export type Copy = Dictionary<typeof copy>;
