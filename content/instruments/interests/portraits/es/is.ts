import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta averiguar qué le pasa a alguien y por qué, con cuidado y con pruebas. Escuchas y a la vez vas formando una hipótesis: qué explica esto, qué podría funcionar. Te atraen los temas en los que el conocimiento acaba en una persona concreta, como la salud, la mente, la enseñanza o la vida en sociedad.',
  goodDay:
    'Alguien llega con un problema que no es sencillo. Preguntas, lees, comparas, lo comentas con tu equipo, y lo que propones le sirve.',
  drains:
    'Trabajar solo por la venta, las prisas que no dejan pensar y los lugares donde las personas son un número.',
  questions: [
    '¿Te ves más cerca de la persona o más cerca de la investigación?',
    '¿Cuántos años estudiarías con gusto antes de empezar a ayudar?',
  ],
  tries: [
    'Elige un problema que hayas visto en tu escuela o en tu familia y lee un buen artículo sobre sus causas.',
    'Explícale a alguien un tema que le cuesta y fíjate en qué momento deja de entender.',
    'Habla media hora con alguien de medicina, psicología, docencia o trabajo social sobre su semana.',
  ],
};
