import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: {
    title: `Acceso · ${site.brand}`,
    description:
      'Vista de ejemplo del acceso. Para entrar en tu cuenta o crear una nueva, usa la página de inicio de sesión.',
  },
  backHome: 'Volver al inicio',
  title: 'Entra en tu cuenta',
  lead: 'Para entrar, usa este botón. Ahí también recuperas tu contraseña.',
  note: 'Esta pantalla es solo una muestra: para identificarte necesita la conexión con el servicio de cuentas.',
  toAuth: 'Entrar en mi cuenta',
  sample: 'Muestra de la pantalla de acceso',
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
  },
  submit: 'Iniciar sesión (requiere conexión con el servicio)',
  registerQuestion: '¿Aún no tienes cuenta?',
  register: 'Crear cuenta',
};

export type Copy = Dictionary<typeof copy>;
