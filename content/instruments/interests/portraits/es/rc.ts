import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta el trabajo bien hecho, el que se puede revisar paso a paso. Sigues un método, cuidas las herramientas y notas enseguida cuando algo está fuera de su sitio. Te atraen los sistemas que dependen de que alguien no se salte nada: una máquina, un almacén, una cocina, una instalación.',
  goodDay:
    'Sabes qué hay que hacer, tienes lo necesario y nadie te cambia el plan cada diez minutos. Al cerrar, todo está comprobado y listo para mañana.',
  drains:
    'Las instrucciones vagas, improvisar delante de la gente y que te pidan opinar de todo sin datos.',
  questions: [
    '¿Prefieres cuidar que algo siga funcionando o instalarlo por primera vez?',
    '¿Te gusta más trabajar con objetos o con los registros que los describen?',
  ],
  tries: [
    'Escribe los pasos de una tarea que haces bien, de modo que otra persona pueda repetirla, y pídele que lo intente.',
    'Ordena una caja de herramientas, una despensa o un armario con un sistema que se entienda sin explicarlo.',
    'Mira un video de una jornada en mantenimiento, logística o laboratorio y apunta qué harías con gusto y qué no.',
  ],
};
