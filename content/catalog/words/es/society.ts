import type { FamilyWords } from '#content/catalog/words.ts';

export const society: FamilyWords = {
  abogacia: {
    alsoCalled: ['Derecho', 'Abogado o abogada', 'Ciencias jurídicas'],
    does: 'Defiende y aconseja a personas y empresas con la ley en la mano. Estudia casos, redacta contratos y demandas, negocia acuerdos y habla ante un tribunal cuando no queda otra salida. Mucha lectura, mucha escritura y la responsabilidad de que alguien confíe en tu criterio.',
    day: [
      {
        at: 9,
        what: 'Lees un contrato línea por línea hasta encontrar la frase que traerá problemas.',
      },
      {
        at: 11,
        what: 'Recibes a una familia que hereda y no se habla; escuchas antes de citar artículos.',
      },
      { at: 13, what: 'Preparas las preguntas de un juicio y las dices en voz alta, a solas.' },
      {
        at: 17,
        what: 'La tarde avanza entre llamadas, plazos que vencen y un escrito que reescribes tres veces.',
      },
    ],
    tasks: [
      'Estudiar casos parecidos y calcular cómo puede acabar el tuyo',
      'Explicar a tus clientes qué derechos tienen y qué arriesgan',
      'Redactar demandas, contratos y recursos antes de que venza el plazo',
      'Negociar un acuerdo con la otra parte',
      'Defender a alguien en la sala y preguntar a los testigos',
      'Reunir pruebas y presentarlas en orden',
    ],
    tires: [
      'Los plazos: vencen aunque estés con fiebre',
      'Cargar con el miedo o el enojo de quien te contrata',
      'Perder un caso en el que creías',
    ],
    grows:
      'Los primeros años llevas los casos pequeños de un despacho ajeno. Después dominas una materia (familia, empresa, penal, extranjería) y te asocias, abres puerta propia o entras en la asesoría jurídica de una empresa.',
    tries: [
      'Pregunta en un juzgado de tu ciudad qué juicios son públicos y entra a escuchar uno con alguien de tu familia.',
      'Lee entero el contrato de alquiler o de teléfono de tu casa y subraya lo que no entiendas.',
      'Elige una noticia sobre un juicio y escribe media página defendiendo a la parte que peor te cae.',
    ],
  },
  judicatura: {
    alsoCalled: ['Juez o jueza', 'Magistratura', 'Carrera judicial'],
    does: 'Decide conflictos aplicando la ley: escucha a las partes, valora pruebas, dirige juicios y escribe sentencias que explican cada razón. Exige independencia, serenidad y muchas horas de estudio. En España se entra, después del grado en Derecho, por una oposición exigente.',
    day: [
      { at: 9, what: 'Antes de la vista relees el expediente y anotas lo que falta por probar.' },
      {
        at: 10,
        what: 'En la sala cada parte cuenta una historia distinta del mismo día; cuidas que nadie interrumpa.',
      },
      { at: 12, what: 'Escuchas a un menor, con mucho tacto y sin mesa de por medio.' },
      {
        at: 16,
        what: 'El resto es silencio: comparar, dudar y redactar una decisión que aguante un recurso.',
      },
    ],
    tasks: [
      'Leer demandas y contestaciones hasta saber qué se discute de verdad',
      'Dirigir el juicio y cuidar que todos sigan las reglas',
      'Decidir qué pruebas se admiten y cómo se practican',
      'Escribir sentencias que expliquen cada razón',
      'Fijar penas e indemnizaciones dentro de lo que marca la ley',
      'Revisar peticiones urgentes: un registro, una orden de protección',
    ],
    tires: [
      'Expedientes que se apilan más deprisa de lo que se resuelven',
      'Decidir sobre la vida de alguien y llevarte la duda a casa',
      'Años de estudio a solas antes de empezar',
    ],
    grows:
      'El primer destino suele ser un juzgado pequeño que ve de todo. Más tarde puedes pedir uno especializado, sentarte en un tribunal con otras dos personas o enseñar a quienes empiezan.',
    tries: [
      'Busca una sentencia pública en internet, lee solo los hechos, decide tú y compara con el final.',
      'Haz de árbitro en una discusión de tu casa: escucha a cada parte sin interrumpir y explica tu decisión.',
      'Prueba a estudiar una hora un tema seco y contarlo en voz alta con reloj; repite tres días.',
    ],
  },
  'mediacion-de-conflictos': {
    alsoCalled: ['Arbitraje', 'Conciliación', 'Resolución de conflictos'],
    does: 'Ayuda a que personas enfrentadas lleguen a un acuerdo sin pasar por un juicio: parejas que se separan, vecinos, socios, empresas y su personal. No decide por nadie: ordena la conversación, descubre qué importa a cada parte y pone por escrito lo pactado.',
    day: [
      {
        at: 10,
        what: 'Dos hermanos entran sin mirarse. Explicas las reglas y dejas que hable primero quien menos habla.',
      },
      { at: 11, what: 'Aparece el motivo verdadero, que no era el dinero.' },
      {
        at: 12,
        what: 'Propones una pausa, reúnes a cada uno a solas y lanzas una pregunta nueva.',
      },
      {
        at: 17,
        what: 'Redactas un acuerdo que ambos entienden y lo lees en voz alta antes de las firmas.',
      },
    ],
    tasks: [
      'Reunirte con cada parte para saber qué le importa',
      'Ordenar la conversación para que todos hablen y se escuchen',
      'Hacer preguntas que saquen lo que nadie ha dicho',
      'Buscar salidas que las dos partes puedan aceptar',
      'Redactar el acuerdo con palabras que no admitan dos lecturas',
      'Conocer la ley que rodea el conflicto y avisar de sus límites',
    ],
    tires: [
      'Callarte tu opinión durante horas',
      'Gritos, llantos y silencios largos en la misma mañana',
      'Acuerdos que se rompen en la puerta',
    ],
    grows:
      'Se suele empezar en servicios públicos, barrios o colegios, a menudo junto a otro oficio como el derecho o la psicología. Con los años se elige un terreno, familia, empresa o vecindad, y se forma a otras personas.',
    tries: [
      'Pregunta en tu colegio si hay un grupo de estudiantes mediadores y pide ver cómo trabaja.',
      'En la próxima pelea de amigos, repite a cada uno lo que dijo el otro con tus palabras.',
      'Apunta una discusión familiar en dos columnas: qué pide cada quien y qué necesita en realidad.',
    ],
  },
  sociologia: {
    alsoCalled: ['Sociólogo', 'Investigación social', 'Ciencias sociales'],
    does: 'Investiga cómo funciona la sociedad: familias, barrios, desigualdad, consumo, migraciones, opiniones. Diseña encuestas y entrevistas, analiza datos y explica qué hay detrás de lo que parece natural. Con sus informes deciden gobiernos, empresas, sindicatos y todo tipo de organizaciones sociales.',
    day: [
      {
        at: 9,
        what: 'Pruebas un cuestionario con cinco personas y tres entienden mal la misma pregunta: se cambia.',
      },
      { at: 11, what: 'Entrevistas a jóvenes que se mudaron a la ciudad y grabas sus razones.' },
      {
        at: 15,
        what: 'En la oficina cruzas tablas, buscas patrones y desconfías de los demasiado bonitos.',
      },
      { at: 18, what: 'La jornada acaba con un gráfico que cualquiera puede leer.' },
    ],
    tasks: [
      'Analizar datos para entender por qué la gente hace lo que hace',
      'Escribir informes y artículos con lo que has encontrado',
      'Diseñar encuestas y entrevistas y comprobar que se entienden',
      'Recoger opiniones y costumbres preguntando, mirando y leyendo documentos',
      'Estudiar asuntos como la pobreza, los barrios o la vejez',
      'Dar clase o presentar resultados a quien los encargó',
    ],
    tires: [
      'Que un encargo pida la respuesta antes que la pregunta',
      'Semanas limpiando respuestas de un cuestionario',
      'Proyectos cortos que hay que encadenar',
    ],
    grows:
      'Quien empieza haciendo entrevistas y tablas acaba diseñando estudios enteros para ayuntamientos, empresas u organizaciones. Otra salida es el doctorado y la universidad.',
    tries: [
      'Haz una encuesta de cuatro preguntas a diez personas conocidas y mira cuál entendió mal la gente.',
      'Siéntate media hora en una plaza con tu cuaderno y anota quién usa cada banco.',
      'Entra en la página del instituto de estadística de tu país y busca un dato de tu barrio.',
    ],
  },
  'ciencia-politica': {
    alsoCalled: ['Politología', 'Politólogo', 'Análisis político'],
    does: 'Estudia el poder: cómo se vota, cómo se gobierna, por qué unas leyes funcionan y otras no. Compara países, analiza elecciones y discursos, y asesora a instituciones, partidos, medios u organizaciones internacionales. Pide leer mucho y mirar con distancia las propias ideas.',
    day: [
      {
        at: 8,
        what: 'La noche electoral te dejó una tabla enorme y poco sueño. Buscas en qué barrios cambió el voto y contrastas tres explicaciones.',
      },
      { at: 11, what: 'Una radio pide que lo cuentes en dos minutos.' },
      { at: 13, what: 'Lees un artículo que contradice el tuyo y lo subrayas con respeto.' },
      { at: 17, what: 'Reescribes una página y tachas la frase que más te gustaba.' },
    ],
    tasks: [
      'Reunir e interpretar resultados electorales y encuestas de opinión',
      'Seguir lo que deciden gobiernos y parlamentos cada semana',
      'Comparar países, leyes y épocas para poner a prueba una idea',
      'Publicar informes y artículos, y explicarlos en público',
      'Asesorar a instituciones, partidos u organizaciones',
      'Dar clase y guiar trabajos de estudiantes',
    ],
    tires: [
      'Que te pregunten de qué lado estás',
      'Pronósticos que fallan delante de todo el mundo',
      'Leer mucho para escribir una página',
    ],
    grows:
      'Primero preparas datos y discursos que firma otra persona; luego firmas tú. Hay sitio en consultoras de opinión, parlamentos, ayuntamientos y organismos internacionales, y quien quiere enseñar sigue hasta el doctorado.',
    tries: [
      'Compara cómo cuentan la misma votación dos periódicos y apunta qué calla cada uno.',
      'Mira en línea un rato de una sesión de tu municipio o parlamento y resume qué se decidió.',
      'Busca los resultados de las últimas elecciones en tu barrio y en el de al lado, y piensa por qué difieren.',
    ],
  },
  economia: {
    alsoCalled: ['Economista', 'Ciencias económicas'],
    does: 'Estudia cómo personas, empresas y países usan lo que tienen y qué pasa cuando cambian los precios, los impuestos o el empleo. Construye modelos, analiza datos y escribe informes para bancos, gobiernos, empresas o centros de investigación. Su materia prima son las decisiones de la gente.',
    day: [
      {
        at: 9,
        what: 'Sale el dato de inflación y varias personas quieren saber qué significa antes del café.',
      },
      {
        at: 11,
        what: 'Limpias una base enorme, pruebas un modelo y descubres que el resultado dependía de un año raro. Lo dices.',
      },
      { at: 16, what: 'En la reunión defiendes una previsión con sus dudas incluidas.' },
      { at: 18, what: 'Al final traduces todo a una página.' },
    ],
    tasks: [
      'Estudiar datos de empleo, precios, comercio o impuestos',
      'Construir modelos que expliquen lo que pasa y lo que puede pasar',
      'Calcular a quién beneficia y a quién perjudica una medida',
      'Escribir informes que entienda quien tiene que decidir',
      'Presentar previsiones y contestar a quien las pone en duda',
      'Enseñar la materia o guiar investigaciones de otras personas',
    ],
    tires: [
      'Que pidan certezas sobre el futuro',
      'Bases de datos con huecos y errores de otros',
      'Cambiar de conclusión cuando ya estaba impresa',
    ],
    grows:
      'Al principio limpias tablas y escribes el capítulo que nadie lee. Con los años el análisis lleva tu nombre y diriges a quienes limpian las tablas, en un banco, una administración, una consultora o una universidad.',
    tries: [
      'Apunta una semana lo que gasta tu casa en comida y pregunta en casa qué producto subió más este año.',
      'Elige una noticia económica y busca el dato original: mira qué año y qué país compara.',
      'Vende algo imaginario a tres precios entre tus amigos y anota cuántos lo comprarían a cada uno.',
    ],
  },
  'gobierno-y-politica': {
    alsoCalled: ['Cargo público', 'Administración pública', 'Diplomacia', 'Asesoría parlamentaria'],
    does: 'Toma parte en decisiones que afectan a todos: leyes, presupuestos, servicios, relaciones con otros países. Hay cargos elegidos y también asesores, diplomáticas y personal directivo que prepara, negocia y explica. Exige escuchar intereses opuestos, hablar en público y aguantar la presión.',
    day: [
      { at: 8, what: 'Desayunas con los titulares y un informe que hay que entender ya.' },
      {
        at: 10,
        what: 'Una asociación vecinal expone su queja; tomas nota y prometes solo lo que depende de ti.',
      },
      { at: 12, what: 'Negocias una frase de la ley que nadie quiere ceder.' },
      { at: 17, what: 'Comisión, votación y un acto en un colegio con preguntas difíciles.' },
    ],
    tasks: [
      'Estudiar qué cambiaría una ley antes de votarla',
      'Escuchar a vecinos, asociaciones, empresas y especialistas',
      'Acordar posturas con tu grupo y pactar con los demás',
      'Debatir enmiendas en comisión y en el pleno',
      'Explicar decisiones en actos, entrevistas y reuniones de barrio',
      'Nombrar y controlar a quienes dirigen los servicios',
    ],
    tires: [
      'La exposición: cualquier frase puede acabar en un titular',
      'Noches y fines de semana que se llenan de actos',
      'Ceder en algo que te importaba para salvar otra cosa',
    ],
    grows:
      'Casi todo el mundo empieza en una asociación, en un ayuntamiento pequeño o escribiendo lo que dirá otra persona. Algunos llegan a un parlamento, un gobierno o un organismo internacional; muchos vuelven después a su oficio.',
    tries: [
      'Preséntate a delegada o delegado de clase, o ayuda a quien se presenta a escribir sus propuestas.',
      'Lee la página de tu municipio y encuentra una decisión de este mes que toque tu calle.',
      'Escribe una propuesta de diez líneas para tu colegio y discútela con alguien que no esté de acuerdo.',
    ],
  },
  historia: {
    alsoCalled: ['Historiador o historiadora', 'Investigación histórica'],
    does: 'Reconstruye el pasado con pruebas: cartas, mapas, censos, objetos, testimonios. Formula preguntas, compara fuentes que se contradicen y escribe para que se entienda por qué ocurrió algo. Trabaja en universidades, archivos, editoriales, museos y medios, o cuidando el patrimonio de una ciudad.',
    day: [
      { at: 9, what: 'Con guantes y lápiz abres una caja que nadie tocaba desde hace décadas.' },
      {
        at: 11,
        what: 'La letra cuesta, pero aparece un nombre que habías visto en otro documento, y la historia cambia un poco. Fotografías, transcribes, citas bien.',
      },
      { at: 18, what: 'Das una charla en un pueblo y una vecina corrige una fecha: tiene razón.' },
    ],
    tasks: [
      'Buscar en archivos, periódicos, diarios y fotografías de la época',
      'Comprobar si una fuente es auténtica y cuánto se puede creer',
      'Ordenar lo encontrado y explicar por qué ocurrió',
      'Escribir libros, guiones de exposición o artículos',
      'Ayudar a conservar edificios y documentos antiguos',
      'Contar la historia en clases, visitas y charlas',
    ],
    tires: [
      'Meses tras un papel que quizá no existe',
      'Caligrafías imposibles y mala luz',
      'Plazas estables que tardan en llegar',
    ],
    grows:
      'Mucha gente combina la investigación con la enseñanza, los museos, la edición o el patrimonio. Con el tiempo se llega a ser referencia en una época o un lugar, y a dirigir proyectos propios.',
    tries: [
      'Graba con permiso a la persona de más edad de tu casa contando un día de su infancia y busca una fecha.',
      'Elige un edificio viejo de tu calle y averigua en la biblioteca quién lo usó antes.',
      'Toma una foto familiar antigua y escribe qué prueba y qué solo parece probar.',
    ],
  },
  'arqueologia-y-antropologia': {
    alsoCalled: ['Arqueólogo', 'Antropología social', 'Etnografía'],
    does: 'Estudia a los seres humanos por lo que dejaron y por cómo viven. La arqueología excava, dibuja y data; la antropología convive, observa y pregunta. Ambas terminan en el mismo sitio: ordenar pruebas y escribir una explicación que respete a quienes estudian.',
    day: [
      {
        at: 7,
        what: 'En la excavación, el sol aprieta y tu cuadrícula mide un metro. Con un pincel aparece el borde de una vasija; nadie la mueve hasta dibujarla y fotografiarla.',
      },
      { at: 12, what: 'Una abuela del pueblo cuenta para qué servían esas formas.' },
      { at: 17, what: 'En la sala, se lava, se numera y se discute.' },
    ],
    tasks: [
      'Observar, entrevistar y leer documentos para responder una pregunta',
      'Prospectar terrenos y excavar por capas, anotando cada hallazgo',
      'Guardar y etiquetar piezas de piedra, hueso, metal o barro',
      'Fechar objetos y averiguar para qué servían',
      'Proponer cómo proteger un yacimiento de una obra cercana',
      'Escribir y contar resultados a especialistas y vecinos',
    ],
    tires: [
      'Rodillas, sol y barro durante la campaña',
      'Contratos por obra, con meses entre uno y otro',
      'Pasar más tiempo en el informe que en el terreno',
    ],
    grows:
      'Las primeras campañas son de cubo y pincel. Más adelante diriges la excavación, trabajas para una empresa de arqueología, un museo o una universidad; con la antropología también se llega a la cooperación o a estudiar cómo se usa un producto.',
    tries: [
      'Vacía un cajón olvidado por capas, dibuja cada una y deduce qué quedó ahí primero.',
      'Observa una comida familiar como si vinieras de muy lejos y anota cinco reglas que nadie dice.',
      'Visita un museo cercano en día gratuito y copia el letrero que peor explique su pieza; mejóralo.',
    ],
  },
  'conservacion-de-museos': {
    alsoCalled: ['Curaduría', 'Curador de arte', 'Museología'],
    does: 'Cuida la colección de un museo y decide cómo contarla. Investiga piezas, propone exposiciones, negocia préstamos, escribe cartelas y vigila que nada se dañe. Necesita saber de arte o historia, de presupuestos y de qué despierta la curiosidad del público.',
    day: [
      {
        at: 9,
        what: 'Una caja recién llegada espera veinticuatro horas antes de abrirse para que la obra se acostumbre al aire.',
      },
      {
        at: 11,
        what: 'Discutes con diseño la altura de las vitrinas y recortas un texto a la mitad.',
      },
      { at: 16, what: 'Llamas a otro museo para pedir un cuadro.' },
      { at: 20, what: 'Al cierre recorres la sala vacía y anotas qué luz sobra.' },
    ],
    tasks: [
      'Preparar exposiciones: tema, piezas, recorrido y textos',
      'Mantener al día el inventario de todo lo que se guarda',
      'Investigar de dónde viene una obra y quién la tuvo',
      'Negociar préstamos, compras y donaciones',
      'Vigilar temperatura, luz y embalajes',
      'Responder a investigadores, escuelas y visitantes',
    ],
    tires: [
      'Presupuestos que encogen a mitad del montaje',
      'Inauguraciones que caen siempre en la semana peor',
      'Pocas plazas y mucha gente para cada una',
    ],
    grows:
      'Se suele entrar catalogando o de ayudante en un departamento. Con el tiempo te confían una colección, luego una exposición entera y, a veces, las llaves de un museo pequeño.',
    tries: [
      'Junta diez objetos de tu casa con algo en común y escribe para cada uno un letrero de museo de tres líneas.',
      'En un museo gratuito, mira cuánto tiempo se para la gente ante cada pieza y piensa por qué.',
      'Busca en la web de un museo la ficha de una obra y anota qué datos trae.',
    ],
  },
  'restauracion-de-obras-de-arte': {
    alsoCalled: ['Conservación de patrimonio', 'Restaurador de bienes culturales'],
    does: 'Frena el deterioro de cuadros, libros, esculturas, tejidos o edificios y les devuelve lectura sin falsearlos. Analiza materiales, limpia, consolida y deja constancia de todo. Une manos de precisión, química y un respeto enorme por quien hizo la obra.',
    day: [
      {
        at: 9,
        what: 'Con un bisturí y una lupa retiras barniz amarillo de un trozo del tamaño de una uña.',
      },
      {
        at: 11,
        what: 'Debajo sale un azul que nadie recordaba. Fotografías, apuntas el disolvente, descansas la vista.',
      },
      { at: 13, what: 'Preparas una cola para un marco y vigilas el cazo.' },
      {
        at: 17,
        what: 'Revisas la humedad del almacén y la radiografía de una tabla que llegó ayer.',
      },
    ],
    tasks: [
      'Examinar la pieza y decidir el arreglo menos arriesgado',
      'Limpiar papel, tela, madera o metal con el producto justo',
      'Reparar, pegar y reconstruir partes perdidas de modo que se distinga',
      'Fotografiar y anotar cada paso',
      'Montar piezas en vitrina y comprobar que no sufren',
      'Embalar obras para guardarlas o viajar',
    ],
    tires: [
      'Cuello y vista tras horas bajo la lupa',
      'Disolventes: guantes, mascarilla y extractor todo el día',
      'Encargos que llegan a rachas',
    ],
    grows:
      'Acabas siendo de papel, de piedra, de pintura o de tejido, y te llaman por eso. Se trabaja para museos, obispados y talleres o por cuenta propia, y alguna vez se coordina a veinte personas en un andamio ante una fachada.',
    tries: [
      'Pega una taza rota sin valor y mira a contraluz qué junta se nota y por qué.',
      'Compara a la luz del día y con lupa dos libros viejos: anota manchas, dobleces y quién pudo hacerlos.',
      'Prueba en un trapo manchado agua, jabón y alcohol por separado; apunta qué quita cada uno.',
    ],
  },
  archivos: {
    alsoCalled: ['Archivero o archivera', 'Gestión documental', 'Documentación'],
    does: 'Conserva y ordena los documentos que merecen durar, en papel o digitales, para que puedan encontrarse dentro de cien años. Decide qué se guarda, lo describe, lo digitaliza, protege datos personales y ayuda a quien investiga a dar con lo que busca.',
    day: [
      {
        at: 8,
        what: 'Llega un camión con los papeles de una fábrica cerrada y tú decides qué es memoria y qué es repetición.',
      },
      { at: 10, what: 'Quitas grapas, cambias carpetas, describes.' },
      {
        at: 12,
        what: 'En la sala, una estudiante busca a su bisabuelo y aparece en una lista de jornales.',
      },
      { at: 16, what: 'Compruebas que las copias digitales siguen abriendo bien.' },
    ],
    tasks: [
      'Ordenar documentos y darles un lugar que tenga sentido',
      'Ayudar a quien investiga a encontrar lo que busca',
      'Describir cada fondo para que aparezca en una búsqueda',
      'Fijar qué puede consultarse y qué datos se protegen',
      'Averiguar de dónde salió un documento y qué importancia tiene',
      'Mantener archivos digitales que se puedan abrir mañana',
    ],
    tires: [
      'Polvo, sótanos y cajas que pesan',
      'Tareas largas que nadie ve hasta que faltan',
      'Pedir presupuesto para algo que no corre prisa',
    ],
    grows:
      'El primer archivo suele ser municipal, universitario o de empresa, y hay quien llega a dirigirlo. La parte digital crece deprisa: datos, copias que no se pierdan, documentos que solo nacieron en una pantalla.',
    tries: [
      'Ordena las fotos de tu teléfono de un año con un sistema que otra persona entienda sin preguntarte.',
      'Busca en un archivo público en línea el apellido de tu familia o el nombre de tu pueblo.',
      'Describe en cinco líneas una carpeta de papeles de casa: fechas, origen y qué se podría tirar.',
    ],
  },
  filosofia: {
    alsoCalled: ['Filósofo o filósofa', 'Ética aplicada', 'Pensamiento crítico'],
    does: 'Examina ideas que usamos sin pensar: justicia, verdad, mente, libertad. Lee con lupa, busca el fallo de un argumento, escribe y discute. La mayoría enseña en institutos o universidades; otras personas trabajan en edición, comités de ética, empresas de tecnología o divulgación.',
    day: [
      {
        at: 9,
        what: 'En el aula alguien pregunta si un robot puede tener la culpa. Dejas que la discusión se enrede y luego pides una definición.',
      },
      {
        at: 12,
        what: 'Lees doce páginas en dos horas y llenas el margen de signos de interrogación.',
      },
      {
        at: 16,
        what: 'Corriges trabajos: uno no está de acuerdo contigo y argumenta bien. Nota alta.',
      },
      { at: 19, what: 'Reescribes un párrafo hasta que tu vecino lo entienda.' },
    ],
    tasks: [
      'Leer textos difíciles y explicar qué dicen exactamente',
      'Preparar clases y guiar discusiones sin dar la respuesta',
      'Escribir argumentos y buscarles el punto débil',
      'Corregir trabajos y comentar cómo mejorarlos',
      'Estudiar dilemas reales de hospitales, empresas o tecnología',
      'Seguir lo que se publica y debatirlo en jornadas',
    ],
    tires: [
      'Que te pregunten para qué sirve, en cada cena',
      'Preparar oposiciones o encadenar becas durante años',
      'Pilas de trabajos para corregir en domingo',
    ],
    grows:
      'La salida más frecuente es enseñar en secundaria; quien sigue en la universidad suele hacer el doctorado, con paciencia. También hay quien acaba en edición, en ética de empresas y hospitales o en equipos de tecnología.',
    tries: [
      'Define «justo» en una frase y pide a tres personas un caso que rompa tu definición.',
      'Pide en la biblioteca un diálogo de Platón y léelo en voz alta con alguien, un papel cada uno.',
      'Escribe el mejor argumento posible a favor de algo que rechazas.',
    ],
  },
  bibliotecologia: {
    alsoCalled: [
      'Biblioteconomía',
      'Bibliotecario o bibliotecaria',
      'Ciencias de la información',
      'Documentación',
    ],
    does: 'Reúne libros, revistas, películas y bases de datos, los ordena y ayuda a cada persona a dar con lo que necesita. Enseña a buscar y a desconfiar, organiza clubes de lectura y actividades, elige qué se compra y qué se retira. Trabaja en bibliotecas públicas, escolares, universitarias o de empresas.',
    day: [
      { at: 9, what: 'Abres y devuelves al estante lo que la gente dejó en las mesas.' },
      {
        at: 11,
        what: 'Un señor busca «un libro rojo sobre barcos»; tras cuatro preguntas, lo tiene en la mano y era verde.',
      },
      {
        at: 16,
        what: 'Ayudas a una chica a imprimir su currículum y le enseñas a guardar el archivo.',
      },
      { at: 18, what: 'Cuento en la alfombra: quince criaturas, dos calcetines perdidos.' },
    ],
    tasks: [
      'Atender préstamos y preguntas en el mostrador',
      'Buscar información en catálogos, bases de datos y la red',
      'Enseñar a otras personas a buscar y usar herramientas digitales',
      'Elegir qué libros y recursos se compran',
      'Mantener al día el catálogo y corregir sus errores',
      'Organizar clubes de lectura, cuentos y visitas escolares',
    ],
    tires: [
      'Ser a la vez soporte técnico, guardia y paño de lágrimas',
      'Abrir tardes y sábados',
      'Pedir silencio y que dure un minuto',
    ],
    grows:
      'Se empieza en el mostrador o catalogando y se llega a dirigir una biblioteca o una red de ellas. También hay puestos de documentación en medios, hospitales, empresas y universidades.',
    tries: [
      'Ordena los libros de tu casa con un sistema propio y pide a alguien que encuentre uno.',
      'Pregunta en tu biblioteca cómo eligen lo que compran y si puedes ayudar en una actividad.',
      'Comprueba una noticia llamativa buscando tres fuentes distintas y apunta cuánto tardaste.',
    ],
  },
  teologia: {
    alsoCalled: ['Ciencias religiosas', 'Sacerdocio', 'Pastorado', 'Rabinato o imamato'],
    does: 'Estudia textos sagrados, historia y pensamiento religioso, y con ese estudio acompaña a una comunidad: celebra, predica, visita a enfermos, escucha, enseña. Hay quien ejerce un ministerio en su confesión y quien se dedica a la docencia, la investigación o el trabajo social sin ejercerlo.',
    day: [
      { at: 8, what: 'Lees el texto del domingo y apuntas qué no entenderá nadie.' },
      { at: 11, what: 'En el hospital te sientas junto a una cama y hablas poco.' },
      {
        at: 16,
        what: 'Una pareja prepara su boda y discute por la música; esperas a que se rían.',
      },
      {
        at: 19,
        what: 'Reunión de voluntarios: faltan mantas, sobran opiniones. Repartes tareas y cierras con llave.',
      },
    ],
    tasks: [
      'Preparar y celebrar los ritos de la comunidad',
      'Escribir y decir palabras que otros puedan hacer suyas',
      'Estudiar y explicar los textos sagrados y su historia',
      'Visitar a personas enfermas, mayores o solas',
      'Enseñar a quienes se preparan para un paso en su fe',
      'Organizar voluntariado, cuentas y reuniones',
    ],
    tires: [
      'Fiestas y fines de semana trabajando',
      'Escuchar duelos sin tener remedio que dar',
      'Estar siempre a la vista de la comunidad',
    ],
    grows:
      'Quien ejerce un ministerio ayuda primero a otra persona, después lleva una comunidad propia y quizá coordina varias. La otra vía son las clases de religión, la investigación o la dirección de obras sociales.',
    tries: [
      'Lee el mismo relato en dos traducciones de un texto sagrado y anota qué cambia.',
      'Pregunta a alguien de tu familia cómo vivió una boda o un funeral y qué palabras recuerda.',
      'Pasa una tarde escuchando a una persona mayor de tu entorno sin dar ningún consejo.',
    ],
  },
};
