import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: {
    title: `Sin conexión · ${site.brand}`,
    description:
      'No hay conexión a internet. Los tests y sus resultados funcionan igual en este dispositivo.',
  },
  eyebrow: 'Sin conexión',
  title: 'Esta página necesita internet',
  lead: 'Los tests no. Están guardados en este dispositivo, con sus resultados, y puedes hacerlos ahora.',
  tests: 'Funciona sin conexión',
  links: {
    ...namesIn('es', 'testTitle'),
    results: 'Mi resultado',
  },
  sent: 'Tus respuestas quedan en este dispositivo. Si tienes una cuenta, se envían solas cuando vuelva la conexión.',
};

export type Copy = Dictionary<typeof copy>;
