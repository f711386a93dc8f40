import type { Dictionary } from '#content/wording/dictionary.ts';

/** The picture of a result that a person sends to others: what stands in it, and how it is made. */
export const copy = {
  text: 'Se dibuja aquí, en tu dispositivo: nada sale de él hasta que tú la envíes. No lleva puntos ni nombre si no los pones tú.',
  format: { label: 'Forma', square: 'Cuadrada', tall: 'Vertical, para historias' },
  name: 'Nombre que quieres que aparezca (opcional)',
  nameHelp: 'Mejor solo el de pila.',
  scores: 'Incluir mis puntos',
  share: 'Compartir',
  download: 'Descargar la imagen',
  whatsapp: 'Escribir por WhatsApp',
  whatsappHelp:
    'Abre un mensaje con la dirección del test. Para mandar la imagen, descárgala y adjúntala.',
  message: '«{title}»: así me salió el test de intereses de {brand}. Haz el tuyo, es gratis: {url}',
  making: 'Dibujando la imagen…',
  failed: 'No se pudo preparar la imagen. Inténtalo de nuevo.',
  file: 'mi-mapa-de-intereses',
  described: '{heading}. {title}. {scores}. {careers}',
  picture: {
    mine: 'Mi mapa de intereses',
    named: 'El mapa de intereses de {name}',
    careers: 'Carreras para empezar a mirar',
    score: '{n} de {max}',
    made: 'Test de intereses, gratis',
  },
};

export type Copy = Dictionary<typeof copy>;
