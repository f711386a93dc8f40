import type { FamilyWords } from '#content/catalog/words.ts';

export const health: FamilyWords = {
  'medicina-de-familia': {
    alsoCalled: ['Medicina general', 'Médico de cabecera', 'Medicina familiar y comunitaria'],
    does: 'Es la medicina que atiende a una persona entera y durante años: desde una fiebre hasta una enfermedad crónica. Escucha, explora, pide pruebas, receta y decide cuándo hace falta otra especialidad. Conoce a las familias de su zona y dedica parte del tiempo a prevenir.',
    day: [
      {
        at: 9,
        what: 'La mañana empieza con la lista de citas: una tos que no se va, un control de diabetes, un adolescente que duerme mal. Cada consulta dura pocos minutos, así que preguntas bien y miras a los ojos. A mediodía hay una visita a domicilio y una llamada al hospital. La tarde acaba con resultados y recetas.',
      },
    ],
  },
  'medicina-interna': {
    alsoCalled: ['Médico internista', 'Clínica médica'],
    does: 'Se ocupa de personas adultas con varias enfermedades a la vez o con síntomas que nadie ha explicado todavía, casi siempre en un hospital. Reúne pistas de análisis, imágenes y conversaciones para llegar a un diagnóstico, y ajusta tratamientos que se influyen unos a otros.',
    day: [
      {
        at: 9,
        what: 'A primera hora el equipo repasa quién ingresó de noche. Luego recorres las habitaciones: cómo respira una paciente, qué dice el análisis, qué preocupa a su hija. Discutes un caso raro con radiología y cambias una medicina que chocaba con otra. Antes de irte dejas escrito el plan para la guardia.',
      },
    ],
  },
  pediatria: {
    alsoCalled: ['Médico de niños', 'Pediatra'],
    does: 'Es la medicina de bebés, niños y adolescentes. Vigila que crezcan y se desarrollen bien, vacuna, trata infecciones y acompaña enfermedades largas. La mitad del trabajo consiste en explicar a las familias qué pasa y qué pueden hacer en casa, sin asustar.',
    day: [
      {
        at: 9,
        what: 'Un bebé de pocos meses se mide y se pesa mientras su padre hace preguntas. Después llega una niña con dolor de oído y un chico que necesita hablar a solas. Exploras jugando para que no tengan miedo. Entre consultas revisas vacunas, llamas a un colegio y estudias un resultado con calma.',
      },
    ],
  },
  psiquiatria: {
    alsoCalled: ['Médico psiquiatra', 'Salud mental'],
    does: 'Es la especialidad médica de la salud mental: depresión, ansiedad, psicosis, adicciones, trastornos de la conducta alimentaria. Diagnostica hablando y observando, combina medicación con terapia y trabaja en equipo con psicología, enfermería y trabajo social. También acompaña a las familias, que muchas veces llegan con dudas.',
    day: [
      {
        at: 9,
        what: 'La primera entrevista del día dura casi una hora y casi todo es escuchar. Luego ajustas una medicación que daba sueño, hablas con una madre y te reúnes con el equipo para decidir un alta. Por la tarde hay seguimiento: personas que mejoran despacio y agradecen que recuerdes su historia.',
      },
    ],
  },
  odontologia: {
    alsoCalled: ['Dentista', 'Estomatología'],
    does: 'Cuida dientes, encías y boca: previene caries, repara piezas, trata infecciones, coloca prótesis y explica cómo mantener todo sano. Combina conocimiento médico con un trabajo manual muy fino, y buena parte de la profesión ejerce en clínicas pequeñas, a menudo propias.',
    day: [
      {
        at: 9,
        what: 'Con guantes y lupa, empiezas por una limpieza y sigues con un empaste que exige pulso firme. Llega una persona con miedo y le cuentas cada paso antes de darlo. Entre citas estudias radiografías y pides una prótesis al laboratorio. Alguna tarde toca hablar de presupuestos y ordenar la clínica.',
      },
    ],
  },
  enfermeria: {
    alsoCalled: ['Enfermero o enfermera', 'Licenciatura en enfermería'],
    does: 'Acompaña a cada paciente de cerca: valora cómo está, administra tratamientos, cura heridas, vigila cambios y enseña a cuidarse. Coordina lo que deciden otras profesiones y suele ser la primera en notar que algo va mal. Hay hospitales, centros de salud, escuelas y domicilios.',
    day: [
      {
        at: 9,
        what: 'El turno empieza escuchando el relevo: quién durmió, quién tiene dolor, qué falta por hacer. Tomas constantes, preparas medicación con doble comprobación, cambias un vendaje y calmas a un familiar. De pronto una alarma obliga a correr. Al final lo registras todo para que el turno siguiente sepa seguir.',
      },
    ],
  },
  matroneria: {
    alsoCalled: ['Matrona', 'Obstetricia', 'Partería profesional'],
    does: 'Cuida a la mujer y al bebé antes, durante y después del parto. Controla el embarazo, prepara a las parejas, asiste partos normales y avisa a medicina cuando algo se complica. En España se llega como especialidad después del grado en Enfermería.',
    day: [
      {
        at: 9,
        what: 'Por la mañana das una clase de preparación al parto y mides el latido de un bebé que todavía no ha nacido. Más tarde alguien rompe la bolsa y las horas siguientes son paciencia, voz tranquila y atención a cada señal. Cuando nace, ayudas con la primera toma y anotas lo ocurrido.',
      },
    ],
  },
  'cuidados-auxiliares-de-enfermeria': {
    alsoCalled: ['Auxiliar de enfermería', 'TCAE', 'Técnico en enfermería'],
    does: 'Ayuda a pacientes en lo más básico y más humano: asearse, moverse, comer, descansar. Prepara habitaciones y material, observa cómo está cada persona y avisa a enfermería si nota un cambio. Trabaja en hospitales, residencias y clínicas, casi siempre de pie.',
    day: [
      {
        at: 9,
        what: 'A las ocho despiertas a la planta con suavidad. Ayudas a lavarse a un señor operado de cadera, cambias camas entre dos y repartes desayunos según la dieta de cada cual. Una paciente apenas come, y lo cuentas. Entre tareas hay charla, bromas y silencios compartidos. La jornada termina reponiendo material.',
      },
    ],
  },
  'emergencias-sanitarias': {
    alsoCalled: ['Técnico en ambulancia', 'Paramédico', 'TES'],
    does: 'Llega en ambulancia cuando alguien se ha hecho daño o se ha puesto muy mal. Valora la situación, presta la primera asistencia, inmoviliza, traslada y mantiene informado al hospital. También revisa el vehículo y el equipo, porque todo debe estar listo para el siguiente aviso.',
    day: [
      {
        at: 9,
        what: 'Abres el turno comprobando oxígeno, batería y botiquín. El primer aviso es una caída en casa; el segundo, un choque en la carretera. Allí miras primero si es seguro acercarse. Manejas la camilla con tu compañera, hablas con la persona herida todo el camino y entregas el caso en urgencias.',
      },
    ],
  },
  'atencion-a-la-dependencia': {
    alsoCalled: ['Cuidado de personas mayores', 'Asistencia personal', 'Atención sociosanitaria'],
    does: 'Apoya en su vida diaria a personas mayores o con discapacidad, en su casa o en un centro: levantarse, comer, salir, hacer la compra, mantener amistades. Busca que hagan por sí mismas todo lo posible y da a las familias un respiro que necesitan.',
    day: [
      {
        at: 9,
        what: 'Tocas el timbre y doña Rosa ya tiene preparada la ropa. La ayudas a ducharse, desayunan hablando de sus nietos y repasan las pastillas una por una. Después hay paseo hasta el mercado, a su ritmo. En otra casa haces ejercicios suaves con un chico en silla de ruedas y anotas el día.',
      },
    ],
  },
  'cuidados-en-salud-mental': {
    alsoCalled: ['Auxiliar de salud mental', 'Auxiliar psiquiátrico'],
    does: 'Acompaña a personas con un trastorno mental en hospitales, residencias y centros de día. Ayuda con rutinas, propone actividades, observa cambios de ánimo y calma situaciones tensas. Sigue el plan que marca el equipo de psiquiatría y enfermería, y aporta lo que ve cada día.',
    day: [
      {
        at: 9,
        what: 'Desayunas con el grupo porque en la mesa se nota cómo ha amanecido cada persona. A media mañana hay taller de huerto; un residente no quiere salir y te sientas un rato a su lado. Surge una discusión y hablas bajo hasta que pasa. Por la tarde cuentas tus observaciones al equipo.',
      },
    ],
  },
  fisioterapia: {
    alsoCalled: ['Kinesiología', 'Terapia física', 'Kinesioterapia'],
    does: 'Devuelve movimiento y alivia dolor con ejercicio, manos y aparatos, sin medicamentos. Trabaja con deportistas lesionados, personas operadas, mayores o bebés con problemas de desarrollo. Evalúa, diseña un plan y enseña ejercicios para que cada cual avance también en casa.',
    day: [
      {
        at: 9,
        what: 'En la primera camilla espera una rodilla recién operada; en la segunda, una espalda que lleva meses quejándose. Palpas, mides cuánto se dobla, corriges una postura y animas cuando duele un poco. A mediodía entrenas equilibrio con un grupo de mayores. Entre sesiones escribes qué ha cambiado desde la última vez.',
      },
    ],
  },
  'terapia-ocupacional': {
    alsoCalled: ['Terapeuta ocupacional', 'Ergoterapia'],
    does: 'Ayuda a recuperar las actividades que hacen la vida propia: vestirse, cocinar, escribir, trabajar, jugar. Después de una lesión o con una discapacidad, analiza qué impide hacerlas, entrena otra manera y adapta la casa, la escuela o las herramientas.',
    day: [
      {
        at: 9,
        what: 'En la cocina del centro, una mujer que sufrió un derrame practica cómo abrir un frasco con una mano. Luego visitas un piso para medir puertas y decidir dónde va una barra. Con un niño que no soporta los ruidos inventas un juego. Cierras la jornada probando una cuchara adaptada.',
      },
    ],
  },
  logopedia: {
    alsoCalled: ['Fonoaudiología', 'Terapia del lenguaje', 'Fonoaudiólogo'],
    does: 'Trata dificultades para hablar, entender, leer, usar la voz o tragar. Sus pacientes van desde un niño que tarda en hablar hasta una persona que perdió las palabras tras un accidente cerebral o una docente que se queda sin voz. Evalúa, entrena y aconseja a las familias.',
    day: [
      {
        at: 9,
        what: 'Sentada en el suelo, una niña sopla pompas de jabón: parece un juego y es un ejercicio para la erre. Después repasas con un hombre los nombres de las cosas de su cocina, foto a foto. Grabas, escuchas, ajustas. Por la tarde hablas con una escuela y preparas tarjetas para mañana.',
      },
    ],
  },
  podologia: {
    alsoCalled: ['Podólogo', 'Podiatría'],
    does: 'Se especializa en los pies: durezas, uñas, deformaciones, heridas de personas con diabetes, dolores al correr. Diagnostica, opera lesiones pequeñas, estudia la pisada y fabrica plantillas a medida. Un trabajo de precisión en el que muchas veces el alivio se nota ese mismo día.',
    day: [
      {
        at: 9,
        what: 'Un corredor sube a la cinta mientras la cámara graba cómo apoya. Ves el giro del tobillo, tomas un molde y dibujas la plantilla. La siguiente paciente tiene diabetes, así que revisas cada centímetro de piel. Con el bisturí, calma. Por la tarde lijas una corrección en el pequeño taller.',
      },
    ],
  },
  'optica-y-optometria': {
    alsoCalled: ['Optometrista', 'Óptico', 'Contactología'],
    does: 'Mide la vista y la mejora. Detecta si hacen falta anteojos, lentes de contacto o ejercicios visuales, y reconoce señales que deben ver en oftalmología. Une ciencia de la luz, aparatos de medida y trato con público en ópticas, clínicas o talleres.',
    day: [
      {
        at: 9,
        what: '¿Mejor así, o así? Repites la pregunta con paciencia hasta encontrar la lente exacta. Un niño entrecierra los ojos y resulta que no veía la pizarra. Adaptas unos lentes de contacto, tomas la tensión del ojo y derivas a una señora con una mancha extraña. También aconsejas monturas y ajustas patillas.',
      },
    ],
  },
  musicoterapia: {
    alsoCalled: ['Terapia con música', 'Musicoterapeuta'],
    does: 'Usa canciones, ritmo e instrumentos para objetivos de salud: comunicarse, recordar, moverse, calmarse, expresar lo que no cabe en palabras. Trabaja con niños con autismo, personas con demencia o pacientes de hospital. En España se suele llegar con un máster después de otra carrera.',
    day: [
      {
        at: 9,
        what: 'Cargas la guitarra y una caja de tambores hasta la residencia. Una mujer que ya casi no habla canta entera una canción de su juventud, y su hija la graba. En un colegio, un chico y tú se contestan golpeando el piano. Después escribes qué respondió cada cual y qué probarás.',
      },
    ],
  },
  arteterapia: {
    alsoCalled: ['Terapia por el arte', 'Terapia creativa'],
    does: 'Acompaña a personas a expresar y entender lo que sienten mediante dibujo, barro, collage o pintura. No importa la calidad de la obra, importa lo que pasa al hacerla. Trabaja en hospitales, escuelas y asociaciones, y se llega con formación de posgrado.',
    day: [
      {
        at: 9,
        what: 'Preparas la mesa con papel grande, barro y témperas. El grupo de la mañana son adolescentes que han cambiado de país; nadie tiene que explicar su dibujo, aunque alguno quiere. Haces pocas preguntas y buenas. Por la tarde, en oncología, una paciente modela en silencio. Luego guardas las obras y anotas el proceso.',
      },
    ],
  },
  'atencion-al-paciente': {
    alsoCalled: ['Información en hospitales', 'Admisión de pacientes', 'Defensa del paciente'],
    does: 'Orienta a pacientes y familias dentro del sistema de salud: explica trámites, derechos y pasos siguientes, recoge quejas, busca soluciones y coordina citas entre servicios. Es el puente entre personas preocupadas y una organización que muchas veces no se entiende desde fuera.',
    day: [
      {
        at: 9,
        what: 'Una hija pregunta por qué trasladaron a su padre y nadie se lo ha contado. La sientas, llamas a planta y vuelves con una respuesta clara. Luego encuentras una intérprete para una pareja recién llegada y juntas tres citas en un mismo día. Por la tarde lees quejas y propones un cambio en la señalización.',
      },
    ],
  },
};
