import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta crear, y te gusta que quede impecable. Te fijas en la letra, el margen, el acorde, la costura, y no te importa repetir hasta que todo encaja. Es una combinación poco frecuente: la libertad de imaginar junto al gusto por el orden. Por eso te pueden atraer la edición, el diseño gráfico, la arquitectura, el archivo o el montaje.',
  goodDay:
    'Tienes un encargo claro, buenas herramientas y tiempo para pulirlo. Al entregarlo sabes por qué está cada cosa donde está.',
  drains:
    'Improvisar delante de todos, las entregas a medias y los equipos donde nadie cuida lo que se dejó listo.',
  questions: [
    '¿Qué te da más gusto, empezar una página en blanco o dejar perfecta la última?',
    '¿Sobre qué material te gusta ser exigente: palabras, imágenes, sonidos, espacios?',
  ],
  tries: [
    'Rediseña un documento feo (un menú, un cartel, un formulario) para que se entienda a la primera.',
    'Ordena tus fotos, tus textos o tu música como si fueran una colección que otra persona va a visitar.',
    'Copia con exactitud una página, una partitura o un plano que admires y apunta qué decisiones tomó su autor.',
  ],
};
