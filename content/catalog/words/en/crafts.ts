import type { FamilyWords } from '#content/catalog/words.ts';

export const crafts: FamilyWords = {
  joyeria: {
    alsoCalled: ['Jeweller', 'Goldsmith', 'Silversmith'],
    does: 'Designing, making and repairing jewellery in gold, silver or other materials. Jewellers draw, cast, file, solder, set stones and polish to a shine. The work takes sight, a steady hand and patience, and happens in workshops, brands, shops or on your own account. People learn it at art schools, which have an official title of artistic jewellery, or beside somebody who knows.',
    day: [
      {
        at: 9,
        what: "Everything fits on the bench: torch, files, a pair of tweezers you lend to no one. You widen a grandmother's ring without erasing its inscription.",
      },
      { at: 12, what: 'You carve a new piece in wax and weigh it before casting.' },
      { at: 16, what: 'A stone jumps to the floor and half an hour goes on finding it.' },
      { at: 19, what: 'Last comes polishing.' },
    ],
    tasks: [
      'Set stones and fix each piece in place',
      'File soldered joints and polish to a shine',
      'Make rings, bracelets or pendants in metal',
      'Widen, solder and replace broken clasps',
      'Cut and shape with saw and file',
      'Clean pieces with baths and brushes',
    ],
    tires: [
      'Eyes and neck over tiny things',
      'Metal dust and flame all day',
      'Orders that pile up before holidays',
    ],
    grows:
      'In the workshop you file for months what another person finishes. Then you make the whole piece, keep to setting or design, repair for shops or sell under your own name.',
    tries: [
      'Twist a wire ring to your size and repeat until it closes without a sharp end.',
      'Draw at real size a jewel for someone at home after asking what they always wear.',
      'Look at a broken necklace or watch with a magnifier and work out how each part joins.',
    ],
  },
  ceramica: {
    alsoCalled: ['Potter', 'Ceramicist', 'Glass and craft maker'],
    does: 'Making useful or artistic pieces from clay, glass or other materials worked by hand. You prepare the clay, throw or model, glaze, fire and sell at fairs, in shops or to order. There is as much kiln chemistry in it as design.',
    day: [
      {
        at: 9,
        what: 'You knead to drive out the air and centre the clay on the wheel; think of something else and it wanders. Twelve cups alike, none the same.',
      },
      {
        at: 12,
        what: 'Yesterday you loaded the kiln and today it can be opened: two glazes surprise, one disappoints, and you note it.',
      },
      { at: 17, what: "You pack an order and ready Saturday's stall." },
    ],
    tasks: [
      'Make useful or decorative objects by hand',
      'Cut, mould and join pieces with tools',
      'Apply glazes and finishes',
      'Invent forms and series that can be repeated',
      'Choose materials for strength, colour and weight',
      'Advertise and sell the work at fairs and online',
    ],
    tires: [
      'Pieces that burst in the kiln',
      'Wrists, back and fine dust',
      'Selling at weekends what you make during the week',
    ],
    grows:
      "You begin in someone's workshop or with a shared kiln. Later the living mixes shop, commissions and classes, and some work with restaurants or exhibit.",
    tries: [
      'Make a coil pot of flour, salt and water and let it dry; see where it cracks.',
      'Take your favourite cup and draw why it sits well in the hand.',
      'Ask at an arts centre when there is an open clay workshop.',
    ],
  },
  ebanisteria: {
    alsoCalled: ['Cabinetmaker', 'Furniture maker', 'Woodworking'],
    does: 'Building and restoring furniture and wooden pieces: tables, doors, shelves, kitchen utensils. You choose the board, read a plan, cut by machine or by hand, join, sand and finish. Every millimetre is looked after, and so are the fingers.',
    day: [
      {
        at: 8,
        what: 'It smells of cedar. While a glued joint dries you go over the drawing of a table that has to fold.',
      },
      {
        at: 10,
        what: 'The saw demands full attention; the plane, on the other hand, lets you think.',
      },
      { at: 13, what: 'You measure a kitchen as crooked as all of them.' },
      { at: 17, what: 'Back again, you sand with the finest paper and feel with your eyes shut.' },
    ],
    tasks: [
      'Check the size and fit of each piece',
      'Make and assemble parts of furniture',
      'Mark the wood from the drawing before cutting',
      'Set up and run saws, routers and planers',
      'Decide how a piece is to be built or repaired',
      'Join with glue, dowels and screws',
    ],
    tires: [
      'Dust in the eyes and noise in the ears',
      'A bad cut in the best board',
      'Competing with cheap flat-pack furniture',
    ],
    grows:
      'The first whole piece comes after many drawers. Then there is restoration, programmed machines or a workshop of your own with commissions from architects and decorators.',
    tries: [
      'Join two strips of wood in a cross with saw and sandpaper, with an adult, until nothing wobbles.',
      'Turn a chair upside down and draw how its legs are held.',
      'Learn to tell three woods at home by colour, weight and grain.',
    ],
  },
  patronaje: {
    alsoCalled: ['Pattern cutter', 'Garment construction', 'Dressmaking'],
    does: 'Turning the drawing of a garment into the paper or digital pieces from which the cloth is cut. Pattern makers work out measurements, sizes and seams, try them on a dummy and correct until it hangs well. It joins geometry, fabric and eye.',
    day: [
      {
        at: 9,
        what: 'The sketch shows an impossible jacket and you look for the way its shoulder will open.',
      },
      {
        at: 10,
        what: 'You trace on paper, cut, and put together a trial in cheap cloth. It pulls at the back: two centimetres more.',
      },
      {
        at: 16,
        what: 'You grade the pattern to five sizes on screen and lay out the pieces to waste as little fabric as possible.',
      },
    ],
    tasks: [
      'Create the base pattern and grade it to each size',
      'Draw pieces, seams and marks on screen',
      'Correct the pattern after the fitting',
      'Work out measurements by how far the cloth stretches',
      'Mark pockets, buttonholes, pleats and joins',
      'Write instructions for those who cut and sew',
    ],
    tires: [
      'Millimetres multiplied by a thousand garments',
      'The rush of the season',
      'Redoing what someone drew with no thought of sewing',
    ],
    grows:
      "You copy other people's sizes until they trust you with a whole design. Then you run a label's patterns, settle in swimwear, tailoring or sport, or work for small firms; production and teaching are close by.",
    tries: [
      'Unpick a torn garment and draw all its pieces on paper.',
      'Trace a T-shirt that fits you well and sew it in an old sheet.',
      'Measure two people at home and note where they differ in the same size.',
    ],
  },
  peluqueria: {
    alsoCalled: ['Hairdresser', 'Hair stylist', 'Colourist'],
    does: 'Cutting, colouring, styling and caring for hair. You listen to what someone wants, advise according to face and way of life, mix products precisely and stay on your feet for many hours. Conversation is part of the trade, and so is learning new techniques.',
    day: [
      {
        at: 9,
        what: 'You open, put on music and check the diary. The first client brings a photo nothing like her hair; you say so tactfully and find a middle way.',
      },
      { at: 12, what: 'You mix a tint against the clock, cut, dry, sweep.' },
      { at: 17, what: 'A boy cries at the clippers, so you finish with scissors.' },
      { at: 20, what: 'Closing time means counting the till.' },
    ],
    tasks: [
      'Cut and shape to suit hair and face',
      'Dye, bleach and tone',
      'Disinfect scissors, combs and work station',
      'Make appointments and keep the diary in order',
      'Note what was done for each client',
      'Advise on products and care',
    ],
    tires: [
      'On your feet with your arms raised',
      'Dyes and water that dry your hands',
      'Saturdays without sitting down',
    ],
    grows:
      'You wash, sweep and watch; then you are trusted with colour and scissors. With loyal clients you can rent a chair or open a salon, and fashion, film, training and brands call too.',
    tries: [
      'Learn three braids from a video and try them on somebody patient.',
      "Ask at your hairdresser's whether you may watch for half an hour.",
      'Draw three haircuts for one face and explain which you would choose.',
    ],
  },
  estetica: {
    alsoCalled: ['Beautician', 'Beauty therapist', 'Cosmetology'],
    does: 'Looking after skin and wellbeing: facials, massage, hair removal, manicure, day make-up and treatments with equipment. You analyse each skin, explain what can be achieved and what cannot, and keep strict hygiene. The work is in salons, spas, hotels or a business of your own.',
    day: [
      {
        at: 10,
        what: 'You turn on a warm light and lay out towels. The first appointment is a girl with acne and embarrassment; you look through the magnifier, explain the steps and promise no miracles.',
      },
      {
        at: 12,
        what: 'A long massage, two manicures and a waxing. Between rooms you sterilise everything.',
      },
      { at: 18, what: 'You test a new product on your arm.' },
    ],
    tasks: [
      'Sterilise equipment and clean the treatment room',
      'Examine skin under a lens and decide on treatment',
      'Cleanse the face and remove blackheads',
      'Choose and apply creams, toners and masks',
      'Teach people to care for their skin at home',
      'Remove hair, give massages and run equipment',
    ],
    tires: [
      'Hands and back after six massages',
      'Clients who expect the impossible',
      'Selling products to make the month add up',
    ],
    grows:
      "You begin by disinfecting someone else's treatment room. With clients you run one of your own, a centre or a spa, work beside aesthetic medicine or teach a brand's products.",
    tries: [
      'Read the ingredients of a cream at home and find out what three of them do.',
      'Give someone a five-minute hand massage and ask which pressure they prefer.',
      'Note for a week what each person at home puts on their face and why.',
    ],
  },
  'maquillaje-y-caracterizacion': {
    alsoCalled: ['Make-up artist', 'Special effects make-up', 'Character make-up'],
    does: 'Transforming faces for film, theatre, television, fashion or weddings: from make-up nobody notices to ageing someone thirty years or turning them into a creature with prosthetics and wigs. It joins drawing, colour, materials and a lot of contact with nervous people.',
    day: [
      {
        at: 5,
        what: 'You start before anyone: you are already gluing a scar beside an eyebrow. The actress goes over her lines while you work without moving her chin.',
      },
      { at: 9, what: 'On set you see that the wound is identical in each take.' },
      {
        at: 16,
        what: 'In the workshop, you mix silicone, paint veins and lay a beard hair by hair.',
      },
    ],
    tasks: [
      'Make up people who go on stage or before a camera',
      'Mix shades until the colour is right',
      'Repeat the same make-up day after day unchanged',
      'Cleanse and prepare the skin',
      'Study script, period and character',
      'Check that no product irritates',
    ],
    tires: [
      'The alarm clock at four',
      'Waiting on a folding chair',
      'Months of shooting and months of a silent phone',
    ],
    grows:
      'You begin with weddings, film schools and small theatre. Then you join film crews, run a department or choose prosthetics, wigs or fashion.',
    tries: [
      'Paint a three-day-old bruise on your hand with what you have at home and show it.',
      'Copy in pencil the face of someone old and look only at the shadows.',
      'Watch a character in two scenes and see whether the wound or the hair changed.',
    ],
  },
  floristeria: {
    alsoCalled: ['Florist', 'Floral designer', 'Flower arranging'],
    does: 'Choosing, looking after and arranging flowers and plants for bouquets, weddings, funerals, hotels and shop windows. Florists buy at the market before dawn, clean stems, combine colour, form and scent, work out prices and deliver. Very different occasions come in on one day, and flowers last as long as they last.',
    day: [
      {
        at: 5,
        what: 'At the wholesale market you smell before you look. You haggle over peonies.',
      },
      {
        at: 8,
        what: 'You cut stems on the slant, change water, throw out what will not reach Thursday.',
      },
      {
        at: 11,
        what: 'A boy wants to say sorry with little money: three stems well placed, and paper.',
      },
      {
        at: 16,
        what: 'A wreath for a burial and a centrepiece for a christening, on the same table. You wash your hands between the two.',
      },
    ],
    tasks: [
      'Ask about occasion, taste, price and time of delivery',
      'Choose flowers and leaves that go together and last',
      'Make up bouquets, wreaths and centrepieces',
      'Buy from wholesalers and growers',
      'Water, cut and preserve the stock',
      'Deliver orders or check that they arrive well',
    ],
    tires: [
      'Cold wet hands full of thorns',
      'The eve of every feast, without sleep',
      'Throwing away what did not sell',
    ],
    grows:
      'You strip stems for a season and then do your first wedding. With customers comes a shop or studio; hotels, decoration, growing and courses give work as well.',
    tries: [
      'Gather fallen leaves, arrange them in a glass and watch them change over four days.',
      'Put two equal flowers in water, trimming one stem each day, and compare.',
      'Ask someone who sells flowers nearby which are in season and which come from far away.',
    ],
  },
  barberia: {
    alsoCalled: ['Barber', "Men's hairdresser", 'Beard trimming'],
    does: 'Cutting hair, fading with clippers, shaping and shaving beards with razor and hot towel. Barbers hear what each person wants, say what suits them and chat or keep quiet as the day requires. They disinfect everything between clients and run their own diary, till and products.',
    day: [
      {
        at: 10,
        what: 'You raise the shutter and the razors come out of the steriliser. First fade: from nothing to three with no visible step.',
      },
      {
        at: 12,
        what: 'One man comes every Thursday, asks for the usual and tells the usual. You put the hot towel on him.',
      },
      { at: 17, what: "A teenager brings a footballer's photo. You negotiate." },
      { at: 20, what: 'You sweep up a heap of hair in seven colours.' },
    ],
    tasks: [
      'Clean and sterilise razors, scissors and clippers',
      'Ask what cut each person wants and advise',
      'Fit the cape and protect neck and clothes',
      'Cut and fade with clippers, comb and scissors',
      'Lather and shave beard, nape and edges',
      'Sweep and leave the station ready',
    ],
    tires: [
      'Wrist, shoulder and feet at closing time',
      'Conversation when you do not feel like talking',
      'Full evenings and Saturdays, empty mornings',
    ],
    grows:
      'You start with the broom and the jar of combs. You gain a hand, gain clients and end up with a chair or a shop; there are also competitions, courses to give and film sets.',
    tries: [
      'Draw three haircuts in profile and where the length changes in each.',
      'Practise a steady hand: shave foam off a balloon with a plastic card without popping it.',
      "Ask at your barber's to watch how they disinfect and prepare their tools.",
    ],
  },
  unas: {
    alsoCalled: ['Nail technician', 'Manicurist', 'Pedicurist', 'Nail art'],
    does: "Looking after hands and feet: filing, tidying cuticles, moisturising, varnishing, lengthening with gel or acrylic and painting miniatures on a space smaller than a stamp. Nail technicians know when a nail needs a doctor's eye. Hygiene is strict and the conversation, long.",
    day: [
      { at: 10, what: 'You disinfect files and line up eighty varnishes named after puddings.' },
      { at: 11, what: 'A guitarist wants one hand long and the other short. It makes sense.' },
      {
        at: 13,
        what: 'Under the lens you see a spot you do not like; you leave it bare and suggest a doctor.',
      },
      {
        at: 18,
        what: 'You paint ten landscapes a centimetre wide. At the last, the client sneezes and you begin the lake again.',
      },
    ],
    tasks: [
      'Disinfect tools and station between appointments',
      'Apply base, colour and top coat by brush',
      'File and shape each nail',
      'Soften and push back cuticles without harm',
      'Prepare hands and feet with water, scrub and cream',
      'Record appointments, tastes and stock',
    ],
    tires: [
      'A bent neck and a fixed gaze',
      'Filing dust and the smell of solvent',
      'Full diaries on the eve of holidays',
    ],
    grows:
      'A salon first and clients of your own later is the usual order, at their homes or in a shop. Those who make a name teach, compete, work on film sets or test products for a brand.',
    tries: [
      'Paint ten different pictures in squares of a centimetre without crossing the edge.',
      'Learn to file in one direction only and do the hands of someone at home.',
      'Find out what nail varnish contains and why a room should be aired while using it.',
    ],
  },
};
