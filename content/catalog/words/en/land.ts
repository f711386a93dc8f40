import type { FamilyWords } from '#content/catalog/words.ts';

export const land: FamilyWords = {
  veterinaria: {
    alsoCalled: ['Veterinarian', 'Vet', 'Animal health'],
    does: 'Looking after the health of animals and, through it, our own: pets, livestock, wildlife, food of animal origin. Vets diagnose patients who cannot speak, operate, vaccinate, inspect farms and abattoirs, and comfort the people who love them. Some never leave the laboratory.',
    day: [
      {
        at: 9,
        what: 'A cat hiding in its carrier, a limping dog and an iguana that will not eat: mornings are never dull. You feel, scan, explain options and what they cost.',
      },
      { at: 12, what: 'At noon you operate.' },
      {
        at: 16,
        what: 'You drive to a farm, boots to the knee, because a cow is having a hard birth and there is no time to lose.',
      },
    ],
    tasks: [
      'Treat sick animals, dress wounds and operate',
      'Vaccinate and prevent what spreads',
      'Examine the animal until you know what it has',
      'Take samples and read the results',
      'Take X-rays and scans and interpret them',
      'Explain which diseases pass to people',
    ],
    tires: [
      'Putting a loved animal to sleep before its family',
      'Emergencies by night and bites by day',
      'Talking money with somebody in tears',
    ],
    grows:
      'You vaccinate puppies, do nights on duty and one day operate with nobody watching. A clinic of your own, horses, odd pets, farms, laboratories and food inspection are very different branches.',
    tries: [
      'Watch a dog or cat you know and note its breaths per minute asleep and awake.',
      'With your family, ask at a shelter nearby what minors can help with.',
      'Choose a breed and find three frequent diseases and how they show without the animal speaking.',
    ],
  },
  'ingenieria-agronomica': {
    alsoCalled: ['Agronomist', 'Agricultural engineer', 'Agribusiness engineering'],
    does: 'Engineering for the land: irrigation, machinery, greenhouses, soils, storage, energy. Agricultural engineers design systems that produce food with less water and less waste, solve breakdowns, plan crops and work beside those who farm. Half the time is spent in boots, half at the drawing board.',
    day: [
      {
        at: 8,
        what: 'The farm uses too much water and its owner says it was always done this way. You push in a sensor, dig a hole, look at roots: the water goes where nobody drinks.',
      },
      { at: 12, what: 'You draw another drip network and size the pump.' },
      {
        at: 17,
        what: 'You test a seed drill, adjust its depth and come home with soil in your ears.',
      },
    ],
    tasks: [
      'Prepare projects, drawings and budgets',
      'Discuss solutions with clients and contractors',
      'Visit farms to hear what they need',
      'Advise on water, soil and pollution',
      'Direct works for irrigation, drainage and tracks',
      'Improve farm machines and buildings',
    ],
    tires: [
      'Dirt roads and harvest hours',
      'Years of drought that wreck the best plan',
      'Convincing people who distrust the office',
    ],
    grows:
      "You tread other people's farms with a notebook; later you run one, or a cooperative, or a valley's irrigation. Seeds, machinery and farming authorities look for the same notebook.",
    tries: [
      'Sow lentils, chickpeas or maize in three glasses with different soil and water and measure them daily.',
      'Ask whoever sells fruit in your area where each kind comes from and draw the map.',
      'Water a pot by drip with a bottle and a thread; find out how long it lasts.',
    ],
  },
  'tecnologia-de-los-alimentos': {
    alsoCalled: ['Food scientist', 'Food technology', 'Winemaking'],
    does: 'Making sure that what we eat and drink is safe, nourishing and pleasant. Food scientists study ingredients, create products, improve processes, run tests and tastings, and watch hygiene from start to finish. They work in factories, wineries, laboratories or inspection.',
    day: [
      {
        at: 9,
        what: 'You taste six yoghurts without knowing which is which and write “sour, short”.',
      },
      {
        at: 11,
        what: "In the plant, a tank's temperature drifts and you decide to set the batch aside.",
      },
      { at: 13, what: 'In the laboratory you prepare plates that will speak tomorrow.' },
      {
        at: 16,
        what: 'You try a biscuit with less sugar: crisp, but it breaks in packing. Back to the oven.',
      },
    ],
    tasks: [
      'Inspect that work is clean and within the rules',
      'Check ingredients coming in and products going out',
      'Invent ways to preserve and pack',
      'Test flavour, texture, colour and food value',
      'Read about new rules and findings',
      'Organise quality control in the plant',
    ],
    tires: [
      'Hairnet, cold rooms and factory shifts',
      'Withdrawing a whole batch over one doubt',
      'Tasting one thing until it tastes of nothing',
    ],
    grows:
      "You come in through quality control, in a hairnet. Then you invent the biscuit, run the plant, make wine or cheese, or visit other people's factories with a thermometer in your pocket.",
    tries: [
      'Gather two brands of one food at home and hold a blind tasting with paper and marks.',
      'Read five product labels and find out what one ingredient you do not know is for.',
      'Bake two batches of biscuits changing one thing only and describe the difference.',
    ],
  },
  'ingenieria-forestal': {
    alsoCalled: ['Forester', 'Forest engineer', 'Woodland management'],
    does: 'Planning the use and protection of forests: which trees to plant, which to fell and when, how to prevent fire, pests and erosion. Foresters measure, map, calculate growth and balance timber, water, wildlife, landscape and the people who live off it all.',
    day: [
      {
        at: 8,
        what: 'From the drone the pine wood looks healthy; close up, the crowns are turning yellow. You take samples, mark coordinates and report the pest.',
      },
      { at: 12, what: 'With the mayor you go through the fire plan, track by track.' },
      {
        at: 16,
        what: "On screen, you simulate what this hill will be like when you are your grandmother's age.",
      },
    ],
    tasks: [
      'Check that forest works keep to what was agreed',
      'Negotiate harvests with owners and companies',
      'Prepare projects that spare wildlife, soil and water',
      'Draw up plans for ten years and for fifty',
      'Plan fellings and sales of timber',
      'Choose how to bring logs out with less harm',
    ],
    tires: [
      'Fire summers without a holiday',
      'Results that your grandchildren will see',
      'Opposite interests in one and the same wood',
    ],
    grows:
      "You mark trees for somebody else's plan and years later walk among those you marked. There are posts in timber and cork, firefighting, public bodies and projects on other continents.",
    tries: [
      'Count the rings of a cut trunk and find the driest year of its life.',
      'Compare a nearby wood on satellite maps today and years ago, and describe what changed.',
      'Ask an older relative what the woods or the park were like when they were young.',
    ],
  },
  'gestion-de-explotaciones-agrarias': {
    alsoCalled: ['Farm manager', 'Farmer', 'Agricultural management'],
    does: 'Running a farm, an estate, a nursery or a fishery: deciding what to produce, organising people and machines, buying, selling, caring for soil and animals and keeping the accounts. It depends on weather and prices, so you plan and always keep another plan ready.',
    day: [
      {
        at: 6,
        what: 'You look at the sky before the phone. If it rains at eleven the picking has to happen now, and you call the crew.',
      },
      {
        at: 10,
        what: 'You check a fence, taste a melon, haggle with the cooperative over cents that matter.',
      },
      { at: 15, what: 'Lunch is late.' },
      { at: 21, what: 'You do sums, apply for a grant online and decide to sow chickpeas.' },
    ],
    tasks: [
      'Note growth, yield, rain and spending',
      'Decide what is raised or grown and where',
      'Organise sowing, watering and harvest',
      'Look after animals from birth to sale',
      'Share out people and machines when a pest arrives',
      'Sell, and apply for public grants',
    ],
    tires: [
      'Animals that eat on Sundays too',
      'Ten minutes of hail',
      'Prices set by somebody else',
    ],
    grows:
      'The farm grows, changes crop or begins to sell direct, and you with it. Others look after land for people who live far away, run a cooperative or teach newcomers.',
    tries: [
      'Sow lettuces or herbs in a box of soil and note what it cost and how many hours it took.',
      'Work out what the grower of a kilo of fruit earns by asking the farm price and the shop price.',
      'Interview somebody you know who works the land: what is decided in January and what in July.',
    ],
  },
  'asistencia-veterinaria': {
    alsoCalled: ['Veterinary nurse', 'Veterinary technician', 'Animal health assistant'],
    does: 'Helping in clinics, farms, zoos or shelters: preparing equipment, holding and calming animals, taking samples, assisting at operations, giving treatments and teaching care. You read gestures that have no words, and there is cleaning to do every single day.',
    day: [
      {
        at: 8,
        what: 'You open by checking the patients in the ward: one wags its tail, a good sign.',
      },
      {
        at: 10,
        what: 'You set up the theatre, shave, watch the breathing during surgery and wake the patient with a low voice. A rabbit bites.',
      },
      { at: 13, what: 'At the desk you explain how to hide a tablet in cheese.' },
      { at: 19, what: 'Before leaving: clean cages, fresh water.' },
    ],
    tasks: [
      'Watch the anaesthesia under whoever operates',
      'Look after animals that are recovering',
      'Keep track of medicines and each use',
      'Run simple tests on blood or urine',
      'Prepare and give prescribed treatments',
      'Hold animals still during the visit',
    ],
    tires: [
      'Cleaning that never ends',
      'Scratches, bites and hair on all your clothes',
      'Goodbyes several times a week',
    ],
    grows:
      'From cleaning cages you come to set up theatres, and then to run the desk or specialise in horses, exotic pets or rehabilitation. More than one person discovers here the wish to study to be a vet.',
    tries: [
      'For a week take charge of food, water and cleaning for a pet at home or of a neighbour you know.',
      "Learn from a guide what a cat's ears and tail say and check it by watching.",
      'With permission at home, ask at a clinic nearby to be told about their morning.',
    ],
  },
  jardineria: {
    alsoCalled: ['Gardener', 'Groundskeeping', 'Nursery work'],
    does: 'Creating and keeping gardens, parks, sports grounds and nurseries. Gardeners prepare soil, sow, plant, prune, water, mow and fight pests with care, as the season asks. They use hand tools and machines, in all weathers, and advise clients and neighbours.',
    day: [
      {
        at: 7,
        what: 'Pruning happens in the cool, because by twelve the sun rules. You look at which branch has to go and why.',
      },
      { at: 9, what: 'A sprinkler is watering the pavement: you turn it.' },
      {
        at: 11,
        what: 'You plant lavender in rows that draw a curve when seen from above. A neighbour wants advice on his lemon tree.',
      },
      { at: 14, what: 'Last, you clean and sharpen tools.' },
    ],
    tasks: [
      'Prepare the soil: dig, feed, level',
      'Plant trees, shrubs and seasonal flowers',
      'Prune by species and time of year',
      'Water, and repair the watering system',
      'Mow lawns and trim hedges by machine',
      'Watch for pests and pull up weeds',
    ],
    tires: [
      'Knees, lower back and cracked hands',
      'Blazing sun in summer and frozen hands in winter',
      'Pollen and the noise of engines',
    ],
    grows:
      'You rake leaves for a whole autumn and prune the next spring. Later you head a crew, run a nursery, climb tall trees, keep a playing field or draw gardens.',
    tries: [
      'Take a cutting from a plant at home, stand it in water and photograph it daily until roots show.',
      'Look after a neglected pot this week and write what you changed each day.',
      'Walk a park and note what is watered, what is pruned and what is left to grow.',
    ],
  },
  zootecnia: {
    alsoCalled: ['Animal scientist', 'Animal production', 'Livestock science'],
    does: 'Studying how to raise farm animals in good health and at less cost: what they eat, how they are housed, how they are selected, how much they pollute. Animal scientists run trials, measure milk, weight or eggs, analyse feed and data, and advise farmers, cooperatives and feed makers.',
    day: [
      {
        at: 7,
        what: 'You weigh lambs one by one; number fourteen climbs on top of you. Those on the new feed gain a little less.',
      },
      { at: 10, what: 'You open a sack, sniff, send a handful to the laboratory.' },
      { at: 12, what: 'In a barn you count how many cows are lying down and move a fan.' },
      { at: 16, what: 'The chart confirms what the farmer said with her hands on her hips.' },
    ],
    tasks: [
      'Study which feed each animal needs',
      'Tell results to farmers and scientists',
      'Improve housing, hygiene and feeding',
      'Advise on new products and techniques',
      'Research breeding, genetics and handling',
      'Measure how all of it affects milk or eggs',
    ],
    tires: [
      'A smell of barn that comes home with you',
      'Hard questions about raising animals for food',
      'Trials tied to the calendar of births',
    ],
    grows:
      'In Spain you arrive by way of veterinary science or agronomy. Then you weigh lambs for a trial, steer the breeding of a breed, formulate feed for farms or end up with a flock of your own.',
    tries: [
      'Compare the labels of two cat or dog foods and find out where the protein comes from.',
      'Look up what each number printed on an egg means and explain it at home.',
      'Watch a video of a dairy farm and note five decisions that somebody had to make.',
    ],
  },
};
