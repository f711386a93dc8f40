import type { FamilyWords } from '#content/catalog/words.ts';

export const teaching: FamilyWords = {
  'magisterio-de-educacion-infantil': {
    alsoCalled: [
      'Educación preescolar',
      'Maestra o maestro de infantil',
      'Parvularia',
      'Jardín de infantes',
    ],
    does: 'Enseña a niños de tres a seis años a hablar, convivir, contar, mover el cuerpo y sentir curiosidad. Planifica juegos con intención, observa cómo crece cada cual y trabaja junto a las familias. Casi todo se aprende en el suelo, con canciones y manos manchadas.',
    day: [
      { at: 9, what: 'La asamblea abre el día: quién falta, qué tiempo hace, qué soñó cada uno.' },
      {
        at: 10,
        what: 'Rincones de agua, letras y construcción, y tú pasas agachándote mil veces.',
      },
      { at: 12, what: 'Resuelves un mordisco, atas cordones, cuentas un cuento con tres voces.' },
      { at: 15, what: 'Cuando se van, ordenas y apuntas que hoy alguien escribió su nombre.' },
    ],
    tasks: [
      'Preparar rincones y juegos que enseñen algo sin decirlo',
      'Enseñar letras, números, colores, higiene y turnos de palabra',
      'Leer cuentos y cantar con toda la clase',
      'Poner límites claros y mediar en peleas pequeñas',
      'Observar cómo avanza cada criatura y anotarlo',
      'Hablar con las familias a la entrada y a la salida',
    ],
    tires: [
      'El ruido, la espalda y los resfriados de todo el curso',
      'Familias que confían poco, o que delegan todo',
      'Preparar materiales en casa, con tijeras y paciencia',
    ],
    grows:
      'Cada curso empiezas otra vez con criaturas de tres años y más recursos en la manga. Con el tiempo coordinas el ciclo, diriges el colegio, te vuelcas en lenguas o necesidades especiales, o enseñas a quienes llegan.',
    tries: [
      'Cuenta un cuento sin libro a una criatura de cuatro años y fíjate cuándo se va.',
      'Inventa un juego con pinzas y tapas que enseñe a contar hasta ocho.',
      'Pregunta a quien te dio clase en preescolar qué recuerda de tu grupo.',
    ],
  },
  'magisterio-de-educacion-primaria': {
    alsoCalled: ['Docencia de primaria', 'Maestra o maestro de escuela', 'Profesorado de primaria'],
    does: 'Enseña de todo a un grupo de seis a doce años: leer, calcular, entender el mundo y tratarse bien. Prepara clases para ritmos distintos, evalúa, habla con familias y se da cuenta de quién necesita ayuda. Pasa con el mismo grupo casi todas las horas del curso.',
    day: [
      { at: 9, what: 'Suena el timbre y veinticinco historias entran por la puerta.' },
      {
        at: 10,
        what: 'Explicas las fracciones con una pizza de cartón, alguien no lo ve y lo intentas con una regla.',
      },
      { at: 12, what: 'Durante el recreo median los mayores, contigo cerca.' },
      {
        at: 15,
        what: 'Hay ciencias en el patio, y al salir corriges cuadernos y llamas a una familia.',
      },
    ],
    tasks: [
      'Explicar lengua, cálculo y ciencias de varias maneras',
      'Preparar clases, fichas y proyectos para ritmos distintos',
      'Mantener un orden en el que se pueda aprender',
      'Corregir, evaluar y decir qué falta por practicar',
      'Hablar con familias y con el resto del profesorado',
      'Animar a quien cree que no puede',
    ],
    tires: [
      'Preparar y corregir cuando las clases ya terminaron',
      'Veinte ritmos distintos en la misma hora',
      'Reuniones y documentos que casi nadie lee',
    ],
    grows:
      'Suele llegarse a una plaza fija con los años. Hay quien dirige el colegio, se hace especialista en idiomas, música o apoyo, o forma a docentes.',
    tries: [
      'Explica las fracciones a alguien de nueve años con lo que haya en la cocina.',
      'Ayuda una semana con las tareas de clase a un primo o vecina y apunta qué error repite.',
      'Busca un libro de primaria en la biblioteca y piensa cómo darías una página sin leerla.',
    ],
  },
  'profesorado-de-secundaria': {
    alsoCalled: [
      'Docencia de secundaria',
      'Profesor de instituto o liceo',
      'Profesorado de enseñanza media',
    ],
    does: 'Enseña una materia a adolescentes: lengua, matemáticas, historia, biología. Además de explicar, motiva, pone límites, acompaña como tutor y evalúa con justicia. Se llega con el grado de la materia y, en España, con un máster de formación del profesorado.',
    day: [
      {
        at: 8,
        what: 'Cinco grupos, cinco climas distintos. El primero tiene sueño, así que empiezas con una pregunta absurda y discuten.',
      },
      { at: 10, what: 'En el tercero hay examen; paseas entre mesas.' },
      { at: 12, what: 'La hora libre se va en hablar con una alumna que quiere dejarlo.' },
      { at: 17, what: 'Preparas un experimento y corriges, intentando que cada comentario sirva.' },
    ],
    tasks: [
      'Explicar la materia con ejemplos, debates y prácticas',
      'Preparar clases y exámenes con objetivos claros',
      'Mantener el respeto en grupos muy distintos',
      'Corregir, calificar y explicar cada nota',
      'Acompañar a un grupo como tutora o tutor',
      'Hablar con familias y coordinarse con el departamento',
    ],
    tires: [
      'Grupos que no eligieron estar allí',
      'Montañas de exámenes al final de cada trimestre',
      'Cambiar de ciudad los primeros cursos hasta tener plaza',
    ],
    grows:
      'Con plaza o contrato estable se llega a jefatura de departamento, dirección, formación de docentes o asesoría. Hay quien escribe libros de texto.',
    tries: [
      'Prepara diez minutos de clase sobre lo que mejor sepas y dáselos a tu familia.',
      'Corrige un ejercicio tuyo antiguo como si fuera de otra persona y escribe un comentario útil.',
      'Pregunta a tu profesora o profesor preferido cómo fue su primera semana.',
    ],
  },
  'educacion-especial': {
    alsoCalled: ['Pedagogía terapéutica', 'Docencia de apoyo', 'Atención a la diversidad'],
    does: 'Enseña a estudiantes con discapacidad o dificultades de aprendizaje, en su clase o en un centro específico. Adapta materiales, busca otra manera de comunicar, celebra pasos pequeños y coordina a familia, profesorado y especialistas para que nadie quede aparte.',
    day: [
      {
        at: 9,
        what: 'Con pictogramas en la mano, repasas el horario con un alumno al que los cambios le angustian.',
      },
      {
        at: 10,
        what: 'Entras en una clase de matemáticas para apoyar a dos compañeras sin que se note demasiado.',
      },
      { at: 12, what: 'Inventas un juego para aprender monedas.' },
      { at: 14, what: 'Acuerdas con una madre qué probar en casa esta semana.' },
    ],
    tasks: [
      'Valorar qué sabe cada estudiante y qué le cuesta',
      'Preparar un plan propio con la familia y el equipo',
      'Adaptar textos, juegos, exámenes y horarios',
      'Enseñar en grupos pequeños o dentro de la clase',
      'Buscar otras vías para comunicarse: imágenes, gestos, pantallas',
      'Anotar avances y cambiar lo que no funciona',
    ],
    tires: [
      'Crisis que agotan el cuerpo y la cabeza',
      'Defender apoyos que siempre parecen pocos',
      'Avances que se ven en meses, y retrocesos en un día',
    ],
    grows:
      'Un caso difícil enseña más que un curso. Después conoces el autismo o la sordera a fondo, asesoras a otros colegios o diriges el equipo que un día te recibió.',
    tries: [
      'Reescribe una página de tu libro para que la entienda alguien que lee con mucha dificultad.',
      'Pasa una tarde comunicándote en casa con dibujos y gestos y apunta qué se perdió.',
      'Aprende a decir tu nombre y un saludo en lengua de señas con un video.',
    ],
  },
  'ensenanza-de-idiomas-y-personas-adultas': {
    alsoCalled: ['Español como lengua extranjera', 'Alfabetización', 'Educación de adultos'],
    does: 'Enseña idiomas o estudios básicos a personas adultas: quien llega a un país nuevo, quien no pudo terminar la escuela, quien necesita inglés para su empleo. Aprovecha lo que cada una trae, crea confianza y convierte la vida diaria en material de clase.',
    day: [
      {
        at: 10,
        what: 'Hoy el tema es pedir cita médica, así que la clase se vuelve un consultorio. Una alumna hace de doctora y todos ríen, también del error.',
      },
      { at: 12, what: 'Corriges lo justo. Alguien se apunta la palabra jarabe en la mano.' },
      { at: 18, what: 'Un señor de setenta años lee en voz alta su primera carta.' },
      { at: 20, what: 'Preparas diálogos y buscas canciones que enseñen el pasado.' },
    ],
    tasks: [
      'Averiguar qué sabe y qué necesita cada estudiante',
      'Preparar clases con situaciones de la vida diaria',
      'Hacer hablar, leer y escribir a todo el grupo',
      'Corregir sin cortar las ganas de hablar',
      'Preparar a quien se presenta a un examen',
    ],
    tires: [
      'Grupos que cambian cada mes',
      'Horario de tarde y noche',
      'Estudiantes que llegan con sueño después de trabajar',
    ],
    grows:
      'Muchas personas empiezan con horas sueltas y una mochila de fotocopias. Luego llegan la escuela pública, una academia fija, las empresas u otro país, y con ellas examinar, escribir manuales o dirigir un centro.',
    tries: [
      'Enseña diez palabras útiles de tu idioma a alguien sin traducir ninguna.',
      'Escucha una canción en otra lengua y prepara con ella tres preguntas.',
      'Pregunta a alguien que llegó de otro país qué frase necesitó primero.',
    ],
  },
  pedagogia: {
    alsoCalled: ['Ciencias de la educación', 'Diseño curricular', 'Diseño instruccional'],
    does: 'Piensa cómo se aprende y diseña la manera de enseñarlo: programas de estudio, cursos en línea, materiales, evaluaciones. Asesora a escuelas y empresas, forma a docentes y comprueba si lo que se hace funciona o solo parece que funciona.',
    day: [
      {
        at: 9,
        what: 'Observas una clase desde el fondo, apuntando qué hace el alumnado y no solo qué dice la maestra.',
      },
      { at: 11, what: 'Con el equipo docente cambias el orden de una unidad.' },
      {
        at: 13,
        what: 'Grabas un módulo en línea y revisas un examen que preguntaba lo que nunca se enseñó.',
      },
      {
        at: 17,
        what: 'La tarde se va en preparar una formación. Quitas veinte diapositivas y todavía sobran.',
      },
    ],
    tasks: [
      'Observar clases y proponer cambios concretos',
      'Diseñar cursos, unidades y materiales',
      'Formar a docentes y preparar jornadas',
      'Asesorar a escuelas, empresas y administraciones',
      'Evaluar si un programa enseña lo que promete',
    ],
    tires: [
      'Que el equipo docente prefiera seguir como siempre',
      'Leyes de educación que cambian a mitad de un proyecto',
      'Ver poco al alumnado para el que se trabaja',
    ],
    grows:
      'Hay quien acaba en editoriales, empresas de formación, museos, orientación, inspección o universidad, y quien monta una consultora pequeña.',
    tries: [
      'Convierte un tema que te aburra en una actividad de quince minutos.',
      'Mira un curso gratuito en línea y anota en qué minuto te perdió.',
      'Compara un examen tuyo con lo que se explicó en clase y marca qué no se enseñó.',
    ],
  },
  'profesorado-de-musica-y-artes': {
    alsoCalled: [
      'Docencia artística',
      'Profesor de conservatorio',
      'Profesorado de teatro o plástica',
    ],
    does: 'Enseña música, teatro, danza o artes visuales en conservatorios, escuelas superiores y universidades. Trabaja la técnica y también el criterio propio de cada estudiante, prepara montajes y conciertos, y suele seguir creando por su cuenta. Muchas clases son de una sola persona.',
    day: [
      {
        at: 10,
        what: 'La primera clase es individual: un alumno, un violín y un pasaje que no sale. Cambias la posición del codo y de pronto suena.',
      },
      { at: 12, what: 'Diriges un ensayo de conjunto en el que nadie se escuchaba.' },
      { at: 17, what: 'Comentas carpetas de dibujo, una a una.' },
      {
        at: 20,
        what: 'Ensayas tu propio concierto. El vecino del conservatorio cierra la ventana.',
      },
    ],
    tasks: [
      'Mostrar una técnica y corregirla paso a paso',
      'Preparar conciertos, montajes, exámenes y pruebas',
      'Escuchar y comentar el trabajo de cada estudiante',
      'Explicar historia y teoría con ejemplos vivos',
      'Dirigir conjuntos, ensayos y clases de grupo',
    ],
    tires: [
      'Escuchar el mismo pasaje fallar muchas veces',
      'Repartir el tiempo entre enseñar y crear',
      'Años de plazas temporales en ciudades distintas',
    ],
    grows:
      'Se llega a plazas fijas, jefaturas o dirección de conservatorios y escuelas, y casi siempre se sigue actuando, exponiendo o componiendo.',
    tries: [
      'Enseña a alguien los cuatro primeros compases de una canción y observa qué dedo falla.',
      'Ve a una audición abierta de un conservatorio o escuela de música y mira al profesorado.',
      'Comenta por escrito un dibujo ajeno: qué ves, qué funciona, qué probarías.',
    ],
  },
  'educacion-infantil-de-cero-a-tres': {
    alsoCalled: ['Educación inicial', 'Guardería', 'Educadora o educador infantil'],
    does: 'Cuida y educa a los más pequeños, de los primeros meses a los tres años. Cambiar un pañal o dar de comer también es enseñar: hablar, mirar, esperar. Prepara espacios seguros, canta, observa el desarrollo y tranquiliza a familias que se separan por primera vez.',
    day: [
      { at: 8, what: 'Recibes brazos, mochilas y algún llanto que dura dos minutos.' },
      {
        at: 10,
        what: 'En la alfombra ruedan pelotas; un niño da tres pasos seguidos y lo celebran todos.',
      },
      { at: 13, what: 'Comidas, siestas, cuentos, agua. Apuntas cuánto durmió cada bebé.' },
      { at: 16, what: 'A la salida cuentas a su padre lo de los pasos, y él llega a verlos.' },
    ],
    tasks: [
      'Dar de comer, cambiar pañales y acompañar la siesta',
      'Preparar espacios seguros para gatear, tocar y probar',
      'Hablar, cantar y contar cuentos todo el día',
      'Enseñar primeras rutinas: lavarse, esperar, recoger',
      'Observar el desarrollo y anotar novedades',
      'Contar a las familias cómo fue el día',
    ],
    tires: [
      'Llevar en brazos a criaturas que pesan más cada mes',
      'Virus que pasan de la alfombra a tu casa',
      'Varios llantos a la vez y dos manos',
    ],
    grows:
      'Una sala de bebés enseña a mirar. Después puedes coordinar la escuela o abrir la tuya, dedicarte a la atención temprana o a una ludoteca, o seguir hacia Magisterio.',
    tries: [
      'Juega en el suelo media hora con un bebé de tu familia y cuenta qué mira.',
      'Llena una caja con diez objetos seguros de casa que alguien de un año querría explorar.',
      'Aprende tres canciones de gestos y prueba cuál calma más rápido.',
    ],
  },
  'docencia-de-formacion-profesional': {
    alsoCalled: ['Profesorado técnico', 'Docencia de oficios', 'Instructor técnico'],
    does: 'Enseña un oficio a jóvenes y adultos en un taller real: cocina, mecánica, peluquería, soldadura. Primero hay que dominarlo y luego saber explicarlo. Cuida la seguridad, busca prácticas en empresas y actualiza lo que enseña según cambia la profesión.',
    day: [
      {
        at: 8,
        what: 'El taller huele a metal y a café. Demuestras la maniobra despacio, luego a velocidad normal, y pasas por cada puesto.',
      },
      {
        at: 10,
        what: 'Una alumna lo hace mejor que tú y se lo dices. Revisas lentes de seguridad y guantes.',
      },
      { at: 13, what: 'Visitas una empresa para colocar a dos en prácticas.' },
      { at: 16, what: 'De vuelta, preparas piezas. Falta un calibre y aparece en un bolsillo.' },
    ],
    tasks: [
      'Demostrar la técnica y vigilar cómo la repiten',
      'Explicar la teoría que hace falta y nada más',
      'Cuidar que máquinas y herramientas se usen con seguridad',
      'Evaluar trabajos y decir cómo mejorarlos',
      'Buscar empresas para las prácticas y visitarlas',
      'Ponerse al día cuando cambia la profesión',
    ],
    tires: [
      'Grupos con edades y ganas muy distintas',
      'Vigilar muchas manos cerca de una máquina',
      'Talleres con equipos que ya no se usan fuera',
    ],
    grows:
      'Suele llegarse después de trabajar en el oficio. Luego se coordina el ciclo, se lleva la relación con empresas o se dirige el centro.',
    tries: [
      'Graba un tutorial de dos minutos de algo que sepas hacer y pide a alguien que lo siga.',
      'Visita la jornada de puertas abiertas de un centro de formación profesional y mira los talleres.',
      'Haz la lista de riesgos de una tarea de tu cocina y cómo se evitan.',
    ],
  },
  'apoyo-educativo': {
    alsoCalled: ['Auxiliar de educación especial', 'Asistente de aula', 'Monitor escolar'],
    does: 'Acompaña a estudiantes que necesitan ayuda para participar en clase: moverse, comunicarse, comer, concentrarse, calmarse. Trabaja junto a la maestra o el maestro, prepara materiales y logra que el grupo entero conviva con naturalidad. Mucha paciencia y buen humor.',
    day: [
      { at: 9, what: 'Recibes a Samuel en el autobús y entran contando escalones.' },
      { at: 10, what: 'En clase te sientas cerca, ni demasiado ni poco, y señalas la página.' },
      {
        at: 13,
        what: 'En el comedor practican a usar el cuchillo. Un ruido fuerte lo altera y buscan el rincón tranquilo.',
      },
      { at: 17, what: 'Escribes en su cuaderno qué salió bien.' },
    ],
    tasks: [
      'Acompañar entradas, pasillos, comedor y salidas',
      'Ayudar a comer, moverse, asearse o comunicarse',
      'Sentarse cerca y señalar el siguiente paso',
      'Seguir las pautas que marca el equipo',
      'Preparar materiales y dejar el aula lista',
      'Contar a docentes y familias cómo fue el día',
    ],
    tires: [
      'Jornadas parciales, con el contrato que termina en verano',
      'Estar alerta cada minuto',
      'Golpes o gritos que no van contra ti',
    ],
    grows:
      'La experiencia ayuda a entrar en centros específicos o comedores escolares, y es buena base para estudiar integración, infantil, logopedia o magisterio.',
    tries: [
      'Sigue un día el horario de tu clase pensando qué sería difícil con una silla de ruedas.',
      'Ayuda a alguien con una tarea solo señalando, sin hacerla ni decir la respuesta.',
      'Prepara con dibujos la agenda visual de una mañana y pruébala con una criatura cercana.',
    ],
  },
  'docencia-universitaria': {
    alsoCalled: [
      'Profesor universitario',
      'Catedrático',
      'Carrera académica',
      'Investigación universitaria',
    ],
    does: 'Enseña en la universidad e investiga lo que todavía no se sabe de su campo. Prepara clases y prácticas, dirige trabajos, corrige, lee sin parar, escribe artículos y pide dinero para sus proyectos. Nadie vigila su horario, y quizá por eso trabaja los domingos. El camino es largo y pasa por una tesis.',
    day: [
      {
        at: 9,
        what: 'Clase a ochenta personas. Cuentas un experimento y callas antes del resultado; tres levantan la vista del teléfono.',
      },
      {
        at: 11,
        what: 'Tutoría: una estudiante trae un dato que no encaja con tu libro. Lo revisan dos veces. Tiene razón ella.',
      },
      { at: 13, what: 'Comes leyendo un artículo de la competencia. Es bueno, por desgracia.' },
      {
        at: 17,
        what: 'Contestas a una revista que rechaza el tuyo con cuatro páginas de objeciones. Dos son justas.',
      },
    ],
    tasks: [
      'Preparar clases, prácticas y materiales',
      'Investigar, escribir y publicar lo que se encuentra',
      'Leer lo que publican otras personas del campo',
      'Dirigir trabajos y tesis de estudiantes',
      'Corregir exámenes y trabajos',
      'Pedir fondos y llevar tareas de gestión',
    ],
    tires: [
      'Años de contratos temporales hasta una plaza',
      'Artículos rechazados después de meses de trabajo',
      'Gestión y formularios que se comen la investigación',
    ],
    grows:
      'Se pasa de doctorado a plazas temporales, después a profesorado titular y a veces a cátedra. Hay quien funda un grupo, dirige una facultad o pasa a la empresa.',
    tries: [
      'Busca el horario de una clase universitaria abierta o en línea y sigue una entera tomando notas.',
      'Elige una pregunta pequeña de tu barrio, reúne veinte datos y escribe media página.',
      'Lee el resumen de un artículo científico y tradúcelo a palabras de todos los días.',
    ],
  },
  'clases-particulares': {
    alsoCalled: ['Profesor particular', 'Academia', 'Refuerzo escolar', 'Tutor'],
    does: 'Da clase a una persona o a un grupo pequeño: repasa lo que no se entendió, prepara un examen o una prueba de acceso, enseña a organizarse. Puede ser en casa, en una academia o en línea. Se nota enseguida si explicas bien, porque tienes la cara de quien escucha a medio metro.',
    day: [
      {
        at: 11,
        what: 'Preparas ejercicios a medida: los mismos de siempre, con futbolistas en lugar de trenes.',
      },
      {
        at: 16,
        what: 'Llega Nico diciendo que las ecuaciones lo odian. Le pides que te explique él una. Se equivoca en un signo y se ríe.',
      },
      {
        at: 18,
        what: 'En línea, una mujer que trabaja de noche repasa para su prueba de acceso. Bosteza, acierta, bosteza.',
      },
      {
        at: 20,
        what: 'Hablas con un padre sobre la palabra vago, que ya no se usará en esa mesa.',
      },
    ],
    tasks: [
      'Averiguar dónde se atasca cada estudiante y por qué',
      'Explicar otra vez con ejemplos distintos',
      'Practicar ejercicios y comentar cada error',
      'Enseñar a tomar apuntes, organizarse y afrontar exámenes',
      'Seguir los avances y contarlos a la familia',
    ],
    tires: [
      'Trabajar cuando los demás salen: tardes y vísperas de examen',
      'Ingresos que desaparecen en verano',
      'Familias que esperan en un mes lo que no pasó en un curso',
    ],
    grows:
      'Hay quien llena su agenda y abre una academia, quien pasa a la escuela o a la enseñanza en línea, y quien se especializa en una prueba concreta.',
    tries: [
      'Explica a alguien de un curso anterior el tema que más le cuesta y no toques su lápiz.',
      'Escribe tres pistas para un problema de matemáticas, de menos a más clara.',
      'Graba en audio una explicación tuya y borra todo lo que sobra.',
    ],
  },
};
