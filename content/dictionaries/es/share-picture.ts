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
  sheet: {
    title: 'Enviar a mi familia',
    close: 'Cerrar',
    words: 'Tu mensaje',
    messages: {
      named:
        'Mamá, adivina qué me salió: «{title}». ¿Me reconoces?\n\nEl test es gratis, por si quieres hacer el tuyo: {url}',
      unnamed:
        'Mamá, hice un test para pensar qué estudiar. ¿Adivinas qué me salió?\n\nEs gratis, por si quieres hacer el tuyo: {url}',
      link: 'Mamá, adivina qué me salió: «{title}». ¿Me reconoces?\n\nAquí lo ves entero: {url}',
      summary:
        'Mamá, adivina qué me salió: «{title}». ¿Me reconoces?\n\nAquí tienes un resumen: {url}',
      guess:
        'Mamá, adivina qué me salió en el test. Pon en orden seis actividades y después te lo enseño: {url}',
    },
    subject: 'Adivina qué me salió',
    whatsapp: 'WhatsApp',
    mail: 'Correo',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar. Selecciona el mensaje y cópialo a mano.',
    image: 'Imagen',
    help: 'Descarga la imagen y adjúntala en el chat.',
    link: { summary: 'Agregar un enlace a mi resumen', whole: 'Agregar un enlace a mi resultado' },
    noPicture: 'Esta vez no va la imagen: mostraría lo que hay que adivinar.',
    change: 'Cambiar la imagen',
    guest: '¿Quieres que lo vea entero? Con una cuenta gratis le mandas un enlace.',
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
    careers: 'Carreras para empezar a mirar',
    score: '{n} de {max}',
  },
};

export type Copy = Dictionary<typeof copy>;
