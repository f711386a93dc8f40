import type { Dictionary } from '#content/wording/dictionary.ts';

/** A photograph by upload, in the owner's editor. */
export const copy = {
  of: {
    person: 'Se ve en lugar de su dibujo, en la portada y en los artículos que firma.',
    article:
      'Se ve en lugar del dibujo del artículo. Lo que muestra se dice en el artículo, en «Qué muestra el dibujo».',
    text: 'Es la foto {n} de su artículo. Se ve donde el texto la nombra, en los dos idiomas.',
    testimonial:
      'Se ve en la portada, junto a lo que dijo. Solo con un testimonio real, que guarda la prueba de su permiso.',
  },
  toArticle: 'Ir al artículo',
  toTestimonial: 'Ir al testimonio',
  noneYet: 'Todavía no hay foto.',
  none: 'Ahora se ve el dibujo.',
  alt: 'La foto, como se verá',
  file: 'Tu foto',
  fileHelp:
    'JPEG, PNG o WebP, de 480 píxeles o más. Se recorta sola y se le quita todo lo que lleva dentro: lugar, fecha y cámara.',
  permission: 'Publica solo fotos que puedas usar, con el permiso de quien sale en ellas.',
};

export type Copy = Dictionary<typeof copy>;
