import type { FamilyWords } from '#content/catalog/words.ts';

export const engineering: FamilyWords = {
  'ingenieria-mecanica': {
    alsoCalled: ['Ingeniero mecánico', 'Ingeniería de máquinas', 'Electromecánica'],
    does: 'Diseña todo lo que se mueve o soporta fuerza: motores, ascensores, bicicletas, robots, turbinas. Calcula esfuerzos y temperaturas, elige materiales, construye prototipos y busca por qué algo vibra, se rompe o gasta demasiado. Hay despacho, laboratorio y fábrica.',
    day: [
      {
        at: 9,
        what: 'Una bomba vibra y nadie sabe por qué. Pones un sensor, escuchas, comparas frecuencias: un rodamiento mal alineado.',
      },
      {
        at: 12,
        what: 'De vuelta a la pantalla modificas la pieza y simulas mil horas de uso en diez minutos.',
      },
      {
        at: 16,
        what: 'Hablas con taller, que te explica por qué esa esquina es imposible de mecanizar. La cambias.',
      },
    ],
    tasks: [
      'Leer planos y esquemas antes de tocar nada',
      'Dibujar piezas y conjuntos en tres dimensiones',
      'Calcular si una pieza aguanta el calor, el peso y el uso',
      'Buscar la causa de una avería que se repite',
      'Probar prototipos y comparar un diseño con otro',
      'Acordar con taller cómo se va a fabricar',
    ],
    tires: [
      'Semanas de pantalla para un milímetro',
      'Plazos que fija quien no conoce la máquina',
      'Rehacer un diseño cuando cambia el presupuesto',
    ],
    grows:
      'Primero dibujas tornillos para la máquina de otra persona. Años después respondes de la máquina entera, diriges una oficina técnica o te llaman cuando nadie entiende la avería.',
    tries: [
      'Da la vuelta a tu bicicleta y dibuja cómo llega la fuerza del pedal a la rueda.',
      'Pide en casa un aparato de pilas roto, quítaselas, desármalo y fotografía cada paso para volver a montarlo.',
      'Construye con palitos y pegamento un puente que aguante un libro, y anota por dónde se rompe.',
    ],
  },
  'ingenieria-industrial': {
    alsoCalled: ['Ingeniería de organización', 'Ingeniería de procesos', 'Producción'],
    does: 'Mejora cómo se fabrica o se presta un servicio: menos esperas, menos desperdicio, más calidad y seguridad. Observa el proceso, mide tiempos, cambia la disposición de las máquinas, planifica y comprueba el resultado. Sirve igual en una fábrica que en un hospital.',
    day: [
      {
        at: 8,
        what: 'Sigues una pieza desde que entra hasta que sale y descubres que pasa casi todo el día esperando.',
      },
      {
        at: 11,
        what: 'Dibujas el recorrido, propones mover dos máquinas y lo discutes con quienes las usan, que saben más.',
      },
      { at: 13, what: 'Pruebas un turno entero, de pie, con cronómetro y botas de seguridad.' },
      { at: 17, what: 'Comparas cifras y preparas el cambio definitivo.' },
    ],
    tasks: [
      'Calcular cuánto cuesta fabricar y dónde se puede ahorrar',
      'Decidir en qué orden se hace y se monta cada cosa',
      'Analizar datos de calidad para fijar qué se da por bueno',
      'Reunirse con clientes, proveedores y encargados de planta',
      'Comprobar que las máquinas miden y fabrican con precisión',
    ],
    tires: [
      'Discutir con el «siempre se hizo así»',
      'Ruido de planta por la mañana y reuniones por la tarde',
      'Que cada parada de la línea llegue a tu mesa',
    ],
    grows:
      'Empiezas con un cronómetro en una sola línea. Más adelante te preguntan por la calidad, los pedidos o la planta completa; hay quien prefiere la consultoría y cambia de fábrica cada pocos meses.',
    tries: [
      'Cronometra los pasos del desayuno en tu casa, dibújalos y busca cuál se puede quitar o juntar con otro.',
      'Observa una fila de una tienda durante media hora y apunta cuándo se forma y qué la deshace.',
      'Pregunta a alguien de tu familia qué hace esperar más en su trabajo y dibuja el recorrido en una hoja.',
    ],
  },
  'ingenieria-quimica': {
    alsoCalled: ['Ingeniero químico', 'Procesos químicos'],
    does: 'Lleva una reacción del laboratorio a la escala de una planta: combustibles, medicinas, plásticos, alimentos, agua limpia. Diseña equipos, controla temperaturas y presiones, reduce residuos y cuida que nada se salga de lo seguro. Une química, física y cálculo.',
    day: [
      {
        at: 8,
        what: 'Lo que funcionaba en un vaso hoy se prueba en mil litros. Vigilas gráficas: la temperatura sube medio grado de más y corriges antes de que importe.',
      },
      { at: 12, what: 'Recorres la planta con casco, hueles, preguntas a operación.' },
      {
        at: 16,
        what: 'Rediseñas un intercambiador para aprovechar el calor que se estaba tirando.',
      },
    ],
    tasks: [
      'Vigilar los datos del proceso y entender qué se desvía',
      'Escribir normas para trabajar sin peligro junto a un reactor',
      'Diseñar cómo separar líquidos y gases que salen mezclados',
      'Encontrar por qué un lote salió distinto',
      'Ensayar maneras más limpias y baratas de producir',
    ],
    tires: [
      'Una planta que no para de noche ni en vacaciones',
      'Papeleo de seguridad por cada cambio pequeño',
      'Olores que se quedan en la ropa',
    ],
    grows:
      'Los primeros años vigilas un tanque; luego diseñas el siguiente. Después esperan la dirección de una planta, el laboratorio de productos nuevos o la seguridad de todo un polo industrial.',
    tries: [
      'Hierve col o repollo morado con ayuda, guarda el agua y mira qué color toma con limón y con bicarbonato.',
      'Sigue en un video de fábrica cómo se hace el jabón y dibuja cada tanque con lo que entra y sale.',
      'Filtra agua con tierra usando arena, algodón y una botella cortada; compara tres montajes, sin beberla.',
    ],
  },
  'ingenieria-aeroespacial': {
    alsoCalled: ['Ingeniería aeronáutica', 'Ingeniería espacial'],
    does: 'Diseña y prueba aviones, helicópteros, drones, cohetes y satélites. Estudia el aire, los materiales, los motores y el control, simula con programas y ensaya en túneles de viento. Cada gramo cuenta y cada decisión queda documentada, porque ahí arriba no se puede parar.',
    day: [
      {
        at: 9,
        what: 'La simulación tardó toda la noche y esta mañana dice que el ala vibra donde no debía. Cambias el refuerzo, pesas la diferencia y vuelves a lanzar.',
      },
      { at: 13, what: 'En el laboratorio, una pieza pasa horas sacudiéndose sobre una mesa.' },
      {
        at: 17,
        what: 'Escribes el informe para certificación, página tras página, sin saltarte un tornillo.',
      },
    ],
    tasks: [
      'Construir modelos por computadora de cómo vuela o resiste algo',
      'Planear ensayos de esfuerzo, frío, vibración o viento',
      'Proponer la forma general de un avión o un satélite',
      'Investigar los fallos de los que avisan sus usuarios',
      'Redactar informes y manuales que otra gente tendrá que seguir',
    ],
    tires: [
      'Proyectos que duran más que tu paciencia',
      'Documentos y revisiones por cada pieza',
      'Vivir cerca de las pocas ciudades que tienen esta industria',
    ],
    grows:
      'Entras por una pieza, a veces una sola costilla del ala, y con los años te toca el ala. Otras salidas son los ensayos, la certificación y temporadas en otros países de Europa.',
    tries: [
      'Dobla tres modelos de avión de papel, lanza cada uno diez veces y anota cuál llega más lejos y por qué.',
      'Mira a qué hora pasa la estación espacial sobre tu ciudad y búscala en el cielo con alguien de casa.',
      'Pon un papel bajo el labio y sopla por encima: explica en tres líneas por qué sube.',
    ],
  },
  'ingenieria-biomedica': {
    alsoCalled: ['Bioingeniería', 'Tecnología médica'],
    does: 'Aplica la ingeniería a la salud: prótesis, marcapasos, imágenes médicas, tejidos artificiales, programas que ayudan a diagnosticar. Habla el idioma de la medicina y el de la técnica, prueba con enorme cuidado y cumple normas estrictas antes de que algo llegue a un paciente.',
    day: [
      {
        at: 9,
        what: 'Un cirujano te enseña con las manos el movimiento que su pinza no permite. Lo dibujas allí mismo.',
      },
      {
        at: 12,
        what: 'En el laboratorio mides la señal de un sensor sobre la piel y quitas ruido con un filtro.',
      },
      {
        at: 16,
        what: 'Rompes doce prototipos a propósito y anotas con cuánta fuerza cedió cada uno.',
      },
    ],
    tasks: [
      'Investigar junto a médicos y biólogas cómo responde el cuerpo',
      'Adaptar programas y aparatos a lo que pide un hospital',
      'Comprobar que un equipo sea seguro y haga lo que promete',
      'Simular por computadora un órgano, una señal o un movimiento',
      'Probar materiales que el cuerpo pueda aceptar',
      'Documentar cada ensayo para que lo revise la autoridad',
    ],
    tires: [
      'Años entre la idea y el primer paciente',
      'Normas y firmas en cada paso',
      'Quedarse entre dos idiomas: el médico y el técnico',
    ],
    grows:
      'Al principio documentas pruebas ajenas; luego diriges las tuyas, en una empresa, un instituto o los sótanos técnicos de un gran hospital. Algunas ideas acaban en una empresa pequeña montada con gente de medicina.',
    tries: [
      'Cuenta tu pulso en reposo y después de subir escaleras; dibuja cuánto tarda en volver a lo normal.',
      'Vístete con una mano en la espalda y diseña en papel un objeto que te lo ponga fácil.',
      'Pregunta a una persona mayor de tu familia qué aparato de salud le cuesta usar y por qué.',
    ],
  },
  robotica: {
    alsoCalled: ['Ingeniería de robots', 'Automática', 'Robots y automatización'],
    does: 'Crea máquinas que perciben, deciden y actúan: brazos de fábrica, vehículos autónomos, robots para cirugía, agricultura o el fondo del mar. Une mecánica, electrónica y programación, y pasa buena parte del tiempo averiguando por qué el robot hace algo que nadie le pidió.',
    day: [
      {
        at: 9,
        what: 'El robot levanta huevos sin romperlos casi siempre; hoy toca ese casi. Ajustas el sensor de la pinza, cambias una línea de código y repites.',
      },
      {
        at: 13,
        what: 'Sueldas un cable suelto, que era la causa de todo. Queda una docena para la tortilla.',
      },
      { at: 17, what: 'Lo grabas trabajando y explicas al cliente qué puede y qué no.' },
    ],
    tasks: [
      'Interpretar lo que dicen cámaras y sensores',
      'Depurar el programa hasta que el robot obedezca',
      'Montar, configurar y poner a prueba robots',
      'Revisar cálculos, planos y presupuestos del equipo',
      'Guardar copias de los programas y sus ajustes',
      'Ayudar a quienes usan el robot cuando se bloquea',
    ],
    tires: [
      'Demostraciones que fallan justo delante del cliente',
      'Errores que aparecen una vez de cada mil',
      'Aprender tres oficios a la vez',
    ],
    grows:
      'Comienzas arreglando la pinza y acabas pensando el robot. Hay quien se queda con los ojos, es decir, la visión; quien investiga; y quien monta celdas para fábricas de media Europa.',
    tries: [
      'Escribe instrucciones para untar un pan y pide a alguien que las siga al pie de la letra, como un robot.',
      'Programa en un entorno gratuito por bloques un personaje que esquive obstáculos sin que toques el teclado.',
      'Busca un club de robótica en tu escuela o biblioteca y pregunta si puedes ir un día a mirar.',
    ],
  },
  'ingenieria-electrica': {
    alsoCalled: ['Ingeniero eléctrico', 'Sistemas de potencia', 'Electrotecnia'],
    does: 'Diseña cómo se produce, transporta y usa la electricidad: centrales, redes, motores, edificios, trenes, autos eléctricos. Calcula cargas y protecciones, planifica instalaciones y procura que la luz no se vaya, ni siquiera cuando algo falla. Casi todo lo demás depende de ese trabajo.',
    day: [
      {
        at: 9,
        what: 'Miras la curva de consumo de una ciudad y sabes a qué hora cena la gente. Hoy calculas si una línea aguanta un barrio nuevo lleno de cargadores.',
      },
      {
        at: 12,
        what: 'Visitas una subestación, compruebas protecciones y lees placas de transformadores.',
      },
      {
        at: 16,
        what: 'Simulas una avería para asegurarte de que solo se apaga lo imprescindible.',
      },
    ],
    tasks: [
      'Diseñar redes, motores e instalaciones eléctricas',
      'Calcular cables, cargas y protecciones',
      'Dibujar y simular con programas de ingeniería',
      'Seguir una obra para que cumpla plazo y presupuesto',
      'Coordinar montaje, pruebas y mantenimiento',
    ],
    tires: [
      'La responsabilidad de una firma bajo cada plano',
      'Guardias cuando una tormenta tumba una línea',
      'Trámites con compañías y administraciones',
    ],
    grows:
      'Calculas cables hasta que te dejan firmar el cuadro, y del cuadro a la subestación. Trenes, parques de energía, industria y redes se reparten a quienes tienen esta base.',
    tries: [
      'Lee el medidor de luz de tu casa por la mañana y por la noche tres días seguidos y busca qué explica la diferencia.',
      'Busca en la web del operador eléctrico la curva de hoy y adivina por qué sube a ciertas horas.',
      'Conecta una pila, dos cables y una luz pequeña; prueba en serie y en paralelo y dibuja lo que cambia.',
    ],
  },
  'ingenieria-electronica': {
    alsoCalled: ['Ingeniero electrónico', 'Ingeniería en computadores', 'Circuitos', 'Hardware'],
    does: 'Diseña los circuitos que hay dentro de casi todo: teléfonos, audífonos, autos, satélites, electrodomésticos. Elige componentes, dibuja placas, programa chips, mide señales diminutas y reduce tamaño y consumo. Cuando no funciona, busca el fallo con osciloscopio y paciencia.',
    day: [
      {
        at: 9,
        what: 'La placa llegó ayer y hoy, al encenderla, no hace nada. Lupa, esquema, sonda: una patilla sin soldar. La segunda vez parpadea un led y celebras.',
      },
      { at: 13, what: 'Mides cuánto consume dormida, porque la pila debe durar años.' },
      { at: 16, what: 'Rediseñas dos pistas y hablas con quien escribe el programa.' },
    ],
    tasks: [
      'Dibujar circuitos y placas con programas de diseño',
      'Elegir componentes que existan, quepan y no cuesten demasiado',
      'Medir señales y comparar con lo calculado',
      'Revisar el trabajo del equipo antes de fabricar',
      'Resolver dudas técnicas de clientes y de producción',
    ],
    tires: [
      'Fallos que se esconden cuando acercas la sonda',
      'Componentes agotados que obligan a rediseñar',
      'Lupa, pantalla y poca luz natural',
    ],
    grows:
      'La primera placa que lleva tu nombre suele ser la más fea. Después decides la arquitectura de un producto, guías a quienes dibujan o te especializas en chips, radio o vehículos.',
    tries: [
      'Desarma un juguete viejo sin pilas, busca en internet los números de sus piezas y averigua qué hace cada una.',
      'Monta en un simulador gratuito de circuitos una luz que parpadee y cambia su ritmo.',
      'Pide en clase de tecnología un multímetro y mide, con tu docente, cuánta tensión queda en pilas usadas.',
    ],
  },
  'energias-renovables': {
    alsoCalled: ['Ingeniería de la energía', 'Energía solar y eólica'],
    does: 'Planifica y diseña instalaciones que obtienen energía del sol, el viento, el agua o la biomasa. Estudia el lugar, calcula cuánto producirá, elige equipos, estima costos e impacto y sigue la obra. También mejora parques que ya funcionan y estudia cómo almacenar lo que sobra.',
    day: [
      {
        at: 9,
        what: 'Un mapa de viento y otro de aves: entre los dos decides dónde no poner molinos. Calculas sombras sobre un tejado industrial y giras la fila de paneles.',
      },
      { at: 13, what: 'Visitas un terreno con su propietario, que pregunta por las ovejas.' },
      {
        at: 17,
        what: 'De vuelta comparas baterías y escribes una propuesta con números prudentes.',
      },
    ],
    tasks: [
      'Visitar tejados y terrenos para tomar datos',
      'Diseñar la instalación y elegir sus equipos',
      'Dibujar esquemas eléctricos y planos de montaje',
      'Simular cuánto producirá a lo largo del año',
      'Acompañar a quienes montan hasta que todo arranca',
    ],
    tires: [
      'Permisos que tardan más que la obra',
      'Vecindarios divididos por un parque',
      'Kilómetros de carretera hasta cada terreno',
    ],
    grows:
      'De medir tejados vas a diseñar un parque, y de ahí a negociar terrenos, conexiones y plazos. El almacenamiento y el hidrógeno ocupan cada vez más mesas de la oficina.',
    tries: [
      'Mide con una app de brújula hacia dónde mira tu techo y averigua cuántas horas le da el sol.',
      'Forra una caja con papel de aluminio, ponla al sol y comprueba con un termómetro cuánto calienta un vaso de agua.',
      'Revisa el recibo de la luz de casa y calcula con una web gratuita cuántos paneles harían falta.',
    ],
  },
  nanotecnologia: {
    alsoCalled: ['Nanociencia', 'Ingeniería de nanosistemas', 'Nanomateriales'],
    does: 'Trabaja con materiales tan pequeños que cambian de color, dureza o comportamiento. Los fabrica en salas sin polvo, los mira con microscopios de electrones y busca para qué sirven: baterías, sensores, recubrimientos, medicamentos que viajan hasta un tumor. Mezcla física, química y mucha espera.',
    day: [
      {
        at: 9,
        what: 'Traje blanco, capucha, doble guante: tardas más en vestirte que en entrar. Viertes gotas de oro disuelto y el líquido se pone rojo, como debía.',
      },
      {
        at: 12,
        what: 'En el microscopio aparece un racimo de bolitas; dos están pegadas. Cambias la mezcla.',
      },
      {
        at: 16,
        what: 'Cuentas partículas en la pantalla y preparas tres diapositivas para el grupo.',
      },
    ],
    tasks: [
      'Investigar cómo se comporta la materia a esa escala',
      'Preparar nanomateriales y medir sus propiedades',
      'Diseñar pruebas para un producto nuevo',
      'Asesorar a otros equipos sobre lo que se puede fabricar',
      'Guiar a técnicas y estudiantes en el laboratorio',
      'Presentar resultados por escrito y en reuniones',
    ],
    tires: [
      'Horas dentro de un traje que da calor',
      'Experimentos que no se repiten igual dos veces',
      'Contratos de investigación que terminan y hay que renovar',
    ],
    grows:
      'Suele haber un máster y muchas veces una tesis antes de tener microscopio propio. Más tarde llevas una línea de investigación, entras en empresas de materiales o salud, o fundas una diminuta.',
    tries: [
      'Pon una gota de agua sobre una hoja de col o repollo y otra sobre papel; busca por qué una rueda.',
      'Corta una tira de papel por la mitad todas las veces que puedas y calcula cuántas faltarían para llegar a un átomo.',
      'Busca cinco productos de tu casa que digan llevar nanopartículas y comprueba en una enciclopedia qué se sabe.',
    ],
  },
  'ingenieria-ambiental': {
    alsoCalled: [
      'Ingeniero ambiental',
      'Ingeniería sanitaria y ambiental',
      'Ingeniería del medio ambiente',
    ],
    does: 'Resuelve con obras y máquinas los problemas de contaminación: filtros para chimeneas, limpieza de suelos, tratamiento de residuos. Estudia qué impacto tendrá un proyecto, revisa instalaciones, calcula soluciones y negocia con empresas y administraciones para que se hagan.',
    day: [
      {
        at: 8,
        what: 'Botas, chaleco y un terreno donde hubo una gasolinera. Sacas tierra de tres profundidades; la tercera huele a motor.',
      },
      {
        at: 11,
        what: 'En la oficina dibujas hasta dónde llega la mancha y dónde poner los pozos.',
      },
      { at: 13, what: 'Una constructora pregunta si puede empezar ya. Le enseñas el mapa.' },
      { at: 17, what: 'Redactas el plan de limpieza y pides precio a dos laboratorios.' },
    ],
    tasks: [
      'Estudiar qué efectos tendrá una obra en agua, aire y suelo',
      'Diseñar sistemas para tratar humos, vertidos y residuos',
      'Visitar fábricas y vertederos para ver si cumplen',
      'Aconsejar cómo limpiar un terreno contaminado',
      'Coordinarse con gente de derecho, geología y obras',
    ],
    tires: [
      'Llegar cuando el daño ya está hecho',
      'Informes largos que se leen deprisa',
      'Estar entre la empresa que paga y la norma que obliga',
    ],
    grows:
      'Sacas muestras con barro hasta la rodilla; años después decides dónde se sacan. Consultoras, empresas de residuos y administraciones reúnen a casi toda la profesión.',
    tries: [
      'Pesa durante una semana la basura de tu casa separada por tipos y calcula qué parte podría evitarse.',
      'Busca en el mapa adónde van el agua sucia y la basura de tu ciudad y dibuja su recorrido.',
      'Pega cinta transparente en una ventana a la calle y en otra interior; compara el polvo a los tres días.',
    ],
  },
  'ingenieria-de-petroleo': {
    alsoCalled: ['Ingeniería petrolera', 'Ingeniería de hidrocarburos', 'Recursos energéticos'],
    does: 'Estudia el subsuelo para extraer petróleo, gas, calor o agua, y cada vez más para guardar gases bajo tierra. Interpreta datos de pozos, elige dónde y cómo perforar, vigila la producción y responde de la seguridad. Buena parte ocurre lejos de casa.',
    day: [
      {
        at: 6,
        what: 'Cambio de turno en la plataforma: café, casco y el parte de la noche. La presión de un pozo bajó y pides otra medida antes de opinar.',
      },
      { at: 10, what: 'Comparas curvas con geología, que señala una capa de arcilla.' },
      {
        at: 14,
        what: 'Supervisas cómo baja el equipo de prueba, metro a metro, con viento en la cara.',
      },
      { at: 19, what: 'Apuntas todo, cenas en bandeja y llamas a casa.' },
    ],
    tasks: [
      'Planear cómo mejorar lo que da cada pozo',
      'Seguir la producción y detectar caídas',
      'Llevar el registro de perforaciones y ensayos',
      'Analizar datos para elegir dónde perforar',
      'Dirigir las pruebas cuando se termina un pozo',
    ],
    tires: [
      'Semanas seguidas lejos de la familia',
      'Turnos de noche, ruido y botas mojadas',
      'Un sector que crece y se encoge según los precios',
    ],
    grows:
      'En España se viene de estudios de minas o energía y lo normal es pasar años fuera. Con ellos te ofrecen dirigir un campo, o cambias de profundidad: calor de la tierra, almacenes subterráneos, agua.',
    tries: [
      'Llena un vaso de arena y otro de arcilla, echa agua a los dos y mira por dónde pasa antes.',
      'Haz una lista de diez objetos de tu cuarto y averigua cuáles salieron del petróleo.',
      'Mira un documental sobre una plataforma en el mar y apunta qué parte de esa vida podrías llevar y cuál no.',
    ],
  },
  'ingenieria-de-minas': {
    alsoCalled: ['Ingeniero de minas', 'Ingeniería minera', 'Minería y metalurgia'],
    does: 'Decide cómo sacar de la tierra lo que llevan las baterías, las casas y los teléfonos: metales, áridos, sales. Elige el método, calcula taludes y galerías, organiza máquinas y voladuras, vigila que nadie corra peligro y prepara cómo quedará el terreno al cerrar.',
    day: [
      {
        at: 7,
        what: 'Bajas con lámpara y mides una grieta que ayer no estaba. Pintas una cruz naranja: por ahí hoy no pasa nadie.',
      },
      { at: 10, what: 'Revisas con el equipo la voladura de la tarde, taladro por taladro.' },
      { at: 15, what: 'Sirena, silencio, una nube de polvo al fondo de la cantera.' },
      { at: 17, what: 'Calculas toneladas y dibujas el banco siguiente con las uñas grises.' },
    ],
    tasks: [
      'Escribir informes para la dirección y para seguridad',
      'Inspeccionar frentes, taludes, ventilación y máquinas',
      'Elegir cómo extraer según la roca, el costo y el riesgo',
      'Planear la mina fase por fase, hasta su cierre',
      'Calcular plazos, gastos y producción',
    ],
    tires: [
      'Polvo, ruido y madrugones',
      'Saber que un descuido puede herir a alguien',
      'Trabajar donde está la mina, que casi nunca es tu ciudad',
    ],
    grows:
      'El primer destino suele ser una cantera con mucho polvo. Luego vienen la dirección de una explotación, los túneles, la seguridad de otras minas o el reciclaje de metales.',
    tries: [
      'Recoge cinco piedras de sitios distintos e identifícalas con una guía de la biblioteca: dureza, brillo, peso.',
      'Saca las chispas de una galleta con un palillo sin romperla y apunta cuánta galleta tuviste que tirar.',
      'Busca de qué minerales está hecho tu teléfono y marca en un mapa de dónde vienen.',
    ],
  },
  'ingenieria-naval': {
    alsoCalled: ['Ingeniero naval', 'Arquitectura naval', 'Ingeniería oceánica'],
    does: 'Diseña barcos, submarinos y plataformas, y dirige cómo se construyen y reparan. Calcula la forma del casco, el peso, la estabilidad y el motor, ensaya maquetas en un canal de agua y acompaña el barco en sus primeras pruebas de mar.',
    day: [
      {
        at: 8,
        what: 'En el astillero el casco ya tapa el sol. Mides una chapa que llegó dos centímetros larga y decides dónde se corta.',
      },
      {
        at: 11,
        what: 'Añaden una grúa a la cubierta y rehaces las cuentas: el barco pesa más arriba. Bajas un tanque.',
      },
      {
        at: 16,
        what: 'Una maqueta avanza por el canal entre olas fabricadas. Grabas cómo se endereza y apuntas los segundos.',
      },
    ],
    tasks: [
      'Dibujar el casco y lo que va encima',
      'Calcular peso, velocidad, motor y estabilidad',
      'Comprobar que se cumplen las normas de seguridad en el mar',
      'Ensayar maquetas y corregir la forma',
      'Evaluar el barco en el muelle y en las pruebas de mar',
    ],
    tires: [
      'Obras que se retrasan y multas si no se entrega',
      'Subir y bajar escalas con frío de puerto',
      'Cambios del cliente a mitad de construcción',
    ],
    grows:
      'Revisas chapas hasta que te confían un bloque, y un bloque hasta que te confían el barco. Astilleros, inspección, energía en el mar y oficinas de diseño son los puertos habituales.',
    tries: [
      'Haz dos barcos de papel de aluminio con la misma hoja y cuenta cuántas monedas aguanta cada forma.',
      'Pon un peso arriba y luego abajo en una botella que flota; anota cuándo se da la vuelta.',
      'Mira en un mapa de tráfico marítimo qué barcos hay cerca y compara la forma de un carguero y un remolcador.',
    ],
  },
  'ingenieria-de-materiales': {
    alsoCalled: ['Ciencia de los materiales', 'Metalurgia', 'Ingeniero de materiales'],
    does: 'Elige, mejora o inventa los materiales con que se hace todo: aceros, cerámicas, plásticos, composites, vidrios. Los estira, calienta, congela y mira por dentro para saber cuánto aguantan, y cuando una pieza falla reconstruye qué pasó. Trabaja entre laboratorio y fábrica.',
    day: [
      {
        at: 9,
        what: 'Llega un eje partido envuelto en trapo. Miras la rotura con lupa: hay rayas como de concha, así que se cansó poco a poco.',
      },
      {
        at: 11,
        what: 'Cortas, pules, atacas con ácido; en el microscopio el acero parece un mosaico.',
      },
      {
        at: 15,
        what: 'La máquina estira una probeta hasta que suena un golpe seco. Das un respingo, como siempre, y copias la curva en el informe.',
      },
    ],
    tasks: [
      'Analizar piezas rotas y explicar la causa',
      'Diseñar ensayos y controlar cómo se fabrica',
      'Vigilar cómo envejece un material en uso',
      'Probar materias primas y productos terminados',
      'Comparar opciones por costo, peso y resistencia',
      'Cambiar propiedades de un metal con calor',
    ],
    tires: [
      'Ensayos lentos: algunos duran meses',
      'Que te llamen solo cuando algo se rompe',
      'Discutir con compras por el material barato',
    ],
    grows:
      'Primero rompes probetas; después te traen piezas rotas para que cuentes qué pasó. Se llega a dirigir un laboratorio, una investigación o peritajes para aviación, obra o salud.',
    tries: [
      'Dobla un clip hasta que se parta y cuenta las veces; repite con cinco y compara.',
      'Cuelga peso de tiras iguales de bolsa, papel y tela, y anota cuál se estira antes de romperse.',
      'Congela agua con y sin papel triturado en dos vasos de plástico y compara qué hielo cuesta más partir.',
    ],
  },
  'ingenieria-de-automocion': {
    alsoCalled: ['Ingeniería automotriz', 'Ingeniero de automóviles', 'Diseño de vehículos'],
    does: 'Desarrolla vehículos o una parte de ellos: suspensión, frenos, batería, motor, ayudas a la conducción. Diseña, simula, calibra programas y pone vehículos de prueba en frío, calor, barro y choque. Analiza cada fallo hasta la causa y trabaja con decenas de equipos.',
    day: [
      {
        at: 8,
        what: 'El prototipo lleva cinta negra para que nadie lo fotografíe. Frena bien en seco; en mojado tira a la derecha.',
      },
      { at: 11, what: 'Descargas los datos y superpones dos curvas: un sensor llega tarde.' },
      { at: 13, what: 'Cambias tres parámetros y sale otra vez a pista, con el suelo regado.' },
      { at: 16, what: 'Presentas el fallo, la causa y lo que aún no entiendes.' },
    ],
    tasks: [
      'Probar sistemas completos en pista y en banco',
      'Orientar a técnicos y a otras ingenieras del proyecto',
      'Buscar la causa de fallos y variaciones',
      'Calibrar programas de motor, frenos o batería',
      'Diseñar partes del vehículo y simularlas',
      'Presentar avances y problemas al resto del proyecto',
    ],
    tires: [
      'Fechas de lanzamiento que nadie mueve',
      'Cambiar de tecnología cuando por fin dominas una',
      'Trabajar años en una pieza que nadie ve',
    ],
    grows:
      'Te toca un soporte que nadie ve y tardas dos modelos en llegar al freno. Más arriba hay quien responde de un vehículo completo, y hoy muchos puestos giran hacia baterías y programas.',
    tries: [
      'Cuando otra persona conduzca, anota cada ruido y vibración y adivina de qué parte del auto vienen.',
      'Construye un carrito con un globo como motor y mejora sus ruedas hasta que llegue el doble de lejos.',
      'Compara en webs oficiales las pruebas de choque de dos autos y explica en casa por qué difieren.',
    ],
  },
  mecatronica: {
    alsoCalled: ['Ingeniero mecatrónico', 'Ingeniería en mecatrónica', 'Automatización'],
    does: 'Diseña aparatos donde todo va junto: la pieza que se mueve, el motor, el sensor y el programa que manda. Una máquina de envasar, una silla que sube escaleras, una cámara que se estabiliza. Dibuja, elige, monta, prueba y deja escrito cómo se hizo.',
    day: [
      {
        at: 9,
        what: 'La máquina nueva cierra frascos y aplasta uno de cada cuarenta. Filmas a cámara lenta: el tapón llega torcido.',
      },
      { at: 11, what: 'Imprimes una guía de plástico, la limas a mano y la atornillas.' },
      {
        at: 13,
        what: 'En el programa retrasas el motor un parpadeo. Cuarenta frascos seguidos, ninguno roto.',
      },
      { at: 17, what: 'Actualizas planos y lista de piezas antes de que se te olvide.' },
    ],
    tasks: [
      'Dibujar piezas, conjuntos y productos acabados',
      'Diseñar equipos que se mueven con mucha precisión',
      'Automatizar trabajos que hoy se hacen a mano',
      'Montar la solución y ponerla a prueba',
      'Elegir materiales, motores y sensores',
      'Mantener ordenados los documentos del proyecto',
    ],
    tires: [
      'Saber de todo y que siempre falte algo',
      'El fallo nunca está donde miraste primero',
      'Puestas en marcha en casa del cliente, a deshora',
    ],
    grows:
      'Comienzas ajustando máquinas en casa del cliente, con maleta. Con el tiempo diseñas la siguiente, coordinas un equipo que mezcla tres oficios o te quedas con el que más te gusta.',
    tries: [
      'Observa una puerta automática y dibuja qué sensor, qué motor y qué orden harían falta para imitarla.',
      'Construye con cartón y jeringas llenas de agua un brazo que levante una goma de borrar.',
      'Programa en un simulador gratuito de placas un sensor que encienda una luz cuando oscurece.',
    ],
  },
  'ingenieria-de-telecomunicacion': {
    alsoCalled: ['Ingeniería en telecomunicaciones', 'Ingeniero de telecomunicación', 'Teleco'],
    does: 'Diseña los sistemas por los que hablamos a distancia: telefonía, radio, fibra, satélite, redes de emergencias. Escucha qué necesita cada organización, estudia lo que ya tiene, elige tecnología, dirige el cambio y prepara qué hacer cuando una parte se cae.',
    day: [
      {
        at: 9,
        what: 'El hospital tiene tres redes que no se entienden y un plano que miente. Caminas pasillos con un medidor y marcas los rincones mudos.',
      },
      { at: 12, what: 'Comparas dos propuestas: una barata, otra con repuesto a mano.' },
      { at: 16, what: 'Explicas a dirección qué pasaría si se corta el cable de la calle.' },
      { at: 18, what: 'Lees sobre una antena nueva y subrayas lo que no te crees.' },
    ],
    tasks: [
      'Preguntar a quienes usan la red qué les falta',
      'Dirigir mejoras junto a instaladores y proveedores',
      'Estudiar tecnología nueva antes de recomendarla',
      'Evaluar peticiones de cambio y decir cuáles convienen',
      'Medir lo que ya hay y lo que aguanta',
      'Preparar planes para cuando se caiga todo',
    ],
    tires: [
      'Que nadie llame cuando funciona y todos cuando falla',
      'Cambios de madrugada para molestar menos',
      'Una técnica que caduca cada pocos años',
    ],
    grows:
      'Al principio caminas pasillos con un medidor; después decides la red de un hospital, de una operadora o de una flota. Satélites, radio y consultoría abren otros pasillos.',
    tries: [
      'Recorre tu casa midiendo la señal del teléfono cuarto por cuarto y dibuja un mapa de dónde se pierde.',
      'Aprende tu nombre en código morse y mándalo con una linterna a alguien de tu familia.',
      'Busca qué cables submarinos llegan a tu país y sigue en un mapa el camino de un mensaje.',
    ],
  },
  'ingenieria-del-transporte': {
    alsoCalled: ['Ingeniería de tránsito', 'Ingeniería vial', 'Movilidad'],
    does: 'Proyecta y mejora por dónde nos movemos: carreteras, cruces, metros, carriles de bicicleta, aeropuertos. Cuenta viajes, estudia accidentes, calcula trazados y costos, revisa planos y los explica en público, porque una parada nueva siempre cambia la vida de una calle.',
    day: [
      {
        at: 8,
        what: 'Hora de más tráfico, un cruce y una libreta: cuentas a quienes pasan en rojo y por qué. La parada queda lejos y corren.',
      },
      {
        at: 11,
        what: 'En la pantalla mueves la parada veinte pasos y la fila de autos se acorta.',
      },
      { at: 13, what: 'Revisas un plano ajeno y encuentras una rampa imposible para una silla.' },
      { at: 19, what: 'Reunión vecinal: mapa en la pared y muchas manos levantadas.' },
    ],
    tasks: [
      'Diseñar vías, cruces, estaciones y sus desagües',
      'Revisar planos, cálculos y presupuestos ajenos',
      'Estudiar accidentes y contar quién pasa por dónde',
      'Proponer reformas que hagan más seguro lo que existe',
      'Hablar con constructoras, compañías y ayuntamientos',
      'Explicar mapas y datos en reuniones públicas',
    ],
    tires: [
      'Obras que cambian con cada elección',
      'Vecinos enojados por razones que entiendes',
      'Años entre el plano y la primera pala',
    ],
    grows:
      'Cuentas vehículos en un cruce y, años más tarde, decides si el cruce sigue existiendo. El trabajo está en oficinas de proyectos, obras, operadoras de transporte y ayuntamientos.',
    tries: [
      'Cuenta durante veinte minutos cuántas personas pasan por tu calle a pie, en bicicleta y en auto.',
      'Dibuja tu camino a clase y señala los tres puntos donde cruzar da más miedo; propón un arreglo.',
      'Anota una semana cuánto esperas el autobús y compáralo con el horario publicado.',
    ],
  },
  'ingenieria-hidraulica': {
    alsoCalled: ['Ingeniería sanitaria', 'Ingeniería del agua', 'Saneamiento y abastecimiento'],
    does: 'Diseña y mejora lo que trae el agua y lo que se lleva la sucia: depósitos, bombas, tuberías, potabilizadoras, depuradoras, desagües de lluvia. Calcula caudales, elige equipos, revisa proyectos y busca cómo tratar más con menos energía y menos fugas.',
    day: [
      {
        at: 8,
        what: 'Levantas una tapa y bajas una cámara con luz: raíces, un zapato, la grieta que buscabas.',
      },
      {
        at: 11,
        what: 'En la depuradora las burbujas suben torcidas; un difusor está atascado. Anotas caudal y olor.',
      },
      { at: 14, what: 'Rehaces el cálculo de una bomba que arranca demasiadas veces por hora.' },
      { at: 17, what: 'Corriges el plano de una ingeniera joven y le cuentas lo del zapato.' },
    ],
    tasks: [
      'Orientar a delineantes e ingenieras que empiezan',
      'Revisar proyectos de agua potable y residual',
      'Diseñar plantas que limpian el agua',
      'Estudiar cómo funciona una planta y qué mejorar',
      'Elegir equipos que cumplan las normas',
      'Calcular bombas, tuberías y alcantarillas',
    ],
    tires: [
      'El olor, al que una nariz se acostumbra a medias',
      'Averías e inundaciones en fin de semana',
      'Que tu obra vaya enterrada y nadie la mire',
    ],
    grows:
      'Empiezas con un tramo de tubería y terminas con la ciudad que hay encima. Algunas personas dirigen un servicio de agua; otras construyen depuradoras en países lejanos o trabajan en cooperación.',
    tries: [
      'Pregunta de dónde viene el agua de tu casa y dibuja su camino hasta la depuradora.',
      'Mide cuánta agua gasta tu ducha llenando un balde un minuto, y úsala después para las plantas.',
      'Haz un sifón entre dos vasos con una manguera limpia y descubre cuándo deja de pasar agua.',
    ],
  },
};
