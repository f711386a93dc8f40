import { namesIn } from '#content/instruments/registry.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The words of the frame around every page. */
export const copy = {
  skipToContent: 'Saltar al contenido',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    result: 'Mi resultado',
    takeTest: 'Hacer un test',
    careers: 'Carreras',
    pathway: 'Tu camino a España',
    blog: 'Artículos',
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    profile: 'Mi perfil',
    signOut: 'Cerrar sesión',
    admin: 'Administración',
    menu: 'Menú',
    loading: 'Cargando…',
  },
  language: { label: 'Idioma', es: 'Español', en: 'English' },
  ribbon: 'Sitio de demostración: datos de ejemplo',
  /** What is left of the ribbon while a test is taken, and how it is called. */
  ribbonInTest: { word: 'sitio de demostración', name: 'sitio de demostración' },
  newTab: 'se abre en otra pestaña',
  footer: {
    label: 'Pie de página',
    about:
      'Orientación vocacional y acompañamiento para familias de América Latina que miran a España.',
    tests: 'Los tests',
    testNames: namesIn('es', 'testInFooter'),
    method: 'Método y límites',
    legal: 'Privacidad y aviso legal',
    spain: 'Estudiar en España',
    careers: 'Carreras',
    pathway: 'Tu camino a España',
    admission: '¿Cuánto cuesta y me alcanza?',
    blog: 'Artículos',
    classroom: 'Para colegios',
    research: 'Qué sabemos de los tests',
    contact: 'Contacto',
    account: 'Tu cuenta',
    rights: 'Los tests son orientativos: miden intereses, valores y rasgos, no capacidades.',
  },
  toasts: { close: 'Cerrar aviso', region: 'Avisos' },
  errors: {
    notFound: 'Oops! Page not found',
    unexpected: 'Unexpected Application Error!',
    unexpectedHelp:
      'Algo falló al mostrar esta página. No perdiste nada de lo que ya estaba guardado.',
    pageMissing: 'Esta página todavía no llegó',
    pageMissingHelp:
      'Parece que no hay conexión. En cuanto vuelva, la página aparecerá aquí sola. No perdiste nada de lo que ya estaba guardado.',
    partMissing:
      'Esta parte de la página no llegó. La volveremos a pedir sin que hagas nada; lo demás sí funciona.',
    retry: 'Volver a intentar',
    backHome: 'Volver al inicio',
  },
};

export type Copy = Dictionary<typeof copy>;
