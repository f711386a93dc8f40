import type { FamilyWords } from '#content/catalog/words.ts';

export const communication: FamilyWords = {
  'traduccion-e-interpretacion': {
    alsoCalled: ['Traductor', 'Intérprete', 'Subtitulación', 'Lenguas aplicadas'],
    does: 'Lleva un mensaje de un idioma a otro sin que pierda sentido ni tono. Traduce contratos, novelas, series, manuales o páginas web; interpreta en voz alta en reuniones, juicios y hospitales. Dominar la lengua propia importa tanto como saber las demás.',
    day: [
      {
        at: 9,
        what: 'La frase original tiene un chiste que aquí no existe. Lo dejas para luego y sigues con el resto del capítulo. A mediodía entras en una cabina con auriculares e interpretas una conferencia: escuchas, entiendes y hablas casi a la vez. Por la tarde revisas términos y, en la ducha, aparece el chiste.',
      },
    ],
  },
  edicion: {
    alsoCalled: ['Editor de textos', 'Editorial', 'Corrección de estilo'],
    does: 'Convierte un texto en algo que merece publicarse: elige manuscritos, habla con quien escribe, ordena, corta, corrige y decide título, cubierta y fecha. Trabaja en editoriales, revistas o medios digitales, con oído para la frase y ojo para las cuentas.',
    day: [
      {
        at: 9,
        what: 'Abres un original de cuatrocientas páginas y en la décima ya sabes que algo brilla y algo sobra. Escribes a la autora con cuidado: qué quitar y por qué. Después eliges entre tres cubiertas, cierras el índice de otro libro y descubres, a punto de imprenta, una errata en la contraportada.',
      },
    ],
  },
  escritura: {
    alsoCalled: ['Escritor o escritora', 'Novela y ensayo', 'Creación literaria'],
    does: 'Crea textos para ser leídos: novelas, ensayos, cuentos, biografías, discursos. Observa, se documenta, escribe muchas versiones y acepta que la primera nunca sirve. Casi todo el mundo combina los libros con otros oficios, como dar clase, traducir o redactar por encargo.',
    day: [
      {
        at: 9,
        what: 'La mañana es para el capítulo: dos horas sin teléfono y, con suerte, una página buena. Luego lees entrevistas para saber cómo hablaba una costurera de otra época. A mediodía respondes a la editorial y preparas el taller que das los jueves. De noche, una frase te obliga a levantarte y encender la luz.',
      },
    ],
  },
  'guion-y-poesia': {
    alsoCalled: ['Guionista', 'Poeta', 'Letrista', 'Dramaturgia'],
    does: 'Escribe para que otros digan, canten o sientan: guiones de cine y series, obras de teatro, poemas, letras de canciones. Trabaja la voz, el ritmo y la imagen justa. Suele alternar encargos, talleres y proyectos propios que tardan años en salir.',
    day: [
      {
        at: 9,
        what: 'En la sala de guion hay tarjetas de colores por toda la pared. Discuten si el personaje miente en el capítulo tres, y tú propones que calle. Después, a solas, reescribes el diálogo leyéndolo en voz alta. Por la noche terminas una letra a la que le sobraba una sílaba.',
      },
    ],
  },
  periodismo: {
    alsoCalled: ['Periodista', 'Reportería', 'Comunicación social'],
    does: 'Averigua qué pasa, lo comprueba y lo cuenta para que se entienda. Busca fuentes, pregunta lo incómodo, verifica cada dato y escribe, graba o publica a contrarreloj. Hay prensa, radio, televisión, medios digitales, investigación y periodismo de datos.',
    day: [
      {
        at: 9,
        what: 'La reunión de las nueve reparte temas y a ti te toca una fábrica que cierra. Llamas a la empresa, que no contesta; a la plantilla, que sí. Vas, miras, preguntas nombres y edades. De vuelta cotejas un documento con dos personas más. Escribes con el reloj encima y titulas tres veces.',
      },
    ],
  },
  'relaciones-publicas': {
    alsoCalled: ['Comunicación corporativa', 'Gabinete de prensa', 'Comunicación institucional'],
    does: 'Cuida cómo se comunica una empresa o institución con su público. Escribe notas, prepara a portavoces, organiza actos, responde a periodistas y redes, y mantiene la calma cuando hay una crisis. Para que la confianza dure, lo que se dice tiene que ser cierto.',
    day: [
      {
        at: 9,
        what: 'A primera hora revisas qué se publicó anoche. Redactas un comunicado y le quitas la mitad de los adjetivos. Una periodista pide un dato que no tienes, así que lo buscas en lugar de improvisar. Ensayas una entrevista con la directora. A última hora llega una queja en redes y acuerdan cómo responder.',
      },
    ],
  },
  'direccion-y-produccion-audiovisual': {
    alsoCalled: ['Cine', 'Realización', 'Productor audiovisual', 'Televisión'],
    does: 'Lleva una idea a la pantalla o al escenario. La dirección decide cómo se cuenta: encuadre, actores, ritmo. La producción consigue dinero, permisos, equipo y fechas, y hace que todo ocurra. Ambas resuelven problemas sin parar y toman cien decisiones al día.',
    day: [
      {
        at: 9,
        what: 'Amanece y el camión de luces no llega. Cambias el orden de las escenas, avisas a maquillaje y ruedas primero en el portal. Una toma, otra, la sexta es la buena. Comes de pie mirando el plan de mañana. Cuando se va el sol, queda revisar material y llamar para asegurar una calle.',
      },
    ],
  },
  'montaje-audiovisual': {
    alsoCalled: ['Edición de video', 'Postproducción', 'Montador'],
    does: 'Construye la película, la serie o el video a partir de horas de material: elige tomas, decide dónde cortar, ajusta el ritmo y mezcla imagen, sonido y efectos. Su trabajo apenas se nota cuando está bien hecho, pero cambia por completo lo que sientes.',
    day: [
      {
        at: 9,
        what: 'Auriculares, dos pantallas y once horas de entrevistas. Escuchas una frase sin importancia y comprendes que el documental debe empezar ahí. Cortas, pruebas música, la quitas. Al mediodía la directora ve el montaje y pide más silencio. Acabas sincronizando un plano y haciendo copia de todo, dos veces.',
      },
    ],
  },
  sonido: {
    alsoCalled: ['Ingeniería de sonido', 'Sonidista', 'Técnico de audio'],
    does: 'Hace que se oiga bien: graba voces e instrumentos, mezcla conciertos, limpia diálogos de cine, monta altavoces y micrófonos. Entiende de electricidad, acústica y oído fino, y trabaja muchas veces de noche, detrás de una mesa llena de botones.',
    day: [
      {
        at: 9,
        what: 'A las cuatro descargas cajas y tiendes cable por todo el escenario. En la prueba, la batería suena a lata; cambias un micro de sitio y respira. La cantante pide menos de sí misma en su monitor. Luces fuera, público dentro, y durante dos horas no quitas la vista de los niveles.',
      },
    ],
  },
  camara: {
    alsoCalled: ['Camarógrafo', 'Operador de cámara', 'Dirección de fotografía'],
    does: 'Capta las imágenes de películas, noticias, deportes o anuncios. Prepara la cámara y las lentes, encuadra, enfoca, sigue el movimiento y cuida la luz. Necesita pulso, forma física y reflejos para decidir en un segundo qué merece quedar grabado.',
    day: [
      {
        at: 9,
        what: 'Pesa más de lo que parece, y hoy la llevas al hombro tras una corredora. Antes limpiaste la lente y comprobaste baterías. En el estudio toca lo contrario: tres horas para iluminar una taza. El director pide un movimiento suave; lo repites hasta que nadie nota que la cámara existe.',
      },
    ],
  },
  fotografia: {
    alsoCalled: ['Fotógrafo o fotógrafa', 'Fotoperiodismo', 'Imagen fija'],
    does: 'Cuenta algo con una sola imagen: retratos, noticias, producto, bodas, arquitectura, ciencia. Domina la luz, la cámara y la edición digital, y también el trato, porque una persona incómoda siempre sale mal. Quienes trabajan por su cuenta dedican además mucho tiempo a buscar clientes.',
    day: [
      {
        at: 9,
        what: 'Llegas antes para ver por dónde entra el sol. El retrato de hoy es de una panadera y, mientras habla de su abuelo, se le olvida la cámara: ahí disparas. Por la tarde eliges doce fotos entre seiscientas, corriges color con mesura y envías un presupuesto. Limpias objetivos antes de dormir.',
      },
    ],
  },
};
