import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es proponer, convencer y decidir. Ves una oportunidad donde otros ven un plan incierto y tienes ganas de ponerte al frente. Lo demás te atrae menos. El mismo impulso sirve para una empresa, un despacho, una candidatura o una causa, así que la pregunta es para qué lo quieres.',
  goodDay:
    'Consigues un sí que parecía difícil, tomas una decisión que solo podías tomar tú y arranca algo nuevo.',
  drains: 'Los trabajos sin meta, esperar permiso y las tareas minuciosas en silencio.',
  questions: [
    '¿Qué te gustaría que existiera y todavía no existe?',
    '¿Te gusta más ganar, influir o construir?',
  ],
  tries: [
    'Vende algo esta semana, aunque sea poco: una rifa, ropa que no usas, un servicio. Aprende de cada «no».',
    'Defiende en voz alta una idea impopular durante tres minutos y pide que te lleven la contraria.',
    'Lee cómo empezó un negocio o una organización de tu ciudad y pregúntate qué habrías hecho tú.',
  ],
};
