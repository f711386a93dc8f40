import type { FamilyWords } from '#content/catalog/words.ts';

export const society: FamilyWords = {
  abogacia: {
    alsoCalled: ['Derecho', 'Abogado o abogada', 'Ciencias jurídicas'],
    does: 'Defiende y aconseja a personas y empresas con la ley en la mano. Estudia casos, redacta contratos y demandas, negocia acuerdos y habla ante un tribunal cuando no queda otra salida. Mucha lectura, mucha escritura y la responsabilidad de que alguien confíe en tu criterio.',
    day: [
      {
        at: 9,
        what: 'Lees un contrato línea por línea hasta encontrar la frase que traerá problemas. A las once recibes a una familia que hereda y no se habla; escuchas antes de citar artículos. Luego preparas las preguntas de un juicio. La tarde avanza entre llamadas, plazos que vencen y un escrito que reescribes tres veces.',
      },
    ],
  },
  judicatura: {
    alsoCalled: ['Juez o jueza', 'Magistratura', 'Carrera judicial'],
    does: 'Decide conflictos aplicando la ley: escucha a las partes, valora pruebas, dirige juicios y escribe sentencias que explican cada razón. Exige independencia, serenidad y muchas horas de estudio. En España se entra, después del grado en Derecho, por una oposición exigente.',
    day: [
      {
        at: 9,
        what: 'Antes de la vista relees el expediente y anotas lo que falta por probar. En la sala cada parte cuenta una historia distinta del mismo día; cuidas que nadie interrumpa. Más tarde escuchas a un menor con mucho tacto. El resto es silencio: comparar, dudar y redactar una decisión que aguante un recurso.',
      },
    ],
  },
  'mediacion-de-conflictos': {
    alsoCalled: ['Arbitraje', 'Conciliación', 'Resolución de conflictos'],
    does: 'Ayuda a que personas enfrentadas lleguen a un acuerdo sin pasar por un juicio: parejas que se separan, vecinos, socios, empresas y plantillas. No decide por nadie: ordena la conversación, descubre qué importa a cada parte y pone por escrito lo pactado.',
    day: [
      {
        at: 9,
        what: 'Dos hermanos entran sin mirarse. Explicas las reglas y dejas que hable primero quien menos habla. Al cabo de una hora aparece el motivo verdadero, que no era el dinero. Propones una pausa, reúnes a cada uno a solas y lanzas una pregunta nueva. Por la tarde redactas un acuerdo que ambos entienden.',
      },
    ],
  },
  sociologia: {
    alsoCalled: ['Sociólogo', 'Investigación social', 'Ciencias sociales'],
    does: 'Investiga cómo funciona la sociedad: familias, barrios, desigualdad, consumo, migraciones, opiniones. Diseña encuestas y entrevistas, analiza datos y explica qué hay detrás de lo que parece natural. Con sus informes deciden gobiernos, empresas, sindicatos y todo tipo de organizaciones sociales.',
    day: [
      {
        at: 9,
        what: 'Pruebas un cuestionario con cinco personas y tres entienden mal la misma pregunta: se cambia. Después entrevistas a jóvenes que se mudaron a la ciudad y grabas sus razones. En la oficina cruzas tablas, buscas patrones y desconfías de los demasiado bonitos. La jornada acaba con un gráfico que cualquiera puede leer.',
      },
    ],
  },
  'ciencia-politica': {
    alsoCalled: ['Politología', 'Politólogo', 'Análisis político'],
    does: 'Estudia el poder: cómo se vota, cómo se gobierna, por qué unas leyes funcionan y otras no. Compara países, analiza elecciones y discursos, y asesora a instituciones, partidos, medios u organizaciones internacionales. Pide leer mucho y mirar con distancia las propias ideas.',
    day: [
      {
        at: 9,
        what: 'La noche electoral te dejó una tabla enorme y poco sueño. Buscas en qué barrios cambió el voto y contrastas tres explicaciones. A media mañana una radio pide que lo cuentes en dos minutos. Luego lees un artículo que contradice el tuyo, lo subrayas con respeto y reescribes una página.',
      },
    ],
  },
  economia: {
    alsoCalled: ['Economista', 'Ciencias económicas'],
    does: 'Estudia cómo personas, empresas y países usan lo que tienen y qué pasa cuando cambian los precios, los impuestos o el empleo. Construye modelos, analiza datos y escribe informes para bancos, gobiernos, empresas o centros de investigación. Su materia prima son las decisiones de la gente.',
    day: [
      {
        at: 9,
        what: 'A primera hora sale el dato de inflación y varias personas quieren saber qué significa antes del café. Limpias una base enorme, pruebas un modelo y descubres que el resultado dependía de un año raro. Lo dices. En la reunión defiendes una previsión con sus dudas incluidas. Al final traduces todo a una página.',
      },
    ],
  },
  'gobierno-y-politica': {
    alsoCalled: ['Cargo público', 'Administración pública', 'Diplomacia', 'Asesoría parlamentaria'],
    does: 'Toma parte en decisiones que afectan a todos: leyes, presupuestos, servicios, relaciones con otros países. Hay cargos elegidos y también asesores, diplomáticas y personal directivo que prepara, negocia y explica. Exige escuchar intereses opuestos, hablar en público y aguantar la presión.',
    day: [
      {
        at: 9,
        what: 'Desayunas con los titulares y un informe que hay que entender ya. Una asociación vecinal expone su queja; tomas nota y prometes solo lo que depende de ti. A mediodía negocias una frase de la ley que nadie quiere ceder. Después, comisión, votación y un acto en un colegio con preguntas difíciles.',
      },
    ],
  },
  historia: {
    alsoCalled: ['Historiador o historiadora', 'Investigación histórica'],
    does: 'Reconstruye el pasado con pruebas: cartas, mapas, censos, objetos, testimonios. Formula preguntas, compara fuentes que se contradicen y escribe para que se entienda por qué ocurrió algo. Trabaja en universidades, archivos, editoriales, museos y medios, o cuidando el patrimonio de una ciudad.',
    day: [
      {
        at: 9,
        what: 'Con guantes y lápiz abres una caja que nadie tocaba desde hace décadas. La letra cuesta, pero aparece un nombre que habías visto en otro documento, y la historia cambia un poco. Fotografías, transcribes, citas bien. Por la tarde das una charla en un pueblo y una vecina corrige una fecha: tiene razón.',
      },
    ],
  },
  'arqueologia-y-antropologia': {
    alsoCalled: ['Arqueólogo', 'Antropología social', 'Etnografía'],
    does: 'Estudia a los seres humanos por lo que dejaron y por cómo viven. La arqueología excava, dibuja y data; la antropología convive, observa y pregunta. Ambas terminan en el mismo sitio: ordenar pruebas y escribir una explicación que respete a quienes estudian.',
    day: [
      {
        at: 9,
        what: 'En la excavación, el sol aprieta y tu cuadrícula mide un metro. Con un pincel aparece el borde de una vasija; nadie la mueve hasta dibujarla y fotografiarla. Al mediodía una abuela del pueblo cuenta para qué servían esas formas. De tarde, en la sala, se lava, se numera y se discute.',
      },
    ],
  },
  'conservacion-de-museos': {
    alsoCalled: ['Curaduría', 'Curador de arte', 'Museología'],
    does: 'Cuida la colección de un museo y decide cómo contarla. Investiga piezas, propone exposiciones, negocia préstamos, escribe cartelas y vigila que nada se dañe. Necesita saber de arte o historia, de presupuestos y de qué despierta la curiosidad del público.',
    day: [
      {
        at: 9,
        what: 'Una caja recién llegada espera veinticuatro horas antes de abrirse para que la obra se acostumbre al aire. Mientras, discutes con diseño la altura de las vitrinas y recortas un texto a la mitad. Llamas a otro museo para pedir un cuadro. Al cierre recorres la sala vacía y anotas qué luz sobra.',
      },
    ],
  },
  'restauracion-de-obras-de-arte': {
    alsoCalled: ['Conservación de patrimonio', 'Restaurador de bienes culturales'],
    does: 'Frena el deterioro de cuadros, libros, esculturas, tejidos o edificios y les devuelve lectura sin falsearlos. Analiza materiales, limpia, consolida y deja constancia de todo. Une manos de precisión, química y un respeto enorme por quien hizo la obra.',
    day: [
      {
        at: 9,
        what: 'Con un bisturí y una lupa retiras barniz amarillo de un trozo del tamaño de una uña. Debajo sale un azul que nadie recordaba. Fotografías, apuntas el disolvente, descansas la vista. Luego preparas una cola para un marco y revisas la humedad del almacén. Avanzar despacio es parte del oficio.',
      },
    ],
  },
  archivos: {
    alsoCalled: ['Archivero o archivera', 'Gestión documental', 'Documentación'],
    does: 'Conserva y ordena los documentos que merecen durar, en papel o digitales, para que puedan encontrarse dentro de cien años. Decide qué se guarda, lo describe, lo digitaliza, protege datos personales y ayuda a quien investiga a dar con lo que busca.',
    day: [
      {
        at: 9,
        what: 'Llega un camión con los papeles de una fábrica cerrada y tú decides qué es memoria y qué es repetición. Quitas grapas, cambias carpetas, describes. En la sala, una estudiante busca a su bisabuelo y aparece en una lista de jornales. Por la tarde compruebas que las copias digitales siguen abriendo bien.',
      },
    ],
  },
};
