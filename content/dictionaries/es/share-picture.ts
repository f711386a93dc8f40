import type { Dictionary } from '#content/wording/dictionary.ts';

/** The picture of a result that a person sends to others: what stands in it, and how it is made. */
export const copy = {
  text: 'Se dibuja aquí, en tu dispositivo: nada sale de él hasta que tú la envíes. No lleva puntos ni nombre si no los pones tú.',
  format: { label: 'Forma', chat: 'Para el chat', tall: 'Para historias' },
  name: 'Nombre que quieres que aparezca (opcional)',
  nameHelp: 'Mejor solo el de pila.',
  scores: 'Incluir mis puntos',
  share: 'Enviar por WhatsApp u otra app',
  download: 'Guardar la imagen',
  sheet: {
    title: 'Enviar a mi familia',
    close: 'Cerrar',
    words: 'Tu mensaje',
    /** Who is spoken to: the first word of the message. */
    to: { label: 'Para', mum: 'Mamá', dad: 'Papá', none: 'Otra persona' },
    messages: {
      named:
        'mira qué me salió: «{title}». ¿Se parece a mí?\nSi quieres hacer el tuyo, es gratis: {url}',
      unnamed:
        'hice un test para pensar qué estudiar. ¿Adivinas qué me salió?\nSi quieres hacer el tuyo, es gratis: {url}',
      link: 'mira qué me salió: «{title}». ¿Se parece a mí?\nAquí lo ves completo: {url}',
      summary: 'mira qué me salió: «{title}». ¿Se parece a mí?\nAquí tienes un resumen: {url}',
      guess:
        'adivina qué me salió en el test. Pon en orden seis actividades y después te lo muestro: {url}',
    },
    subject: 'Adivina qué me salió',
    whatsapp: 'Enviar por WhatsApp',
    /** What becomes of the picture, which WhatsApp does not take by a link: before the press, and after it. */
    picture: {
      ahead: 'La imagen se copia sola: en el chat, pégala.',
      copied: 'La imagen está copiada: pégala en el chat.',
      saved: 'La imagen se guardó: agrégala en el chat.',
    },
    save: 'Guardar',
    mail: 'Correo',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar. Selecciona el mensaje y cópialo a mano.',
    link: {
      summary: 'Agregar un enlace a mi resumen',
      whole: 'Agregar un enlace a mi resultado',
      /** What only a link does. */
      guess: 'Quien lo abra puede adivinar primero',
    },
    noPicture: 'Esta vez no va la imagen: mostraría lo que hay que adivinar.',
    change: 'Cambiar la imagen',
    guest: '¿Quieres que lo vean todo? Con una cuenta gratis les mandas un enlace.',
    register: 'Crear una cuenta',
    waiting: 'Cuando este resultado llegue a tu cuenta podrás mandar también un enlace.',
  },
  making: 'Dibujando la imagen…',
  failed: 'No se pudo preparar la imagen. Inténtalo de nuevo.',
  file: 'mi-mapa-de-intereses',
  described: '{heading}. {title}. {scores}. {careers}',
  picture: {
    mine: 'Mi mapa de intereses',
    named: 'El mapa de intereses de {name}',
    careers: 'Carreras para empezar',
    score: '{n} de {max}',
  },
};

export type Copy = Dictionary<typeof copy>;
