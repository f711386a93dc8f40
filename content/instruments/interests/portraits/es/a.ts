import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es crear: escribir, dibujar, componer, actuar, diseñar. Te importa cómo se dicen las cosas y buscas tu propia manera. Lo demás te atrae menos. Mira trabajos creativos muy distintos, también los que tienen horario y sueldo fijo, porque hay más de los que se ven.',
  goodDay:
    'Una idea te despierta, tienes unas horas para ti y al final hay algo que suena, se lee o se ve como lo imaginabas.',
  drains:
    'Los procedimientos iguales cada día, las reglas sin motivo y que el aspecto de las cosas no importe.',
  questions: [
    '¿En qué has perdido la noción del tiempo este año?',
    '¿Prefieres crear lo tuyo o resolver con creatividad lo que otros necesitan?',
  ],
  tries: [
    'Termina una pieza pequeña esta semana y enséñasela a dos personas. Pequeña, pero terminada.',
    'Elige a alguien cuyo trabajo creativo admires y averigua qué estudió y de qué vive.',
    'Prueba una técnica que nunca hayas usado: otra herramienta, otro género, otro formato.',
  ],
};
