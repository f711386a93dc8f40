import type { FamilyWords } from '#content/catalog/words.ts';

export const marketing: FamilyWords = {
  marketing: {
    alsoCalled: ['Mercadotecnia', 'Mercadeo', 'Dirección de marketing'],
    does: 'Averigua qué necesita la gente y cómo hacerle llegar un producto o servicio: a quién, a qué precio, por qué canal y con qué mensaje. Coordina investigación, publicidad, ventas y diseño, maneja un presupuesto y mide si lo hecho sirvió de algo.',
    day: [
      {
        at: 9,
        what: 'El lanzamiento es en tres semanas y el envase aún no convence. Reúnes a diseño y ventas, decides y cierras.',
      },
      {
        at: 11,
        what: 'Miras datos: la campaña que te gustaba no funciona y la fea sí. Te duele, cambias el gasto.',
      },
      { at: 14, what: 'Comes con un distribuidor.' },
      { at: 17, what: 'Escuchas llamadas de clientes para entender una queja.' },
    ],
    tasks: [
      'Elegir público, mensaje y canal según mercado y costos',
      'Coordinar publicidad, ventas y diseño',
      'Calcular si un producto nuevo se paga solo',
      'Fijar precios que convengan a ambas partes',
      'Describir y ordenar la oferta de productos',
      'Formar y dirigir al equipo',
    ],
    tires: [
      'Resultados que se miran cada lunes',
      'Defender un gasto que tarda en notarse',
      'Cambios de rumbo con todo impreso',
    ],
    grows:
      'Te dan un canal, luego un producto y al cabo de unos años una marca con su presupuesto. Desde ahí se dirige el área, se funda algo propio o se aconseja a otras empresas.',
    tries: [
      'Elige un producto de tu cocina y escribe para quién es, según su envase y su precio.',
      'Compara el mismo producto en tres tiendas: lugar, precio y mensaje.',
      'Inventa cómo venderías la revista de tu colegio con cero gasto.',
    ],
  },
  'investigacion-de-mercados': {
    alsoCalled: ['Estudios de mercado', 'Análisis del consumidor', 'Marketing analítico'],
    does: 'Descubre qué quieren, compran y opinan las personas antes de que una empresa decida. Diseña encuestas y entrevistas, analiza ventas y comportamiento en internet, separa moda de tendencia y cuenta el resultado con claridad a quien tiene que apostar.',
    day: [
      {
        at: 10,
        what: 'Ocho desconocidas hablan de detergente y tú escuchas lo que no dicen. Una frase se repite: «que no huela a nada».',
      },
      { at: 13, what: 'La compruebas con mil encuestas y resulta cierta solo en una edad.' },
      {
        at: 16,
        what: 'Preparas cuatro gráficos; borras tres. En la presentación preguntan si es seguro y respondes con el margen de error.',
      },
    ],
    tasks: [
      'Convertir resultados en informes y gráficos claros',
      'Estudiar quién compra, qué prefiere y qué le falta',
      'Diseñar encuestas, entrevistas y pruebas',
      'Preguntar opiniones junto a especialistas en estadística',
      'Medir si la clientela y el personal están contentos',
      'Comprobar si una campaña sirvió',
    ],
    tires: [
      'Que usen solo el dato que les gusta',
      'Encuestas que nadie quiere contestar',
      'Plazos de días para preguntas de meses',
    ],
    grows:
      'Se empieza preparando cuestionarios y tablas y se llega a dirigir estudios y a aconsejar a la dirección. Son caminos cercanos la ciencia de datos, la experiencia de usuario y la sociología.',
    tries: [
      'Pregunta a diez personas por qué eligieron sus zapatos y agrupa las respuestas.',
      'Haz la misma pregunta de dos maneras y mira si cambia lo que contestan.',
      'Observa la cola de una tienda diez minutos y apunta qué miran mientras esperan.',
    ],
  },
  publicidad: {
    alsoCalled: ['Publicista', 'Creatividad publicitaria', 'Agencia de publicidad'],
    does: 'Crea y dirige campañas para que un mensaje se vea, se entienda y se recuerde. Escucha al cliente, resume el problema en una frase, coordina creativos, medios y producción, vende la idea y controla gasto y resultados. Mucha presión y muchas risas.',
    day: [
      { at: 9, what: 'El cliente pide algo «diferente pero parecido a lo del año pasado».' },
      {
        at: 11,
        what: 'Con el equipo llenas una pared de ideas malas hasta que sale una posible. Ensayas la presentación en el ascensor.',
      },
      {
        at: 16,
        what: 'Negocias el precio de un cartel, revisas un guion de radio de veinte segundos y apagas un malentendido por teléfono.',
      },
    ],
    tasks: [
      'Preparar anuncios y material con clientes y agencias',
      'Revisar guiones, textos y diseños antes de publicarlos',
      'Acordar contratos, medios y presupuesto',
      'Coordinar creativos, producción y ventas',
      'Planear qué se anuncia, dónde y cuándo',
      'Seguir resultados y corregir la campaña',
    ],
    tires: [
      'Presentar diez ideas y que elijan la de relleno',
      'Noches antes de un concurso de agencias',
      'Vender algo que no usarías',
    ],
    grows:
      'Empiezas tomando notas en reuniones ajenas o escribiendo el anuncio que no sale. Con varias campañas te confían clientes y equipo, o cruzas al lado del anunciante, a una productora o a tu propio estudio.',
    tries: [
      'Elige un anuncio y reduce a una frase qué pide que hagas.',
      'Inventa un cartel sin palabras para algo que hay en tu mochila.',
      'Graba un anuncio de radio de quince segundos y ponlo a alguien sin explicar nada.',
    ],
  },
  'representacion-de-artistas': {
    alsoCalled: ['Mánager', 'Agente artístico o deportivo', 'Representante'],
    does: 'Cuida la carrera de artistas, deportistas o escritores: busca oportunidades, negocia contratos, organiza agenda y viajes, aconseja y protege su imagen. Conoce el sector, sabe decir verdades incómodas con afecto y pasa media vida al teléfono o de camino a algún sitio.',
    day: [
      {
        at: 8,
        what: 'Seis mensajes antes del desayuno: la gira gana una ciudad y pierde un camión.',
      },
      { at: 10, what: 'Lees una cláusula tres veces y la devuelves tachada.' },
      {
        at: 14,
        what: 'Comes con una cantante que duda; no le dices qué hacer, le preguntas qué quiere en cinco años.',
      },
      { at: 22, what: 'Ves debutar a un chico y anotas su nombre.' },
    ],
    tasks: [
      'Planear la carrera con cada artista',
      'Negociar contratos, derechos y condiciones',
      'Enviar muestras y conseguir pruebas o patrocinios',
      'Cobrar, repartir y llevar las cuentas',
      'Ver actuaciones y elegir a quién representar',
      'Estar al tanto de lo que se mueve en el sector',
    ],
    tires: [
      'El teléfono a cualquier hora',
      'Ganar solo cuando otra persona gana',
      'Dar un no de parte de otros',
    ],
    grows:
      'Ayudas en una agencia, una sala o un club, o llevas a amigos que tocan. La agenda de teléfonos crece, eliges a quién representas y, si sale bien, otras personas llevan tus llamadas.',
    tries: [
      'Escribe la presentación de diez líneas de alguien cercano que toque, pinte o juegue.',
      'Haz el plan de un concierto pequeño: lugar, permiso, horario, gastos y aviso.',
      'Pide a alguien que te venda algo y negocia tres condiciones además del precio.',
    ],
  },
  'ventas-en-tienda': {
    alsoCalled: ['Dependiente de comercio', 'Vendedor', 'Comercio minorista'],
    does: 'Atiende a quien entra en una tienda: escucha, aconseja, enseña, cobra y resuelve cambios. También coloca productos, cuida el escaparate, controla existencias y ayuda con los pedidos por internet. Vender bien consiste en que la persona quiera volver.',
    day: [
      { at: 9, what: 'Antes de abrir doblas camisetas y revisas precios.' },
      {
        at: 11,
        what: 'Una señora busca regalo para un nieto al que apenas conoce; con tres preguntas lo resuelven.',
      },
      {
        at: 13,
        what: 'Llega la hora de más gente y atiendes a dos mientras sonríes a un tercero.',
      },
      {
        at: 18,
        what: 'Descargas cajas, cambias el maniquí de la entrada y cuadras la caja al centavo.',
      },
    ],
    tasks: [
      'Recibir a cada cliente y averiguar qué busca',
      'Aconsejar y encontrar el producto adecuado',
      'Cobrar, envolver y tramitar cambios',
      'Preparar pedidos y reponer estantes',
      'Responder dudas sobre la tienda y los productos',
      'Conocer ofertas, garantías y medidas contra robos',
    ],
    tires: [
      'Piernas al final de una tarde de rebajas',
      'Sonreír a quien no saluda',
      'Domingos y vísperas de fiesta trabajando',
    ],
    grows:
      'Se llega a encargarse de una sección y luego de una tienda, o a formar a quienes entran. También se pasa a compras, escaparates, comercio en la red o negocio propio.',
    tries: [
      'Ayuda una hora en una feria, un mercado o la venta de tu colegio.',
      'Entra en una tienda y apunta qué preguntas te hicieron antes de ofrecerte nada.',
      'Vende en voz alta un objeto tuyo a alguien de tu casa en un minuto.',
    ],
  },
  'marketing-digital': {
    alsoCalled: [
      'SEO',
      'Posicionamiento web',
      'Community manager',
      'Redes sociales',
      'Publicidad en línea',
    ],
    does: 'Logra que quien busca algo en internet encuentre una web y haga algo en ella. Estudia qué palabras usa la gente, mejora páginas, paga anuncios, publica en redes y lee datos de visitas. Prueba mucho, mide todo y explica en la oficina por qué subió o bajó.',
    day: [
      {
        at: 9,
        what: 'Anoche las visitas cayeron a la mitad. Buscas qué cambió: alguien borró una palabra del título.',
      },
      { at: 11, what: 'Dos versiones del mismo anuncio compiten. Tú apostabas por la otra.' },
      {
        at: 15,
        what: 'Una clienta enojada escribe en público. Contestas con nombre, fecha y una solución; tu jefa borra el emoji.',
      },
      { at: 17, what: 'Pides a programación que la página pese menos.' },
    ],
    tasks: [
      'Seguir visitas y búsquedas y contar qué significan',
      'Mejorar textos e imágenes para que se encuentren',
      'Leer datos de clics, tiempo y compras',
      'Planear acciones en buscadores, correo y redes',
      'Elegir palabras y lugares para anunciarse',
      'Arreglar con programación lo que frena la web',
    ],
    tires: [
      'Reglas de los buscadores que cambian sin avisar',
      'Mirar números también en domingo',
      'Comentarios desagradables a tu nombre',
    ],
    grows:
      'Se empieza publicando o midiendo y se elige terreno: búsquedas, anuncios, contenidos, datos o comunidad. Después se coordina el área o se trabaja por cuenta propia para varias marcas.',
    tries: [
      'Busca el mismo producto con cinco frases distintas y anota qué web sale primero y por qué.',
      'Escribe tres títulos para una misma noticia y pregunta cuál abrirían.',
      'Lleva una semana la cuenta de un club o grupo de tu colegio, con permiso.',
    ],
  },
  'comercio-electronico': {
    alsoCalled: ['Tienda en línea', 'E-commerce', 'Venta por internet', 'Ecommerce manager'],
    does: 'Lleva una tienda que solo existe en la pantalla: elige productos, hace fotos y descripciones, pone precios, cobra, prepara envíos y atiende dudas y devoluciones. Puede ser un negocio propio o la parte digital de una marca. Vigila existencias, plazos y opiniones a la vez.',
    day: [
      {
        at: 8,
        what: 'Veintitrés pedidos nocturnos. Imprimes etiquetas y el rollo se acaba en la veintidós.',
      },
      {
        at: 10,
        what: 'Fotografías una lámpara desde cuatro lados; la descripción dice «blanca» y hay quien la verá crema.',
      },
      {
        at: 13,
        what: 'Un cliente recibió dos zapatos izquierdos. Pides perdón y una foto para el recuerdo.',
      },
      { at: 17, what: 'Cambias el orden de la portada y esperas a mañana.' },
    ],
    tasks: [
      'Preparar, empaquetar y enviar pedidos',
      'Cobrar y emitir facturas y avisos',
      'Contestar dudas, quejas y devoluciones',
      'Publicar productos con foto, precio y texto',
      'Buscar y comprar mercancía para revender',
      'Seguir existencias y automatizar lo repetido',
    ],
    tires: [
      'Devoluciones después de las fiestas',
      'Opiniones de una estrella por culpa del transporte',
      'Un negocio que no cierra nunca',
    ],
    grows:
      'Quien empaqueta aprende qué se rompe y qué se devuelve. Después llevas una categoría, una tienda entera o las ventas en varios países, o haces crecer la tuya hasta tener marca y almacén.',
    tries: [
      'Haz la ficha de un objeto de tu casa: tres fotos, cinco líneas y un precio razonado.',
      'Compara los gastos y plazos de envío de tres tiendas para el mismo producto.',
      'Empaqueta algo frágil con lo que haya en casa y pruébalo desde la altura de tu rodilla.',
    ],
  },
  'direccion-comercial': {
    alsoCalled: ['Jefatura de ventas', 'Gerencia comercial', 'Responsable comercial'],
    does: 'Dirige a un equipo de ventas: fija objetivos, reparte zonas y clientes, decide precios y descuentos, prepara presupuestos y acompaña las negociaciones grandes. Mira cifras, escucha al equipo y también a quien se fue con la competencia. Pasa muchos días de viaje o en casa del cliente.',
    day: [
      {
        at: 8,
        what: 'Reunión corta: quién vende, quién no y qué le falta. Hoy le falta un catálogo.',
      },
      {
        at: 11,
        what: 'Acompañas a una vendedora nueva y te muerdes la lengua cuarenta minutos. Lo hace bien.',
      },
      { at: 14, what: 'Un cliente antiguo pide otro descuento con el postre en la boca.' },
      { at: 18, what: 'Cuadras la previsión del trimestre y borras un cero optimista.' },
    ],
    tasks: [
      'Coordinar la venta de productos o servicios',
      'Leer cifras y prever cuánto se venderá',
      'Fijar precios, descuentos y condiciones',
      'Formar y acompañar a quienes venden',
      'Resolver quejas de clientes importantes',
      'Preparar presupuestos y aprobar gastos',
    ],
    tires: [
      'El objetivo vuelve a cero cada trimestre',
      'Hoteles, carretera y comidas largas',
      'Despedir a alguien que se esforzó',
    ],
    grows:
      'Casi siempre se empieza vendiendo de puerta en puerta o por teléfono. Si tu equipo vende, te dan una región, después un país, y alguna persona acaba en la dirección general o en su propio negocio.',
    tries: [
      'Organiza una venta para tu clase: objetivo, reparto, precio y cuenta final.',
      'Pregunta a alguien que venda qué hace cuando le dicen que no.',
      'Elige un producto y escribe cinco objeciones con su respuesta honrada.',
    ],
  },
  inmobiliaria: {
    alsoCalled: [
      'Agente inmobiliario o inmobiliaria',
      'Corretaje de propiedades',
      'Bienes raíces',
      'Asesoría inmobiliaria',
    ],
    does: 'Ayuda a vender, comprar o alquilar viviendas y locales. Visita, mide, fotografía, calcula un precio con datos del barrio, publica, enseña, negocia y acompaña hasta la firma. Habla con propietarios, bancos y notarías, y camina la ciudad como quien la dibuja.',
    day: [
      {
        at: 9,
        what: 'Abres las persianas de una casa cerrada que huele a mudanza vieja. Fotos con luz, medidas sin adornos.',
      },
      {
        at: 12,
        what: 'Una pareja discute en el pasillo por una habitación que aún no existe. Miras por la ventana.',
      },
      { at: 16, what: 'La oferta llega baja; la llevas como quien lleva sopa.' },
      { at: 18, what: 'En la firma, alguien llora por la cocina y alguien ya mide cortinas.' },
    ],
    tasks: [
      'Anunciar viviendas y enseñarlas',
      'Negociar entre quien vende y quien compra',
      'Buscar casas que encajen con lo que alguien puede pagar',
      'Presentar ofertas y explicar condiciones',
      'Preparar contratos y documentos de la firma',
      'Comprobar con bancos y técnicos que todo está en regla',
    ],
    tires: [
      'Visitas a la hora en que los demás descansan',
      'Operaciones que se caen en el último minuto',
      'Meses sin cerrar nada',
    ],
    grows:
      'Aprendes una zona calle a calle en una agencia ajena. Luego llevas un equipo o abres oficina, o te inclinas por tasar, gestionar alquileres, vender locales o promover edificios.',
    tries: [
      'Escribe el anuncio honrado de tu casa: tres virtudes, un defecto y medidas.',
      'Compara en un portal diez viviendas de tu barrio y adivina por qué cuestan distinto.',
      'Enseña tu casa a alguien de tu familia como si la visitara por primera vez.',
    ],
  },
};
