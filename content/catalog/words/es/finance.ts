import type { FamilyWords } from '#content/catalog/words.ts';

export const finance: FamilyWords = {
  'contabilidad-y-auditoria': {
    alsoCalled: ['Contaduría pública', 'Contador o contadora', 'Contable', 'Auditoría'],
    does: 'Lleva y comprueba las cuentas: registra lo que entra y sale, prepara balances e impuestos y asegura que los números cuentan la verdad. En auditoría revisa con mirada externa los de otras empresas. Exige orden, criterio y decir que no a tiempo.',
    day: [
      {
        at: 9,
        what: 'El banco dice una cosa y el libro otra: faltan doce centavos. Los buscas porque los errores pequeños esconden a veces otros grandes. Aparecen en una factura duplicada.',
      },
      {
        at: 12,
        what: 'Cuentas cajas en un almacén para comprobar un inventario y cierras el trimestre.',
      },
      { at: 16, what: 'La jefa de ventas pregunta cuánto puede gastar, y se lo explicas.' },
    ],
    tasks: [
      'Redactar informes con lo que se encontró',
      'Explicar a dirección en qué se gasta y qué cambiar',
      'Buscar errores, fraudes y trabajo doble en los datos',
      'Revisar libros y la manera de registrar',
      'Decidir qué partes de una empresa se auditan',
      'Preparar impuestos y cierres de periodo',
    ],
    tires: [
      'Cierres con horas de más cada trimestre',
      'Papeles ajenos entregados tarde',
      'Sospechar por oficio sin ofender a nadie',
    ],
    grows:
      'Cotejas facturas; luego cierras el mes; luego firmas el año. La auditoría tiene escalones con nombre en inglés, y muchas personas prefieren una asesoría con planta en la ventana y clientes del barrio.',
    tries: [
      'Lleva una semana tus cuentas en un cuaderno con entradas, salidas y saldo, y busca qué no cuadra.',
      'Revisa con alguien de casa un recibo y comprueba cada suma y cada impuesto.',
      'Inventa un puesto de limonada y escribe su primer balance: qué tiene, qué debe, qué es suyo.',
    ],
  },
  'analisis-financiero': {
    alsoCalled: ['Finanzas corporativas', 'Análisis de inversiones', 'Banca de inversión'],
    does: 'Estudia empresas, proyectos y mercados para decidir dónde poner el dinero y con qué riesgo. Lee balances, construye modelos, compara escenarios y recomienda comprar, vender, prestar o esperar. Trabaja en bancos, fondos, aseguradoras o dentro de una empresa.',
    day: [
      {
        at: 9,
        what: 'Abre el mercado y una noticia mueve tu lista. Antes de reaccionar lees el comunicado entero: lo importante estaba en una nota al pie.',
      },
      {
        at: 11,
        what: 'Actualizas el modelo, cambias un supuesto y ves cuánto tiembla el resultado.',
      },
      { at: 13, what: 'Llamas a la empresa con tres preguntas.' },
      { at: 17, what: 'Defiendes tu recomendación ante gente que piensa lo contrario.' },
    ],
    tasks: [
      'Aconsejar cuánto dinero pedir, cuándo y a quién',
      'Examinar empresas con problemas y proponer salidas',
      'Visitar compañías antes de recomendar invertir',
      'Construir modelos y comparar escenarios',
      'Trabajar con abogadas, contables y clientes',
    ],
    tires: [
      'Jornadas larguísimas en época de operaciones',
      'Acertar el análisis y que el mercado haga otra cosa',
      'Hojas de cálculo hasta de noche',
    ],
    grows:
      'Las primeras temporadas son de hojas de cálculo y cenas en la mesa. Quien aguanta lleva una cartera o una operación; quien se cansa cruza a las finanzas de una empresa y duerme más.',
    tries: [
      'Busca el informe anual de una empresa que uses y encuentra cuánto vendió y cuánto ganó.',
      'Elige tres empresas, sin dinero real, y anota cada día por qué crees que sube o baja su precio.',
      'Calcula en una hoja qué pasa con un ahorro mensual a distintas tasas en treinta años.',
    ],
  },
  'asesoria-financiera': {
    alsoCalled: ['Planificación financiera', 'Banca personal', 'Asesor de inversiones'],
    does: 'Ayuda a personas y familias a decidir sobre su dinero: ahorrar, pedir una hipoteca, preparar la jubilación, repartir una herencia. Escucha metas y miedos, explica productos con claridad, avisa de riesgos y revisa el plan cuando la vida cambia.',
    day: [
      {
        at: 10,
        what: 'Una pareja quiere casa, viaje y ahorro para su hija, y no alcanza para todo. Dibujas tres columnas y dejas que discutan.',
      },
      {
        at: 12,
        what: 'Un señor pregunta por una inversión maravillosa que vio en un anuncio; le enseñas la letra pequeña.',
      },
      { at: 16, what: 'Revisas carteras, llamas a quien se jubila y estudias normas nuevas.' },
    ],
    tasks: [
      'Preguntar por ingresos, deudas, metas y miedos',
      'Proponer cómo ahorrar, asegurar e invertir',
      'Mantener al día el plan de cada cliente',
      'Poner en marcha lo decidido o derivarlo',
      'Aclarar dudas sobre productos y letra pequeña',
    ],
    tires: [
      'Objetivos de venta que chocan con tu consejo',
      'Dar explicaciones cuando el mercado cae',
      'Conseguir los primeros clientes',
    ],
    grows:
      'Heredas clientes de alguien y aprendes a llamarlos. Con los años te recomiendan, llevas patrimonios mayores, diriges una oficina o te independizas con quienes confían en ti.',
    tries: [
      'Pregunta a tres personas de tu familia qué consejo de dinero habrían querido a los dieciséis años.',
      'Haz un plan para ahorrar algo que quieras: cuánto, cada cuánto y qué harás si falla un mes.',
      'Busca un anuncio de inversión en redes y lista lo que no dice.',
    ],
  },
  'ciencias-actuariales': {
    alsoCalled: ['Actuario o actuaria', 'Matemática de seguros'],
    does: 'Pone números al futuro incierto: cuánto cuesta asegurar una casa, cuánto debe guardar un fondo de pensiones, qué pasaría tras una gran inundación. Usa estadística, finanzas y leyes para que las aseguradoras puedan pagar, años después, lo que prometieron.',
    day: [
      {
        at: 9,
        what: 'La pregunta del día: cuántos parabrisas se romperán este invierno. Limpias años de datos, ajustas un modelo y lo comparas con lo que ocurrió.',
      },
      {
        at: 13,
        what: 'La directora quiere bajar el precio; le enseñas en un gráfico hasta dónde.',
      },
      {
        at: 16,
        what: 'Calculas pensiones y redactas los supuestos para que cualquiera pueda discutirlos.',
      },
    ],
    tasks: [
      'Calcular primas y reservas para poder pagar mañana',
      'Colaborar con ventas, siniestros e informática',
      'Estimar accidentes, enfermedades y edades de jubilación',
      'Diseñar seguros y planes de pensiones',
      'Explicar cuentas difíciles a dirección y a supervisores',
      'Construir tablas de probabilidad',
    ],
    tires: [
      'Cierres con fechas que no se mueven',
      'Normas que cambian y obligan a recalcular',
      'Hablar todo el día de desgracias en promedio',
    ],
    grows:
      'Ajustas parabrisas, luego vidas, luego catástrofes. Desde ahí se dirigen los productos o los riesgos de una aseguradora, se asesora a fondos de pensiones o se vigila a las demás desde un organismo público.',
    tries: [
      'Lanza un dado sesenta veces y calcula cuánto cobrarías por asegurar a alguien contra el seis.',
      'Pregunta en casa qué seguros hay y qué cubre uno de ellos; lee una página de la póliza.',
      'Busca cuántos teléfonos se rompen al año entre tu gente y calcula un seguro justo.',
    ],
  },
  'inspeccion-de-hacienda': {
    alsoCalled: [
      'Inspector de Hacienda',
      'Técnico de Hacienda',
      'Inspección tributaria',
      'Agente tributario',
    ],
    does: 'Comprueba declaraciones de impuestos de personas y empresas para la administración. Compara lo declarado con facturas, cuentas y otros datos, pide explicaciones, visita negocios, calcula lo que falta o sobra, redacta actas y ayuda a quien no entiende un trámite.',
    day: [
      {
        at: 8,
        what: 'Un restaurante declara más servilletas que cenas. Sumas facturas de harina y te salen muchas pizzas.',
      },
      {
        at: 10,
        what: 'El dueño llega con su asesora y tres carpetas; piden un vaso de agua. Preguntas despacio.',
      },
      { at: 12, what: 'A una señora le devuelves dinero que no sabía que era suyo.' },
      { at: 14, what: 'Escribes el acta, párrafo corto, número exacto.' },
    ],
    tasks: [
      'Avisar a quien tiene pagos pendientes',
      'Reunirse con contribuyentes y sus asesores',
      'Calcular si hay que cobrar o devolver',
      'Guardar cada paso del expediente',
      'Pedir documentos que aclaren una diferencia',
      'Responder dudas sobre declaraciones',
    ],
    tires: [
      'Gente que te recibe con miedo o enojo',
      'Expedientes enormes y leyes que cambian',
      'Años de estudio antes de empezar',
    ],
    grows:
      'El primer destino puede estar en otra provincia. Después cambias de ciudad y de materia: grandes empresas, aduanas, delitos, tribunales; y hay quien deja la mesa para asesorar o enseñar.',
    tries: [
      'Mira tres recibos de compra y calcula cuánto es impuesto en cada uno.',
      'Averigua qué pagan los impuestos de tu ciudad y dibuja el reparto en un círculo.',
      'Lee en una web oficial cómo se explica la declaración a jóvenes y hazle un resumen a tu familia.',
    ],
  },
  'direccion-financiera': {
    alsoCalled: [
      'Director financiero o directora financiera',
      'Gerencia de finanzas',
      'Gestión financiera',
    ],
    does: 'Responde del dinero de una empresa o de una parte de ella: prevé si habrá para pagar sueldos y máquinas, prepara presupuestos, habla con bancos, decide inversiones y vigila riesgos. Dirige un equipo y traduce las cifras para quien fabrica, vende o cuida.',
    day: [
      {
        at: 8,
        what: 'La caja aguanta hasta el día veinte y los sueldos salen el treinta. Llamas a dos clientes que deben y a un banco que duda.',
      },
      {
        at: 11,
        what: 'Producción pide una máquina. Preguntas qué pasa si no se compra y anotas la respuesta entera.',
      },
      { at: 13, what: 'Entrevistas a una candidata que corrige tu hoja. Te gusta.' },
      { at: 17, what: 'Cobro recibido: tachas el veinte.' },
    ],
    tasks: [
      'Mantener el trato con bancos, clientes y socios',
      'Vigilar las entradas y salidas de dinero',
      'Coordinar a quienes llevan cuentas y oficinas',
      'Elegir y formar a su equipo',
      'Preparar presupuestos y seguir si se cumplen',
    ],
    tires: [
      'Dormir poco cuando no alcanza la caja',
      'Recortar lo que a otros les ilusionaba',
      'Cierres, auditorías y reuniones encadenadas',
    ],
    grows:
      'Aquí se llega tras años de contabilidad, análisis o auditoría, muchas veces en la misma casa. Desde este despacho se cambia a una empresa mayor o a la silla de la dirección general.',
    tries: [
      'Haz el presupuesto de un viaje de clase: ingresos, gastos y qué recortarías primero.',
      'Pregunta a alguien con un negocio conocido qué mes le cuesta más pagar y por qué.',
      'Dibuja mes a mes el dinero que entra y sale de un club deportivo imaginario y busca el mes peligroso.',
    ],
  },
  banca: {
    alsoCalled: ['Empleo en banca', 'Gestor de créditos', 'Ejecutivo bancario', 'Oficina bancaria'],
    does: 'Atiende a personas y empresas que necesitan un préstamo, una cuenta o una hipoteca. Pregunta, explica opciones, estudia ingresos y deudas, decide o propone si conceder, revisa contratos y acompaña hasta la firma. También ayuda a quien no puede con la pantalla.',
    day: [
      {
        at: 8,
        what: 'Un abuelo trae la libreta y el teléfono del nieto; le enseñas a ver su saldo sin perder la paciencia.',
      },
      {
        at: 10,
        what: 'Una panadera pide un crédito para un horno. Miras ventas, harina, deudas: cabe, con un plazo más largo.',
      },
      { at: 12, what: 'A un chico le dices que todavía no y le escribes qué tendría que cambiar.' },
      { at: 14, what: 'Lees el contrato otra vez antes de la firma.' },
    ],
    tasks: [
      'Reunirse con quien pide un préstamo',
      'Estudiar ingresos, deudas y garantías',
      'Conceder lo que está en su mano o elevarlo',
      'Explicar tipos de crédito y sus condiciones',
      'Enviar expedientes a quienes analizan el riesgo',
      'Comprobar que el contrato esté completo',
    ],
    tires: [
      'Objetivos de venta cada semana',
      'Decir que no a gente que conoces',
      'Colas, llamadas y pantallas lentas a la vez',
    ],
    grows:
      'De la ventanilla pasas a una mesa con dos sillas delante, y de la mesa a la oficina entera. Riesgos, tecnología y cumplimiento se llevan gente a la sede, donde ya no hay cola.',
    tries: [
      'Compara en dos webs cuánto costaría en total un préstamo pequeño, además de la cuota.',
      'Haz de banco en casa: inventa tres personas que piden dinero y decide a quién prestas y por qué.',
      'Averigua qué es una comisión y busca cuáles cobra una cuenta para jóvenes.',
    ],
  },
  'bolsa-y-mercados': {
    alsoCalled: ['Trader', 'Corredor de bolsa', 'Operador de mercados', 'Bróker'],
    does: 'Compra y vende acciones, bonos, divisas o materias primas para clientes o para una entidad. Sigue precios y noticias, busca el mejor momento, cierra operaciones en segundos, las registra sin error y explica después qué se hizo y con qué riesgo.',
    day: [
      {
        at: 8,
        what: 'Antes de que abra lees lo que pasó en Asia y escribes tres niveles en un papel amarillo.',
      },
      {
        at: 9,
        what: 'Suena la apertura y nadie mira a nadie. Un cliente quiere vender todo; lo repartes en trozos para que el precio no se asuste.',
      },
      { at: 13, what: 'Comes delante de seis gráficas.' },
      { at: 17, what: 'Cierra. Cuadras cada orden con su hora y encuentras una al revés.' },
    ],
    tasks: [
      'Lanzar ofertas de compra y de venta',
      'Vigilar mercados y posiciones abiertas',
      'Conseguir para el cliente el mejor precio posible',
      'Registrar cada operación sin huecos',
      'Comprar y vender por cuenta de una entidad',
      'Explicar al cliente lo hecho y el riesgo que queda',
    ],
    tires: [
      'Perder dinero ajeno y seguir con la cabeza fría',
      'Mirar pantallas sin poder levantarse',
      'Pocas mesas y mucha gente que quiere sentarse',
    ],
    grows:
      'Sirves órdenes pequeñas mientras otra persona mira por encima del hombro. Más tarde llevas clientes grandes, gestionas un fondo, controlas el riesgo ajeno o diseñas programas que compran solos.',
    tries: [
      'Anota una semana el precio de una acción y la noticia que crees que lo movió, sin invertir nada.',
      'Juega con botones a un mercado: cinco personas, diez minutos, y dibuja cómo cambió el precio.',
      'Busca la historia de una burbuja famosa y explica en diez frases quién ganó y quién perdió.',
    ],
  },
  seguros: {
    alsoCalled: ['Agente de seguros', 'Corredor de seguros', 'Mediación de seguros'],
    does: 'Estudia qué riesgos tiene una persona o un negocio y le propone cómo cubrirlos: casa, vehículo, salud, viaje, taller. Explica qué incluye cada póliza y qué no, busca clientes, renueva contratos y echa una mano cuando llega el incendio o la inundación.',
    day: [
      {
        at: 9,
        what: 'Un taller tiene extintores vencidos y un perro de guardia dormido. Apuntas las dos cosas.',
      },
      {
        at: 11,
        what: 'Llaman llorando: se inundó una peluquería. Vas, haces fotos, buscas el artículo y llamas a quien tasa.',
      },
      { at: 13, what: 'A una pareja le quitas de la póliza lo que pagaba doble.' },
      { at: 17, what: 'Diez llamadas a desconocidos; dos escuchan.' },
    ],
    tasks: [
      'Adaptar cada seguro a lo que se necesita cubrir',
      'Vender pólizas a familias y a negocios',
      'Explicar ventajas, límites y exclusiones',
      'Tramitar renovaciones y llevar los archivos',
      'Buscar clientes nuevos y cuidar los de siempre',
      'Visitar a asegurados para revisar su contrato',
    ],
    tires: [
      'Que te cuelguen el teléfono varias veces cada tarde',
      'Ingresos que al principio dependen de vender',
      'Dar la cara cuando la póliza no cubre algo',
    ],
    grows:
      'Los primeros clientes son tus vecinos. Con una cartera que renueva cada año puedes abrir correduría, pasar a los siniestros o a empresas grandes, o enseñar a quien empieza a llamar.',
    tries: [
      'Recorre tu casa como si fueras a asegurarla y haz una lista con fotos de lo que vale más.',
      'Lee las exclusiones de un seguro de viaje y busca la más rara.',
      'Explica a alguien, en dos minutos y sin mentir, por qué aseguraría o no su bicicleta.',
    ],
  },
};
