import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** A lesson of fifty minutes on the group report: three activities, and a sheet for each pupil. */
export const copy = {
  head: {
    title: `Una clase de 50 minutos sobre el grupo · ${site.brand}`,
    description:
      'Tres actividades para después del test: el mapa del aula, una familia por descubrir y una prueba para esta semana. Con hoja para imprimir.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', classroom: 'Para colegios' },
  eyebrow: 'Para quien orienta',
  title: 'Una clase de 50 minutos con el informe del grupo',
  lead: 'Para la clase que sigue al test. Cada estudiante sale con una prueba pequeña para esta semana, y nadie tiene que contar su resultado.',
  print: 'Para imprimir: dos páginas A4.',
  before: {
    title: 'Antes de empezar',
    list: [
      'El informe del grupo, abierto o impreso. Sale cuando diez o más comparten algo.',
      'Seis carteles, uno por interés, y uno que diga «Todavía no sé».',
      'La hoja de la página 2, una por estudiante.',
      'Un celular o computadora por cada cuatro estudiantes.',
    ],
    without:
      '¿Son menos de diez? La clase funciona igual: en lugar del informe, cada equipo elige la familia que menos conoce.',
  },
  minutes: '{n} min',
  parts: [
    {
      title: 'Para abrir',
      minutes: '5',
      aim: 'Que quede claro para qué sirve hoy.',
      steps: [
        'Di en voz alta: «El test habla de lo que les gusta. No dice de qué son capaces ni qué tienen que estudiar».',
        'Recuerda que nadie tiene que contar su resultado, ni hoy ni después.',
      ],
    },
    {
      title: '1. El mapa del aula',
      minutes: '15',
      aim: 'Ver cuánta gente distinta cabe en un mismo grupo.',
      steps: [
        'Pon los seis carteles por el aula y «Todavía no sé» en el centro.',
        'Cada quien va al cartel que prefiera: el de su resultado, el que le da curiosidad o el del centro.',
        'En cada cartel, tres minutos para escribir tres cosas que harían un sábado con ganas.',
        'Se leen en voz alta. Después muestra el informe del grupo: ¿en qué se parece al mapa y en qué no?',
      ],
    },
    {
      title: '2. Una familia por descubrir',
      minutes: '15',
      aim: 'Mirar de cerca algo que casi nadie del grupo mira.',
      steps: [
        'En equipos de cuatro. Cada equipo toma una familia de carreras con pocas personas en el informe.',
        'Abre dos carreras de esa familia en el catálogo y busca: cómo empieza un día, qué cansa y cómo se prueba.',
        'Un minuto por equipo para contarlo. Quien escucha anota una cosa que no sabía.',
      ],
    },
    {
      title: '3. Una prueba para esta semana',
      minutes: '10',
      aim: 'Pasar de pensar a probar.',
      steps: [
        'Cada quien llena la hoja: qué va a probar, qué día, con quién y cómo sabrá si le gustó.',
        'Que quepa en una tarde y no cueste dinero: acompañar, preguntar, armar, escribir, visitar.',
        'En parejas, una persona lee su prueba y la otra pregunta: «¿Qué te lo puede impedir?».',
      ],
    },
    {
      title: 'Para cerrar',
      minutes: '5',
      aim: 'Que algo llegue a casa.',
      steps: [
        'Cada quien escribe una pregunta para hacerle a alguien de su familia.',
        'Pon fecha a la vuelta: la próxima clase, cinco minutos para contar cómo fue.',
      ],
    },
  ],
  avoid: {
    title: 'Mejor no',
    list: [
      'Leer en voz alta el resultado de alguien.',
      'Adivinar de quién es una cifra del informe.',
      'Llamar mejor o peor a un interés.',
    ],
  },
  sheet: {
    title: 'Mi prueba de esta semana',
    fields: [
      'Lo que voy a probar',
      'Día y hora',
      'Con quién, o a quién se lo pido',
      'Sabré que me gustó si…',
      'Una cosa que hoy no sabía',
      'Mi pregunta para casa',
    ],
    after: 'Después de probarlo',
    afterFields: ['Lo que más me gustó', 'Lo que me cansó', '¿Repetiría?'],
  },
  links: { careers: 'Catálogo de carreras', classroom: 'Cómo funciona una sesión de clase' },
};

export type Copy = Dictionary<typeof copy>;
