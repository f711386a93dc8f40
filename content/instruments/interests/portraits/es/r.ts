import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es trabajar con cosas que se tocan: herramientas, plantas, animales, máquinas, materiales. Aprendes probando y prefieres ver un resultado a hablar de él. Lo demás te atrae menos, y eso también es información: busca trabajos donde la práctica ocupe la mayor parte del día.',
  goodDay:
    'Empiezas con algo que hay que construir, cuidar o arreglar y terminas viéndolo hecho. Casi no te sentaste.',
  drains:
    'Los días enteros de reuniones, las tareas que solo existen en papel y tener que hablar mucho de lo que sientes.',
  questions: [
    '¿Qué materiales o seres vivos te gusta tener entre manos?',
    '¿Prefieres un taller, la calle, el campo o el mar?',
  ],
  tries: [
    'Dedica una tarde a construir o arreglar algo de principio a fin, sin prisa.',
    'Mira qué títulos de formación profesional hay cerca de lo que te gusta: muchos trabajos prácticos se aprenden así.',
    'Pasa una mañana con alguien que trabaja con las manos y pregúntale qué le gusta y qué le cansa.',
  ],
};
