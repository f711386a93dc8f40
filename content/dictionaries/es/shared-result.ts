import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: {
    title: `Resultado compartido · ${site.brand}`,
    description: 'Un resultado de orientación vocacional que alguien ha compartido contigo.',
  },
  eyebrow: 'Compartido contigo',
  title: 'Un resultado para leer en compañía',
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
    standsOut: 'Lo que más destaca',
    plan: 'Dinero y fechas del plan',
    wholePlan: 'El plan entero, más abajo',
    below: 'Debajo está el informe completo.',
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
