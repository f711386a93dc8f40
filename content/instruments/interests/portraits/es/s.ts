import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es estar con otros y servirles de ayuda: enseñar, escuchar, cuidar, unir a un grupo. Lo demás te atrae menos. Dentro de lo social hay mundos muy distintos, y elegir con qué personas y en qué momento de su vida te gustaría estar te dirá más que cualquier test.',
  goodDay:
    'Alguien entiende algo gracias a ti, o se va con menos peso del que traía. Hablaste con mucha gente y escuchaste más de lo que hablaste.',
  drains:
    'El trabajo a solas, las máquinas como única compañía y los lugares donde la gente estorba.',
  questions: [
    '¿Con quién te sale natural: niños, adolescentes, mayores, personas enfermas, grupos?',
    '¿Cómo notas que necesitas descansar de los problemas de los demás?',
  ],
  tries: [
    'Dedica dos tardes a acompañar a alguien a quien le venga bien: tareas de la escuela, un paseo, un trámite.',
    'Visita una asociación de tu barrio y pregunta qué hace una persona voluntaria nueva.',
    'Habla con dos personas de profesiones de ayuda muy distintas y compara sus semanas.',
  ],
};
