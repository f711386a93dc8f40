// The bank of the second look, version 1, in Spanish: three activities a field, in the manner of the test's own items and
// none of them. Published: a change of a word is a new version.
import type { BankWords } from '../bank-words.ts';

export const bankEs = {
  machines: [
    'Descubrir de dónde sale el ruido de una máquina',
    'Armar un circuito que encienda una luz',
    'Desmontar y volver a montar un motor pequeño',
  ],
  building: [
    'Levantar un muro de ladrillos',
    'Cortar y unir tablas para hacer una puerta',
    'Colocar los azulejos de una pared',
  ],
  land: [
    'Podar árboles en un huerto',
    'Recuperar un río que estaba contaminado',
    'Dar de comer a un grupo de animales cada mañana',
  ],
  making: [
    'Preparar masa y hornear pan',
    'Coser una bolsa con tela sobrante',
    'Dar forma a una vasija de barro',
  ],
  rescue: [
    'Practicar cómo sacar a alguien de un edificio con humo',
    'Hacer ejercicios de fuerza y resistencia',
    'Mantener la calma y actuar en una emergencia',
  ],
  physical: [
    'Explicar por qué flota un barco pesado',
    'Descubrir de qué está hecha una roca',
    'Medir cómo cambia una sustancia al calentarla',
  ],
  life: [
    'Ver células con un microscopio',
    'Seguir cómo se propaga una enfermedad',
    'Comparar plantas para saber si son de la misma especie',
  ],
  people: [
    'Entender por qué la gente sigue una moda',
    'Comparar lo que cuentan dos libros de historia',
    'Averiguar cómo aprende a hablar un niño',
  ],
  computing: [
    'Escribir un programa que resuelva un problema',
    'Demostrar que una regla matemática siempre se cumple',
    'Predecir un resultado a partir de datos',
  ],
  words: [
    'Inventar los diálogos de una escena',
    'Buscar la palabra justa para una frase',
    'Escribir la letra de una canción',
  ],
  image: [
    'Dibujar a una persona tal como la ves',
    'Elegir la luz y el ángulo de una foto',
    'Dar movimiento a un dibujo',
  ],
  music: [
    'Tocar un instrumento con otras personas',
    'Mezclar sonidos hasta crear un ritmo',
    'Sacar una canción de oído',
  ],
  stage: ['Hacer reír a un público', 'Improvisar una escena sin guion', 'Bailar ante un público'],
  design: [
    'Elegir los colores y muebles de una habitación',
    'Crear el logotipo de un grupo',
    'Dibujar cómo sería una silla más cómoda',
  ],
  teaching: [
    'Preparar una clase sobre un tema que te gusta',
    'Ayudar a un compañero a hacer su tarea',
    'Buscar otra forma de explicar algo difícil',
  ],
  health: [
    'Enseñar ejercicios para aliviar un dolor de espalda',
    'Explicar a alguien cómo cuidar su salud',
    'Acompañar a un paciente mientras se recupera',
  ],
  care: [
    'Calmar a un niño que llora',
    'Ayudar a una persona con discapacidad en su día a día',
    'Preguntar a un amigo triste cómo se siente',
  ],
  groups: [
    'Organizar las actividades de un campamento',
    'Animar a un equipo que va perdiendo',
    'Enseñar un juego nuevo a un grupo',
  ],
  community: [
    'Reunir a los vecinos para mejorar el barrio',
    'Ayudar a alguien a hacer un trámite que no entiende',
    'Apoyar a alguien que recibe burlas',
  ],
  selling: [
    'Descubrir qué necesita un cliente',
    'Inventar una frase que haga famoso un producto',
    'Atender a la gente en un puesto de feria',
  ],
  leading: [
    'Tomar la decisión final cuando el grupo no se decide',
    'Lograr que un equipo cumpla lo que prometió',
    'Coordinar a quienes organizan un evento',
  ],
  law: [
    'Buscar argumentos para ganar un caso',
    'Proponer una ley para cambiar algo injusto',
    'Negociar un acuerdo entre dos partes',
  ],
  starting: [
    'Pensar un producto que todavía no existe',
    'Probar si una idea de negocio funciona',
    'Empezar un proyecto propio desde cero',
  ],
  numbers: [
    'Comparar precios para elegir lo que conviene',
    'Hacer el presupuesto de una fiesta',
    'Buscar el error en unas cuentas que no cuadran',
  ],
  records: [
    'Poner al día una lista de contactos',
    'Etiquetar fotos antiguas por fecha y lugar',
    'Pasar datos de papel a la computadora',
  ],
  checking: [
    'Comparar dos listas para ver si coinciden',
    'Detectar un defecto en una pieza',
    'Comprobar los datos de un formulario',
  ],
  planning: [
    'Calcular cuánto tardará cada paso de un trabajo',
    'Preparar la ruta más corta para un reparto',
    'Repartir los turnos de un grupo',
  ],
  rules: [
    'Leer un reglamento para saber qué está permitido',
    'Revisar que un lugar cumpla las normas de seguridad',
    'Anotar cada paso para que otros lo repitan igual',
  ],
} as const satisfies BankWords;
