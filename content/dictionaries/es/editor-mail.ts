import type { Dictionary } from '#content/wording/dictionary.ts';

/** How a mail arrives, beside its form in the owner's editor. */
export const copy = {
  title: 'Así llega',
  lead: 'Con los datos de una persona inventada. Los enlaces no llevan a ninguna parte.',
  subject: 'Asunto: {subject}',
  frame: 'El correo en {language}',
  text: 'El mismo correo, solo texto',
  wrong: 'Se verá aquí cuando no quede nada por corregir.',
  failed: 'No se pudo mostrar. Se prueba otra vez con el próximo cambio.',
  /** When each mail is sent. */
  when: {
    'confirm-sign-up': 'Al crear una cuenta, para confirmar el correo.',
    'already-registered': 'Al querer crear una cuenta con un correo que ya tiene una.',
    recovery: 'Al pedir una contraseña nueva.',
    'password-changed': 'Después de cambiar la contraseña.',
    'email-change-current': 'Al cambiar de correo, al de antes.',
    'email-change-new': 'Al cambiar de correo, al nuevo.',
    'new-sign-in': 'Al entrar desde un dispositivo que no se conocía.',
    'factor-added': 'Al activar la verificación en dos pasos.',
    'factor-removed': 'Al quitar la verificación en dos pasos.',
    'provider-added': 'Al entrar por primera vez con Google o Microsoft.',
    'recovery-code-used': 'Al entrar con un código de recuperación.',
    'account-unused': 'Antes de borrar una cuenta que no se usa.',
    'account-erased': 'Cuando una persona borra su propia cuenta.',
    'account-erased-by-us': 'Cuando la cuenta la borran ustedes.',
    report: 'Al enviarse el resultado por correo.',
    'follow-up': 'Meses después de un test, a quien lo permitió.',
    'guess-came': 'Cuando alguien de la familia ya adivinó.',
    'request-answered': 'Al responder una solicitud sobre sus datos.',
    'account-corrected': 'Cuando ustedes corrigen un dato de su cuenta.',
    'account-frozen': 'Al congelar sus datos.',
    'account-unfrozen': 'Al descongelar sus datos.',
    'minor-frozen': 'Cuando la cuenta parece de alguien que todavía no tiene la edad.',
  },
};

export type Copy = Dictionary<typeof copy>;
