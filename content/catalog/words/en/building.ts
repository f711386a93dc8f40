import type { FamilyWords } from '#content/catalog/words.ts';

export const building: FamilyWords = {
  arquitectura: {
    alsoCalled: ['Architect', 'Building design'],
    does: 'Imagining buildings and getting them built: homes, schools, hospitals, squares. Architects listen to those who will use them, study the place, draw, calculate, meet rules and budget, and oversee the works. It is a long course of study that mixes art, technique and negotiation.',
    day: [
      {
        at: 9,
        what: 'The model is lopsided, and it teaches you that the courtyard must go. You redraw, turn windows to the south, call the structural engineer.',
      },
      {
        at: 12,
        what: 'Helmet and mud: the staircase built is not the one on the plan and someone must decide now.',
      },
      { at: 17, what: 'You explain to a family why their room faces the tree.' },
      { at: 20, what: 'You take the model home by bus, on your knees.' },
    ],
    tasks: [
      'Draw plans and details to scale with design software',
      'Hear what those who will use the building need',
      'Set materials, structure, costs and deadlines',
      'Review the drawings with the client and change them',
      'Coordinate those who calculate structure, light, water and sound',
      'Visit the site and check that it follows the design',
    ],
    tires: [
      'Nights before a deadline with coffee and the plotter',
      'Rules that change halfway through the drawing',
      'Answering for years for what you signed',
    ],
    grows:
      'You draw staircases for a couple of years before they let you have a house. Then you sign works of your own, open a studio, join a public body or a builder, or devote yourself to mending the old.',
    tries: [
      'Measure your room with a tape and draw it to scale with doors and windows; change one thing.',
      'Build in cardboard the house you would live in and see with a torch where sun gets in.',
      'Walk round your school and note three places where people crowd, and why.',
    ],
  },
  paisajismo: {
    alsoCalled: ['Landscape architect', 'Garden design'],
    does: 'Planning parks, gardens, riverbanks and squares so that they are beautiful, useful and able to stand the climate. Landscape architects choose plants and soils, draw paths, think about water, shade and who will look after it all. They work with architects, ecologists and neighbours.',
    day: [
      {
        at: 9,
        what: 'You walk the site in boots and step in puddles on purpose: that is where the pond will be. You note which trees stay.',
      },
      {
        at: 11,
        what: 'In the studio you draw summer and winter shadows and swap lawn for plants that drink little.',
      },
      { at: 16, what: 'The neighbours want benches; you ask at what time they would sit.' },
      { at: 18, what: 'You visit a nursery and come back with soil in your cuffs.' },
    ],
    tasks: [
      'Draw plans and views of parks, squares and gardens',
      'Meet neighbours, architects and engineers about the brief',
      'Make use of the trees, water and slopes already there',
      'Study soil, rain and sun before choosing plants',
      'Check the planting and the quality of materials',
      'Prepare proposals to win further commissions',
    ],
    tires: [
      'Seeing what you planted die because nobody watered it',
      'Budgets where green is cut first',
      'Waiting years for the shade to exist',
    ],
    grows:
      "You begin by choosing plants for someone else's drawing. Later you sign the park, see that it grows or look after all those of a city; restoring riverbanks, quarries and school playgrounds is growing.",
    tries: [
      'Draw the shadow of a tree in your street at three hours and choose where a bench should go.',
      'Photograph five plants that grow wild near home and find out their names.',
      'Watch a park for half an hour and mark where people walk off the paths.',
    ],
  },
  urbanismo: {
    alsoCalled: ['Town planner', 'City planning', 'Regional planning'],
    does: 'Thinking about the city: where people live, how they get about, what should be protected. Planners study maps and data, work out needs for transport, housing and green space, listen to residents and propose plans that experts and politicians will then discuss for years.',
    day: [
      { at: 8, what: 'You count how many people cross an avenue and how many give up.' },
      { at: 11, what: 'With those data and a map you draw three options.' },
      {
        at: 18,
        what: "At the residents' meeting a shopkeeper fears losing parking and a mother wants pavements; neither is lying.",
      },
      {
        at: 20,
        what: 'Back at the office you adjust the plan and answer two hundred objections, one by one. The first is written by hand and comes with a drawing.',
      },
    ],
    tasks: [
      'Prepare plans for housing, transport and green space',
      'Make maps from data on population, land and services',
      'Meet residents, companies and elected officials',
      'Advise whether a project is feasible and meets the rules',
      'Look for alternatives when neighbourhood and plan collide',
      'Write reports for or against a proposal',
    ],
    tires: [
      'Plans that change with each government',
      'Meetings where everybody arrives angry',
      'Working today for something others will see',
    ],
    grows:
      "Other people's maps and reports are the way in, at a consultancy or a city council. In time it falls to you to explain the plan standing up, before the neighbourhood, or to specialise in mobility, housing, environment or data.",
    tries: [
      'Count for twenty minutes who crosses a corner and who waits; draw what you would change.',
      'Mark on a map everything you can reach on foot from home in a quarter of an hour.',
      "Find on your council's website which works are planned nearby and read one resident's complaint.",
    ],
  },
  'direccion-de-obra': {
    alsoCalled: ['Construction manager', 'Site manager', 'Building engineering'],
    does: 'Turning plans into a building. Construction managers organise crews, schedules, materials and budget, control quality, insist on safety and solve the surprises each day brings. Half the time is on site, the other half between calls and spreadsheets.',
    day: [
      {
        at: 7,
        what: 'The concrete mixer is already waiting. You check that the steel matches the drawing and stop everything over one missing bar.',
      },
      { at: 10, what: 'You settle plumbers and electricians who want the same gap.' },
      { at: 14, what: 'Lunch is standing, with a sack of cement for a table.' },
      { at: 16, what: 'You update costs, order windows and talk a supplier into coming earlier.' },
    ],
    tasks: [
      'Plan who does what and when on site',
      'Work out costs and warn when they drift',
      'Explain drawings and contracts to developer and crews',
      'Direct contractors and staff and check what they do',
      'Negotiate prices and changes with suppliers',
      'Settle with architects and engineers what does not fit',
    ],
    tires: [
      'Starting before dawn, in the cold or the dust',
      'The phone, which rings even on the scaffold',
      'Standing between those who pay and those who build',
    ],
    grows:
      "As an assistant you keep the list of what is missing; then a whole site, and later several at once. Beyond that lie a builder's production, valuing buildings or a firm of your own.",
    tries: [
      'Watch a building site from the pavement on three days and note which trade goes in each time.',
      'Organise a family meal like a building site: tasks, order, times; then see where the plan failed.',
      'Ask someone you know in construction what delayed their last job.',
    ],
  },
  'ingenieria-civil': {
    alsoCalled: ['Civil engineer', 'Public works', 'Structural engineering'],
    does: 'Designing and building what holds up shared life: bridges, roads, railways, dams, water networks. Civil engineers calculate loads and soils, compare solutions, prepare projects and supervise works. What they sign has to last for decades, so everything is checked several times.',
    day: [
      {
        at: 8,
        what: 'A borehole says there is more clay under the bridge than expected. You recalculate the piles, compare costs and call the soil experts.',
      },
      {
        at: 11,
        what: 'You visit a road diversion: you measure, photograph, talk to the site manager.',
      },
      {
        at: 16,
        what: 'Back at your desk you prepare drawings and a clear explanation for the town that will put up with the works.',
      },
    ],
    tasks: [
      'Calculate loads, slopes, flows and the strength of materials',
      'Design roads, bridges, railways or water networks',
      'Direct construction or maintenance on the ground',
      'Inspect works and compare them with the design',
      'Watch over safety and environmental rules',
      'Advise on what to repair in an old structure',
    ],
    tires: [
      'Sites far from home for months',
      'Checking the same calculation for the fifth time',
      'Visits in the rain, which is when faults show',
    ],
    grows:
      'You calculate what another person signs until the signature is yours. Some direct works, some look after a network of roads, ports or water, and some spend years building in other countries.',
    tries: [
      'Build a bridge of spaghetti or paper and add weight until it breaks; film where it gives.',
      'Find the drain in your street when it rains and follow where the water goes.',
      'Draw a bridge near you from memory, then go and correct what really holds it up.',
    ],
  },
  delineacion: {
    alsoCalled: ['Draughtsperson', 'CAD technician', 'BIM modelling'],
    does: 'Drawing the plans people build from: floors, sections, services, the detail of each joint. Drafters use drawing software and three-dimensional models, measure buildings, correct versions and make sure everything fits before anybody cuts a brick. A mistake on paper is cheap.',
    day: [
      {
        at: 9,
        what: 'The architect leaves a sketch full of arrows and by mid-morning it is a dimensioned plan.',
      },
      {
        at: 11,
        what: 'Assembling the model, you discover a pipe running through a beam, and say so.',
      },
      { at: 13, what: 'You go out to measure an old house where no wall is straight.' },
      { at: 17, what: 'You update version fourteen and order the sheets for printing.' },
    ],
    tasks: [
      'Draw buildings, services and civil works on screen',
      'Turn notes and sketches into dimensioned drawings',
      'Fit structure, pipes and wiring into one model',
      'Read the rules and check that the drawing meets them',
      'Plot maps, profiles and sections of the ground',
      'Lay out furniture and partitions in shops and offices',
    ],
    tires: [
      'Eyes and back after eight hours of screen',
      'Redoing a plan because someone changed their mind',
      'Versions that cross by email',
    ],
    grows:
      "You start by drawing up other people's sketches and may come to coordinate the model of a whole building. Some study on to become designers; others specialise in services, surveying or manufacture.",
    tries: [
      'Draw a chair at home to scale from the front, the side and above.',
      'Try a free three-dimensional drawing program at the library and build your own room.',
      'Ask someone to describe their kitchen and draw it unseen; then compare it together.',
    ],
  },
  topografia: {
    alsoCalled: ['Surveyor', 'Land surveying', 'Geomatics'],
    does: 'Measuring land with total stations, satellites and drones and turning it into maps and models to rely on. Surveyors mark on the ground where each pillar goes, check that a tunnel runs straight, settle boundaries and work out volumes of earth. Half the job is field, half is screen.',
    day: [
      { at: 8, what: 'You set the tripod over a nail and wait for the bubble to stay still.' },
      { at: 10, what: 'Your colleague walks the slope with the prism; a goat follows her.' },
      {
        at: 12,
        what: 'You mark in paint where the pillars will go, and the digger waits for you with its engine running.',
      },
      {
        at: 16,
        what: 'At the office the cloud of points becomes a map. One point is too many: the goat.',
      },
    ],
    tasks: [
      'Measure points of land by instrument, satellite or drone',
      'Check measurements and repeat those that do not close',
      'Draw maps, profiles and models of the ground',
      'Mark on site where each line and level goes',
      'Search deeds and old plans to settle a boundary',
      'Write reports on limits and areas',
    ],
    tires: [
      'Walking loaded with gear in heat, wind or mud',
      'Early starts to arrive before the machines',
      "Neighbours arguing over a hand's breadth of land",
    ],
    grows:
      'At the start you walk with the prism on your shoulder. Then you decide where the tripod goes, watch over a tunnel or a dam, or keep to drones, satellites and land-registry maps.',
    tries: [
      'Measure a yard or square in counted steps and draw it; repeat and see how much it changes.',
      'Work out the height of a tree from its shadow, your own and the rule of three.',
      'Compare an aerial photo of your area in a free map viewer with one from years ago.',
    ],
  },
  albanileria: {
    alsoCalled: ['Bricklayer', 'Mason', 'Blockwork'],
    does: 'Raising walls, partitions and pillars in brick, block or stone: bricklayers mix mortar, lay, plaster, turn arches and finish. They also repair cracks, damp, steps and roofs. They read a drawing, work out how much material is needed and labour in a crew, often outdoors.',
    day: [
      {
        at: 7,
        what: 'You stretch a line between two rods: the first course will go there. The mix wants a little more water.',
      },
      { at: 10, what: 'Row goes on row, each with its tap of the trowel; the level decides.' },
      { at: 12, what: 'A sandwich in the shade and an argument about football.' },
      {
        at: 14,
        what: 'You cut bricks for the arch, take away the timber and it stands alone. Someone whistles.',
      },
    ],
    tasks: [
      "Mark the wall's path with line, plumb and level",
      'Lay bricks or blocks in mortar, course by course',
      'Build straight corners that guide the rest',
      'Spread and smooth mortar or plaster on the wall',
      'Cut pieces to size with trowel or saw',
      'Read the drawing and work out the materials needed',
    ],
    tires: [
      'Back, knees and hands by the end of the week',
      'Summer sun and winter frost',
      'Sites that stop and leave you waiting',
    ],
    grows:
      'You learn the trade beside someone who knows it, and one day the crew is yours. Some set up a renovation firm, some rebuild old vaults and some end up as site foremen.',
    tries: [
      'Look closely at three walls near home and draw how the bricks cross in each.',
      'Check with a thread and a metal nut whether the walls of your room are straight.',
      'Ask someone in your family who has done renovations whether you can help to prepare a mix.',
    ],
  },
  carpinteria: {
    alsoCalled: ['Joiner', 'Site carpenter', 'Kitchen fitter'],
    does: 'Working wood and boards for buildings and homes: doors, windows, floors, stairs, kitchens, wardrobes, roofs. Carpenters measure, cut by machine, assemble in the workshop and fit on site, where nothing is square. They keep order and safety, because a saw gives no warning.',
    day: [
      {
        at: 8,
        what: 'You read the cutting list and choose boards by their grain. The circular saw starts up and everyone stops talking.',
      },
      { at: 11, what: 'You assemble a wardrobe on the bench; one door rubs by half a millimetre.' },
      {
        at: 15,
        what: 'In the flat the wall has a belly. You set the frame with wedges, screw it, close it. It fits at the second try and you sweep up the sawdust.',
      },
    ],
    tasks: [
      'Work tidily and safely among machines that cut',
      'Measure and mark wood before cutting it',
      'Read plans and work out which materials are needed',
      'Cut and shape pieces by hand or machine',
      'Assemble frames and furniture with screws, dowels or glue',
      'Fit the work on site and check that it is level',
    ],
    tires: [
      'Noise and dust, with ear defenders on all morning',
      'Carrying boards up narrow stairs',
      'Crooked walls that make you start again',
    ],
    grows:
      'You hold boards, then cut them, and one day it is you who measures. You can lead a fitting team, open a workshop, or turn to cabinetmaking, timber houses or programmed machines.',
    tries: [
      'Mend a drawer at home that will not shut, with an adult near, and note what was rubbing.',
      'Make a box in thick card with a lid that fits without glue.',
      'Look at five doors and draw how their pieces meet at the corner.',
    ],
  },
};
