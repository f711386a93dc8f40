import type { Dictionary } from '#content/wording/dictionary.ts';

/** How the text of an article is written, beside its form. `write` is typed as it stands. */
export const copy = {
  title: 'Cómo se escribe',
  lead: 'Se escribe como un correo, con una línea en blanco entre párrafos. Los dos idiomas llevan lo mismo y en el mismo orden. Lo que va entre < > se copia tal cual y solo se cambia lo de las comillas.',
  photos: 'Fotos para el texto:',
  photo: 'Foto {n}',
  rows: [
    { what: 'Negrita', write: '**así**' },
    { what: 'Subtítulo', write: '### Un subtítulo' },
    { what: 'Lista', write: '- Una cosa\n- Otra cosa' },
    { what: 'Lista con números', write: '1. Primero\n2. Después' },
    {
      what: 'Enlace a otro sitio',
      write: '[el texto que se toca](https://www.todofp.es/pagina.html)',
    },
    {
      what: 'Enlace a una página de aquí',
      write: '<To page="admission">la calculadora</To>',
    },
    { what: 'Enlace a la guía de un país', write: '<To country="CO">desde Colombia</To>' },
    { what: 'Botón para reservar', write: '<Book>reserva una primera sesión</Book>' },
    {
      what: 'Un dato con su fuente; el nombre está en «Datos con fuente»',
      write: '<Fact id="room-madrid-2025" />',
    },
    {
      what: 'Tabla, con su nombre encima',
      write:
        '<Table caption="Lo que cuesta una habitación">\n\n| Ciudad | Al mes |\n| --- | --- |\n| Madrid | <Fact id="room-madrid-2025" /> |\n\n</Table>',
    },
    { what: 'Los precios de la matrícula pública, siempre los dos', write: '<TuitionPair />' },
    { what: 'Los mismos, por comunidad', write: '<TuitionTable />' },
    { what: 'Cita', write: '> Lo que dijo alguien.' },
    {
      what: 'Foto dentro del texto, después de subirla arriba; en una línea para ella sola',
      write: '<Photo n="1" alt="Qué se ve en la foto" caption="El pie, que se lee debajo" />',
    },
  ],
};

export type Copy = Dictionary<typeof copy>;
