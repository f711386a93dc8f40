import type { FamilyWords } from '#content/catalog/words.ts';

export const transport: FamilyWords = {
  'pilotaje-de-aviones': {
    alsoCalled: ['Piloto de aerolínea', 'Aviación comercial', 'Comandante'],
    does: 'Lleva personas o carga por el aire con seguridad. Estudia la ruta y el tiempo, calcula combustible, revisa el avión, maniobra en despegues y aterrizajes y decide con calma cuando algo cambia. Exige inglés, licencia, revisiones médicas y entrenar emergencias toda la vida.',
    day: [
      {
        at: 6,
        what: 'En la sala de pilotos estudias nubes en un mapa y pides un poco más de combustible. Das la vuelta al avión con linterna: ruedas, sensores, una mancha que no era nada.',
      },
      { at: 7, what: 'Despegas, la lista se lee en voz alta, se comprueba dos veces.' },
      { at: 9, what: 'Ante una tormenta, te desvías. Aterrizas con viento cruzado y respiras.' },
    ],
    tasks: [
      'Volar con instrumentos cuando no se ve nada',
      'Despegar, conducir el vuelo y aterrizar según el plan',
      'Coordinarse con quien va en el otro asiento',
      'Responder a averías y emergencias con la lista delante',
      'Revisar el avión antes de cada salida',
      'Hablar por radio con las torres de control',
    ],
    tires: [
      'Madrugones, husos horarios y hoteles',
      'Exámenes y revisiones médicas que no se acaban',
      'Una formación muy cara antes de empezar',
    ],
    grows:
      'Clases en avioneta, asiento derecho con madrugones, asiento izquierdo cuando toca. La carga, la lucha contra incendios, la enseñanza y la oficina que planifica la flota son otras rutas.',
    tries: [
      'Sigue en un mapa de vuelos un avión desde que despega hasta que aterriza y anota cada cambio de altura y rumbo.',
      'Prueba un simulador gratuito y haz diez aterrizajes; escribe qué falló en cada uno.',
      'Aprende el alfabeto de la radio aérea y deletrea los nombres de tu familia.',
    ],
  },
  'marina-mercante': {
    alsoCalled: ['Capitán de barco', 'Navegación marítima', 'Oficial de puente'],
    does: 'Gobierna barcos de carga o pasaje. Planifica la travesía, vigila radar y cartas, dirige a la tripulación, cuida la carga y responde de la seguridad en puerto y en alta mar. Pasa semanas o meses a bordo y largas temporadas en tierra.',
    day: [
      {
        at: 0,
        what: 'La guardia empieza a medianoche: radar, horizonte y una taza caliente. Un pesquero cruza sin luces y corriges el rumbo dos grados.',
      },
      {
        at: 6,
        what: 'Al amanecer anotas posición y tiempo, revisas botes salvavidas y practicas un simulacro de incendio.',
      },
      { at: 16, what: 'Entrar en puerto son dos horas de órdenes cortas.' },
      { at: 20, what: 'Llamas a casa, por fin con señal.' },
    ],
    tasks: [
      'Marcar rumbo y velocidad según viento, fondo y marea',
      'Evitar maniobras peligrosas del propio barco',
      'Atracar y salir de puerto con prácticos y remolcadores',
      'Consultar cartas, partes y aparatos',
      'Gobernar de noche con radar, luces y boyas',
      'Comunicarse por radio con otros barcos y tierra',
    ],
    tires: [
      'Meses sin ver a los tuyos',
      'Guardias que parten el sueño',
      'Temporal, calor de trópico y espacio pequeño',
    ],
    grows:
      'Embarcas para aprender y limpias lo que te digan; luego la guardia es tuya y, con títulos y mar, también el barco. Cuando den ganas de dormir en tierra hay puertos, salvamento, inspección y navieras.',
    tries: [
      'Aprende cinco nudos con un cordel y hazlos con los ojos cerrados.',
      'Elige un carguero en un mapa de tráfico marítimo y síguelo tres días: de dónde viene, qué llevará.',
      'Traza con regla y brújula una ruta en un mapa y calcula cuánto tardaría a distintas velocidades.',
    ],
  },
  logistica: {
    alsoCalled: ['Cadena de suministro', 'Distribución', 'Operaciones'],
    does: 'Consigue que cada cosa esté donde hace falta, a tiempo y sin gastar de más. Planifica compras, almacenes y rutas, negocia transportes, prevé la demanda y reacciona ante huelgas, tormentas o averías. Cuando funciona nadie se da cuenta.',
    day: [
      {
        at: 8,
        what: 'Un barco se retrasa y, con él, las piezas de una fábrica. Buscas tres alternativas, comparas costo y días, eliges tren.',
      },
      {
        at: 12,
        what: 'Miras por qué un almacén tarda tanto: los productos más pedidos están al fondo. Los cambias de sitio en el plano.',
      },
      { at: 16, what: 'Con previsiones y café, calculas cuánto helado pedir en mayo.' },
    ],
    tasks: [
      'Cuidar la relación con quienes piden y reciben',
      'Entender qué necesita cada cliente y cuándo',
      'Contratar transportes y comparar sus propuestas',
      'Preparar ofertas con plazos y costos',
      'Medir entregas y retrasos para mejorarlos',
      'Repartir materiales y productos entre almacenes',
    ],
    tires: [
      'Teléfono sin parar cuando algo se atasca',
      'Culpas por retrasos que no controlas',
      'Campañas de rebajas y fin de año',
    ],
    grows:
      'Empiezas persiguiendo un camión por teléfono y terminas decidiendo cuántos hacen falta. Un almacén, una red de reparto, las compras o una fábrica entera pueden acabar en tu pantalla.',
    tries: [
      'Sigue un paquete que llegue a casa y dibuja en un mapa cada parada con su hora.',
      'Ordena la despensa para que lo más usado quede a mano y mide cuánto tardas antes y después.',
      'Planea la ruta más corta para cinco encargos de tu familia y compárala con la habitual.',
    ],
  },
  'gestion-de-aduanas': {
    alsoCalled: ['Agente de aduanas', 'Comercio exterior', 'Despacho aduanero'],
    does: 'Ayuda a que las mercancías crucen fronteras cumpliendo la ley. Clasifica productos, calcula aranceles e impuestos, prepara documentos, habla con aduanas, transportistas y clientes, y conoce los acuerdos entre países. Una sola casilla mal puesta puede parar un barco entero.',
    day: [
      {
        at: 9,
        what: '¿Un juguete con imán es juguete o artículo magnético? De la respuesta depende el arancel, y buscas la norma.',
      },
      {
        at: 11,
        what: 'Presentas seis declaraciones, falta un certificado sanitario y persigues a quien lo firma en otro huso horario.',
      },
      {
        at: 15,
        what: 'En el puerto abren un contenedor contigo delante. Todo en orden: sale el camión y avisas al cliente.',
      },
    ],
    tasks: [
      'Preparar documentos de importación y exportación',
      'Despachar la mercancía y enviarla a su destino',
      'Gestionar el pago de impuestos y aranceles',
      'Calcular cuánto se debe por cada envío',
      'Reunir facturas, certificados y guías de carga',
      'Clasificar productos con su código',
    ],
    tires: [
      'Formularios larguísimos y plazos de horas',
      'Esperas en puertos y aeropuertos',
      'Normas que cambian con cada acuerdo',
    ],
    grows:
      'Rellenas casillas hasta que las sabes de memoria y descubres las raras. Entonces representas a empresas, llevas un despacho en un puerto o el comercio exterior de una marca.',
    tries: [
      'Lee las etiquetas de diez cosas de tu cuarto y marca en un mapa dónde se hicieron.',
      'Busca en la tabla oficial de aranceles a qué código pertenecen unos zapatos deportivos.',
      'Averigua qué papeles pide un país para mandar por correo un frasco de miel.',
    ],
  },
  'comercio-internacional': {
    alsoCalled: [
      'Negocios internacionales',
      'Exportación e importación',
      'Cadena de suministro internacional',
      'Supply chain',
    ],
    does: 'Organiza compras y ventas entre países y el camino completo de un producto: proveedores, fábrica, almacén, barco, tienda. Negocia, compara rutas, calcula costos y plazos, vigila existencias, mide qué falla y coordina a gente de idiomas y horarios distintos.',
    day: [
      {
        at: 8,
        what: 'En Vietnam ya han comido y te confirman las telas, sin los botones. Preguntas a Portugal, que sí tiene.',
      },
      {
        at: 11,
        what: 'Comparas barco, tren y avión para cuatro mil camisas; el barco gana si la tienda espera.',
      },
      { at: 13, what: 'La tienda no quiere esperar. Mandas la mitad en tren.' },
      { at: 17, what: 'Videollamada con México: buenos días, dicen, y apuntas un pedido nuevo.' },
    ],
    tasks: [
      'Decidir equipos y personas para cargar y almacenar',
      'Planear compras, existencias y recepciones',
      'Elegir rutas y juntar envíos para ahorrar',
      'Medir costos, calidad y plazos con datos',
      'Implantar maneras más ágiles de trabajar',
      'Coordinarse con ventas, producción y finanzas',
    ],
    tires: [
      'Horarios de tres continentes',
      'Guerras, huelgas y canales cerrados',
      'Depender de gente que nunca has visto',
    ],
    grows:
      'El primer puesto es seguir pedidos ajenos por correo electrónico. Después te dan un país, luego una familia de productos, y quizá una temporada viviendo donde se fabrican.',
    tries: [
      'Elige una prenda tuya y reconstruye su viaje: tela, costura, barco, tienda.',
      'Calcula con una web de envíos cuánto costaría mandar una caja a tres países y por qué difiere.',
      'Escribe en otro idioma un correo corto a un proveedor imaginario que se retrasó, firme y amable.',
    ],
  },
  'tripulante-de-cabina': {
    alsoCalled: ['Azafata o auxiliar de vuelo', 'Sobrecargo', 'Aeromoza', 'Asistente de vuelo'],
    does: 'Vela por la seguridad de quienes vuelan y los atiende durante el viaje. Revisa equipos de emergencia, explica las instrucciones, vigila la cabina, calma, sirve comidas, ayuda a quien se marea y sabe apagar un fuego o evacuar un avión en minuto y medio.',
    day: [
      {
        at: 5,
        what: 'Moño, maleta pequeña y repaso con la tripulación: si hay humo en la fila doce, quién va y con qué.',
      },
      {
        at: 7,
        what: 'Cuentas cinturones sin que se note. Un señor grande tiembla y le hablas de su perro.',
      },
      { at: 9, what: 'Café con turbulencias: medio vaso y las dos manos.' },
      {
        at: 13,
        what: 'Tercer aterrizaje. Bajo el asiento aparece un conejo de peluche y corres por el pasillo.',
      },
    ],
    tasks: [
      'Comprobar botiquines, extintores y oxígeno',
      'Explicar y mostrar las normas de seguridad',
      'Observar a los pasajeros por si hay riesgo',
      'Recorrer el pasillo antes de despegar y aterrizar',
      'Dirigir una evacuación si hace falta',
      'Preparar la cabina para el aterrizaje',
    ],
    tires: [
      'Horarios rotos y pies hinchados',
      'Sonreír a quien te grita',
      'Cumpleaños y fiestas lejos de casa',
    ],
    grows:
      'Vuelos cortos y muchos despegues para empezar; rutas largas, jefatura de cabina o formación más adelante. Quien aterriza del todo encuentra hoteles, eventos y aeropuertos que valoran sus idiomas.',
    tries: [
      'Explica en voz alta, en dos idiomas, cómo salir de tu casa si hubiera humo.',
      'Sirve la comida en casa llevando tres platos y preguntando a cada quien; apunta qué olvidaste.',
      'Aprende con un video oficial la posición lateral de seguridad y practícala con alguien de tu familia.',
    ],
  },
  'control-aereo': {
    alsoCalled: ['Controlador aéreo', 'Controladora aérea', 'Control de tránsito aéreo'],
    does: 'Ordena los aviones en el aire y en la pista para que mantengan distancia y lleguen a tiempo. Da autorizaciones por radio, avisa del viento o de otro tráfico, cambia rutas, traspasa vuelos a otro centro y guía a quien tiene un problema.',
    day: [
      {
        at: 7,
        what: 'Te sientas, escuchas dos minutos a quien dejas libre y recibes el cielo con once aviones dentro.',
      },
      {
        at: 8,
        what: 'Dos llegan a la vez. A uno le pides que reduzca, al otro que gire; las voces no suben.',
      },
      { at: 10, what: 'Descanso obligado: sofá, agua, nadie habla de aviones.' },
      {
        at: 11,
        what: 'Un piloto pide prioridad por un pasajero enfermo. Abres un pasillo entre puntos verdes.',
      },
    ],
    tasks: [
      'Avisar a pilotos de tráfico, viento y visibilidad',
      'Autorizar despegues, aterrizajes y rodajes',
      'Traspasar vuelos al centro siguiente y recibir otros',
      'Ofrecer rutas nuevas cuando hay mal tiempo',
      'Alertar a los servicios de emergencia',
      'Vigilar que todos guarden distancia',
    ],
    tires: [
      'Atención total durante horas',
      'Turnos de noche y fines de semana',
      'Responsabilidad que se lleva a la cama',
    ],
    grows:
      'Practicas con alguien pegado a tu hombro hasta que se aparta. De una torre tranquila se va a otra con más tráfico o a un centro de ruta, y luego a enseñar, supervisar o dibujar caminos.',
    tries: [
      'Busca un video con las comunicaciones de una torre y apunta cada orden durante quince minutos.',
      'Juega a guiar por voz a dos personas con los ojos cerrados por una sala despejada sin que choquen.',
      'Repite de memoria secuencias de ocho letras y números leídas por alguien; apunta tu mejor marca.',
    ],
  },
  'maquinas-navales': {
    alsoCalled: ['Maquinista naval', 'Oficial de máquinas', 'Mecánico naval', 'Jefe de máquinas'],
    does: 'Hace funcionar y repara lo que mueve un barco y lo mantiene vivo: motores, generadores, bombas, agua dulce, frío. Arranca, vigila indicadores, cambia piezas, anota horas, participa en simulacros y resuelve averías sin taller ni tienda a mano.',
    day: [
      {
        at: 4,
        what: 'Bajas tres pisos con protectores en los oídos. Pones la palma en cada cojinete; uno está más tibio.',
      },
      {
        at: 8,
        what: 'Desayunas con grasa en las uñas. El cocinero avisa de que la cámara no enfría.',
      },
      {
        at: 10,
        what: 'Cambias una válvula con el barco inclinándose y sujetas las tuercas con la boca.',
      },
      { at: 16, what: 'Segunda guardia: escribes temperaturas y subes un minuto a ver el mar.' },
    ],
    tasks: [
      'Arrancar motores y regular su marcha',
      'Reparar bombas, generadores y cabrestantes',
      'Participar en simulacros de emergencia',
      'Vigilar indicadores y avisar de lo raro',
      'Llevar el diario de la sala de máquinas',
      'Tapar fugas, repostar y mantener el casco',
    ],
    tires: [
      'Ruido, calor y ninguna ventana',
      'Meses fuera de casa',
      'Averías que no pueden esperar a puerto',
    ],
    grows:
      'Limpias filtros, llevas una guardia y, con años de mar, la sala entera. En tierra esa misma mano sirve en astilleros, centrales, hospitales y edificios con sótanos llenos de tubos.',
    tries: [
      'Mira un video de una sala de máquinas y dibuja por dónde pasan el combustible, el agua y el aire.',
      'Busca en tu casa o edificio una bomba o caldera y pregunta a quien la cuida qué revisa.',
      'Desarma una bomba de jabón vacía, averigua cómo sube el líquido y vuelve a montarla.',
    ],
  },
  'conduccion-de-trenes': {
    alsoCalled: ['Maquinista', 'Conductor de tren', 'Conducción ferroviaria', 'Metro y tranvía'],
    does: 'Conduce trenes, metros o tranvías con puntualidad y sin sobresaltos. Lee señales y órdenes, acelera y frena con mucha anticipación, vigila la vía y los indicadores, habla con el centro de control y sabe qué hacer si algo cruza o se avería.',
    day: [
      {
        at: 5,
        what: 'Andén vacío, prueba de frenos, faros. El parte dice que hoy hay obras tras el segundo túnel.',
      },
      { at: 6, what: 'Señal amarilla: empiezas a frenar donde nadie ve todavía la estación.' },
      {
        at: 9,
        what: 'Un rebaño junto a la vía. Pitas, avisas por radio, pasas despacio; un perro te mira con desprecio.',
      },
      { at: 12, what: 'Llegas cuarenta segundos tarde y lo anotas.' },
    ],
    tasks: [
      'Interpretar señales, órdenes y reglamento',
      'Hablar por radio con el centro de control',
      'Manejar con suavidad, acelerando y frenando a tiempo',
      'Vigilar velocidad, corriente y presión de frenos',
      'Observar la vía por si hay obstáculos',
      'Confirmar señales en voz alta',
    ],
    tires: [
      'Madrugadas y turnos que cambian',
      'Horas a solas con la vía',
      'El riesgo de que alguien cruce donde no debe',
    ],
    grows:
      'Mueves vagones en una estación, después mercancías de noche y más tarde viajeros. También puedes enseñar en el simulador, supervisar una línea o cambiar la cabina por el centro de control.',
    tries: [
      'Si subes esta semana a un tren o metro, apunta cada señal que veas y qué hace después.',
      'Prueba un simulador gratuito de tren e intenta parar diez veces en la marca exacta.',
      'Aprende con un esquema qué significan seis señales ferroviarias y examina a alguien de tu casa.',
    ],
  },
  'transporte-por-carretera': {
    alsoCalled: [
      'Camionero o camionera',
      'Conductor de camión',
      'Transportista',
      'Conducción de autobuses y camiones',
    ],
    does: 'Conduce camiones con todo lo que llega a tiendas, obras y fábricas. Revisa el vehículo, comprueba que la carga vaya bien sujeta, planifica ruta y descansos, respeta tiempos, entrega, recoge firmas y resuelve lo que surge lejos de casa.',
    day: [
      {
        at: 5,
        what: 'Vuelta al camión con linterna: luces, neumáticos, una cincha floja que aprietas con todo el peso.',
      },
      { at: 9, what: 'Niebla. Bajas la radio para ver mejor.' },
      {
        at: 13,
        what: 'En una zona industrial esperas muelle entre catorce camiones; alguien comparte tortilla y consejos.',
      },
      {
        at: 19,
        what: 'Marcha atrás en un patio pensado para camionetas. Entra con un palmo a cada lado y bajas a mirarlo.',
      },
    ],
    tasks: [
      'Comprobar que los papeles de la carga estén completos',
      'Revisar que la mercancía vaya bien sujeta',
      'Inspeccionar frenos, luces y equipo de emergencia',
      'Enganchar y soltar el remolque',
      'Entregar, recoger firmas y a veces cobrar',
      'Llevar el registro de horas y de revisiones',
    ],
    tires: [
      'Noches en la cabina y comidas a deshora',
      'Esperas largas para cargar',
      'Espalda y sueño, los dos a prueba',
    ],
    grows:
      'Reparto cerca de casa, luego fronteras. Hay quien compra su camión, quien lleva autobuses, cisternas o piezas enormes, y quien baja de la cabina para organizar las rutas de los demás.',
    tries: [
      'Planea en un mapa una ruta de ochocientos kilómetros con paradas para descansar y comer.',
      'Con permiso, carga el auto de casa para un viaje de modo que nada se mueva.',
      'Pregunta a alguien conocido que conduzca por trabajo qué le gusta y qué le cansa.',
    ],
  },
  'buceo-profesional': {
    alsoCalled: ['Buzo', 'Buzo comercial', 'Operaciones subacuáticas'],
    does: 'Trabaja bajo el agua: inspecciona muelles, suelda, corta, repara barcos y tuberías, rescata objetos, cuida jaulas de peces. Prepara el equipo, planifica cada bajada, se comunica con superficie y sube despacio. Abajo casi nunca se ve; se trabaja con las manos.',
    day: [
      {
        at: 7,
        what: 'Revisas casco, botella y la cuerda que te une a tu compañera. Te pregunta dos veces lo mismo; así debe ser.',
      },
      {
        at: 9,
        what: 'Bajas en agua color té. A tientas encuentras el tornillo del muelle y lo describes por el auricular.',
      },
      { at: 10, what: 'Una parada larga antes de salir. Pasa un mero sin prisa.' },
      { at: 12, what: 'Caldo, manta, y te toca mirar el reloj de ella.' },
    ],
    tasks: [
      'Controlar profundidad y tiempo en cada bajada',
      'Revisar y cuidar casco, aire y arnés',
      'Comunicarse con quienes están arriba',
      'Bajar con ayuda y trabajar con herramientas',
      'Informarse del encargo y del estado del mar',
      'Acompañar y enseñar a otros buzos',
    ],
    tires: [
      'Frío, oscuridad y cuerpo cansado',
      'Horas de preparación para veinte minutos abajo',
      'Temporadas fuera y años contados bajo el agua',
    ],
    grows:
      'Primero tiendes la cuerda a quien baja; luego bajas tú, cada vez con tareas más finas. Jaulas de peces, puertos, energía en el mar e inspección son destinos, y con los años la superficie y el mando.',
    tries: [
      'Aprieta tres tuercas con los ojos cerrados y guantes gruesos dentro de un balde de agua.',
      'Cuando vayas a una piscina con socorrista, mide cuánto tardas en nadar veinte largos suaves.',
      'Aprende ocho señas de buceo con un video y mantén con ellas una charla sin palabras.',
    ],
  },
};
