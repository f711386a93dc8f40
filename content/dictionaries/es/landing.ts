import { careerCount } from '#content/compiled/careers/count.js';
import { countryCodes } from '#content/compiled/countries/codes.js';
import { ownWords } from '#content/compiled/site/words.es.js';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as faq } from './landing-faq.ts';
import { copy as test } from './landing-test.ts';

const { acceptance, families, sessionMinutes: minutes, years } = site.claims;
const { perYear, taken } = site.seats.value;
const { claimsBasis: basis, seatsBasis, story, team, testimonials } = ownWords;

/** The landing page. `book` and `test` are the two actions, the same words wherever they stand. */
export const copy = {
  head: {
    title: 'Faro Vocacional: elige carrera y universidad en España',
    description:
      'Orientación vocacional para jóvenes y familias de América Latina que miran a España. Test RIASEC gratis en 8 minutos y primera sesión sin pagar nada.',
  },
  book: `Reserva tus ${minutes} minutos gratis`,
  test: 'Haz el test gratis',
  register: 'Crea tu cuenta para guardar el resultado',
  newTab: 'se abre en otra pestaña',
  example: 'Ejemplo',
  hero: {
    title: 'Antes de elegir carrera, encuentra tu rumbo',
    lead: 'Te ayudamos a decidir qué estudiar en España y cómo llegar desde América Latina.',
    student: {
      who: 'Si vas a estudiar',
      text: '8 minutos, sin cuenta',
    },
    /** On a device where the test was begun, or finished. */
    back: {
      who: 'Hola otra vez',
      draft: {
        label: 'Sigue con tu test',
        text: 'Todo quedó guardado',
      },
      result: {
        label: 'Mira tu resultado',
        text: 'Tu mapa te espera',
      },
    },
    family: {
      who: 'Para la familia',
      badge: 'Dinero, papeles, fechas',
    },
  },
  stories: {
    title: 'De «no sé qué estudiar» a tu lugar en la universidad',
    careers: { figure: `${careerCount}`, what: 'carreras para comparar' },
    countries: {
      figure: `${countryCodes.length}`,
      what: 'caminos a España, uno por país',
    },
    acceptance: {
      figure: `${acceptance} %`,
      what: 'de admisión universitaria',
      basis: basis.acceptance,
    },
    families: {
      figure: `${families}+`,
      what: 'familias orientadas',
      basis: basis.families,
    },
  },
  /** To the pathway finder, from the arrival pillar and the question on papers. */
  pathway: 'Ver qué necesitas desde tu país',
  services: {
    title: 'Un solo viaje, tres apoyos',
    arrival: {
      title: 'Apoyo en la llegada',
      points: [
        'Tu tarjeta de residencia (TIE) y tu domicilio',
        'Un cuarto, el banco y el teléfono',
      ],
    },
    tech: {
      title: 'Orientación vocacional, también en tecnología',
      points: [
        'Repasas tu resultado con una persona',
        'Sales con una lista corta de carreras, con sus razones',
      ],
    },
    ongoing: {
      title: 'Acompañamiento continuo en Madrid',
      points: ['Alguien a quien llamar si algo sale mal', 'Una revisión al cerrar cada semestre'],
    },
  },
  team: {
    title: 'Primero la persona, luego la carrera y al final la universidad',
    story,
    members: team,
    note: 'Relato, nombres y retratos de ejemplo: nadie de esta página existe.',
  },
  experience: {
    title: `Más de ${years} años ayudando a elegir`,
    text: 'Cambian las carreras y los trámites. Tú sigues queriendo saber qué hacer con tus días, y ahí empezamos contigo.',
    basis: basis.years,
  },
  universities: {
    title: 'Dos universidades respaldan cómo trabajamos',
    text: 'Aquí tienes sus nombres: pregúntales tú.',
    basis: basis.universities,
    note: 'Nombres de ejemplo: ninguna universidad real avala este sitio.',
    research: 'Qué publicaremos sobre el test y con qué reglas',
  },
  sample: test.sample,
  promo: test.promo,
  model: test.model,
  testimonials: {
    title: 'Lo que cuentan quienes ya pasaron por aquí',
    basis: basis.rating,
    verification: { title: 'Cómo se comprueban estas reseñas', text: basis.reviews },
    more: 'Más testimonios',
    items: testimonials,
  },
  resources: {
    title: 'Tres preguntas antes de mirar folletos',
    all: 'Ver todos los artículos',
    future: {
      title: '¿Qué trabajos habrá cuando termines de estudiar?',
      text: 'Aprende a leer una lista de profesiones del futuro y quédate con lo que te sirve.',
    },
    emerging: {
      title: '¿En qué lugar del hexágono caen las carreras nuevas?',
      text: 'Junta tus letras y mira qué te llama más: datos, diseño o seguridad.',
    },
    star: {
      title: '¿Qué hay detrás de una profesión que todo el mundo admira?',
      text: 'Cuatro preguntas para hacerle a alguien que la ejerce.',
    },
    video: { text: '¿Prefieres escucharlo?', link: 'Mira nuestro canal de video' },
  },
  faq,
  adviser: {
    title: 'Pocas familias a la vez, para estar contigo',
    text: `Aceptamos ${perYear} familias al año, para tener tiempo para la tuya.`,
    seats: {
      free: `Quedan ${perYear - taken} lugares`,
      count: `${taken} de ${perYear} ocupadas este año`,
      basis: seatsBasis,
    },
    steps: [
      {
        title: `${minutes} minutos gratis`,
        text: 'Nos cuentas dónde estás y decides si quieres seguir.',
      },
      {
        title: 'Dos entrevistas',
        text: 'Una contigo y otra con tu familia, para escuchar a cada quien.',
      },
      {
        title: 'Un plan por escrito',
        text: 'Carreras con sus razones, universidades, fechas, costos y un plan B.',
      },
    ],
  },
  investment: {
    title: 'Pensarlo bien ahora sale más barato que cambiar después',
    text: 'Un curso que no encaja cuesta matrícula, renta y un año.',
    promise:
      'Tu lugar lo decide la universidad; tu visa, el consulado. Te ayudamos a llegar con todo listo.',
    slip: 'Lo que te llevas',
    benefits: [
      { title: 'Una decisión razonada', text: 'tres o cuatro carreras y el porqué de cada una' },
      { title: 'Un calendario', text: 'cada trámite con su fecha y quién lo hace' },
      { title: 'Un presupuesto', text: 'matrícula, vida, seguro y lo que se suele olvidar' },
      { title: 'Un plan B', text: 'tu siguiente paso si no consigues lugar o cambias de idea' },
    ],
    prices: 'Lo que cuesta',
    taxes: 'Impuestos incluidos.',
  },
  finalCall: {
    title: 'El siguiente paso puede ser una conversación',
    text: `En ${minutes} minutos nos cuentas dónde estás y te decimos por dónde empezar. Puedes venir con tu familia.`,
    plain: 'Es gratis y sin tarjeta. Si otra ayuda te sirve más que la nuestra, te lo decimos.',
  },
  registerDialog: {
    title: 'Crea tu cuenta',
    text: 'Es gratis y sirve para guardar tus resultados y verlos en cualquier dispositivo.',
    close: 'Cerrar',
    page: 'Abrir en una página aparte',
  },
};

export type Copy = Dictionary<typeof copy>;
