import type { FamilyWords } from '#content/catalog/words.ts';

export const manufacturing: FamilyWords = {
  mecanizado: {
    alsoCalled: ['Tornero', 'Fresador', 'Operación de máquinas herramienta', 'CNC'],
    does: 'Fabrica piezas de metal con precisión de centésimas usando tornos, fresadoras y máquinas programadas. Interpreta planos, elige herramienta y velocidad, prepara la máquina, mide cada resultado y corrige. De ahí salen engranajes, prótesis, moldes o piezas de avión.',
    day: [
      {
        at: 7,
        what: 'El plano pide una tolerancia más fina que un cabello. Fijas el bloque, pones a cero la máquina y lanzas el programa despacio la primera vez.',
      },
      {
        at: 10,
        what: 'Viruta, refrigerante, un sonido que cambia y te avisa de la broca gastada. Mides con el micrómetro: dentro.',
      },
      { at: 13, what: 'Preparas la serie y afinas el código.' },
    ],
    tasks: [
      'Calcular medidas y tolerancias a partir del plano',
      'Cortar metal con torno, fresadora o rectificadora',
      'Medir cada pieza y apartar la que no cumple',
      'Preparar la máquina: sujetar, centrar, poner herramienta',
      'Escribir o ajustar el programa de la máquina',
      'Decidir en qué orden se hace cada corte',
    ],
    tires: [
      'De pie junto al ruido durante todo el turno',
      'Aceite en las manos y virutas en la suela',
      'Repetir la misma pieza cientos de veces',
    ],
    grows:
      'Barres viruta, sujetas bloques y un día te dejan poner a cero la máquina. Después puedes programarla, preparar el trabajo de otras personas, pasar a control de calidad o quedarte con el taller de quien se jubila.',
    tries: [
      'Pide un calibre en clase de tecnología y mide diez monedas iguales: anota cuánto difieren.',
      'Mira un video de un torno trabajando, páralo en cada paso y escribe qué hizo y en qué orden.',
      'Dibuja a escala tres vistas de una tuerca o de un tapón, con todas sus medidas.',
    ],
  },
  soldadura: {
    alsoCalled: ['Soldador o soldadora', 'Calderería', 'Estructuras metálicas'],
    does: 'Une metales con calor para construir barcos, puentes, tuberías, depósitos o esculturas. Lee planos, prepara bordes, elige la técnica y controla un arco que alcanza miles de grados. Una buena soldadura se ve regular y resiste pruebas duras.',
    day: [
      {
        at: 8,
        what: 'Careta abajo y el mundo se reduce a un punto de luz verde. Avanzas con la muñeca quieta, respirando lento, hasta cerrar el cordón.',
      },
      {
        at: 11,
        what: 'Cepillas, miras, golpeas la escoria. La inspección pasará una radiografía por esta junta.',
      },
      {
        at: 15,
        what: 'Cortas chapas con plantilla y ayudas a colocar en su sitio una viga que pesa más que un auto.',
      },
    ],
    tasks: [
      'Preparar protecciones, extracción de humos y zona de trabajo',
      'Revisar piezas y medirlas con regla y plantilla',
      'Soldar de pie, de lado o por encima de la cabeza',
      'Elegir la técnica, el electrodo y la intensidad',
      'Limpiar y comprobar el cordón terminado',
    ],
    tires: [
      'Calor, humo y ropa gruesa también en verano',
      'Cuello y rodillas en posturas raras',
      'Ojos y piel que hay que proteger cada minuto',
    ],
    grows:
      'Cordón a cordón te dejan acercarte a lo delicado: tuberías, barcos, centrales. Más tarde inspeccionas lo que sueldan otras manos o abres taller y haces rejas, remolques o esculturas.',
    tries: [
      'Dibuja una línea recta y lenta de un palmo con el codo en el aire; repite hasta que no tiemble.',
      'Busca soldaduras en barandillas y bancos de tu calle, fotografía cinco y ordénalas de mejor a peor.',
      'Llama con alguien de casa a un centro de formación cercano y pregunta cuándo hay puertas abiertas del taller.',
    ],
  },
  'robotica-industrial': {
    alsoCalled: ['Técnico en automatización', 'Mantenimiento de robots', 'Técnica en robótica'],
    does: 'Instala, programa y repara los robots y líneas automáticas de una fábrica. Conecta sensores y motores, enseña movimientos al brazo, busca averías y ajusta el ritmo para que todo encaje con seguridad. Mucha electrónica aplicada y poco tiempo sentado.',
    day: [
      {
        at: 6,
        what: 'La línea se ha parado y cada minuto se nota. Lees el código de error, abres el armario, sigues un cable hasta un sensor cubierto de polvo. Arranca.',
      },
      {
        at: 10,
        what: 'Con más calma, enseñas a un brazo nuevo a apilar cajas: punto a punto, luego rápido.',
      },
      { at: 14, what: 'Antes de irte haces copia de los programas.' },
    ],
    tasks: [
      'Reparar robots cambiando sensores, placas o motores',
      'Buscar la avería con esquema, medidor y programa',
      'Instalar y programar autómatas, pinzas y cintas',
      'Corregir los movimientos del brazo',
      'Hacer revisiones antes de que algo se rompa',
      'Apuntar cada intervención en el historial',
    ],
    tires: [
      'Turnos que cambian cada semana',
      'Mucha gente mirando mientras buscas el fallo',
      'Avisos de madrugada cuando estás de guardia',
    ],
    grows:
      'Te dan la escoba, luego el medidor y al cabo de un tiempo el mando del robot. Hay quien viaja poniendo líneas en marcha, quien coordina el mantenimiento y quien sigue estudiando automatización.',
    tries: [
      'Haz en papel el diagrama de un semáforo: estados, tiempos y qué pasa si alguien aprieta el botón.',
      'Observa una puerta de ascensor y escribe las reglas que parece seguir; busca un caso que te desmienta.',
      'Abre un simulador gratuito de brazo robótico y haz que apile tres bloques.',
    ],
  },
  automocion: {
    alsoCalled: ['Mecánico automotriz', 'Electromecánica', 'Taller de autos'],
    does: 'Diagnostica y repara vehículos: motor, frenos, dirección, electrónica y, cada vez más, baterías y motores eléctricos. Combina oído y manos con equipo de diagnóstico, explica al cliente qué pasa en palabras claras y deja el auto seguro para circular.',
    day: [
      {
        at: 9,
        what: '«Hace un ruido, pero ahora no lo hace.» Lo sacas a dar una vuelta y a los dos minutos aparece. Elevador, linterna, una rótula con holgura.',
      },
      { at: 12, what: 'Mientras llega el repuesto conectas el equipo a otro auto que no carga.' },
      {
        at: 16,
        what: 'Cambias pastillas, purgas, pruebas la frenada. Las manos se lavan con jabón de arena.',
      },
    ],
    tasks: [
      'Revisar el vehículo y anotar lo que hay que hacer',
      'Probarlo en calle y con el equipo de diagnóstico',
      'Reparar y ajustar frenos, dirección y suspensión',
      'Comprobar después que todo quede en su medida',
      'Calcular el presupuesto y explicárselo al cliente',
    ],
    tires: [
      'Espalda y rodillas bajo el elevador',
      'Clientes que creen que todo es caro',
      'Cada modelo trae electrónica que hay que volver a aprender',
    ],
    grows:
      'Aceite y ruedas al comienzo, el diagnóstico raro después. Muchas personas terminan en recepción, en la jefatura o en un taller propio, y los eléctricos están cambiando lo que hay que saber.',
    tries: [
      'Con el motor frío, pide a quien conduce en casa que te enseñe el nivel de aceite y los neumáticos.',
      'Busca en el manual de un auto qué significa cada luz del tablero y hazte una lista.',
      'Desmonta y vuelve a montar los frenos de una bicicleta vieja, fotografiando cada pieza.',
    ],
  },
  'mantenimiento-de-aviones': {
    alsoCalled: ['Mecánica aeronáutica', 'Técnico en aviación', 'TMA'],
    does: 'Revisa, repara y certifica que un avión puede volar. Sigue manuales al pie de la letra, inspecciona estructura y motores, cambia piezas, prueba sistemas y firma cada paso. No se improvisa: si un tornillo falta en la cuenta, no despega nadie.',
    day: [
      {
        at: 22,
        what: 'El turno de noche recibe un avión que debe salir al amanecer. Con linterna y espejo recorres el interior de un motor buscando una grieta mínima.',
      },
      {
        at: 2,
        what: 'Cambias un filtro, aprietas con llave dinamométrica y tu compañera lo verifica.',
      },
      { at: 5, what: 'Cuentas las herramientas dos veces.' },
      { at: 7, what: 'Amanece y lo ves despegar desde la valla.' },
    ],
    tasks: [
      'Buscar grietas, fugas y desgaste en estructura y motores',
      'Hacer las revisiones que tocan por horas de vuelo',
      'Seguir el manual para reparar o cambiar piezas',
      'Comprobar y firmar el trabajo terminado',
      'Registrar cada paso en la documentación del avión',
    ],
    tires: [
      'Noches, festivos y hangares fríos',
      'Una firma que pesa cuando hay prisa por salir',
      'Manuales en inglés, página tras página',
    ],
    grows:
      'Pasas las herramientas, luego las usas y por fin firmas, examen tras examen y modelo tras modelo. Más allá quedan la jefatura de turno, la inspección y la oficina que planifica revisiones.',
    tries: [
      'Elige una receta y síguela sin saltarte un paso, tachando cada uno; pide a alguien que lo verifique.',
      'Haz una raya fina de lápiz en un objeto grande y pide a alguien que la encuentre con linterna.',
      'Lee en inglés una página de instrucciones de montaje y subraya las palabras que te faltan.',
    ],
  },
  'analisis-quimico': {
    alsoCalled: ['Técnico de laboratorio químico', 'Control de calidad'],
    does: 'Comprueba de qué está hecho algo y si cumple lo que debe: agua, medicinas, pinturas, alimentos, metales. Prepara muestras y disoluciones, maneja aparatos de medida, anota con rigor y avisa cuando un lote no pasa. Trabaja en industria, control público o investigación.',
    day: [
      {
        at: 8,
        what: 'Bata, lentes de seguridad y la balanza que nota hasta tu respiración. Preparas patrones, calibras y pasas veinte muestras de agua de distintos pozos.',
      },
      {
        at: 11,
        what: 'Una sale rara; repites antes de alarmar a nadie. Resultado confirmado: llamas.',
      },
      {
        at: 14,
        what: 'Mientras el cromatógrafo trabaja solo, lavas material, revisas reactivos vencidos y rellenas el cuaderno con tinta.',
      },
    ],
    tasks: [
      'Hacer ensayos químicos y físicos de cada muestra',
      'Limpiar, calibrar y cuidar los aparatos',
      'Vigilar que el producto cumpla lo establecido',
      'Preparar disoluciones con la concentración exacta',
      'Calcular resultados y anotarlos sin huecos',
    ],
    tires: [
      'La misma prueba muchas veces al día',
      'Atención constante: un descuido invalida la mañana',
      'Guantes, lentes y olores de disolvente',
    ],
    grows:
      'Lavas frascos, después preparas patrones y al final te confían el aparato que cuesta más que una casa. Se puede llegar a llevar la calidad de una planta o seguir hacia un grado.',
    tries: [
      'Prepara cinco vasos de agua con distinta sal, desordénalos y clasifícalos probando una gota; anota aciertos.',
      'Pinta con marcadores un filtro de café, moja el borde y mira en qué colores se separa cada tinta.',
      'Compara las etiquetas de tres aguas embotelladas y averigua qué significa cada mineral.',
    ],
  },
  avionica: {
    alsoCalled: [
      'Técnico en aviónica',
      'Electrónica de aviación',
      'Mantenimiento electrónico de aeronaves',
    ],
    does: 'Instala, prueba y repara la electrónica de los aviones: radios, radares, pantallas, pilotos automáticos, cableado. Busca fallos con esquemas y aparatos de medida, suelda, cambia equipos, comprueba en tierra que todo responde y deja constancia de cada paso.',
    day: [
      {
        at: 7,
        what: 'La tripulación escribió: «radio con ruido». Abres un panel bajo la cabina, metes medio cuerpo y sigues un mazo de cables con la linterna en la boca.',
      },
      {
        at: 10,
        what: 'El medidor duda en un conector. Lo limpias, lo aprietas, sigue dudando; lo cambias y sueldas en cuclillas.',
      },
      { at: 13, what: 'Llamas a la torre para probar. Te oyen perfecto y apuntas la hora.' },
    ],
    tasks: [
      'Probar instrumentos con medidor y osciloscopio hasta hallar el fallo',
      'Anotar cada reparación y cada pieza cambiada',
      'Ajustar, soldar o sustituir equipos averiados',
      'Instalar cableado y aparatos nuevos en el avión',
      'Hacer pruebas de funcionamiento en tierra',
    ],
    tires: [
      'Huecos estrechos donde apenas cabe la mano',
      'Fallos que solo aparecen en el aire',
      'Turnos de noche y exámenes para cada licencia',
    ],
    grows:
      'De sujetar la linterna vas a leer el esquema, y del esquema a firmar. Hay bancos de prueba, fabricantes, simuladores y drones esperando a quien encuentra el cable.',
    tries: [
      'Sigue con el dedo los cables de un aparato viejo sin pilas y dibuja qué une cada uno.',
      'Escucha en un video la radio de un vuelo y apunta diez expresiones que se repitan.',
      'Busca fotos de una cabina de avión y averigua para qué sirven seis de sus pantallas.',
    ],
  },
  'mecanica-de-motos': {
    alsoCalled: ['Mecánico de motos', 'Taller de motocicletas', 'Motociclismo'],
    does: 'Repara y pone a punto motos, ciclomotores y scooters: motor, cadena, frenos, ruedas, electrónica, baterías. Escucha lo que cuenta quien la conduce, prueba, desmonta, cambia lo gastado y ajusta. En una moto no hay sitio que sobre ni chapa que proteja.',
    day: [
      {
        at: 9,
        what: 'Una repartidora llega empujando: la moto murió en un semáforo y vive de ella. Bujía negra, cable roto bajo el asiento.',
      },
      { at: 10, what: 'Sale rodando. Apuntas el nombre de otra que quiere revisión barata.' },
      { at: 13, what: 'Desarmas un motor viejo y ordenas las piezas en bandejas de horno.' },
      {
        at: 18,
        what: 'Cambias un neumático, lo equilibras y das la vuelta a la calle escuchando.',
      },
    ],
    tasks: [
      'Cambiar y equilibrar ruedas, revisar su presión',
      'Sustituir piezas gastadas con herramienta de mano y prensa',
      'Desmontar motores y reparar lo que llevan dentro',
      'Medir encendido, carga y compresión',
      'Escuchar el motor y a quien lo trae',
      'Reparar luces, mandos, depósitos y escapes',
    ],
    tires: [
      'En cuclillas junto al suelo buena parte del día',
      'Semanas llenas en primavera y vacías en invierno',
      'Decir que una reparación cuesta más que la moto',
    ],
    grows:
      'Ruedas y cadenas primero; motores abiertos después. El taller propio es el sueño más repetido, aunque también hay equipos de carreras, servicios oficiales y motos antiguas que restaurar.',
    tries: [
      'Limpia y engrasa la cadena de una bicicleta y compara cómo suena antes y después.',
      'Con alguien de casa, pide permiso en un taller del barrio para mirar media hora cómo trabajan.',
      'Busca un despiece de un motor de moto y aprende a señalar diez piezas sin leer.',
    ],
  },
  'mecatronica-industrial': {
    alsoCalled: [
      'Mantenimiento electromecánico',
      'Mecánica industrial',
      'Técnico de mantenimiento',
    ],
    does: 'Cuida las máquinas de una fábrica: prensas, cintas, hornos, envasadoras. Las limpia y engrasa, oye cuándo algo va mal, desmonta, cambia rodamientos, correas o válvulas, vuelve a montar y prueba. Mezcla mecánica, electricidad, aire a presión y un poco de programa.',
    day: [
      {
        at: 6,
        what: 'Ronda con trapo y aceitera. La envasadora tose antes de cada vuelta y lo apuntas en la mano.',
      },
      {
        at: 9,
        what: 'Paran la línea veinte minutos: quitas la tapa, sale una correa deshilachada, entra otra.',
      },
      {
        at: 11,
        what: 'En el taller abres una bomba; dentro hay media cuchara. Nadie sabe de quién es.',
      },
      {
        at: 13,
        what: 'Vuelves a montar, arranca al segundo intento y cuelgas la cuchara en la pared.',
      },
    ],
    tasks: [
      'Tener las máquinas en condiciones de producir',
      'Cambiar las piezas rotas o gastadas',
      'Limpiar, engrasar y ajustar según el calendario',
      'Desmontar la máquina para llegar a la avería',
      'Montarla otra vez y ver que funcione',
      'Examinar piezas en busca de desgaste',
    ],
    tires: [
      'Producción esperando con los brazos cruzados',
      'Turnos de noche y fines de semana de parada',
      'Ruido, grasa y sitios incómodos',
    ],
    grows:
      'Engrasas lo que te dicen hasta que oyes tú la avería. Entonces te buscan para organizar el mantenimiento, poner en marcha máquinas nuevas o cambiar de industria sin cambiar de oficio.',
    tries: [
      'Arregla algo pequeño de casa con permiso: una bisagra que chirría, un cajón flojo, una silla que baila.',
      'Desmonta un bolígrafo de resorte, mezcla las piezas y móntalo con los ojos cerrados.',
      'Pon el oído en la lavadora en marcha y escribe qué hace en cada ruido.',
    ],
  },
  cnc: {
    alsoCalled: ['Programador CNC', 'Control numérico', 'Programación de la producción mecánica'],
    does: 'Convierte un dibujo en órdenes para una máquina que corta metal sola: qué herramienta entra, por dónde, a qué velocidad. Estudia el plano, elige la secuencia, escribe o genera el programa, lo simula, vigila la primera pieza y corrige lo que sobra.',
    day: [
      {
        at: 7,
        what: 'Una hélice pequeña gira en tu pantalla. Decides por qué cara empezar, porque luego no habrá de dónde sujetarla.',
      },
      {
        at: 10,
        what: 'La simulación se tiñe de rojo: la herramienta chocaría. Acortas el camino y borras dos líneas.',
      },
      {
        at: 12,
        what: 'Primera pieza con el dedo sobre el botón de parada. Sale brillante, con un escalón que no estaba en el plano.',
      },
      { at: 14, what: 'Encuentras el signo equivocado y lo guardas con otra versión.' },
    ],
    tasks: [
      'Escribir programas en el lenguaje de la máquina',
      'Elegir herramientas y ordenar los cortes',
      'Corregir errores y volver a probar',
      'Estudiar planos y pedidos para calcular medidas',
      'Preparar hojas de instrucciones para el taller',
      'Vigilar la primera pieza o su simulación',
    ],
    tires: [
      'Un signo mal puesto rompe una herramienta carísima',
      'Pantalla y taller a la vez, con prisa en los dos',
      'Pedidos urgentes que desordenan la semana',
    ],
    grows:
      'Cambias un número, luego una línea, luego escribes el programa entero. Las piezas se vuelven más raras: moldes, turbinas, rodillas de metal; y a veces la oficina técnica te lleva arriba.',
    tries: [
      'En papel cuadriculado escribe órdenes para que otra persona dibuje una estrella sin ver tu modelo.',
      'Diseña en un programa gratuito de tres dimensiones un llavero con tu inicial.',
      'Pregunta en tu escuela o biblioteca si hay una cortadora láser o impresora de piezas y pide verla trabajar.',
    ],
  },
};
