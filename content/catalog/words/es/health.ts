import type { FamilyWords } from '#content/catalog/words.ts';

export const health: FamilyWords = {
  'medicina-de-familia': {
    alsoCalled: ['Medicina general', 'Médico de cabecera', 'Medicina familiar y comunitaria'],
    does: 'Es la medicina que atiende a una persona entera y durante años: desde una fiebre hasta una enfermedad crónica. Escucha, explora, pide pruebas, receta y decide cuándo hace falta otra especialidad. Conoce a las familias de su zona y dedica parte del tiempo a prevenir.',
    day: [
      {
        at: 8,
        what: 'La mañana empieza con la lista de citas: una tos que no se va, un control de diabetes, un adolescente que duerme mal.',
      },
      {
        at: 11,
        what: 'Cada consulta dura pocos minutos, así que preguntas bien y miras a los ojos.',
      },
      { at: 13, what: 'Una visita a domicilio y una llamada al hospital.' },
      {
        at: 16,
        what: 'Resultados y recetas. La de la tos ha dejado un tarro de miel en el mostrador.',
      },
    ],
    tasks: [
      'Escuchar qué le pasa a cada paciente y explorar lo necesario',
      'Pedir análisis o imágenes e interpretar lo que dicen',
      'Recetar tratamientos y ajustarlos cuando no funcionan',
      'Seguir de cerca la diabetes, la presión alta y otras enfermedades largas',
      'Explicar resultados de manera que se entiendan en casa',
      'Aconsejar sobre vacunas, comida, sueño y tabaco',
    ],
    tires: [
      'Muchas consultas cortas seguidas y la sensación de ir siempre tarde',
      'Oír cosas duras a las diez y sonreír a las diez y cinco',
      'Informes y recetas que se acumulan después de la última cita',
    ],
    grows:
      'Con los años se conoce a familias enteras. Hay quien coordina su centro de salud, forma a residentes, investiga o se va a un pueblo.',
    tries: [
      'Pregunta en tu centro de salud qué motivos de consulta ven más en una semana.',
      'Haz el árbol de enfermedades de tu familia con quien más recuerde y busca qué se hereda.',
      'Pide a alguien de confianza que te cuente un síntoma y resúmelo en tres frases claras.',
    ],
  },
  'medicina-interna': {
    alsoCalled: ['Médico internista', 'Clínica médica'],
    does: 'Se ocupa de personas adultas con varias enfermedades a la vez o con síntomas que nadie ha explicado todavía, casi siempre en un hospital. Reúne pistas de análisis, imágenes y conversaciones para llegar a un diagnóstico, y ajusta tratamientos que se influyen unos a otros.',
    day: [
      { at: 8, what: 'A primera hora el equipo repasa quién ingresó de noche.' },
      {
        at: 9,
        what: 'Recorres las habitaciones: cómo respira una paciente, qué dice el análisis, qué preocupa a su hija.',
      },
      {
        at: 12,
        what: 'Discutes un caso raro con radiología y cambias una medicina que chocaba con otra.',
      },
      { at: 15, what: 'Antes de irte dejas escrito el plan para la guardia.' },
    ],
    tasks: [
      'Reunir análisis, imágenes y relato hasta dar con el diagnóstico',
      'Visitar cada mañana a las personas ingresadas y ver qué cambió',
      'Tratar el corazón, los pulmones o los riñones sin operar',
      'Ajustar medicinas que chocan unas con otras',
      'Explicar a pacientes y familias qué se sabe y qué falta',
      'Consultar casos difíciles con otras especialidades',
    ],
    tires: [
      'Las guardias, que rompen el sueño varias veces al mes',
      'Casos que siguen sin nombre después de muchas pruebas',
      'Dar malas noticias en un pasillo con poco sitio',
    ],
    grows:
      'Se gana ojo para lo raro. Hay quien se dedica a infecciones, a cuidados paliativos o a dirigir una unidad, y quien enseña a residentes.',
    tries: [
      'Resuelve un caso clínico para estudiantes de los que publican las universidades y anota tus pistas.',
      'Lee el prospecto de dos medicinas de casa y busca si se estorban.',
      'Escribe la historia de una enfermedad de tu familia en orden, con síntomas y fechas aproximadas.',
    ],
  },
  pediatria: {
    alsoCalled: ['Médico de niños', 'Pediatra'],
    does: 'Es la medicina de bebés, niños y adolescentes. Vigila que crezcan y se desarrollen bien, vacuna, trata infecciones y acompaña enfermedades largas. La mitad del trabajo consiste en explicar a las familias qué pasa y qué pueden hacer en casa, sin asustar.',
    day: [
      { at: 9, what: 'Un bebé de pocos meses se mide y se pesa mientras su padre hace preguntas.' },
      {
        at: 11,
        what: 'Llega una niña con dolor de oído y un chico que necesita hablar a solas. Exploras jugando para que no tengan miedo.',
      },
      { at: 14, what: 'Entre consultas revisas vacunas y llamas a un colegio.' },
      {
        at: 16,
        what: 'Estudias un resultado con calma. En la sala de espera alguien ha dejado un dinosaurio.',
      },
    ],
    tasks: [
      'Medir, pesar y vigilar cómo crece cada criatura',
      'Explorar a quien todavía no sabe decir dónde duele',
      'Tratar infecciones, asma, alergias y otras dolencias de la infancia',
      'Explicar a las familias qué hacer en casa esa noche',
      'Poner al día las vacunas y revisar el desarrollo',
    ],
    tires: [
      'Llantos seguidos en una sala pequeña durante todo el invierno',
      'Familias asustadas que llaman por lo mismo varias veces',
      'Ver enfermar de verdad a alguien muy pequeño',
    ],
    grows:
      'Después de unos años se puede trabajar en un barrio o en un hospital, y especializarse en recién nacidos, corazón, cáncer o adolescencia.',
    tries: [
      'Pide en casa tu cartilla de vacunación y busca para qué sirve cada una.',
      'Cuida una tarde a una criatura de tu familia y anota cómo dice lo que necesita.',
      'Explica la fiebre con un dibujo a alguien menor de ocho años y mira si lo entiende.',
    ],
  },
  psiquiatria: {
    alsoCalled: ['Médico psiquiatra', 'Salud mental'],
    does: 'Es la especialidad médica de la salud mental: depresión, ansiedad, psicosis, adicciones, trastornos de la conducta alimentaria. Diagnostica hablando y observando, combina medicación con terapia y trabaja en equipo con psicología, enfermería y trabajo social. También acompaña a las familias, que muchas veces llegan con dudas.',
    day: [
      { at: 9, what: 'La primera entrevista del día dura casi una hora y casi todo es escuchar.' },
      {
        at: 12,
        what: 'Ajustas una medicación que daba sueño, hablas con una madre y te reúnes con el equipo para decidir un alta.',
      },
      {
        at: 16,
        what: 'Hay seguimiento: personas que mejoran despacio y agradecen que recuerdes su historia.',
      },
    ],
    tasks: [
      'Entrevistar con calma y observar lo que no se dice',
      'Diagnosticar qué trastorno hay y descartar causas físicas',
      'Recetar medicación y vigilar sus efectos durante meses',
      'Acordar con cada paciente un plan de tratamiento',
      'Reunirse con psicología, enfermería y trabajo social',
      'Orientar a las familias en una crisis',
    ],
    tires: [
      'Cargar con historias muy tristes de la mañana a la tarde',
      'Decidir un ingreso que la persona no quiere',
      'Mejorías lentas y recaídas que llegan sin avisar',
    ],
    grows:
      'Tras la residencia eliges puerta: infancia y adolescencia, adicciones, un hospital, una consulta propia. Mucha gente se forma además, durante años, en un solo tipo de terapia.',
    tries: [
      'Lee en la biblioteca el relato de alguien que vivió una depresión y subraya lo que ayudó.',
      'Escucha diez minutos a un familiar sin aconsejar nada y comprueba cuánto te cuesta.',
      'Busca cómo retrata una película la salud mental y compáralo con una fuente médica.',
    ],
  },
  odontologia: {
    alsoCalled: ['Dentista', 'Estomatología'],
    does: 'Cuida dientes, encías y boca: previene caries, repara piezas, trata infecciones, coloca prótesis y explica cómo mantener todo sano. Combina conocimiento médico con un trabajo manual muy fino, y buena parte de la profesión ejerce en clínicas pequeñas, a menudo propias.',
    day: [
      {
        at: 9,
        what: 'Con guantes y lupa, empiezas por una limpieza y sigues con un empaste que exige pulso firme.',
      },
      { at: 11, what: 'Llega una persona con miedo y le cuentas cada paso antes de darlo.' },
      { at: 13, what: 'Entre citas estudias radiografías y pides una prótesis al laboratorio.' },
      {
        at: 17,
        what: 'Toca hablar de presupuestos y ordenar la clínica. Te llevas la cuenta hecha y el cuello rígido.',
      },
    ],
    tasks: [
      'Revisar dientes y encías con espejo, sonda y radiografías',
      'Anestesiar una zona y avisar de cada paso',
      'Empastar, sacar o reconstruir piezas dañadas',
      'Planear un tratamiento y explicar qué cuesta y cuánto dura',
      'Tomar medidas y colocar coronas, puentes o implantes',
    ],
    tires: [
      'Horas con el cuello doblado sobre un espacio diminuto',
      'Gente que llega con miedo, o que deja de venir',
      'Llevar las cuentas de la clínica además de las muelas',
    ],
    grows:
      'Mucha gente empieza en clínicas ajenas y más tarde abre la suya o se centra en niños, encías, cirugía o aparatos.',
    tries: [
      'Enhebra diez agujas mirando solo por un espejo y observa qué hace tu pulso.',
      'Modela una muela con plastilina o jabón copiando una foto por sus cuatro caras.',
      'Pregunta en tu próxima revisión dental qué parte del trabajo les gusta menos.',
    ],
  },
  enfermeria: {
    alsoCalled: ['Enfermero o enfermera', 'Licenciatura en enfermería'],
    does: 'Acompaña a cada paciente de cerca: valora cómo está, administra tratamientos, cura heridas, vigila cambios y enseña a cuidarse. Coordina lo que deciden otras profesiones y suele ser la primera en notar que algo va mal. Trabaja en hospitales, centros de salud, escuelas y domicilios.',
    day: [
      {
        at: 8,
        what: 'El turno empieza escuchando el relevo: quién durmió, quién tiene dolor, qué falta por hacer.',
      },
      {
        at: 10,
        what: 'Tomas constantes, preparas medicación con doble comprobación, cambias un vendaje y calmas a un familiar.',
      },
      { at: 12, what: 'De pronto una alarma obliga a correr. Esta vez era un cable suelto.' },
      { at: 15, what: 'Lo registras todo para que el turno siguiente sepa seguir.' },
    ],
    tasks: [
      'Tomar constantes y registrar cómo evoluciona cada paciente',
      'Preparar y administrar medicación comprobándola dos veces',
      'Curar heridas, poner vías y sacar sangre',
      'Avisar cuando algo cambia, antes de que empeore',
      'Enseñar a pacientes y familias a cuidarse en casa',
      'Coordinar los cuidados con el resto del equipo',
    ],
    tires: [
      'Turnos de noche y festivos que descolocan el cuerpo',
      'Kilómetros de pasillo, y levantar a personas que pesan',
      'Tener más pacientes de los que caben en una mañana',
    ],
    grows:
      'Con los años se puede dirigir una unidad, enseñar o llevar consulta propia en un centro de salud. Ser especialista en salud mental, trabajo o pediatría pide ganar una plaza de residencia.',
    tries: [
      'Aprende a tomar el pulso y mídelo en casa antes y después de subir escaleras.',
      'Haz un curso gratuito de primeros auxilios o mira uno oficial en línea y practica un vendaje.',
      'Pregunta a una persona que haya estado ingresada qué recuerda de quien la cuidó.',
    ],
  },
  matroneria: {
    alsoCalled: ['Matrona', 'Obstetricia', 'Partería profesional'],
    does: 'Cuida a la mujer y al bebé antes, durante y después del parto. Controla el embarazo, prepara a las parejas, asiste partos normales y avisa a medicina cuando algo se complica. En España se llega como especialidad después del grado en Enfermería.',
    day: [
      {
        at: 9,
        what: 'Das una clase de preparación al parto y mides el latido de un bebé que todavía no ha nacido.',
      },
      {
        at: 12,
        what: 'Alguien rompe la bolsa. Las horas siguientes son paciencia, voz tranquila y atención a cada señal.',
      },
      { at: 17, what: 'Cuando nace, ayudas con la primera toma y anotas lo ocurrido.' },
    ],
    tasks: [
      'Controlar el embarazo y escuchar el latido del bebé',
      'Asistir partos normales y reconocer cuándo pedir ayuda',
      'Preparar a las parejas con clases y respuestas francas',
      'Revisar a la madre y al recién nacido en las primeras semanas',
      'Aconsejar sobre lactancia, anticonceptivos y suelo pélvico',
    ],
    tires: [
      'Partos que empiezan de noche y no miran el reloj',
      'El miedo a que algo se tuerza en un minuto',
      'Acompañar pérdidas en el mismo pasillo que los nacimientos',
    ],
    grows:
      'Los primeros partos los atiendes con alguien al lado. Después eliges entre la sala de partos y el centro de salud, abres consulta propia, formas a residentes o coordinas la unidad.',
    tries: [
      'Pregunta a tu madre, tu abuela o una tía cómo fue un parto y quién estuvo allí.',
      'Busca la historia de la partería en tu país y cuándo pasó al hospital.',
      'Mira un documental sobre un nacimiento y apunta qué dice y qué calla quien asiste.',
    ],
  },
  'cuidados-auxiliares-de-enfermeria': {
    alsoCalled: ['Auxiliar de enfermería', 'TCAE', 'Técnico en enfermería'],
    does: 'Ayuda a pacientes en lo más básico y más humano: asearse, moverse, comer, descansar. Prepara habitaciones y material, observa cómo está cada persona y avisa a enfermería si nota un cambio. Trabaja en hospitales, residencias y clínicas, casi siempre de pie.',
    day: [
      {
        at: 8,
        what: 'Despiertas a cada paciente con suavidad. Ayudas a lavarse a un señor operado de cadera, cambias camas entre dos y repartes desayunos según la dieta de cada cual.',
      },
      { at: 11, what: 'Una paciente apenas come, y lo cuentas.' },
      { at: 13, what: 'Entre tareas hay charla, bromas y silencios compartidos.' },
      { at: 15, what: 'La jornada termina reponiendo material.' },
    ],
    tasks: [
      'Lavar, vestir y levantar a quien no puede hacerlo sin ayuda',
      'Cambiar de postura a quien pasa el día en cama',
      'Repartir comidas y ayudar a comer sin prisa',
      'Responder a los timbres de las habitaciones',
      'Anotar lo que alguien come, bebe y elimina',
      'Contar a enfermería cualquier cambio que se note',
    ],
    tires: [
      'La espalda, después de mover cuerpos todo el turno',
      'Fines de semana y noches que caen por turnos',
      'Encariñarse con alguien que una mañana ya no está',
    ],
    grows:
      'La experiencia abre puertas en quirófano, urgencias, residencias o pediatría. Hay quien sigue hacia un grado superior o hacia Enfermería.',
    tries: [
      'Ayuda en casa a una persona mayor a levantarse y caminar, a su ritmo, y observa.',
      'Haz una cama con alguien dentro, turnándote con un familiar: es más difícil de lo que parece.',
      'Da de comer a otra persona durante una comida entera y después deja que te den a ti.',
    ],
  },
  'emergencias-sanitarias': {
    alsoCalled: ['Técnico en ambulancia', 'Paramédico', 'TES'],
    does: 'Llega en ambulancia cuando alguien se ha hecho daño o se ha puesto muy mal. Valora la situación, presta la primera asistencia, inmoviliza, traslada y mantiene informado al hospital. También revisa el vehículo y el equipo, porque todo debe estar listo para el siguiente aviso.',
    day: [
      { at: 8, what: 'Abres el turno comprobando oxígeno, batería y botiquín.' },
      {
        at: 10,
        what: 'El primer aviso es una caída en casa; el segundo, un choque en la carretera. Allí miras primero si es seguro acercarse.',
      },
      {
        at: 13,
        what: 'Manejas la camilla con tu compañera y hablas con la persona herida todo el camino.',
      },
      {
        at: 16,
        what: 'Entregas el caso en urgencias, limpias la ambulancia y repones lo gastado. Vuelve a sonar la radio.',
      },
    ],
    tasks: [
      'Valorar en segundos qué es grave y qué puede esperar',
      'Reanimar, frenar hemorragias e inmovilizar a personas heridas',
      'Trasladar en ambulancia vigilando a la persona todo el viaje',
      'Informar por radio a la central y al hospital',
      'Tranquilizar a quien sufre y a quien mira',
      'Revisar vehículo, oxígeno y material antes de salir',
    ],
    tires: [
      'Turnos largos en los que se come cuando se puede',
      'Escenas que vuelven a la cabeza días después',
      'Levantar camillas por escaleras estrechas',
    ],
    grows:
      'Con experiencia se llega a coordinar avisos, formar a otros equipos o especializarse en rescate, grandes emergencias o transporte de pacientes críticos.',
    tries: [
      'Aprende la reanimación con un video oficial y practícala sobre un cojín al ritmo de una canción.',
      'Revisa el botiquín de casa, tira lo caducado con permiso y haz la lista de lo que falta.',
      'Ensaya con alguien una llamada de emergencia falsa sin marcar: dónde, qué pasa, cuántas personas.',
    ],
  },
  'atencion-a-la-dependencia': {
    alsoCalled: ['Cuidado de personas mayores', 'Asistencia personal', 'Atención sociosanitaria'],
    does: 'Apoya en su vida diaria a personas mayores o con discapacidad, en su casa o en un centro: levantarse, comer, salir, hacer la compra, mantener amistades. Busca que hagan por sí mismas todo lo posible y da a las familias un respiro que necesitan.',
    day: [
      { at: 9, what: 'Tocas el timbre y doña Rosa ya tiene preparada la ropa.' },
      {
        at: 10,
        what: 'La ayudas a ducharse, desayunan hablando de sus nietos y repasan las pastillas una por una.',
      },
      { at: 12, what: 'Paseo hasta el mercado, a su ritmo. Saluda a medio barrio.' },
      {
        at: 17,
        what: 'En otra casa haces ejercicios suaves con un chico en silla de ruedas y anotas el día.',
      },
    ],
    tasks: [
      'Ayudar a levantarse, asearse y vestirse respetando la intimidad',
      'Acompañar en compras, paseos y visitas médicas',
      'Preparar comidas y recordar las medicinas pautadas',
      'Adaptar la casa para evitar caídas',
      'Hacer compañía y animar a mantener amistades',
      'Avisar a la familia o al equipo de cualquier cambio',
    ],
    tires: [
      'Trabajo físico en baños pequeños y sin ayuda',
      'Ir de una casa a otra con el reloj encima',
      'Despedirse de personas a las que se acompañó años',
    ],
    grows:
      'Empiezas con tres casas y sus llaves. Con los años puedes coordinar la ayuda a domicilio de una zona, entrar en un centro de día o seguir hacia un grado superior del área social.',
    tries: [
      'Acompaña una mañana a una persona mayor de tu familia y anota qué hace sin ayuda.',
      'Recorre tu casa con una silla de oficina imaginando que no puedes levantarte: apunta cada obstáculo.',
      'Pregunta a alguien que cuide a un familiar qué le daría un respiro.',
    ],
  },
  'cuidados-en-salud-mental': {
    alsoCalled: ['Auxiliar de salud mental', 'Auxiliar psiquiátrico'],
    does: 'Acompaña a personas con un trastorno mental en hospitales, residencias y centros de día. Ayuda con rutinas, propone actividades, observa cambios de ánimo y calma situaciones tensas. Sigue el plan que marca el equipo de psiquiatría y enfermería, y aporta lo que ve cada día.',
    day: [
      {
        at: 8,
        what: 'Desayunas con el grupo porque en la mesa se nota cómo ha amanecido cada persona.',
      },
      {
        at: 11,
        what: 'Hay taller de huerto; un residente no quiere salir y te sientas un rato a su lado.',
      },
      { at: 13, what: 'Surge una discusión y hablas bajo hasta que pasa.' },
      {
        at: 17,
        what: 'Cuentas tus observaciones al equipo. En la ventana ha aparecido un tomate en una maceta.',
      },
    ],
    tasks: [
      'Acompañar comidas, aseo y descanso sin mandar de más',
      'Animar a participar en talleres y salidas',
      'Observar cambios de ánimo y contarlos al equipo',
      'Calmar una discusión antes de que crezca',
      'Vigilar que se tome la medicación prevista',
    ],
    tires: [
      'Momentos de tensión en los que hay que hablar bajo',
      'Días idénticos, con progresos que apenas se ven',
      'Turnos que cubren también noches y fiestas',
    ],
    grows:
      'Con formación se pasa a integración social, a coordinar una vivienda tutelada o a unidades especializadas de un hospital.',
    tries: [
      'Busca qué es un centro de día y explícalo en tu casa sin usar palabras técnicas.',
      'Anota durante una semana tu propio ánimo a tres horas fijas y mira qué lo mueve.',
      'Prepara una actividad tranquila de media hora para tu familia y observa quién se descuelga.',
    ],
  },
  fisioterapia: {
    alsoCalled: ['Kinesiología', 'Terapia física', 'Kinesioterapia'],
    does: 'Devuelve movimiento y alivia dolor con ejercicio, manos y aparatos, sin medicamentos. Trabaja con deportistas lesionados, personas operadas, mayores o bebés con problemas de desarrollo. Evalúa, diseña un plan y enseña ejercicios para que cada cual avance también en casa.',
    day: [
      {
        at: 9,
        what: 'En la primera camilla espera una rodilla recién operada; en la segunda, una espalda que lleva meses quejándose.',
      },
      {
        at: 10,
        what: 'Palpas, mides cuánto se dobla, corriges una postura y animas cuando duele un poco.',
      },
      { at: 12, what: 'Entrenas equilibrio con un grupo de mayores.' },
      { at: 17, what: 'Entre sesiones escribes qué ha cambiado desde la última vez.' },
    ],
    tasks: [
      'Explorar cómo se mueve alguien y dónde se frena',
      'Diseñar un plan de ejercicios para cada lesión',
      'Tratar con las manos músculos y articulaciones',
      'Corregir posturas y enseñar a seguir en casa',
      'Medir los avances y cambiar lo que no sirve',
      'Hablar con medicina sobre el alta o la operación',
    ],
    tires: [
      'Manos, muñecas y espalda propias, que también se gastan',
      'Pacientes que no hacen los ejercicios y esperan milagros',
      'Sesiones encadenadas con pocos minutos entre camillas',
    ],
    grows:
      'Lo habitual es empezar en clínicas, aseguradoras o residencias. Luego hay quien se dedica al deporte, al suelo pélvico, a la infancia o abre consulta.',
    tries: [
      'Graba cómo caminan dos personas de tu familia y describe tres diferencias.',
      'Prueba a equilibrarte en un pie con los ojos cerrados cada día y anota los segundos.',
      'Pregunta a alguien que se haya lesionado qué ejercicio le ayudó y por qué.',
    ],
  },
  'terapia-ocupacional': {
    alsoCalled: ['Terapeuta ocupacional', 'Ergoterapia'],
    does: 'Ayuda a recuperar las actividades que hacen la vida propia: vestirse, cocinar, escribir, trabajar, jugar. Después de una lesión o con una discapacidad, analiza qué impide hacerlas, entrena otra manera y adapta la casa, la escuela o las herramientas.',
    day: [
      {
        at: 9,
        what: 'En la cocina del centro, una mujer que sufrió un derrame practica cómo abrir un frasco con una mano.',
      },
      { at: 12, what: 'Visitas una casa para medir puertas y decidir dónde va una barra.' },
      {
        at: 16,
        what: 'Con un niño que no soporta los ruidos inventas un juego. Cierras la jornada probando una cuchara adaptada.',
      },
    ],
    tasks: [
      'Valorar qué puede hacer una persona y qué le impide más',
      'Elegir actividades que entrenen lo que necesita cada día',
      'Practicar vestirse, comer o escribir de otro modo',
      'Adaptar casas, aulas y puestos de trabajo',
      'Probar férulas, cubiertos y otras ayudas técnicas',
      'Escribir informes sobre los progresos de cada semana',
    ],
    tires: [
      'Explicar una y otra vez en qué consiste el oficio',
      'Mejoras que se cuentan en milímetros y meses',
      'Casas y colegios que no se dejan adaptar',
    ],
    grows:
      'Lo que aprendes con una cuchara sirve después para una casa entera. La infancia, las manos, la salud mental y el daño cerebral son terrenos propios, y hay quien asesora a los que diseñan viviendas accesibles.',
    tries: [
      'Prepara un desayuno entero con una sola mano y apunta dónde te atascaste.',
      'Inventa con cartón y cinta un mango que haga más fácil usar una cuchara.',
      'Mide las puertas de tu casa y averigua si pasaría una silla de ruedas.',
    ],
  },
  logopedia: {
    alsoCalled: ['Fonoaudiología', 'Terapia del lenguaje', 'Fonoaudiólogo'],
    does: 'Trata dificultades para hablar, entender, leer, usar la voz o tragar. Sus pacientes van desde un niño que tarda en hablar hasta una persona que perdió las palabras tras un accidente cerebral o una docente que se queda sin voz. Evalúa, entrena y aconseja a las familias.',
    day: [
      {
        at: 9,
        what: 'Sentada en el suelo, una niña sopla pompas de jabón: parece un juego y es un ejercicio para la erre.',
      },
      { at: 11, what: 'Repasas con un hombre los nombres de las cosas de su cocina, foto a foto.' },
      { at: 13, what: 'Grabas, escuchas, ajustas. Hoy ha salido sartén.' },
      { at: 17, what: 'Hablas con una escuela y preparas tarjetas para mañana.' },
    ],
    tasks: [
      'Evaluar habla, comprensión, voz y forma de tragar',
      'Diseñar ejercicios para cada dificultad, a menudo como juegos',
      'Entrenar sonidos, palabras y frases en sesiones cortas',
      'Aconsejar a familias y colegios sobre cómo hablarle',
      'Registrar avances y cambiar el plan si se estanca',
    ],
    tires: [
      'Repetir el mismo sonido cien veces con cara de estreno',
      'La propia voz, que trabaja toda la jornada',
      'Familias con prisa ante avances que piden meses',
    ],
    grows:
      'Hay quien trabaja en colegios, en hospitales con personas que han sufrido un derrame cerebral, o abre un gabinete y se especializa en voz o en tartamudez.',
    tries: [
      'Grábate leyendo un minuto y escucha qué sonidos se te escapan.',
      'Juega a explicar una receta sin usar nombres de cosas y observa cómo te las arreglas.',
      'Ponte una mano en la garganta y descubre qué consonantes vibran y cuáles no.',
    ],
  },
  podologia: {
    alsoCalled: ['Podólogo', 'Podiatría'],
    does: 'Se especializa en los pies: durezas, uñas, deformaciones, heridas de personas con diabetes, dolores al correr. Diagnostica, opera lesiones pequeñas, estudia la pisada y fabrica plantillas a medida. Un trabajo de precisión en el que muchas veces el alivio se nota ese mismo día.',
    day: [
      { at: 9, what: 'Un corredor sube a la cinta mientras la cámara graba cómo apoya.' },
      { at: 10, what: 'Ves el giro del tobillo, tomas un molde y dibujas la plantilla.' },
      {
        at: 12,
        what: 'La siguiente paciente tiene diabetes, así que revisas cada centímetro de piel. Con el bisturí, calma.',
      },
      { at: 17, what: 'Lijas una corrección en el pequeño taller.' },
    ],
    tasks: [
      'Explorar pies y tobillos y averiguar la causa del dolor',
      'Tratar uñas, durezas, verrugas y heridas pequeñas',
      'Estudiar la pisada con cámaras y plataformas',
      'Diseñar y ajustar plantillas a medida',
      'Enseñar a cuidarse los pies, sobre todo con diabetes',
      'Derivar cuando el problema viene de otra parte',
    ],
    tires: [
      'Trabajar con la cabeza agachada y la luz encima',
      'Heridas que tardan meses en cerrar',
      'Ruido y polvo del taller de plantillas',
    ],
    grows:
      'Es frecuente tener consulta propia con los años, y hay quien se centra en deporte, infancia, cirugía del pie o diabetes.',
    tries: [
      'Moja los pies, pisa un papel y compara tu huella con la de tu familia.',
      'Mira la suela de tres pares de zapatos viejos y deduce cómo camina cada persona.',
      'Busca por qué la diabetes daña los pies y cuéntaselo a alguien que la tenga.',
    ],
  },
  'optica-y-optometria': {
    alsoCalled: ['Optometrista', 'Óptico', 'Contactología'],
    does: 'Mide la vista y la mejora. Detecta si hacen falta anteojos, lentes de contacto o ejercicios visuales, y reconoce señales que deben ver en oftalmología. Une ciencia de la luz, aparatos de medida y trato con público en ópticas, clínicas o talleres.',
    day: [
      {
        at: 10,
        what: '¿Mejor así, o así? Repites la pregunta con paciencia hasta encontrar la lente exacta.',
      },
      { at: 12, what: 'Un niño entrecierra los ojos y resulta que no veía la pizarra.' },
      {
        at: 17,
        what: 'Adaptas unos lentes de contacto, tomas la presión del ojo y derivas a una señora con una mancha extraña.',
      },
      { at: 19, what: 'También aconsejas monturas y ajustas patillas.' },
    ],
    tasks: [
      'Medir la vista y la presión del ojo',
      'Decidir qué lentes o ejercicios hacen falta',
      'Adaptar lentes de contacto y enseñar a usarlas',
      'Reconocer señales de enfermedad y derivar a tiempo',
      'Aconsejar monturas y ajustarlas a cada cara',
    ],
    tires: [
      'La misma pregunta muchas veces al día, con la misma paciencia',
      'Horario de comercio, con tardes y sábados',
      'Vender y cuidar a la vez, que a veces tira en dos direcciones',
    ],
    grows:
      'La primera tienda suele ser de otra persona. Luego llega la óptica propia, el hospital o una fábrica de lentes, y quien sigue estudiando se queda con la visión de los niños o con quienes ven muy poco.',
    tries: [
      'Dibuja una tabla de letras y mide a qué distancia la lee cada persona de casa.',
      'Busca tu punto ciego con una hoja, una cruz y un punto.',
      'Observa una cuchara por sus dos lados y explica por qué cambia tu cara.',
    ],
  },
  musicoterapia: {
    alsoCalled: ['Terapia con música', 'Musicoterapeuta'],
    does: 'Usa canciones, ritmo e instrumentos para objetivos de salud: comunicarse, recordar, moverse, calmarse, expresar lo que no cabe en palabras. Trabaja con niños con autismo, personas con demencia o pacientes de hospital. En España se suele llegar con un máster después de otra carrera.',
    day: [
      { at: 10, what: 'Cargas la guitarra y una caja de tambores hasta la residencia.' },
      {
        at: 11,
        what: 'Una mujer que ya casi no habla canta entera una canción de su juventud, y su hija la graba.',
      },
      { at: 16, what: 'En un colegio, un chico y tú se contestan golpeando el piano.' },
      { at: 18, what: 'Escribes qué respondió cada cual y qué probarás.' },
    ],
    tasks: [
      'Preparar sesiones de música con un objetivo de salud',
      'Tocar, cantar e improvisar con cada persona',
      'Observar gestos y respuestas mientras suena la música',
      'Elegir instrumentos y canciones según la historia de cada cual',
      'Escribir qué cambió y comentarlo con el equipo',
    ],
    tires: [
      'Cargar instrumentos de un centro a otro',
      'Explicar que una sesión va más allá de entretener',
      'Juntar horas en varios sitios hasta completar la semana',
    ],
    grows:
      'Con los años se puede tener un lugar fijo en un hospital o colegio, llevar proyectos propios, supervisar a otros o investigar.',
    tries: [
      'Pregunta a una persona mayor qué canción le devuelve a otro año y escúchenla juntos.',
      'Conversa con alguien solo con golpes en la mesa durante dos minutos.',
      'Haz una lista de canciones para calmarte y otra para activarte, y pruébalas tres días.',
    ],
  },
  arteterapia: {
    alsoCalled: ['Terapia por el arte', 'Terapia creativa'],
    does: 'Acompaña a personas a expresar y entender lo que sienten mediante dibujo, barro, collage o pintura. No importa la calidad de la obra, importa lo que pasa al hacerla. Trabaja en hospitales, escuelas y asociaciones, y se llega con formación de posgrado.',
    day: [
      { at: 9, what: 'Preparas la mesa con papel grande, barro y témperas.' },
      {
        at: 10,
        what: 'El grupo de la mañana son adolescentes que han cambiado de país; nadie tiene que explicar su dibujo, aunque alguno quiere. Haces pocas preguntas y buenas.',
      },
      { at: 16, what: 'En oncología, una paciente modela en silencio.' },
      { at: 18, what: 'Guardas las obras y anotas el proceso.' },
    ],
    tasks: [
      'Preparar materiales y un lugar donde nadie juzgue',
      'Guiar sesiones de dibujo, barro o collage',
      'Observar el proceso y anotar lo que aparece',
      'Hablar de la obra con quien la hizo',
      'Coordinar el trabajo con psicología, colegio u hospital',
    ],
    tires: [
      'Recibir historias duras sin poder arreglarlas',
      'Contratos por horas en varias asociaciones',
      'Salas prestadas que hay que montar y limpiar cada vez',
    ],
    grows:
      'Suele combinarse con psicología, educación o bellas artes. Con experiencia se llevan grupos propios, se forma a otras personas o se trabaja en hospitales.',
    tries: [
      'Dibuja tu semana usando solo colores y líneas, sin objetos, y míralo al día siguiente.',
      'Modela con los ojos cerrados durante diez minutos y apunta qué sentiste, en vez de qué salió.',
      'Busca en la biblioteca cuadros hechos en hospitales y lee quién los pintó.',
    ],
  },
  'atencion-al-paciente': {
    alsoCalled: ['Información en hospitales', 'Admisión de pacientes', 'Defensa del paciente'],
    does: 'Orienta a pacientes y familias dentro del sistema de salud: explica trámites, derechos y pasos siguientes, recoge quejas, busca soluciones y coordina citas entre servicios. Es el puente entre personas preocupadas y una organización que muchas veces no se entiende desde fuera.',
    day: [
      { at: 9, what: 'Una hija pregunta por qué trasladaron a su padre y nadie se lo ha contado.' },
      { at: 10, what: 'La sientas, llamas a enfermería y vuelves con una respuesta clara.' },
      {
        at: 12,
        what: 'Encuentras una intérprete para una pareja recién llegada y juntas tres citas en un mismo día.',
      },
      {
        at: 16,
        what: 'Lees quejas y propones un cambio en la señalización: la flecha de rayos X apunta a un armario.',
      },
    ],
    tasks: [
      'Escuchar qué pasó y averiguar quién tiene la respuesta',
      'Explicar derechos, normas y pasos en palabras sencillas',
      'Coordinar citas entre servicios que no se hablan',
      'Recoger quejas y seguirlas hasta que alguien conteste',
      'Buscar intérprete, transporte o ayuda social',
    ],
    tires: [
      'Enojos que van contra el hospital y te llegan a ti',
      'Normas que tampoco comprende quien las explica',
      'Estar en medio de dos partes que tienen prisa',
    ],
    grows:
      'Quien conoce todas las ventanillas acaba ordenándolas: primero coordina admisión, después la calidad o la gestión de un centro, y con más estudios dirige el servicio.',
    tries: [
      'Dibuja el camino que siguió un familiar desde que pidió cita hasta que lo atendieron.',
      'Lee la carta de derechos de pacientes de tu región y marca la frase menos clara.',
      'Reescribe una carta oficial que haya en casa para que la entienda alguien de diez años.',
    ],
  },
  anestesiologia: {
    alsoCalled: ['Anestesista', 'Anestesiólogo', 'Reanimación', 'Medicina del dolor'],
    does: 'Es la medicina que hace posible operar: quita el dolor y la conciencia durante un rato y mantiene mientras tanto la respiración, la presión y el corazón. También atiende partos, unidades de cuidados intensivos y a personas con un dolor que no se va. Casi todo se decide en segundos y se prepara durante horas.',
    day: [
      {
        at: 8,
        what: 'Revisas el aparato, las jeringas con su etiqueta de color y el plan por si algo falla. La primera paciente tiembla y le preguntas por su perro.',
      },
      {
        at: 9,
        what: 'Cuenta hasta cuatro y se duerme a mitad del perro. Colocas el tubo y escuchas los dos pulmones.',
      },
      {
        at: 11,
        what: 'La presión baja; tú ya tenías la mano en la jeringa. Cirugía ni se entera.',
      },
      { at: 14, what: 'Despierta en reanimación y termina la frase.' },
    ],
    tasks: [
      'Preguntar, explorar y calcular el riesgo antes de operar',
      'Dormir a la persona o anestesiar solo una zona',
      'Vigilar respiración, presión y corazón durante toda la operación',
      'Corregir una bajada o una complicación en segundos',
      'Aliviar el dolor del parto, de la cirugía o de años',
      'Atender emergencias en las que alguien deja de respirar',
    ],
    tires: [
      'Horas mirando números tranquilos que pueden dejar de serlo',
      'Guardias de noche con decisiones que no esperan',
      'Que casi nadie recuerde tu cara al despertar',
    ],
    grows:
      'De la operación sencilla pasas al corazón, al recién nacido o al trasplante. Los cuidados intensivos y el dolor crónico son casas vecinas, y alguien tiene que coordinar los quirófanos y formar a residentes.',
    tries: [
      'Busca cómo se operaba antes de la anestesia y quién la probó en público por primera vez.',
      'Cuenta tus respiraciones por minuto en reposo, hablando y después de correr, y compara.',
      'Pregunta a alguien a quien operaron qué recuerda de los minutos antes de dormirse.',
    ],
  },
  cardiologia: {
    alsoCalled: ['Cardiólogo', 'Cardióloga', 'Médico del corazón'],
    does: 'Se ocupa del corazón y de los vasos: infartos, arritmias, válvulas que cierran mal, presión alta. Escucha, hace electrocardiogramas y ecografías, receta, pone marcapasos o abre una arteria con un catéter desde la muñeca. Una parte del trabajo es urgente; la otra consiste en convencer a alguien de que camine.',
    day: [
      {
        at: 8,
        what: 'Pasas visita con el estetoscopio tibio en la mano. Un corazón suena a galope y otro a puerta mal cerrada.',
      },
      { at: 10, what: 'En la sala de ecografía mides una válvula que aletea en la pantalla.' },
      {
        at: 13,
        what: 'Entra un infarto. Subes un catéter por la muñeca, la arteria se abre y la cara cambia de color.',
      },
      {
        at: 17,
        what: 'Un camionero te enseña su lista de paseos. Tres son mentira y los dos se ríen.',
      },
    ],
    tasks: [
      'Escuchar el corazón y preguntar por ahogos y dolores',
      'Leer electrocardiogramas, ecografías y pruebas de esfuerzo',
      'Atender infartos y paradas sin perder un minuto',
      'Recetar y ajustar medicinas del corazón y la presión',
      'Abrir arterias o colocar marcapasos y catéteres',
      'Aconsejar sobre tabaco, comida y ejercicio',
    ],
    tires: [
      'Avisos de madrugada en los que hay que correr',
      'Delantal de plomo muchas horas en la sala de catéteres',
      'Pacientes que vuelven a fumar al salir',
    ],
    grows:
      'Hay quien se dedica a las arritmias, los catéteres, la imagen o la insuficiencia cardiaca, y quien combina hospital, consulta e investigación.',
    tries: [
      'Dibuja el camino de la sangre por el corazón y explícalo en voz alta sin mirar.',
      'Toma el pulso a cinco familiares en reposo y busca por qué cada uno es distinto.',
      'Escucha un corazón por un embudo con un tubo de cartón y describe los dos golpes.',
    ],
  },
  'cirugia-ortopedica': {
    alsoCalled: ['Cirujano', 'Cirujana', 'Traumatología', 'Médico cirujano', 'Cirugía general'],
    does: 'Repara lo que sostiene el cuerpo: fracturas, caderas gastadas, rodillas de deportistas, columnas torcidas, manos atrapadas en una máquina. Decide si hace falta operar, entra en quirófano con un equipo entero y sigue a la persona hasta que camina. Pide fuerza, finura y bastante gusto por los tornillos.',
    day: [
      {
        at: 7,
        what: 'Repasas radiografías con la taza en la mano. Alguien se cayó de un andamio y su tobillo parece un rompecabezas.',
      },
      {
        at: 8,
        what: 'Te lavas las manos cinco minutos. Sierra, taladro y una placa con seis tornillos que encaja al segundo intento.',
      },
      { at: 14, what: 'En su habitación, la cadera de ayer ya ha dado cuatro pasos.' },
      {
        at: 16,
        what: 'Dices a una corredora que no la vas a operar. Le cuesta creer que sea buena noticia.',
      },
    ],
    tasks: [
      'Explorar la lesión y leer radiografías y resonancias',
      'Decidir con cada paciente si conviene operar',
      'Operar fracturas, caderas, rodillas, columnas o manos',
      'Dirigir en el quirófano a todo un equipo',
      'Revisar heridas y movimiento después de la operación',
      'Reducir fracturas y colocar yesos en urgencias',
    ],
    tires: [
      'Operaciones de pie, con delantal de plomo y poca agua',
      'Guardias llenas de caídas, motos y fines de semana',
      'Complicaciones que se llevan a casa en la cabeza',
    ],
    grows:
      'Suele elegirse una parte del cuerpo: mano, columna, rodilla, infancia. Otras personas llegan a jefaturas, a la investigación de prótesis o a misiones humanitarias.',
    tries: [
      'Une dos trozos de madera con tornillos y una placa, y averigua cuándo aguanta y cuándo cede.',
      'Aprende a coser puntos sueltos sobre una cáscara de banana o plátano con aguja e hilo.',
      'Nombra los huesos de tu mano y tu pie con un atlas de la biblioteca.',
    ],
  },
  dermatologia: {
    alsoCalled: ['Dermatólogo', 'Dermatóloga', 'Médico de la piel'],
    does: 'Es la medicina de la piel, el pelo y las uñas. Reconoce cientos de manchas a simple vista o con una lente, trata acné, psoriasis e infecciones, quita lunares sospechosos y busca el cáncer de piel cuando todavía es pequeño. Mucho se ve de un vistazo, y ese vistazo se entrena durante años.',
    day: [
      {
        at: 9,
        what: 'Un chico con acné mira al suelo. Le explicas cuánto tarda el tratamiento y que la pasta de dientes no cura granos.',
      },
      {
        at: 11,
        what: 'Recorres con la lente la espalda de un marinero, lunar por lunar, como quien lee un mapa.',
      },
      {
        at: 13,
        what: 'Uno no te gusta: anestesia, bisturí y tres puntos. La muestra sale en un frasco con etiqueta.',
      },
      {
        at: 17,
        what: 'Estudias fotos que envía un centro de salud y contestas cuáles deben venir mañana.',
      },
    ],
    tasks: [
      'Mirar toda la piel con buena luz y una lente',
      'Diagnosticar manchas, granos, alergias y caída del pelo',
      'Quitar o congelar lesiones con cirugía pequeña',
      'Enviar muestras a analizar y explicar el resultado',
      'Recetar cremas, medicinas o sesiones de luz',
      'Enseñar a protegerse del sol y a vigilarse',
    ],
    tires: [
      'Consultas muy seguidas, con decenas de espaldas al día',
      'Enfermedades que vuelven y que la gente esconde por vergüenza',
      'Demanda de belleza que compite con la de salud',
    ],
    grows:
      'Hay caminos hacia el cáncer de piel, la infancia, las alergias de contacto o la cirugía, en hospital o en consulta propia.',
    tries: [
      'Fotografía un lunar tuyo junto a una regla y busca qué señales se vigilan en ellos.',
      'Lee la etiqueta de dos cremas de casa y averigua para qué está cada ingrediente.',
      'Pon un papel sensible o una hoja verde a medio tapar al sol y observa qué cambia.',
    ],
  },
  'medicina-de-urgencias': {
    alsoCalled: [
      'Urgenciólogo',
      'Médico de urgencias',
      'Emergenciología',
      'Medicina de emergencias',
    ],
    does: 'Atiende a cualquiera que entra por la puerta del hospital o llama a emergencias: dolor en el pecho, un corte, una intoxicación, un susto. Ordena por gravedad, estabiliza, diagnostica lo suficiente y decide quién ingresa, quién espera y quién vuelve a casa. Sabe un poco de todo y mucho de lo inmediato.',
    day: [
      {
        at: 15,
        what: 'Recibes el relevo: catorce personas en observación y una sala de espera que ya protesta.',
      },
      {
        at: 18,
        what: 'Un dolor de pecho resulta ser una costilla; un simple mareo, un corazón que falla. Cambias de camilla sin cambiar de tono.',
      },
      {
        at: 22,
        what: 'Coses una ceja a un chico que celebraba su cumpleaños. Aún lleva el confeti.',
      },
      {
        at: 2,
        what: 'Comes de pie algo que fue un sándwich. Suena la radio: llega una ambulancia en cuatro minutos.',
      },
    ],
    tasks: [
      'Explorar deprisa y reconocer lo que no puede esperar',
      'Estabilizar a quien respira mal, sangra o pierde el conocimiento',
      'Pedir pruebas e interpretarlas con lo que se sabe',
      'Decidir ingresos, altas y consultas con especialistas',
      'Coser heridas, colocar huesos y calmar dolores',
      'Dar noticias difíciles en poco tiempo y con respeto',
    ],
    tires: [
      'Turnos de noche que no se compensan durmiendo de día',
      'Gente que grita porque lleva horas esperando',
      'Dejar a cada paciente sin saber cómo acaba su historia',
    ],
    grows:
      'Con los años cambias de puerta: la del hospital, la de una ambulancia, la de un helicóptero. También puedes coordinar desde la sala donde suenan las llamadas, enseñar o irte a catástrofes y cooperación.',
    tries: [
      'Ordena de más a menos grave diez situaciones inventadas y discútelas con alguien de casa.',
      'Haz un curso gratuito de primeros auxilios de tu municipio o de tu escuela.',
      'Cronometra cuánto tardas en contar un problema de salud con lo imprescindible y nada más.',
    ],
  },
  neurologia: {
    alsoCalled: ['Neurólogo', 'Neuróloga', 'Médico del cerebro', 'Neurociencia clínica'],
    does: 'Se ocupa del cerebro, la médula y los nervios: derrames cerebrales, migrañas, epilepsia, párkinson, pérdidas de memoria. Gran parte del diagnóstico sale de preguntar y de explorar con un martillo y una linterna; después vienen resonancias y otras pruebas. Algunas enfermedades se curan, muchas se frenan y otras se acompañan.',
    day: [
      {
        at: 8,
        what: 'Pides a un paciente que camine, cierre los ojos y se toque la nariz. El dedo aterriza en la mejilla, y eso ya dice mucho.',
      },
      {
        at: 10,
        what: 'Avisan de un derrame. Miras la pantalla con radiología y en minutos decides.',
      },
      { at: 13, what: 'Comes con la imagen de una médula todavía en la cabeza.' },
      {
        at: 16,
        what: 'Una profesora jubilada dibuja un reloj con todos los números en un lado. Su hermano mira la ventana.',
      },
    ],
    tasks: [
      'Preguntar con detalle cuándo empezó y cómo cambia',
      'Explorar fuerza, reflejos, equilibrio, habla y memoria',
      'Interpretar resonancias, registros del cerebro y punciones',
      'Diagnosticar derrames cerebrales, epilepsias, migrañas y demencias',
      'Recetar medicinas y vigilar sus efectos en la conducta',
      'Explicar a las familias qué se puede esperar',
    ],
    tires: [
      'Enfermedades que avanzan aunque todo se haga bien',
      'El reloj en contra cada vez que llega un derrame cerebral',
      'Mucho estudio: el mapa del cerebro cambia cada año',
    ],
    grows:
      'El cerebro no cabe en una sola consulta: se acaba eligiendo derrames, epilepsia, movimiento, memoria, infancia o dolor de cabeza. Pocas especialidades tienen la investigación tan a mano.',
    tries: [
      'Busca en la biblioteca un libro de casos neurológicos reales y cuenta uno en la cena.',
      'Prueba ilusiones ópticas con tu familia y averigua qué hace el cerebro en cada una.',
      'Pide a alguien que recuerde diez palabras, distráelo cinco minutos y mira cuáles quedan.',
    ],
  },
  'ginecologia-y-obstetricia': {
    alsoCalled: ['Ginecólogo', 'Ginecóloga', 'Obstetra', 'Tocología'],
    does: 'Une medicina y cirugía: revisiones, anticonceptivos, embarazos de riesgo, cesáreas, fertilidad, tumores de útero o de mama. Se atiende a la misma persona en etapas muy distintas, desde la primera regla hasta después de la menopausia, y se habla de cosas que muchas no han contado a nadie.',
    day: [
      {
        at: 8,
        what: 'Empiezas con ecografías. En la pantalla late algo del tamaño de una lenteja y la pareja se queda muda.',
      },
      {
        at: 11,
        what: 'Quitas un quiste por tres cortes pequeños, mirando una pantalla en vez de tus manos.',
      },
      {
        at: 16,
        what: 'Una chica pregunta en voz baja si lo suyo es normal. Lo es, y se lo explicas con un dibujo.',
      },
      {
        at: 21,
        what: 'De guardia. La matrona te llama: el latido no remonta. Cesárea, silencio y un llanto furioso.',
      },
    ],
    tasks: [
      'Explorar y hacer ecografías en revisiones y embarazos',
      'Atender embarazos de riesgo y partos que se complican',
      'Operar úteros, ovarios y mamas, y hacer cesáreas',
      'Explicar opciones anticonceptivas y de fertilidad',
      'Interpretar citologías, análisis e imágenes',
      'Escuchar dudas íntimas sin prisa ni juicios',
    ],
    tires: [
      'Guardias en las que dos vidas dependen de la misma decisión',
      'Noticias que llegan cuando se esperaba otra cosa',
      'Quirófano por la mañana y consulta llena por la tarde',
    ],
    grows:
      'Lo habitual es inclinarse hacia partos, fertilidad, cáncer, suelo pélvico o ecografía, y repartir la semana entre quirófano y consulta.',
    tries: [
      'Busca qué revisiones ginecológicas se recomiendan a cada edad y por qué.',
      'Pregunta a dos mujeres de tu familia qué les habría gustado saber a tus años.',
      'Sigue en un libro o un video serio las semanas de un embarazo y haz una línea del tiempo.',
    ],
  },
  radiologia: {
    alsoCalled: ['Radiólogo', 'Radióloga', 'Radiodiagnóstico', 'Médico de imagen'],
    does: 'Interpreta radiografías, ecografías, escáneres y resonancias para que otras especialidades sepan qué tratar. Decide qué prueba conviene, compara con las de hace años, dicta un informe y avisa si algo corre prisa. También entra en acción: guía agujas y catéteres mirando la pantalla. Se trabaja mucho a oscuras y casi siempre en equipo.',
    day: [
      {
        at: 8,
        what: 'Tres pantallas, luz baja y café. La lista de la noche tiene cuarenta estudios sin informe.',
      },
      {
        at: 10,
        what: 'Pasas cortes de un abdomen como quien hojea un libro. En la página doscientas hay una sombra del tamaño de un garbanzo.',
      },
      {
        at: 12,
        what: 'Cirugía baja a discutir. Señalas con el lápiz, se quedan mirando y cambian el plan.',
      },
      {
        at: 16,
        what: 'Con la ecografía guías una aguja hasta un nódulo. La paciente prefiere mirar el techo.',
      },
    ],
    tasks: [
      'Interpretar radiografías, escáneres, resonancias y mamografías',
      'Escribir informes claros para quien pidió la prueba',
      'Comparar con imágenes antiguas y la historia del paciente',
      'Hacer ecografías y hablar con la persona mientras tanto',
      'Guiar agujas y catéteres mirando la imagen',
      'Llamar enseguida si aparece algo urgente',
    ],
    tires: [
      'Muchas horas de pantalla en una sala sin ventanas',
      'El miedo a pasar por alto algo pequeño',
      'Listas que crecen más deprisa de lo que se leen',
    ],
    grows:
      'Se tiende a elegir una zona: cabeza, mama, huesos, infancia, o las intervenciones con catéter. Hay quien informa a distancia o trabaja con programas que ayudan a mirar.',
    tries: [
      'Busca una colección abierta de radiografías para estudiantes y trata de encontrar la fractura.',
      'Mira dos fotos casi iguales y apunta las diferencias contra el reloj.',
      'Corta una fruta en rodajas finas y adivina en qué plano la cortó otra persona.',
    ],
  },
  oftalmologia: {
    alsoCalled: ['Oftalmólogo', 'Oftalmóloga', 'Médico de los ojos', 'Oculista'],
    does: 'Es la medicina y la cirugía del ojo: cataratas, glaucoma, retinas dañadas por la diabetes, golpes, niños que tuercen la vista. Se mira por dentro un órgano que cabe en una cuchara y se opera con microscopio. Mucha gente entra en quirófano viendo niebla y sale leyendo el cartel de enfrente.',
    day: [
      {
        at: 8,
        what: 'Operas cataratas. Bajo el microscopio la lente turbia se deshace y entra otra, doblada como un paraguas.',
      },
      {
        at: 11,
        what: 'Quitas el parche a la señora de ayer. Mira sus manos y se sorprende de las arrugas.',
      },
      { at: 13, what: 'Llega un soldador con algo clavado. Una gota, una aguja fina y fuera.' },
      {
        at: 17,
        what: 'En consulta miras retinas una a una: naranjas, con ríos rojos. En una hay una mancha nueva.',
      },
    ],
    tasks: [
      'Explorar el ojo por fuera y por dentro con aparatos',
      'Diagnosticar cataratas, glaucoma y daños en la retina',
      'Operar con microscopio y con láser',
      'Revisar a quien se ha operado y ajustar gotas',
      'Tratar golpes, infecciones y cuerpos extraños',
      'Explicar qué vista se puede recuperar y cuál no',
    ],
    tires: [
      'Precisión de décimas de milímetro con el cuello quieto',
      'Consultas con muchísimas revisiones seguidas',
      'Decir a alguien que dejará de ver',
    ],
    grows:
      'Con el tiempo se elige retina, córnea, glaucoma, infancia o cirugía de la vista, y hay misiones que operan cataratas en otros países.',
    tries: [
      'Dibuja un ojo partido por la mitad y explica en casa por dónde pasa la luz.',
      'Camina por tu cuarto con un plástico empañado delante y descubre qué cuesta más.',
      'Observa cómo cambia la pupila de alguien al encender una lámpara y busca por qué.',
    ],
  },
  'anatomia-patologica': {
    alsoCalled: ['Patólogo', 'Patóloga', 'Médico forense', 'Medicina legal'],
    does: 'Estudia órganos, biopsias y células para decir qué enfermedad hay, y de ese informe depende cómo se trata un cáncer. En su rama forense explora a personas vivas o fallecidas para aclarar a un juez qué ocurrió. Casi no hay consulta: hay microscopio, mesa, preguntas y un informe que debe aguantar.',
    day: [
      {
        at: 8,
        what: 'Llegan frascos del quirófano. Describes en voz alta un trozo de colon: color, medida, consistencia.',
      },
      {
        at: 10,
        what: 'Al microscopio, un campo morado y rosa. Entre células ordenadas hay un barrio que se ha saltado todas las normas.',
      },
      {
        at: 12,
        what: 'Llaman de quirófano: esperan tu respuesta con la herida abierta. Congelas, cortas, miras, contestas.',
      },
      {
        at: 16,
        what: 'Repasas un caso con la cirujana. Ella recuerda a la persona; tú, cada núcleo.',
      },
    ],
    tasks: [
      'Examinar al microscopio biopsias y células',
      'Describir y cortar órganos que llegan del quirófano',
      'Escribir el informe que guiará el tratamiento',
      'Contestar a cirugía mientras la operación sigue',
      'Hacer autopsias y explicar qué causó una muerte',
      'Discutir casos en comité con otras especialidades',
    ],
    tires: [
      'Horas quietas con los ojos en el microscopio',
      'Olores y escenas a las que cuesta acostumbrarse',
      'Saber que una palabra del informe cambia una vida',
    ],
    grows:
      'Al principio describes lo que otra persona firma. Después te llaman por un órgano, por la genética de los tumores o por lo forense, y quizá llevas un laboratorio o das clase en la facultad.',
    tries: [
      'Busca una colección en línea de tejidos al microscopio y dibuja cuatro muy distintos.',
      'Describe por escrito una fruta podrida con tal detalle que otra persona la reconozca.',
      'Compara una escena forense de una serie con un artículo serio y apunta tres mentiras.',
    ],
  },
  'medicina-deportiva': {
    alsoCalled: [
      'Médico deportivo',
      'Traumatología deportiva',
      'Medicina de la educación física y el deporte',
    ],
    does: 'Cuida la salud de quien hace deporte, profesional o no: reconocimientos antes de la temporada, pruebas de esfuerzo, lesiones de músculo y articulación, asma, corazón, vueltas demasiado tempranas. Trabaja con fisioterapia, nutrición y entrenadores, y a veces tiene que decir que no a un equipo entero. También receta ejercicio a personas enfermas.',
    day: [
      {
        at: 9,
        what: 'Una ciclista pedalea con mascarilla mientras la rampa sube. Miras el corazón, los pulmones y su cara, por ese orden.',
      },
      {
        at: 12,
        what: 'Ecografía de un muslo: la fibra rota parece un deshilachado. El delantero pregunta por el domingo. Contestas por el mes.',
      },
      { at: 17, what: 'A pie de campo, con la bolsa en las rodillas. Casi siempre no pasa nada.' },
      {
        at: 19,
        what: 'Un choque de cabezas. Le haces cinco preguntas y sale del partido, protestando.',
      },
    ],
    tasks: [
      'Reconocer a deportistas antes de empezar la temporada',
      'Diagnosticar lesiones de músculos, huesos y articulaciones',
      'Pedir pruebas e interpretar imágenes y esfuerzos',
      'Decidir cuándo alguien puede volver a competir',
      'Atender a pie de campo golpes y desmayos',
      'Recetar ejercicio a quien tiene una enfermedad',
    ],
    tires: [
      'Fines de semana y viajes con el equipo',
      'Presión para dar el alta antes de tiempo',
      'Atletas que esconden el dolor para jugar',
    ],
    grows:
      'Se empieza en el banquillo de un equipo pequeño o en una clínica. Luego llegan un club, una federación o una aseguradora, casi siempre junto a otra especialidad, las clases o la investigación.',
    tries: [
      'Corre diez minutos, mide tu pulso cada minuto al parar y dibuja cómo baja.',
      'Busca el protocolo de golpes en la cabeza de un deporte que te guste y explícalo.',
      'Pregunta en un club de tu barrio qué lesiones se repiten más y qué hacen.',
    ],
  },
};
