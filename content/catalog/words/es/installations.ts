import type { FamilyWords } from '#content/catalog/words.ts';

export const installations: FamilyWords = {
  electricidad: {
    alsoCalled: ['Electricista', 'Instalaciones eléctricas'],
    does: 'Lleva la corriente con seguridad a casas, tiendas, fábricas y calles. Lee esquemas, tiende cables, monta cuadros, instala iluminación, cargadores o automatismos, mide y repara averías. Cada jornada ocurre en un lugar distinto y casi siempre con alguien esperando la luz.',
    day: [
      {
        at: 8,
        what: 'Primero cortas y compruebas que no hay tensión; siempre. En una vivienda en obras pasas cables por tubos que otro dejó mal y acabas con polvo hasta en las cejas.',
      },
      {
        at: 12,
        what: 'Llama una panadería a oscuras: salta el diferencial y encuentras el horno culpable.',
      },
      { at: 16, what: 'Etiquetas el cuadro, cable por cable.' },
    ],
    tasks: [
      'Seguir planos para saber por dónde va cada línea',
      'Colocar tubos y pasar cables por ellos',
      'Trabajar en escaleras, andamios y techos',
      'Montar y conectar cuadros, luces y aparatos',
      'Medir, buscar la avería y repararla',
    ],
    tires: [
      'Paredes que picar, polvo y techos bajos',
      'Avisos urgentes a la hora de cenar',
      'Respetar cada paso de seguridad aunque haya prisa',
    ],
    grows:
      'Pasas cable durante meses y un día cierras tú el cuadro. Después llevas obras, te especializas en cargadores, paneles o automatismos, o pones tu nombre en la camioneta.',
    tries: [
      'Mira sin tocar el cuadro eléctrico de casa con una persona adulta y averigua qué apaga cada palanca.',
      'Dibuja la planta de tu cuarto con luces e interruptores y planea una instalación mejor.',
      'Monta con pila, cable y lamparita un interruptor hecho de cartón y papel de aluminio.',
    ],
  },
  'fontaneria-y-calefaccion': {
    alsoCalled: ['Plomería', 'Gasfitería', 'Instalaciones de agua y gas'],
    does: 'Instala y repara lo que lleva agua, gas y calor: tuberías, baños, calderas, radiadores, suelo radiante, bombas de calor. Interpreta planos, corta, suelda y prueba que nada gotee. Cuando una tubería revienta, de pronto es la persona más esperada del edificio.',
    day: [
      {
        at: 8,
        what: 'Mancha en el techo y vecina en pantuflas: buscas la fuga con cámara antes de romper nada. Aparece en un codo viejo, lo cambias y secas.',
      },
      {
        at: 12,
        what: 'Montas una caldera nueva, ajustas presiones y explicas el mando dos veces.',
      },
      { at: 16, what: 'Anotas medidas para un baño y cargas la camioneta para mañana.' },
    ],
    tasks: [
      'Cortar el paso y vaciar el tramo antes de empezar',
      'Instalar redes de agua y desagües',
      'Unir tubos con rosca, prensa o soldadura',
      'Medir y marcar por dónde pasará todo',
      'Cortar y doblar tubería a medida',
      'Probar que no gotee y ajustar presiones',
    ],
    tires: [
      'Rincones húmedos debajo de un lavabo',
      'Inundaciones un domingo por la tarde',
      'Calderas y bañeras que hay que subir a mano',
    ],
    grows:
      'Llevas los tubos, luego los mides, luego decides por dónde van. La climatización, el gas y las obras grandes quedan cerca, y mucha gente del oficio acaba con agenda propia.',
    tries: [
      'Localiza en casa la llave de paso general y pregunta qué más corta; haz un plano sencillo.',
      'Pon un recipiente bajo una llave que gotea durante una hora y calcula cuánta agua se pierde en un mes.',
      'Mira un video sobre cómo funciona la cisterna del inodoro, levanta la tapa de la tuya y reconoce cada pieza.',
    ],
  },
  'instalaciones-solares': {
    alsoCalled: ['Instalador de paneles', 'Fotovoltaica', 'Autoconsumo'],
    does: 'Monta paneles solares en tejados y campos: fija estructuras, coloca módulos, conecta cables e inversores, prueba y deja todo funcionando. Se trabaja en altura y al aire libre, con arnés, y hay que saber de electricidad y de tejados.',
    day: [
      {
        at: 8,
        what: 'Antes de subir miras el cielo y las tejas. Arnés, línea de vida y la primera guía bien nivelada, porque las demás la copian.',
      },
      { at: 11, what: 'Ya hay doce paneles brillando.' },
      {
        at: 14,
        what: 'Abajo conectas el inversor, mides tensión y aparece el primer vatio. La familia sale al patio a verlo.',
      },
    ],
    tasks: [
      'Montar la instalación siguiendo planos y normas',
      'Fijar estructuras y módulos sobre el techo',
      'Sellar cada agujero para que no entre agua',
      'Conectar paneles, protecciones e inversor',
      'Decidir cómo colocar las filas en cada techo',
    ],
    tires: [
      'Sol de frente en verano, viento en invierno',
      'Horas en pendiente con el arnés puesto',
      'Cargar módulos grandes por una escalera',
    ],
    grows:
      'Sujetas guías hasta que nivelas la primera. Con años encabezas una cuadrilla, cuidas un parque de muchas hectáreas o te sientas a diseñar lo que otros montarán.',
    tries: [
      'Marca en el suelo, cada hora de una mañana, dónde acaba la sombra de un palo.',
      'Cuenta desde una ventana alta cuántos techos cercanos tienen paneles y hacia dónde miran.',
      'Dibuja tu edificio visto desde arriba y coloca paneles de papel a escala sin que se den sombra.',
    ],
  },
  'instalaciones-de-telecomunicaciones': {
    alsoCalled: ['Técnico de telecomunicaciones', 'Instalador de fibra', 'Antenas y redes'],
    does: 'Lleva internet, teléfono, televisión o vigilancia a hogares, empresas y torres. Tiende fibra, orienta antenas, configura equipos, mide señales y localiza cortes. Algunas jornadas son en salones; otras, en azoteas o en lo alto de una torre, con arnés.',
    day: [
      {
        at: 9,
        what: 'Fusionas dos hilos de vidrio más finos que un pelo y el aparato te dice que la luz pasa casi entera.',
      },
      {
        at: 11,
        what: 'En un edificio antiguo nadie sabe por dónde van los cables; tú tampoco, hasta que los sigues. Comes en la camioneta.',
      },
      { at: 16, what: 'Subes a una azotea, giras la antena dos grados y vuelve la señal.' },
    ],
    tasks: [
      'Explicar al cliente cómo funciona lo instalado',
      'Medir líneas y equipos hasta encontrar el fallo',
      'Comprobar la señal cuando todo está conectado',
      'Subir a postes y azoteas, bajar a cámaras subterráneas',
      'Montar redes, centrales telefónicas y cámaras',
      'Tender cable desde la calle hasta la vivienda',
    ],
    tires: [
      'Muchas visitas al día y tráfico entre ellas',
      'Alturas, huecos estrechos y techos falsos',
      'Clientes sin conexión y sin paciencia',
    ],
    grows:
      'Las primeras casas las haces mirando; la azotea llega después, y más tarde la torre, el centro de datos o la cuadrilla a tu cargo. Montar empresa instaladora es un final conocido.',
    tries: [
      'Mide la velocidad de internet en cuatro rincones de casa y muévete con un plano buscando el mejor sitio.',
      'Aprende con un video cómo se conecta un cable de red y dibuja el orden de sus colores.',
      'Camina por tu calle mirando hacia arriba y apunta cuántas antenas distintas reconoces.',
    ],
  },
  electromedicina: {
    alsoCalled: ['Electromedicina', 'Mantenimiento de equipos médicos', 'Técnico biomédico'],
    does: 'Mantiene y repara los aparatos de hospitales y clínicas: monitores, respiradores, incubadoras, desfibriladores, equipos de imagen. Los revisa según calendario, los calibra, busca averías, cambia piezas y enseña a usarlos. Si algo falla en un quirófano, sube corriendo con el maletín.',
    day: [
      {
        at: 8,
        what: 'Calibras ocho bombas que gotean suero a un vaso medidor. La séptima miente un poco y se queda en el taller.',
      },
      {
        at: 10,
        what: 'Llaman de quirófano: la lámpara parpadea. Entras con gorro y calzas, cambias una pieza en silencio.',
      },
      { at: 13, what: 'En una incubadora vacía compruebas alarmas tapando sensores con el dedo.' },
      { at: 15, what: 'Firmas etiquetas con la fecha de la próxima revisión.' },
    ],
    tasks: [
      'Probar y calibrar equipos siguiendo su manual',
      'Limpiar, ajustar y revisar antes de que fallen',
      'Buscar averías con aparatos de medida',
      'Llevar el historial de cada equipo',
      'Desmontar y cambiar motores, placas o baterías',
      'Comprobar que se usan sin riesgo eléctrico',
    ],
    tires: [
      'Saber que alguien espera esa máquina',
      'Marcas y modelos distintos en cada servicio',
      'Guardias y papeles por cada revisión',
    ],
    grows:
      'Etiquetas y limpias hasta que te dejan abrir el respirador. Hay quien se va con un fabricante a viajar con maletín, quien se queda con los quirófanos y quien dirige el taller del hospital.',
    tries: [
      'Si hay en casa un medidor de presión, tómala a tres personas tres veces y compara cuánto varía.',
      'Si hay un desfibrilador en tu barrio, lee las instrucciones de su vitrina y dibuja sus pasos.',
      'Pregunta a alguien de la familia que estuvo en un hospital qué máquinas recuerda y averigua qué hacían.',
    ],
  },
  climatizacion: {
    alsoCalled: ['Refrigeración y aire acondicionado', 'Frigorista', 'Técnico en climatización'],
    does: 'Instala y repara aire acondicionado, bombas de calor, cámaras frigoríficas y ventilación. Lee planos, une tubos de cobre, carga gas con cuidado, comprueba circuitos eléctricos y ajusta hasta que la temperatura sea la pedida. Un supermercado sin frío no espera a mañana.',
    day: [
      {
        at: 8,
        what: 'La vitrina de una pescadería marca ocho grados y sube. Escuchas el compresor, pones manómetros y pintas las uniones con espuma: una burbuja.',
      },
      { at: 11, what: 'Sueldas, haces vacío, cargas gas. La pescadera te regala dos sardinas.' },
      {
        at: 14,
        what: 'En un techo con cuarenta grados montas la máquina que quitará el calor de abajo.',
      },
      { at: 17, what: 'Ajustas el termostato y explicas el mando a la clienta.' },
    ],
    tasks: [
      'Comprobar circuitos eléctricos con el medidor',
      'Estudiar planos y datos del fabricante',
      'Preguntar a quien usa el equipo qué le pasa',
      'Conectar máquinas, tubos y desagües',
      'Ajustar mandos hasta equilibrar el sistema',
      'Manejar gases refrigerantes sin que escapen',
    ],
    tires: [
      'Veranos sin descanso, con todo el mundo llamando',
      'Calor arriba y cámaras a bajo cero abajo',
      'Subir máquinas pesadas a sitios imposibles',
    ],
    grows:
      'El verano del ayudante es subir máquinas; el del oficial, escucharlas. Más adelante hay obras enteras, hoteles que mantener, bombas de calor por todas partes o una empresa familiar.',
    tries: [
      'Pon un termómetro arriba, en medio y abajo del refrigerador una hora cada vez y dibuja el resultado.',
      'Moja un pañuelo, envuelve un vaso y ponlo al aire junto a otro seco; mide cuál se enfría más.',
      'Busca en tu calle las máquinas de aire y fíjate adónde va el calor y el agua que sueltan.',
    ],
  },
  'energia-eolica-mantenimiento': {
    alsoCalled: ['Técnico eólico', 'Mantenimiento de aerogeneradores', 'Energía eólica'],
    does: 'Sube a los aerogeneradores para revisarlos, engrasarlos y repararlos: motores que giran la cabina, palas, frenos, cables, sensores. Lee qué dice el programa desde abajo, trepa con arnés y herramientas, mide, cambia piezas y vuelve a arrancar. El viento decide el calendario.',
    day: [
      {
        at: 7,
        what: 'Consultas el viento antes que el café: se puede subir hasta mediodía. Revisas el arnés de tu compañera y ella el tuyo.',
      },
      {
        at: 9,
        what: 'Arriba caben dos personas y una caja. Aprietas tornillos grandes como manzanas y limpias grasa vieja.',
      },
      { at: 12, what: 'Abres la trampilla un momento: pinos diminutos, un rebaño.' },
      { at: 14, what: 'Desde abajo das la orden y las palas empiezan despacio.' },
    ],
    tasks: [
      'Reparar fallos mecánicos, hidráulicos y eléctricos',
      'Hacer el mantenimiento que marca el calendario',
      'Diagnosticar con los datos que envía la máquina',
      'Medir componentes eléctricos con distintos aparatos',
      'Poner en marcha el molino y vigilar su arranque',
      'Subir por la torre con arnés y herramientas',
    ],
    tires: [
      'Cientos de peldaños con la herramienta encima',
      'Frío, vértigo y grasa en espacios pequeños',
      'Temporadas lejos, de parque en parque',
    ],
    grows:
      'Empiezas por apretar y acabas por decidir qué molino se para. Palas, alta tensión y parques en el mar son pasos posibles, y también una silla caliente en el centro de control.',
    tries: [
      'Recorta tres molinillos con palas de distinto ancho y compara cuál gira antes con el mismo ventilador.',
      'Sube todas las escaleras de un edificio conocido con una mochila cargada y apunta cómo te sientes arriba.',
      'Mira el pronóstico de viento tres días y comprueba mirando árboles o banderas si acertó.',
    ],
  },
};
