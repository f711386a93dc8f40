import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as suggestion } from './suggestion.ts';

/** What stands around every degree. */
export const copy = {
  head: {
    title: `{name} · ${site.brand}`,
    description:
      '{name}: a qué carreras lleva, en qué universidades y ciudades de España se estudia, cuántos lugares hay y con qué nota se entra.',
  },
  /** What one holds afterwards, for search engines. */
  credentials: {
    university: 'Grado universitario',
    artistic: 'Título superior de enseñanzas artísticas',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', studies: 'Estudios' },
  careers: {
    title: 'A qué carreras lleva',
    text: 'Abre una para ver si se parece a ti.',
    all: 'Ver las {n}',
  },
  practice: {
    title: 'Para ejercer',
    text: 'Lo que piden algunas de esas carreras además de terminar el grado. Cada una dice de dónde sale.',
    line: '{careers}: {names}.',
    lineYears: '{careers}: {names}. Con los estudios, {years}.',
    others: '{n} más',
    years: { one: '{n} años', more: 'de {least} a {most} años' },
    compulsoryChamber: 'colegiarse, que es obligatorio',
    kinds: suggestion.gates.kinds,
  },
  places: {
    title: 'Dónde se estudia',
    caption: 'Universidades públicas que enseñan {name}',
    all: 'Las {n} sedes públicas',
    affiliatedOnes: 'Centros adscritos ({n})',
    affiliatedNote:
      'Dan el título de una universidad pública y no son de ella: tienen su propia nota y muchas veces otro precio. Pregúntalo antes de elegir.',
    madridRegion: 'Comunidad de Madrid',
    privateOnes: 'Universidades privadas ({n})',
    university: 'Universidad',
    places: 'Lugares 2020-21',
    grade: 'Nota {year}',
    newest: '{grade} ({year}: {newest})',
    newestOnly: '{year}: {newest}',
    firstList: 'Las de {year} son de la primera lista: en las siguientes suelen bajar.',
    newerLists:
      'Ya se publicaron listas más nuevas, que aquí no tenemos. Míralas en su página oficial:',
    firstListAmong:
      'Las de {year} que no dicen otra cosa son de la primera lista: en las siguientes suelen bajar.',
    lastList: '{year}, última lista',
    otherNames: 'En algunas universidades se llama de otro modo: {names}.',
    quoted: '«{name}»',
    range: '{lowest}–{highest}',
    noLimit: 'sin límite',
    unknown: 'sin datos',
    note: 'Nota más baja con la que se entró por el cupo general, sobre 14. «Sin límite» quiere decir que entró quien aprobó el acceso. Las universidades privadas no publican la suya en esta tabla.',
  },
  grades: {
    title: 'Cómo se ha movido la nota',
    text: 'La nota más baja de cada universidad pública: la que menos pidió, la de en medio y la que más.',
    caption: 'Notas de entrada por curso, sobre 14',
    year: 'Curso',
    lowest: 'La que menos',
    middle: 'La de en medio',
    highest: 'La que más',
    offers: 'Sedes',
    chart: 'Notas de entrada de {name}',
    description:
      'Una barra por curso, de la nota más baja a la más alta, con un punto en la de en medio. Las cifras están en la tabla.',
    none: 'No tenemos notas de entrada de este grado.',
    rose: 'Entre {from} y {to}, la nota de en medio subió de {first} a {last}.',
    fell: 'Entre {from} y {to}, la nota de en medio bajó de {first} a {last}.',
    same: 'Entre {from} y {to}, la nota de en medio se quedó en {last}.',
  },
  note: 'La relación entre grados y carreras es criterio nuestro: comprueba cada plan de estudios en la universidad.',
  search: {
    degrees: 'Buscador oficial de títulos universitarios',
    artistic: 'Ministerio de Educación: enseñanzas artísticas',
  },
  pathway: 'Qué necesitas desde tu país',
  sources: {
    title: 'De dónde sale todo esto',
    text: 'Universidades y ciudades: registro oficial de títulos (RUCT), 2020. Plazas y notas: Ministerio de Universidades (SIIU), 2015-16 a 2020-21; las de 2021-22, de una copia de su tabla. Madrid, último curso: Distrito Universitario de Madrid, grupo 1, convocatoria ordinaria, primera lista. Cataluña, último curso: primera asignación de la Generalitat, a través de una copia comprobada con la prensa. Donde hay varios campus o grupos, de la nota más baja a la más alta. Varios centros de una universidad en la misma ciudad cuentan como uno: plazas sumadas, la más baja de sus notas. Los centros adscritos van aparte (los de fuera de Madrid y Cataluña, de la tabla del Ministerio de 2020-21).',
  },
};

export type Copy = Dictionary<typeof copy>;
