import type { FamilyWords } from '#content/catalog/words.ts';

export const security: FamilyWords = {
  'investigacion-criminal': {
    alsoCalled: ['Detective', 'Policía judicial', 'Criminología aplicada'],
    does: 'Averigua qué pasó en un delito y quién participó. Reúne indicios, toma declaraciones, estudia llamadas y movimientos de dinero, y ordena todo para que un juez pueda decidir. Mezcla mente analítica, mucha escritura y trato con personas en sus peores días.',
    day: [
      {
        at: 9,
        what: 'Sobre la mesa hay una cronología con huecos. Visionas horas de cámara hasta que un auto pasa dos veces. Después entrevistas a una testigo con calma, porque la memoria se rompe si se la empuja. El laboratorio manda un resultado que descarta tu mejor idea, y toca empezar de nuevo. Todo queda escrito.',
      },
    ],
  },
  criminalistica: {
    alsoCalled: ['Ciencias forenses', 'Policía científica', 'Perito forense'],
    does: 'Busca y analiza las huellas materiales de un delito: fibras, sangre, pisadas, balas, documentos. Recoge muestras sin contaminarlas, las estudia en el laboratorio y explica en un juicio qué demuestran y qué no. La paciencia importa más que la intuición.',
    day: [
      {
        at: 9,
        what: 'Antes de entrar fotografías la habitación desde cada esquina. Luego, de rodillas, marcas, mides y guardas con un número. En el laboratorio comparas dos huellas dactilares punto por punto y tu compañera repite el análisis sin conocer tu respuesta. Más tarde declaras ante un tribunal, con palabras sencillas y sin adornar nada.',
      },
    ],
  },
  policia: {
    alsoCalled: [
      'Policía nacional o local',
      'Guardia civil',
      'Carabineros',
      'Cuerpos de seguridad',
    ],
    does: 'Protege a la gente y hace cumplir la ley: patrulla, atiende llamadas, media en peleas, ordena el tráfico, detiene cuando hace falta y redacta informes. En España se entra por oposición; estudiar criminología o seguridad ayuda a prepararse y a ascender.',
    day: [
      {
        at: 9,
        what: 'El turno empieza con las novedades de la noche. Patrullas a pie, saludas a comerciantes y ayudas a un señor desorientado. Suena la radio: discusión en una vivienda. Entras hablando bajo, separas, escuchas a cada cual. Después redactas el atestado con detalle, porque esas líneas pueden decidir un juicio.',
      },
    ],
  },
  'extincion-de-incendios': {
    alsoCalled: ['Bomberos', 'Bombero o bombera', 'Rescate y salvamento'],
    does: 'Acude a incendios, accidentes, inundaciones y rescates. Entra donde otros salen, trabaja en equipo con reglas muy claras y cuida su forma física y su material. También previene: revisa edificios y enseña a reaccionar. En España se accede por oposición.',
    day: [
      {
        at: 9,
        what: 'Compruebas botella, arnés y radio antes del café. Por la mañana hay entrenamiento con escaleras; a mediodía cocina todo el parque. Suena la alarma: humo en un cuarto piso. Subes detrás de tu compañera con una mano en la pared. Nadie herido esta vez. De vuelta se lava, se revisa y se comenta.',
      },
    ],
  },
  'prevencion-de-riesgos-laborales': {
    alsoCalled: ['Seguridad e higiene', 'Salud ocupacional', 'Seguridad industrial'],
    does: 'Evita que la gente enferme o se accidente en su trabajo. Visita fábricas, obras y oficinas, mide ruido, polvo o posturas, detecta peligros, propone cambios y forma a la plantilla. Cuando algo falla, investiga la causa para que no vuelva a ocurrir.',
    day: [
      {
        at: 9,
        what: 'Con casco y libreta recorres una obra y preguntas más de lo que corriges. Un andamio está mal sujeto: se para y se arregla. En la oficina mides sillas y pantallas. Después investigas por qué alguien se cortó; la respuesta no era el descuido, era la prisa. La tarde acaba con un curso breve.',
      },
    ],
  },
};
