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
      {
        at: 9,
        what: 'La asamblea abre el día: quién falta, qué tiempo hace, qué soñó cada uno. Luego hay rincones de agua, letras y construcción, y tú pasas agachándote mil veces. Resuelves un mordisco, atas cordones, cuentas un cuento con tres voces. Cuando se van, ordenas y apuntas que hoy alguien escribió su nombre.',
      },
    ],
  },
  'magisterio-de-educacion-primaria': {
    alsoCalled: ['Docencia de primaria', 'Maestra o maestro de escuela', 'Profesorado de primaria'],
    does: 'Enseña de todo a un grupo de seis a doce años: leer, calcular, entender el mundo y tratarse bien. Prepara clases para ritmos distintos, evalúa, habla con familias y se da cuenta de quién necesita ayuda. Deja huella durante años.',
    day: [
      {
        at: 9,
        what: 'Suena el timbre y veinticinco historias entran por la puerta. Explicas las fracciones con una pizza de cartón, alguien no lo ve y lo intentas con una regla. Durante el recreo median los mayores, contigo cerca. Por la tarde hay ciencias en el patio, y al salir corriges cuadernos y llamas a una familia.',
      },
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
        at: 9,
        what: 'Cinco grupos, cinco climas distintos. El primero tiene sueño, así que empiezas con una pregunta absurda y discuten. En el tercero hay examen; paseas entre mesas. La hora libre se va en hablar con una alumna que quiere dejarlo. De tarde preparas un experimento y corriges, intentando que cada comentario sirva.',
      },
    ],
  },
  'educacion-especial': {
    alsoCalled: ['Pedagogía terapéutica', 'Docencia de apoyo', 'Atención a la diversidad'],
    does: 'Enseña a estudiantes con discapacidad o dificultades de aprendizaje, en su clase o en un centro específico. Adapta materiales, busca otra manera de comunicar, celebra pasos pequeños y coordina a familia, profesorado y especialistas para que nadie quede aparte.',
    day: [
      {
        at: 9,
        what: 'Con pictogramas en la mano, repasas el horario con un alumno al que los cambios le angustian. Después entras en una clase de matemáticas para apoyar a dos compañeras sin que se note demasiado. Inventas un juego para aprender monedas. A mediodía acuerdas con una madre qué probar en casa esta semana.',
      },
    ],
  },
  'ensenanza-de-idiomas-y-personas-adultas': {
    alsoCalled: ['Español como lengua extranjera', 'Alfabetización', 'Educación de adultos'],
    does: 'Enseña idiomas o estudios básicos a personas adultas: quien llega a un país nuevo, quien no pudo terminar la escuela, quien necesita inglés para su empleo. Aprovecha lo que cada una trae, crea confianza y convierte la vida diaria en material de clase.',
    day: [
      {
        at: 9,
        what: 'Hoy el tema es pedir cita médica, así que la clase se vuelve un consultorio. Una alumna hace de doctora y todos ríen, también del error. Corriges lo justo. Después, un señor de setenta años lee en voz alta su primera carta. Al terminar preparas diálogos y buscas canciones que enseñen el pasado.',
      },
    ],
  },
  pedagogia: {
    alsoCalled: ['Ciencias de la educación', 'Diseño curricular', 'Diseño instruccional'],
    does: 'Piensa cómo se aprende y diseña la manera de enseñarlo: programas de estudio, cursos en línea, materiales, evaluaciones. Asesora a escuelas y empresas, forma a docentes y comprueba si lo que se hace funciona o solo parece que funciona.',
    day: [
      {
        at: 9,
        what: 'Observas una clase desde el fondo, apuntando qué hace el alumnado y no solo qué dice la maestra. Con el equipo docente cambias el orden de una unidad. Luego grabas un módulo en línea y revisas un examen que preguntaba lo que nunca se enseñó. La tarde se va en preparar una formación.',
      },
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
        at: 9,
        what: 'La primera clase es individual: un alumno, un violín y un pasaje que no sale. Cambias la posición del codo y de pronto suena. Después diriges un ensayo de conjunto en el que nadie se escuchaba. Por la tarde comentas carpetas de dibujo, una a una, y tras la clase ensayas tu propio concierto.',
      },
    ],
  },
  'educacion-infantil-de-cero-a-tres': {
    alsoCalled: ['Educación inicial', 'Guardería', 'Educadora o educador infantil'],
    does: 'Cuida y educa a los más pequeños, de los primeros meses a los tres años. Cambiar un pañal o dar de comer también es enseñar: hablar, mirar, esperar. Prepara espacios seguros, canta, observa el desarrollo y tranquiliza a familias que se separan por primera vez.',
    day: [
      {
        at: 9,
        what: 'A las ocho recibes brazos, mochilas y algún llanto que dura dos minutos. En la alfombra ruedan pelotas; un niño da tres pasos seguidos y lo celebran todos. Comidas, siestas, cuentos, agua. Apuntas cuánto durmió cada bebé. A la salida cuentas a su padre lo de los pasos, y él llega a verlos.',
      },
    ],
  },
  'docencia-de-formacion-profesional': {
    alsoCalled: ['Profesorado técnico', 'Docencia de oficios', 'Instructor técnico'],
    does: 'Enseña un oficio a jóvenes y adultos en un taller real: cocina, mecánica, peluquería, soldadura. Primero hay que dominarlo y luego saber explicarlo. Cuida la seguridad, busca prácticas en empresas y actualiza lo que enseña según cambia la profesión.',
    day: [
      {
        at: 9,
        what: 'El taller huele a metal y a café. Demuestras la maniobra despacio, luego a velocidad normal, y pasas por cada puesto. Una alumna lo hace mejor que tú y se lo dices. Revisas lentes de seguridad y guantes. A mediodía visitas una empresa para colocar a dos en prácticas y, de vuelta, preparas piezas.',
      },
    ],
  },
  'apoyo-educativo': {
    alsoCalled: ['Auxiliar de educación especial', 'Asistente de aula', 'Monitor escolar'],
    does: 'Acompaña a estudiantes que necesitan ayuda para participar en clase: moverse, comunicarse, comer, concentrarse, calmarse. Trabaja junto a la maestra o el maestro, prepara materiales y logra que el grupo entero conviva con naturalidad. Mucha paciencia y buen humor.',
    day: [
      {
        at: 9,
        what: 'Recibes a Samuel en el autobús y entran contando escalones. En clase te sientas cerca, ni demasiado ni poco, y señalas la página. En el comedor practican a usar el cuchillo. Un ruido fuerte lo altera y buscan el rincón tranquilo. A las cinco escribes en su cuaderno qué salió bien.',
      },
    ],
  },
};
