import type { FamilyWords } from '#content/catalog/words.ts';

export const office: FamilyWords = {
  'asistencia-de-direccion': {
    alsoCalled: ['Secretariado ejecutivo', 'Asistente de gerencia', 'Secretaría'],
    does: 'Hace posible el trabajo de quien dirige: organiza agenda, viajes y reuniones, redacta y filtra mensajes, prepara documentos, atiende visitas y guarda secretos. Maneja varias herramientas y a menudo varios idiomas, y se adelanta a los problemas. Buena parte de lo que sabe no lo puede contar.',
    day: [
      {
        at: 9,
        what: 'La agenda de hoy tenía cuatro reuniones y ya son seis. Mueves dos, reservas sala y avisas sin que nadie se sienta menos.',
      },
      { at: 11, what: 'Redactas un acta clara de una discusión confusa.' },
      { at: 13, what: 'Un vuelo se cancela: encuentras otro.' },
      { at: 17, what: 'Dejas preparada la carpeta de mañana, con las preguntas que le harán.' },
    ],
    tasks: [
      'Llevar la agenda y mover lo que choca',
      'Organizar viajes, salas y visitas',
      'Redactar cartas, actas, informes y presentaciones',
      'Coordinar archivo, compras y gastos de la oficina',
      'Atender llamadas y pasarlas a quien corresponde',
      'Responder los mensajes que se repiten',
    ],
    tires: [
      'Urgencias ajenas que pasan a ser tuyas',
      'Callar lo que sabes',
      'Rehacer un viaje por tercera vez',
    ],
    grows:
      'Desde una recepción o un departamento se llega al despacho de quien manda. Allí se aprende cómo funciona todo, y hay quien acaba coordinando oficinas, eventos o equipos; los idiomas abren puertas fuera.',
    tries: [
      'Organiza una salida de tu grupo: fecha, ruta, gastos y aviso a cada persona.',
      'Escribe el acta de una conversación familiar: quién decide qué y para cuándo.',
      'Ordena tu correo en carpetas y contesta en tres líneas lo pendiente.',
    ],
  },
  'administracion-contable': {
    alsoCalled: ['Auxiliar contable', 'Teneduría de libros', 'Facturación'],
    does: 'Registra cada movimiento de dinero de una empresa: facturas, cobros, pagos, nóminas, impuestos. Comprueba que todo cuadra, reclama lo que falta y archiva de modo que se encuentre. Es un puesto de orden y confianza, presente en todos los sectores.',
    day: [
      {
        at: 9,
        what: 'Una pila de facturas, un programa y café. Las registras, detectas una sin fecha y la devuelves.',
      },
      { at: 11, what: 'El banco trae cuarenta movimientos y los emparejas como un rompecabezas.' },
      { at: 13, what: 'Llamas a un cliente despistado con amabilidad y firmeza.' },
      {
        at: 16,
        what: 'Es fin de mes y hay nóminas: compruebas horas extra dos veces antes de tocar enviar.',
      },
    ],
    tasks: [
      'Registrar cobros, pagos y facturas en el programa',
      'Comprobar sumas, fechas y códigos',
      'Depositar cobros y conciliar con el banco',
      'Seguir las normas y plazos de impuestos',
      'Clasificar y archivar documentos',
      'Calcular importes y preparar recibos',
    ],
    tires: [
      'Cierres de mes y de trimestre',
      'Un centavo que no aparece',
      'Pedir por favor el dinero que deben',
    ],
    grows:
      'Primero registras facturas; al cabo de un tiempo llevas las cuentas completas de una empresa pequeña o una parte en una grande. Estudiando más se alcanzan la asesoría, la auditoría o las nóminas.',
    tries: [
      'Anota una semana cada gasto tuyo y cuádralo con lo que te queda.',
      'Mira una factura de tu casa y busca base, impuesto, fecha y total.',
      'Monta una hoja de cálculo que sume gastos por tipo y avise si te pasas.',
    ],
  },
  'atencion-al-cliente': {
    alsoCalled: ['Servicio al cliente', 'Call center', 'Información y reclamaciones'],
    does: 'Responde a quienes compran o usan un servicio: informa, tramita pedidos, resuelve reclamaciones y busca a la persona adecuada cuando no puede. Por teléfono, chat o mostrador, hace falta escuchar, escribir claro y no tomarse el enojo como algo personal.',
    day: [
      {
        at: 9,
        what: '«Llevo tres días esperando.» Lo primero es darle la razón en lo que la tiene. Buscas el paquete en el sistema, llamas al almacén y propones una fecha real.',
      },
      { at: 12, what: 'Contestas doce correos y pides un reembolso.' },
      { at: 16, what: 'Anotas que todos preguntan lo mismo: hay que cambiar la web.' },
      { at: 18, what: 'Alguien da las gracias.' },
    ],
    tasks: [
      'Informar, tomar pedidos y recoger quejas',
      'Anotar cada contacto y lo que se hizo',
      'Comprobar que el problema quedó resuelto',
      'Llamar para contar cómo va una reclamación',
      'Calcular cobros, devoluciones y facturas',
      'Tramitar altas, cambios y bajas',
    ],
    tires: [
      'Gritos que no van contigo',
      'Repetir la misma frase cuarenta veces',
      'Tener contado el tiempo de cada llamada',
    ],
    grows:
      'Quien calma bien recibe los casos difíciles, después un equipo y la formación de los nuevos. Las ventas, la calidad y el diseño de servicios también buscan a gente que ha oído muchas quejas.',
    tries: [
      'Escribe una queja real y amable a un servicio que falló y guarda la respuesta.',
      'Escucha el enojo de alguien de tu casa y repítelo con tus palabras antes de contestar.',
      'Inventa cinco respuestas para «no funciona», de peor a mejor.',
    ],
  },
  'administracion-publica': {
    alsoCalled: [
      'Servicios generales',
      'Gestión administrativa',
      'Administración de oficinas',
      'Gestión de servicios internos',
    ],
    does: 'Organiza lo que una entidad necesita para funcionar cada día: espacios, suministros, archivo, correo, contratos de limpieza y mantenimiento, procedimientos y personal administrativo. Puede ser una empresa, un hospital, una universidad o un organismo público. Mira costos, acorta trámites y resuelve antes de que alguien lo note.',
    day: [
      {
        at: 8,
        what: 'El ascensor no sube y viene una delegación. Llamas, pones un cartel, cambias de sala.',
      },
      {
        at: 10,
        what: 'Sobre la mesa, un trámite con nueve firmas. Dibujas el recorrido y sobran cuatro.',
      },
      { at: 13, what: 'Comparas tres ofertas de papel y luz; la barata tiene letra pequeña.' },
      {
        at: 16,
        what: 'Enseñas al equipo el programa nuevo. Alguien imprime la pantalla, por si acaso.',
      },
    ],
    tasks: [
      'Preparar y revisar informes y calendarios de trabajo',
      'Fijar objetivos y plazos del departamento',
      'Comprar, repartir y guardar suministros',
      'Estudiar cómo se hacen los trámites y simplificarlos',
      'Enseñar al personal los procedimientos nuevos',
    ],
    tires: [
      'Que solo se note tu trabajo cuando falla',
      'Firmas, permisos y esperas',
      'Todo el mundo trae su urgencia a tu puerta',
    ],
    grows:
      'Un puesto administrativo enseña dónde se atascan los papeles. Luego puedes llevar un servicio, un edificio o varios, y más tarde una gerencia; en el sector público se avanza por promoción interna.',
    tries: [
      'Dibuja los pasos de un trámite de tu casa y busca uno que sobre.',
      'Haz el inventario de material de tu aula y propón cómo reponerlo gastando menos.',
      'Pregunta en la secretaría de tu colegio qué se hace en un día que nadie ve.',
    ],
  },
};
