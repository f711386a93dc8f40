import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What stands around every vocational title. */
export const copy = {
  head: {
    title: `{name} (FP) · ${site.brand}`,
    description:
      '{name}, formación profesional en España: a qué carreras lleva, cuánto dura, cuáles son sus salidas oficiales y qué títulos tiene cerca.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', studies: 'Estudios' },
  careers: {
    title: 'A qué carreras lleva',
    text: 'Abre una para ver si se parece a ti.',
    all: 'Ver las {n}',
  },
  outcomes: {
    title: 'Salidas oficiales',
    todofp: {
      text: 'Los puestos que nombra el propio título, según TodoFP.',
      page: 'El título en TodoFP',
      credit:
        'Salidas: TodoFP, Ministerio de Educación, Formación Profesional y Deportes (agosto de 2026).',
    },
    decree: {
      text: 'Los puestos que nombra el {decree}, que regula el título.',
      page: 'El {decree} en el BOE',
      credit:
        'Salidas: {decree}, leído el 23 de noviembre de 2026. Basado en datos de la Agencia Estatal Boletín Oficial del Estado.',
    },
  },
  practice: {
    title: 'Para ejercer',
    health:
      'Es una profesión sanitaria: cuenta con que este título sea obligatorio y con que uno de otro país haya que homologarlo. Pregunta a la consejería de sanidad de tu comunidad: «¿Se puede ejercer sin este título, y hay que colegiarse?»',
    other:
      'Si la profesión está regulada, este título es obligatorio, y uno de otro país tiene que estar homologado. Pregunta a la consejería de tu comunidad: «¿Está regulado este trabajo, y vale mi título de fuera?»',
  },
  places: {
    title: 'Dónde se estudia',
    text: 'No hay una lista abierta de todos los centros de España: búscalo por comunidad autónoma en el buscador oficial.',
    search: 'Buscador oficial de FP',
  },
  afterwards: {
    title: 'Cómo va después',
    text: 'Quienes lo acabaron en 2019-20 cotizaban, a los cuatro años, por una base media de {base} al año.',
    group: 'La tabla los cuenta juntos: {group}.',
    limits:
      'Solo asalariados a jornada completa. Es la base por la que se cotiza, no el sueldo de un puesto concreto, y no dice cuántos encontraron trabajo de lo suyo.',
    none: 'No tenemos una cifra fiable de este título: la tabla no lo cuenta aparte o trae datos que no encajan entre sí.',
  },
  siblings: 'De la misma familia profesional',
  note: 'La relación entre títulos y carreras es criterio nuestro.',
  pathway: 'Qué necesitas desde tu país',
  sources: {
    title: 'De dónde sale todo esto',
    text: 'Bases de cotización: EDUCAbase, estadística del Ministerio de Educación, Formación Profesional y Deportes, promoción 2019-20.',
  },
};

export type Copy = Dictionary<typeof copy>;
