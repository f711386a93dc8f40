import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta pensar a fondo y que de ahí salga algo grande. Analizas, buscas el dato que falta y luego quieres convencer a los demás de que vale la pena intentarlo. Te atraen los retos donde hay que entender un sistema complicado y tomar una decisión: la tecnología, la economía, la salud pública, el derecho o la ciencia aplicada.',
  goodDay:
    'Por la mañana entiendes un problema que parecía un nudo; por la tarde se lo presentas a un grupo y sale con un plan y con alguien al frente, a menudo tú.',
  drains:
    'Las tareas de cuidado sin decisión, repetir procedimientos y los debates en los que nadie mira los datos.',
  questions: [
    '¿Disfrutas más cuando encuentras la respuesta o cuando logras que se aplique?',
    '¿Te gustaría dirigir a otros, o prefieres que tus ideas hablen por ti?',
  ],
  tries: [
    'Elige una noticia con cifras, busca la fuente original y comprueba si el titular dice la verdad.',
    'Escribe en una página un problema de tu barrio, su causa más probable y una propuesta con su costo aproximado.',
    'Participa en un debate, una feria de ciencias o un concurso de ideas, aunque sea de público.',
  ],
};
