import type { FamilyWords } from '#content/catalog/words.ts';

export const science: FamilyWords = {
  matematicas: {
    alsoCalled: ['Matemático o matemática', 'Investigación matemática', 'Matemática aplicada'],
    does: 'Estudia estructuras, formas, números y lógica, y los usa para resolver problemas de otras ciencias. Demuestra lo que es verdad siempre, construye modelos y enseña. Trabaja en universidades, bancos, tecnología, investigación o allí donde haga falta pensar con rigor.',
    day: [
      {
        at: 8,
        what: 'La idea de ayer tenía un agujero y te das cuenta en la ducha. En la pizarra lo tapas de otra manera y aparece algo más bonito.',
      },
      {
        at: 11,
        what: 'Das una clase en la que alguien pregunta para qué sirve; respondes con un satélite.',
      },
      { at: 16, what: 'Programas un ejemplo y lees una demostración tres veces.' },
    ],
    tasks: [
      'Pensar en relaciones entre números, formas y estructuras',
      'Escribir demostraciones y artículos para que otros los revisen',
      'Leer lo que publican colegas y discutirlo con ellos',
      'Aplicar teoría a problemas de ingeniería, finanzas o salud',
      'Construir modelos y simularlos por computadora',
    ],
    tires: [
      'Semanas de atasco en la misma línea',
      'Explicar en una fiesta para qué sirve',
      'Pocas plazas para investigar y muchas mudanzas',
    ],
    grows:
      'Con doctorado das clases y persigues un problema durante años. Sin él te buscan en tecnología, seguros, banca o rutas de reparto, y siempre hace falta quien enseñe en secundaria.',
    tries: [
      'Busca el problema de la olimpiada matemática de tu país que entiendas mejor y dedícale una hora sin mirar la solución.',
      'Demuestra por escrito que la suma de dos impares siempre es par y convence a alguien de tu casa.',
      'Saca de la biblioteca un libro de acertijos de lógica y resuelve cinco con lápiz.',
    ],
  },
  estadistica: {
    alsoCalled: ['Estadístico o estadística', 'Análisis cuantitativo'],
    does: 'Diseña cómo recoger datos y qué se puede concluir de ellos sin engañarse. Calcula muestras, elige pruebas, construye modelos y mide la incertidumbre. Colabora con medicina, administraciones, empresas o ciencia, y a menudo su frase más útil es «todavía no lo sabemos».',
    day: [
      {
        at: 9,
        what: 'Una médica pregunta cuántas personas necesita su estudio; la respuesta depende de qué diferencia le importaría. Lo conversan.',
      },
      {
        at: 12,
        what: 'Limpias una encuesta y descubres que faltan justo quienes trabajan de noche. Escribes código, revisas supuestos, rehaces un gráfico que exageraba.',
      },
      { at: 17, what: 'Terminas redactando tres líneas que digan exactamente lo que se encontró.' },
    ],
    tasks: [
      'Analizar datos y decir qué diferencias son de verdad',
      'Buscar tendencias y lo que podría torcer el resultado',
      'Elegir el método adecuado para cada pregunta',
      'Preparar y corregir los datos antes de usarlos',
      'Presentar resultados a quien no sabe de estadística',
    ],
    tires: [
      'Llegar cuando los datos ya se recogieron mal',
      'Insistir en las dudas ante quien quiere titulares',
      'Mucha pantalla y mucha tabla',
    ],
    grows:
      'Limpias encuestas ajenas hasta que diseñas la tuya. Hospitales, institutos públicos, aseguradoras y empresas de opinión son los lugares corrientes, con mesa fija o ayudando a varios equipos.',
    tries: [
      'Lanza dos dados cien veces, apunta las sumas y compara el dibujo con lo que esperabas.',
      'Busca una encuesta en las noticias y averigua a cuántas personas preguntaron y cómo las eligieron.',
      'Pregunta lo mismo de dos formas distintas a dos grupos de tu clase y compara respuestas.',
    ],
  },
  fisica: {
    alsoCalled: ['Físico o física', 'Investigación en física'],
    does: 'Busca las reglas con las que funciona la naturaleza, desde una partícula hasta una galaxia. Plantea hipótesis, monta experimentos, calcula, simula y compara. También se dedica a la medicina, la energía, los materiales o los datos, porque aprende a resolver lo que nadie resolvió antes.',
    day: [
      {
        at: 2,
        what: 'El láser se desalinea cada vez que pasa el tranvía, así que mides de noche.',
      },
      {
        at: 11,
        what: 'Analizas: la curva se parece a la teoría salvo en un extremo, y ese extremo es lo interesante. Discuten si es un error.',
      },
      {
        at: 16,
        what: 'Cambias un filtro, repites, das una tutoría y escribes una petición de tiempo.',
      },
    ],
    tasks: [
      'Hacer cálculos largos con ayuda de la computadora',
      'Analizar lo medido y separar señal de ruido',
      'Expresar en ecuaciones lo que se observa',
      'Simular sistemas que no se pueden tocar',
      'Pedir fondos y tiempo de aparatos',
      'Dar clase a estudiantes y acompañar sus trabajos',
    ],
    tires: [
      'Experimentos que fallan por un cable',
      'Becas y contratos cortos durante años',
      'Noches de medida cuando nadie pasa',
    ],
    grows:
      'Quien sigue investigando hace una tesis y dos o tres mudanzas, quizá hasta un acelerador o un telescopio. Quien no, aparece en hospitales, energía, datos, tecnología o delante de una pizarra.',
    tries: [
      'Cuelga un peso de tres cuerdas de distinto largo y mide cuánto tarda cada una en diez vaivenes.',
      'Graba en cámara lenta una pelota que rebota y calcula qué parte de la altura pierde.',
      'Mira la luz de una lámpara reflejada en un disco viejo y dibuja el orden de los colores.',
    ],
  },
  quimica: {
    alsoCalled: ['Químico o química', 'Ciencias químicas'],
    does: 'Estudia de qué está hecha la materia y cómo se transforma, para crear o analizar sustancias: medicamentos, baterías, tintes, plásticos que se reciclan mejor. Trabaja en laboratorio con método, seguridad y una libreta donde queda escrito hasta lo que salió mal.',
    day: [
      {
        at: 9,
        what: 'El líquido debía ponerse azul y se puso marrón. Antes de tirarlo, lo analizas: dos picos que no esperabas.',
      },
      { at: 11, what: 'Lavas material, preparas otra reacción bajo la campana y dejas agitando.' },
      { at: 13, what: 'Comentas el resultado en grupo.' },
      {
        at: 16,
        what: 'Purificas gota a gota, pesas una cantidad ridícula de polvo y celebras que es puro.',
      },
    ],
    tasks: [
      'Mejorar fórmulas, productos y métodos',
      'Analizar compuestos para saber su estructura',
      'Provocar reacciones con calor, luz o catalizadores',
      'Comprobar la calidad de lo que se fabrica',
      'Escribir informes, normas y artículos',
      'Cuidar los aparatos y arreglar lo que falle',
    ],
    tires: [
      'Olores, guantes y lentes todo el día',
      'Reacciones que piden volver de noche',
      'Repetir hasta que salga puro',
    ],
    grows:
      'Al principio haces la reacción de otra persona; después decides cuál vale la pena. Industria, control de calidad, laboratorios públicos y aulas acogen a la mayoría, y la tesis abre la investigación.',
    tries: [
      'Haz crecer cristales de sal o azúcar en un hilo durante días y fotografíalos cada mañana.',
      'Prueba qué deja manchas en una tela vieja y qué las quita: limón, jabón o agua caliente.',
      'Sopla por un tubito en agua de col o repollo morado y observa el cambio; busca la causa.',
    ],
  },
  biologia: {
    alsoCalled: ['Biólogo o bióloga', 'Ciencias biológicas'],
    does: 'Investiga la vida en todas sus escalas: moléculas, células, plantas, ecosistemas. Hace experimentos, salidas de campo y análisis de datos, y aplica lo aprendido a salud, conservación, agricultura o industria. La curiosidad marca el rumbo, y la constancia decide hasta dónde se llega.',
    day: [
      {
        at: 9,
        what: 'Las moscas de la cuarta bandeja viven más que las otras y todavía no sabes por qué. Cuentas, anotas, extraes ADN con pulso de relojero.',
      },
      {
        at: 12,
        what: 'Mientras la máquina trabaja, lees un artículo y discutes un diseño de experimento con una colega.',
      },
      { at: 16, what: 'Sales al río a recoger muestras con botas prestadas.' },
    ],
    tasks: [
      'Escribir informes sobre lo observado y sus efectos',
      'Hablar con administraciones, empresas y vecinos',
      'Recoger datos de organismos y de su entorno',
      'Procesar y analizar esos datos con programas',
      'Identificar especies y estudiar cómo viven',
      'Orientar a técnicas y técnicos del equipo',
    ],
    tires: [
      'Campo con lluvia y mosquitos, o meses sin salir',
      'Contratos que duran lo que dura el proyecto',
      'Contar lo mismo cientos de veces',
    ],
    grows:
      'Las primeras campañas son cortas y con contrato corto. Con una especialidad encuentras sitio en un laboratorio, una consultora, un hospital, una bodega o un instituto donde enseñar.',
    tries: [
      'Elige un metro cuadrado de parque y anota durante veinte minutos todo lo vivo que encuentres.',
      'Pon lentejas en algodón con tres cantidades de luz y mide su altura cada día.',
      'Fotografía diez plantas de tu calle e identifícalas con una guía o una app gratuita.',
    ],
  },
  bioquimica: {
    alsoCalled: ['Biofísica', 'Biología molecular', 'Biotecnología'],
    does: 'Estudia la química de los seres vivos: cómo se pliegan las proteínas, cómo actúa una vacuna, por qué una célula enferma. Diseña experimentos finos, cultiva células, mide reacciones y ayuda a crear medicamentos, pruebas diagnósticas o alimentos, casi siempre dentro de un equipo.',
    day: [
      {
        at: 9,
        what: 'Todo empieza pipeteando gotas que no se ven. Una proteína se resiste a salir pura y cambias la sal del tampón.',
      },
      {
        at: 12,
        what: 'En la sala de microscopía, células teñidas de verde parecen una ciudad de noche. Anotas condiciones al detalle, porque dentro de un mes alguien querrá repetirlo.',
      },
      { at: 17, what: 'Seminario y preguntas duras.' },
    ],
    tasks: [
      'Contar resultados en artículos y congresos',
      'Guiar a estudiantes en el laboratorio',
      'Estudiar cómo funcionan células y moléculas',
      'Inventar métodos para ver lo que no se ve',
      'Pedir financiación para el siguiente proyecto',
      'Cuidar la calidad del trabajo del grupo',
    ],
    tires: [
      'Un cultivo contaminado borra tres semanas',
      'Fines de semana para alimentar células',
      'Carrera larga antes de un puesto estable',
    ],
    grows:
      'Pipeteas el proyecto de otra persona, haces la tesis y un día el seminario lo das tú. Empresas de medicamentos, pruebas diagnósticas y alimentos contratan antes y después de ese día.',
    tries: [
      'Extrae ADN de un kiwi con sal, jabón y alcohol frío, con una persona adulta al lado.',
      'Deja trozos de manzana con limón, con sal y sin nada; compara cuándo se oscurecen.',
      'Busca en una base pública la forma de una proteína y gírala en la pantalla.',
    ],
  },
  zoologia: {
    alsoCalled: ['Zoólogo', 'Biología de la fauna', 'Etología', 'Biología marina'],
    does: 'Estudia animales en libertad o en centros: cómo viven, se comunican, se reproducen y qué los amenaza. Marca y sigue ejemplares, analiza datos y propone medidas para conservarlos. Hay madrugones y campo, y también muchas horas de pantalla e informes.',
    day: [
      { at: 6, what: 'Antes de amanecer ya estás en el escondite, sin hablar, contando nutrias.' },
      {
        at: 9,
        what: 'Recoges una pluma, revisas cámaras trampa y descargas seiscientas fotos: casi todas, ramas moviéndose. En una, un lince.',
      },
      { at: 12, what: 'De vuelta, mapas y estadística.' },
      { at: 17, what: 'Explicas a un ganadero qué perro ahuyenta al lobo y escuchas sus razones.' },
    ],
    tasks: [
      'Proponer planes para cuidar una población o su hábitat',
      'Contar animales y estimar cuántos quedan',
      'Informar a vecinos, cazadores y excursionistas',
      'Estudiar la fauna donde vive, con poca huella',
      'Escribir informes y dar charlas en escuelas',
      'Investigar origen, conducta y enfermedades',
    ],
    tires: [
      'Madrugar para ver tal vez nada',
      'Más informes que animales',
      'Conflictos entre fauna y ganado',
    ],
    grows:
      'Se encadenan temporadas contando bichos hasta que conoces bien uno. Parques, centros de recuperación, consultoras y universidades te llaman entonces por ese nombre en latín.',
    tries: [
      'Observa quince minutos a una paloma o a un perro y anota cada conducta con su hora, sin interpretarla.',
      'Cuenta las aves que ves desde tu ventana tres mañanas y compara.',
      'Ayuda en una web de ciencia ciudadana a clasificar fotos de cámaras en el bosque.',
    ],
  },
  'investigacion-biomedica': {
    alsoCalled: ['Ciencias biomédicas', 'Investigación en salud', 'Investigación clínica'],
    does: 'Busca las causas de las enfermedades y nuevas maneras de tratarlas: cáncer, alzhéimer, infecciones. Diseña estudios, trabaja con células, animales o datos de pacientes, analiza resultados y publica. Una respuesta puede tardar años, y los fracasos también enseñan.',
    day: [
      {
        at: 9,
        what: 'Las células tratadas crecieron más despacio, aunque tres repeticiones no bastan. Preparas la cuarta, anotas a ciegas y dejas que otra persona mida.',
      },
      { at: 11, what: 'Se reúne el comité de ética: cada pregunta mejora el protocolo.' },
      {
        at: 16,
        what: 'Escribes una solicitud de fondos y explicas a un estudiante por qué el control importa tanto.',
      },
    ],
    tasks: [
      'Cumplir normas estrictas con materiales peligrosos',
      'Medir qué efecto tienen fármacos y microbios',
      'Planear estudios sobre una enfermedad y su tratamiento',
      'Preparar y observar muestras de tejido y células',
      'Desarrollar métodos y presentar lo hallado',
      'Enseñar técnicas a quienes empiezan',
    ],
    tires: [
      'Resultados negativos después de un año',
      'Escribir peticiones de dinero sin parar',
      'Trabajar con enfermedades que tocan de cerca',
    ],
    grows:
      'Tras la tesis suele venir un laboratorio en otro país y luego otro. Algunas personas vuelven con grupo propio; otras llevan ensayos en hospitales, empresas de medicamentos o agencias.',
    tries: [
      'Elige una enfermedad que conozcas de cerca y averigua en una web de salud fiable qué se investiga ahora.',
      'Diseña un experimento para saber si estudiar con música ayuda; escribe qué compararías y qué dejarías igual.',
      'Busca un ensayo clínico en un registro público y explica a alguien qué quieren comprobar.',
    ],
  },
  epidemiologia: {
    alsoCalled: ['Salud pública', 'Epidemiólogo'],
    does: 'Estudia cómo se reparten las enfermedades entre la población y por qué: quién enferma, dónde, cuándo. Rastrea brotes, diseña estudios, analiza datos y aconseja a las autoridades. Lo que encuentra se convierte en vacunas, avisos, normas o agua más limpia.',
    day: [
      {
        at: 9,
        what: 'Doce personas con los mismos síntomas y una boda en común. Llamas a cada una y preguntas qué comió, con paciencia.',
      },
      { at: 12, what: 'En la tabla, un plato se repite. Avisas, se recoge una muestra, esperas.' },
      {
        at: 16,
        what: 'Entretanto actualizas el mapa de la gripe y preparas un informe que un alcalde pueda leer en dos minutos.',
      },
    ],
    tasks: [
      'Contar lo hallado al personal de salud, a las autoridades y al público',
      'Vigilar programas de salud y sus resultados',
      'Investigar cómo se transmite una enfermedad',
      'Formar a personal sanitario y a la población',
      'Notificar casos de infecciones a quien corresponde',
      'Diseñar estudios con datos de muchas personas',
    ],
    tires: [
      'Alertas que llegan en viernes',
      'Recomendar algo y que nadie lo aplique',
      'Tablas detrás de las cuales hay gente',
    ],
    grows:
      'Llegas con una bata o con una calculadora y en el máster se aprende la otra mitad. Después investigas brotes para un gobierno, diseñas estudios grandes o trabajas para organismos de muchos países.',
    tries: [
      'Anota qué resfriados hay esta semana en tu casa o clase y dibuja el posible camino del contagio.',
      'Busca el mapa de gripe de tu región y compara dos semanas seguidas.',
      'Lee la historia de la bomba de agua de Londres y explica con un dibujo qué descubrieron.',
    ],
  },
  genetica: {
    alsoCalled: ['Genetista', 'Genómica', 'Biología genética'],
    does: 'Investiga cómo se heredan y se encienden los genes en personas, plantas, animales o bacterias. Planea experimentos, secuencia muestras, compara familias o cultivos, anota cada paso y publica. De ahí salen diagnósticos, semillas resistentes y respuestas sobre quiénes somos.',
    day: [
      {
        at: 9,
        what: 'Tres hermanos, la misma enfermedad, una letra cambiada entre millones. La buscas con un programa y aparece en el lugar menos interesante.',
      },
      {
        at: 12,
        what: 'En el laboratorio cargas placas con una pipeta de ocho puntas. Nadie habla durante ese rato.',
      },
      { at: 15, what: 'El grupo discute si esa letra explica algo.' },
      { at: 18, what: 'Pegas en el cuaderno la foto del gel, torcida.' },
    ],
    tasks: [
      'Planear estudios sobre cómo actúan los genes',
      'Guiar a quienes trabajan en el proyecto',
      'Preparar resultados para congresos y revistas',
      'Llevar un cuaderno de laboratorio completo',
      'Buscar financiación con propuestas escritas',
      'Revisar lo publicado para elegir el método',
    ],
    tires: [
      'Meses entre la muestra y la respuesta',
      'Noticias difíciles cuando hay familias detrás',
      'Competir por fondos con gente muy buena',
    ],
    grows:
      'Cargas placas, aprendes a leerlas y con los años eliges qué leer. El diagnóstico, la mejora de semillas y ganado, la secuenciación y los laboratorios de la policía son vecinos.',
    tries: [
      'Dibuja el árbol de tu familia con un rasgo visible, como los hoyuelos, y busca cómo se hereda.',
      'Lanza monedas para simular cien cruces de guisantes (arvejas) y compara con lo que contó Mendel.',
      'Mira en una web pública en qué cromosoma está un gen conocido y qué hace.',
    ],
  },
  microbiologia: {
    alsoCalled: ['Microbiólogo o microbióloga', 'Bacteriología', 'Virología'],
    does: 'Estudia bacterias, virus, hongos y levaduras: los que enferman, los que fermentan, los que limpian aguas. Los cultiva, los mira al microscopio, los identifica y prueba qué los frena. Trabaja para hospitales, alimentación, medio ambiente, medicamentos e investigación.',
    day: [
      {
        at: 8,
        what: 'Abres la estufa y huele a pan agrio. En la placa once hay una colonia amarilla que nadie sembró.',
      },
      {
        at: 10,
        what: 'Una gota, un colorante morado, aceite en el objetivo: racimos de uvas diminutas.',
      },
      {
        at: 12,
        what: 'Llama el hospital y dictas qué antibiótico la frena, despacio, letra por letra.',
      },
      { at: 16, what: 'Siembras lo de mañana con el asa al rojo.' },
    ],
    tasks: [
      'Aislar y mantener cultivos con cuidado',
      'Estudiar cómo crecen y qué necesitan los microbios',
      'Identificarlos por su forma y comportamiento',
      'Analizar muestras para hospitales y salud pública',
      'Investigar qué antibióticos siguen funcionando',
      'Redactar informes con recomendaciones',
    ],
    tires: [
      'Trabajar con lo que puede contagiar',
      'Olores que no se olvidan',
      'Esperar a que algo crezca a su ritmo',
    ],
    grows:
      'Primero siembras lo que te mandan; más tarde firmas el resultado que espera una fábrica o una planta de agua. En los hospitales la formación es larga, y en la investigación hay tesis.',
    tries: [
      'Deja tres trozos de pan en bolsas cerradas en sitios distintos y dibuja cada día qué aparece, sin abrirlas.',
      'Haz masa madre o yogur en casa con ayuda y anota temperatura, olor y tiempo.',
      'Frota tus manos con harina, toca objetos y cuenta en cuántos sitios acaba.',
    ],
  },
  bioinformatica: {
    alsoCalled: [
      'Biología computacional',
      'Bioinformático o bioinformática',
      'Genómica computacional',
    ],
    does: 'Escribe programas y usa estadística para responder preguntas de biología: comparar genomas, seguir un virus, adivinar la forma de una proteína. Habla con quienes hacen los experimentos, elige el método, analiza datos enormes y explica qué se puede creer de ellos.',
    day: [
      {
        at: 9,
        what: 'Llegan cuatro discos de un hospital con miles de tumores dentro. El primer archivo mezcla columnas y pasas una hora culpando al programa.',
      },
      { at: 12, what: 'Lanzas el análisis; el ventilador de la sala sube de tono.' },
      {
        at: 15,
        what: 'Una bióloga mira tu gráfico y señala un punto que no puede existir. Tiene razón: dos etiquetas cambiadas.',
      },
      { at: 18, what: 'Vuelves a lanzar y apagas la luz.' },
    ],
    tasks: [
      'Crear programas a medida para un proyecto',
      'Comunicar resultados en informes y congresos',
      'Inventar métodos para preguntas nuevas',
      'Hablar con quien investiga para entender su problema',
      'Analizar genomas, proteínas y otros datos grandes',
      'Leer sin parar sobre técnicas nuevas',
    ],
    tires: [
      'Estar a medio camino entre dos ciencias',
      'Datos mal etiquetados que descubres tarde',
      'Pantalla de la mañana a la noche',
    ],
    grows:
      'Un máster enseña la ciencia que te falte, sea la de las células o la de los programas. Luego te sientas entre médicas y servidores, en un instituto, una empresa o un grupo de investigación.',
    tries: [
      'Abre un curso gratuito de programación y haz que cuente cuántas letras A hay en un texto.',
      'Compara en una base pública la misma proteína en humano y ratón y cuenta diferencias.',
      'Escribe en papel reglas para alinear dos palabras parecidas y pruébalas con cinco pares.',
    ],
  },
  astronomia: {
    alsoCalled: ['Astrónomo o astrónoma', 'Astrofísica', 'Ciencias del espacio'],
    does: 'Estudia planetas, estrellas, galaxias y lo que hay entre ellas. Pide noches de telescopio, analiza imágenes y espectros con programas, compara con teorías, escribe artículos y dirige trabajos de estudiantes. Se mira poco por el ocular y mucho la pantalla.',
    day: [
      {
        at: 11,
        what: 'Las imágenes de anoche llegaron con nubes. De seis horas sirven cuarenta minutos.',
      },
      {
        at: 13,
        what: 'Restas el brillo del cielo y queda una galaxia como una pelusa. La mides cuatro veces.',
      },
      { at: 16, what: 'Videollamada con tres continentes: alguien desayuna, alguien bosteza.' },
      {
        at: 18,
        what: 'Tu estudiante encontró un punto que se mueve. Es un satélite, pero lo miran igual.',
      },
    ],
    tasks: [
      'Acompañar a estudiantes y a gente que empieza',
      'Presentar hallazgos en congresos y revistas',
      'Colaborar con grupos de otros países',
      'Analizar datos con programas propios y ajenos',
      'Observar con telescopios de tierra y del espacio',
    ],
    tires: [
      'Muy pocas plazas y mucho viajar para conseguirlas',
      'Noches de observación arruinadas por nubes',
      'Programar más que mirar el cielo',
    ],
    grows:
      'Grado, máster, tesis y unos años de maleta entre observatorios. Quienes se bajan antes llevan lo aprendido a los datos, la ingeniería, un planetario o una clase.',
    tries: [
      'Dibuja la Luna a la misma hora cinco noches seguidas y anota dónde aparece.',
      'Ayuda a clasificar galaxias en una web de ciencia ciudadana durante media hora.',
      'Localiza con un mapa gratuito del cielo tres estrellas y un planeta desde tu ventana.',
    ],
  },
};
