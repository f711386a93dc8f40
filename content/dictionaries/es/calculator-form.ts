import type { CityId } from '#domain/cost/city-ids.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { LineGroup } from '#domain/cost/line-groups.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';

/** What both calculators ask and the first answer says; what a grade is worth is told by `calculator-result.ts`. */
export const copy = {
  about,
  parts: {
    tuition: 'Matrícula',
    fees: 'Trámites de la universidad',
    room: 'Cuarto',
    food: 'Comida',
    transport: 'Transporte',
    insurance: 'Seguro médico',
    journey: 'Viaje de ida y vuelta',
    homologation: 'Homologación del título',
    credential: 'Acreditación de la UNED',
    pce: 'Exámenes PCE',
  } satisfies Record<CostPart, string>,
  form: {
    title: 'Hazlo más exacto',
    private:
      'Lo que escribes se queda en este navegador. Solo si guardas tu camino en una cuenta van con ella la comunidad y si necesitas visa.',
    forget: 'Borrar lo que escribí',
    unreadable: 'No entendemos «{text}». Escribe un número, por ejemplo 7,35.',
  },
  steps: {
    at: '{n} de {all}',
    next: 'Siguiente',
    back: 'Atrás',
  },
  folds: { grade: 'Tu nota, paso a paso', parts: 'Parte por parte, con tus cifras' },
  chance: {
    title: '¿Me alcanza?',
    titleOf: '¿Me alcanza para {degree}?',
    /** While no degree is chosen. */
    titleMark: '¿Me alcanza la nota?',
    example: 'Ejemplo: {degree} en {place}',
    needPlace: 'Elige una ciudad: verás qué nota pidió y si la tuya alcanza.',
    need: {
      one: 'Con un {mark} en {exams} exámenes llegas a lo que pidió.',
      least: 'Con un {mark} en {exams} exámenes llegas a la universidad que menos pidió.',
      all: 'Con un {mark} en {exams} exámenes llegas a la universidad que menos pidió; con un {most}, a todas.',
      mark: 'con un {mark} en cada examen',
      reached: 'ya llegas',
      beyond: 'no se llega ni con dieces',
    },
    mean: 'Tu promedio en la escala española (5 a 10)',
    own: '¿Un 8.7 o un 87 de tu país? Antes de escribirlo necesitas su equivalencia: la da el',
    ministry: 'Ministerio de Educación de España',
    outside: '«{text}» no está en la escala de España, de 5 a 10. Pide antes su equivalencia.',
    scale: {
      asked: 'El último que entró tenía {grades}.',
      own: 'Tu nota: {grade}.',
      reach: 'Sin exámenes tu nota es {own}. Con dieces en todos sería {grade}.',
      more: 'Con dieces en los que faltan llegarías a {grade}.',
    },
    supposed: 'Contamos con tu título homologado y exámenes PCE. Cámbialo abajo.',
  },
  degrees: {
    region: 'Dónde',
    otherCity: 'Otra ciudad',
    spain: 'Toda España',
    elsewhere: 'Otra ciudad de {region}',
    degree: 'Tu carrera',
    another: 'Añadir otra carrera',
    exampleDegree: 'Por ejemplo, {degree}',
    pickDegree: 'Elige una carrera',
    full: 'Ya tienes seis. Quita una para añadir otra.',
    remove: 'Quitar {degree}',
    loading: 'Cargando las notas de esta comunidad…',
  },
  cost: {
    ...price,
    cities: {
      barcelona: 'Barcelona',
      madrid: 'Madrid',
      bilbao: 'Bilbao',
      malaga: 'Málaga',
      valencia: 'Valencia',
      seville: 'Sevilla',
      alicante: 'Alicante',
      zaragoza: 'Zaragoza',
      tarragona: 'Tarragona',
      salamanca: 'Salamanca',
      granada: 'Granada',
      murcia: 'Murcia',
    } satisfies Record<CityId, string>,
    firstYear: 'El primer año en España',
    firstYearIn: 'El primer año en {place}',
    between: 'entre {low} y {high}',
    span: '{low} a {high}',
    euros: 'euros',
    country: {
      said: 'Desde',
      pick: 'elige tu país',
      supposed: 'según tu reloj',
    },
    aim: {
      legend: 'Qué',
      'public-degree': 'Pública',
      'private-degree': 'Privada',
      vocational: 'Técnica (FP)',
      'language-first': 'Curso de idioma',
    } satisfies Record<Aim | 'legend', string>,
    union: 'Pasaporte de la UE',
    month: 'Vivir en {place}, al mes',
    spain: 'España',
    /** Behind a price a month. */
    months: 'de {low} a {high} meses',
    show: 'Para la visa hay que mostrar {amount} al mes (IPREM). No es un gasto.',
    lines: {
      title: 'De qué se compone',
      tuition: 'Matrícula',
      room: 'Cuarto',
      daily: 'Comida y transporte',
      insurance: 'Seguro médico',
      papers: 'Título y exámenes',
      other: 'Viaje y trámites',
      ask: 'por preguntar',
    } satisfies Record<LineGroup | 'title' | 'ask', string>,
    legend: {
      certain: 'Confirmado: {amount}',
      likely: 'Estimado',
      top: 'Hasta aquí',
    },
    whole: { degree: 'El grado completo', vocational: 'Los dos años del ciclo' },
    atLeast: 'al menos {amount}',
    without: 'No incluye: {parts}.',
    flights: 'Un vuelo cambia con la fecha: busca el tuyo.',
    currency: {
      reference: '1 € = {rate} ({source}, {day})',
      own: '1 € = {rate}, el {day}, el que escribiste',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
