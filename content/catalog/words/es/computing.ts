import type { FamilyWords } from '#content/catalog/words.ts';

export const computing: FamilyWords = {
  'desarrollo-de-software': {
    alsoCalled: ['Programación', 'Ingeniería de software', 'Computación', 'Sistemas'],
    does: 'Crea los programas que usamos: aplicaciones, bancos, juegos, sistemas de un hospital. Entiende un problema, lo divide, escribe código, lo prueba y lo mejora en equipo. Hay ratos largos a solas y otros en equipo: se conversa, se revisa el trabajo ajeno y se aprende siempre.',
    day: [
      {
        at: 9,
        what: 'El error solo aparece los martes y hoy es martes. Sigues el rastro, añades una prueba que lo reproduce y por fin lo ves: una fecha mal leída.',
      },
      { at: 13, what: 'Una compañera revisa tu cambio y pide un nombre más claro.' },
      { at: 16, what: 'Dibujan en la pizarra cómo añadir algo nuevo sin romper lo viejo.' },
    ],
    tasks: [
      'Entender qué necesita la gente antes de escribir código',
      'Diseñar cómo se reparte el programa en partes',
      'Escribir código y pruebas que lo vigilen',
      'Buscar errores y corregirlos sin crear otros',
      'Revisar el trabajo ajeno y recibir comentarios del propio',
      'Contar cómo va el proyecto a quien lo encargó',
    ],
    tires: [
      'Muchas horas de silla y pantalla',
      'Herramientas nuevas que aprender cada temporada',
      'Código heredado que nadie se atreve a tocar',
    ],
    grows:
      'Corriges un botón, luego una pantalla, luego un sistema que usan miles. Unas personas siguen resolviendo lo más difícil sin mandar a nadie y otras guían a un equipo; lo aprendido sirve igual en un banco que en un hospital.',
    tries: [
      'Haz con un curso gratuito en línea tu primer programa: que pregunte un nombre y conteste algo distinto según la hora.',
      'Elige una app que te desespere y escribe paso a paso qué hace mal y cómo lo cambiarías.',
      'Escribe las reglas completas de un juego de cartas, tan claras que alguien pueda jugar sin preguntarte.',
    ],
  },
  'ciencia-de-datos': {
    alsoCalled: ['Análisis de datos', 'Big data', 'Científico de datos'],
    does: 'Busca respuestas en grandes cantidades de datos: qué tratamiento funciona, qué cliente se irá, dónde habrá atascos. Limpia, explora, construye modelos estadísticos, comprueba si aciertan y explica el resultado a quien decide. Sospecha siempre de una respuesta demasiado bonita.',
    day: [
      {
        at: 9,
        what: 'Media mañana se va en entender por qué hay personas con doscientos años en la tabla.',
      },
      {
        at: 12,
        what: 'Corregido eso, pruebas un modelo simple y otro complejo: gana el simple. Dibujas un gráfico, lo borras, dibujas otro.',
      },
      { at: 16, what: 'En la reunión cuentas qué se sabe, qué no, y qué dato faltaría recoger.' },
    ],
    tasks: [
      'Limpiar datos y entender de dónde salieron',
      'Explorar tablas enormes buscando lo que se repite',
      'Elegir muestras y variables con sentido',
      'Construir modelos y comparar cuál acierta más',
      'Dibujar gráficos que cuenten el resultado',
    ],
    tires: [
      'Pasar más tiempo limpiando que descubriendo',
      'Que pidan una cifra segura donde solo hay dudas',
      'Datos incompletos y prisas por concluir',
    ],
    grows:
      'Limpias tablas ajenas antes de elegir tus preguntas. Con tiempo conoces un campo mejor que nadie de la sala, sea salud, transporte o clima, o coordinas a quienes ahora limpian.',
    tries: [
      'Anota durante una semana a qué hora te duermes y cómo te sientes; dibuja la relación en una gráfica.',
      'Descarga una tabla de datos abiertos de tu ciudad y encuentra una cosa que te sorprenda.',
      'Pregunta a diez personas conocidas cuántas horas usan el teléfono y compara con lo que dice su pantalla.',
    ],
  },
  ciberseguridad: {
    alsoCalled: ['Seguridad informática', 'Seguridad de la información', 'Analista de seguridad'],
    does: 'Protege sistemas y datos frente a robos, fraudes y sabotajes. Vigila señales extrañas, busca puntos débiles antes que los atacantes, responde a incidentes y enseña buenas costumbres. Mezcla técnica, curiosidad de detective y calma cuando todo parece arder.',
    day: [
      {
        at: 8,
        what: 'De madrugada alguien entró con la contraseña de una persona que dormía. Sigues los registros, cortas el acceso y averiguas por dónde llegó: un correo bien imitado.',
      },
      { at: 12, what: 'Con el incendio apagado, escribes qué pasó minuto a minuto.' },
      { at: 16, what: 'Intentas, con permiso, colarte en un sistema nuevo.' },
    ],
    tasks: [
      'Planear cómo proteger datos y qué hacer si se pierden',
      'Seguir avisos de virus y ataques nuevos',
      'Cifrar comunicaciones y configurar barreras',
      'Medir riesgos y probar las defensas',
      'Dar y quitar permisos cuando la gente cambia',
      'Revisar incidentes y hablar con quien los causó',
    ],
    tires: [
      'Guardias y alarmas que suenan en festivo',
      'Ser quien dice que no a lo cómodo',
      'Alarmas falsas, una detrás de otra',
    ],
    grows:
      'Las primeras noches miras alertas falsas. Después reconstruyes ataques, diseñas defensas o te sientas con la dirección de un banco, un hospital o un ministerio a decidir qué se protege antes.',
    tries: [
      'Revisa con tu familia qué cuentas repiten contraseña y activa la verificación en dos pasos en las tuyas.',
      'Guarda tres correos falsos que lleguen a casa, sin abrir enlaces, y marca las señales que los delatan.',
      'Cifra un mensaje desplazando letras y reta a una amiga a romperlo; después busca cómo se hace.',
    ],
  },
  'inteligencia-artificial': {
    alsoCalled: ['Aprendizaje automático', 'Investigación en computación', 'IA'],
    does: 'Investiga y construye programas que aprenden de ejemplos: reconocer imágenes, entender lenguaje, predecir, ayudar a decidir. Lee artículos científicos, plantea experimentos, mide errores y se pregunta por sesgos y riesgos. Detrás hay mucha matemática y mucha prueba que no sale.',
    day: [
      {
        at: 9,
        what: 'El modelo distingue perros de gatos pero falla con los perros negros: casi no había fotos. Buscas más datos, cambias una función y lanzas un entrenamiento que tardará horas.',
      },
      { at: 12, what: 'Mientras, lees un artículo con lápiz.' },
      {
        at: 17,
        what: 'En el seminario alguien encuentra un fallo en tu razonamiento y te alegra que sea hoy.',
      },
    ],
    tasks: [
      'Convertir un problema en algo que se pueda calcular',
      'Inventar o adaptar métodos que aprendan de datos',
      'Programar experimentos y comparar resultados',
      'Repartir trabajo y plazos dentro del grupo',
      'Reunirse con quien pondrá en uso el programa',
    ],
    tires: [
      'Meses de pruebas que no mejoran nada',
      'Un campo que cambia antes de acabar de leerlo',
      'Expectativas enormes de quien solo vio la demostración',
    ],
    grows:
      'Casi siempre hay máster y muchas veces doctorado, con más resultados malos que buenos. Luego eliges entre universidad, laboratorio de empresa o producto, o te dedicas a vigilar que estos sistemas sean justos.',
    tries: [
      'Entrena en una web gratuita un clasificador con fotos de dos objetos tuyos y busca con qué se equivoca.',
      'Haz la misma pregunta difícil de cinco maneras a un asistente y comprueba las respuestas en la biblioteca.',
      'Escribe reglas para distinguir perros de gatos y pásaselas a alguien con diez fotos; cuenta los fallos.',
    ],
  },
  'diseno-de-interfaces': {
    alsoCalled: ['UX', 'UI', 'Experiencia de usuario', 'Diseño digital'],
    does: 'Hace que una aplicación o una web se entienda y dé gusto usarla. Observa a personas reales, descubre dónde se pierden, dibuja pantallas, prueba versiones y cuida textos, colores y accesibilidad. Media entre lo que la gente necesita, el negocio y la técnica.',
    day: [
      {
        at: 10,
        what: 'Un señor de setenta años intenta pedir cita y toca tres veces donde no es. No lo ayudas: miras.',
      },
      { at: 12, what: 'De vuelta cambias el orden de la pantalla y la palabra del botón.' },
      {
        at: 16,
        what: 'Pruebas el prototipo con un lector de pantalla y defiendes, con un video, por qué sobra un paso.',
      },
    ],
    tasks: [
      'Observar y entrevistar a quienes usarán la pantalla',
      'Dibujar recorridos, pantallas y prototipos',
      'Acordar con desarrollo qué se puede construir',
      'Ordenar contenidos para que se encuentren',
      'Negociar prioridades con dirección',
      'Probar cada versión y anotar dónde se atascan',
    ],
    tires: [
      'Opiniones de todo el mundo sobre el color',
      'Ver cómo recortan lo que funcionaba',
      'Diseñar con plazos que no dejan probar',
    ],
    grows:
      'Mueves botones de otra persona hasta que te dejan decidir si hay botón. Se puede dirigir el diseño de un producto, dedicarse solo a observar usuarios o trabajar por tu cuenta.',
    tries: [
      'Pide a una persona mayor de tu familia que use una app nueva, no ayudes y anota dónde duda.',
      'Dibuja en papel tres pantallas para pedir turno en la biblioteca y pruébalas con alguien de clase.',
      'Usa tu teléfono diez minutos con el lector de pantalla activado y los ojos cerrados.',
    ],
  },
  'redes-y-telecomunicaciones': {
    alsoCalled: ['Arquitectura de redes', 'Ingeniería de redes', 'Telemática'],
    does: 'Diseña por dónde viajan los datos: redes de empresas, internet móvil, fibra, satélite, centros de datos. Calcula capacidad, elige equipos, planifica la seguridad y prepara caminos alternativos para que una avería no deje sin conexión a miles de personas.',
    day: [
      {
        at: 10,
        what: 'Un mapa de líneas y colores ocupa la pantalla: el tramo del norte va al límite. Simulas dos soluciones y comparas costo y retardo.',
      },
      { at: 12, what: 'Reunión con quien excava las zanjas.' },
      {
        at: 23,
        what: 'Toca el cambio, porque hay menos tráfico: copias, conmutas, contienes la respiración y todo sigue fluyendo.',
      },
    ],
    tasks: [
      'Diseñar redes, primero en esquema y luego en detalle',
      'Proponer medidas de seguridad y auditarlas',
      'Vigilar el tráfico para descubrir cuellos de botella',
      'Preparar qué hacer si se cae un centro entero',
      'Resolver problemas junto a otros equipos de red',
    ],
    tires: [
      'Cambios de noche y en domingo',
      'Cortes que afectan a muchísima gente a la vez',
      'Certificaciones que hay que renovar',
    ],
    grows:
      'De configurar un armario en un sótano vas a dibujar la red de un país. Por el camino se abren la nube, la seguridad y las operadoras, siempre con algún cambio de madrugada.',
    tries: [
      'Dibuja todos los aparatos de tu casa que usan internet y por dónde se conecta cada uno.',
      'Traza en una computadora la ruta hasta tres páginas de países distintos y marca los saltos en un mapa.',
      'Apaga los datos del teléfono un día y apunta qué deja de funcionar y qué no.',
    ],
  },
  'desarrollo-web': {
    alsoCalled: ['Programación web', 'Front-end', 'Diseño y desarrollo de páginas'],
    does: 'Construye páginas y aplicaciones que funcionan en el navegador: tiendas, periódicos, reservas, paneles de datos. Programa lo que se ve y parte de lo que no, cuida que cargue rápido, que sirva en cualquier teléfono y que todas las personas puedan usarlo.',
    day: [
      {
        at: 9,
        what: 'Abres la web en el teléfono más viejo de la oficina y un botón se sale de la pantalla. Lo arreglas y compruebas que se puede llegar con el teclado.',
      },
      { at: 12, what: 'Conectas un formulario, pruebas con datos absurdos y publicas.' },
      { at: 16, what: 'El cliente llama: quiere cambiar una foto. Le enseñas a hacerlo.' },
    ],
    tasks: [
      'Programar páginas y lo que hay detrás',
      'Diseñar y mantener webs con imágenes, texto y datos',
      'Comprobar que funcione en cada navegador y tamaño',
      'Elegir lenguajes y herramientas para cada encargo',
      'Conectar formularios con bases de datos',
      'Guardar copias por si algo se estropea',
    ],
    tires: [
      'Clientes que piden «solo un cambio» muchas veces',
      'Modas técnicas que duran un año',
      'Errores que salen nada más en un teléfono concreto',
    ],
    grows:
      'Comienzas con la página de una peluquería y un día mantienes la de un periódico. Muchas personas trabajan a distancia o por su cuenta; otras cruzan al diseño o a programas mayores.',
    tries: [
      'Abre las herramientas de desarrollo del navegador y cambia el título de una página solo en tu pantalla.',
      'Sigue un tutorial gratuito y publica en una hora una página sobre algo que te guste.',
      'Recorre tres webs usando nada más el teclado y apunta dónde te quedas sin salida.',
    ],
  },
  'administracion-de-sistemas': {
    alsoCalled: ['Sysadmin', 'Infraestructura informática', 'Servidores y nube'],
    does: 'Mantiene en marcha los servidores, redes y servicios de una organización. Instala, actualiza, vigila, hace copias de seguridad y automatiza lo repetido. Su mejor día es aquel en que nadie nota que existe, y su peor momento ocurre siempre un viernes.',
    day: [
      {
        at: 8,
        what: 'Lo primero, el panel: todo verde menos un disco casi lleno. Lo amplías sin que nadie pierda un archivo.',
      },
      {
        at: 11,
        what: 'Escribes un pequeño programa para crear cuentas nuevas y ahorras una hora a la semana.',
      },
      {
        at: 15,
        what: 'Restauras una copia de prueba. Tarda, cruje el disco, y aparecen todas las carpetas en su sitio.',
      },
    ],
    tasks: [
      'Administrar equipos, servidores y programas de una red',
      'Hacer copias de seguridad y ensayar su recuperación',
      'Diagnosticar fallos y reemplazar lo averiado',
      'Configurar correo, antivirus y permisos',
      'Vigilar el rendimiento y prever qué faltará',
    ],
    tires: [
      'Llamadas fuera de hora cuando algo se cae',
      'Actualizar sin que nadie deje de trabajar',
      'Ser invisible hasta el día del fallo',
    ],
    grows:
      'Cambias contraseñas, luego discos, luego el centro de datos de sitio. La nube, la seguridad y la automatización se llevan a buena parte de la gente con experiencia.',
    tries: [
      'Haz una copia de tus fotos en otro lugar y comprueba que puedes recuperar una al azar.',
      'Instala un sistema operativo libre en una computadora vieja o en una máquina virtual gratuita.',
      'Escribe con ayuda de un tutorial tres órdenes que renombren muchos archivos de una vez.',
    ],
  },
  'soporte-informatico': {
    alsoCalled: ['Mesa de ayuda', 'Técnico en computación', 'Helpdesk'],
    does: 'Ayuda a que la tecnología no estorbe: prepara computadoras, resuelve incidencias, conecta impresoras y redes, recupera archivos y explica sin tecnicismos. Hace falta paciencia, método para descartar causas y ganas de tratar con gente que ya llega molesta.',
    day: [
      {
        at: 9,
        what: '«No enciende.» Preguntas tres cosas, miras detrás y el cable estaba suelto; nadie se ríe.',
      },
      {
        at: 11,
        what: 'Preparas diez computadoras para quienes empiezan mañana. Una directora perdió un documento y lo rescatas de la copia de ayer.',
      },
      { at: 16, what: 'Entre llamadas escribes una guía corta para que la misma duda no vuelva.' },
    ],
    tasks: [
      'Comprobar cada mañana que los equipos funcionen',
      'Preparar computadoras para quien llega nuevo',
      'Investigar averías preguntando y probando',
      'Responder dudas por teléfono o en persona',
      'Instalar programas y reparar piezas sencillas',
      'Acordar con cada área qué necesita',
    ],
    tires: [
      'La misma pregunta muchas veces al día',
      'Gente molesta antes de decir hola',
      'Saltar de un aviso a otro sin terminar ninguno',
    ],
    grows:
      'Al año has visto de todo, que es lo mejor para elegir: sistemas, redes, seguridad o enseñar. También puedes organizar la mesa de ayuda de una empresa grande y atender tú lo que nadie resolvió.',
    tries: [
      'Ofrécete a resolver un problema de teléfono o computadora en tu familia y anota cada paso que probaste.',
      'Escribe una guía de una página para que alguien mayor haga una videollamada sin ayuda.',
      'Busca un mensaje de error que te haya salido y encuentra tres causas posibles, de más a menos probable.',
    ],
  },
  'ingenieria-informatica': {
    alsoCalled: [
      'Ingeniería en sistemas',
      'Ingeniería en informática',
      'Arquitectura de sistemas',
      'Ciencias de la computación',
    ],
    does: 'Diseña sistemas informáticos completos: qué programas, servidores, redes y datos hacen falta para que un hospital, una aerolínea o una universidad funcione. Escucha necesidades, compara soluciones, comprueba que las piezas se entiendan, sean seguras y aguanten cuando entren todos a la vez.',
    day: [
      {
        at: 9,
        what: 'El día de matrícula la universidad se cae todos los años. Pintas en la pared el recorrido de un clic y encuentras siete esperas.',
      },
      {
        at: 12,
        what: 'Simulas a miles de estudiantes entrando juntos; una base de datos se ahoga y la partes en dos.',
      },
      { at: 16, what: 'Seguridad pregunta, desarrollo protesta, tú borras y vuelves a dibujar.' },
      { at: 18, what: 'La segunda simulación llega al final.' },
    ],
    tasks: [
      'Comprobar que el sistema sea estable, seguro y ampliable',
      'Diseñar la arquitectura de programas y equipos',
      'Elegir soluciones junto a quienes programan',
      'Identificar qué datos y máquinas hacen falta',
      'Preguntar a clientes y personal qué esperan',
      'Probar parches antes de que lleguen a todos',
    ],
    tires: [
      'Decisiones que se pagan años después',
      'Reuniones donde cada equipo quiere otra cosa',
      'Sistemas antiguos que no se pueden apagar',
    ],
    grows:
      'El primer trabajo es una pieza de un sistema que no ves entero; con el tiempo puedes ser quien lo dibuja. Hay caminos hacia la dirección técnica, la consultoría, la investigación y la administración.',
    tries: [
      'Dibuja todo lo que tiene que pasar desde que pides una entrada de cine en línea hasta que la recibes.',
      'Abre una clase gratuita de introducción a la computación de una universidad y haz su primer ejercicio.',
      'Compara cómo se comporta la web de tu escuela a primera hora y de noche, y propón una explicación.',
    ],
  },
  'bases-de-datos': {
    alsoCalled: ['Administración de bases de datos', 'DBA', 'Gestión de datos'],
    does: 'Cuida el lugar donde una organización guarda lo que sabe: pedidos, historias clínicas, notas, reservas. Diseña tablas, decide quién puede ver qué, instala mejoras, prueba cambios, hace copias y acelera consultas lentas. Un error suyo lo notan muchas personas a la vez.',
    day: [
      {
        at: 9,
        what: 'La búsqueda de pacientes tarda medio minuto. Miras el plan de la consulta: recorre la tabla entera para cada apellido.',
      },
      {
        at: 11,
        what: 'Añades un índice en la copia de ensayo y contesta antes de que sueltes la tecla.',
      },
      { at: 13, what: 'Alguien en prácticas pide permiso para borrar. Le das permiso para leer.' },
      { at: 22, what: 'Pasas el cambio a la base verdadera con la copia al lado.' },
    ],
    tasks: [
      'Modificar bases de datos y guiar a quien las programa',
      'Proteger la información de pérdidas y curiosos',
      'Instalar mejoras que la hagan más rápida',
      'Decidir quién puede leer y quién puede escribir',
      'Probar cambios antes de aplicarlos',
      'Corregir errores en programas y consultas',
    ],
    tires: [
      'Mantenimientos cuando los demás duermen',
      'Una orden equivocada puede borrar años',
      'Peticiones urgentes de informes a última hora',
    ],
    grows:
      'Te dejan leer, luego copiar, y pasan meses hasta que te dejan borrar. Después diseñas los datos de una empresa, los llevas a la nube, los proteges o te pasas a analizarlos.',
    tries: [
      'Haz en una hoja de cálculo el catálogo de tus libros o canciones con autor, año y género, sin repetir nada.',
      'Resuelve tres ejercicios de consultas en una web gratuita para aprender bases de datos.',
      'Piensa qué tablas necesitaría la biblioteca de tu escuela y dibuja cómo se enlazan.',
    ],
  },
  'inteligencia-de-negocio': {
    alsoCalled: ['Business intelligence', 'Analista de negocio', 'Analítica empresarial'],
    does: 'Reúne los datos de una empresa y de su mercado y los convierte en informes y tableros claros: qué se vende, dónde se pierde, qué cambia. Pregunta qué decisión hay que tomar, busca las cifras, las comprueba y las presenta a quien decide.',
    day: [
      {
        at: 9,
        what: 'El tablero dice que una tienda vendió el triple. Antes de felicitar a nadie llamas: cargaron el mismo día tres veces.',
      },
      { at: 11, what: 'Corriges la carga y añades una alarma para que avise sola.' },
      {
        at: 13,
        what: 'La jefa pide «un gráfico bonito». Le preguntas qué va a decidir con él y acaban en una tabla de cuatro filas.',
      },
      { at: 17, what: 'Lees un informe del sector y guardas dos datos.' },
    ],
    tasks: [
      'Preparar informes periódicos y a medida',
      'Resumir tendencias que apoyen una decisión',
      'Guardar plantillas y modelos que otros reutilicen',
      'Crear tableros y las tablas que los alimentan',
      'Hacer que la cifra llegue a tiempo a quien la espera',
      'Recoger datos del mercado y de la competencia',
    ],
    tires: [
      'Cada área calcula lo mismo de manera distinta',
      'Lunes y finales de mes con todo urgente',
      'Informes que nadie abre',
    ],
    grows:
      'Haces el informe del lunes hasta que alguien pregunta tu opinión. Entonces puedes decidir qué se mide, coordinar los datos de la casa o mudarte a la ciencia de datos o a finanzas.',
    tries: [
      'Apunta una semana en qué gastas y haz un gráfico que responda una pregunta concreta.',
      'Pregunta en un negocio de tu familia o de conocidos qué día venden menos y qué dato lo demostraría.',
      'Busca un gráfico engañoso en las noticias y vuelve a dibujarlo como debería ser.',
    ],
  },
  'hacking-etico': {
    alsoCalled: ['Pentesting', 'Pruebas de intrusión', 'Hacker ético', 'Seguridad ofensiva'],
    does: 'Intenta entrar, con permiso por escrito, en redes, webs, programas y hasta edificios, como lo haría un atacante. Busca huecos, demuestra hasta dónde llegaría alguien, los explica con pasos que otra persona pueda repetir y propone cómo cerrarlos.',
    day: [
      {
        at: 10,
        what: 'El contrato dice qué puedes tocar y hasta cuándo. Empiezas por lo aburrido: leer todo lo que la empresa publica.',
      },
      { at: 12, what: 'Una página de pruebas olvidada pide contraseña; sirve la del manual.' },
      { at: 15, what: 'Dentro, sin romper nada, dejas un archivo con tu nombre y haces captura.' },
      { at: 18, what: 'Escribes el informe. La parte más larga es cómo arreglarlo.' },
    ],
    tasks: [
      'Imitar los pasos de un atacante conocido',
      'Auditar redes y programas con criterios fijados',
      'Comprobar la seguridad física de salas y equipos',
      'Preguntar y reunir datos para medir el riesgo',
      'Proponer cómo cerrar cada hueco',
      'Configurar sistemas para que permitan lo mínimo',
    ],
    tires: [
      'Semanas sin encontrar nada',
      'Informes largos después de lo divertido',
      'Estudiar sin parar para no quedarse atrás',
    ],
    grows:
      'Los primeros encargos son páginas pequeñas y muchos informes. Más tarde te piden imitar a un grupo entero, investigas fallos que nadie conocía o cambias de bando y defiendes.',
    tries: [
      'Resuelve el primer nivel de un reto de seguridad en línea pensado para aprender, sin tocar sistemas ajenos.',
      'Averigua qué puede saber de ti un desconocido con tu nombre de usuario y borra lo que sobre.',
      'Lee en la biblioteca o en línea cómo se descubrió un fallo famoso y cuéntalo en diez frases.',
    ],
  },
  'calidad-de-software': {
    alsoCalled: ['Tester', 'QA', 'Control de calidad de software', 'Aseguramiento de la calidad'],
    does: 'Prueba programas antes de que lleguen a la gente. Diseña casos, usa la aplicación como nadie pensó, escribe pruebas automáticas, describe cada fallo para que se pueda repetir y comprueba que esté bien arreglado. También opina sobre si algo se entiende.',
    day: [
      {
        at: 9,
        what: 'En la casilla de edad escribes menos cinco, un emoji y tu apellido. El emoji tumba la página.',
      },
      {
        at: 11,
        what: 'Grabas los pasos exactos y abres el aviso; quien programó contesta que en su máquina funciona.',
      },
      { at: 13, what: 'Vas a su mesa y lo repites delante. Se ríe, poco.' },
      { at: 16, what: 'Automatizas la prueba para que ese emoji vuelva cada noche.' },
    ],
    tasks: [
      'Encontrar fallos de función, pantalla o contenido',
      'Describir cada error para que se pueda repetir',
      'Escribir programas que prueben otros programas',
      'Planear qué se prueba y en qué orden',
      'Documentar las pruebas según las normas',
      'Opinar sobre si la aplicación se entiende',
    ],
    tires: [
      'Repetir los mismos pasos en cada versión',
      'Dar malas noticias el día antes de publicar',
      'Que la culpa del retraso parezca tuya',
    ],
    grows:
      'Aprietas botones a mano; luego escribes programas que los aprietan de noche. Se llega a responder de la calidad de un producto, y no es raro cruzar a programar o a seguridad.',
    tries: [
      'Elige una app y busca diez maneras de confundirla con datos raros; anota pasos y resultado.',
      'Escribe un aviso de error tan claro que otra persona pueda repetirlo en su teléfono sin preguntarte.',
      'Haz una tabla con todos los casos que habría que probar en una máquina de bebidas.',
    ],
  },
};
