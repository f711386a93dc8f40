import type { FamilyWords } from '#content/catalog/words.ts';

export const environment: FamilyWords = {
  geologia: {
    alsoCalled: ['Geologist', 'Earth sciences', 'Geoscience'],
    does: "Reading the Earth's history in rocks, soils, water and volcanoes. Geologists study risks such as earthquakes or landslides, look for water and minerals, advise on building works and help to understand past climate. Fieldwork with a hammer alternates with laboratory, maps and computer.",
    day: [
      {
        at: 8,
        what: 'The slope tells of a flood thousands of years old, if you know where to look. You measure angles, draw layers and fill labelled bags.',
      },
      {
        at: 13,
        what: 'Back indoors, a slice of rock under the microscope shines like stained glass.',
      },
      {
        at: 16,
        what: 'You combine borehole data and write whether a tunnel should go there or not.',
      },
    ],
    tasks: [
      'Plan field trips, sampling and drilling',
      'Analyse ground data with software',
      'Measure, collect and classify rocks and soils',
      'Interpret aerial photos, wells and waves',
      'Point out risks of landslide, earthquake or volcano',
      'Draw maps and sections for building works',
    ],
    tires: [
      'A backpack of stones uphill',
      'Sites where nobody looks forward to your report',
      'Spells of travel and hotels',
    ],
    grows:
      'You log cores in the rain before you sign a report. Tunnels, water wells, quarries and unstable slopes give a living, in consultancies, works or public services.',
    tries: [
      'Look at the stone of three buildings in your town and find out where it may come from.',
      'Fill a jar with soil and water, shake it and see next day which layers have formed.',
      'Find on the official earthquake map which ones happened near you this week.',
    ],
  },
  'ciencias-ambientales': {
    alsoCalled: ['Environmental scientist', 'Environmental management', 'Applied ecology'],
    does: 'What human activity does to air, water, soil and health, and how to reduce it. Environmental scientists take samples, assess projects, check that rules are met and look for agreement between companies, authorities and residents, with evidence on the table.',
    day: [
      {
        at: 8,
        what: 'On the bank you fill bottles and note colour, smell and temperature. The report from five years ago said something else, so you look for what changed upstream.',
      },
      { at: 11, what: 'You visit a factory that wants to expand and ask about each pipe.' },
      {
        at: 16,
        what: 'You model the dust cloud and write conditions that can actually be checked.',
      },
    ],
    tasks: [
      'Explain environmental data to different publics',
      'Watch pollution and propose how to curb it',
      'Collect and order readings of air and water',
      'Review rules and see whether they are kept',
      'Advise companies and authorities',
      'Handle permits and impact studies',
    ],
    tires: [
      'Paperwork that outweighs fieldwork',
      'Displeasing somebody with each report',
      'Slow change for urgent problems',
    ],
    grows:
      'For the first months you fill in sampling tables; further on you write the condition that makes somebody change a filter. Town halls, waste, energy and consultancies are the known places.',
    tries: [
      "Measure your street's noise with a free app at three times of day and draw the difference.",
      "Follow your town's air quality for a week and look for what made it worse.",
      'Work out which appliance at home uses most water and propose a change that everybody accepts.',
    ],
  },
  'educacion-ambiental': {
    alsoCalled: ['Park naturalist', 'Nature interpretation', 'Environmental educator'],
    does: 'Bringing nature closer to people in parks, schools, museums and camps. You guide walks, prepare workshops and exhibitions, look after paths, observe wildlife and explain why it deserves protection. You need to know ecology and tell it so that a six-year-old remembers.',
    day: [
      {
        at: 10,
        what: 'Twenty students look at the ground for footprints and, for the first time, go quiet. You let them guess.',
      },
      { at: 12, what: 'You mend a sign, count vultures and answer a lost couple.' },
      { at: 16, what: 'Time for bird feeders from recycled material.' },
      { at: 19, what: 'Before closing you note an orchid that was not on the map.' },
    ],
    tasks: [
      'Look after visitors and answer their questions',
      'Keep the visitor centre open and cared for',
      'Prepare the programme with the rest of the park',
      'Lead walks and point out what nobody sees',
      'Organise open days, workshops and events',
      'Give talks with drawings, bones and feathers',
    ],
    tires: [
      'Groups who did not want to come',
      'Seasonal contracts and weekends',
      'Walking one route over and over with a will',
    ],
    grows:
      'You string summers together until a park or museum keeps you a place. Later you design the exhibition, run the centre or start a walking firm with somebody.',
    tries: [
      'Prepare a walk of twenty minutes round your area with five nature stops and lead your family.',
      'Make a feeder from a used bottle and note for a week who comes.',
      'Explain to a six-year-old why leaves fall and see what they remember next day.',
    ],
  },
  'conservacion-forestal': {
    alsoCalled: ['Forest technician', 'Forestry work', 'Conservation technician'],
    does: 'Looking after woodlands and natural areas: measuring trees, marking those to be felled, watching for pests and fires, keeping tracks open, replanting and controlling hunting and fishing. The work is outdoors all year, with maps, instruments and good physical shape.',
    day: [
      {
        at: 7,
        what: 'By sunrise the radio is already on: high fire risk on the southern slope. You drive the tracks, check a firebreak and talk to a shepherd who knows each spring.',
      },
      {
        at: 11,
        what: 'You measure diameters on a plot, hugging trunks with the tape. Hail falls.',
      },
      { at: 15, what: 'Back at the hut you enter the data on the map.' },
    ],
    tasks: [
      'Thin the wood so that trees have room',
      'Teach planting and firefighting crews',
      'Tell passers-by what is allowed',
      'Walk the forest to watch over its state',
      'Enter plots and measurements on digital maps',
    ],
    tires: [
      'Summers with the radio always on',
      'Slopes, chainsaw and ticks',
      'Campaigns that last a few months',
    ],
    grows:
      'You leave the crew knowing each track. With that you can lead another, coordinate an area, work at a nursery, try for ranger or study forestry further.',
    tries: [
      'Measure the girth of five trees with a tape and estimate their height with a pencil and paces.',
      'Walk a park with its map and mark where a fire engine would get in.',
      'Gather acorns or local seeds, plant them in cartons and note which tree each came from.',
    ],
  },
  meteorologia: {
    alsoCalled: ['Meteorologist', 'Atmospheric science', 'Climatology'],
    does: 'Studying the atmosphere to announce what the weather will do and how climate is changing. Meteorologists gather data from stations, radar, balloons and satellites, compare models, prepare maps and warnings, and explain them to pilots, farmers, governments or whoever looks at the phone before going out.',
    day: [
      {
        at: 6,
        what: 'Handover: your colleague points at a smudge on the radar and says she does not like it. Nor do you.',
      },
      {
        at: 8,
        what: 'Three models, three different rains. You look out of the window, which is also a reading.',
      },
      {
        at: 10,
        what: 'You raise the warning to orange, and an airport, a radio station and a wedding call.',
      },
      { at: 13, what: 'It starts where you said, half an hour early. You note it.' },
    ],
    tasks: [
      'Report the weather and warn of danger',
      'Gather data from stations, satellites and radar',
      'Use and improve computer models',
      'Prepare maps and bulletins every few hours',
      'Read all of it to predict days or weeks',
      'Study how the climate is changing',
    ],
    tires: [
      'Nights, holidays and storms on duty',
      'Being remembered only when you miss',
      'Deciding a warning on data that disagree',
    ],
    grows:
      'The public service holds nearly all of the profession and takes years of study to enter. Outside it are energy, insurance, airports, a television studio or climate research.',
    tries: [
      'For a week note sky, wind and temperature at one hour, and predict the next day before looking.',
      'Compare two forecasts for three days and note which one was right.',
      'Build a rain gauge from a cut bottle and compare it with the official figure.',
    ],
  },
  'hidrologia-y-oceanografia': {
    alsoCalled: ['Hydrologist', 'Oceanographer', 'Marine science', 'Hydrogeology'],
    does: 'Studying how much water there is, where it goes and how it is: rivers, lakes, snow, aquifers and seas. Scientists measure flows and currents, take samples, install instruments, model droughts and floods and write reports for those who share out water or look after the coast.',
    day: [
      {
        at: 7,
        what: 'You wade into the river with a propeller on a pole. The water is brown and faster than yesterday.',
      },
      { at: 10, what: "You change a sensor's battery and take an offended crab out of it." },
      { at: 13, what: 'At the office the curve shows two rises where the model expected one.' },
      { at: 17, what: 'You ring the village downstream and dictate a figure and a margin.' },
    ],
    tasks: [
      'Write up and present results with maps and charts',
      'Design studies of aquifers, rivers or coasts',
      'Measure levels, flows, currents and salt',
      'Research how to save the water available',
      'Coordinate technicians and assistants',
      'Study the risk of flood and drought',
    ],
    tires: [
      'Campaigns on a boat or in mud, in the cold',
      'Instruments carried off by the current',
      'Reports that arrive after the flood',
    ],
    grows:
      'You clean sensors and get seasick on your first campaign. Later you lead it, or calculate floods for a basin, or look for water underground for a village that asked.',
    tries: [
      'With an adult, drop three leaves in a safe stream and time them over five paces.',
      'Pour dyed salt water and fresh water slowly into a glass and see which stays below.',
      "Find your basin's reservoir levels online and compare them with a year ago.",
    ],
  },
  'gestion-del-agua': {
    alsoCalled: ['Water resource specialist', 'Water management', 'River basin planning'],
    does: "Planning and watching over a town's or a basin's use of water: how much there is, who uses it, how it returns. Specialists make models, review discharges and permits, study drains and reservoirs, look for leaks and prepare plans for droughts and heavy rain.",
    day: [
      {
        at: 8,
        what: 'Overnight one district used water as though everybody bathed at once. On the plan you close stretches one by one until two streets are left.',
      },
      {
        at: 11,
        what: 'With a colleague you press a microphone to the ground: the leak whistles under a flower shop.',
      },
      {
        at: 13,
        what: 'A meeting of farmers and ecologists; the glass on the table is at half and nobody makes the joke.',
      },
      { at: 16, what: 'You simulate a summer without rain.' },
    ],
    tasks: [
      'Model flow, pressure and quality',
      'Study drains so as to make use of rain',
      'Investigate discharges, permits and storage',
      'Draw up plans that stretch supply within the law',
      'Compare possible treatments and sources',
      'Review projects for ponds and flood defences',
    ],
    tires: [
      'Negotiating among people who want the same water',
      'Breakdowns that do not look at the calendar',
      'Droughts that outlast the plans',
    ],
    grows:
      "Those who begin by reading flows may reach the room from which the whole network is watched. With a degree people plan the basin, negotiate droughts or direct a town's service.",
    tries: [
      'Read the water meter at bedtime and on waking: if it moved, find out why.',
      'For one whole day note each use of water at home and rank them.',
      'Find out which river or reservoir supplies your town and who decides how it is shared.',
    ],
  },
  geografia: {
    alsoCalled: ['Geographer', 'Spatial planning', 'Mapping and geographic information systems'],
    does: 'Studying how people and places relate to each other: cities that grow, villages that empty, hazards, transport, tourism. Geographers gather censuses, satellite images and fieldwork, cross them in digital maps and help to decide where each new thing should go.',
    day: [
      {
        at: 9,
        what: 'You lay two layers over each other: where older people live and where the bus stops. Between them is a hill with nothing.',
      },
      {
        at: 12,
        what: 'You go and see it. You count steps and talk to a neighbour who measures distance in shopping bags.',
      },
      { at: 16, what: 'Back again you correct the map and choose a colour that does not shout.' },
      { at: 18, what: 'You send it to the town hall with one sentence beneath.' },
    ],
    tasks: [
      'Create and correct maps with geographic software',
      'Gather data from censuses, satellites and fieldwork',
      'Teach geography to students or colleagues',
      'Write and present studies of a territory',
      'Help other departments with their maps',
      "Study a region's population and economy",
    ],
    tires: [
      'Being asked if it means knowing capitals',
      'Old data, or data that do not fit together',
      'Plans that end up in a drawer',
    ],
    grows:
      "You correct other people's maps until they ask where you would put the stop. Town halls, transport, map companies and secondary classrooms are the destinations of old.",
    tries: [
      'Draw a map of your area from memory and compare it with a real one: see what you enlarged.',
      'Add a missing shop or bench to a free online map.',
      'Look at aerial photos of your town from different decades and describe three changes.',
    ],
  },
  'agente-forestal': {
    alsoCalled: ['Forest guard', 'Environmental officer', 'Game warden', 'Park ranger'],
    does: 'Watching over woods, rivers and wildlife with authority to enforce the law. Rangers patrol on foot and by pick-up, investigate fires, poison and poaching, collect evidence, report offences, rescue animals, inform walkers and lend a hand in emergencies.',
    day: [
      {
        at: 7,
        what: 'Boot prints beside a cage trap. You photograph, measure, put a hair in an envelope and write the time.',
      },
      {
        at: 10,
        what: 'A family has lit a fire where it may not. They put it out with you and ask where they may.',
      },
      {
        at: 13,
        what: 'In a burnt pine wood you look, on your knees, at which way each blade leans.',
      },
      { at: 16, what: 'You release a healed owl. It does not look back.' },
    ],
    tasks: [
      'Patrol on foot, by vehicle or by boat',
      'Gather evidence and bring it before the courts',
      'Investigate poachers, poison and causes of fire',
      'Protect wildlife, plants and streams',
      'Warn, report offences and write them up',
    ],
    tires: [
      'Facing offenders, sometimes on your own',
      'Fire and standby in the hot months',
      'Injured animals found too late',
    ],
    grows:
      'In the first years you learn each gully of your district. Then you may investigate fires or poison all over the region, coordinate an area or teach newcomers to look.',
    tries: [
      "Look for prints in a park's mud or sand, photograph them beside a coin and identify them.",
      'Read the rules on the sign of a nature area nearby and find the reason for three.',
      'Write a report of what you saw on a walk: time, place, facts, without a single opinion.',
    ],
  },
};
