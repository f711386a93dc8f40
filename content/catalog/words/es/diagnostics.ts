import type { FamilyWords } from '#content/catalog/words.ts';

export const diagnostics: FamilyWords = {
  audioprotesis: {
    alsoCalled: ['Audioprotesista', 'Audiología protésica', 'Audífonos'],
    does: 'Ayuda a oír mejor. Mide la audición, explica el resultado, toma molde del oído y adapta audífonos hasta que suenen bien en la vida real: una comida con ruido, una clase, el teléfono. Después acompaña los meses en que el cerebro vuelve a acostumbrarse a los sonidos.',
    day: [
      {
        at: 10,
        what: 'Dentro de la cabina, un señor levanta la mano cada vez que oye un pitido. Con la gráfica delante le enseñas qué sonidos perdió.',
      },
      {
        at: 12,
        what: 'Haces un molde, programas el aparato y salen los dos a la calle a probarlo.',
      },
      { at: 17, what: 'Reparas un tubo, limpias filtros y llamas a quien estrenó ayer.' },
    ],
    tasks: [
      'Medir qué sonidos oye cada oído dentro de una cabina',
      'Explicar la pérdida y qué se puede esperar de un audífono',
      'Tomar moldes, programar aparatos y probarlos en la calle',
      'Reparar, limpiar y ajustar audífonos gastados',
      'Enseñar a familias a hablar de frente y con calma',
    ],
    tires: [
      'Repetir frases despacio y alto desde que se abre',
      'Gente que llega obligada por la familia y no quiere oír hablar del tema',
      'Aparatos caros y conversaciones incómodas sobre dinero',
    ],
    grows:
      'Con experiencia se dirige un centro auditivo propio o de una cadena, se trabaja con fabricantes o se dedica a la audición infantil.',
    tries: [
      'Ponte tapones durante una comida en familia y anota qué te perdiste.',
      'Busca una prueba de frecuencias y averigua cuál es el sonido más agudo que oye cada edad en casa.',
      'Pregunta a una persona con audífonos qué sonido recuperó primero.',
    ],
  },
  ortoprotesis: {
    alsoCalled: ['Ortopedia técnica', 'Prótesis y órtesis', 'Protesista'],
    does: 'Fabrica y adapta piezas que sustituyen o sujetan partes del cuerpo: una pierna artificial, una férula, un corsé para la espalda. Combina taller, anatomía y trato personal, porque una prótesis solo sirve si quien la lleva camina sin dolor y la siente suya.',
    day: [
      {
        at: 9,
        what: 'Una joven que perdió la pierna prueba su nueva prótesis entre las barras. Observas el paso, aprietas un tornillo y vuelve a probar.',
      },
      {
        at: 12,
        what: 'En el taller termoformas plástico, lijas un borde que rozaba y revisas un escaneo.',
      },
      { at: 17, what: 'Tomas medidas para el corsé de un chico que crece deprisa.' },
    ],
    tasks: [
      'Medir y escanear la parte del cuerpo que necesita ayuda',
      'Diseñar la pieza y elegir los materiales',
      'Dar forma a plástico, carbono o cuero en el taller',
      'Probar la pieza con la persona y corregir roces',
      'Enseñar a ponérsela, caminar con ella y cuidarla',
      'Anotar medidas y cambios para la próxima revisión',
    ],
    tires: [
      'Polvo, calor y pegamento en el taller',
      'Piezas que aprietan donde nadie lo esperaba',
      'Acompañar a alguien el año en que perdió una pierna',
    ],
    grows:
      'Lijas bordes en el taller antes de tomar tu primera medida a solas. Luego puedes quedarte con la infancia o el deporte, pasar al diseño en pantalla y la impresión en tres dimensiones, o dirigir el taller.',
    tries: [
      'Construye con cartón y vendas una férula para tu muñeca y lleva la mano quieta una hora.',
      'Mira una carrera paralímpica y dibuja cómo es la pierna de carbono.',
      'Repara algo de casa que se ajuste al cuerpo, como una correa o una gorra.',
    ],
  },
  farmacia: {
    alsoCalled: ['Química farmacéutica', 'Farmacéutico', 'Química y farmacia'],
    does: 'Sabe cómo actúan los medicamentos y cuida de que se usen bien. En una farmacia aconseja y detecta errores o combinaciones peligrosas; en un hospital prepara tratamientos; en la industria desarrolla y controla productos. Une química, biología y mucha responsabilidad con las personas.',
    day: [
      { at: 9, what: 'Levantas la persiana y ya espera una madre con una receta que no entiende.' },
      { at: 11, what: 'Revisas dosis, notas que dos medicinas se estorban y llamas a la doctora.' },
      { at: 13, what: 'Preparas una fórmula en el laboratorio pequeño del fondo.' },
      {
        at: 17,
        what: 'Entre consultas sobre tos y alergias, controlas caducidades y haces el pedido del día.',
      },
    ],
    tasks: [
      'Revisar recetas y detectar dosis o mezclas peligrosas',
      'Explicar cómo y cuándo se toma cada medicamento',
      'Preparar fórmulas que no se venden hechas',
      'Guardar y registrar medicamentos que exigen control',
      'Hablar con medicina y enfermería cuando algo no encaja',
      'Controlar existencias, caducidades y pedidos',
    ],
    tires: [
      'Muchas horas de pie y guardias de noche por turnos',
      'Clientes que piden sin receta lo que no se puede dar',
      'Medicamentos que faltan y nadie sabe cuándo llegan',
    ],
    grows:
      'Hay caminos distintos: farmacia propia, hospital, industria, distribución, cosmética o inspección. Con los años se lleva un equipo o se forma a quien llega.',
    tries: [
      'Ordena el botiquín de casa por usos y busca la fecha de cada envase.',
      'Pesa tres veces la misma cucharada de sal en una báscula de cocina y calcula cuánto te desvías.',
      'Lee un prospecto entero y explica a alguien sus tres advertencias principales.',
    ],
  },
  'nutricion-y-dietetica': {
    alsoCalled: ['Nutriología', 'Nutricionista', 'Dietista'],
    does: 'Estudia cómo lo que comemos afecta a la salud y lo convierte en planes posibles. Atiende a personas con diabetes, alergias o problemas con la comida, diseña menús para colegios y hospitales o asesora a equipos deportivos. Escucha costumbres y presupuestos antes de proponer.',
    day: [
      {
        at: 8,
        what: 'Revisas la cocina del hospital para comprobar que cada bandeja corresponde a su dieta.',
      },
      {
        at: 10,
        what: 'En consulta, un adolescente te cuenta qué desayuna de verdad, y de ahí parte el plan.',
      },
      {
        at: 12,
        what: 'Calculas nutrientes, inventas cambios pequeños y llamas a una entrenadora.',
      },
      { at: 18, what: 'Das un taller sobre leer etiquetas en un supermercado.' },
    ],
    tasks: [
      'Preguntar qué se come de verdad, a qué hora y por qué',
      'Leer análisis y calcular lo que cada persona necesita',
      'Diseñar planes y menús que quepan en un presupuesto',
      'Aconsejar a familias, colegios, hospitales o equipos',
      'Seguir los cambios y ajustar el plan sin culpar',
      'Comprobar dietas y alergias en la cocina',
    ],
    tires: [
      'Competir con modas que prometen milagros en tres días',
      'Personas que sufren con la comida y avanzan despacio',
      'Pacientes que abandonan sin decir por qué',
    ],
    grows:
      'Con los años se trabaja en hospitales, deporte, colegios, industria de alimentos o consulta propia, y se investiga qué funciona.',
    tries: [
      'Apunta lo que comes durante tres días y mira qué grupo de alimentos falta.',
      'Compara las etiquetas de cinco cereales y ordénalos por azúcar.',
      'Planea la cena de tu familia para tres días con lo que haya en casa.',
    ],
  },
  'analisis-clinicos': {
    alsoCalled: ['Bioquímica clínica', 'Bioanálisis', 'Química biológica'],
    does: 'Analiza sangre, orina, tejidos y virus para saber qué le pasa a alguien, y comprueba que cada resultado sea verdad. Elige y prueba métodos, calibra aparatos, mira células al microscopio, detecta valores extraños y avisa cuando uno es urgente. Trata más con médicos y enfermeras que esperan el dato que con pacientes, y muchas decisiones salen de su mesa.',
    day: [
      {
        at: 7,
        what: 'Antes de que lleguen las muestras compruebas los controles: si hoy la máquina miente, todo lo demás también.',
      },
      {
        at: 11,
        what: 'Aparece un valor imposible y repites, comparas, preguntas a quien sacó la sangre. Era real y hay que llamar ya.',
      },
      {
        at: 16,
        what: 'La tarde sirve para probar una técnica nueva. La máquina vieja, al lado, sigue parpadeando.',
      },
    ],
    tasks: [
      'Analizar sangre, orina y otros líquidos del cuerpo',
      'Comprobar que cada resultado tiene sentido antes de darlo',
      'Calibrar y mantener los aparatos que miden',
      'Mirar células al microscopio, contarlas y clasificarlas',
      'Vigilar la calidad con controles diarios',
      'Probar técnicas nuevas y escribir cómo se hacen',
    ],
    tires: [
      'Concentración larga entre ruido de máquinas',
      'Urgencias que llegan cuando se acaba de ordenar todo',
      'Que un resultado perfecto no lo agradezca nadie',
    ],
    grows:
      'De firmar controles pasas a responder de una sección entera. Otras mesas son la genética, la microbiología, la calidad o la industria, y siempre hace falta quien enseñe la técnica a quien empieza.',
    tries: [
      'Busca en un análisis viejo de tu casa qué mide cada línea y para qué.',
      'Mide diez veces lo mismo con una balanza de cocina y observa cuánto baila.',
      'Saca ADN de una fresa con sal, jabón y alcohol siguiendo una receta escolar, con alguien adulto.',
    ],
  },
  'atencion-en-farmacia': {
    alsoCalled: ['Auxiliar de farmacia', 'Técnico en farmacia', 'Dependiente de farmacia'],
    does: 'Atiende en una farmacia junto al equipo farmacéutico: localiza medicamentos, prepara pedidos, cobra, ordena y aconseja sobre higiene o cuidado de la piel. En hospitales prepara las dosis de cada planta. Hace falta orden, buena memoria y paciencia con quien llega preocupado.',
    day: [
      { at: 9, what: 'Las cajas del pedido entran temprano y cada una tiene su sitio y su fecha.' },
      {
        at: 11,
        what: 'Buscas una receta electrónica, la farmacéutica la revisa, entregas y explicas el horario. Alguien pregunta por una crema para el sol.',
      },
      {
        at: 17,
        what: 'A ratos cuentas existencias, pesas un ingrediente para una fórmula y pones orden en los cajones.',
      },
    ],
    tasks: [
      'Atender en el mostrador y leer recetas electrónicas',
      'Recibir pedidos, comprobar fechas y colocar cada caja',
      'Preparar dosis y pastilleros para la semana',
      'Aconsejar sobre higiene, sol, piel y bebés',
      'Pesar y mezclar ingredientes bajo supervisión',
      'Cobrar, contar existencias y avisar de lo que falta',
    ],
    tires: [
      'De pie muchas horas, con gente enferma o impaciente',
      'Nombres de medicamentos que se parecen demasiado',
      'Turnos partidos y sábados',
    ],
    grows:
      'La experiencia lleva a encargarse de compras, cosmética o fórmulas, a la farmacia de un hospital o a almacenes de distribución.',
    tries: [
      'Pide en la farmacia de tu barrio cinco minutos para preguntar cómo encuentran una caja entre miles.',
      'Ordena una estantería de casa por fecha de caducidad y comprueba si el sistema aguanta tres días.',
      'Aprende los nombres genéricos de las cinco medicinas más usadas en tu familia.',
    ],
  },
  'laboratorio-clinico': {
    alsoCalled: ['Técnico de laboratorio', 'Laboratorista clínico'],
    does: 'Procesa muestras de pacientes para saber qué ocurre por dentro: las recibe, las prepara, las pasa por el analizador o las mira al microscopio. Cuida que nada se confunda ni se contamine, mantiene los aparatos y entrega resultados fiables a tiempo.',
    day: [
      {
        at: 8,
        what: 'Llegan cientos de tubos con etiquetas de colores y los ordenas casi sin pensar.',
      },
      {
        at: 10,
        what: 'La centrífuga zumba mientras preparas una tinción. Bajo el microscopio cuentas células y marcas una rara para que la vean.',
      },
      { at: 13, what: 'Un aparato se queja; lo limpias y lo calibras.' },
      { at: 15, what: 'Al salir, el refrigerador queda revisado.' },
    ],
    tasks: [
      'Recibir y etiquetar muestras sin confundir ninguna',
      'Pasar sangre u orina por los analizadores',
      'Preparar reactivos, tinciones y cultivos',
      'Mirar células al microscopio y señalar las raras',
      'Limpiar, calibrar y probar los aparatos',
      'Registrar resultados y avisar de los urgentes',
    ],
    tires: [
      'Tareas repetidas que exigen la misma atención siempre',
      'Guantes, mascarilla y ruido de centrífuga todo el turno',
      'Turnos de noche en los laboratorios de hospital',
    ],
    grows:
      'Los primeros meses son tubos y etiquetas. Más tarde te sientas en microbiología, genética o el banco de sangre, o te vas a investigar o a vigilar la calidad en una fábrica.',
    tries: [
      'Deja tres rebanadas de pan en sitios distintos dentro de bolsas cerradas y dibuja el moho.',
      'Haz un microscopio con una gota de agua y tu teléfono y fotografía una hoja.',
      'Etiqueta veinte vasos iguales, que alguien los mezcle, y comprueba si tu sistema resiste.',
    ],
  },
  'diagnostico-por-imagen': {
    alsoCalled: ['Radiología técnica', 'Técnico en rayos X', 'Imagenología'],
    does: 'Obtiene las imágenes que enseñan el cuerpo por dentro: radiografías, escáneres, resonancias. Coloca a cada paciente, explica qué va a pasar, ajusta el equipo y protege a todos de la radiación. La imagen tiene que salir clara a la primera.',
    day: [
      {
        at: 8,
        what: '«Respira hondo y no te muevas.» Lo dices muchas veces al día, cada vez como si fuera la primera.',
      },
      { at: 10, what: 'Llega una niña con el brazo roto y le enseñas la máquina antes de usarla.' },
      { at: 12, what: 'Compruebas la dosis, revisas que la imagen sea nítida y la envías.' },
      {
        at: 14,
        what: 'Entra una urgencia. La camilla no cabe por la puerta hasta que alguien la gira.',
      },
    ],
    tasks: [
      'Colocar a la persona para que la imagen salga útil',
      'Ajustar el equipo y la dosis a cada cuerpo',
      'Explicar la prueba y vigilar que nadie se maree',
      'Proteger de la radiación a pacientes y al equipo',
      'Revisar si la imagen sirve y repetir lo justo',
      'Enviar y archivar estudios con el nombre correcto',
    ],
    tires: [
      'Mover a personas doloridas para buscar un ángulo',
      'Salas sin ventanas y turnos de noche',
      'Listas apretadas cuando una máquina se para',
    ],
    grows:
      'Empiezas con radiografías de tórax y tobillos. Después eliges máquina: resonancia, escáner, mama, medicina nuclear; y de ahí a coordinar el servicio, enseñar o viajar con un fabricante.',
    tries: [
      'Haz sombras con una linterna y una mano, y averigua cómo se agrandan o se borran.',
      'Pide a alguien que repita una postura tuya solo con tus palabras, sin tocarlo.',
      'Busca en qué se diferencian una radiografía y una resonancia y cuéntalo con un dibujo.',
    ],
  },
  'higiene-bucodental': {
    alsoCalled: ['Higienista dental', 'Higienista bucal', 'Salud oral'],
    does: 'Previene problemas de boca: limpia dientes, aplica flúor, hace radiografías, enseña a cepillarse y visita escuelas. Trabaja con el equipo de odontología y suele pasar más tiempo que nadie hablando con cada paciente sobre sus hábitos, sin regañar.',
    day: [
      {
        at: 9,
        what: 'Preparas el sillón y el instrumental esterilizado. La primera limpieza es tranquila.',
      },
      {
        at: 11,
        what: 'La segunda es de alguien que llevaba años sin venir y temía que le regañaran. Le muestras en un espejo dónde se esconde la placa.',
      },
      { at: 13, what: 'Ayudas en una extracción. La muela se va a casa en una cajita.' },
      { at: 16, what: 'Revisas bocas en un colegio. Todos quieren llevarse el espejo.' },
    ],
    tasks: [
      'Preguntar por la salud y los hábitos de cada paciente',
      'Revisar encías y dientes y anotar lo que se ve',
      'Quitar sarro y manchas, y pulir',
      'Aplicar flúor y selladores para prevenir caries',
      'Enseñar a cepillarse a cada edad',
      'Dar charlas y revisar bocas en colegios',
    ],
    tires: [
      'Postura inclinada y manos en tensión casi todo el día',
      'Pacientes que prometen hilo dental y no vuelven a usarlo',
      'Agendas con una limpieza detrás de otra',
    ],
    grows:
      'Con los años se coordina el gabinete, se trabaja con marcas, en salud pública o en colegios, y hay quien continúa hacia Odontología.',
    tries: [
      'Cronometra tu cepillado durante tres días y fíjate en qué zona te saltas.',
      'Enseña a cepillarse a alguien más pequeño inventando una historia corta.',
      'Busca qué es la placa y pruébalo con un revelador casero de colorante de cocina.',
    ],
  },
  'protesis-dentales': {
    alsoCalled: ['Protésico dental', 'Mecánica dental', 'Laboratorio dental'],
    does: 'Fabrica dientes, coronas, puentes y aparatos que luego coloca la clínica. Parte de un molde o de un escaneo y trabaja cera, metal, resina o cerámica hasta que la pieza encaja y parece natural. Cada vez más, el diseño empieza en una pantalla.',
    day: [
      { at: 9, what: 'En el banco hay una lámpara, un pincel finísimo y doce tonos de blanco.' },
      {
        at: 10,
        what: 'Montas cerámica capa sobre capa, la metes al horno y comparas con la foto del paciente.',
      },
      { at: 13, what: 'Diseñas un puente en pantalla y lo mandas a la fresadora.' },
      { at: 17, what: 'La clínica llama: hay que corregir una mordida por décimas.' },
    ],
    tasks: [
      'Leer lo que pide la clínica y estudiar el molde',
      'Modelar coronas y puentes en cera, resina o cerámica',
      'Diseñar piezas en pantalla y mandarlas a la fresadora',
      'Comprobar cómo muerde la pieza en un articulador',
      'Pulir, dar color y corregir décimas',
      'Reparar dentaduras rotas que corren prisa',
    ],
    tires: [
      'Vista y cuello fijos en piezas diminutas',
      'Polvo, resinas y plazos de la clínica',
      'Repetir una pieza perfecta porque cambió la boca',
    ],
    grows:
      'Haces moldes de yeso hasta que te dejan la cerámica de un diente que se ve. Con oficio hay laboratorio propio, varias clínicas que llaman a la vez, y el diseño en pantalla o los implantes.',
    tries: [
      'Copia un diente en jabón o cera a partir de tres fotos y compara las proporciones.',
      'Mezcla blancos con acuarelas hasta igualar el color de cuatro objetos de casa.',
      'Muerde un pan blando y estudia la huella: cuenta dientes y di cuál está torcido.',
    ],
  },
  'documentacion-sanitaria': {
    alsoCalled: ['Codificación clínica', 'Gestión de historias clínicas', 'Archivo sanitario'],
    does: 'Ordena la información que produce un hospital: clasifica diagnósticos con códigos internacionales, completa historias clínicas, protege datos personales y prepara informes. También organiza citas y atiende a pacientes en admisión. Gracias a ese orden se puede investigar y planificar.',
    day: [
      {
        at: 8,
        what: 'Abres la lista de altas de ayer y traduces cada informe médico a su código.',
      },
      {
        at: 10,
        what: 'Uno no cuadra: el texto habla de una fractura y la radiografía de dos, así que preguntas.',
      },
      { at: 12, what: 'Ayudas en admisión.' },
      { at: 14, what: 'Preparas una tabla para un estudio, sin un solo nombre.' },
    ],
    tasks: [
      'Leer informes médicos y asignarles su código',
      'Completar historias clínicas y reclamar lo que falta',
      'Consultar manuales cuando un diagnóstico no encaja',
      'Introducir datos y comprobar que no se repitan',
      'Preparar tablas para estudios, sin nombres',
      'Atender citas y entradas en admisión',
    ],
    tires: [
      'Leer mucho en pantalla, con letra y prisa ajenas',
      'Códigos parecidos y reglas que cambian',
      'El peso de saber cosas que no se cuentan',
    ],
    grows:
      'Codificas altas hasta saberte los raros de memoria. Entonces te llaman para ordenar los datos de un estudio, vigilar la calidad o dirigir admisión y archivo.',
    tries: [
      'Clasifica cincuenta fotos tuyas con un código inventado y pide a otra persona que encuentre una.',
      'Busca la clasificación internacional de enfermedades y encuentra el código de un hueso roto.',
      'Resume en una tabla las enfermedades de tu clase este invierno, sin nombres ni pistas.',
    ],
  },
  radioterapia: {
    alsoCalled: [
      'Técnico en radioterapia',
      'Dosimetría clínica',
      'Técnico en oncología radioterápica',
    ],
    does: 'Aplica los tratamientos de radiación que planea el equipo de oncología. Prepara máscaras y apoyos para que la persona quede siempre igual, ayuda a calcular cómo se reparte la dosis, comprueba cada cifra y vigila la sesión tras el cristal. Ve a los mismos pacientes durante semanas, así que también aprende cómo se llaman sus hijos.',
    day: [
      { at: 7, what: 'Pasas las pruebas del acelerador. Todo debe dar lo mismo que ayer.' },
      {
        at: 9,
        what: 'Colocas a la primera paciente: las marcas de la piel sobre las líneas verdes del láser. Sales, cierras la puerta de plomo y le hablas por el micrófono.',
      },
      {
        at: 12,
        what: 'Moldeas una máscara caliente sobre la cara de un hombre que prefiere oír rancheras.',
      },
      {
        at: 14,
        what: 'Última sesión de un chico. Toca la campana tan fuerte que asoma la recepción.',
      },
    ],
    tasks: [
      'Colocar a cada paciente en la postura exacta del plan',
      'Comprobar identidad, zona y dosis antes de empezar',
      'Manejar el acelerador y vigilar la sesión por cámaras',
      'Fabricar máscaras y apoyos que inmovilizan',
      'Ayudar a calcular cómo se reparte la radiación',
      'Preguntar cómo se siente la persona y avisar',
    ],
    tires: [
      'Atención máxima en gestos que se repiten cada cuarto de hora',
      'Encariñarse con personas muy enfermas',
      'Averías que desordenan las citas de toda la semana',
    ],
    grows:
      'Con experiencia se pasa a la planificación de dosis, a técnicas más finas o a coordinar la unidad, y hay quien enseña el manejo de los equipos.',
    tries: [
      'Pega tres marcas en tu brazo y consigue apoyarlo cinco veces exactamente en el mismo sitio.',
      'Averigua cómo la radiación daña una célula y explícalo con una pelota y una pared.',
      'Escucha el testimonio publicado de alguien que pasó por radioterapia y anota qué le ayudó.',
    ],
  },
  histologia: {
    alsoCalled: [
      'Anatomía patológica y citodiagnóstico',
      'Histotecnología',
      'Técnico en histología',
      'Citología',
    ],
    does: 'Prepara lo que se verá al microscopio: recibe biopsias y órganos, los fija, los envuelve en parafina, los corta en láminas más finas que un pelo y los tiñe. También revisa células de citologías y ayuda en autopsias. Si el corte sale arrugado o con el nombre cambiado, el diagnóstico se equivoca.',
    day: [
      {
        at: 7,
        what: 'Enciendes el baño de agua tibia y afilas la atención. Cada bloque de cera lleva dentro un trozo de alguien.',
      },
      {
        at: 9,
        what: 'Giras la manivela y sale una cinta transparente. La dejas flotar, la pescas con un cristal y respiras.',
      },
      {
        at: 12,
        what: 'Llega una muestra de quirófano. La congelas, la cortas y corres por el pasillo con ella.',
      },
      {
        at: 14,
        what: 'Tiñes: morado, rosa, agua. Archivas los cristales y compruebas cada etiqueta dos veces.',
      },
    ],
    tasks: [
      'Recibir muestras y comprobar el nombre en cada paso',
      'Fijar tejidos e incluirlos en bloques de parafina',
      'Cortar láminas finísimas con el microtomo',
      'Teñir cortes y montarlos sobre cristal',
      'Congelar tejido cuando el quirófano espera respuesta',
      'Archivar bloques y cuidar los aparatos',
    ],
    tires: [
      'Reactivos que huelen fuerte y piden mascarilla',
      'Movimientos finos y repetidos que cargan la muñeca',
      'Prisa y pulso firme en el mismo minuto',
    ],
    grows:
      'Cortas mucha cera antes de que te den una biopsia pequeña. Más adelante están las citologías, las técnicas moleculares, las autopsias, un laboratorio de investigación o el equipo entero.',
    tries: [
      'Corta una zanahoria en láminas cada vez más finas y mira a contraluz cuál deja ver algo.',
      'Tiñe una piel de cebolla con un poco de yodo o colorante y obsérvala con una lupa.',
      'Busca una galería de tejidos en internet y adivina cuál es hígado, hueso y piel.',
    ],
  },
  'asistencia-dental': {
    alsoCalled: ['Auxiliar de odontología', 'Auxiliar dental', 'Asistente dental'],
    does: 'Es el segundo par de manos de una clínica dental. Recibe a cada paciente, esteriliza el instrumental, prepara materiales, aspira, ilumina y pasa lo que hace falta antes de que lo pidan. Lleva también la agenda, las fichas y el almacén, y suele ser quien mejor sabe tranquilizar a alguien que agarra el sillón.',
    day: [
      {
        at: 9,
        what: 'Sacas las bandejas del esterilizador, todavía tibias, y colocas cada pieza en su orden.',
      },
      {
        at: 10,
        what: 'Un niño no quiere abrir. Le dejas manejar el sillón: sube, baja, sube, abre.',
      },
      {
        at: 13,
        what: 'Aspiras, sostienes la luz y ya tienes el cemento mezclado cuando miran hacia ti.',
      },
      {
        at: 18,
        what: 'Desinfectas el gabinete, llamas a las citas de mañana y cuentas guantes. Faltan los de talla pequeña, como siempre.',
      },
    ],
    tasks: [
      'Preparar el gabinete y esterilizar el instrumental',
      'Pasar herramientas y aspirar durante el tratamiento',
      'Recibir y tranquilizar a quien se sienta en el sillón',
      'Mezclar cementos y materiales de impresión',
      'Anotar lo hecho y organizar la agenda',
      'Revisar el almacén y pedir lo que falta',
    ],
    tires: [
      'Muchas horas de pie, con el cuello girado',
      'Agendas que se retrasan y teléfonos que suenan a la vez',
      'Repetir la misma limpieza entre paciente y paciente',
    ],
    grows:
      'Con años de clínica se lleva la coordinación o la recepción, o se estudia un grado superior de higiene bucodental o prótesis.',
    tries: [
      'Pasa objetos a alguien que cocina sin que los pida, adivinando el siguiente paso.',
      'Pregunta en tu dentista cómo esterilizan una pinza y cuánto tarda.',
      'Ordena un cajón de tu cocina con una bandeja por tarea y mide si ahorras tiempo.',
    ],
  },
};
