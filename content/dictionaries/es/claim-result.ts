import { namesIn } from '#content/instruments/registry.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** A guest's answers meet an account: whose are they, and did they arrive. */
export const copy = {
  ask: {
    title: '¿Es tuyo este resultado?',
    tests: { ...namesIn('es', 'testInSentence'), other: 'test' },
    finished: 'En este navegador hay un {test} terminado el {date}, hecho sin cuenta.',
    draft: 'En este navegador hay un {test} empezado sin cuenta, del {date}. Respuestas: {n}.',
    why: 'Preguntamos porque muchas familias comparten teléfono. Si es de otra persona, se queda como está.',
    yes: 'Sí, guardarlo en mi cuenta',
    no: 'No, no es mío',
    close: 'Decidir después',
    /** Several at once, in one question. */
    many: {
      title: '¿Son tuyos estos resultados?',
      text: 'Están en este navegador, hechos sin cuenta. Quita la marca de lo que no sea tuyo.',
      finished: '{test} · {date}',
      draft: '{test} sin terminar · {date}',
      why: 'Preguntamos porque muchas familias comparten teléfono. Lo de otra persona se queda como está.',
      yes: 'Sí, guardar lo marcado',
      no: 'No, nada es mío',
    },
  },
  held: {
    ask: {
      finished: 'El enlace que abriste trae un {test} terminado el {date}, hecho sin cuenta.',
      draft:
        'El enlace que abriste trae un {test} empezado sin cuenta, del {date}. Respuestas: {n}.',
      why: 'Preguntamos porque un enlace puede venir de otra persona. Si no es tuyo, tu cuenta queda como está.',
    },
    working: 'Guardando tu resultado en tu cuenta…',
    signInTitle: 'Falta un paso para guardar tu resultado',
    signInText: 'Inicia sesión y lo pasamos a tu cuenta.',
    signIn: 'Iniciar sesión',
    failedTitle: 'No pudimos guardar tu resultado por ahora',
    failedText:
      'No hay conexión con el servidor. Tu resultado te espera hasta 72 horas después del registro; puedes intentarlo de nuevo.',
    retry: 'Intentarlo de nuevo',
    goneTitle: 'Este enlace ya no guarda ningún resultado',
    goneText:
      'Ya se usó, o pasaron más de 72 horas desde el registro. Si hiciste el test en este navegador, tus respuestas siguen aquí y puedes guardarlas ahora.',
    draftSaved: 'Tus respuestas están guardadas en tu cuenta. Puedes seguir donde lo dejaste.',
  },
};

export type Copy = Dictionary<typeof copy>;
