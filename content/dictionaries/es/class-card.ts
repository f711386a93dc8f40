import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as join } from './class-join.ts';

/** What a pupil finds under their card: the result, what the counsellor sees, what was written, taking it along, taking it back. */
export const copy = {
  head: {
    title: `Tu tarjeta de clase · ${site.brand}`,
    description: 'Lo que guardaste en tu clase: tu resultado y qué ve quien te orienta.',
  },
  words: {
    title: 'Abre tu tarjeta',
    label: 'Las cinco palabras de tu tarjeta',
    help: 'En el orden de la foto. Da igual si usas mayúsculas, espacios o guiones.',
    go: 'Abrir',
    wrong: 'Son cinco palabras de seis letras. Mira otra vez la foto.',
    join: '¿Vienes a entrar a una clase?',
    toJoin: 'Escribe el código',
  },
  opening: 'Abriendo tu tarjeta…',
  failed: 'No se pudo abrir por falta de conexión.',
  retry: 'Intentarlo de nuevo',
  nothing: {
    title: 'Bajo esta tarjeta no hay nada',
    text: 'Puede que falte alguna letra, que tu envío esté todavía en el otro aparato o que ya se haya borrado: a los 90 días se borra todo.',
    again: 'Escribir las palabras otra vez',
  },
  title: 'Hola, {alias}',
  titleHere: 'Tu resultado',
  result: {
    choose: 'Qué test mirar',
    names: namesIn('es', 'name'),
    loading: 'Abriendo tu resultado…',
    failed: 'No se pudo abrir todavía. En cuanto haya conexión aparecerá aquí solo.',
    unknownVersion:
      'Esta página no conoce la versión de tu test. Cárgala otra vez dentro de un momento.',
    later: 'Tu resultado se abre cuando quien te orienta lo decida. Vuelve con tu tarjeta.',
    unfinished: 'Todavía no terminaste, o tu envío no llegó. Sigue en el aparato donde empezaste.',
    withdrawn: 'Retiraste tu resultado el {date}. En la clase solo queda que alguien terminó.',
    counted: 'Esta clase solo cuenta cuántos terminan. No guarda ningún resultado.',
  },
  here: {
    text: 'Lo lees desde este aparato. Si es prestado, déjalo libre cuando acabes.',
    back: 'Volver a mi clase',
  },
  sharing: {
    title: 'Qué ve quien te orienta',
    legend: join.share.legend,
    choices: {
      ...join.share.choices,
      summary: {
        name: 'Un resumen',
        text: 'Lo que más te gusta, qué familias mirar primero y qué pides a un trabajo.',
      },
    },
    none: join.share.none,
    save: 'Guardar el cambio',
    saving: 'Guardando…',
    saved: 'Guardado. Desde ahora se ve esto.',
    failed: 'No se pudo guardar. Sigue como estaba.',
  },
  notes: {
    title: 'Lo que anotó quien te orienta',
    text: 'También es tuyo: se borra con lo demás.',
  },
  agreed: 'Lo que acordaste con quien te orienta',
  appointment: { title: 'Próxima cita', book: 'Abrir la cita' },
  account: {
    title: 'Guardarlo en una cuenta',
    text: 'Hasta el {date} puedes pasarlo a tu cuenta. Allí no se borra con la clase.',
    take: 'Guardar en mi cuenta',
    taking: 'Guardando…',
    failed: 'No se pudo guardar. Inténtalo otra vez.',
    taken: 'Está en tu cuenta.',
    look: 'Ver mis resultados',
    elsewhere: 'Ya es de una cuenta. Inicia sesión con ella.',
    signIn: 'Inicia sesión o crea tu cuenta, y vuelve a abrir la tarjeta.',
    toSignIn: 'Iniciar sesión',
  },
  withdraw: {
    title: 'Retirarlo',
    text: 'Se borran tu resultado, tu resumen y las notas. Nadie los ve desde ese momento.',
    press: 'Retirar mi resultado',
    question: '¿Borrarlo para siempre?',
    yes: 'Sí, borrarlo',
    no: 'No',
    busy: 'Borrando…',
    failed: 'No se pudo borrar. Inténtalo otra vez.',
  },
  erased: 'Si no haces nada, todo se borra solo el {date}.',
};

export type Copy = Dictionary<typeof copy>;
