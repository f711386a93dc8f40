import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as faq } from './landing-faq.ts';
import { copy as register } from './register.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { numberIn } from '#content/dictionaries/formats.ts';

const { acceptance, families, rating, sessionMinutes: minutes, years } = site.claims;
const { perYear, taken } = site.seats.value;
const { claimsBasis: basis, seatsBasis } = people;
const { test, firstSession } = site.prices.value;
const number = numberIn('es');

/** The landing page. `book` and `test` are the two actions, the same words wherever they stand. */
export const copy = {
  head: {
    title: 'Faro Vocacional: elige carrera y universidad en España',
    description:
      'Orientación vocacional para jóvenes y familias de América Latina que miran a España. Test RIASEC gratis en 8–10 minutos y primera sesión sin coste.',
  },
  book: `Reserva tus ${minutes} minutos gratis`,
  test: 'Haz el test RIASEC gratis',
  register: 'Crea tu cuenta para guardar el resultado',
  newTab: 'se abre en otra pestaña',
  example: 'Ejemplo',
  hero: {
    badge: `${minutes} minutos`,
    badgeNote: 'primera sesión, gratis',
    title: 'Antes de elegir carrera, encuentra tu rumbo',
    lead: 'Ayudamos a jóvenes y familias de América Latina a decidir qué estudiar en España, dónde y cómo llegar.',
    student: {
      who: 'Si vas a estudiar',
      text: 'descubre qué te atrae de verdad y qué carreras van con eso.',
    },
    family: {
      who: 'Si acompañas',
      text: 'habla con una persona sobre dinero, papeles y fechas.',
    },
  },
  stories: {
    title: 'De «no sé qué estudiar» a una plaza en la universidad',
    acceptance: {
      figure: `${acceptance} %`,
      what: 'de admisión universitaria',
      basis: basis.value.acceptance.es,
    },
    families: {
      figure: `${families}+`,
      what: 'familias orientadas',
      basis: basis.value.families.es,
    },
  },
  /** To the pathway finder, from the arrival pillar and the question on papers. */
  pathway: 'Ver qué necesitas desde tu país',
  services: {
    eyebrow: 'Qué hacemos',
    title: 'Un solo viaje, tres apoyos',
    lead: 'Puede que necesites los tres o solo uno. Lo vemos en la primera conversación.',
    arrival: {
      title: 'Apoyo en la llegada',
      text: 'Las primeras semanas se van en trámites. Te decimos qué pedir, en qué orden y a quién.',
      points: [
        'Tarjeta de estudiante y empadronamiento',
        'Qué mirar antes de firmar un alquiler',
        'Banco, teléfono y transporte',
      ],
    },
    tech: {
      title: 'Orientación vocacional para carreras tecnológicas',
      text: 'Informática, datos, ingeniería, diseño digital: en qué se parecen, en qué no y cuál va con lo que te gusta hacer.',
      points: [
        'Tu test leído con una persona delante',
        'Grado o formación profesional: qué cambia',
        'Una lista corta de carreras, con sus razones',
      ],
    },
    ongoing: {
      title: 'Acompañamiento continuo en Madrid',
      text: 'La elección no termina el día de la matrícula. Seguimos cerca durante el curso.',
      points: [
        'Alguien a quien llamar si algo se tuerce',
        'Una revisión al cerrar cada cuatrimestre',
        'Si toca cambiar de carrera, lo pensamos contigo',
      ],
    },
  },
  team: {
    eyebrow: 'Quiénes somos',
    title: 'Primero la persona, luego la carrera y al final la universidad',
    story: people.story.value.es,
    members: people.team.value.map(({ name, role, line }) => ({
      name,
      role: role.es,
      line: line.es,
    })),
    note: 'Relato, nombres y retratos de ejemplo: nadie de esta página existe.',
  },
  experience: {
    title: `Más de ${years} años ayudando a elegir`,
    text: 'Cambian las carreras, los trámites y los precios. La pregunta de fondo sigue siendo la misma: qué quieres hacer con tus días.',
    basis: basis.value.years.es,
  },
  universities: {
    eyebrow: 'Aval universitario',
    title: 'Dos universidades respaldan cómo trabajamos',
    text: 'Un aval sirve si se puede comprobar. Aquí están los nombres y el camino para preguntarles.',
    basis: basis.value.universities.es,
    note: 'Nombres de ejemplo: ninguna universidad real avala este sitio.',
    research: 'Qué publicaremos sobre el test y con qué reglas',
  },
  promo: {
    eyebrow: 'Test RIASEC',
    title: 'Un buen punto de partida cabe en diez minutos',
    lead: 'Te proponemos sesenta actividades y solo preguntamos cuánto te gustaría hacerlas. No hay respuestas buenas ni malas.',
    facts: {
      time: {
        term: '8–10 minutos',
        text: 'Puedes parar cuando quieras y seguir después donde lo dejaste.',
      },
      account: {
        term: 'Sin cuenta',
        text: 'Ves tu resultado completo antes de darnos ningún dato.',
      },
      result: {
        term: 'Un mapa, no una etiqueta',
        text: 'Tus seis intereses con su margen de error, y los empates a la vista.',
      },
    },
    honesty:
      'Es un test nuevo y exploratorio, todavía sin validar. Mide intereses, no aptitudes: que algo te guste no dice si se te da bien.',
    sample: {
      caption: 'Así son las preguntas',
      progress: 'Pregunta 12 de 60',
      saved: 'Guardado',
      question: 'Observar un planeta lejano con un telescopio',
      choices: {
        one: 'Me disgusta mucho',
        two: 'Me disgusta',
        three: 'Ni me gusta ni me disgusta',
        four: 'Me gusta',
        five: 'Me gusta mucho',
      },
    },
  },
  model: {
    eyebrow: 'El modelo RIASEC',
    title: 'Seis formas de interesarse por el mundo',
    lead: 'El psicólogo John Holland ordenó los intereses en seis tipos sobre un hexágono. Los vecinos se parecen; los de enfrente contrastan. Casi nadie es de uno solo.',
    pick: 'Elige un tipo para conocerlo',
    enjoys: 'Suele atraerle',
    subjects: 'Materias cercanas',
    near: 'Se parece a',
    across: 'Contrasta con',
    types,
  },
  testimonials: {
    eyebrow: 'Testimonios',
    title: 'Lo que cuentan quienes ya pasaron por aquí',
    rating: {
      figure: number.format(rating),
      outOf: 'de 5',
      label: `${number.format(rating)} de 5`,
    },
    basis: basis.value.rating.es,
    verification: { title: 'Cómo se comprueban estas reseñas', text: basis.value.reviews.es },
    more: 'Más testimonios',
    items: people.testimonials.value.map(({ quote, who }) => ({ quote: quote.es, who: who.es })),
  },
  resources: {
    eyebrow: 'Para leer con calma',
    title: 'Tres preguntas antes de mirar folletos',
    all: 'Ver todos los artículos',
    future: {
      title: '¿Qué trabajos habrá cuando termines de estudiar?',
      text: 'Cómo leer una lista de profesiones del futuro sin creérsela entera ni tirarla a la basura.',
    },
    emerging: {
      title: '¿En qué lugar del hexágono caen las carreras nuevas?',
      text: 'Por qué una sola letra no basta para elegir entre datos, diseño o seguridad.',
    },
    star: {
      title: '¿Qué hay detrás de una profesión que todo el mundo admira?',
      text: 'Cuatro preguntas para hacerle a alguien que la ejerce.',
    },
    video: { text: '¿Prefieres escucharlo?', link: 'Mira nuestro canal de vídeo' },
  },
  faq,
  adviser: {
    eyebrow: 'Asesoría con una persona',
    title: 'Pocas familias a la vez, a propósito',
    text: `La asesoría completa lleva meses: entrevistas, carreras, papeles y fechas. Por eso aceptamos ${perYear} familias al año.`,
    seats: {
      free: `Quedan ${perYear - taken} plazas`,
      count: `${taken} de ${perYear} ocupadas este año`,
      basis: seatsBasis.value.es,
    },
    steps: [
      {
        title: `${minutes} minutos gratis`,
        text: 'Nos cuentas dónde estás y vemos si tiene sentido seguir.',
      },
      {
        title: 'Dos entrevistas',
        text: 'Una con quien va a estudiar y otra con su familia. No siempre quieren lo mismo.',
      },
      {
        title: 'Un plan por escrito',
        text: 'Carreras con sus razones, universidades, fechas, costes y un plan B.',
      },
    ],
  },
  investment: {
    eyebrow: 'Lo que inviertes y lo que te llevas',
    title: 'Equivocarse de carrera sale más caro que pensarla bien',
    text: 'Un curso que no encaja cuesta matrícula, alquiler y un año. Nadie puede evitar todos los errores; sí se pueden evitar los que ya se conocen.',
    promise: 'No vendemos plazas. Nadie serio puede asegurarte una admisión ni un visado.',
    slip: 'Lo que te llevas',
    benefits: [
      { title: 'Una decisión razonada', text: 'tres o cuatro carreras y el porqué de cada una' },
      { title: 'Un calendario', text: 'cada trámite con su fecha y quién lo hace' },
      { title: 'Un presupuesto', text: 'matrícula, vida, seguro y lo que se suele olvidar' },
      { title: 'Un plan B', text: 'qué hacer si no llega la plaza o la carrera no gusta' },
    ],
    prices: 'Lo que cuesta',
    lines: [
      { what: 'Test RIASEC', price: `${number.format(test)} €` },
      { what: `Primera sesión, ${minutes} minutos`, price: `${number.format(firstSession)} €` },
      { what: 'Asesoría completa', price: 'por escrito, antes de empezar' },
    ],
    taxes: 'Impuestos incluidos.',
  },
  finalCall: {
    title: 'El siguiente paso puede ser una conversación',
    text: `En ${minutes} minutos nos cuentas dónde estás y te decimos qué opciones tienes abiertas, qué trámites tienen fecha y por dónde empezar. Puedes venir con tu familia.`,
    plain: 'Sin pago ni tarjeta. Si no podemos ayudarte, también te lo decimos.',
  },
  registerDialog: {
    title: 'Crea tu cuenta',
    text: 'Es gratis y sirve para guardar tus resultados y verlos en cualquier dispositivo.',
    close: 'Cerrar',
    page: 'Abrir en una página aparte',
    form: register.form,
  },
};

export type Copy = Dictionary<typeof copy>;
