import type { FamilyWords } from '#content/catalog/words.ts';

export const security: FamilyWords = {
  'investigacion-criminal': {
    alsoCalled: ['Detective', 'Policía judicial', 'Criminología aplicada'],
    does: 'Averigua qué pasó en un delito y quién participó. Reúne indicios, toma declaraciones, estudia llamadas y movimientos de dinero, y ordena todo para que un juez pueda decidir. Mezcla mente analítica, mucha escritura y trato con personas en sus peores días.',
    day: [
      {
        at: 9,
        what: 'Sobre la mesa hay una cronología con huecos. Revisas horas de cámara hasta que un auto pasa dos veces.',
      },
      {
        at: 12,
        what: 'Entrevistas a una testigo con calma, porque la memoria se rompe si se la empuja.',
      },
      {
        at: 16,
        what: 'El laboratorio manda un resultado que descarta tu mejor idea, y toca empezar de nuevo.',
      },
      { at: 19, what: 'Todo queda escrito, también lo que no sirvió.' },
    ],
    tasks: [
      'Tomar declaración a víctimas, testigos y sospechosos',
      'Redactar informes con cada paso de la investigación',
      'Reunir cámaras, llamadas y movimientos de dinero',
      'Proteger el lugar de los hechos para que nadie lo altere',
      'Pedir órdenes de registro al juzgado y justificarlas',
      'Preparar el caso y declarar en el juicio',
    ],
    tires: [
      'Horas de grabaciones en las que no pasa nada',
      'Historias tristes que no puedes contar en casa',
      'Casos que se cierran sin respuesta',
    ],
    grows:
      'Antes hay años de calle y de uniforme. Después eliges materia (homicidios, fraude, familia, delitos en la red) y con el tiempo diriges un grupo, analizas patrones o formas a quienes llegan.',
    tries: [
      'Reconstruye con horas lo que hizo ayer tu familia preguntando a cada persona por separado; mira dónde no coinciden.',
      'Resuelve un crimen de novela: anota cada pista y para de leer antes del final.',
      'Mira un minuto de calle desde tu ventana, espera una hora y escribe lo que recuerdas.',
    ],
  },
  criminalistica: {
    alsoCalled: ['Ciencias forenses', 'Policía científica', 'Perito forense'],
    does: 'Busca y analiza las huellas materiales de un delito: fibras, sangre, pisadas, balas, documentos. Recoge muestras sin contaminarlas, las estudia en el laboratorio y explica en un juicio qué demuestran y qué no. La paciencia importa más que la intuición.',
    day: [
      {
        at: 8,
        what: 'Antes de entrar fotografías la habitación desde cada esquina. Luego, de rodillas, marcas, mides y guardas con un número.',
      },
      {
        at: 12,
        what: 'En el laboratorio comparas dos huellas dactilares punto por punto y tu compañera repite el análisis sin conocer tu respuesta.',
      },
      { at: 17, what: 'Declaras ante un tribunal, con palabras sencillas y sin adornar nada.' },
    ],
    tasks: [
      'Recoger indicios y guardarlos sin que se contaminen',
      'Fotografiar, medir y dibujar el lugar de los hechos',
      'Revelar huellas y compararlas con las de los registros',
      'Analizar muestras en el laboratorio',
      'Escribir informes que otra persona pueda repetir',
      'Explicar en un juicio cómo se llegó al resultado',
    ],
    tires: [
      'Trajes cerrados, olores y madrugadas',
      'La cola de muestras urgentes',
      'Que esperen de ti lo que han visto en las series',
    ],
    grows:
      'Se acaba con una especialidad: documentos, balística, ADN, huellas, dispositivos. Hay quien llega a dirigir un laboratorio y quien hace informes periciales por su cuenta.',
    tries: [
      'Toma con grafito en polvo y cinta las huellas de tus dedos y compáralas con lupa.',
      'Fotografía un cuarto desordenado desde las cuatro esquinas y dibuja el plano con medidas.',
      'Escribe la misma frase con tres bolígrafos y busca cómo distinguirlos mojando el papel.',
    ],
  },
  policia: {
    alsoCalled: [
      'Policía nacional o local',
      'Guardia civil',
      'Carabineros',
      'Cuerpos de seguridad',
    ],
    does: 'Protege a la gente y hace cumplir la ley: patrulla, atiende llamadas, media en peleas, ordena el tráfico, detiene cuando hace falta y redacta informes. En España se entra por oposición, y para empezar no se exige un grado: criminología o seguridad ayudan a prepararse y a ascender.',
    day: [
      { at: 7, what: 'El turno empieza con las novedades de la noche.' },
      { at: 9, what: 'Patrullas a pie, saludas a comerciantes y ayudas a un señor desorientado.' },
      {
        at: 12,
        what: 'Suena la radio: discusión en una vivienda. Entras hablando bajo, separas, escuchas a cada cual.',
      },
      {
        at: 14,
        what: 'Redactas el atestado con detalle, porque esas líneas pueden decidir un juicio.',
      },
    ],
    tasks: [
      'Patrullar y mantener el orden en calles y actos',
      'Acudir a llamadas, calmar peleas y proteger a quien lo necesita',
      'Anotar los hechos y redactar informes precisos',
      'Prestar los primeros auxilios tras un accidente',
      'Buscar y detener a personas sospechosas',
      'Ordenar el tráfico y explicar las normas',
    ],
    tires: [
      'Turnos que rompen el sueño y las fiestas',
      'Insultos que hay que oír sin perder la calma',
      'Ver lo peor del barrio todas las semanas',
    ],
    grows:
      'Tras los primeros años de calle se puede pasar a tráfico, investigación, unidades de intervención, perros o proximidad. Se asciende por escalas, con más estudio cada vez.',
    tries: [
      'Describe por escrito una escena de tu calle sin opinar, solo lo visto y lo oído.',
      'Entrena tres días una carrera de resistencia y flexiones, y anota cómo duermes.',
      'Pregunta a una persona conocida que trabaje a turnos cómo organiza su semana.',
    ],
  },
  'extincion-de-incendios': {
    alsoCalled: ['Bomberos', 'Bombero o bombera', 'Rescate y salvamento'],
    does: 'Acude a incendios, accidentes, inundaciones y rescates. Entra donde otros salen, trabaja en equipo con reglas muy claras y cuida su forma física y su material. También previene: revisa edificios y enseña a reaccionar. En España se accede por oposición.',
    day: [
      { at: 8, what: 'Compruebas botella, arnés y radio antes del café.' },
      {
        at: 10,
        what: 'Entrenamiento con escaleras. Después cocina toda la guardia y alguien se pasa con la sal.',
      },
      {
        at: 15,
        what: 'Suena la alarma: humo en un cuarto piso. Subes detrás de tu compañera con una mano en la pared. Nadie herido esta vez.',
      },
      { at: 18, what: 'De vuelta se lava, se revisa y se comenta.' },
    ],
    tasks: [
      'Acudir a alarmas de fuego, tráfico, agua o industria',
      'Rescatar a personas de edificios, vehículos o ríos',
      'Valorar la situación y comunicarla por radio',
      'Ponerse el equipo de respiración y revisarlo en cada turno',
      'Abrir paso o ventilar con hachas, sierras y palancas',
      'Entrenar, revisar edificios y enseñar a prevenir',
    ],
    tires: [
      'Guardias largas en las que no pasa nada, y de pronto todo',
      'El calor y el peso del equipo',
      'Llegar tarde a alguien',
    ],
    grows:
      'Con años de servicio se manda una dotación, después un turno o una estación. Se puede elegir rescate en montaña, buceo, sustancias peligrosas, investigación de incendios o formación.',
    tries: [
      'Recorre tu casa con los ojos cerrados siguiendo la pared y cuenta los pasos hasta la puerta.',
      'Dibuja el plano de salida de tu vivienda y ensáyalo con tu familia.',
      'Pregunta en una estación de bomberos cuándo reciben visitas y ve con alguien.',
    ],
  },
  'prevencion-de-riesgos-laborales': {
    alsoCalled: ['Seguridad e higiene', 'Salud ocupacional', 'Seguridad industrial'],
    does: 'Evita que la gente enferme o se accidente en su trabajo. Visita fábricas, obras y oficinas, mide ruido, polvo o posturas, detecta peligros, propone cambios y forma al personal. Cuando algo falla, investiga la causa para que no vuelva a ocurrir.',
    day: [
      {
        at: 8,
        what: 'Con casco y libreta recorres una obra y preguntas más de lo que corriges. Un andamio está mal sujeto: se para y se arregla.',
      },
      { at: 11, what: 'En la oficina mides sillas y pantallas.' },
      {
        at: 13,
        what: 'Investigas por qué alguien se cortó; la respuesta no era el descuido, era la prisa.',
      },
      { at: 17, what: 'La tarde acaba con un curso breve.' },
    ],
    tasks: [
      'Inspeccionar talleres, obras y oficinas en busca de peligros',
      'Proponer cambios en máquinas, posturas o maneras de trabajar',
      'Parar una tarea cuando alguien corre peligro',
      'Investigar accidentes hasta dar con la causa',
      'Medir ruido, polvo, luz o temperatura',
      'Formar al personal y acordar mejoras con ingeniería y medicina',
    ],
    tires: [
      'Que te vean llegar y escondan lo que pasa',
      'Carpetas de documentos por cada visita',
      'Convencer a quien lleva treinta años haciéndolo igual',
    ],
    grows:
      'Las primeras visitas las haces con alguien al lado. Luego te encargas de una empresa grande o de una obra con veinte contratas, o te vas hacia las auditorías, la higiene industrial o el medio ambiente.',
    tries: [
      'Busca cinco peligros en tu cocina y arregla el más fácil con permiso.',
      'Fotografía cómo te sientas a estudiar, cambia la altura de la silla y compara tras una hora.',
      'Pregunta a alguien de tu familia qué le duele de su trabajo y qué lo causa.',
    ],
  },
  'relaciones-internacionales': {
    alsoCalled: [
      'Relaciones internacionales',
      'Analista de inteligencia',
      'Geopolítica',
      'Estudios internacionales',
    ],
    does: 'Reúne información de prensa, datos, mapas y personas en varios idiomas, comprueba qué es cierto y explica qué puede ocurrir: una crisis, una red de contrabando, unas elecciones disputadas. Trabaja para ministerios, cuerpos de seguridad, organismos internacionales, empresas que operan fuera o centros de estudios.',
    day: [
      {
        at: 8,
        what: 'Lees lo publicado de noche en cuatro idiomas y marcas lo que se repite demasiado.',
      },
      { at: 10, what: 'Una foto dice ser de ayer; las sombras y un cartel dicen otra cosa.' },
      { at: 13, what: 'Dibujas en una pizarra quién conoce a quién. Falta una flecha.' },
      {
        at: 17,
        what: 'Tienes una página y cinco minutos para contarlo. Empiezas por lo que no sabes.',
      },
    ],
    tasks: [
      'Escribir informes breves con mapas y gráficos',
      'Reunir datos de prensa, registros y contactos',
      'Contrastar cada dato con otra fuente',
      'Buscar patrones en hechos que parecen sueltos',
      'Presentar conclusiones a quien tiene que decidir',
      'Seguir temas como conflictos, contrabando o delitos financieros',
    ],
    tires: [
      'Acertar sin que nadie pueda saberlo',
      'Leer sobre violencia a diario',
      'Despertarte porque algo pasó en otro huso horario',
    ],
    grows:
      'Comienzas vigilando un solo país hasta saberte sus ministros de memoria. Más tarde coordinas a quienes vigilan los demás, o saltas a la diplomacia, los organismos internacionales, la cooperación o el riesgo de empresas.',
    tries: [
      'Elige una noticia internacional y léela en medios de tres países; anota en qué no coinciden.',
      'Averigua dónde se tomó una foto de calle por carteles, árboles y sombras.',
      'Resume en cinco frases la situación de un país que no conoces y di de dónde sale cada una.',
    ],
  },
  'proteccion-civil': {
    alsoCalled: [
      'Gestión de emergencias',
      'Gestión del riesgo de desastres',
      'Coordinación de emergencias',
    ],
    does: 'Prepara a un municipio, una región o una empresa para inundaciones, incendios, apagones o accidentes graves. Escribe planes, organiza simulacros, avisa a la población y, cuando ocurre, coordina desde una sala a bomberos, policía, sanidad y voluntariado. Después cuenta daños y corrige el plan.',
    day: [
      {
        at: 8,
        what: 'El pronóstico trae lluvia fuerte. Llamas a tres alcaldes y compruebas que los mapas de la sala estén al día.',
      },
      { at: 12, what: 'Simulacro en un colegio: dos minutos más de lo previsto, por una mochila.' },
      { at: 17, what: 'Empieza a llover de verdad. Pides cortar un paso bajo el tren.' },
      {
        at: 21,
        what: 'Alguien pregunta si el polideportivo tiene mantas. Las contaste el martes.',
      },
    ],
    tasks: [
      'Reunirte con ayuntamientos, hospitales y escuelas antes de una emergencia',
      'Acordar con cada servicio quién hace qué',
      'Coordinar avisos, evacuaciones y refugios',
      'Escribir planes y tenerlos al día',
      'Organizar simulacros y apuntar lo que falla',
      'Informar de daños y necesidades',
    ],
    tires: [
      'Meses de planes que nadie lee hasta el día malo',
      'Decidir con datos a medias',
      'Teléfono de guardia en vacaciones',
    ],
    grows:
      'La puerta de entrada es la sala donde suenan las llamadas. De allí salen quienes escriben los planes y mandan el puesto de coordinación, también en industrias, aeropuertos, grandes eventos y ayuda internacional.',
    tries: [
      'Prepara con tu familia una mochila para tres días sin luz y revisa qué falta.',
      'Busca si tu calle está en un mapa de zonas inundables y dónde sería el punto de encuentro.',
      'Cronometra cuánto tarda tu clase en salir y propón un cambio.',
    ],
  },
  'instituciones-penitenciarias': {
    alsoCalled: [
      'Funcionario o funcionaria de prisiones',
      'Vigilancia penitenciaria',
      'Custodia penitenciaria',
    ],
    does: 'Cuida la seguridad y la convivencia en una prisión: recuentos, registros, puertas, visitas, talleres y patio. Habla mucho, observa más y deja por escrito lo que ocurre. También acompaña a quien intenta cambiar de vida, junto a personal de educación, psicología y trabajo social.',
    day: [
      { at: 7, what: 'Recuento. Dices los nombres y miras las caras, porque hay días que avisan.' },
      {
        at: 10,
        what: 'Patio: dos hombres hablan demasiado bajo. Te acercas a preguntar por un partido y se separan.',
      },
      { at: 13, what: 'Revisas barrotes, cerraduras y el carro de la lavandería.' },
      { at: 15, what: 'Un interno aprobó un examen y te enseña la nota doblada en cuatro.' },
    ],
    tasks: [
      'Contar a los internos y comprobar que están todos',
      'Revisar puertas, cerraduras, barrotes y celdas',
      'Observar el ambiente en patios, talleres y comedor',
      'Controlar entradas, paquetes y visitas',
      'Escribir el parte de lo ocurrido en el turno',
      'Mediar en discusiones antes de que crezcan',
    ],
    tires: [
      'La tensión de no bajar la guardia en ocho horas',
      'Ruido, llaves y luz artificial',
      'Noches y festivos de guardia',
    ],
    grows:
      'Los primeros años son puertas, recuentos y patio. Después llegan las oficinas, el tratamiento, una jefatura de servicio o las medidas que se cumplen fuera, y con más estudios la dirección de un centro.',
    tries: [
      'Pasa media hora en un lugar concurrido con alguien y apunta qué cambia antes de que suba la voz.',
      'Lee en la biblioteca el testimonio de alguien que estuvo preso y de alguien que trabajó allí.',
      'Practica decir «no» tres veces esta semana sin subir el tono y anota cómo responden.',
    ],
  },
  'aduanas-y-fronteras': {
    alsoCalled: [
      'Guardia Civil',
      'Vigilancia aduanera',
      'Policía de fronteras',
      'Inspección de aduanas',
    ],
    does: 'Comprueba quién y qué cruza una frontera: pasaportes, maletas, contenedores, camiones, barcos. Busca contrabando, explica las normas a quien viaja o comercia, detiene cuando hay delito y redacta las diligencias. Según el cuerpo, también patrulla costas, pueblos, montes y carreteras.',
    day: [
      {
        at: 6,
        what: 'Primer vuelo. Miras la foto, la cara, la foto. Una señora viene a conocer a su nieto y te enseña el suéter que tejió.',
      },
      {
        at: 9,
        what: 'El perro se sienta ante una maleta azul; dentro hay embutido y un dueño muy colorado.',
      },
      { at: 12, what: 'En el puerto, un contenedor pesa más que sus papeles. Se abre despacio.' },
      { at: 14, what: 'Escribes el acta con peso, hora y testigos.' },
    ],
    tasks: [
      'Revisar pasaportes y visados y hacer las preguntas justas',
      'Inspeccionar equipajes, vehículos y contenedores',
      'Encontrar y retener mercancía prohibida o sin declarar',
      'Explicar las normas a viajeros y empresas',
      'Detener a quien infringe la ley y preparar el expediente',
      'Trabajar con otros cuerpos y otros países',
    ],
    tires: [
      'Horas de pie ante colas que no acaban',
      'Negar el paso a alguien que llora',
      'Destinos lejos de tu casa',
    ],
    grows:
      'Se puede elegir fiscal, marítimo, perros, investigación de contrabando o análisis de riesgo, y ascender por escalas. Quien estudia más llega a mandar unidades o a puestos en otros países.',
    tries: [
      'Averigua de qué país viene cada cosa de tu mesa y qué papeles pudo necesitar.',
      'Lee las normas de equipaje de un viaje real y haz la maleta de un amigo imaginario sin fallos.',
      'Pregunta a alguien de tu familia cómo vivió su paso por una frontera.',
    ],
  },
  'investigacion-privada': {
    alsoCalled: [
      'Detective privado o privada',
      'Investigación de seguros',
      'Investigación de fraudes',
    ],
    does: 'Investiga por encargo de personas, empresas, aseguradoras o despachos: bajas fingidas, fraudes, herencias sin heredero, impagos, competencia desleal. Consulta registros, observa, fotografía donde está permitido y entrega un informe que debe aguantar en un juicio. Es más espera y escritura que persecución.',
    day: [
      {
        at: 7,
        what: 'Estacionas frente a un portal con termo y paciencia. Pasan dos horas y un gato.',
      },
      {
        at: 10,
        what: 'El hombre de la espalda lesionada sale cargando una lavadora. Fotografías, hora, lugar.',
      },
      { at: 13, what: 'En el registro buscas quién es dueño de qué desde hace diez años.' },
      {
        at: 18,
        what: 'Redactas el informe sin un solo adjetivo y se lo explicas a la clienta, que ya lo sospechaba.',
      },
    ],
    tasks: [
      'Escribir informes que sirvan ante un juez',
      'Buscar datos en registros, prensa y redes',
      'Seguir y observar a alguien sin que lo note',
      'Comprobar antecedentes de empresas o personas',
      'Descubrir fraudes a aseguradoras y negocios',
      'Declarar en juicio sobre lo visto',
    ],
    tires: [
      'Esperar dentro de un vehículo en verano',
      'Dar malas noticias a quien paga por saberlas',
      'Ingresos desiguales al empezar',
    ],
    grows:
      'Al principio haces las esperas que nadie quiere en una agencia. Después llevas casos tuyos, abres despacho o persigues el fraude desde dentro de una aseguradora o un banco, cada vez más ante una pantalla.',
    tries: [
      'Busca qué se encuentra de ti en internet en media hora y escribe un informe sin opiniones.',
      'Lee un relato de detectives y separa lo que se vio de lo que se dedujo.',
      'Anota durante diez minutos lo que pasa en una plaza, con horas exactas, y relee si se entiende.',
    ],
  },
};
