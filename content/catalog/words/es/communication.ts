import type { FamilyWords } from '#content/catalog/words.ts';

export const communication: FamilyWords = {
  'traduccion-e-interpretacion': {
    alsoCalled: ['Traductor', 'Intérprete', 'Subtitulación', 'Lenguas aplicadas'],
    does: 'Lleva un mensaje de un idioma a otro sin que pierda sentido ni tono. Traduce contratos, novelas, series, manuales o páginas web; interpreta en voz alta en reuniones, juicios y hospitales. Dominar la lengua propia importa tanto como saber las demás.',
    day: [
      {
        at: 9,
        what: 'La frase original tiene un chiste que aquí no existe. Lo dejas para luego y sigues con el resto del capítulo.',
      },
      {
        at: 12,
        what: 'Entras en una cabina con auriculares e interpretas una conferencia: escuchas, entiendes y hablas casi a la vez.',
      },
      { at: 17, what: 'Revisas términos con tres diccionarios abiertos.' },
      { at: 22, what: 'En la ducha, aparece el chiste.' },
    ],
    tasks: [
      'Traducir textos o voces sin perder sentido ni estilo',
      'Escuchar con atención antes de decir nada',
      'Preparar glosarios de cada tema, legal, médico o técnico',
      'Consultar diccionarios y bases de términos',
      'Revisar que una palabra se traduzca siempre igual',
      'Guardar el secreto de lo que oyes y lees',
    ],
    tires: [
      'La cabina: media hora agota como un examen',
      'Entregas el lunes que llegan el viernes',
      'Revisar traducciones automáticas a destajo',
    ],
    grows:
      'Con los años se elige un terreno, jurídico, médico, literario, audiovisual, conferencias, y una cartera de clientes. También hay puestos en organismos internacionales y equipos de localización de programas y juegos.',
    tries: [
      'Traduce el estribillo de una canción que te guste de modo que se pueda cantar.',
      'Repite en voz alta, con un segundo de retraso, lo que dice un locutor durante tres minutos.',
      'Compara dos traducciones de la primera página del mismo libro en la biblioteca.',
    ],
  },
  edicion: {
    alsoCalled: ['Editor de textos', 'Editorial', 'Corrección de estilo'],
    does: 'Convierte un texto en algo que merece publicarse: elige manuscritos, habla con quien escribe, ordena, corta, corrige y decide título, cubierta y fecha. Trabaja en editoriales, revistas o medios digitales, con oído para la frase y ojo para las cuentas.',
    day: [
      {
        at: 9,
        what: 'Abres un original de cuatrocientas páginas y en la décima ya sabes que algo brilla y algo sobra.',
      },
      { at: 11, what: 'Escribes a la autora con cuidado: qué quitar y por qué.' },
      { at: 15, what: 'Eliges entre tres cubiertas y cierras el índice de otro libro.' },
      { at: 18, what: 'Descubres, a punto de imprenta, una errata en la contraportada.' },
    ],
    tasks: [
      'Leer y corregir ortografía, sintaxis y puntuación',
      'Comprobar fechas, nombres y datos',
      'Valorar manuscritos y hablar con quien los firma',
      'Reescribir lo que no se entiende',
      'Pensar títulos, temas y colecciones para cada público',
      'Vigilar maqueta, imprenta, plazos y gastos',
    ],
    tires: [
      'Decir que no a un libro en el que alguien puso años',
      'La errata que aparece cuando ya está impreso',
      'Leer por trabajo hasta perder el gusto de leer por gusto',
    ],
    grows:
      'Corriges pruebas, después cuidas a tus primeros autores y un día decides la colección entera. Hay quien funda un sello en su salón y quien trabaja por cuenta propia para varias casas.',
    tries: [
      'Recorta un trabajo tuyo a la mitad sin perder ninguna idea.',
      'Busca tres erratas en un periódico o una web y piensa cómo se colaron.',
      'Escribe la contraportada de un libro que te gustó en cinco líneas.',
    ],
  },
  escritura: {
    alsoCalled: ['Escritor o escritora', 'Novela y ensayo', 'Creación literaria'],
    does: 'Crea textos para ser leídos: novelas, ensayos, cuentos, biografías, discursos. Observa, se documenta, escribe muchas versiones y acepta que la primera nunca sirve. Casi todo el mundo combina los libros con otros oficios, como dar clase, traducir o redactar por encargo.',
    day: [
      {
        at: 8,
        what: 'La mañana es para el capítulo: dos horas sin teléfono y, con suerte, una página buena.',
      },
      { at: 11, what: 'Lees entrevistas para saber cómo hablaba una costurera de otra época.' },
      { at: 13, what: 'Respondes a la editorial y preparas el taller que das los jueves.' },
      { at: 23, what: 'Una frase te obliga a levantarte y encender la luz.' },
    ],
    tasks: [
      'Escribir novelas, cuentos, biografías, ensayos o discursos',
      'Inventar tramas, personajes y voces, y seguirles la pista',
      'Reescribir hasta quedar conforme con el texto',
      'Documentarte sobre épocas, oficios y lugares',
      'Preparar originales y enviarlos a editoriales o clientes',
      'Acordar cambios con quien edita o encarga',
    ],
    tires: [
      'La página en blanco y la página mala',
      'Ingresos que llegan a saltos',
      'Muchas negativas por cada sí',
    ],
    grows:
      'Los primeros textos salen en concursos, revistas o por encargo; los libros llegan despacio. Con nombre propio se suman talleres, charlas y artículos, y casi todo el mundo conserva otro oficio.',
    tries: [
      'Escribe diez minutos al día a la misma hora, siete días, sin borrar nada.',
      'Anota una conversación oída en el autobús y conviértela en media página.',
      'Copia a mano el primer párrafo de tu libro favorito y luego cambia quién lo cuenta.',
    ],
  },
  'guion-y-poesia': {
    alsoCalled: ['Guionista', 'Poeta', 'Letrista', 'Dramaturgia'],
    does: 'Escribe para que otros digan, canten o sientan: guiones de cine y series, obras de teatro, poemas, letras de canciones. Trabaja la voz, el ritmo y la imagen justa. Suele alternar encargos, talleres y proyectos propios que tardan años en salir.',
    day: [
      {
        at: 10,
        what: 'En la sala de guion hay tarjetas de colores por toda la pared. Discuten si el personaje miente en el capítulo tres, y tú propones que calle.',
      },
      { at: 16, what: 'A solas, reescribes el diálogo leyéndolo en voz alta.' },
      { at: 22, what: 'Terminas una letra a la que le sobraba una sílaba.' },
    ],
    tasks: [
      'Desarrollar temas, personajes y acción escena a escena',
      'Elegir la forma que pide cada historia o emoción',
      'Escribir diálogos y probarlos en voz alta',
      'Rehacer versiones con dirección, producción o quien canta',
      'Dar al guion el formato que piden las productoras',
      'Presentar proyectos y buscar quien los produzca',
    ],
    tires: [
      'Proyectos que se caen después de dos años',
      'Notas de seis personas sobre la misma escena',
      'Oír tu frase cambiada en la pantalla',
    ],
    grows:
      'Se entra como ayudante en una sala de guion, ganando un concurso o escribiendo para gente cercana. Después se puede coordinar una serie, dirigir lo propio o vivir de letras y talleres.',
    tries: [
      'Mira una escena sin sonido y escribe el diálogo; luego compáralo.',
      'Inventa otra letra para una melodía conocida respetando cada sílaba.',
      'Escribe una escena de una página donde dos personas discutan sin nombrar el motivo.',
    ],
  },
  periodismo: {
    alsoCalled: ['Periodista', 'Reportería', 'Comunicación social'],
    does: 'Averigua qué pasa, lo comprueba y lo cuenta para que se entienda. Busca fuentes, pregunta lo incómodo, verifica cada dato y escribe, graba o publica a contrarreloj. Hay prensa, radio, televisión, medios digitales, investigación y periodismo de datos.',
    day: [
      { at: 9, what: 'La reunión reparte temas y a ti te toca una fábrica que cierra.' },
      { at: 10, what: 'Llamas a la empresa, que no contesta; a quienes trabajan allí, que sí.' },
      { at: 12, what: 'Vas, miras, preguntas nombres y edades.' },
      {
        at: 18,
        what: 'De vuelta cotejas un documento con dos personas más. Escribes con el reloj encima y titulas tres veces.',
      },
    ],
    tasks: [
      'Seguir la actualidad y elegir qué merece contarse',
      'Investigar antecedentes antes de escribir una línea',
      'Entrevistar a quien sabe y a quien no quiere hablar',
      'Escribir noticias, crónicas o guiones',
      'Comprobar cada dato con otra fuente',
      'Presentar o grabar para radio, televisión o la red',
    ],
    tires: [
      'El cierre, todos los días a la misma hora',
      'Insultos en la red por un titular',
      'Empezar con colaboraciones sueltas',
    ],
    grows:
      'Tras las prácticas y las colaboraciones sueltas llega, con suerte, una sección, una corresponsalía o la mesa de edición. Otros caminos llevan a los datos, el audio, el documental o la comunicación de una entidad.',
    tries: [
      'Pregunta a tres personas conocidas por el mismo hecho del barrio y escribe solo lo que coincide.',
      'Elige una noticia y busca de dónde sale cada dato; marca los que no tienen fuente.',
      'Graba con el teléfono una entrevista de tres minutos a alguien de tu familia y quédate con uno.',
    ],
  },
  'relaciones-publicas': {
    alsoCalled: ['Comunicación corporativa', 'Gabinete de prensa', 'Comunicación institucional'],
    does: 'Cuida cómo se comunica una empresa o institución con su público. Escribe notas, prepara a portavoces, organiza actos, responde a periodistas y redes, y mantiene la calma cuando hay una crisis. Para que la confianza dure, lo que se dice tiene que ser cierto.',
    day: [
      { at: 8, what: 'Revisas qué se publicó anoche.' },
      { at: 10, what: 'Redactas un comunicado y le quitas la mitad de los adjetivos.' },
      {
        at: 12,
        what: 'Una periodista pide un dato que no tienes, así que lo buscas en lugar de improvisar.',
      },
      {
        at: 18,
        what: 'Ensayas una entrevista con la directora. Entonces llega una queja en redes y acuerdan cómo responder.',
      },
    ],
    tasks: [
      'Contestar a periodistas o encontrar quien sepa responder',
      'Escribir notas de prensa y mensajes',
      'Publicar y actualizar la web y las redes',
      'Preparar planes para explicar qué hace la entidad',
      'Mantener el trato con asociaciones, clientes y vecindario',
      'Avisar a la dirección de lo que preocupa fuera',
    ],
    tires: [
      'Crisis que estallan en sábado',
      'Defender decisiones que no tomaste',
      'Que lo bueno salga pequeño y lo malo grande',
    ],
    grows:
      'Las notas de prensa que nadie firma son la escuela. Después hablas en nombre de una entidad, diriges su comunicación o abres agencia; los eventos y la política también buscan a esta gente.',
    tries: [
      'Escribe en seis líneas el anuncio de un cambio molesto en tu clase sin mentir.',
      'Mira cómo respondió una empresa a una queja pública y redacta una respuesta mejor.',
      'Prepara a alguien de tu casa para una pregunta difícil y repite el ensayo dos veces.',
    ],
  },
  'direccion-y-produccion-audiovisual': {
    alsoCalled: ['Cine', 'Realización', 'Productor audiovisual', 'Televisión'],
    does: 'Lleva una idea a la pantalla o al escenario. La dirección decide cómo se cuenta: encuadre, actores, ritmo. La producción consigue dinero, permisos, equipo y fechas, y hace que todo ocurra. Ambas resuelven problemas sin parar y toman cien decisiones al día.',
    day: [
      {
        at: 6,
        what: 'Amanece y el camión de luces no llega. Cambias el orden de las escenas, avisas a maquillaje y ruedas primero en el portal.',
      },
      { at: 9, what: 'Una toma, otra, la sexta es la buena.' },
      { at: 14, what: 'Comes de pie mirando el plan de mañana.' },
      { at: 20, what: 'Se fue el sol: queda revisar material y llamar para asegurar una calle.' },
    ],
    tasks: [
      'Planear encuadre, movimiento y sonido de cada plano',
      'Explicar a actores y actrices qué busca la escena',
      'Estudiar el guion y decidir cómo se cuenta',
      'Dirigir rodajes, directos o grabaciones',
      'Ver lo grabado y comprobar que sirve',
      'Conseguir dinero, permisos, equipo y lugares',
    ],
    tires: [
      'Jornadas larguísimas y semanas sin nada',
      'Cien preguntas por hora',
      'Proyectos que tardan años en encontrar dinero',
    ],
    grows:
      'Se sube por oficios del rodaje, ayudantías y cortos propios. Con los años se dirige o se produce un proyecto grande, se monta una productora o se trabaja fijo en una televisión.',
    tries: [
      'Rueda con el teléfono una historia de un minuto en tres planos y sin hablar.',
      'Elige una escena que te guste y dibuja sus planos en viñetas.',
      'Haz el plan de rodaje de un corto imaginario: lugares, horas, quién hace falta y qué cuesta.',
    ],
  },
  'montaje-audiovisual': {
    alsoCalled: ['Edición de video', 'Postproducción', 'Montador'],
    does: 'Construye la película, la serie o el video a partir de horas de material: elige tomas, decide dónde cortar, ajusta el ritmo y mezcla imagen, sonido y efectos. Su trabajo apenas se nota cuando está bien hecho, pero cambia por completo lo que sientes.',
    day: [
      {
        at: 10,
        what: 'Auriculares, dos pantallas y once horas de entrevistas. Escuchas una frase sin importancia y comprendes que el documental debe empezar ahí. Cortas, pruebas música, la quitas.',
      },
      { at: 13, what: 'La directora ve el montaje y pide más silencio.' },
      { at: 19, what: 'Acabas sincronizando un plano y haciendo copia de todo, dos veces.' },
    ],
    tasks: [
      'Ver todo el material y apuntar dónde está cada cosa',
      'Elegir las mejores tomas y darles un orden',
      'Recortar planos hasta que el ritmo funcione',
      'Añadir música, diálogos, rótulos y efectos',
      'Corregir fallos de imagen y sonido',
      'Seguir el guion y las notas de dirección',
    ],
    tires: [
      'Habitación sin ventanas y ojos secos',
      'Entregas de madrugada',
      'Ver la misma escena mil veces con ojos nuevos',
    ],
    grows:
      'Durante un tiempo ordenas archivos y haces copias. Luego te dejan una pieza corta, una serie, una película; otras personas se quedan con el color, los efectos, la publicidad o las clases.',
    tries: [
      'Graba diez planos de tu calle y móntalos de dos maneras: una que dé calma y otra que inquiete.',
      'Cuenta cuántos cortes tiene un minuto de tu serie favorita y uno de noticias.',
      'Cambia la música de un video tuyo y enséñalo a tres personas por separado.',
    ],
  },
  sonido: {
    alsoCalled: ['Ingeniería de sonido', 'Sonidista', 'Técnico de audio'],
    does: 'Hace que se oiga bien: graba voces e instrumentos, mezcla conciertos, limpia diálogos de cine, monta altavoces y micrófonos. Entiende de electricidad, acústica y oído fino, y trabaja muchas veces de noche, detrás de una mesa llena de botones.',
    day: [
      { at: 16, what: 'Descargas cajas y tiendes cable por todo el escenario.' },
      {
        at: 18,
        what: 'En la prueba, la batería suena a lata; cambias un micro de sitio y respira. La cantante pide menos de sí misma en su monitor.',
      },
      {
        at: 21,
        what: 'Luces fuera, público dentro, y durante dos horas no quitas la vista de los niveles.',
      },
      { at: 0, what: 'Enrollas el mismo cable al revés.' },
    ],
    tasks: [
      'Grabar voces, música y ambientes',
      'Hablar con artistas y producción sobre cómo debe sonar',
      'Colocar y elegir micrófonos antes de cada sesión',
      'Mezclar y separar pistas después de grabar',
      'Vigilar volumen y calidad mientras suena',
      'Montar y probar equipos en estudio o en directo',
    ],
    tires: [
      'Noches, carretera y cajas pesadas',
      'Cuidar los oídos toda la vida',
      'Que solo se acuerden de ti cuando pita',
    ],
    grows:
      'Primero cargas y cableas; una noche falta alguien y mezclas tú. Con los años eres el oído fijo de una banda, un teatro, una radio o un estudio, o inventas los ruidos de películas y juegos.',
    tries: [
      'Graba diez sonidos de tu cocina y reconstruye con ellos una tormenta.',
      'Escucha una canción con auriculares y anota qué suena a cada lado.',
      'Graba la misma frase en el baño, en el armario y en la calle; compara.',
    ],
  },
  camara: {
    alsoCalled: ['Camarógrafo', 'Operador de cámara', 'Dirección de fotografía'],
    does: 'Capta las imágenes de películas, noticias, deportes o anuncios. Prepara la cámara y las lentes, encuadra, enfoca, sigue el movimiento y cuida la luz. Necesita pulso, forma física y reflejos para decidir en un segundo qué merece quedar grabado.',
    day: [
      {
        at: 8,
        what: 'En el estudio, tres horas para iluminar una taza. El director pide un movimiento suave; lo repites hasta que nadie nota que la cámara existe.',
      },
      { at: 15, what: 'Limpias la lente y compruebas baterías para salir a la calle.' },
      {
        at: 17,
        what: 'Pesa más de lo que parece, y ahora la llevas al hombro tras una corredora.',
      },
    ],
    tasks: [
      'Componer cada plano con luz, lente y ajustes',
      'Manejar la cámara en rodajes, noticias o deportes',
      'Corregir foco, exposición y luz sobre la marcha',
      'Acordar movimientos con dirección, sonido e iluminación',
      'Mirar el lugar antes y prever problemas',
      'Cuidar el equipo y guardar copias de lo grabado',
    ],
    tires: [
      'El peso en el hombro y en la espalda',
      'Esperas largas y luego prisas',
      'Grabar lo que cuesta mirar',
    ],
    grows:
      'Montas trípodes y cargas baterías antes de mirar por el visor. Con mucha carretera decides la luz de una película, entras fijo en una televisión o vives de eventos, anuncios y documentales.',
    tries: [
      'Sigue con el teléfono a alguien que camina sin que la imagen tiemble; repite diez veces.',
      'Graba la misma cara con luz de ventana, de techo y de lámpara, y elige.',
      'Mira una escena en silencio y apunta desde qué altura está tomado cada plano.',
    ],
  },
  fotografia: {
    alsoCalled: ['Fotógrafo o fotógrafa', 'Fotoperiodismo', 'Imagen fija'],
    does: 'Cuenta algo con una sola imagen: retratos, noticias, producto, bodas, arquitectura, ciencia. Domina la luz, la cámara y la edición digital, y también el trato, porque una persona incómoda siempre sale mal. Quienes trabajan por su cuenta dedican además mucho tiempo a buscar clientes.',
    day: [
      { at: 9, what: 'Llegas antes para ver por dónde entra el sol.' },
      {
        at: 10,
        what: 'El retrato de hoy es de una panadera y, mientras habla de su abuelo, se le olvida la cámara: ahí disparas.',
      },
      {
        at: 16,
        what: 'Eliges doce fotos entre seiscientas, corriges color con mesura y envías un presupuesto.',
      },
      { at: 22, what: 'Limpias objetivos antes de dormir.' },
    ],
    tasks: [
      'Decidir encuadre, fondo, luz y momento',
      'Ajustar apertura, velocidad y enfoque según la escena',
      'Crear luz con flashes y reflectores',
      'Pasar las fotos a la pantalla y archivarlas',
      'Retocar imágenes sin que se note',
      'Usar cámaras, trípodes y objetivos distintos según el encargo',
    ],
    tires: [
      'Fines de semana de bodas y eventos',
      'Más horas eligiendo y cobrando que disparando',
      'Que te pidan trabajar gratis por darte a conocer',
    ],
    grows:
      'Se empieza como ayudante o con encargos pequeños y se va eligiendo un terreno: prensa, producto, retrato, arquitectura. Muchas personas acaban con estudio propio, dando clase o mezclando foto y video.',
    tries: [
      'Haz un retrato de la misma persona a cuatro horas del día junto a la misma ventana.',
      'Cuenta en cinco fotos cómo se hace un desayuno, sin caras.',
      'Elige diez fotos de tu teléfono, borra siete y explica a alguien por qué quedan tres.',
    ],
  },
  literatura: {
    alsoCalled: ['Filología', 'Letras', 'Filología hispánica', 'Estudios literarios'],
    does: 'Estudia libros y lenguas con detalle: cómo está hecho un poema, de dónde viene una palabra, por qué un cuento sigue funcionando siglos después. La mayoría enseña en colegios, institutos o universidades; también se edita, se corrige, se prepara material escolar, se critica en medios o se investiga.',
    day: [
      {
        at: 8,
        what: 'Escribes un verso en la pizarra y quitas una palabra. Alguien propone otra, peor; alguien, otra, mejor que la del poeta.',
      },
      {
        at: 11,
        what: 'Corriges redacciones: cuatro empiezan igual y en otra hay una frase que copiarías.',
      },
      {
        at: 16,
        what: 'En la biblioteca comparas dos ediciones y encuentras una coma que cambia una muerte.',
      },
      { at: 21, what: 'Lees sin lápiz. Al cuarto capítulo ya lo tienes en la mano.' },
    ],
    tasks: [
      'Dar clases de lengua, lectura y escritura',
      'Corregir trabajos y explicar cómo mejorarlos',
      'Preparar lecturas, ejercicios y exámenes',
      'Guiar conversaciones sobre un libro',
      'Investigar textos, autores y palabras',
      'Revisar programas y elegir qué se lee este año',
    ],
    tires: [
      'Montañas de redacciones en la mesa de la cocina',
      'Convencer a quien dice que no le gusta leer',
      'Temarios largos y pocas horas',
    ],
    grows:
      'El camino más común es la enseñanza; con doctorado, la universidad. Otras personas pasan a la edición, la corrección, la crítica, el guion o las pruebas de lengua.',
    tries: [
      'Lee un cuento corto dos veces y anota qué viste solo en la segunda.',
      'Busca de dónde vienen cinco palabras de tu mesa en un diccionario etimológico.',
      'Explica a alguien más joven un poema que te guste sin usar la palabra «significa».',
    ],
  },
  'lenguas-extranjeras': {
    alsoCalled: [
      'Filología inglesa',
      'Estudios ingleses',
      'Lenguas modernas',
      'Profesorado de lenguas',
    ],
    does: 'Estudia una o varias lenguas, su historia, su literatura y la vida de quienes las hablan. La mayoría enseña; otras personas trabajan en cultura, turismo, comercio exterior, editoriales, pruebas de idiomas o tecnología del lenguaje. Se pasa tiempo fuera y se convive con el error.',
    day: [
      {
        at: 9,
        what: 'Hoy nadie puede usar la palabra «cosa». El aula se llena de gestos y de risa.',
      },
      { at: 12, what: 'Corriges audios: una alumna ha soñado en francés y no sabe si contarlo.' },
      { at: 16, what: 'Buscas tres canciones con acentos distintos y un menú de verdad.' },
      {
        at: 19,
        what: 'Escribes a una profesora de otro país sobre un giro que ningún diccionario trae. Contesta en seis minutos.',
      },
    ],
    tasks: [
      'Preparar clases, lecturas y ejercicios',
      'Enseñar a hablar, escribir y entender otra lengua',
      'Corregir trabajos y llevar el registro de cada grupo',
      'Moderar conversaciones para que participe todo el mundo',
      'Explicar costumbres, historia y literatura de otros lugares',
      'Investigar la lengua y publicar lo que se encuentra',
    ],
    tires: [
      'Hablar alto y despacio seis horas',
      'Traducir bromas que allá no hacen gracia',
      'Empezar con contratos por horas',
    ],
    grows:
      'Academias y puestos de auxiliar en otro país son el comienzo habitual; más tarde, una plaza de enseñanza, la coordinación de un centro o la universidad. Unida a otro estudio, una lengua abre empresas, turismo y organismos internacionales.',
    tries: [
      'Describe tu habitación en la lengua que estudias sin mirar nada y apunta qué palabras faltaron.',
      'Enseña a alguien de tu casa diez palabras de otra lengua y pregúntaselas a los tres días.',
      'Escucha una canción en un idioma que no hablas y escribe lo que te parece oír.',
    ],
  },
  'subtitulacion-y-estenotipia': {
    alsoCalled: [
      'Subtitulado en directo',
      'Taquigrafía',
      'Transcripción',
      'Accesibilidad audiovisual',
    ],
    does: 'Convierte lo que se habla en texto exacto: sesiones de un parlamento, juicios, congresos, programas en directo, series para personas sordas. Escribe con máquina de estenotipia o repite en voz baja a un programa que transcribe, y después limpia, corrige y entrega. Pide oído, ortografía y dedos veloces.',
    day: [
      {
        at: 9,
        what: 'Se abre la sesión y dos personas hablan a la vez. Tus dedos eligen a una y marcan a la otra.',
      },
      { at: 11, what: 'Un apellido raro: levantas la mano y pides que lo deletreen.' },
      {
        at: 15,
        what: 'Repasas la transcripción con auriculares; donde el programa oyó «vaca», era «acta».',
      },
      {
        at: 18,
        what: 'En el informativo, el subtítulo llega dos segundos después de la voz. Respiras entre frase y frase.',
      },
    ],
    tasks: [
      'Registrar palabra por palabra lo que se dice',
      'Transcribir grabaciones con el formato acordado',
      'Revisar ortografía, nombres y puntuación',
      'Pedir que repitan lo que no se oyó',
      'Subtitular programas para quien no puede oírlos',
      'Archivar y entregar copias a quien las pide',
    ],
    tires: [
      'Atención total sin poder detener el tiempo',
      'Muñecas y cuello a final de mes',
      'Voces que se pisan y micrófonos malos',
    ],
    grows:
      'Hay sitio en empresas de subtitulado, parlamentos y encargos sueltos. Con oficio coordinas a un equipo, corriges lo que producen los programas automáticos o describes imágenes para personas ciegas.',
    tries: [
      'Transcribe sin parar dos minutos de una entrevista y cuenta cuántas palabras perdiste.',
      'Mira un directo con subtítulos automáticos y apunta diez errores.',
      'Subtitula un minuto de video propio en líneas que dé tiempo a leer.',
    ],
  },
  'locucion-y-doblaje': {
    alsoCalled: ['Locutor o locutora', 'Doblaje', 'Radio', 'Actor o actriz de voz', 'Presentación'],
    does: 'Trabaja con la voz: presenta programas de radio, lee noticias, graba anuncios y audiolibros, dobla películas y videojuegos. Prepara guiones, improvisa cuando algo falla y maneja la mesa de sonido o el atril. La voz se entrena y se cuida como una pierna de atleta.',
    day: [
      {
        at: 6,
        what: 'Agua, ejercicios con un corcho entre los dientes, titulares marcados a lápiz.',
      },
      {
        at: 7,
        what: 'Luz roja. Das la hora, la música baja sola y entra una oyente que quiere saludar a su barrio.',
      },
      { at: 12, what: 'En el atril doblas a un villano y a su perro.' },
      {
        at: 17,
        what: 'Un anuncio de veinte segundos dura veintiuno. Lo repites sin correr hasta que cabe.',
      },
    ],
    tasks: [
      'Presentar programas y enlazar música, noticias y anuncios',
      'Manejar la mesa de sonido mientras hablas',
      'Grabar anuncios, audiolibros y personajes',
      'Documentarte antes de una entrevista',
      'Leer noticias de modo que se entiendan a la primera',
      'Improvisar cuando falla una conexión',
    ],
    tires: [
      'Madrugadas o noches, según el programa',
      'Un resfriado: sin voz, sin trabajo',
      'Pruebas y más pruebas para cada papel',
    ],
    grows:
      'Se empieza en radios locales, pódcast o voces de fondo y se llega a un programa propio o a un grupo de personajes fijos. Hay quien dirige doblaje, abre estudio o da clases.',
    tries: [
      'Graba la misma noticia alegre, seria y cansada, y pregunta cuál se entiende mejor.',
      'Quita el sonido a una escena y dóblala con alguien de tu casa.',
      'Prepara un programa de cinco minutos con saludo, noticia y despedida, y escúchalo al día siguiente.',
    ],
  },
};
