import type { FamilyWords } from '#content/catalog/words.ts';

export const environment: FamilyWords = {
  geologia: {
    alsoCalled: ['Geólogo o geóloga', 'Ciencias de la Tierra', 'Geociencias'],
    does: 'Lee la historia de la Tierra en rocas, suelos, aguas y volcanes. Estudia riesgos como terremotos o deslizamientos, busca agua y minerales, asesora obras y ayuda a entender el clima pasado. Alterna campo con martillo, laboratorio, mapas y pantalla.',
    day: [
      {
        at: 9,
        what: 'El talud cuenta una inundación de hace miles de años si sabes dónde mirar. Mides inclinaciones, dibujas capas y llenas bolsas con etiqueta. De vuelta, un corte de roca bajo el microscopio brilla como una vidriera. Por la tarde cruzas datos de sondeos y escribes si ahí conviene, o no, hacer un túnel.',
      },
    ],
  },
  'ciencias-ambientales': {
    alsoCalled: ['Ambientología', 'Medio ambiente', 'Ecología aplicada'],
    does: 'Estudia qué efecto tiene la actividad humana en el aire, el agua, el suelo y la salud, y propone cómo reducirlo. Toma muestras, evalúa proyectos, vigila que se cumplan las normas y busca acuerdos entre empresas, administraciones y vecinos.',
    day: [
      {
        at: 9,
        what: 'En la orilla llenas frascos y apuntas color, olor y temperatura. El informe de hace cinco años decía otra cosa, así que buscas qué cambió río arriba. Visitas una fábrica que quiere ampliarse y preguntas por cada tubo. Por la tarde modelas la nube de polvo y redactas condiciones que se puedan comprobar.',
      },
    ],
  },
  'educacion-ambiental': {
    alsoCalled: ['Interpretación de la naturaleza', 'Guía de parque natural'],
    does: 'Acerca la naturaleza a la gente en parques, escuelas, museos y campamentos. Guía rutas, prepara talleres y exposiciones, cuida senderos, observa fauna y explica por qué merece protegerse. Hace falta saber de ecología y contarlo de manera que alguien de seis años lo recuerde.',
    day: [
      {
        at: 9,
        what: 'Veinte estudiantes miran al suelo buscando huellas y, por primera vez, guardan silencio. Les dejas adivinar. Al mediodía reparas un cartel, cuentas buitres y respondes a una pareja perdida. Por la tarde, taller de comederos con material reciclado. Antes de cerrar apuntas una orquídea que no estaba en el mapa.',
      },
    ],
  },
  'conservacion-forestal': {
    alsoCalled: ['Técnico forestal', 'Agente medioambiental', 'Guardabosques'],
    does: 'Cuida montes y espacios naturales: mide árboles, marca los que se cortan, vigila plagas e incendios, mantiene caminos, repuebla y controla caza y pesca. Trabaja al aire libre todo el año, con mapas, aparatos de medida y buen estado físico.',
    day: [
      {
        at: 9,
        what: 'Al salir el sol ya suena la radio: riesgo alto de incendio en la ladera sur. Recorres pistas, compruebas un cortafuegos y hablas con un pastor que conoce cada fuente. Mides diámetros en una parcela, abrazando troncos con la cinta. Cae granizo. De vuelta en la caseta pasas los datos al mapa.',
      },
    ],
  },
};
