import type { FamilyWords } from '#content/catalog/words.ts';

export const building: FamilyWords = {
  arquitectura: {
    alsoCalled: ['Arquitecto o arquitecta', 'Proyecto de edificios'],
    does: 'Imagina edificios y consigue que se construyan: viviendas, escuelas, hospitales, plazas. Escucha a quien los usará, estudia el lugar, dibuja, calcula, cumple normas y presupuesto, y dirige la obra. Es una carrera larga que mezcla arte, técnica y negociación.',
    day: [
      {
        at: 9,
        what: 'La maqueta está coja y eso te enseña que el patio sobra. Redibujas, orientas ventanas al sur, llamas a la ingeniera de estructuras.',
      },
      {
        at: 12,
        what: 'Casco y barro: la escalera ejecutada no es la del plano y hay que decidir ya.',
      },
      { at: 17, what: 'Explicas a una familia por qué su salón mira al árbol.' },
      { at: 20, what: 'Te llevas la maqueta a casa en el autobús, sobre las rodillas.' },
    ],
    tasks: [
      'Dibujar planos y detalles a escala con programas de diseño',
      'Escuchar qué necesita quien va a usar el edificio',
      'Definir materiales, estructura, costos y plazos',
      'Revisar los dibujos con el cliente y cambiarlos',
      'Coordinar a quienes calculan estructura, luz, agua y sonido',
      'Visitar la obra y comprobar que sigue el proyecto',
    ],
    tires: [
      'Noches de entrega con café y plóter',
      'Normas que cambian a mitad del dibujo',
      'Responder durante años de lo que firmaste',
    ],
    grows:
      'Dibujas escaleras durante un par de años antes de que te dejen una casa. Después firmas obras propias, abres estudio, trabajas en una administración o una constructora, o te dedicas a rehabilitar lo viejo.',
    tries: [
      'Mide tu habitación con una cinta y dibújala a escala con puertas y ventanas; cambia una cosa.',
      'Construye con cartón la casa donde vivirías y mira con una linterna por dónde entra el sol.',
      'Recorre tu colegio y anota tres sitios donde la gente se amontona y por qué.',
    ],
  },
  paisajismo: {
    alsoCalled: ['Arquitectura del paisaje', 'Paisajista', 'Diseño de jardines'],
    does: 'Proyecta parques, jardines, riberas y plazas para que sean hermosos, útiles y resistan el clima. Elige plantas y suelos, dibuja recorridos, piensa en el agua, la sombra y quién va a cuidar todo. Trabaja con arquitectura, ecología y vecindario.',
    day: [
      {
        at: 9,
        what: 'Caminas el solar con botas y pisas charcos a propósito: ahí irá el estanque. Anotas qué árboles se quedan.',
      },
      {
        at: 11,
        what: 'En el estudio dibujas sombras de verano y de invierno, y cambias césped por plantas que beben poco.',
      },
      { at: 16, what: 'Los vecinos piden bancos; tú preguntas a qué hora se sentarían.' },
      { at: 18, what: 'Visitas un vivero y vuelves con tierra en los puños.' },
    ],
    tasks: [
      'Dibujar planos y vistas de parques, plazas y jardines',
      'Reunirse con vecinos, arquitectas e ingenieros sobre el encargo',
      'Aprovechar los árboles, el agua y las cuestas que ya hay',
      'Estudiar suelo, lluvia y sol antes de elegir plantas',
      'Revisar la plantación y la calidad de los materiales',
      'Preparar propuestas para conseguir otros encargos',
    ],
    tires: [
      'Ver morir lo plantado porque nadie lo regó',
      'Presupuestos donde el verde se recorta primero',
      'Esperar años a que la sombra exista',
    ],
    grows:
      'Empiezas eligiendo plantas para el dibujo de otra persona. Más tarde firmas el parque, vigilas que crezca o te encargas de todos los de una ciudad; la restauración de riberas, canteras y patios escolares va a más.',
    tries: [
      'Dibuja la sombra de un árbol de tu calle a tres horas distintas y elige dónde iría un banco.',
      'Fotografía cinco plantas que crecen solas cerca de tu casa y averigua su nombre.',
      'Observa un parque media hora y marca por dónde camina la gente fuera de los senderos.',
    ],
  },
  urbanismo: {
    alsoCalled: ['Planificación urbana', 'Urbanista', 'Ordenación del territorio'],
    does: 'Piensa la ciudad: dónde se vive, por dónde se pasa, qué se protege. Estudia mapas y datos, calcula necesidades de transporte, vivienda y zonas verdes, escucha a la gente y propone planes que después discuten técnicos y políticos durante años.',
    day: [
      { at: 8, what: 'Cuentas cuánta gente cruza una avenida y cuánta desiste.' },
      { at: 11, what: 'Con esos datos y un mapa, dibujas tres opciones.' },
      {
        at: 18,
        what: 'En la reunión vecinal un comerciante teme perder estacionamiento y una madre pide aceras; nadie miente.',
      },
      {
        at: 20,
        what: 'De vuelta ajustas el plano y preparas respuestas a doscientas alegaciones, una por una. La primera viene escrita a mano y trae un dibujo.',
      },
    ],
    tasks: [
      'Preparar planes de vivienda, transporte y zonas verdes',
      'Hacer mapas con datos de población, suelo y servicios',
      'Reunirse con vecinos, empresas y cargos públicos',
      'Aconsejar si un proyecto es viable y cumple la norma',
      'Buscar alternativas cuando el barrio y el plan chocan',
      'Redactar informes a favor o en contra de una propuesta',
    ],
    tires: [
      'Planes que cambian con cada gobierno',
      'Reuniones donde todo el mundo llega enojado',
      'Trabajar hoy para algo que verán otros',
    ],
    grows:
      'Los mapas y los informes de otros son la entrada, en una consultora o un ayuntamiento. Con los años te toca explicar el plan de pie, ante el barrio, o especializarte en movilidad, vivienda, medio ambiente o datos.',
    tries: [
      'Cuenta durante veinte minutos quién cruza una esquina y quién espera; dibuja qué cambiarías.',
      'Marca en un mapa todo lo que alcanzas caminando un cuarto de hora desde tu casa.',
      'Averigua en la web de tu municipio qué obra se prepara cerca y lee una queja de vecinos.',
    ],
  },
  'direccion-de-obra': {
    alsoCalled: ['Arquitectura técnica', 'Construcción', 'Gestión de obras', 'Aparejador'],
    does: 'Convierte los planos en edificio. Organiza equipos, plazos, materiales y presupuesto, controla la calidad, exige seguridad y resuelve los imprevistos que aparecen cada día. Pasa la mitad del tiempo a pie de obra y la otra mitad entre llamadas y hojas de cálculo.',
    day: [
      {
        at: 7,
        what: 'Ya hay hormigonera esperando. Revisas que la armadura coincida con el plano y paras todo por una barra que falta.',
      },
      { at: 10, what: 'Coordinas a fontanería y electricidad, que quieren el mismo hueco.' },
      { at: 14, what: 'Comes de pie, junto a un saco de cemento que hace de mesa.' },
      {
        at: 16,
        what: 'Actualizas costos, pides ventanas y convences a un proveedor de llegar antes.',
      },
    ],
    tasks: [
      'Planificar quién hace qué y cuándo en la obra',
      'Calcular costos y avisar cuando se desvían',
      'Explicar planos y contratos al promotor y a las cuadrillas',
      'Dirigir a contratas y personal y revisar lo que hacen',
      'Negociar precios y cambios con proveedores',
      'Resolver con arquitectas e ingenieros lo que no encaja',
    ],
    tires: [
      'Empezar antes de que amanezca, con frío o con polvo',
      'El teléfono, que suena hasta en el andamio',
      'Quedar entre quien paga y quien construye',
    ],
    grows:
      'De ayudante llevas la lista de lo que falta; después, una obra entera, y luego varias a la vez. Más allá esperan la producción de una constructora, la valoración de edificios o una empresa propia.',
    tries: [
      'Observa una obra desde la acera tres días y anota qué oficio entra cada vez.',
      'Organiza una comida familiar como una obra: tareas, orden, tiempos; luego mira dónde falló el plan.',
      'Pregunta a alguien conocido que trabaje en la construcción qué retrasó su última obra.',
    ],
  },
  'ingenieria-civil': {
    alsoCalled: ['Caminos, canales y puertos', 'Obras públicas', 'Ingeniero civil'],
    does: 'Diseña y construye lo que sostiene la vida común: puentes, carreteras, vías, presas, redes de agua. Calcula cargas y suelos, compara soluciones, prepara proyectos y supervisa obras. Lo que firma debe aguantar décadas, por eso se revisa todo varias veces.',
    day: [
      {
        at: 8,
        what: 'Un sondeo dice que bajo el puente hay más arcilla de la prevista. Recalculas los pilotes, comparas costos y llamas a geotecnia.',
      },
      {
        at: 11,
        what: 'Visitas el desvío de una carretera: mides, fotografías, hablas con la jefa de obra.',
      },
      {
        at: 16,
        what: 'De vuelta preparas planos y una explicación clara para el pueblo que sufrirá las obras.',
      },
    ],
    tasks: [
      'Calcular cargas, pendientes, caudales y resistencia de materiales',
      'Diseñar carreteras, puentes, vías o redes de agua',
      'Dirigir la construcción o el mantenimiento sobre el terreno',
      'Inspeccionar obras y compararlas con el proyecto',
      'Vigilar normas de seguridad y de medio ambiente',
      'Aconsejar qué reparar en una estructura vieja',
    ],
    tires: [
      'Obras lejos de casa durante meses',
      'Revisar el mismo cálculo por quinta vez',
      'Visitas con lluvia, que es cuando se ven los fallos',
    ],
    grows:
      'Calculas lo que firma otra persona hasta que la firma es tuya. Hay quien dirige obras, quien cuida una red de carreteras, puertos o agua, y quien pasa años construyendo en otros países.',
    tries: [
      'Construye un puente de espaguetis o de papel y súmale peso hasta que se rompa; graba dónde cede.',
      'Busca el desagüe de tu calle cuando llueve y sigue adónde va el agua.',
      'Dibuja de memoria un puente cercano, ve a mirarlo y corrige lo que lo sostiene.',
    ],
  },
  delineacion: {
    alsoCalled: ['Dibujo técnico', 'Delineante', 'Modelado BIM'],
    does: 'Dibuja los planos con los que se construye: plantas, secciones, instalaciones, detalles de cada unión. Trabaja con programas de dibujo y modelos en tres dimensiones, mide edificios, corrige versiones y comprueba que todo encaje antes de que alguien corte un ladrillo.',
    day: [
      {
        at: 9,
        what: 'La arquitecta deja un croquis con flechas y a media mañana ya es un plano acotado.',
      },
      {
        at: 11,
        what: 'Al montar el modelo descubres que una tubería atraviesa una viga, y avisas.',
      },
      { at: 13, what: 'Sales a medir una casa vieja donde ninguna pared es recta.' },
      { at: 17, what: 'Actualizas la versión catorce y ordenas las láminas para imprimir.' },
    ],
    tasks: [
      'Dibujar planos de edificios, instalaciones y obras en pantalla',
      'Pasar notas y croquis a dibujos con medidas',
      'Encajar estructura, tuberías y electricidad en un mismo modelo',
      'Leer normas y comprobar que el dibujo las cumple',
      'Trazar mapas, perfiles y cortes del terreno',
      'Distribuir muebles y tabiques en locales y oficinas',
    ],
    tires: [
      'Ojos y espalda tras ocho horas de pantalla',
      'Rehacer un plano porque alguien cambió de idea',
      'Versiones que se cruzan por correo',
    ],
    grows:
      'Se empieza pasando a limpio y se llega a coordinar el modelo de un edificio entero. Hay quien sigue estudiando para proyectar, y quien se especializa en instalaciones, topografía o fabricación.',
    tries: [
      'Dibuja a escala una silla de tu casa vista de frente, de lado y desde arriba.',
      'Prueba un programa gratuito de dibujo en tres dimensiones en la biblioteca y levanta tu cuarto.',
      'Pide a alguien que te describa su cocina y dibújala sin verla; luego ve a comparar.',
    ],
  },
  topografia: {
    alsoCalled: ['Topógrafo o topógrafa', 'Agrimensura', 'Geomática', 'Ingeniería en topografía'],
    does: 'Mide el terreno con estación total, satélites y drones, y lo convierte en mapas y modelos fiables. Marca sobre el suelo dónde va cada pilar, comprueba que un túnel avanza recto, fija linderos entre fincas y calcula volúmenes de tierra. Mitad del trabajo es campo y mitad, pantalla.',
    day: [
      {
        at: 8,
        what: 'Plantas el trípode sobre un clavo y esperas a que el nivel se quede quieto.',
      },
      { at: 10, what: 'Tu compañera camina con el prisma por la ladera; una cabra la sigue.' },
      {
        at: 12,
        what: 'Marcas con pintura dónde irán los pilares y la excavadora te espera con el motor en marcha.',
      },
      {
        at: 16,
        what: 'En la oficina la nube de puntos se vuelve un mapa. Sobra un punto: la cabra.',
      },
    ],
    tasks: [
      'Medir puntos del terreno con instrumentos, satélite o dron',
      'Comprobar medidas y repetir las que no cierran',
      'Dibujar mapas, perfiles y modelos del suelo',
      'Marcar en obra dónde va cada eje y cada altura',
      'Buscar escrituras y planos antiguos para fijar un lindero',
      'Redactar informes sobre límites y superficies',
    ],
    tires: [
      'Caminar cargando equipo con calor, viento o barro',
      'Madrugar para llegar antes que las máquinas',
      'Vecinos que discuten por un palmo de tierra',
    ],
    grows:
      'Al empezar caminas con el prisma al hombro. Luego decides dónde se planta el trípode, controlas un túnel o una presa, o te quedas con los drones, los satélites y los mapas del catastro.',
    tries: [
      'Mide con pasos contados un patio o una plaza y dibújalo; repite y mira cuánto cambia.',
      'Calcula la altura de un árbol con su sombra, la tuya y una regla de tres.',
      'Compara una foto aérea de tu barrio en un visor de mapas gratuito con otra de hace años.',
    ],
  },
  albanileria: {
    alsoCalled: ['Albañil', 'Obra de fábrica', 'Maestro o maestra de obra'],
    does: 'Levanta muros, tabiques y pilares con ladrillo, bloque o piedra, prepara la mezcla, enluce, coloca arcos y remata. También repara: grietas, humedades, escalones, tejados. Lee un plano, calcula cuánto material hace falta y trabaja en cuadrilla, a menudo al aire libre.',
    day: [
      {
        at: 7,
        what: 'Tensas un hilo entre dos miras: por ahí irá la primera hilada. La mezcla pide un poco más de agua.',
      },
      {
        at: 10,
        what: 'Subes hilera tras hilera, cada una con su golpe de paleta; el nivel decide.',
      },
      { at: 12, what: 'Almuerzo a la sombra y una discusión sobre fútbol.' },
      {
        at: 14,
        what: 'Cortas ladrillos para el arco, quitas la madera y se aguanta solo. Alguien silba.',
      },
    ],
    tasks: [
      'Marcar con hilo, plomada y nivel por dónde va el muro',
      'Colocar ladrillos o bloques, hilada a hilada, con mortero',
      'Levantar esquinas bien rectas para guiar el resto',
      'Extender y alisar mortero o yeso sobre la pared',
      'Cortar piezas a medida con paleta o sierra',
      'Leer el plano y calcular cuánto material hace falta',
    ],
    tires: [
      'Espalda, rodillas y manos al final de la semana',
      'Sol de verano y escarcha de invierno',
      'Obras que se paran y te dejan esperando',
    ],
    grows:
      'El oficio se aprende al lado de alguien que lo sabe, y un día la cuadrilla es tuya. Hay quien monta una empresa de reformas, quien levanta de nuevo bóvedas antiguas y quien acaba de encargado de obra.',
    tries: [
      'Mira con atención tres muros de tu barrio y dibuja cómo se cruzan los ladrillos en cada uno.',
      'Comprueba con un hilo y una tuerca si las paredes de tu cuarto están rectas.',
      'Pregunta a alguien de tu familia que haya hecho reformas si puedes ayudar a preparar una mezcla.',
    ],
  },
  carpinteria: {
    alsoCalled: ['Carpintero o carpintera', 'Carpintería de obra', 'Instalación de muebles'],
    does: 'Trabaja la madera y sus derivados para edificios y casas: puertas, ventanas, suelos, escaleras, cocinas, armarios, cubiertas. Mide, corta con máquinas, ensambla en el taller y coloca en la obra, donde nada está a escuadra. Cuida el orden y la seguridad, porque la sierra no avisa.',
    day: [
      {
        at: 8,
        what: 'Lees la hoja de corte y eliges tableros mirando la veta. La sierra circular arranca y todo el mundo deja de hablar.',
      },
      { at: 11, what: 'Ensamblas un armario sobre el banco; una puerta roza medio milímetro.' },
      {
        at: 15,
        what: 'En la vivienda, la pared hace barriga. Ajustas el marco con cuñas, atornillas, cierras. Encaja al segundo intento y barres las virutas.',
      },
    ],
    tasks: [
      'Trabajar con orden y seguridad entre máquinas que cortan',
      'Medir y marcar la madera antes de cortarla',
      'Leer planos y calcular qué material hace falta',
      'Cortar y dar forma a las piezas a mano o a máquina',
      'Montar estructuras y muebles con tornillos, espigas o cola',
      'Colocar en obra y comprobar que queda a nivel',
    ],
    tires: [
      'Ruido y polvo, con protectores puestos toda la mañana',
      'Cargar tableros por escaleras estrechas',
      'Paredes torcidas que obligan a empezar otra vez',
    ],
    grows:
      'Sujetas tableros, después los cortas y un día mides tú. Se puede llevar un equipo de montaje, abrir taller, o girar hacia la ebanistería, las casas de madera o las máquinas programadas.',
    tries: [
      'Arregla en casa un cajón que no cierra bien, con alguien adulto cerca, y anota qué rozaba.',
      'Haz en cartón grueso una caja con tapa que encaje sin pegamento.',
      'Fíjate en cinco puertas y dibuja cómo se unen sus piezas en la esquina.',
    ],
  },
};
