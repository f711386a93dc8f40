import type { FamilyWords } from '#content/catalog/words.ts';

export const social: FamilyWords = {
  'psicologia-clinica': {
    alsoCalled: ['Psicoterapia', 'Psicólogo clínico', 'Psicología de la salud'],
    does: 'Ayuda a entender y tratar el sufrimiento psicológico: miedos, tristeza, obsesiones, duelos, problemas de pareja. Evalúa con entrevistas y pruebas, y acompaña con terapia basada en lo que se sabe que funciona. En España, ejercer en sanidad exige formación después del grado.',
    day: [
      { at: 9, what: 'Cada sesión dura cerca de una hora y exige estar presente de verdad.' },
      { at: 11, what: 'Con la primera persona practicas cómo enfrentarse a un ascensor.' },
      { at: 13, what: 'Con la segunda casi todo es silencio y algún pañuelo.' },
      {
        at: 17,
        what: 'Escribes notas, corriges una prueba y consultas un caso con una colega antes de decidir nada.',
      },
    ],
    tasks: [
      'Escuchar y ayudar a entender qué le pasa a cada persona',
      'Evaluar con entrevistas, observación y pruebas',
      'Acordar objetivos y llevar la terapia sesión a sesión',
      'Valorar si alguien corre peligro y actuar a tiempo',
      'Escribir notas, informes y recomendaciones',
      'Consultar casos con otras profesiones',
    ],
    tires: [
      'Sostener el dolor de varias personas en un mismo día',
      'Cambios lentos y citas a las que nadie acude',
      'Empezar por cuenta propia, con la agenda vacía al principio',
    ],
    grows:
      'Con los años se elige infancia, adultos, trauma, salud o conducta alimentaria, se supervisa a otras personas, se investiga o se entra en un hospital.',
    tries: [
      'Anota tres días qué piensas justo antes de enojarte y busca qué se repite.',
      'Escucha a alguien de confianza y repite con tus palabras lo que entendiste, sin añadir nada.',
      'Busca en la biblioteca un experimento famoso de psicología y averigua si se pudo repetir.',
    ],
  },
  'psicologia-del-trabajo': {
    alsoCalled: ['Psicología organizacional', 'Psicología industrial', 'Psicología laboral'],
    does: 'Estudia cómo se comportan las personas en el trabajo y qué las ayuda a rendir y a estar bien. Diseña pruebas de selección, mide el clima de una empresa, mejora equipos y forma a quienes dirigen. Mezcla investigación con datos y conversaciones delicadas.',
    day: [
      { at: 9, what: 'Analizas una encuesta en la que un departamento entero pide más claridad.' },
      { at: 11, what: 'Presentas el resultado a la dirección, sin señalar a nadie.' },
      { at: 13, what: 'Entrevistas a varias personas para entender qué hay detrás.' },
      {
        at: 17,
        what: 'Revisas si una prueba de selección trata igual a todo el mundo y corriges dos preguntas.',
      },
    ],
    tasks: [
      'Diseñar pruebas y entrevistas de selección justas',
      'Observar puestos y preguntar qué exige cada uno',
      'Medir con encuestas cómo está la gente y por qué',
      'Analizar datos y contar qué significan',
      'Formar a quienes dirigen equipos',
      'Acompañar cambios que inquietan al personal',
    ],
    tires: [
      'Estar entre una dirección con prisa y un personal que desconfía',
      'Informes que nadie pone en práctica',
      'Decidir quién pasa una selección y quién no',
    ],
    grows:
      'Empiezas pasando pruebas y resumiendo encuestas. Con el tiempo diriges el área de personas de una empresa, asesoras a varias, te ocupas del bienestar y los riesgos, o vuelves a la universidad con tus datos.',
    tries: [
      'Pregunta a tres personas adultas qué cambiarían de su trabajo y busca qué coincide.',
      'Inventa cinco preguntas justas para elegir a quien capitanee un equipo y pruébalas.',
      'Lee tres ofertas de empleo y marca las palabras que echarían atrás a alguien válido.',
    ],
  },
  'orientacion-educativa': {
    alsoCalled: ['Orientación vocacional', 'Psicopedagogía', 'Consejería escolar'],
    does: 'Acompaña a estudiantes en lo que aprenden, en lo que les cuesta y en lo que quieren ser. Detecta dificultades, media en conflictos, habla con familias y profesorado, y ayuda a elegir estudios con información y sin prisa.',
    day: [
      {
        at: 9,
        what: 'Pasas una prueba de lectura a un niño, te sientas con su familia y propones apoyos concretos.',
      },
      {
        at: 11,
        what: 'En el recreo alguien asoma por tu puerta: «¿tienes un minuto?». Son veinte.',
      },
      {
        at: 14,
        what: 'A última hora una clase entera pregunta cómo se elige carrera, y preparas entrevistas para quienes dudan más.',
      },
    ],
    tasks: [
      'Hablar con estudiantes que se atascan, faltan o dudan',
      'Reunirse con familias y profesorado para acordar apoyos',
      'Evaluar dificultades y escribir qué ayuda hace falta',
      'Informar sobre estudios, plazos y salidas posibles',
      'Intervenir cuando hay acoso o una crisis',
    ],
    tires: [
      'Cientos de estudiantes para una sola puerta',
      'Saber de un problema en casa y no poder arreglarlo',
      'Informes que se comen las tardes',
    ],
    grows:
      'Quien lleva años en un centro conoce a los hermanos mayores de todos. De ahí se pasa a coordinar una zona, formar a docentes, cuidar la convivencia o dedicarse a las altas capacidades o la discapacidad.',
    tries: [
      'Apunta qué te preguntarías antes de elegir estudios y hazle las mismas preguntas a una amiga.',
      'Pide cita con quien orienta en tu centro y pregúntale cómo es su semana.',
      'Compara dos carreras que no conozcas y resume en cinco líneas a quién le irían bien.',
    ],
  },
  'trabajo-social': {
    alsoCalled: ['Trabajador social', 'Servicios sociales', 'Asistente social'],
    does: 'Acompaña a personas y familias en momentos difíciles: falta de vivienda, violencia, dependencia, menores en riesgo. Valora la situación, tramita ayudas, coordina escuelas, sanidad y justicia, y busca que cada quien recupere el control de su vida. Conoce bien los recursos de su zona.',
    day: [
      {
        at: 9,
        what: 'Una madre llega al despacho con una carta que anuncia un desalojo. Lees, llamas, buscas plazo y alternativa.',
      },
      {
        at: 12,
        what: 'Visitas una casa para saber cómo están dos hermanos. Te enseñan una tortuga llamada Presidenta.',
      },
      { at: 15, what: 'Hablas con su maestra, que los ve llegar sin desayunar.' },
      { at: 17, what: 'Redactas un informe que influirá en un juez, así que mides cada palabra.' },
    ],
    tasks: [
      'Entrevistar a personas y familias y valorar su situación',
      'Tramitar ayudas, plazas y prestaciones',
      'Acordar un plan y comprobar si se cumple',
      'Visitar hogares cuando hay menores o mayores en riesgo',
      'Coordinar colegio, sanidad, policía y juzgado',
      'Redactar informes que otros usarán para decidir',
    ],
    tires: [
      'Muchos casos a la vez y pocos recursos que repartir',
      'Decisiones sobre menores que siguen doliendo de noche',
      'Formularios que tardan más que el problema',
    ],
    grows:
      'El primer puesto suele ser una sustitución con demasiados expedientes. Después eliges casa: servicios sociales, un hospital, una prisión, una organización; y quizá coordinas un centro o ganas una oposición.',
    tries: [
      'Busca qué servicios sociales hay en tu barrio y a quién atiende cada uno.',
      'Lee los requisitos de una ayuda pública y haz la lista de papeles que pide.',
      'Escribe la situación inventada de una familia y tres salidas posibles con sus inconvenientes.',
    ],
  },
  'atencion-a-las-adicciones': {
    alsoCalled: ['Educador en drogodependencias', 'Consejería en adicciones'],
    does: 'Ayuda a personas que quieren dejar el alcohol, otras drogas, el juego o las pantallas sin control. Escucha sin juzgar, arma un plan por pasos, dirige grupos, apoya a las familias y coordina con medicina y psicología cuando hace falta.',
    day: [
      {
        at: 10,
        what: 'El grupo se sienta en círculo y alguien cuenta que ayer estuvo a punto de recaer. Nadie aplaude ni regaña; se habla de qué le ayudó a parar.',
      },
      { at: 13, what: 'Atiendes a un padre agotado.' },
      { at: 17, what: 'Das una charla en una escuela secundaria, con preguntas muy directas.' },
      { at: 19, what: 'Preparas una entrevista de ingreso y dejas café hecho.' },
    ],
    tasks: [
      'Dirigir grupos y escuchar sin juzgar',
      'Valorar el consumo y qué lo mantiene',
      'Acordar un plan por pasos y revisarlo a menudo',
      'Apoyar a familias que ya no saben qué hacer',
      'Seguir a las personas después del alta',
      'Dar charlas de prevención en escuelas',
    ],
    tires: [
      'Recaídas de gente a la que se vio muy bien',
      'Mentiras que hay que oír sin tomarlas como algo propio',
      'Noches y fines de semana en los centros de acogida',
    ],
    grows:
      'Se coordina un programa o un centro, se pasa a la prevención, a la reducción de daños o a la formación de otros equipos.',
    tries: [
      'Deja una semana una costumbre tuya con la pantalla y anota a qué hora te hace más falta.',
      'Busca cómo se anuncia el juego en línea y escribe qué promete y qué calla.',
      'Pregunta a alguien que dejó de fumar qué día fue el peor y qué le ayudó.',
    ],
  },
  'reinsercion-social': {
    alsoCalled: [
      'Agente de libertad condicional',
      'Educación penitenciaria',
      'Tratamiento penitenciario',
    ],
    does: 'Trabaja con personas condenadas para que cumplan lo que ordenó el juez y no vuelvan a delinquir. Evalúa riesgos y fortalezas, hace seguimiento, busca formación o empleo y redacta informes. Pide firmeza, empatía y mucho papeleo bien hecho.',
    day: [
      { at: 9, what: 'Repasas el expediente antes de entrar al módulo.' },
      {
        at: 10,
        what: 'La primera entrevista es tensa; a la tercera pregunta, el chico habla de su hijo y por ahí encuentras camino.',
      },
      {
        at: 13,
        what: 'Llamas a una empresa que da segundas oportunidades y compruebas que alguien asistió a su curso.',
      },
      {
        at: 16,
        what: 'Escribes una propuesta de permiso razonada. La corriges dos veces por una coma.',
      },
    ],
    tasks: [
      'Entrevistar a la persona y preparar su expediente',
      'Hablar con familia y otros para entender su historia',
      'Seguir si cumple lo acordado y lo que ordenó el juez',
      'Trabajar en grupo la ira, el consumo o la violencia',
      'Buscar formación, vivienda o un empleo para la salida',
      'Escribir informes y propuestas razonadas',
    ],
    tires: [
      'Desconfianza por los dos lados de la reja',
      'La duda de haber confiado en quien no debías',
      'Mucho papel antes de un paso pequeño',
    ],
    grows:
      'Con los años distingues pronto un cambio de una promesa. Entonces te confían un programa, las medidas que se cumplen fuera de la prisión, a menores o las conversaciones entre víctimas y condenados.',
    tries: [
      'Lee en un periódico una condena y busca qué pasa después de salir.',
      'Pregunta en tu biblioteca por un libro escrito desde la cárcel y lee dos capítulos.',
      'Debate con dos amistades qué exigirías a una empresa para contratar a alguien con antecedentes.',
    ],
  },
  'gestion-de-entidades-sociales': {
    alsoCalled: [
      'Dirección de ONG',
      'Gestión del tercer sector',
      'Organizaciones sin ánimo de lucro',
    ],
    does: 'Dirige programas de organizaciones que no buscan ganancia: comedores, acogida, cooperación, inclusión. Consigue dinero, reparte presupuesto, cuida al equipo y al voluntariado, y demuestra con datos qué se logró. Es gestión de empresa puesta al servicio de una causa.',
    day: [
      {
        at: 9,
        what: 'La jornada abre con una reunión corta: cuántas plazas quedan, quién necesita relevo.',
      },
      {
        at: 11,
        what: 'Terminas la solicitud de una subvención y llamas a una empresa que puede donar alimentos.',
      },
      {
        at: 16,
        what: 'Al visitar el centro, una usuaria te cuenta lo que falla. Lo apuntas, porque mañana se decide en qué gastar.',
      },
    ],
    tasks: [
      'Organizar programas, turnos, personal y voluntariado',
      'Buscar dinero y justificar en qué se gastó',
      'Comprobar con datos si un programa sirve',
      'Decidir a quién se atiende y con qué reglas',
      'Reunirse con ayuntamientos, empresas y otras entidades',
      'Resolver quejas y urgencias del centro',
    ],
    tires: [
      'Subvenciones que llegan tarde, con sueldos que no esperan',
      'Decir que no a gente que lo necesita',
      'Papeleo de cada euro que entra',
    ],
    grows:
      'Suele venirse de un programa concreto. Después se dirigen entidades mayores, fundaciones o redes, o se asesora a varias pequeñas.',
    tries: [
      'Busca las cuentas publicadas de una asociación y mira en qué gasta más.',
      'Prepara con tu clase una recogida de alimentos: permisos, cajas, reparto y una lista.',
      'Ofrece dos tardes de voluntariado en una entidad conocida de tu barrio, con permiso en casa.',
    ],
  },
  'integracion-social': {
    alsoCalled: ['Técnico en integración social', 'Asistencia social comunitaria'],
    does: 'Interviene directamente con personas en riesgo de quedar fuera: jóvenes sin apoyo, mayores solos, migrantes, personas con discapacidad. Enseña habilidades de cada día, acompaña a trámites, organiza actividades y aplica el plan que prepara el equipo social. Lo suyo es estar, más que aconsejar.',
    day: [
      {
        at: 10,
        what: 'Acompañas a un chico a su primera entrevista de trabajo; en el autobús ensayan respuestas.',
      },
      {
        at: 13,
        what: 'De vuelta, taller de cocina en la vivienda tutelada: presupuesto, compra y arroz en su punto.',
      },
      { at: 16, what: 'Una residente discute con otra y ayudas a que se escuchen.' },
      { at: 19, what: 'Anotas los avances: el chico midió solo el arroz, y sobró justo para uno.' },
    ],
    tasks: [
      'Conocer a cada persona y detectar qué apoyo necesita',
      'Enseñar a cocinar, comprar, moverse y llevar el dinero',
      'Acompañar a consultas médicas, oficinas y entrevistas de trabajo',
      'Preparar y dirigir talleres y actividades de grupo',
      'Mediar en conflictos de convivencia',
      'Registrar avances e informar al equipo',
    ],
    tires: [
      'Turnos de tarde, noche y festivos en viviendas y centros',
      'Retrocesos después de meses de trabajo',
      'Medir la distancia con gente a la que se toma cariño',
    ],
    grows:
      'Con experiencia se coordina una vivienda, un taller o un programa, hay quien se especializa en menores, mujeres o discapacidad, y quien sigue hacia Educación o Trabajo Social.',
    tries: [
      'Enseña a alguien de casa una tarea que siempre haces tú, sin tocar nada.',
      'Acompaña a un familiar a un trámite y apunta cada paso que no se entendía.',
      'Haz las compras de tres días para dos personas con un presupuesto fijo.',
    ],
  },
  'preparacion-laboral': {
    alsoCalled: ['Empleo con apoyo', 'Rehabilitación laboral', 'Inserción laboral'],
    does: 'Ayuda a personas con discapacidad, enfermedad mental o una larga ausencia a conseguir un empleo y conservarlo. Descubre qué saben hacer, habla con empresas, entrena en el propio puesto y se retira poco a poco cuando ya no hace falta.',
    day: [
      {
        at: 8,
        what: 'En el almacén donde hoy empieza Lucía, aprendes la tarea antes que ella para poder explicarla.',
      },
      {
        at: 10,
        what: 'Pegas fotos con los pasos y hablas con su jefa sobre cómo dar instrucciones.',
      },
      { at: 13, what: 'Visitas otra empresa y propones un puesto.' },
      { at: 17, what: 'Cierras con alguien que quiere cambiar de trabajo y no sabe a cuál.' },
    ],
    tasks: [
      'Preguntar qué sabe hacer y qué quiere cada persona',
      'Preparar un plan con pasos, apoyos y plazos',
      'Hablar con empresas y proponer puestos concretos',
      'Entrenar la tarea en el propio lugar de trabajo',
      'Quitar obstáculos: horarios, transporte, ruido, instrucciones',
      'Seguir cómo va y retirarse poco a poco',
    ],
    tires: [
      'Empresas que dicen que sí y luego no llaman',
      'Aprender un oficio nuevo cada mes para poder enseñarlo',
      'Kilómetros de un puesto a otro',
    ],
    grows:
      'Acompañas un puesto, luego diez, y acabas conociendo a los encargados de media ciudad. Se termina coordinando el servicio, enseñando a las empresas a incluir o dirigiendo un centro especial de empleo.',
    tries: [
      'Divide en pasos con fotos cómo se prepara un café y dáselo a quien nunca lo hizo.',
      'Fíjate en una tienda qué tareas podría hacer alguien que no lee.',
      'Escribe tu currículum con lo que sabes hacer de verdad y léelo en voz alta.',
    ],
  },
  'animacion-sociocultural': {
    alsoCalled: ['Tiempo libre', 'Recreación', 'Educación en el tiempo libre'],
    does: 'Organiza actividades que juntan a la gente: campamentos, ludotecas, fiestas de barrio, talleres, excursiones. Escucha qué interesa, consigue sala y dinero, coordina monitores y está en medio cuando ocurre. El objetivo va más allá de divertirse: crear comunidad.',
    day: [
      { at: 11, what: 'Cierras el programa de verano y negocias autobuses.' },
      {
        at: 16,
        what: 'Abres la casa de juventud: alguien quiere ensayar, otros montan un torneo, dos se aburren y a esos les das un encargo.',
      },
      { at: 18, what: 'Llueve e improvisas: el torneo cabe en el pasillo.' },
      { at: 21, what: 'Recoges sillas con quienes se quedan siempre a ayudar.' },
    ],
    tasks: [
      'Preguntar qué interesa y preparar un programa',
      'Dirigir juegos, talleres, salidas y campamentos',
      'Conseguir salas, permisos, materiales y dinero',
      'Coordinar monitores y repartir tareas',
      'Cuidar las normas y la seguridad del grupo',
      'Prestar primeros auxilios y avisar a las familias',
    ],
    tires: [
      'Tardes, fines de semana y veranos enteros',
      'Contratos que duran lo que dura un programa',
      'Diez personas que quieren diez cosas distintas',
    ],
    grows:
      'Se pasa de monitor a coordinación, a dirección de campamentos, a técnico de juventud o cultura de un ayuntamiento, o a crear una asociación propia.',
    tries: [
      'Organiza una tarde de juegos para cinco vecinos o primos pequeños y apunta cuándo se aburren.',
      'Pregunta en la biblioteca o la casa de cultura qué actividad hace falta y propón una.',
      'Aprende dos juegos sin material y enséñalos en el próximo recreo.',
    ],
  },
  'animacion-en-residencias': {
    alsoCalled: ['Recreación terapéutica', 'TASOC', 'Dinamización con personas mayores'],
    does: 'Propone actividades que mantienen activas a personas mayores o enfermas en residencias, hospitales y centros de día: memoria, música, gimnasia suave, teatro, salidas. Se adapta a lo que cada quien puede, observa cambios y da motivos para levantarse con ganas.',
    day: [
      { at: 10, what: 'Pones un bolero y tres manos empiezan a seguir el ritmo.' },
      {
        at: 11,
        what: 'La sesión de memoria va de oficios antiguos y don Julián, que no habla casi nunca, explica cómo se herraba un caballo.',
      },
      { at: 13, what: 'Juego de pelota en sillas. Gana el equipo de la ventana.' },
      {
        at: 17,
        what: 'Preparas el coro con una escuela y avisas de una tristeza que te preocupa.',
      },
    ],
    tasks: [
      'Preguntar a cada persona qué le gustaba hacer',
      'Preparar sesiones de memoria, música, gimnasia o teatro',
      'Dirigir el grupo y adaptar el juego a cada cual',
      'Observar ánimo y participación y anotarlos',
      'Organizar fiestas, visitas y salidas',
      'Coordinar actividades con enfermería y familias',
    ],
    tires: [
      'Animar una sala en la que muchos duermen',
      'Despedidas frecuentes',
      'Hacer mucho con una caja de materiales',
    ],
    grows:
      'La primera semana aprendes nombres; al año sabes qué canción levanta a cada cual. Más tarde coordinas varios centros, te dedicas a la demencia o la música, o sigues estudiando algo social o sanitario.',
    tries: [
      'Pregunta a la persona mayor que tengas más cerca por su primer oficio y grábalo con permiso.',
      'Prepara diez minutos de gimnasia en silla con una canción y hazla con tu familia.',
      'Inventa un juego de memoria con fotos antiguas de casa.',
    ],
  },
  'ensenanza-de-talleres': {
    alsoCalled: ['Monitor de talleres', 'Profesorado de actividades', 'Cursos de aficiones'],
    does: 'Enseña algo que le apasiona fuera del sistema escolar: cerámica, costura, guitarra, huerto, cocina, ajedrez. Trabaja en centros culturales, asociaciones o por su cuenta, con grupos de todas las edades que vienen porque quieren. Aquí cuenta tanto el ambiente como la técnica.',
    day: [
      { at: 16, what: 'Llegas antes para preparar materiales y mesas.' },
      {
        at: 17,
        what: 'En el taller hay una jubilada, dos hermanos y un informático que no había tocado una aguja.',
      },
      {
        at: 18,
        what: 'Muestras, miras, corriges una mano. Alguien se frustra y buscas otra forma de explicarlo.',
      },
      { at: 21, what: 'Diseñas el cartel del próximo curso y contestas inscripciones.' },
    ],
    tasks: [
      'Mostrar la técnica y corregir manos una a una',
      'Preparar materiales, mesas y ejemplos',
      'Adaptar el ritmo a quien va rápido y a quien se atasca',
      'Animar a seguir cuando sale torcido',
      'Anunciar cursos y llevar inscripciones y cobros',
    ],
    tires: [
      'Cargar material y recoger cuando ya se fue todo el mundo',
      'Grupos que se llenan en otoño y se vacían en primavera',
      'Enseñar siempre lo básico, con ganas de hacer lo propio',
    ],
    grows:
      'Con alumnado fiel se abre un taller propio, se dan cursos intensivos o en línea, o se combina con vender lo que se hace.',
    tries: [
      'Enseña a alguien en veinte minutos algo que haces con las manos y mira dónde se pierde.',
      'Escribe el cartel de un taller tuyo: qué se hará, para quién y qué hay que llevar.',
      'Mira dos videos que enseñen lo mismo y decide cuál explica mejor y por qué.',
    ],
  },
  'salud-comunitaria': {
    alsoCalled: ['Promotor de salud', 'Agente comunitario', 'Mediación en salud'],
    does: 'Acerca la salud a barrios y pueblos donde cuesta que llegue. Visita casas, acompaña a consultas, organiza talleres sobre alimentación, vacunas o sexualidad, y escucha qué impide cuidarse. Conoce el idioma y las costumbres de la gente, y traduce en ambas direcciones.',
    day: [
      { at: 9, what: 'Empiezas en el mercado, que es donde se sabe todo.' },
      {
        at: 10,
        what: 'Una vendedora cuenta que dejó el tratamiento porque el centro de salud cierra temprano; llamas y consigues otro horario.',
      },
      { at: 13, what: 'Hay taller de meriendas, con madres y risas.' },
      { at: 16, what: 'Visitas a un recién llegado y anotas, con su permiso, qué necesita.' },
    ],
    tasks: [
      'Visitar hogares y localizar a quien no va al médico',
      'Dar talleres sobre alimentación, vacunas o sexualidad',
      'Acompañar a consultas y traducir en ambas direcciones',
      'Llamar para saber si alguien siguió el tratamiento',
      'Informar de recursos y repartir material claro',
      'Anotar lo que falta y contarlo al centro de salud',
    ],
    tires: [
      'Andar mucho, con calor o con lluvia',
      'Proyectos que acaban justo cuando la gente confía',
      'Problemas que nacen de la vivienda o del dinero',
    ],
    grows:
      'Quien se gana un barrio acaba enseñando a otros a ganárselo: coordina programas, forma agentes nuevos o se va a cooperación. Con un grado más se llega a la enfermería, el trabajo social o la salud pública.',
    tries: [
      'Dibuja un plano de tu barrio con lo que ayuda y lo que daña la salud.',
      'Explica en casa para qué sirve una vacuna y anota las dudas que salgan.',
      'Traduce un folleto de salud a palabras que use tu abuela o tu vecina.',
    ],
  },
  neuropsicologia: {
    alsoCalled: ['Neuropsicólogo', 'Neuropsicóloga', 'Rehabilitación cognitiva', 'Neurociencia'],
    does: 'Estudia cómo un golpe, un derrame, una demencia o un trastorno del desarrollo cambian la memoria, la atención, el lenguaje o el carácter. Evalúa con pruebas y conversación, explica el resultado a la familia y diseña ejercicios y trucos para la vida diaria. Trabaja junto a neurología y rehabilitación.',
    day: [
      {
        at: 9,
        what: 'Un taxista que tuvo un derrame repite palabras. Recuerda las frutas y pierde los animales.',
      },
      {
        at: 11,
        what: 'Pruebas de atención con una adolescente que se cayó de la bici. Se enoja, y apuntas también eso.',
      },
      {
        at: 13,
        what: 'Corriges: números, gráficas y la pregunta de siempre: qué cambia eso en casa.',
      },
      {
        at: 17,
        what: 'Enseñas a un padre a usar una libreta para no depender de la memoria. La forra con el escudo de su equipo.',
      },
    ],
    tasks: [
      'Evaluar memoria, atención, lenguaje y razonamiento con pruebas',
      'Entrevistar a la persona y a quien vive con ella',
      'Comparar resultados antes y después de un tratamiento',
      'Diseñar ejercicios y ayudas para la vida diaria',
      'Explicar el informe a familias, médicos o jueces',
    ],
    tires: [
      'Pruebas largas que exigen la misma voz cada vez',
      'Familias que preguntan si volverá a ser quien era',
      'Informes extensos después de cada evaluación',
    ],
    grows:
      'Corriges pruebas con supervisión hasta que el informe lleva tu nombre. Hospitales, centros de daño cerebral, escuelas y juzgados lo piden, y buena parte de la profesión atiende e investiga a la vez.',
    tries: [
      'Pide a alguien que nombre colores escritos con tinta de otro color y cronometra los errores.',
      'Prueba tres maneras de recordar la lista de compras y compáralas al día siguiente.',
      'Lee en la biblioteca un caso clásico de daño cerebral y cuenta qué se aprendió con él.',
    ],
  },
  'psicologia-educativa': {
    alsoCalled: [
      'Psicología escolar',
      'Psicología de la educación',
      'Psicopedagogo',
      'Psicólogo escolar',
    ],
    does: 'Aplica la psicología a la escuela: descubre qué hay detrás de una lectura lenta, una conducta que estalla o un talento que se aburre. Pasa pruebas, observa en clase, habla con familias y docentes, escribe informes y propone apoyos. También ayuda a que un centro entero prevenga el acoso y enseñe mejor.',
    day: [
      {
        at: 9,
        what: 'Observas desde la última mesa a un niño que no para. Cuentas cuántas veces lo llaman por su nombre: diecinueve, ninguna para felicitarlo.',
      },
      {
        at: 11,
        what: 'Pruebas de lectura con cronómetro. Ella salta renglones y los inventa bastante bien.',
      },
      { at: 13, what: 'Lo cuentas al equipo docente con dos propuestas y sin siglas.' },
      {
        at: 16,
        what: 'Llega la familia. Empiezas por lo que la niña hace bien, y el padre suelta el aire.',
      },
    ],
    tasks: [
      'Elegir, pasar y corregir pruebas psicológicas',
      'Observar en clase y en el recreo',
      'Interpretar resultados junto con lo que cuenta la familia',
      'Escribir informes que un docente pueda usar mañana',
      'Proponer apoyos y comprobar si funcionan',
      'Avisar cuando se sospecha maltrato o abandono',
    ],
    tires: [
      'Más niños que horas, repartidos en varios colegios',
      'Etiquetas que otros usan mal',
      'Ver el problema claro y los recursos lejos',
    ],
    grows:
      'En lo público se suele llegar por la orientación. También hay gabinetes propios, centros de atención temprana, editoriales de pruebas y universidad.',
    tries: [
      'Cuenta durante una clase cuántas veces se corrige y cuántas se anima.',
      'Enseña el mismo truco de cálculo a dos personas y describe cómo aprende cada una.',
      'Busca qué es la dislexia y lee un texto que la imite para notar el cansancio.',
    ],
  },
  'captacion-de-fondos': {
    alsoCalled: [
      'Fundraising',
      'Recaudación de fondos',
      'Cooperación internacional',
      'Procuración de fondos',
    ],
    does: 'Busca quien sostenga una causa: personas socias, empresas, fundaciones, ayudas públicas. Investiga a quién puede importarle, prepara campañas y proyectos, pide con claridad, agradece y rinde cuentas. En cooperación escribe propuestas que se cumplirán lejos, con presupuestos al centavo y fotos que no humillen a nadie.',
    day: [
      {
        at: 9,
        what: 'Lees las bases de una convocatoria subrayando con tres colores. Cierra el viernes y pide un plano.',
      },
      {
        at: 11,
        what: 'Llamas a una fábrica de lápices. Dinero no, dicen; lápices, los que quieras. Los quieres.',
      },
      { at: 13, what: 'Montas la campaña: una foto, una frase, una cifra que puedas demostrar.' },
      {
        at: 18,
        what: 'Acto con donantes. Recuerdas el nombre de cada cual y el de la perra de uno.',
      },
    ],
    tasks: [
      'Investigar quién podría apoyar la causa',
      'Hablar con personas, empresas y fundaciones y pedirles ayuda',
      'Escribir proyectos y presupuestos para convocatorias',
      'Preparar campañas, actos y mensajes',
      'Agradecer y explicar qué se hizo con el dinero',
      'Mantener al día la base de donantes',
    ],
    tires: [
      'Oír que no casi todos los días',
      'Objetivos de dinero con fecha fija',
      'Convocatorias que cambian el formulario cada año',
    ],
    grows:
      'Empiezas llamando por teléfono a quien ya dona. Con resultados te dan las empresas, las fundaciones, los proyectos de cooperación o toda la captación de una entidad, y la empresa también busca a quien sabe pedir.',
    tries: [
      'Lee dos campañas solidarias y apunta qué emoción usan y qué dato dan.',
      'Organiza con tu clase una venta pequeña para una causa y publica las cuentas exactas.',
      'Escribe una carta de media página pidiendo libros para tu biblioteca y enséñasela a alguien.',
    ],
  },
};
