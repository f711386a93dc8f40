import type { FamilyWords } from '#content/catalog/words.ts';

export const design: FamilyWords = {
  'diseno-grafico': {
    alsoCalled: ['Comunicación visual', 'Diseñador gráfico', 'Identidad visual'],
    does: 'Da forma visual a un mensaje: marcas, carteles, libros, envases, interfaces, señales. Escucha lo que alguien necesita decir, investiga, boceta y elige letra, color e imagen para que se entienda y se recuerde. La pantalla ayuda, pero la idea va primero.',
    day: [
      {
        at: 9,
        what: 'El encargo cabe en una línea: «un logo que parezca de toda la vida». Llenas dos hojas de garabatos antes de tocar la pantalla. Presentas tres caminos, el cliente elige el que menos esperabas y pide el azul más azul. Por la tarde ajustas espacios entre letras y preparas archivos para imprenta.',
      },
    ],
  },
  'diseno-industrial': {
    alsoCalled: ['Diseño de producto', 'Desarrollo de productos', 'Diseñador industrial'],
    does: 'Inventa y mejora objetos que se fabrican: sillas, cascos, electrodomésticos, juguetes, herramientas médicas. Observa cómo se usan, dibuja, modela en tres dimensiones, construye prototipos y piensa en materiales, costos y reciclaje. Está a medio camino entre arte e ingeniería.',
    day: [
      {
        at: 9,
        what: 'Miras a diez personas abrir el mismo envase y apuntas cada gesto de enfado. De ahí sale un dibujo, luego una pieza impresa en plástico que se rompe, luego otra que no. En la reunión con fábrica negocias un radio de curva. Por la tarde pruebas tres tapas con los ojos cerrados.',
      },
    ],
  },
  'diseno-de-moda': {
    alsoCalled: ['Diseñador de moda', 'Indumentaria', 'Diseño textil'],
    does: 'Crea ropa y complementos: investiga tendencias y oficios, dibuja colecciones, elige tejidos, prueba sobre el cuerpo y acompaña la pieza hasta que se fabrica. Puede trabajar para una marca, para el escenario o en un taller propio, cuidando también de dónde viene cada material.',
    day: [
      {
        at: 9,
        what: 'Extiendes telas en el suelo y las miras con luz de ventana. El dibujo decía una cosa y el tejido, al caer, dice otra; le haces caso. Con la modista corriges una manga sobre el maniquí. Al mediodía hablas de botones con un proveedor y, antes de irte, tachas seis prendas de la colección.',
      },
    ],
  },
  'bellas-artes': {
    alsoCalled: ['Artista plástico', 'Pintura', 'Escultura', 'Ilustración', 'Artes visuales'],
    does: 'Crea obra propia: pintura, escultura, dibujo, grabado, instalación o ilustración. Experimenta con materiales, busca una manera personal de mirar, expone y vende. Casi siempre convive con otras tareas: dar clases, aceptar encargos, ilustrar libros o montar exposiciones de otra gente.',
    day: [
      {
        at: 9,
        what: 'El lienzo de ayer hoy te parece peor, y eso es información. Lijas una zona, mezclas un gris que no existe en ningún tubo y te alejas varios pasos. Después contestas a una galería, fotografías piezas para una convocatoria y das clase de dibujo. De noche vuelves un rato: falta una mancha.',
      },
    ],
  },
  'animacion-y-efectos-visuales': {
    alsoCalled: ['Animador', 'Animación digital', 'VFX'],
    does: 'Hace que se mueva lo que no existe: personajes, criaturas, explosiones, mundos enteros, a mano o con programas. Estudia el peso, el gesto y la luz para que resulte creíble, y trabaja en equipos grandes en cine, videojuegos, publicidad o series.',
    day: [
      {
        at: 9,
        what: 'Para animar un tropiezo, primero te grabas tropezando en el pasillo. Pones las poses clave, miras, borras. El zorro todavía flota: le falta peso en la cadera. En la revisión, la supervisora congela un fotograma y señala los ojos. Por la tarde simulas agua y dejas la máquina calculando toda la noche.',
      },
    ],
  },
  'direccion-de-arte': {
    alsoCalled: ['Dirección creativa', 'Director de arte'],
    does: 'Decide el aspecto de una campaña, una revista, una película o un juego y guía a quienes lo hacen: diseño, fotografía, ilustración, decorado. Traduce una idea a imágenes, cuida que todo respire igual y defiende la propuesta ante quien la paga.',
    day: [
      {
        at: 9,
        what: 'La pared está llena de recortes y quitas la mitad hasta que aparece un tono. Explicas a la fotógrafa qué luz buscas con una palabra: domingo. Luego revisas ilustraciones, eliges, animas a quien se atascó. A las cinco presentas al cliente; pregunta por qué no hay más texto y tienes una buena respuesta.',
      },
    ],
  },
  'diseno-de-videojuegos': {
    alsoCalled: ['Game design', 'Diseño de juegos', 'Desarrollo de videojuegos'],
    does: 'Inventa cómo se juega: reglas, niveles, retos, recompensas, historia. Escribe documentos, construye prototipos, observa a la gente jugar y ajusta hasta que divierte y se entiende. Trabaja entre arte y programación y necesita saber un poco de ambas.',
    day: [
      {
        at: 9,
        what: 'Una jugadora lleva cuatro minutos atascada ante una puerta que para ti era evidente. No dices nada y apuntas. De vuelta al equipo propones una luz y un sonido; arte sugiere algo mejor. Cambias números en una tabla, pruebas cien saltos y escribes el diálogo de un personaje que vende sopa.',
      },
    ],
  },
  'diseno-de-interiores': {
    alsoCalled: ['Interiorismo', 'Decoración', 'Ambientación'],
    does: 'Transforma espacios interiores para que funcionen y se sientan bien: casas, tiendas, hoteles, escuelas, consultas. Mide, escucha cómo se usa, dibuja planos, elige luz, materiales y muebles, y coordina a quienes lo construyen sin pasarse del presupuesto ni del plazo.',
    day: [
      {
        at: 9,
        what: 'Con el metro láser recorres un departamento oscuro y largo mientras la familia cuenta sus costumbres: aquí todo ocurre en la cocina. Dibujas, quitas una pared en el plano y la luz llega al fondo. Comparas muestras de madera en la obra, corriges un enchufe y discutes un plazo con humor.',
      },
    ],
  },
};
