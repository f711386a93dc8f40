import type { FamilyWords } from '#content/catalog/words.ts';

export const performing: FamilyWords = {
  'interpretacion-musical': {
    alsoCalled: ['Músico o música', 'Instrumentista', 'Canto', 'Intérprete'],
    does: 'Hace música en directo o en grabaciones, con un instrumento o con la voz. Estudia partituras, practica cada día, ensaya con otras personas y actúa. Pocas carreras piden empezar tan pronto, y muchas se sostienen combinando conciertos, clases y proyectos propios.',
    day: [
      {
        at: 9,
        what: 'Escalas, respiración y el mismo pasaje difícil, cada vez un poco más lento. Por la mañana estudias a solas; después hay ensayo y aprendes a escuchar a la viola antes que a ti. Una alumna llega a las cinco. Por la noche, luces, silencio, y durante una hora solo existe lo que suena.',
      },
    ],
  },
  'composicion-y-direccion-musical': {
    alsoCalled: ['Compositor', 'Director de orquesta o coro', 'Arreglos'],
    does: 'Inventa música o la hace sonar a través de otros. Quien compone escribe obras, canciones, bandas sonoras o arreglos; quien dirige estudia la partitura, decide cómo debe sonar y lo consigue en los ensayos. Piden oído, teoría y mucha capacidad de convencer.',
    day: [
      {
        at: 9,
        what: 'Una melodía se te ocurrió en el metro y ahora suena torpe en el piano. Cambias una nota y camina. Por la tarde te esperan cuarenta voces: paras, cantas la frase de los bajos, vuelven a empezar. Hablas de color y de intención más que de errores. De noche envías música para un corto.',
      },
    ],
  },
  'arte-dramatico': {
    alsoCalled: ['Actuación', 'Actor o actriz', 'Interpretación teatral'],
    does: 'Da vida a personajes en teatro, cine, televisión, radio o doblaje. Analiza textos, entrena voz y cuerpo, prueba muchas formas de decir lo mismo y trabaja en equipo con dirección y técnica. Hay temporadas llenas y otras de castings, clases y otros empleos.',
    day: [
      {
        at: 9,
        what: 'Calientas la voz con ruidos absurdos y nadie se ríe. En el ensayo pruebas la escena enfadada, luego casi sin hablar, y la segunda da miedo de verdad. Sales corriendo a una prueba: dos minutos, gracias, ya llamaremos. Repasas el texto en el autobús. A las ocho se levanta el telón y todo empieza.',
      },
    ],
  },
  danza: {
    alsoCalled: ['Bailarín o bailarina', 'Ballet', 'Flamenco', 'Danza contemporánea'],
    does: 'Baila como profesión: ballet, flamenco, contemporáneo, danza urbana o teatro musical. Entrena cada día con una disciplina de deporte y una sensibilidad de artista, aprende coreografías, actúa y cuida su cuerpo. Muchas personas enseñan mientras bailan y también después.',
    day: [
      {
        at: 9,
        what: 'Barra a las nueve, aunque ayer hubiera función. El espejo no perdona y la maestra corrige un hombro por milímetros. Luego aprendes dieciséis compases nuevos y los repites hasta que el cuerpo ya no pregunta. Hielo en el tobillo, comida ligera. De noche el suelo vibra bajo los pies y compensa.',
      },
    ],
  },
  coreografia: {
    alsoCalled: ['Coreógrafo o coreógrafa', 'Creación escénica', 'Dirección de movimiento'],
    does: 'Crea danzas para compañías, musicales, videoclips, festivales o escuelas. Parte de una música, una historia o una imagen, inventa movimientos, los prueba con bailarines y decide espacio, luz y ritmo. Enseña, dirige y sabe cuándo dejar que otro cuerpo aporte.',
    day: [
      {
        at: 9,
        what: 'Cierras los ojos con la pieza en los auriculares y dibujas flechas en una libreta. En la sala, lo que imaginabas no funciona con ocho personas; una se equivoca y su error es mejor. Lo incorporas. Más tarde acuerdas con iluminación un pasillo de luz y terminas con clase a principiantes.',
      },
    ],
  },
  escenografia: {
    alsoCalled: ['Diseño de escenarios', 'Diseño de exposiciones', 'Dirección artística teatral'],
    does: 'Imagina el espacio donde ocurre una obra, un concierto o una exposición, y hace que se construya. Lee el texto, dibuja, arma maquetas, elige materiales y colores, calcula presupuestos y trabaja con carpintería, luces y vestuario hasta la noche del estreno.',
    day: [
      {
        at: 9,
        what: 'En la mesa hay una casita de cartón con escalera y una lámpara diminuta. Mueves una pared dos dedos y la escena cambia de sentido. Llevas telas al taller, discutes con carpintería cómo esconder una puerta y recortas gastos. En el teatro vacío te sientas en la última fila: ¿se entiende desde aquí?',
      },
    ],
  },
};
