import type { WishId } from '#content/catalog/search-words/wishes.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What the search says of a wish, over the careers that answer it: by what they were chosen, and what nobody knows. */
export const copy = {
  money:
    'Cuánto gana cada profesión no lo sabemos: no hay una tabla oficial. Sí lo que cotizaba, cuatro años después, quien acabó su grado en 2013-14: estas están por encima de la media.',
  jobs: 'Cuántos puestos habrá no lo sabe nadie. De quienes acabaron estos grados en 2013-14, cuatro años después cotizaba en España más gente que la media.',
  'no-maths':
    'Ninguna se libra del todo. En estas, las matemáticas no están entre lo que más se pide (O*NET), ni el grado es de ciencias o ingeniería.',
  home: 'En cuáles se trabaja desde casa no lo ha contado nadie. Estas pasan casi todo el día ante una pantalla y con poco público.',
  alone: 'Aquí se pasan muchos ratos a solas (O*NET, 2014).',
  moving: 'Aquí se está poco en una silla (O*NET, 2014).',
  unwanted:
    'Todavía no sabemos buscar por lo que no quieres. Escribe lo que sí: «ayudar», «animales», «con las manos»…',
  machines:
    'Qué trabajos cambiará la inteligencia artificial no lo sabe nadie, y no hay una lista seria. Escribe lo que te gusta hacer: «ayudar», «con las manos», «animales»…',
  animals: 'Las que tratan con animales, según lo que se hace en ellas.',
  children: 'Las que tratan con niños y niñas, según lo que se hace en ellas.',
  short: 'A estas se llega también con una FP de unos dos años.',
  'easy-entry':
    'En 2021-22, en alguna universidad pública entró en uno de sus grados quien aprobó el acceso. Cada año cambia.',
  public: 'Aquí hay plazas que se ganan por oposición. Mira en cada una qué nacionalidad se pide.',
  travel: 'Las que tienen que ver con viajes y viajeros, según lo que se hace en ellas.',
  farm: 'Las que trabajan en el campo o para él, según lo que se hace en ellas.',
  plants: 'Las que tratan con plantas, según lo que se hace en ellas.',
  outdoors: 'Al aire libre muchos días, haga el tiempo que haga (O*NET, 2014).',
  hands: 'Con las manos ocupadas casi todo el día: máquinas, materiales, obras (O*NET).',
  draw: 'Las que dibujan, pintan o trabajan con imágenes: las que más piden crear van primero (O*NET).',
  stage: 'Música, danza y teatro: las que más piden crear van primero (O*NET).',
  art: 'Imagen, diseño, música, escena o palabras: las que más piden crear van primero (O*NET).',
  tech: 'Las de informática y datos.',
  people: 'Con gente casi todo el día, y de fuera del equipo (O*NET, 2014).',
  lives: 'Las que tratan con urgencias y rescates, según lo que se hace en ellas.',
  elders: 'Las que cuidan y acompañan a personas mayores, según lo que se hace en ellas.',
  sick: 'Las que tratan con pacientes, según lo que se hace en ellas.',
  planet: 'Las que cuidan el medio ambiente, según lo que se hace en ellas.',
  help: 'Las que más piden ayudar y cuidar van primero (O*NET).',
  unsure:
    'No pasa nada. El test de intereses ordena estas carreras según lo que te gusta: está al final de la página.',
} satisfies Record<WishId, string>;

export type Copy = Dictionary<typeof copy>;
