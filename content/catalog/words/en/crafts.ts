import type { FamilyWords } from '#content/catalog/words.ts';

export const crafts: FamilyWords = {
  joyeria: {
    alsoCalled: ['Jeweller', 'Goldsmith', 'Silversmith'],
    does: 'Designing, making and repairing jewellery in gold, silver or other materials. Jewellers draw, cast, file, solder, set stones and polish to a shine. The work takes sight, a steady hand and patience, and happens in workshops, brands, shops or on your own account.',
    day: [
      {
        at: 9,
        what: "Everything fits on the bench: torch, files, a pair of tweezers you lend to no one. You widen a grandmother's ring without erasing its inscription. Then you carve a new piece in wax and weigh it before casting. A stone jumps to the floor and half an hour goes on finding it. Last comes polishing.",
      },
    ],
  },
  ceramica: {
    alsoCalled: ['Potter', 'Ceramicist', 'Glass and craft maker'],
    does: 'Making useful or artistic pieces from clay, glass or other materials worked by hand. You prepare the clay, throw or model, glaze, fire and sell at fairs, in shops or to order. There is as much kiln chemistry in it as design.',
    day: [
      {
        at: 9,
        what: "You knead to drive out the air and centre the clay on the wheel; think of something else and it wanders. Twelve cups alike, none the same. Yesterday you loaded the kiln and today it can be opened: two glazes surprise, one disappoints, and you note it. Then you pack an order and ready Saturday's stall.",
      },
    ],
  },
  ebanisteria: {
    alsoCalled: ['Carpenter', 'Furniture maker', 'Woodworking'],
    does: 'Building and restoring furniture and wooden pieces: tables, doors, shelves, kitchen tools. You choose the board, read a plan, cut by machine or by hand, join, sand and finish. Every millimetre is looked after, and so are the fingers.',
    day: [
      {
        at: 9,
        what: 'It smells of cedar. While a glued joint dries you go over the drawing of a table that has to fold. The saw demands full attention; the plane, on the other hand, lets you think. At noon you measure a kitchen as crooked as all of them. Back again, you sand with the finest paper and feel with your eyes shut.',
      },
    ],
  },
  patronaje: {
    alsoCalled: ['Pattern cutter', 'Garment construction', 'Dressmaking'],
    does: 'Turning the drawing of a garment into the paper or digital pieces from which the cloth is cut. Pattern makers work out measurements, sizes and seams, try them on a dummy and correct until it hangs well. It joins geometry, fabric and eye.',
    day: [
      {
        at: 9,
        what: 'The sketch shows an impossible jacket and you look for the way its shoulder will open. You trace on paper, cut, and put together a trial in cheap cloth. It pulls at the back: two centimetres more. Then you grade the pattern to five sizes on screen and lay out the pieces to waste as little fabric as possible.',
      },
    ],
  },
  peluqueria: {
    alsoCalled: ['Hairdresser', 'Hair stylist', 'Barber'],
    does: 'Cutting, colouring, styling and caring for hair. You listen to what someone wants, advise according to face and way of life, mix products precisely and stay on your feet for many hours. Conversation is part of the trade, and so is learning new techniques.',
    day: [
      {
        at: 9,
        what: 'You open, put on music and check the diary. The first client brings a photo nothing like her hair; you say so tactfully and find a middle way. You mix a tint against the clock, cut, dry, sweep. A boy cries at the clippers, so you finish with scissors. Closing time means counting the till.',
      },
    ],
  },
  estetica: {
    alsoCalled: ['Beautician', 'Beauty therapist', 'Cosmetology'],
    does: 'Looking after skin and wellbeing: facials, massage, hair removal, manicure, day make-up and treatments with equipment. You analyse each skin, explain what can be achieved and what cannot, and keep strict hygiene. The work is in salons, spas, hotels or a business of your own.',
    day: [
      {
        at: 9,
        what: 'You turn on a warm light and lay out towels. The first appointment is a girl with acne and embarrassment; you look through the magnifier, explain the steps and promise no miracles. Then a long massage, two manicures and a waxing. Between rooms you sterilise everything. In the afternoon you test a new product on your arm.',
      },
    ],
  },
  'maquillaje-y-caracterizacion': {
    alsoCalled: ['Make-up artist', 'Special effects make-up', 'Character make-up'],
    does: 'Transforming faces for film, theatre, television, fashion or weddings: from make-up nobody notices to ageing someone thirty years or turning them into a creature with prosthetics and wigs. It joins drawing, colour, materials and a lot of contact with nervous people.',
    day: [
      {
        at: 9,
        what: 'You start before anyone: at five you are already gluing a scar beside an eyebrow. The actress goes over her lines while you work without moving her chin. On set you see that the wound is identical in each take. Later, in the workshop, you mix silicone, paint veins and lay a beard hair by hair.',
      },
    ],
  },
};
