import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Te gusta llevar las riendas con los números delante. Planeas, repartes, negocias y revisas que se cumpla. Te atraen los proyectos donde hay una meta, un presupuesto y un plazo, y te sientes a gusto cuando la responsabilidad está clara, sobre todo si es tuya.',
  goodDay:
    'Tienes un plan, un equipo y cifras que dicen cómo va. Tomas dos decisiones difíciles con buena información y al final del mes las cuentas salen.',
  drains:
    'Las conversaciones sin conclusión, el desorden que se deja para después y los trabajos donde nada se puede medir.',
  questions: [
    '¿Disfrutas más cerrando un trato o comprobando que todo se cumplió?',
    '¿Qué te gustaría dirigir algún día, y qué no?',
  ],
  tries: [
    'Haz el presupuesto de algo real: una fiesta, un viaje, un mes de tu casa. Compáralo después con lo gastado.',
    'Elige una empresa que conozcas y averigua de qué vive: quién le paga, cuánto y por qué.',
    'Negocia algo pequeño esta semana y anota qué ofreciste, qué pediste y en qué quedó.',
  ],
};
