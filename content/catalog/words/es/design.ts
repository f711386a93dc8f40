import type { FamilyWords } from '#content/catalog/words.ts';

export const design: FamilyWords = {
  'diseno-grafico': {
    alsoCalled: ['Comunicación visual', 'Diseñador gráfico', 'Identidad visual'],
    does: 'Da forma visual a un mensaje: marcas, carteles, libros, envases, interfaces, señales. Escucha lo que alguien necesita decir, investiga, boceta y elige letra, color e imagen para que se entienda y se recuerde. La pantalla ayuda, pero la idea va primero.',
    day: [
      {
        at: 9,
        what: 'El encargo cabe en una línea: «un logo que parezca de toda la vida». Llenas dos hojas de garabatos antes de tocar la pantalla.',
      },
      {
        at: 12,
        what: 'Presentas tres caminos, el cliente elige el que menos esperabas y pide el azul más azul.',
      },
      { at: 17, what: 'Ajustas espacios entre letras y preparas archivos para imprenta.' },
    ],
    tasks: [
      'Componer páginas, pantallas y carteles en el programa',
      'Idear y dibujar logotipos, gráficos e ilustraciones',
      'Elegir tamaño, letra, color e imagen',
      'Presentar varias propuestas y explicar por qué',
      'Corregir según lo que pide el cliente',
      'Revisar la prueba final antes de imprimir o publicar',
    ],
    tires: [
      'El cambio pequeño que llega veinte veces',
      'Que tu vecino opine del color',
      'Entregas para ayer',
    ],
    grows:
      'El primer año ajustas márgenes que pensó otra persona. Más adelante una marca entera pasa por tus manos, diriges arte o trabajas por tu cuenta; la pantalla, la ilustración y los rótulos quedan cerca.',
    tries: [
      'Rediseña el menú de un bar de tu calle para que se lea en diez segundos.',
      'Recorta letras de revistas y compón tu nombre de tres maneras que digan cosas distintas.',
      'Fotografía cinco señales que se entienden mal y dibuja una mejor.',
    ],
  },
  'diseno-industrial': {
    alsoCalled: ['Diseño de producto', 'Desarrollo de productos', 'Diseñador industrial'],
    does: 'Inventa y mejora objetos que se fabrican: sillas, cascos, electrodomésticos, juguetes, herramientas médicas. Observa cómo se usan, dibuja, modela en tres dimensiones, construye prototipos y piensa en materiales, costos y reciclaje. Está a medio camino entre arte e ingeniería.',
    day: [
      {
        at: 9,
        what: 'Miras a diez personas abrir el mismo envase y apuntas cada gesto de enojo.',
      },
      {
        at: 11,
        what: 'De ahí sale un dibujo, luego una pieza impresa en plástico que se rompe, luego otra que no.',
      },
      { at: 15, what: 'En la reunión con fábrica negocias un radio de curva.' },
      { at: 17, what: 'Pruebas tres tapas con los ojos cerrados. Gana la que nadie defendía.' },
    ],
    tasks: [
      'Dibujar ideas a mano y en tres dimensiones',
      'Construir maquetas y corregirlas según se rompen',
      'Juzgar si algo es útil, seguro y se puede pagar',
      'Hablar con ingeniería, fábrica y ventas',
      'Presentar el diseño y aceptar cambios',
      'Estudiar materiales, procesos y costos',
    ],
    tires: [
      'Ideas que mueren por unos centavos la pieza',
      'Prototipos que fallan el día de enseñarlos',
      'Años hasta ver el objeto en una tienda',
    ],
    grows:
      'Al comienzo dibujas tornillos de la idea de otra persona. Años después llevas un producto desde la servilleta hasta la tienda, o te quedas en el envase, el mueble, lo médico o el uso de pantallas.',
    tries: [
      'Observa cómo tres personas abren un mismo paquete y dibuja una apertura mejor.',
      'Desmonta, con permiso, un objeto roto y haz el inventario de sus piezas.',
      'Construye en cartón un soporte para tu teléfono, úsalo dos días y mejóralo.',
    ],
  },
  'diseno-de-moda': {
    alsoCalled: ['Diseñador de moda', 'Indumentaria', 'Diseño textil'],
    does: 'Crea ropa y complementos: investiga tendencias y oficios, dibuja colecciones, elige tejidos, prueba sobre el cuerpo y acompaña la pieza hasta que se fabrica. Puede trabajar para una marca, para el escenario o en un taller propio, cuidando también de dónde viene cada material.',
    day: [
      {
        at: 9,
        what: 'Extiendes telas en el suelo y las miras con luz de ventana. El dibujo decía una cosa y el tejido, al caer, dice otra; le haces caso.',
      },
      { at: 11, what: 'Con la modista corriges una manga sobre el maniquí.' },
      { at: 13, what: 'Hablas de botones con un proveedor.' },
      { at: 19, what: 'Antes de irte, tachas seis prendas de la colección.' },
    ],
    tasks: [
      'Dirigir a quienes cortan patrones y cosen las muestras',
      'Probar prendas sobre el cuerpo y corregirlas',
      'Dibujar modelos y apuntar tela, color y costuras',
      'Acordar ideas con ventas y con quien encarga',
      'Pensar para quién es cada prenda',
      'Ver desfiles, calle y archivos para saber qué viene',
    ],
    tires: [
      'El calendario: diseñas abrigos con calor',
      'Muchas prendas dibujadas para pocas cosidas',
      'Ver tu idea copiada a mitad de precio',
    ],
    grows:
      'Como asistente haces café y fichas técnicas; luego te dan una línea y, si funciona, la colección. Otras personas abren taller, visten obras de teatro, compran para tiendas o dan segunda vida a la tela.',
    tries: [
      'Transforma una camiseta vieja en otra prenda solo con tijera y nudos.',
      'Dibuja cinco conjuntos para alguien de tu casa y pregúntale cuál usaría.',
      'Mira las etiquetas de diez prendas y anota de qué y dónde están hechas.',
    ],
  },
  'bellas-artes': {
    alsoCalled: ['Artista plástico', 'Pintura', 'Escultura', 'Ilustración', 'Artes visuales'],
    does: 'Crea obra propia: pintura, escultura, dibujo, grabado, instalación o ilustración. Experimenta con materiales, busca una manera personal de mirar, expone y vende. Casi siempre convive con otras tareas: dar clases, aceptar encargos, ilustrar libros o montar exposiciones de otra gente.',
    day: [
      {
        at: 10,
        what: 'El lienzo de ayer hoy te parece peor. Lijas una zona, mezclas un gris que no existe en ningún tubo y te alejas varios pasos.',
      },
      { at: 13, what: 'Contestas a una galería y fotografías piezas para una convocatoria.' },
      {
        at: 17,
        what: 'Das clase de dibujo; alguien dibuja la silla y no el modelo, y está muy bien.',
      },
      { at: 21, what: 'Vuelves un rato: falta una mancha.' },
    ],
    tasks: [
      'Crear obra con óleo, tinta, barro, pantalla o lo que haga falta',
      'Buscar forma, color y espacio para una idea',
      'Aprender técnicas y romperlas',
      'Hablar de encargos con editoriales, galerías y clientes',
      'Preparar un portafolio y mantenerlo vivo',
      'Enseñar y vender la obra en exposiciones y en la red',
    ],
    tires: [
      'Trabajar sin saber si alguien lo querrá',
      'Convocatorias y papeles que comen horas de taller',
      'Vivir de dos o tres cosas a la vez',
    ],
    grows:
      'Se construye con exposiciones pequeñas, becas y encargos, casi siempre junto a la enseñanza, la ilustración o el montaje. Algunas personas viven de su obra; otras encuentran sitio en museos, talleres o escuelas.',
    tries: [
      'Dibuja el mismo objeto siete días seguidos sin mirar los anteriores.',
      'Pinta con lo que haya en la cocina: café, remolacha, carbón; anota qué aguanta.',
      'Elige una obra de un museo en línea y cópiala mal a propósito hasta que sea tuya.',
    ],
  },
  'animacion-y-efectos-visuales': {
    alsoCalled: ['Animador', 'Animación digital', 'VFX'],
    does: 'Hace que se mueva lo que no existe: personajes, criaturas, explosiones, mundos enteros, a mano o con programas. Estudia el peso, el gesto y la luz para que resulte creíble, y trabaja en equipos grandes en cine, videojuegos, publicidad o series.',
    day: [
      { at: 10, what: 'Para animar un tropiezo, primero te grabas tropezando en el pasillo.' },
      {
        at: 11,
        what: 'Pones las poses clave, miras, borras. El zorro todavía flota: le falta peso en la cadera.',
      },
      { at: 15, what: 'En la revisión, la supervisora congela un fotograma y señala los ojos.' },
      { at: 18, what: 'Simulas agua y dejas la máquina calculando toda la noche.' },
    ],
    tasks: [
      'Animar personajes y objetos en dos o tres dimensiones',
      'Modelar figuras y escenarios en el programa',
      'Cuidar luz, color, textura y sombra para que resulte creíble',
      'Dibujar la historia en viñetas antes de moverla',
      'Corregir escenas según la revisión del equipo',
      'Llevar plazos y entregar a quien sigue en la cadena',
    ],
    tires: [
      'Semanas para segundos de pantalla',
      'Cierres de proyecto sin fines de semana',
      'Depender de un proyecto que puede cancelarse',
    ],
    grows:
      'Se entra en una parte de la cadena, modelado, iluminación, personajes, y se llega a supervisar a otras personas. Videojuegos, publicidad, arquitectura y medicina usan lo mismo.',
    tries: [
      'Anima una pelota que rebota en las esquinas de un cuaderno, pasando hojas con el pulgar.',
      'Fotografía un muñeco de plastilina moviéndolo un poco cada vez y junta las fotos.',
      'Grábate saltando y dibuja cuatro momentos: dónde está el peso en cada uno.',
    ],
  },
  'direccion-de-arte': {
    alsoCalled: ['Dirección creativa', 'Director de arte'],
    does: 'Decide el aspecto de una campaña, una revista, una película o un juego y guía a quienes lo hacen: diseño, fotografía, ilustración, decorado. Traduce una idea a imágenes, cuida que todo respire igual y defiende la propuesta ante quien la paga.',
    day: [
      {
        at: 9,
        what: 'La pared está llena de recortes y quitas la mitad hasta que aparece un tono.',
      },
      { at: 11, what: 'Explicas a la fotógrafa qué luz buscas con una palabra: domingo.' },
      { at: 13, what: 'Revisas ilustraciones, eliges, animas a quien se atascó.' },
      {
        at: 17,
        what: 'Presentas al cliente; pregunta por qué no hay más texto y tienes una buena respuesta.',
      },
    ],
    tasks: [
      'Buscar soluciones visuales con la dirección creativa',
      'Entender qué quiere el cliente, cuánto tiene y para quién',
      'Elegir tipografía, fotografía, ilustración y sonido',
      'Coordinar a redacción, arte y producción',
      'Presentar la propuesta final y defenderla',
      'Llevar varios proyectos sin pasarte de plazo ni dinero',
    ],
    tires: [
      'Gustar a seis jefes con gustos distintos',
      'Dejar de hacer para mandar hacer',
      'Ideas buenas que se quedan en el cajón',
    ],
    grows:
      'Se llega tras años de diseño, fotografía o ilustración. Después se puede dirigir la creatividad de una agencia, una revista o un estudio, o trabajar por proyectos.',
    tries: [
      'Recorta imágenes y monta en una hoja el tono de una historia que te guste.',
      'Compara diez carteles de películas y anota qué usan para dar miedo o risa.',
      'Dirige a alguien con un teléfono para que haga la foto que tienes en la cabeza.',
    ],
  },
  'diseno-de-videojuegos': {
    alsoCalled: ['Game design', 'Diseño de juegos', 'Desarrollo de videojuegos'],
    does: 'Inventa cómo se juega: reglas, niveles, retos, recompensas, historia. Escribe documentos, construye prototipos, observa a la gente jugar y ajusta hasta que divierte y se entiende. Trabaja entre arte y programación y necesita saber un poco de ambas.',
    day: [
      {
        at: 10,
        what: 'Una jugadora lleva cuatro minutos atascada ante una puerta que para ti era evidente. No dices nada y apuntas.',
      },
      {
        at: 12,
        what: 'De vuelta al equipo propones una luz y un sonido; arte sugiere algo mejor.',
      },
      {
        at: 16,
        what: 'Cambias números en una tabla, pruebas cien saltos y escribes el diálogo de un personaje que vende sopa.',
      },
    ],
    tasks: [
      'Ajustar dificultad y recompensas hasta que se juegue bien',
      'Idear misiones, retos y acertijos',
      'Crear historia, personajes y reglas básicas',
      'Ver jugar a otras personas y cambiar lo que no funciona',
      'Documentar cada nivel y cada mecánica',
      'Revisar el diseño con arte y programación',
    ],
    tires: [
      'Quitar lo que más te gustaba porque confunde',
      'Jugar mil veces el mismo minuto',
      'Estudios que cierran al terminar un juego',
    ],
    grows:
      'Muchos empiezan buscando errores en juegos ajenos o haciendo uno pequeño entre amigos. Con varios juegos terminados llevas un sistema completo, diriges uno o fundas estudio.',
    tries: [
      'Inventa un juego con una baraja y ocho reglas, juégalo tres veces y cambia una.',
      'Mira jugar a alguien sin ayudarle y apunta dónde duda.',
      'Dibuja en papel cuadriculado un nivel con principio, susto y salida.',
    ],
  },
  'diseno-de-interiores': {
    alsoCalled: ['Interiorismo', 'Decoración', 'Ambientación'],
    does: 'Transforma espacios interiores para que funcionen y se sientan bien: casas, tiendas, hoteles, escuelas, consultas. Mide, escucha cómo se usa, dibuja planos, elige luz, materiales y muebles, y coordina a quienes lo construyen sin pasarse del presupuesto ni del plazo.',
    day: [
      {
        at: 10,
        what: 'Con el metro láser recorres un departamento oscuro y largo mientras la familia cuenta sus costumbres: aquí todo ocurre en la cocina.',
      },
      { at: 12, what: 'Dibujas, quitas una pared en el plano y la luz llega al fondo.' },
      {
        at: 16,
        what: 'Comparas muestras de madera en la obra, corriges un enchufe y discutes un plazo con humor.',
      },
    ],
    tasks: [
      'Preguntar qué uso, gusto y presupuesto hay',
      'Proponer distribución, muebles, luz y color',
      'Dibujar los planos que necesita quien construye',
      'Coordinar a pintura, electricidad, fontanería y carpintería',
      'Visitar la obra y corregir lo que no coincide',
      'Cuidar que el espacio sea seguro y accesible',
    ],
    tires: [
      'Entregas de muebles que no llegan',
      'Gente que cambia de idea con la pared ya pintada',
      'Polvo por la mañana y presentación por la tarde',
    ],
    grows:
      'Los planos de otra persona son la primera tarea; los clientes propios tardan un poco. Luego te conocen por las tiendas, los hoteles, las oficinas o las cocinas, o cuelgas tu nombre en la puerta de un estudio.',
    tries: [
      'Mide tu cuarto, recorta los muebles a escala en papel y prueba tres distribuciones.',
      'Cambia la luz de un rincón con lo que haya en casa y anota quién lo usa desde entonces.',
      'Entra en tres tiendas y dibuja el camino que te hicieron seguir.',
    ],
  },
  escaparatismo: {
    alsoCalled: ['Escaparatista', 'Vitrinismo', 'Vidrierismo', 'Merchandising visual'],
    does: 'Piensa y monta lo que se ve al pasar por delante de una tienda y lo que se encuentra dentro: escaparates, mesas, maniquíes, carteles, luz. Dibuja la idea, busca materiales, corta, cuelga, viste, ilumina y mide si la gente entra. Cambia todo cada pocas semanas.',
    day: [
      {
        at: 7,
        what: 'La tienda está cerrada y el escaparate vacío. Extiendes una lona y descargas cuarenta sombrillas blancas.',
      },
      {
        at: 9,
        what: 'Subes a la escalera con hilo de pescar entre los dientes. Una cuelga torcida: la dejas así.',
      },
      { at: 13, what: 'Vistes dos maniquíes; uno no tiene mano derecha y le toca bolsillo.' },
      {
        at: 18,
        what: 'Desde la acera de enfrente cuentas quién se detiene. Un niño, dos, un perro.',
      },
    ],
    tasks: [
      'Idear escaparates que atraigan a quien pasa',
      'Colocar producto, muebles y fondos según el dibujo',
      'Cambiar vitrinas y mesas con cada temporada',
      'Poner precios y carteles que se lean',
      'Acordar con la tienda qué producto va delante',
      'Reparar y limpiar maniquíes y decorado',
    ],
    tires: [
      'Madrugar o trasnochar con la tienda cerrada',
      'Subir, bajar y cargar todo el día',
      'Ver desmontado en diez minutos lo de tres semanas',
    ],
    grows:
      'Empiezas sujetando la escalera en una marca o un centro comercial. Cuando tus vitrinas se notan, te dan varias tiendas o el diseño de toda la cadena; ferias, eventos y teatros están al lado.',
    tries: [
      'Monta un escaparate en una caja con cinco objetos de tu casa y una lámpara.',
      'Mira un escaparate diez minutos desde enfrente y cuenta quién se para y ante qué.',
      'Ordena un estante tuyo por color, luego por tamaño, y pregunta cuál se ve mejor.',
    ],
  },
};
