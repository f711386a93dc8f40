import type { FamilyWords } from '#content/catalog/words.ts';

export const sport: FamilyWords = {
  'entrenamiento-deportivo': {
    alsoCalled: ['Entrenador o entrenadora', 'Preparación deportiva', 'Director técnico'],
    does: 'Prepara a deportistas o equipos para aprender, competir y disfrutar. Planifica entrenamientos, corrige técnica, estudia rivales, decide alineaciones y cuida el ánimo del grupo, sobre todo después de perder. Con niños pequeños, la mitad del entrenamiento es enseñarles a convivir.',
    day: [
      {
        at: 10,
        what: 'En la pizarra, flechas; en el campo, nadie sigue las flechas. Paras, explicas con conos y lo repiten.',
      },
      { at: 12, what: 'Hablas aparte con la capitana, que ha dejado de reír.' },
      {
        at: 17,
        what: 'Entrenan los pequeños: dos lloran, uno descubre que sabe botar con la izquierda.',
      },
      { at: 22, what: 'Ves un partido dos veces y apuntas.' },
    ],
    tasks: [
      'Planificar la temporada y dirigir cada entrenamiento',
      'Enseñar técnica y reglas, y corregir gestos',
      'Estudiar rivales y decidir alineaciones',
      'Cuidar el ánimo, el descanso y la comida del grupo',
      'Adaptar el trabajo a quien destaca y a quien sufre',
      'Hablar con familias, médicos y directiva',
    ],
    tires: [
      'Tardes, noches y fines de semana en la cancha',
      'Resultados que deciden si sigues',
      'Familias que entrenan desde la grada',
    ],
    grows:
      'Se empieza con categorías pequeñas y, con titulaciones de cada federación, se sube de nivel. Otras personas pasan a la preparación física, la coordinación o el análisis.',
    tries: [
      'Ofrécete a ayudar en un entrenamiento infantil de tu club o colegio y lleva solo los conos.',
      'Mira un partido siguiendo a una sola jugadora y apunta qué hace sin balón.',
      'Diseña un calentamiento de diez minutos con juego y pruébalo con tus amistades.',
    ],
  },
  'ciencias-del-ejercicio': {
    alsoCalled: ['Fisiología del ejercicio', 'Preparación física', 'Ciencias del deporte'],
    does: 'Estudia cómo responde el cuerpo al esfuerzo y lo usa para mejorar salud o rendimiento. Mide corazón, pulmones y fuerza, diseña programas para deportistas, mayores o personas con enfermedades crónicas, y vigila que el ejercicio ayude y no dañe.',
    day: [
      {
        at: 9,
        what: 'Una mujer operada del corazón pedalea con cables en el pecho mientras miras la gráfica y charlan. Subes la carga un poco: bien.',
      },
      { at: 11, what: 'Mides la zancada de un fondista y comparas con el mes pasado.' },
      { at: 13, what: 'Clase de fuerza para mayores.' },
      { at: 17, what: 'Analizas datos y escribes programas, cada uno distinto.' },
    ],
    tasks: [
      'Medir corazón, pulmones, fuerza y movimiento',
      'Diseñar programas para deporte o para una enfermedad',
      'Enseñar ejercicios y vigilar que se hagan bien',
      'Interpretar datos y cambiar el plan',
      'Reconocer señales de peligro y actuar',
      'Aconsejar cómo moverse más en la vida diaria',
    ],
    tires: [
      'Repetir pruebas idénticas con la misma exactitud',
      'Explicar que no eres monitor ni médico',
      'Atletas y pacientes que mienten sobre lo que hicieron',
    ],
    grows:
      'Conectas cables y apuntas pulsos hasta que el programa lo firmas tú. Equipos, hospitales, centros de mayores y empresas buscan a esta gente, y otros caminos son la tesis y el centro propio.',
    tries: [
      'Mide tu pulso al despertar durante cinco días y busca qué lo cambia.',
      'Cuenta cuántas veces se levanta de una silla en medio minuto cada persona de tu casa.',
      'Graba tu salto o tu carrera de lado y compáralos a cámara lenta con un video experto.',
    ],
  },
  'acondicionamiento-fisico': {
    alsoCalled: ['Monitor de gimnasio', 'Instructor fitness', 'Entrenamiento personal'],
    does: 'Guía a personas que quieren moverse más: clases en grupo, sala de musculación, entrenamiento personal, actividades en el agua. Enseña técnica segura, adapta ejercicios, anima sin gritar y ayuda a que el hábito dure más que el propósito de enero.',
    day: [
      {
        at: 7,
        what: 'Abres el gimnasio con los de siempre: uno entrena, dos conversan. En sala corriges una espalda antes de que duela.',
      },
      { at: 10, what: 'Clase de ritmo con música tuya y risas ajenas.' },
      {
        at: 12,
        what: 'Un principiante tiene vergüenza y le propones empezar por tres ejercicios.',
      },
      { at: 18, what: 'Natación y planes para mañana. En tu botella el agua ya está tibia.' },
    ],
    tasks: [
      'Mostrar ejercicios y corregir posturas',
      'Valorar cómo está cada persona y preparar su plan',
      'Dar clases de grupo con música y niveles distintos',
      'Ofrecer otra versión a quien no puede con una',
      'Enseñar a respirar y a levantar peso',
      'Seguir los avances y cambiar rutinas',
    ],
    tires: [
      'Tu cuerpo da la clase cinco veces al día',
      'Horario partido: amanecer y noche',
      'Voz alta sobre música alta',
    ],
    grows:
      'Se llega a coordinar una sala, abrir un estudio o entrenar en línea. Hay quien continúa hacia Ciencias del Deporte o Fisioterapia.',
    tries: [
      'Enseña a un familiar a hacer bien una sentadilla y corrígela con tres palabras.',
      'Prepara veinte minutos de ejercicio sin material para alguien mayor y hazlos a su lado.',
      'Elige cinco canciones y ordénalas por ritmo para calentar, esforzarse y estirar.',
    ],
  },
  socorrismo: {
    alsoCalled: ['Salvavidas', 'Guardavidas', 'Socorrista', 'Bañero'],
    does: 'Vigila una playa, una piscina o un embalse para que nadie se ahogue. Casi todo su trabajo consiste en que no pase nada: mirar, contar cabezas, poner banderas, hablar con quien se confía. Si pasa algo, avisa, entra al agua, saca a la persona y la reanima. Se entrena a diario, y conviene querer el agua también con frío.',
    day: [
      {
        at: 10,
        what: 'Mides la corriente y el viento y subes la bandera amarilla. Una familia pregunta si amarilla es verde.',
      },
      {
        at: 13,
        what: 'Cuentas cabezas desde la torre. Una se queda quieta demasiado tiempo: era alguien flotando, feliz.',
      },
      {
        at: 16,
        what: 'Silbato. Un chico bracea hacia la playa y retrocede. Entras con el tubo, le hablas y salen en diagonal.',
      },
      { at: 19, what: 'Curas una picadura de medusa y recoges dos sandalias izquierdas.' },
    ],
    tasks: [
      'Vigilar el agua desde la torre o la orilla',
      'Avisar de corrientes, tormentas y conductas peligrosas',
      'Rescatar a quien no puede volver',
      'Curar heridas, atender golpes de calor y reanimar',
      'Llamar a emergencias y despejar el lugar',
      'Revisar material y, en piscinas, la calidad del agua',
    ],
    tires: [
      'Horas de sol y mirada fija con poco movimiento',
      'Gente que discute la bandera',
      'Contratos de verano, y el invierno aparte',
    ],
    grows:
      'Con titulaciones se pasa a coordinar playas, rescate acuático, formación o emergencias. Hay quien lo combina con estudiar, entrenar o la nieve en invierno.',
    tries: [
      'Lee qué significan las banderas de playa y explícaselo a alguien menor que tú.',
      'Cronometra cuánto nadas sin parar en una piscina con vigilancia y apunta la distancia.',
      'Mira en una piscina a quien vigila durante un cuarto de hora y cuenta hacia dónde mira.',
    ],
  },
  'educacion-fisica': {
    alsoCalled: ['Profesor de educación física', 'Maestro de educación física', 'Deporte adaptado'],
    does: 'Da clase de educación física en colegios e institutos, y en su forma adaptada a estudiantes con discapacidad. Enseña a moverse, respirar, jugar con reglas, perder y cuidar el cuerpo, y cambia el juego para que quepa toda la clase. Evalúa el progreso de cada cual, con cronómetro o sin él.',
    day: [
      {
        at: 9,
        what: 'Gimnasio frío. Dibujas un círculo: hoy el balón tiene cascabeles y el grupo entero juega con los ojos tapados. Gana Irene, que es ciega.',
      },
      {
        at: 11,
        what: 'Una clase de catorce años y cero ganas. Propones inventar un deporte; salen reglas, árbitros y protestas.',
      },
      { at: 13, what: 'Inflas balones y curas una rodilla con agua y un chiste.' },
      { at: 16, what: 'Ajustas la rampa de boccia de un alumno. Apunta él, tú solo sostienes.' },
    ],
    tasks: [
      'Preparar sesiones con calentamiento, juego y calma',
      'Enseñar deportes, ritmo, fuerza y salud',
      'Adaptar juegos y material a cada estudiante',
      'Cuidar la seguridad y el trato en el grupo',
      'Evaluar avances y animar a quien se esconde',
      'Organizar torneos, salidas y días de nieve o montaña',
    ],
    tires: [
      'Voz, frío y calor en patios sin techo',
      'Demostrar ejercicios con un cuerpo que cumple años',
      'Que la asignatura parezca un recreo',
    ],
    grows:
      'Los primeros cursos cambias de patio cada año. Con plaza o contrato fijo puedes llevar las actividades del centro, dedicarte al deporte adaptado, entrenar por las tardes o formar a otros docentes.',
    tries: [
      'Cambia las reglas de un juego para que pueda ganar cualquiera y pruébalo en el recreo.',
      'Juega cinco minutos desde una silla y con pelota blanda a un deporte que se juegue de pie.',
      'Pregunta a tu docente de educación física qué estudiante le hizo cambiar una clase.',
    ],
  },
  'atletismo-y-deporte-profesional': {
    alsoCalled: ['Deportista profesional', 'Atleta', 'Futbolista', 'Atletismo'],
    does: 'Vive de competir: entrena casi a diario, cuida sueño y comida, estudia a sus rivales, viaja y rinde el día señalado. Hay equipos, entrenadores, médicos y patrocinios alrededor, y una carrera que suele ser corta. Muy poca gente llega a vivir solo de esto; la mayoría estudia o trabaja a la vez.',
    day: [
      {
        at: 7,
        what: 'Te pesas, desayunas lo que toca y estiras frente a la ventana. Llueve, así que correrás con lluvia.',
      },
      {
        at: 9,
        what: 'Series en la pista. En la sexta las piernas discuten; en la octava ya no hablan.',
      },
      { at: 13, what: 'Comida, fisioterapia y siesta obligatoria, que también se entrena.' },
      {
        at: 18,
        what: 'Video de la última carrera con tu entrenadora: pierdes dos pasos en la curva. Mañana, curvas.',
      },
    ],
    tasks: [
      'Entrenar según el plan, con ganas o sin ellas',
      'Competir respetando las reglas',
      'Revisar con el equipo cada prueba y corregir',
      'Cuidar sueño, comida y fuerza',
      'Recuperarse de lesiones y prevenirlas',
      'Mantener el material y atender a prensa y patrocinio',
    ],
    tires: [
      'Lesiones que paran meses de trabajo',
      'Perderse fiestas, cumpleaños y viajes de clase',
      'Saber que dura pocos años y ganan pocos',
    ],
    grows:
      'Después de competir se pasa a entrenar, dirigir, comentar, enseñar o a otra profesión. Por eso casi todas las federaciones animan a estudiar mientras tanto.',
    tries: [
      'Lleva un diario de entrenamiento, sueño y comida durante una semana y busca una relación.',
      'Lee la biografía de una deportista en la biblioteca y anota qué perdió por el camino.',
      'Pregunta en tu club cuántas personas de las que empezaron allí viven hoy del deporte.',
    ],
  },
  'gestion-deportiva': {
    alsoCalled: [
      'Administración deportiva',
      'Gestión de instalaciones deportivas',
      'Dirección de ocio',
      'Sport management',
    ],
    does: 'Lleva un polideportivo, un club, un gimnasio o un parque de ocio: horarios, personal, cuotas, seguridad, limpieza y actividades. Decide qué se ofrece y a qué precio, habla con ayuntamientos, clubes y familias, y procura que la caldera aguante. Si todo va bien, la gente solo recuerda el partido.',
    day: [
      {
        at: 8,
        what: 'Vuelta por la instalación: una ducha gotea, el césped está alto y la piscina, perfecta. Apuntas la ducha.',
      },
      {
        at: 11,
        what: 'Reunión con tres clubes que quieren la misma cancha a las siete. Sacas un calendario y una caja de galletas.',
      },
      { at: 17, what: 'Cuadras turnos: falta quien da natación y llamas a dos.' },
      { at: 20, what: 'Torneo infantil. Se va la luz en el marcador y llevas la cuenta con tiza.' },
    ],
    tasks: [
      'Organizar turnos, tareas y horarios del personal',
      'Preparar el programa de actividades y sus precios',
      'Controlar gastos e ingresos',
      'Revisar instalaciones y mandar arreglar lo gastado',
      'Explicar normas y atender quejas',
      'Actuar en emergencias y accidentes',
    ],
    tires: [
      'Abrir temprano, cerrar tarde y los fines de semana también',
      'Averías que no salen en el presupuesto',
      'Contentar a clubes, familias y ayuntamiento a la vez',
    ],
    grows:
      'Quien abre y cierra la piscina se aprende la casa entera. De ahí se va a instalaciones mayores, un club, una federación, grandes eventos o el área de deporte de un ayuntamiento.',
    tries: [
      'Dibuja el horario ideal de tu polideportivo para cinco grupos que quieren la misma hora.',
      'Organiza un torneo de una tarde en tu clase con cuadro, árbitros y un plan de lluvia.',
      'Pregunta en una piscina o gimnasio de tu barrio qué se rompe más a menudo.',
    ],
  },
};
