import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta la precisión. Ordenas información, buscas lo que se repite y te quedas con gusto un rato más hasta que cuadra. Te atraen los problemas con reglas claras y respuesta comprobable, como las matemáticas, la programación, las finanzas o un análisis de laboratorio, y sueles ver el error que otros pasan por alto.',
  goodDay:
    'Tienes un conjunto de datos desordenado, silencio y una pregunta concreta. Al final hay una tabla o un programa en el que se puede confiar.',
  drains:
    'Hablar en público sin preparación, los cambios de planes constantes y que lo bonito importe más que lo exacto.',
  questions: [
    '¿Te llama más crear el método o aplicarlo sin un solo fallo?',
    '¿Sobre qué te gustaría que fueran los datos: dinero, salud, naturaleza, personas?',
  ],
  tries: [
    'Anota durante una semana en qué se te va el tiempo y haz una gráfica. ¿Qué te sorprende?',
    'Prueba una lección gratuita de programación o de hojas de cálculo y resuelve con ella una tarea tuya de verdad.',
    'Busca datos abiertos de tu ciudad y responde con ellos una sola pregunta.',
  ],
};
