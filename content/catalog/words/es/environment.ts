import type { FamilyWords } from '#content/catalog/words.ts';

export const environment: FamilyWords = {
  geologia: {
    alsoCalled: ['Geólogo o geóloga', 'Ciencias de la Tierra', 'Geociencias'],
    does: 'Lee la historia de la Tierra en rocas, suelos, aguas y volcanes. Estudia riesgos como terremotos o deslizamientos, busca agua y minerales, asesora obras y ayuda a entender el clima pasado. Alterna campo con martillo, laboratorio, mapas y pantalla.',
    day: [
      {
        at: 8,
        what: 'El talud cuenta una inundación de hace miles de años si sabes dónde mirar. Mides inclinaciones, dibujas capas y llenas bolsas con etiqueta.',
      },
      { at: 13, what: 'De vuelta, un corte de roca bajo el microscopio brilla como una vidriera.' },
      { at: 16, what: 'Cruzas datos de sondeos y escribes si ahí conviene, o no, hacer un túnel.' },
    ],
    tasks: [
      'Planear salidas de campo, muestreos y sondeos',
      'Analizar datos del terreno con programas',
      'Medir, recoger y clasificar rocas y suelos',
      'Interpretar fotos aéreas, pozos y ondas',
      'Señalar riesgos de deslizamientos, terremotos o volcanes',
      'Dibujar mapas y cortes para una obra',
    ],
    tires: [
      'Mochila llena de piedras cuesta arriba',
      'Obras donde nadie espera con gusto tu informe',
      'Temporadas de viaje y de hotel',
    ],
    grows:
      'Picas testigos de roca bajo la lluvia antes de firmar un informe. Túneles, pozos de agua, canteras y laderas inestables dan de qué vivir, en consultoras, obras o servicios públicos.',
    tries: [
      'Fíjate en las piedras de tres edificios de tu ciudad y averigua de dónde pueden venir.',
      'Llena un frasco con tierra y agua, agítalo y mira al día siguiente qué capas se formaron.',
      'Busca en el mapa oficial de terremotos cuáles hubo esta semana cerca de ti.',
    ],
  },
  'ciencias-ambientales': {
    alsoCalled: ['Ambientología', 'Medio ambiente', 'Ecología aplicada'],
    does: 'Estudia qué efecto tiene la actividad humana en el aire, el agua, el suelo y la salud, y propone cómo reducirlo. Toma muestras, evalúa proyectos, vigila que se cumplan las normas y busca acuerdos entre empresas, administraciones y vecinos.',
    day: [
      {
        at: 8,
        what: 'En la orilla llenas frascos y apuntas color, olor y temperatura. El informe de hace cinco años decía otra cosa, así que buscas qué cambió río arriba.',
      },
      { at: 11, what: 'Visitas una fábrica que quiere ampliarse y preguntas por cada tubo.' },
      { at: 16, what: 'Modelas la nube de polvo y redactas condiciones que se puedan comprobar.' },
    ],
    tasks: [
      'Explicar datos ambientales a públicos distintos',
      'Vigilar la contaminación y proponer cómo frenarla',
      'Recoger y ordenar medidas de aire y agua',
      'Revisar normas y ver si se cumplen',
      'Asesorar a empresas y administraciones',
      'Tramitar permisos y estudios de impacto',
    ],
    tires: [
      'Papeles que pesan más que el campo',
      'Quedar mal con alguien en cada informe',
      'Cambios lentos para problemas urgentes',
    ],
    grows:
      'Los primeros meses rellenas tablas de muestreos; más adelante escribes la condición que obliga a cambiar un filtro. Ayuntamientos, residuos, energía y consultoras son los sitios conocidos.',
    tries: [
      'Mide el ruido de tu calle con una app gratuita a tres horas distintas y dibuja la diferencia.',
      'Sigue una semana la calidad del aire de tu ciudad y busca qué la empeoró.',
      'Calcula en casa qué aparato gasta más agua y propón un cambio que todos acepten.',
    ],
  },
  'educacion-ambiental': {
    alsoCalled: ['Interpretación de la naturaleza', 'Guía de parque natural'],
    does: 'Acerca la naturaleza a la gente en parques, escuelas, museos y campamentos. Guía rutas, prepara talleres y exposiciones, cuida senderos, observa fauna y explica por qué merece protegerse. Hace falta saber de ecología y contarlo de manera que alguien de seis años lo recuerde.',
    day: [
      {
        at: 10,
        what: 'Veinte estudiantes miran al suelo buscando huellas y, por primera vez, guardan silencio. Les dejas adivinar.',
      },
      { at: 12, what: 'Reparas un cartel, cuentas buitres y respondes a una pareja perdida.' },
      { at: 16, what: 'Taller de comederos con material reciclado.' },
      { at: 19, what: 'Antes de cerrar apuntas una orquídea que no estaba en el mapa.' },
    ],
    tasks: [
      'Atender a visitantes y resolver sus dudas',
      'Mantener abierto y cuidado el centro de visitas',
      'Preparar el programa con el resto del parque',
      'Guiar excursiones y señalar lo que nadie ve',
      'Organizar jornadas, talleres y días especiales',
      'Dar charlas con dibujos, huesos y plumas',
    ],
    tires: [
      'Grupos que no querían venir',
      'Contratos de temporada y fines de semana',
      'Repetir la misma ruta con ganas',
    ],
    grows:
      'Encadenas veranos hasta que un parque o un museo te guarda el sitio. Después diseñas la exposición, diriges el centro o montas con alguien una empresa de rutas.',
    tries: [
      'Prepara un paseo de veinte minutos por tu barrio con cinco paradas de naturaleza y guía a tu familia.',
      'Haz un comedero con una botella usada y apunta una semana quién viene.',
      'Explica a alguien de seis años por qué caen las hojas y mira qué recuerda al día siguiente.',
    ],
  },
  'conservacion-forestal': {
    alsoCalled: ['Técnico forestal', 'Trabajos forestales', 'Cuidado de montes'],
    does: 'Cuida montes y espacios naturales: mide árboles, marca los que se cortan, vigila plagas e incendios, mantiene caminos, repuebla y controla caza y pesca. Trabaja al aire libre todo el año, con mapas, aparatos de medida y buen estado físico.',
    day: [
      {
        at: 7,
        what: 'Al salir el sol ya suena la radio: riesgo alto de incendio en la ladera sur. Recorres pistas, compruebas un cortafuegos y hablas con un pastor que conoce cada fuente.',
      },
      {
        at: 11,
        what: 'Mides diámetros en una parcela, abrazando troncos con la cinta. Cae granizo.',
      },
      { at: 15, what: 'De vuelta en la caseta pasas los datos al mapa.' },
    ],
    tasks: [
      'Aclarar el monte para que los árboles respiren',
      'Enseñar a cuadrillas de plantación y de incendios',
      'Informar a quien pasa de lo que está permitido',
      'Recorrer el monte para vigilar su estado',
      'Pasar parcelas y medidas a mapas digitales',
    ],
    tires: [
      'Veranos con la radio siempre encendida',
      'Cuestas, motosierra y garrapatas',
      'Campañas que duran unos meses',
    ],
    grows:
      'De la cuadrilla se sale conociendo cada pista. Con eso puedes mandar otra, coordinar una zona, trabajar en un vivero, presentarte a agente o seguir estudiando montes.',
    tries: [
      'Mide con una cinta el contorno de cinco árboles y estima su altura con un lápiz y pasos.',
      'Recorre un parque con su mapa y señala por dónde entraría una máquina en un incendio.',
      'Recoge bellotas o semillas de la zona, plántalas en envases y apunta de qué árbol vino cada una.',
    ],
  },
  meteorologia: {
    alsoCalled: ['Meteorólogo o meteoróloga', 'Ciencias de la atmósfera', 'Climatología'],
    does: 'Estudia la atmósfera para anunciar qué tiempo hará y cómo cambia el clima. Reúne datos de estaciones, radares, globos y satélites, compara modelos, prepara mapas y avisos, y los explica a pilotos, agricultores, gobiernos o a quien mira el teléfono antes de salir.',
    day: [
      {
        at: 6,
        what: 'Relevo: quien se va señala una mancha en el radar y dice que no le gusta. A ti tampoco.',
      },
      {
        at: 8,
        what: 'Tres modelos, tres lluvias distintas. Miras por la ventana, que también es un dato.',
      },
      {
        at: 10,
        what: 'Subes el aviso a naranja y llaman de un aeropuerto, de una radio y de una boda.',
      },
      { at: 13, what: 'Empieza a caer donde dijiste, media hora antes. Lo anotas.' },
    ],
    tasks: [
      'Informar del tiempo y avisar de lo peligroso',
      'Reunir datos de estaciones, satélites y radar',
      'Usar y mejorar modelos por computadora',
      'Preparar mapas y boletines cada pocas horas',
      'Interpretar todo para predecir días o semanas',
      'Estudiar cómo está cambiando el clima',
    ],
    tires: [
      'Turnos de noche, festivos y tormentas',
      'Que solo se acuerden cuando fallas',
      'Decidir un aviso con datos que se contradicen',
    ],
    grows:
      'El servicio público reúne a casi toda la profesión y se prepara con años de temario. Fuera quedan la energía, los seguros, los aeropuertos, la televisión o la investigación del clima.',
    tries: [
      'Anota una semana cielo, viento y temperatura a la misma hora, y predice el día siguiente antes de mirar.',
      'Compara durante tres días dos pronósticos distintos y apunta cuál acertó.',
      'Construye con una botella cortada un medidor de lluvia y compáralo con el dato oficial.',
    ],
  },
  'hidrologia-y-oceanografia': {
    alsoCalled: ['Hidrólogo o hidróloga', 'Oceanografía', 'Ciencias del mar', 'Hidrogeología'],
    does: 'Estudia cuánta agua hay, por dónde va y cómo está: ríos, lagos, nieve, acuíferos y mares. Mide caudales y corrientes, toma muestras, instala aparatos, hace modelos de sequías e inundaciones y escribe informes para quienes reparten el agua o cuidan la costa.',
    day: [
      {
        at: 7,
        what: 'Te metes en el río con botas hasta el pecho y una hélice en un palo. El agua baja marrón y más rápida que ayer.',
      },
      { at: 10, what: 'Cambias la pila de un sensor y sacas de dentro un cangrejo ofendido.' },
      { at: 13, what: 'En la oficina, la curva enseña dos crecidas donde el modelo esperaba una.' },
      { at: 17, what: 'Llamas al pueblo de abajo y dictas una cifra y un margen.' },
    ],
    tasks: [
      'Escribir y presentar resultados con mapas y gráficas',
      'Diseñar estudios de acuíferos, ríos o costas',
      'Medir niveles, caudales, corrientes y sal',
      'Investigar cómo conservar el agua disponible',
      'Coordinar a técnicas, técnicos y ayudantes',
      'Estudiar el riesgo de inundación y de sequía',
    ],
    tires: [
      'Campañas en barco o en el barro, con frío',
      'Aparatos que se lleva la corriente',
      'Informes que llegan después de la inundación',
    ],
    grows:
      'Limpias sensores y te mareas en tu primera campaña. Después la diriges, o calculas crecidas para una cuenca, o buscas agua bajo tierra para un pueblo que la pidió.',
    tries: [
      'Suelta tres hojas en un arroyo seguro, con alguien adulto, y cronometra cuánto tardan en recorrer cinco pasos.',
      'Pon agua salada teñida y agua dulce en un vaso, despacio, y mira cuál queda debajo.',
      'Busca en la web de tu cuenca el nivel de los embalses y compáralo con hace un año.',
    ],
  },
  'gestion-del-agua': {
    alsoCalled: [
      'Gestión de recursos hídricos',
      'Planificación hidrológica',
      'Administración del agua',
    ],
    does: 'Planifica y vigila el uso del agua en una ciudad o una cuenca: cuánta hay, quién la usa, cómo vuelve. Hace modelos, revisa vertidos y permisos, estudia desagües y depósitos, busca fugas y prepara planes para las sequías y las lluvias fuertes.',
    day: [
      {
        at: 8,
        what: 'De noche un barrio gastó agua como si todos se bañaran a la vez. En el plano cierras tramos uno por uno hasta quedarte con dos calles.',
      },
      {
        at: 11,
        what: 'Con un compañero pegas un micrófono al suelo: la fuga silba bajo una floristería.',
      },
      {
        at: 13,
        what: 'Reunión con regantes y ecologistas; el vaso de la mesa está a la mitad y nadie hace el chiste.',
      },
      { at: 16, what: 'Simulas un verano sin lluvia.' },
    ],
    tasks: [
      'Hacer modelos de caudal, presión y calidad',
      'Estudiar desagües para aprovechar la lluvia',
      'Investigar vertidos, permisos y almacenamiento',
      'Trazar planes para que alcance y se cumpla la norma',
      'Comparar tratamientos y recursos posibles',
      'Revisar proyectos de balsas y defensas',
    ],
    tires: [
      'Negociar entre quienes quieren la misma agua',
      'Averías que no miran el calendario',
      'Sequías que duran más que los planes',
    ],
    grows:
      'Quien empieza leyendo caudales puede llegar a la sala donde se vigila la red entera. Con estudios de grado se planifica la cuenca, se negocian sequías o se dirige el servicio de una ciudad.',
    tries: [
      'Lee el medidor de agua antes de dormir y al despertar: si se movió, busca por qué.',
      'Apunta un día entero cada uso del agua en casa y ordénalos de mayor a menor.',
      'Averigua qué río o embalse abastece tu ciudad y quién decide cómo se reparte.',
    ],
  },
  geografia: {
    alsoCalled: [
      'Geógrafo o geógrafa',
      'Planificación territorial',
      'Cartografía y sistemas de información geográfica',
    ],
    does: 'Estudia cómo se relacionan las personas y los lugares: ciudades que crecen, pueblos que se vacían, riesgos, transporte, turismo. Reúne censos, imágenes de satélite y trabajo de campo, los cruza en mapas digitales y ayuda a decidir dónde va cada cosa.',
    day: [
      {
        at: 9,
        what: 'Superpones dos capas: dónde viven personas mayores y dónde para el autobús. En medio queda una cuesta sin nada.',
      },
      {
        at: 12,
        what: 'Vas a verla. Cuentas escalones, hablas con una vecina que calcula distancias en bolsas de compra.',
      },
      { at: 16, what: 'De vuelta corriges el mapa y eliges un color que no grite.' },
      { at: 18, what: 'Lo mandas al ayuntamiento con una frase debajo.' },
    ],
    tasks: [
      'Crear y corregir mapas con programas geográficos',
      'Reunir datos de censos, satélites y campo',
      'Enseñar geografía a estudiantes o a colegas',
      'Escribir y presentar estudios sobre un territorio',
      'Ayudar a otras áreas con sus mapas',
      'Estudiar la población y la economía de una región',
    ],
    tires: [
      'Que pregunten si es saberse las capitales',
      'Datos viejos o que no encajan entre sí',
      'Planes que se guardan en un cajón',
    ],
    grows:
      'Corriges mapas de otros hasta que te preguntan dónde pondrías tú la parada. Ayuntamientos, transporte, empresas de mapas y aulas de secundaria son los destinos de siempre.',
    tries: [
      'Dibuja de memoria un mapa de tu barrio y compáralo con uno real: mira qué agrandaste.',
      'Añade un comercio o un banco que falte a un mapa libre en internet.',
      'Mira fotos aéreas de tu ciudad de distintas décadas y describe tres cambios.',
    ],
  },
  'agente-forestal': {
    alsoCalled: ['Guardabosques', 'Agente medioambiental', 'Guarda forestal', 'Guardaparques'],
    does: 'Vigila montes, ríos y fauna con autoridad para hacer cumplir la ley. Patrulla a pie y en camioneta, investiga incendios, venenos y caza ilegal, recoge pruebas, denuncia, rescata animales, informa a quien pasea y colabora cuando hay emergencias.',
    day: [
      {
        at: 7,
        what: 'Huellas de bota junto a una jaula trampa. Fotografías, mides, guardas un pelo en un sobre y escribes la hora.',
      },
      {
        at: 10,
        what: 'Una familia hace fuego donde no puede. La apagan contigo y preguntan dónde sí.',
      },
      {
        at: 13,
        what: 'En un pinar quemado buscas, de rodillas, hacia dónde se inclina cada hierba.',
      },
      { at: 16, what: 'Sueltas un búho curado. No se vuelve a mirar.' },
    ],
    tasks: [
      'Patrullar a pie, en vehículo o en barca',
      'Reunir pruebas y llevarlas ante la justicia',
      'Investigar furtivos, venenos y causas de incendios',
      'Proteger fauna, plantas y cauces',
      'Advertir, denunciar y redactar informes',
    ],
    tires: [
      'Enfrentarte a quien infringe, a veces en solitario',
      'Fuego y guardias en los meses de calor',
      'Animales heridos que no llegan a tiempo',
    ],
    grows:
      'Los primeros años aprendes cada barranco de tu zona. Luego puedes investigar incendios o venenos por toda la región, coordinar una comarca o enseñar a mirar a quienes llegan.',
    tries: [
      'Busca huellas en barro o arena de un parque, fotografíalas con una moneda al lado e identifícalas.',
      'Lee el cartel de normas de un espacio natural cercano y averigua el porqué de tres.',
      'Escribe un parte de lo que viste en un paseo: hora, lugar, hechos, sin una sola opinión.',
    ],
  },
};
