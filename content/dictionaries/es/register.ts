import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './account-form.ts';
import { copy as errors } from './auth-errors.ts';

export const copy = {
  head: {
    title: `Crear cuenta · ${site.brand}`,
    description:
      'Crea tu cuenta gratis para guardar tus resultados del test vocacional y verlos desde cualquier dispositivo.',
  },
  backHome: 'Volver al inicio',
  title: 'Crea tu cuenta',
  lead: 'Gratis, en un minuto. Si ya hiciste un test en este navegador, su resultado te espera al confirmar.',
  form: {
    ...form,
    submit: 'Crear cuenta',
    submitting: 'Registrando...',
    retrying: 'Reintento {n}/{max} - El servidor está ocupado, reintentando...',
    success: { title: '¡Registro exitoso!', text: '¡Registro completado exitosamente!' },
    errors,
    signInQuestion: '¿Ya tienes cuenta?',
    signIn: 'Iniciar sesión',
  },
  why: {
    title: 'Por qué crear una cuenta',
    benefits: [
      'Guarda tus resultados y vuelve a ellos cuando quieras.',
      'Recibe informes detallados por correo electrónico.',
      'Sigue tu desarrollo profesional a lo largo del tiempo.',
      'Accede a recomendaciones personalizadas.',
    ],
  },
};

export type Copy = Dictionary<typeof copy>;
