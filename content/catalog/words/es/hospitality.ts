import type { FamilyWords } from '#content/catalog/words.ts';

export const hospitality: FamilyWords = {
  'direccion-hotelera': {
    alsoCalled: ['Hotelería', 'Gerencia de hotel', 'Administración hotelera'],
    does: 'Lleva un hotel, hostal o complejo turístico: organiza recepción, limpieza, cocina y mantenimiento, cuida que cada huésped se sienta bien, fija precios, contrata y mira las cuentas. Nunca cierra, así que los turnos y los imprevistos son parte del oficio.',
    day: [
      {
        at: 9,
        what: 'Paseas el hotel antes del desayuno y ves lo que otros no: una bombilla, un gesto cansado. Reunión corta: llega un grupo de ochenta y falla el ascensor. Hablas con quien limpia, con quien vende y con un huésped que no pudo dormir. Por la tarde comparas reservas y decides los precios del fin de semana largo.',
      },
    ],
  },
  'organizacion-de-eventos': {
    alsoCalled: ['Planificación de eventos', 'Protocolo', 'Congresos y bodas'],
    does: 'Convierte un encargo en un día que sale bien: congresos, bodas, ferias, conciertos, actos oficiales. Busca lugar y proveedores, hace presupuesto, permisos y horarios, coordina a decenas de personas y tiene siempre un plan para la lluvia y otro para los retrasos.',
    day: [
      {
        at: 9,
        what: 'Faltan nueve horas para la cena y la florista trae rosas que nadie pidió. Las cambias de sala y quedan mejor. Repasas la escaleta con sonido, colocas tarjetas según protocolo, pruebas el micrófono. Llegan los invitados, sonríes, y por el auricular resuelves que falta una silla. A medianoche recoges y apuntas lo aprendido.',
      },
    ],
  },
  'guia-de-turismo': {
    alsoCalled: ['Guía turístico', 'Informador turístico', 'Guía de viajes'],
    does: 'Acompaña a visitantes por ciudades, museos o paisajes y les cuenta lo que ven de forma que lo recuerden. Prepara rutas, habla idiomas, cuida horarios y seguridad, responde a todo y adapta el relato a un grupo escolar o a especialistas. Algunos lugares exigen habilitación.',
    day: [
      {
        at: 9,
        what: 'Treinta personas, tres idiomas y una que se queda siempre atrás. Empiezas por una anécdota en vez de por una fecha y los teléfonos bajan. El museo cambió un horario: inventas un rodeo por el mercado que resulta lo mejor del día. Por la tarde preparas la ruta nueva, caminándola con un reloj.',
      },
    ],
  },
  'recepcion-de-hotel': {
    alsoCalled: ['Recepcionista de hotel', 'Front desk', 'Atención al huésped'],
    does: 'Es la primera cara y la última voz de un hotel. Da la bienvenida, asigna habitaciones, cobra, recomienda sitios, atiende llamadas y soluciona lo que surja, de día o de noche. Los idiomas y el buen humor pesan tanto como el programa de reservas.',
    day: [
      {
        at: 9,
        what: 'A las ocho se van todos a la vez y cada cual con su prisa. Imprimes facturas, llamas taxis, guardas maletas. A mediodía una familia llega antes de hora con un bebé; encuentras una habitación lista. Entre medias cuadras cobros y dibujas en un mapa dónde comer bien. El turno de noche será otra historia.',
      },
    ],
  },
  'cocina-y-gastronomia': {
    alsoCalled: ['Cocinero o cocinera', 'Chef', 'Artes culinarias'],
    does: 'Cocina y dirige cocinas: diseña menús, compra, prepara, emplata y organiza a un equipo que trabaja contra el reloj. Cuida higiene, costos y desperdicio, y busca un sabor reconocible. Empieza siempre por lo básico: cuchillo, fuego y limpieza.',
    day: [
      {
        at: 9,
        what: 'El pescado llega a las nueve y cambia el menú. Caldos al fuego, verduras en dados iguales, una salsa que pruebas cinco veces. A la una suena la impresora sin parar y solo existen las comandas, tu voz y el calor. A las cuatro se limpia todo. Luego calculas raciones y enseñas a deshuesar.',
      },
    ],
  },
  'panaderia-y-reposteria': {
    alsoCalled: ['Pastelería', 'Panadero', 'Confitería', 'Bollería'],
    does: 'Elabora pan, bollos, pasteles y dulces. Pesa, amasa, fermenta, hornea y decora, con recetas que son casi química y manos que notan cuándo la masa está lista. Se madruga mucho, y a cambio el barrio entero huele a tu trabajo.',
    day: [
      {
        at: 9,
        what: 'A las cuatro de la mañana la ciudad duerme y el obrador ya está tibio. Tocas la masa madre: hoy hace calor y fermentará antes. Das forma a doscientas piezas, cortas la corteza de un gesto, horneas. Después cremas, una tarta de cumpleaños con dinosaurio y pedidos. A mediodía barres harina y descansas.',
      },
    ],
  },
  'servicio-de-restaurante': {
    alsoCalled: ['Camarero', 'Mesero', 'Sala', 'Mozo', 'Sumillería'],
    does: 'Atiende la sala de un restaurante, bar u hotel: recibe, aconseja platos y vinos, toma nota, sirve, cobra y está atento sin molestar. Conecta a la cocina con la mesa y consigue que la gente recuerde la comida y también el trato.',
    day: [
      {
        at: 9,
        what: 'Antes de abrir se prueban los platos nuevos, para poder explicarlos. Montas mesas, brillas copas, repasas alergias de las reservas. Con la sala llena llevas tres platos, recuerdas quién pidió sin sal y calmas una espera con aceitunas. Una pareja celebra algo: se nota, y haces un detalle. Al cierre, cuentas.',
      },
    ],
  },
};
