import type { FamilyWords } from '#content/catalog/words.ts';

export const crafts: FamilyWords = {
  joyeria: {
    alsoCalled: ['Orfebrería', 'Joyero o joyera', 'Platería'],
    does: 'Diseña, fabrica y repara joyas en oro, plata u otros materiales. Dibuja, funde, lima, suelda, engasta piedras y pule hasta el brillo. El trabajo exige vista, pulso y paciencia, y se hace en talleres, marcas, tiendas o por cuenta propia. Se aprende en escuelas de arte, que tienen un título oficial de Joyería Artística, o junto a quien sabe.',
    day: [
      {
        at: 9,
        what: 'Sobre el banco cabe todo: soplete, limas, una pinza que no prestas a nadie. Ensanchas el anillo de una abuela sin borrar su inscripción.',
      },
      { at: 12, what: 'Tallas en cera una pieza nueva y la pesas antes de fundir.' },
      { at: 16, what: 'Una piedra salta al suelo y media hora se va buscándola.' },
      { at: 19, what: 'Al final, pulido.' },
    ],
    tasks: [
      'Engastar piedras y fijar cada pieza',
      'Limar soldaduras y pulir hasta el brillo',
      'Crear anillos, pulseras o colgantes en metal',
      'Ensanchar, soldar y cambiar cierres rotos',
      'Cortar y dar forma con sierra y lima',
      'Limpiar piezas con baños y cepillos',
    ],
    tires: [
      'Ojos y cuello sobre cosas diminutas',
      'Polvo de metal y llama todo el día',
      'Encargos que se juntan en las fiestas',
    ],
    grows:
      'En el taller limas durante meses lo que otra persona termina. Después haces la pieza entera, te quedas con el engaste o el diseño, reparas para tiendas o vendes con tu nombre.',
    tries: [
      'Retuerce un anillo de alambre a tu medida y repítelo hasta que cierre sin pinchar.',
      'Dibuja a tamaño real una joya para alguien de tu casa después de preguntarle qué lleva siempre.',
      'Mira con lupa un collar o reloj roto y averigua cómo se une cada parte.',
    ],
  },
  ceramica: {
    alsoCalled: ['Alfarería', 'Ceramista', 'Artesanía', 'Vidrio'],
    does: 'Crea piezas útiles o artísticas con barro, vidrio u otros materiales trabajados a mano. Prepara la pasta, tornea o modela, esmalta, cuece y vende en ferias, tiendas o por encargo. Hay tanto de química del horno como de diseño.',
    day: [
      {
        at: 9,
        what: 'Amasas para sacar el aire y centras el barro en el torno; si piensas en otra cosa, se va. Doce tazas parecidas, ninguna igual.',
      },
      {
        at: 12,
        what: 'Ayer cargaste el horno y hoy se puede abrir: dos esmaltes sorprenden, uno decepciona, y lo anotas.',
      },
      { at: 17, what: 'Empaquetas un pedido y preparas el puesto del sábado.' },
    ],
    tasks: [
      'Crear a mano objetos útiles o de adorno',
      'Cortar, moldear y unir piezas con herramientas',
      'Aplicar esmaltes y acabados',
      'Inventar formas y series que se puedan repetir',
      'Elegir material según fuerza, color y peso',
      'Anunciar y vender lo hecho en ferias y en la red',
    ],
    tires: [
      'Piezas que estallan en el horno',
      'Muñecas, espalda y polvo fino',
      'Vender los fines de semana lo que haces entre semana',
    ],
    grows:
      'Se empieza en un taller ajeno o con un horno compartido. Después se vive de mezclar tienda, encargos y clases, y hay quien trabaja con restaurantes o expone.',
    tries: [
      'Haz con harina, sal y agua una vasija de rollos y déjala secar; mira dónde se agrieta.',
      'Toma tu taza favorita y dibuja por qué se sujeta bien.',
      'Pregunta en un centro cultural cuándo hay taller abierto de barro.',
    ],
  },
  ebanisteria: {
    alsoCalled: ['Mueblista', 'Carpintería fina', 'Trabajo en madera'],
    does: 'Construye y restaura muebles y piezas de madera: mesas, puertas, estanterías, utensilios de cocina. Elige la tabla, interpreta un plano, corta con máquinas o a mano, une, lija y da acabado. Se cuida cada milímetro, y también los dedos.',
    day: [
      {
        at: 8,
        what: 'Huele a cedro. Dejas secar un encolado y mientras repasas el plano de una mesa que debe plegarse.',
      },
      { at: 10, what: 'La sierra exige atención completa; el cepillo, en cambio, deja pensar.' },
      { at: 13, what: 'Mides una cocina torcida como todas.' },
      { at: 17, what: 'De vuelta, lijas con el grano más fino y pasas la mano a ciegas.' },
    ],
    tasks: [
      'Comprobar medidas y ajuste de cada pieza',
      'Fabricar y montar partes de muebles',
      'Marcar la madera siguiendo el plano antes de cortar',
      'Preparar y manejar sierras, fresadoras y cepilladoras',
      'Decidir cómo se construye o se repara un mueble',
      'Unir con cola, espigas y tornillos',
    ],
    tires: [
      'Polvo en los ojos y ruido en los oídos',
      'Un corte mal hecho en la mejor tabla',
      'Competir con muebles baratos que se montan en casa',
    ],
    grows:
      'El primer mueble entero llega tras muchos cajones. Luego hay restauración, máquinas programadas o un taller propio con encargos de arquitectas y decoradores.',
    tries: [
      'Une dos listones en cruz con sierra y lija, con alguien adulto, hasta que no bailen.',
      'Da la vuelta a una silla y dibuja cómo se sujetan sus patas.',
      'Aprende a reconocer tres maderas de tu casa por color, peso y veta.',
    ],
  },
  patronaje: {
    alsoCalled: ['Patronista', 'Modelista', 'Corte y confección'],
    does: 'Convierte el dibujo de una prenda en las piezas de papel o digitales con las que se corta la tela. Calcula medidas, tallas y costuras, prueba sobre un maniquí y corrige hasta que cae bien. Une geometría, tejido y ojo.',
    day: [
      {
        at: 9,
        what: 'El boceto muestra una chaqueta imposible y tú buscas cómo se abrirá el hombro.',
      },
      {
        at: 10,
        what: 'Trazas en papel, recortas, montas una prueba en tela barata. Tira de la espalda: dos centímetros más.',
      },
      {
        at: 16,
        what: 'Escalas el patrón a cinco tallas en la pantalla y colocas las piezas para desperdiciar la menor tela posible.',
      },
    ],
    tasks: [
      'Crear el patrón base y pasarlo a cada talla',
      'Dibujar en pantalla piezas, costuras y marcas',
      'Corregir el patrón después de probarlo',
      'Calcular medidas según cuánto estira la tela',
      'Señalar bolsillos, ojales, pliegues y uniones',
      'Escribir fichas para quien corta y cose',
    ],
    tires: [
      'Milímetros que se multiplican por mil prendas',
      'Prisas de temporada',
      'Rehacer lo que otro dibujó sin pensar en coserlo',
    ],
    grows:
      'Copias tallas ajenas hasta que te confían un modelo entero. Después llevas los patrones de una marca, te quedas con el baño, la sastrería o el deporte, o coses para firmas pequeñas; la producción y la enseñanza están cerca.',
    tries: [
      'Descose una prenda rota y dibuja en papel todas sus piezas.',
      'Calca una camiseta que te quede bien y cósela en una sábana vieja.',
      'Mide a dos personas de tu casa y anota en qué no coinciden con la misma talla.',
    ],
  },
  peluqueria: {
    alsoCalled: ['Estilismo', 'Peluquero o peluquera', 'Colorista'],
    does: 'Corta, tiñe, peina y cuida el cabello. Escucha lo que alguien quiere, aconseja según su rostro y su vida, mezcla productos con precisión y trabaja de pie muchas horas. La conversación forma parte del oficio, y aprender técnicas nuevas también.',
    day: [
      {
        at: 9,
        what: 'Abres, pones música y revisas la agenda. La primera clienta trae una foto que no se parece a su pelo; se lo dices con tacto y encuentran un punto medio.',
      },
      { at: 12, what: 'Preparas un tinte con cronómetro, cortas, secas, barres.' },
      { at: 17, what: 'Un niño llora con la máquina y terminas a tijera.' },
      { at: 20, what: 'Cierras contando la caja.' },
    ],
    tasks: [
      'Cortar y dar forma según pelo y cara',
      'Teñir, decolorar y matizar',
      'Desinfectar tijeras, peines y puesto',
      'Dar citas y ordenar la agenda',
      'Anotar qué se hizo a cada clienta o cliente',
      'Aconsejar productos y cuidados',
    ],
    tires: [
      'De pie, con los brazos en alto',
      'Tintes y agua que resecan las manos',
      'Sábados sin sentarte',
    ],
    grows:
      'Lavas, barres y miras; luego te dejan el color y la tijera. Con clientela fiel puedes alquilar un sillón o abrir salón, y la moda, el cine, la formación y las marcas también llaman.',
    tries: [
      'Aprende tres trenzas con un video y prueba en alguien paciente.',
      'Pregunta en tu peluquería si puedes mirar media hora cómo atienden.',
      'Dibuja tres cortes para una misma cara y explica cuál elegirías.',
    ],
  },
  estetica: {
    alsoCalled: ['Cosmetología', 'Esteticista', 'Cuidado de la piel'],
    does: 'Cuida la piel y el bienestar: limpiezas de cutis, masajes, depilación, manicura, maquillaje de día y tratamientos con aparatos. Analiza cada piel, explica qué puede lograr y qué no, y mantiene una higiene rigurosa. Se trabaja en salones, balnearios, hoteles o negocio propio.',
    day: [
      {
        at: 10,
        what: 'Enciendes una luz cálida y preparas toallas. La primera cita es una chica con acné y vergüenza; miras la piel con lupa, explicas los pasos y no prometes milagros.',
      },
      {
        at: 12,
        what: 'Un masaje largo, dos manicuras y una depilación. Entre cabinas esterilizas todo.',
      },
      { at: 18, what: 'Pruebas un producto nuevo en tu propio brazo.' },
    ],
    tasks: [
      'Esterilizar aparatos y limpiar la cabina',
      'Examinar la piel con lupa y decidir el tratamiento',
      'Limpiar el cutis y retirar puntos negros',
      'Elegir y aplicar cremas, tónicos y mascarillas',
      'Enseñar a cuidarse la piel en casa',
      'Depilar, dar masajes y manejar aparatos',
    ],
    tires: [
      'Manos y espalda tras seis masajes',
      'Clientela que espera imposibles',
      'Vender productos para llegar al mes',
    ],
    grows:
      'Empiezas desinfectando la cabina de otra persona. Con clientela llevas una tuya, un centro o un balneario, trabajas al lado de la medicina estética o enseñas los productos de una marca.',
    tries: [
      'Lee los ingredientes de una crema de casa y busca para qué sirven tres.',
      'Da un masaje de manos de cinco minutos a alguien y pregunta qué presión prefiere.',
      'Anota una semana qué se pone en la cara cada persona de tu casa y por qué.',
    ],
  },
  'maquillaje-y-caracterizacion': {
    alsoCalled: ['Maquillador', 'Efectos especiales de maquillaje', 'Caracterización'],
    does: 'Transforma rostros para cine, teatro, televisión, moda o bodas. Desde un maquillaje que no se nota hasta envejecer a alguien treinta años o convertirlo en criatura con prótesis y pelucas. Combina dibujo, color, materiales y mucho trato con personas nerviosas.',
    day: [
      {
        at: 5,
        what: 'Empiezas antes que nadie: ya pegas una cicatriz junto a la ceja. La actriz repasa texto y tú trabajas sin moverle la barbilla.',
      },
      { at: 9, what: 'En rodaje vigilas que la herida sea idéntica en cada toma.' },
      {
        at: 16,
        what: 'En el taller, mezclas silicona, pintas venas y peinas una barba pelo a pelo.',
      },
    ],
    tasks: [
      'Maquillar a quien sale en escena o ante la cámara',
      'Mezclar tonos hasta dar con el color',
      'Repetir el mismo maquillaje día tras día sin cambios',
      'Limpiar y preparar la piel',
      'Estudiar guion, época y personaje',
      'Comprobar que ningún producto irrite',
    ],
    tires: [
      'Despertador a las cuatro',
      'Esperas en una silla plegable',
      'Meses de rodaje y meses de teléfono mudo',
    ],
    grows:
      'Se empieza con bodas, escuelas de cine y teatro pequeño. Luego se entra en equipos de rodaje, se lleva un departamento o se elige la prótesis, la peluca o la moda.',
    tries: [
      'Pinta en tu mano un moretón de tres días con lo que haya en casa y enséñalo.',
      'Copia a lápiz la cara de alguien mayor y fíjate solo en las sombras.',
      'Mira un personaje en dos escenas y busca si la herida o el peinado cambió.',
    ],
  },
  floristeria: {
    alsoCalled: ['Florista', 'Arte floral', 'Diseño floral', 'Arreglos florales'],
    does: 'Elige, cuida y compone flores y plantas para ramos, bodas, funerales, hoteles y escaparates. Compra en el mercado de madrugada, limpia tallos, combina color, forma y olor, calcula precios y reparte. Escucha ocasiones muy distintas el mismo día, y las flores duran lo que duran.',
    day: [
      { at: 5, what: 'En el mercado mayorista hueles antes de mirar. Regateas peonías.' },
      {
        at: 8,
        what: 'Cortas tallos en diagonal, cambias agua, tiras lo que no llegará al jueves.',
      },
      {
        at: 11,
        what: 'Un chico quiere pedir perdón con poco dinero: tres ramas bien puestas y papel.',
      },
      {
        at: 16,
        what: 'Corona para un entierro y centro para un bautizo, en la misma mesa. Te lavas las manos entre una y otro.',
      },
    ],
    tasks: [
      'Preguntar ocasión, gusto, precio y hora de entrega',
      'Elegir flores y hojas que combinen y duren',
      'Montar ramos, coronas y centros',
      'Comprar a mayoristas y cultivadores',
      'Regar, cortar y conservar la mercancía',
      'Repartir pedidos o comprobar que llegan bien',
    ],
    tires: [
      'Manos frías, mojadas y con espinas',
      'Las vísperas de fiesta, sin dormir',
      'Tirar lo que no se vendió',
    ],
    grows:
      'Pelas tallos una temporada y después montas tu primera boda. Con clientela se abre tienda o taller; hoteles, decoración, cultivo y cursos dan también trabajo.',
    tries: [
      'Recoge hojas caídas y arma un ramo en un vaso; míralo cambiar durante cuatro días.',
      'Pon dos flores iguales en agua, una con el tallo recortado cada día, y compara.',
      'Pregunta a quien vende flores cerca cuáles son de temporada y cuáles vienen de lejos.',
    ],
  },
  barberia: {
    alsoCalled: ['Barbero o barbera', 'Peluquería masculina', 'Arreglo de barba'],
    does: 'Corta el pelo, degrada a máquina, perfila y afeita barbas con navaja y toalla caliente. Escucha qué quiere cada persona, le dice qué le conviene y conversa o calla según el día. Desinfecta todo entre clientes y lleva su agenda, su caja y sus productos.',
    day: [
      {
        at: 10,
        what: 'Subes la persiana y las navajas salen del esterilizador. Primer degradado: del cero al tres sin que se vea el escalón.',
      },
      {
        at: 12,
        what: 'Un señor viene cada jueves, pide lo de siempre y cuenta lo de siempre. Le pones la toalla caliente.',
      },
      { at: 17, what: 'Un adolescente trae la foto de un futbolista. Negocian.' },
      { at: 20, what: 'Barres un montón de pelo de siete colores.' },
    ],
    tasks: [
      'Limpiar y esterilizar navajas, tijeras y máquinas',
      'Preguntar qué corte quiere cada persona y aconsejar',
      'Colocar la capa y proteger cuello y ropa',
      'Cortar y degradar con máquina, peine y tijera',
      'Preparar espuma y afeitar barba, nuca y contornos',
      'Barrer y dejar el puesto listo',
    ],
    tires: [
      'Muñeca, hombro y pies al cerrar',
      'Conversación cuando no tienes ganas de hablar',
      'Tardes y sábados llenos, mañanas vacías',
    ],
    grows:
      'Comienzas con la escoba y el vaso de peines. Ganas mano, ganas clientela y acabas con sillón o local propio; hay además concursos, cursos que dar y rodajes.',
    tries: [
      'Dibuja el perfil de tres cortes y dónde cambia el largo en cada uno.',
      'Practica el pulso: afeita con una tarjeta la espuma de un globo sin explotarlo.',
      'Pide en tu barbería mirar cómo desinfectan y preparan las herramientas.',
    ],
  },
  unas: {
    alsoCalled: ['Manicurista', 'Pedicurista', 'Técnica de uñas', 'Nail art'],
    does: 'Cuida manos y pies: lima, arregla cutículas, hidrata, esmalta, alarga con gel o acrílico y dibuja miniaturas sobre un espacio más pequeño que un sello. Reconoce cuándo una uña tiene que verla un médico. La higiene es estricta y la charla, larga.',
    day: [
      {
        at: 10,
        what: 'Desinfectas limas y alineas ochenta esmaltes que llevan nombres de postre.',
      },
      { at: 11, what: 'Una guitarrista quiere una mano larga y otra corta. Tiene lógica.' },
      {
        at: 13,
        what: 'Bajo la lupa ves una mancha que no te gusta; no esmaltas y recomiendas una consulta.',
      },
      {
        at: 18,
        what: 'Pintas diez paisajes de un centímetro. En el último, la clienta estornuda y empiezas el lago de nuevo.',
      },
    ],
    tasks: [
      'Desinfectar herramientas y puesto entre citas',
      'Aplicar base, color y brillo con pincel',
      'Limar y dar forma a cada uña',
      'Ablandar y retirar cutículas sin herir',
      'Preparar manos y pies con agua, exfoliante y crema',
      'Anotar citas, gustos y existencias',
    ],
    tires: [
      'Cuello doblado y vista fija',
      'Polvo de lima y olor a disolvente',
      'Agendas llenas en vísperas de fiesta',
    ],
    grows:
      'Lo normal es un salón primero y clientela propia después, a domicilio o en local. Quien se hace un nombre enseña, compite, trabaja en rodajes o prueba productos para una marca.',
    tries: [
      'Pinta diez dibujos distintos en cuadros de un centímetro sin salirte.',
      'Aprende a limar en una sola dirección y haz las manos de alguien de tu casa.',
      'Busca qué lleva un esmalte y por qué se pide ventilar al usarlo.',
    ],
  },
};
