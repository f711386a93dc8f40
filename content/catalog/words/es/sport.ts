import type { FamilyWords } from '#content/catalog/words.ts';

export const sport: FamilyWords = {
  'entrenamiento-deportivo': {
    alsoCalled: ['Entrenador o entrenadora', 'Preparación deportiva', 'Director técnico'],
    does: 'Prepara a deportistas o equipos para aprender, competir y disfrutar. Planifica entrenamientos, corrige técnica, estudia rivales, decide alineaciones y cuida el ánimo del grupo, sobre todo después de perder. Con niños, enseñar a convivir vale más que el marcador.',
    day: [
      {
        at: 9,
        what: 'En la pizarra, flechas; en el campo, nadie sigue las flechas. Paras, explicas con conos y lo repiten. Hablas aparte con la capitana, que ha dejado de reír. Por la tarde entrenan los pequeños: dos lloran, uno descubre que sabe botar con la izquierda. De noche ves un partido dos veces y apuntas.',
      },
    ],
  },
  'ciencias-del-ejercicio': {
    alsoCalled: ['Fisiología del ejercicio', 'Preparación física', 'Ciencias del deporte'],
    does: 'Estudia cómo responde el cuerpo al esfuerzo y lo usa para mejorar salud o rendimiento. Mide corazón, pulmones y fuerza, diseña programas para deportistas, mayores o personas con enfermedades crónicas, y vigila que el ejercicio ayude y no dañe.',
    day: [
      {
        at: 9,
        what: 'Una mujer operada del corazón pedalea con cables en el pecho mientras miras la gráfica y charlan. Subes la carga un poco: bien. Después mides la zancada de un fondista y comparas con el mes pasado. A mediodía, clase de fuerza para mayores. De tarde analizas datos y escribes programas, cada uno distinto.',
      },
    ],
  },
  'acondicionamiento-fisico': {
    alsoCalled: ['Monitor de gimnasio', 'Instructor fitness', 'Entrenamiento personal'],
    does: 'Guía a personas que quieren moverse más: clases en grupo, sala de musculación, entrenamiento personal, actividades en el agua. Enseña técnica segura, adapta ejercicios, anima sin gritar y ayuda a que el hábito dure más que el propósito de enero.',
    day: [
      {
        at: 9,
        what: 'Abres el gimnasio a las siete con los de siempre: uno entrena, dos conversan. En sala corriges una espalda antes de que duela. A las diez, clase de ritmo con música tuya y risas ajenas. Un principiante tiene vergüenza y le propones empezar por tres ejercicios. Por la tarde, natación y planes para mañana.',
      },
    ],
  },
};
