import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta inventar y también conseguir que se vea. Tienes ideas para una marca, un video, un espectáculo, un negocio con estilo propio, y disfrutas defendiéndolas delante de otros. Te atraen los ambientes con ritmo, donde una buena idea y una buena presentación pesan lo mismo.',
  goodDay:
    'Empieza con una lluvia de ideas y acaba con una que todos quieren hacer. Entre medias diseñas, llamas, convences y te sales un poco del guion.',
  drains:
    'Los procedimientos rígidos, el trabajo minucioso sin público y los sitios donde proponer cuesta tres permisos.',
  questions: [
    '¿Qué disfrutas más, la idea, el escenario o el aplauso?',
    '¿Trabajarías para la idea de otra persona si fuera buena?',
  ],
  tries: [
    'Elige un local o una causa de tu barrio y haz un cartel o un video de treinta segundos para darlo a conocer.',
    'Presenta una idea tuya en tres minutos ante tu familia o tus amigos y pide una crítica a cada quien.',
    'Analiza una campaña que te guste: a quién habla, qué promete y qué cambiarías.',
  ],
};
