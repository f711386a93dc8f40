import type { FamilyWords } from '#content/catalog/words.ts';

export const hospitality: FamilyWords = {
  'direccion-hotelera': {
    alsoCalled: ['Hotelería', 'Gerencia de hotel', 'Administración hotelera'],
    does: 'Lleva un hotel, hostal o complejo turístico: organiza recepción, limpieza, cocina y mantenimiento, cuida que cada huésped se sienta bien, fija precios, contrata y mira las cuentas. Nunca cierra, así que los turnos y los imprevistos son parte del oficio.',
    day: [
      {
        at: 7,
        what: 'Paseas el hotel antes del desayuno y ves lo que otros no: una bombilla, un gesto cansado.',
      },
      { at: 9, what: 'Reunión corta: llega un grupo de ochenta y falla el ascensor.' },
      {
        at: 12,
        what: 'Hablas con quien limpia, con quien vende y con un huésped que no pudo dormir.',
      },
      { at: 17, what: 'Comparas reservas y decides los precios del fin de semana largo.' },
    ],
    tasks: [
      'Recorrer el hotel y coordinar a los departamentos',
      'Atender quejas y peticiones de huéspedes',
      'Fijar precios y vigilar ingresos y gastos',
      'Contratar, formar y repartir turnos',
      'Revisar habitaciones, cocina y mantenimiento',
      'Negociar con agencias, empresas y proveedores',
    ],
    tires: [
      'Un lugar que nunca cierra y un teléfono que tampoco',
      'Temporadas en las que falta personal',
      'Quejas que llegan por escrito antes que en persona',
    ],
    grows:
      'Se sube por departamentos hasta dirigir un hotel, después varios o una zona. Hay quien abre uno pequeño propio o pasa a consultoría.',
    tries: [
      'Lee veinte opiniones de un hotel y resume qué tres cosas arreglarías primero.',
      'Haz de anfitrión un fin de semana en casa: horarios, comidas, sábanas y presupuesto.',
      'Fíjate en un hotel de tu ciudad cómo cambia el precio de una noche según la fecha.',
    ],
  },
  'organizacion-de-eventos': {
    alsoCalled: ['Planificación de eventos', 'Protocolo', 'Congresos y bodas'],
    does: 'Convierte un encargo en un día que sale bien: congresos, bodas, ferias, conciertos, actos oficiales. Busca lugar y proveedores, hace presupuesto, permisos y horarios, coordina a decenas de personas y tiene siempre un plan para la lluvia y otro para los retrasos.',
    day: [
      {
        at: 12,
        what: 'Faltan nueve horas para la cena y la florista trae rosas que nadie pidió. Las cambias de sala y quedan mejor.',
      },
      {
        at: 16,
        what: 'Repasas la escaleta con sonido, colocas tarjetas según protocolo, pruebas el micrófono.',
      },
      {
        at: 20,
        what: 'Llegan los invitados, sonríes, y por el auricular resuelves que falta una silla.',
      },
      { at: 0, what: 'Recoges y apuntas lo aprendido. Sobran rosas.' },
    ],
    tasks: [
      'Preguntar qué quiere el cliente y cuánto puede gastar',
      'Buscar lugar, proveedores, permisos y transporte',
      'Hacer presupuestos, revisar facturas y pagar',
      'Preparar horarios minuto a minuto',
      'Coordinar el montaje y a todo el equipo',
      'Resolver imprevistos sin que se note',
    ],
    tires: [
      'Noches, fines de semana y pies hinchados',
      'Clientes que cambian de idea la víspera',
      'Meses de trabajo que dependen de la lluvia',
    ],
    grows:
      'Se empieza montando y acreditando; luego se llevan cuentas propias, se dirige producción o se abre una empresa.',
    tries: [
      'Organiza un cumpleaños con presupuesto, horario y plan para la lluvia, y después anota qué falló.',
      'Mira un acto público desde un lado y cuenta a cuántas personas que trabajan descubres.',
      'Pide el precio de una sala de tu barrio y calcula una fiesta de cuarenta personas.',
    ],
  },
  'guia-de-turismo': {
    alsoCalled: ['Guía turístico', 'Informador turístico', 'Guía de viajes'],
    does: 'Acompaña a visitantes por ciudades, museos o paisajes y les cuenta lo que ven de forma que lo recuerden. Prepara rutas, habla idiomas, cuida horarios y seguridad, responde a todo y adapta el relato a un grupo escolar o a especialistas. Algunos lugares exigen habilitación.',
    day: [
      { at: 9, what: 'Treinta personas, tres idiomas y una que se queda siempre atrás.' },
      { at: 10, what: 'Empiezas por una anécdota en vez de por una fecha y los teléfonos bajan.' },
      {
        at: 12,
        what: 'El museo cambió un horario: inventas un rodeo por el mercado que resulta lo mejor del día.',
      },
      { at: 17, what: 'Preparas la ruta nueva, caminándola con un reloj.' },
    ],
    tasks: [
      'Explicar lugares y responder a cualquier pregunta',
      'Acompañar al grupo y cuidar horarios y seguridad',
      'Investigar historias, obras y rutas nuevas',
      'Adaptar el relato a edades, idiomas y gustos',
      'Resolver entradas, retrasos y pérdidas',
      'Preparar visitas para escuelas',
    ],
    tires: [
      'Hablar y caminar horas con sol o con lluvia',
      'Contar lo mismo por tercera vez en el día',
      'Temporadas llenas y meses sin grupos',
    ],
    grows:
      'Se acumulan idiomas y especialidades: arte, naturaleza, gastronomía. Hay quien crea sus rutas, coordina guías o trabaja en museos y oficinas de turismo.',
    tries: [
      'Prepara un paseo de cuatro paradas por tu barrio y guía a tu familia.',
      'Cuenta la historia de una estatua en un minuto, primero para un niño y luego para alguien experto.',
      'Apúntate con un adulto a una visita gratuita de un museo y observa qué hace quien guía.',
    ],
  },
  'recepcion-de-hotel': {
    alsoCalled: ['Recepcionista de hotel', 'Front desk', 'Atención al huésped'],
    does: 'Es la primera cara y la última voz de un hotel. Da la bienvenida, asigna habitaciones, cobra, recomienda sitios, atiende llamadas y soluciona lo que surja, de día o de noche. Los idiomas y el buen humor pesan tanto como el programa de reservas.',
    day: [
      {
        at: 8,
        what: 'Se van todos a la vez y cada cual con su prisa. Imprimes facturas, llamas taxis, guardas maletas.',
      },
      {
        at: 12,
        what: 'Una familia llega antes de hora con un bebé; encuentras una habitación lista.',
      },
      { at: 14, what: 'Entretanto cuadras cobros y dibujas en un mapa dónde comer bien.' },
      {
        at: 15,
        what: 'Dejas al turno siguiente una nota: la doscientos seis habla solo portugués y busca un gato.',
      },
    ],
    tasks: [
      'Dar la bienvenida y asignar habitaciones',
      'Tomar y confirmar reservas',
      'Cobrar, facturar y cuadrar la caja',
      'Avisar a limpieza o mantenimiento si algo falla',
      'Recomendar lugares y resolver dudas en varios idiomas',
      'Registrar entradas, salidas y llaves',
    ],
    tires: [
      'Turnos de noche y festivos',
      'Sonreír a quien llega enojado con el avión',
      'Estar de pie y atender tres cosas a la vez',
    ],
    grows:
      'Se llega a jefatura de recepción, reservas, ventas o dirección, y los idiomas abren hoteles de otros países.',
    tries: [
      'Recibe en casa a una visita en otro idioma con un guion de cinco frases.',
      'Dibuja un mapa de tu barrio para alguien que llega por primera vez y pasa una tarde.',
      'Escribe tres respuestas amables a quejas de hotel que encuentres en internet.',
    ],
  },
  'cocina-y-gastronomia': {
    alsoCalled: ['Cocinero o cocinera', 'Chef', 'Artes culinarias'],
    does: 'Cocina para quien viene a comer: compra, corta, guisa, sazona, emplata y hace salir cada plato a tiempo y en equipo. Cuida higiene, costos y desperdicio, y busca un sabor reconocible. Con los años también diseña menús y dirige una cocina, pero empieza siempre por lo básico: cuchillo, fuego y limpieza.',
    day: [
      {
        at: 9,
        what: 'El pescado llega a las nueve y cambia el menú. Caldos al fuego, verduras en dados iguales, una salsa que pruebas cinco veces.',
      },
      {
        at: 13,
        what: 'La impresora suena sin parar y solo existen las comandas, tu voz y el calor.',
      },
      { at: 16, what: 'Se limpia todo, el suelo dos veces.' },
      { at: 17, what: 'Calculas raciones y enseñas a deshuesar.' },
    ],
    tasks: [
      'Preparar caldos, salsas, masas y guarniciones',
      'Cocinar y emplatar según entran las comandas',
      'Recibir pedidos y comprobar que todo llegue fresco',
      'Mantener limpios el puesto y las herramientas',
      'Calcular cantidades, costos y pedidos',
      'Pensar platos y menús de temporada',
    ],
    tires: [
      'Calor, prisa y muchas horas de pie',
      'Trabajar cuando el resto celebra',
      'Gritos en mitad del servicio, en algunas cocinas',
    ],
    grows:
      'Se pasa por todas las secciones: frío, carnes, pescado, postres. Después se dirige una cocina, se abre un local, se enseña o se asesora.',
    tries: [
      'Cocina para tu familia un menú de tres platos y sirve cada uno caliente a toda la mesa.',
      'Corta una cebolla en dados iguales, con la técnica de un video y con calma.',
      'Prueba la misma salsa cinco veces cambiando una sola cosa y anota cuál gana.',
    ],
  },
  'panaderia-y-reposteria': {
    alsoCalled: ['Pastelería', 'Panadero', 'Confitería', 'Bollería'],
    does: 'Elabora pan, bollos, pasteles y dulces. Pesa, amasa, fermenta, hornea y decora, con recetas que son casi química y manos que notan cuándo la masa está lista. Se madruga mucho, y a cambio el barrio entero huele a tu trabajo.',
    day: [
      {
        at: 4,
        what: 'La ciudad duerme y el taller ya está tibio. Tocas la masa madre: hoy hace calor y fermentará antes.',
      },
      { at: 6, what: 'Das forma a doscientas piezas, cortas la corteza de un gesto, horneas.' },
      { at: 9, what: 'Sigues con cremas, un pastel de cumpleaños con dinosaurio y pedidos.' },
      { at: 12, what: 'Barres harina y descansas.' },
    ],
    tasks: [
      'Pesar y mezclar harinas, masas y rellenos',
      'Amasar, dejar fermentar y dar forma a las piezas',
      'Hornear y ajustar tiempos y temperaturas',
      'Decorar pasteles y preparar encargos',
      'Revisar la calidad y retirar lo que no salió',
      'Limpiar el taller y pedir ingredientes',
    ],
    tires: [
      'Levantarse cuando otros vuelven a casa',
      'Calor del horno y sacos que pesan',
      'Fiestas que para ti son los días de más trabajo',
    ],
    grows:
      'Primero pesas harina, luego formas piezas y un día el horno es cosa tuya. De ahí salen panaderías propias, chocolate, masa madre, postres de restaurante y clases.',
    tries: [
      'Haz pan con harina, agua, sal y levadura dos días seguidos y cambia solo el reposo.',
      'Cría una masa madre en un frasco y dibuja cada mañana cuánto subió.',
      'Madruga un sábado para hornear el desayuno de tu casa y mira cómo te sientes a mediodía.',
    ],
  },
  'servicio-de-restaurante': {
    alsoCalled: ['Camarero', 'Mesero', 'Sala', 'Mozo', 'Sumillería'],
    does: 'Atiende la sala de un restaurante, bar u hotel: recibe, aconseja platos y vinos, toma nota, sirve, cobra y está atento sin molestar. Conecta a la cocina con la mesa y consigue que la gente recuerde la comida y también el trato.',
    day: [
      {
        at: 12,
        what: 'Antes de abrir se prueban los platos nuevos, para poder explicarlos. Montas mesas, brillas copas, repasas alergias de las reservas.',
      },
      {
        at: 14,
        what: 'Con la sala llena llevas tres platos, recuerdas quién pidió sin sal y calmas una espera con aceitunas.',
      },
      { at: 15, what: 'Una pareja celebra algo: se nota, y haces un detalle.' },
      { at: 17, what: 'Cuentas la caja. Alguien se dejó un paraguas con cabeza de pato.' },
    ],
    tasks: [
      'Montar la sala y repasar reservas y alergias',
      'Recibir, aconsejar y tomar nota de los pedidos',
      'Servir platos y bebidas en su orden',
      'Preguntar si todo va bien y arreglar lo que no',
      'Cobrar y cuadrar la caja',
      'Recoger, limpiar y reponer',
    ],
    tires: [
      'Kilómetros con una bandeja en la mano',
      'Clientes que chasquean los dedos',
      'Fines de semana, noches y turnos partidos',
    ],
    grows:
      'Llevas pan y agua hasta que te dan tus mesas, y mesas hasta que te dan la sala. Los idiomas y el vino abren otras puertas, y hay quien monta su propio local.',
    tries: [
      'Lleva tres platos a la vez en casa, vacíos, y recorre el pasillo sin mirarlos.',
      'Sirve una comida familiar entera: memoriza lo que pide cada cual y acierta quién come qué.',
      'Observa media hora desde tu mesa cómo se reparte la sala quien sirve.',
    ],
  },
  'agencia-de-viajes': {
    alsoCalled: ['Agente de viajes', 'Asesoría de viajes', 'Turismo emisor', 'Turoperador'],
    does: 'Pregunta qué quiere alguien, cuánto tiempo y cuánto dinero tiene, y lo convierte en un viaje posible. Compara vuelos, trenes, hoteles y seguros, calcula el precio, explica visados y letra pequeña, reserva y cobra. Y cuando un vuelo se cancela a medianoche en otro país, el teléfono que suena es el suyo.',
    day: [
      {
        at: 10,
        what: 'Una pareja quiere playa, nieve y silencio en la misma semana. Pides que cada cual elija una y que tachen otra.',
      },
      {
        at: 12,
        what: 'Montas la ruta de un colegio: autobús, albergue, alergias y un profesor que se marea.',
      },
      {
        at: 16,
        what: 'Cancelan un vuelo. Llamas, esperas con musiquita, consigues dos asientos por Lisboa.',
      },
      { at: 19, what: 'Llega una postal de un viaje de hace un año. La pegas sobre la impresora.' },
    ],
    tasks: [
      'Preguntar gustos, fechas y presupuesto',
      'Comparar transportes, hoteles y seguros',
      'Preparar rutas y calcular lo que cuestan',
      'Reservar, cobrar y entregar documentos',
      'Explicar visados, cambios y cancelaciones',
      'Atender problemas durante el viaje',
    ],
    tires: [
      'Precios que cambian mientras alguien se decide',
      'Llamadas a deshora desde otro huso horario',
      'Competir con quien reserva solo desde el sofá',
    ],
    grows:
      'Reservas excursiones ajenas hasta que tienes clientes que preguntan por ti. Entonces eliges terreno, empresas, grupos o aventura, diriges la oficina, pasas a una mayorista o cuelgas tu propio rótulo.',
    tries: [
      'Diseña tres días en una ciudad para tu familia con un presupuesto fijo y horarios reales.',
      'Busca qué papeles pide un país para entrar y haz una lista que se entienda.',
      'Compara la misma ruta en tren, autobús y avión: precio, tiempo y maletas.',
    ],
  },
  cocteleria: {
    alsoCalled: ['Bartender', 'Barman', 'Barra', 'Mixología'],
    does: 'Atiende una barra: prepara cócteles, cafés, refrescos y copas, cobra, limpia y conversa lo justo. Mide con exactitud, inventa mezclas con o sin alcohol, cuida hielo y cristal, y lleva las existencias. También vigila: reconoce a quien ha bebido de más, le ofrece agua y llama un taxi.',
    day: [
      {
        at: 17,
        what: 'Exprimes limones, cortas hielo y compruebas que cada botella esté donde tu mano la busca.',
      },
      {
        at: 20,
        what: 'Barra llena. Seis comandas, tres a la vez, y una señora que solo quiere contar lo de su perro.',
      },
      {
        at: 23,
        what: 'Un cliente pide la quinta. Le pones agua, hablan de fútbol y aparece un taxi.',
      },
      {
        at: 2,
        what: 'Cuadras la caja, secas copas a contraluz y apuntas una mezcla nueva con romero.',
      },
    ],
    tasks: [
      'Preparar cócteles, cafés y bebidas sin alcohol',
      'Cobrar y cuadrar la caja al cerrar',
      'Lavar copas y mantener limpia la barra',
      'Comprobar la edad de quien pide alcohol',
      'Frenar con tacto a quien ha bebido demasiado',
      'Controlar existencias y cortar fruta y hielo',
    ],
    tires: [
      'Noches, ruido y madrugadas de pie',
      'Gente bebida que insiste',
      'Manos frías, mojadas y con olor a limón',
    ],
    grows:
      'Cortas fruta y lavas copas hasta que la barra es tuya un martes. Después vienen la carta, los concursos, los cursos y los locales que piden consejo, o el tuyo.',
    tries: [
      'Inventa una bebida sin alcohol con tres ingredientes de casa y escribe la receta exacta.',
      'Memoriza ocho pedidos de tu familia y sírvelos sin apuntar.',
      'Prepara la misma limonada con tres medidas de azúcar y haz una cata a ciegas.',
    ],
  },
};
