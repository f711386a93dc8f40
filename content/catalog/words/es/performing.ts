import type { FamilyWords } from '#content/catalog/words.ts';

export const performing: FamilyWords = {
  'interpretacion-musical': {
    alsoCalled: ['Músico o música', 'Instrumentista', 'Canto', 'Intérprete'],
    does: 'Hace música en directo o en grabaciones, con un instrumento o con la voz. Estudia partituras, practica cada día, ensaya con otras personas y actúa. Pocas carreras piden empezar tan pronto, y muchas se sostienen combinando conciertos, clases y proyectos propios.',
    day: [
      {
        at: 9,
        what: 'Escalas, respiración y el mismo pasaje difícil, cada vez un poco más lento.',
      },
      { at: 12, what: 'Hay ensayo y aprendes a escuchar a la viola antes que a ti.' },
      { at: 17, what: 'Llega una alumna con el arco sin resina y una excusa buenísima.' },
      { at: 21, what: 'Luces, silencio, y durante una hora solo existe lo que suena.' },
    ],
    tasks: [
      'Tocar o cantar ante público, a solas o en grupo',
      'Estudiar la obra y practicar cada día',
      'Dar a la música un carácter propio sin traicionarla',
      'Seguir las indicaciones de quien dirige',
      'Especializarte en un instrumento, una voz o un estilo',
      'Grabar, buscar actuaciones y dar clases',
    ],
    tires: [
      'Muñecas, labios, espalda: el cuerpo toca todo el año',
      'Trabajar cuando los demás salen',
      'Audiciones a las que van cien',
    ],
    grows:
      'Se combinan orquesta, bandas, clases y proyectos propios. Algunas personas ganan una plaza fija, otras forman un grupo que gira o abren escuela.',
    tries: [
      'Aprende una canción corta de oído y cántala o tócala a alguien sin parar aunque falles.',
      'Pide en una escuela de música permiso para mirar un ensayo.',
      'Elige una pieza y escúchala tres veces siguiendo cada vez un instrumento distinto.',
    ],
  },
  'composicion-y-direccion-musical': {
    alsoCalled: ['Compositor', 'Director de orquesta o coro', 'Arreglos'],
    does: 'Inventa música o la hace sonar a través de otros. Quien compone escribe obras, canciones, bandas sonoras o arreglos; quien dirige estudia la partitura, decide cómo debe sonar y lo consigue en los ensayos. Piden oído, teoría y mucha capacidad de convencer.',
    day: [
      {
        at: 10,
        what: 'Una melodía se te ocurrió en el metro y ahora suena torpe en el piano. Cambias una nota y camina.',
      },
      {
        at: 17,
        what: 'Te esperan cuarenta voces: paras, cantas la frase de los bajos, vuelven a empezar. Hablas de color y de intención más que de errores.',
      },
      { at: 23, what: 'Envías música para un corto y te vas a dormir con ella puesta.' },
    ],
    tasks: [
      'Estudiar la partitura hasta oírla sin instrumento',
      'Dirigir ensayos y conciertos con gestos que se entiendan',
      'Construir melodías y armonías y probarlas',
      'Elegir repertorio que el grupo pueda tocar bien',
      'Decidir qué instrumentos suenan y cuándo',
      'Pedir el tiempo, el color y el volumen justos',
    ],
    tires: [
      'Encargos con fecha y sin inspiración',
      'Convencer a cuarenta personas cansadas',
      'Partituras que nadie toca',
    ],
    grows:
      'Se empieza con coros, bandas, cortos o arreglos para otras personas. Con los años llegan la titularidad de un grupo, las bandas sonoras o la enseñanza en conservatorio.',
    tries: [
      'Inventa cuatro compases con la voz, grábalos y añade encima una segunda voz.',
      'Dirige con la mano una canción lenta y otra rápida delante de un espejo.',
      'Pon otra música a una escena conocida y anota qué cambia.',
    ],
  },
  'arte-dramatico': {
    alsoCalled: ['Actuación', 'Actor o actriz', 'Interpretación teatral'],
    does: 'Da vida a personajes en teatro, cine, televisión, radio o doblaje. Analiza textos, entrena voz y cuerpo, prueba muchas formas de decir lo mismo y trabaja en equipo con dirección y técnica. Hay temporadas llenas y otras de castings, clases y otros empleos.',
    day: [
      { at: 10, what: 'Calientas la voz con ruidos absurdos y nadie se ríe.' },
      {
        at: 11,
        what: 'En el ensayo pruebas la escena con rabia, luego casi sin hablar, y la segunda da miedo de verdad.',
      },
      {
        at: 16,
        what: 'Sales corriendo a una prueba: dos minutos, gracias, ya llamaremos. Repasas el texto en el autobús.',
      },
      { at: 20, what: 'Se levanta el telón y alguien tose en la tercera fila.' },
    ],
    tasks: [
      'Interpretar un papel con la voz, el gesto y el movimiento',
      'Estudiar y memorizar el texto y las entradas',
      'Buscar el personaje con dirección y compañeros',
      'Escuchar en escena y actuar en grupo',
      'Pasar de la risa al llanto y repetirlo',
      'Preparar pruebas y mantener voz y cuerpo en forma',
    ],
    tires: [
      'Pruebas sin respuesta',
      'Temporadas llenas y meses vacíos',
      'Emociones fuertes a horario fijo',
    ],
    grows:
      'Se suele alternar teatro pequeño, cortos, doblaje y clases, y a veces llega una serie o una compañía estable. Mucha gente acaba también dirigiendo, escribiendo o enseñando.',
    tries: [
      'Aprende medio minuto de una escena y dilo susurrando, riendo y con rabia.',
      'Únete al grupo de teatro de tu colegio o ayuda a repasar texto a quien esté.',
      'Observa cómo camina una persona de tu familia e imítala hasta que se reconozca.',
    ],
  },
  danza: {
    alsoCalled: ['Bailarín o bailarina', 'Ballet', 'Flamenco', 'Danza contemporánea'],
    does: 'Baila como profesión: ballet, flamenco, contemporáneo, danza urbana o teatro musical. Entrena cada día con una disciplina de deporte y una sensibilidad de artista, aprende coreografías, actúa y cuida su cuerpo. Muchas personas enseñan mientras bailan y también después.',
    day: [
      {
        at: 9,
        what: 'Barra, aunque ayer hubiera función. El espejo no perdona y la maestra corrige un hombro por milímetros.',
      },
      {
        at: 11,
        what: 'Aprendes dieciséis compases nuevos y los repites hasta que el cuerpo ya no pregunta.',
      },
      { at: 15, what: 'Hielo en el tobillo, comida ligera y zapatillas que coser.' },
      { at: 21, what: 'El suelo vibra bajo los pies y la primera fila contiene el aire.' },
    ],
    tasks: [
      'Ensayar los movimientos de cada papel',
      'Mover el cuerpo al ritmo exacto de la música',
      'Entrenar y tomar clase para no perder la forma',
      'Bailar con una pareja o un grupo sin chocar',
      'Conocer lo que tu cuerpo puede y elegir estilo',
      'Actuar contando algo sin hablar',
    ],
    tires: [
      'Lesiones que paran la temporada',
      'El espejo y la comparación constante',
      'Una carrera que exige otra pronto',
    ],
    grows:
      'Del cuerpo de baile se sale hacia papeles propios o compañías pequeñas, a menudo fuera del país. Enseñar, coreografiar o cuidar el cuerpo de otros bailarines viene después, casi siempre antes de lo que se piensa.',
    tries: [
      'Aprende una secuencia de ocho tiempos de un video y enséñasela a alguien.',
      'Baila la misma canción a oscuras, sin espejo, y anota qué cambia.',
      'Pregunta en una academia cercana si puedes mirar una clase de un estilo que no conoces.',
    ],
  },
  coreografia: {
    alsoCalled: ['Coreógrafo o coreógrafa', 'Creación escénica', 'Dirección de movimiento'],
    does: 'Crea danzas para compañías, musicales, videoclips, festivales o escuelas. Parte de una música, una historia o una imagen, inventa movimientos, los prueba con bailarines y decide espacio, luz y ritmo. Enseña, dirige y sabe cuándo dejar que otro cuerpo aporte.',
    day: [
      {
        at: 9,
        what: 'Cierras los ojos con la pieza en los auriculares y dibujas flechas en una libreta.',
      },
      {
        at: 11,
        what: 'En la sala, lo que imaginabas no funciona con ocho personas; una se equivoca y su error es mejor. Lo incorporas.',
      },
      { at: 16, what: 'Acuerdas con iluminación un pasillo de luz.' },
      {
        at: 19,
        what: 'Terminas con clase a principiantes. Alguien pisa a alguien, en la cuenta correcta.',
      },
    ],
    tasks: [
      'Dirigir ensayos y mostrar cada paso',
      'Enseñar ritmo y movimiento a gente de distinto nivel',
      'Elegir música, sonidos o palabras para la pieza',
      'Corregir posturas para que nadie se lesione',
      'Crear danzas para una persona, un grupo o un anuncio',
      'Buscar ideas en el teatro, la pintura o la calle',
    ],
    tires: [
      'Ensayar de día y pensar de noche',
      'Salas prestadas y fechas que bailan',
      'Recortar lo mejor porque no cabe',
    ],
    grows:
      'Casi siempre se llega después de bailar. Se empieza con piezas cortas y concursos, y se sigue con compañía propia, musicales, ópera, publicidad o la dirección de una escuela.',
    tries: [
      'Inventa ocho movimientos con lo que haces al levantarte y repítelos con música.',
      'Monta un minuto de danza para dos personas que no bailan.',
      'Dibuja con flechas el recorrido de la gente en una plaza y prueba a bailarlo.',
    ],
  },
  escenografia: {
    alsoCalled: ['Diseño de escenarios', 'Diseño de exposiciones', 'Dirección artística teatral'],
    does: 'Imagina el espacio donde ocurre una obra, un concierto o una exposición, y hace que se construya. Lee el texto, dibuja, arma maquetas, elige materiales y colores, calcula presupuestos y trabaja con carpintería, luces y vestuario hasta la noche del estreno.',
    day: [
      {
        at: 10,
        what: 'En la mesa hay una casita de cartón con escalera y una lámpara diminuta. Mueves una pared dos dedos y la escena cambia de sentido.',
      },
      {
        at: 13,
        what: 'Llevas telas al taller, discutes con carpintería cómo esconder una puerta y recortas gastos.',
      },
      { at: 19, what: 'En el teatro vacío te sientas en la última fila: ¿se entiende desde aquí?' },
    ],
    tasks: [
      'Leer el texto y anotar qué espacios pide',
      'Idear el decorado según guion, lugar y presupuesto',
      'Dibujar plantas y planos a escala',
      'Presentar bocetos con materiales, color y luz',
      'Adaptar el diseño a lo que se puede pagar y construir',
      'Acudir a ensayos y reuniones para ajustar detalles',
    ],
    tires: [
      'La semana del estreno, casi sin dormir',
      'Desmontar en una noche lo que tardó meses',
      'Presupuestos de cartón para ideas de mármol',
    ],
    grows:
      'En el taller pintas lo que otra persona dibujó. Después firmas una obra pequeña, y de ahí salen óperas, conciertos, películas o museos; también hay ferias y parques que piden lo mismo.',
    tries: [
      'Construye en una caja de zapatos el lugar de una escena que te guste.',
      'Mueve tres muebles de tu cuarto para que parezca de otra persona y fotografíalo.',
      'Lee una obra corta y escribe la lista de todo lo que debería verse.',
    ],
  },
  dj: {
    alsoCalled: ['Pinchadiscos', 'Disyóquey', 'Videojockey', 'Selección musical'],
    does: 'Elige, mezcla y encadena música en salas, fiestas, bodas, festivales o la red. Busca canciones durante la semana, lee a la gente que tiene delante y cambia de rumbo sin que se note. Monta su equipo, cuida el volumen y lleva cuentas, contratos y redes.',
    day: [
      { at: 17, what: 'Escuchas cuarenta canciones nuevas y guardas dos.' },
      { at: 20, what: 'Cables, prueba, un altavoz que zumba: era el enchufe del congelador.' },
      {
        at: 23,
        what: 'La pista está vacía salvo una pareja. Les pones lo suyo y llegan tres más.',
      },
      {
        at: 2,
        what: 'Subes el ritmo poco a poco. Alguien pide una balada; le sonríes y bajas la mano. Al cerrar, enrollas cables con los oídos zumbando.',
      },
    ],
    tasks: [
      'Buscar música y ordenarla por ritmo y ambiente',
      'Mezclar canciones y leer cómo responde la pista',
      'Acordar con el local o la pareja qué música quieren',
      'Montar y probar el equipo de sonido e imagen',
      'Atender peticiones sin romper la sesión',
      'Anunciarte, cobrar y cumplir horarios',
    ],
    tires: [
      'Dormir cuando los demás se levantan',
      'El volumen, todas las semanas',
      'Gente que bebió y quiere mandar en la cabina',
    ],
    grows:
      'Las fiestas pequeñas y las bodas enseñan a leer una pista. Después puede llegar una sala fija, un festival o música producida por ti; también hay quien monta empresa de eventos o da clases.',
    tries: [
      'Ordena quince canciones para que una fiesta empiece tranquila y acabe arriba; pruébalo en casa.',
      'Cuenta los golpes por minuto de cinco canciones con un reloj y busca dos que encajen.',
      'Mezcla dos canciones con un programa gratuito y enséñaselas a alguien.',
    ],
  },
  iluminacion: {
    alsoCalled: [
      'Técnico o técnica de luces',
      'Luminotecnia',
      'Diseño de iluminación',
      'Eléctricos de cine',
    ],
    does: 'Hace que se vea lo que debe verse y que lo demás desaparezca. Cuelga focos, tiende cable, pone filtros, programa la mesa y sigue la función luz a luz. Trabaja en teatros, conciertos, cine, televisión y eventos, con cuidado de la electricidad y de las alturas.',
    day: [
      {
        at: 10,
        what: 'Descargas focos por la puerta de atrás y los cuelgas según un plano lleno de números.',
      },
      {
        at: 13,
        what: 'Desde la escalera apuntas uno a una silla vacía. «Más a la izquierda. Ahí.»',
      },
      {
        at: 17,
        what: 'Grabas ochenta escenas en la mesa; la cuarenta y una parpadea y nadie sabe por qué.',
      },
      { at: 21, what: 'Oscuro, música. Tu dedo espera una palabra y amanece en el escenario.' },
    ],
    tasks: [
      'Descargar, colgar y orientar focos',
      'Tender cables y conectar aparatos sin sobrecargar',
      'Comprobar que el montaje es seguro',
      'Acordar con dirección qué luz pide cada escena',
      'Poner filtros y dibujos y programar la mesa',
      'Manejar la luz en directo y desmontar al final',
    ],
    tires: [
      'Alturas, calor y cajas a la una de la madrugada',
      'Giras con más carretera que ciudad',
      'Esperar a oscuras mucho rato',
    ],
    grows:
      'Cargar y colgar es la escuela. Quien aprende a programar acaba a cargo de las luces de una sala o una gira, y algunas personas diseñan; el cine, los museos y la arquitectura usan lo mismo.',
    tries: [
      'Ilumina una fruta con una linterna desde cinco sitios y fotografía cada sombra.',
      'Ve una escena y dibuja de dónde viene cada luz.',
      'Tiñe la luz de tu teléfono con papel de regalo transparente y mira qué ánimo da al cuarto.',
    ],
  },
};
