import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as report } from '#content/instruments/words/es/results-report.ts';
import { copy as guess } from './guess.ts';

export const copy = {
  head: {
    title: `Resultado compartido · ${site.brand}`,
    description: 'Un resultado de orientación vocacional que alguien ha compartido contigo.',
  },
  eyebrow: 'Compartido contigo',
  /** In place of it for whose link it is. */
  ownEyebrow: 'Tu enlace',
  title: 'Un resultado para leer en compañía',
  /** Where the name is known. */
  titleOf: 'El resultado de {name}',
  /** While the link asks for a guess. */
  asking: guess.put.title,
  waiting: guess.waiting.title,
  /** Over one's own link, once somebody has guessed. */
  guessed: 'Ya adivinaron qué te gusta',
  loading: 'Abriendo el resultado…',
  banner: {
    title: '{name} comparte esto contigo',
    text: 'Puedes verlo hasta el {date}. Quien te lo dio puede desactivar el enlace antes. No lo reenvíes sin preguntar.',
    own: 'Así ven tu resultado quienes tengan este enlace, hasta el {date}.',
    tests: 'Incluye: {names}.',
  },
  nameless: 'Alguien',
  choose: 'Qué test mirar',
  names: namesIn('es', 'name'),
  plan: 'Plan para estudiar en España',
  parents: {
    who: {
      text: `${site.brand} ayuda a jóvenes de América Latina y a sus familias a elegir qué estudiar en España.`,
      test: 'Este enlace viene de nuestro test de intereses: dice qué le gusta a quien te lo envió, no de qué es capaz.',
    },
    /** Of whom the result is, where no name is known; then within a sentence. */
    someone: 'quien te envió esto',
    hexagon: 'Su hexágono',
    /** What a result is called, where it is another person's. */
    named: '«{name}»',
    likes: 'Lo que más le gusta a {who}: {doings}.',
    next: 'Después: {doings}.',
    afterwards: 'Y después: {doings}.',
    also: '; también ',
    close: 'Muy cerca: {doings}.',
    flat: 'A {who} le gustan varias cosas casi por igual: ninguna destaca todavía.',
    nothing:
      'De lo que preguntamos, poco le gustó mucho a {who}. Habla primero de lo que sí le gusta.',
    incomplete: 'Faltan respuestas para decir qué le gusta más a {who}.',
    activities: guess.activities,
    numbers: {
      title: 'Tres números para empezar',
      range: '{low} a {high}',
      /** Below an amount in the money of the family. */
      inEuros: 'En euros: {amount}.',
      rate: 'Al cambio del {day}: {rate} por euro. Moneda según tu zona horaria.',
      month: {
        title: 'Vivir un mes en España',
        text: 'Habitación, comida, transporte y seguro, según la ciudad. En Madrid, de {low} a {high}.',
      },
      year: {
        title: 'Un año en una universidad pública',
        text: 'Con pasaporte de fuera de la Unión Europea: la más barata, en {cheapest}; la más cara, en {dearest}. Con pasaporte de la Unión o residencia, de {low} a {high}.',
      },
      start: {
        title: 'Hasta el próximo comienzo',
        planned: 'Hasta el comienzo de su plan',
        one: '1 mes',
        more: '{n} meses',
        text: 'Las clases empiezan en {month}. La visa se pide por lo menos {lead} meses antes.',
      },
      sources: 'De dónde salen estos números',
      reckon: 'Hacer la cuenta con tu país y tu ciudad',
    },
    safety: {
      title: 'Seguridad',
      number:
        'En toda España, el {number} atiende cualquier emergencia, gratis y desde cualquier teléfono.',
      ask: 'De cada barrio no tenemos cifras comprobadas. Pregunta a la universidad: «¿Dónde viven sus estudiantes de primero, y cómo vuelven de noche?»',
    },
    plan: 'Dinero y fechas de su plan',
    planVoice: 'Está escrito para {who}: el «tú» de estas líneas es suyo.',
    wholePlan: 'Ver el plan entero',
    talk: 'Cinco preguntas en la voz de {who}. Cada persona responde primero; después se compara.',
    book: 'Hablarlo con una persona',
    bookText:
      'Una sesión gratis de {n} minutos para la familia: su resultado, el dinero y los papeles.',
    bookIt: 'Reservar los {n} minutos gratis',
    newTab: report.next.newTab,
    report: 'El informe que lee {who}',
    below: 'Este texto le habla a {who}, no a ti.',
  },
  expired: {
    title: 'Este enlace ya terminó',
    text: 'Los enlaces duran 7, 30 o 90 días. Pide a quien te lo envió que cree uno nuevo.',
  },
  revoked: {
    title: 'Este enlace ya no está activo',
    text: 'Quien te lo envió lo desactivó o borró el resultado. Si crees que es un error, pregúntale.',
  },
  resting: {
    title: 'Este enlace está en pausa',
    text: 'Quien te lo envió tiene sus enlaces en pausa y puede volver a activarlos. Si lo necesitas ahora, pregúntale.',
  },
  unknown: {
    title: 'No encontramos nada con este enlace',
    text: 'Puede que esté incompleto. Cópialo entero, desde «http» hasta la última letra, o pide que te lo envíen de nuevo.',
  },
  failed: 'No se pudo abrir el resultado. Revisa tu conexión e inténtalo de nuevo.',
  retry: 'Intentarlo de nuevo',
  yours: {
    title: '¿Y a ti, qué te interesa?',
    text: 'El test de intereses es gratis y no hace falta una cuenta.',
    start: 'Hacer el test',
  },
  unknownVersion:
    'Este resultado es de una versión del test que esta página no conoce. Vuelve a cargar la página.',
};

export type Copy = Dictionary<typeof copy>;
