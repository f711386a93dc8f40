import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What stands around the way from every country; its own sentences are in `content/countries`. */
export const copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: título, apostilla, año escolar, exámenes y visado, con fuente y fecha, y a quién preguntar lo demás.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', pathway: 'Ruta a España' },
  eyebrow: 'Ruta a España',
  four: 'Con cinco respuestas te contamos los meses hasta tu comienzo: {link}.',
  fourLink: 'haz tu ruta',
  why: 'Tu vía y por qué',
  own: 'Lo que cambia en tu país',
  topics: {
    diploma: {
      title: 'Tu título',
      ask: 'Pregunta al Ministerio de Educación de España: «Termino con el título de…, en…: ¿a qué equivale y qué papeles lo acreditan?»',
    },
    papers: {
      title: 'Apostilla o legalización',
      ask: 'Pregunta a la autoridad de tu país que apostilla o legaliza: «¿Quién tiene que firmar antes mi título y mis notas, y cuánto tarda?»',
    },
    year: {
      title: 'Cuándo termina tu año escolar',
      ask: 'Pregunta en tu colegio: «¿Qué día estarán mi título y mis notas finales, listos para apostillar?»',
    },
    marks: {
      title: 'Tus notas en España',
      ask: 'No tenemos comprobada la tabla de tu país. Pregunta a la UNED o en la homologación: «¿Con qué escala se convierten mis notas y qué media me queda?»',
    },
    exams: {
      title: 'Dónde se hacen las PCE',
      ask: 'No tenemos comprobadas las ciudades de este año. Pregunta a la UNED (UNEDasiss): «¿En qué ciudad puedo examinarme y qué días?»',
    },
    consulate: {
      title: 'Tu consulado',
      ask: 'Pregunta al consulado de España que te toca por tu domicilio: «¿Qué documentos piden para el visado de estudios, apostillados o traducidos, y cuándo hay cita?»',
    },
    more: { title: 'También cambia', ask: 'Pregunta si cambió algo este año.' },
  },
  calendar: {
    'november-december':
      'Entre tu último día de clase y el septiembre español hay unos nueve meses. Alcanza para apostillar y pedir la homologación en verano (el tuyo), inscribirte en las PCE en marzo o abril y examinarte en mayo o junio, si tu universidad las pide.',
    'may-july':
      'Terminas cuando en España ya corre la preinscripción, y a veces después de las PCE de mayo y junio. Tienes dos salidas: preguntar por la convocatoria de septiembre y por el volante de inscripción condicional, o usar un año entero y llegar con todo hecho.',
    'two-calendars':
      'Depende de tu calendario. Si terminas entre noviembre y febrero, tienes medio año o más hasta septiembre para los papeles y los exámenes. Si terminas en junio, los plazos se pisan: pregunta por la convocatoria de septiembre y por el volante de inscripción condicional, o planea un año después.',
    ask: 'Con esa fecha cuenta hacia atrás: las PCE abren inscripción hacia marzo, se hacen en mayo y junio, y la preinscripción suele ser en junio y julio. Si tu título llega más tarde, pregunta por septiembre o por el curso siguiente.',
  },
  steps: 'El camino en seis pasos',
  stepsNote:
    'Para un grado en una universidad pública. Los meses se cuentan hacia atrás desde el comienzo.',
  passport: {
    title: '¿Tienes otro pasaporte?',
    ask: 'Pregunta a la universidad y a extranjería: «Tengo pasaporte de…: ¿qué trámite me toca al llegar y qué precio de matrícula pago?» Si un abuelo tuyo era europeo, pregunta en el consulado de su país qué camino hay.',
  },
  others: {
    title: 'Otros caminos',
    vocational: 'Formación Profesional: entra por otra puerta, con requisitos de cada comunidad.',
    language: 'Primero un curso de idioma: tiene su propia estancia, y la carrera se pide aparte.',
    private: 'Universidad privada: pone sus pruebas y plazos.',
    transferTitle: 'Si ya estás en la universidad o la terminaste',
    transferAsk:
      'Pregunta a la secretaría de la facultad: «¿Qué asignaturas me reconocerían, con qué plazo y con qué papeles?»',
  },
  regions: {
    title: 'No todas las comunidades hacen lo mismo',
    andalusia: 'Andalucía',
    madrid: 'Madrid',
    valencia: 'Comunitat Valenciana',
    ask: 'Antes de elegir ciudad, pregunta a la universidad: «¿Qué fase o cupo me corresponde con mi título, y qué nota pidieron el último año?»',
  },
  refused: {
    title: 'Si el visado llega tarde o lo deniegan',
    late: 'Si el visado no llega a tiempo, escribe a la universidad antes del primer día y pregunta si guardan tu plaza o te dejan empezar más tarde.',
    ask: 'Si estás legalmente en España, hay solicitudes que se presentan aquí: pregunta a extranjería, y no viajes contando con ello: «Estoy en España hasta el…: ¿puedo pedir desde aquí la estancia por estudios, y en qué plazo?»',
  },
  money: {
    title: 'Cuánto cuesta',
    text: 'Una universidad pública tiene dos precios, y a quien llega de fuera de la Unión Europea casi siempre le toca el mayor. {link}, comunidad por comunidad.',
    link: 'Mira los dos',
    calculator: 'Calcula tu nota y tu primer año: ¿me alcanza, y cuánto cuesta?',
  },
  countries: 'Desde otros países',
  stale: 'puede haber cambiado: compruébalo',
};

export type Copy = Dictionary<typeof copy>;
