import type { FamilyWords } from '#content/catalog/words.ts';

export const engineering: FamilyWords = {
  'ingenieria-mecanica': {
    alsoCalled: ['Mechanical engineer', 'Machine design'],
    does: 'Designing everything that moves or carries force: engines, lifts, bicycles, robots, turbines. Mechanical engineers calculate stress and temperature, choose materials, build prototypes and find out why something shakes, breaks or wastes energy. There is office, laboratory and factory in it.',
    day: [
      {
        at: 9,
        what: 'A pump is vibrating and nobody knows why. You fit a sensor, listen, compare frequencies: a badly aligned bearing.',
      },
      {
        at: 12,
        what: 'Back at the computer you change the part and simulate a thousand hours of use in ten minutes.',
      },
      {
        at: 16,
        what: 'You talk to the workshop, who explain why that corner cannot be machined. You change it.',
      },
    ],
    tasks: [
      'Read drawings and diagrams before touching anything',
      'Draw parts and assemblies in three dimensions',
      'Work out whether a part can take heat, load and wear',
      'Look for the cause of a breakdown that keeps returning',
      'Test prototypes and compare one design with another',
      'Agree with the workshop how it will be made',
    ],
    tires: [
      'Weeks at a screen over one millimetre',
      'Deadlines set by people who have never seen the machine',
      'Redoing a design when the budget changes',
    ],
    grows:
      "At first you draw bolts for somebody else's machine. Years later you answer for the whole machine, lead a design office or are the one they ring when nobody understands the fault.",
    tries: [
      'Turn your bicycle upside down and draw how the force gets from the pedal to the wheel.',
      'Ask at home for a broken battery gadget, take the batteries out, dismantle it and photograph each step for rebuilding.',
      'Glue a bridge of sticks that carries a book, then add weight and note where it gives way.',
    ],
  },
  'ingenieria-industrial': {
    alsoCalled: ['Industrial engineer', 'Process engineering', 'Production'],
    does: 'Improving how something is made or a service is given: less waiting, less waste, more quality and safety. Industrial engineers observe the process, measure times, rearrange machines, plan and check the result. It is as useful in a hospital as in a factory.',
    day: [
      {
        at: 8,
        what: 'You follow one part from the moment it enters until it leaves and find that it spends most of the day waiting.',
      },
      {
        at: 11,
        what: 'You draw its path, propose moving two machines and discuss it with those who use them, who know more.',
      },
      {
        at: 13,
        what: 'You try it for a whole shift, on your feet, in safety boots, with a stopwatch.',
      },
      { at: 17, what: 'You compare figures and prepare the real change.' },
    ],
    tasks: [
      'Work out what making something costs and where to save',
      'Decide the order in which things are made and assembled',
      'Study quality data to set what counts as good',
      'Meet customers, suppliers and the people who run the floor',
      'Check that machines measure and cut as precisely as they should',
    ],
    tires: [
      'Persuading people who have done it another way for years',
      'Factory noise in the morning, meetings in the afternoon',
      'Every stoppage being brought to your desk',
    ],
    grows:
      'You begin with a stopwatch on a single line. Further on they ask you about quality, orders or the whole plant; some prefer consultancy and change factory every few months.',
    tries: [
      'Time the steps of breakfast at home, draw them and find one to drop or join to another.',
      'Watch a shop queue for half an hour and note when it forms and what breaks it up.',
      'Ask somebody in your family what makes them wait most at work, and draw the path on a sheet.',
    ],
  },
  'ingenieria-quimica': {
    alsoCalled: ['Chemical engineer', 'Process engineering'],
    does: 'Taking a reaction from the laboratory to the scale of a plant: fuels, medicines, plastics, food, clean water. Chemical engineers design equipment, control temperature and pressure, cut waste and make sure nothing leaves safe limits. It brings chemistry, physics and calculation together.',
    day: [
      {
        at: 8,
        what: 'What worked in a beaker is tried today in a thousand litres. You watch the curves: the temperature rises half a degree too much, and you correct it before it matters.',
      },
      { at: 12, what: 'You walk the plant in a helmet, sniff, ask the operators.' },
      { at: 16, what: 'You redesign an exchanger to use heat that was being thrown away.' },
    ],
    tasks: [
      'Watch process data and understand what is drifting',
      'Write rules for working safely next to a reactor',
      'Design how to separate liquids and gases that come out mixed',
      'Find out why one batch turned out different',
      'Try cleaner and cheaper ways of producing',
    ],
    tires: [
      'A plant that stops neither at night nor in the holidays',
      'Safety paperwork for every small change',
      'Smells that stay in your clothes',
    ],
    grows:
      'In the first years you watch one tank; then you design the next. After that lie running a plant, the laboratory for new products or the safety of a whole industrial site.',
    tries: [
      "Boil red cabbage with somebody's help, keep the water and see its colour with lemon and with baking soda.",
      'Watch a factory video of how soap is made and draw each tank with what goes in and out.',
      'Filter muddy water with sand, cotton and a cut bottle; compare three set-ups, without drinking any.',
    ],
  },
  'ingenieria-aeroespacial': {
    alsoCalled: ['Aeronautical engineering', 'Space engineering'],
    does: 'Designing and testing aeroplanes, helicopters, drones, rockets and satellites. Aerospace engineers study air, materials, engines and control, simulate by computer and run wind tunnel trials. Every gram counts and every decision is documented, because up there you cannot pull over.',
    day: [
      {
        at: 9,
        what: 'The simulation ran all night, and this morning it says that the wing vibrates where it should not. You change the stiffener, weigh the difference and run it again.',
      },
      { at: 13, what: 'In the laboratory a part spends hours shaking on a table.' },
      {
        at: 17,
        what: 'You write the certification report, page after page, without skipping a bolt.',
      },
    ],
    tasks: [
      'Build computer models of how something flies or holds',
      'Plan trials of stress, cold, vibration or wind',
      'Propose the overall shape of an aircraft or satellite',
      'Look into the faults that users report',
      'Write reports and manuals that others will have to follow',
    ],
    tires: [
      'Projects that outlast your patience',
      'Documents and reviews for every single part',
      'Living near the few cities that have this industry',
    ],
    grows:
      'You come in through one part, sometimes a single rib of the wing, and in time you are given the wing. Trials, certification and spells in other European countries are further ways.',
    tries: [
      'Fold three paper planes, throw each ten times and note which flies farthest and why.',
      'Look up when the space station passes over your town and find it in the sky with somebody at home.',
      'Hold a strip of paper under your lip and blow over it: explain in three lines why it rises.',
    ],
  },
  'ingenieria-biomedica': {
    alsoCalled: ['Bioengineering', 'Medical technology'],
    does: 'Engineering applied to health: prostheses, pacemakers, medical images, artificial tissue, software that helps to diagnose. Biomedical engineers speak the language of medicine and that of technology, test with enormous care and meet strict rules before anything reaches a patient.',
    day: [
      {
        at: 9,
        what: 'A surgeon shows you with his hands the movement his forceps will not allow. You draw it there and then.',
      },
      {
        at: 12,
        what: "In the laboratory you measure a sensor's signal on skin and filter out the noise.",
      },
      {
        at: 16,
        what: 'You break a dozen prototypes on purpose and note how much force each one took.',
      },
    ],
    tasks: [
      'Study with doctors and biologists how the body responds',
      'Adapt software and devices to what a hospital asks for',
      'Check that equipment is safe and does what it promises',
      'Simulate an organ, a signal or a movement by computer',
      'Try materials that the body may accept',
      'Document each trial so that the authority can review it',
    ],
    tires: [
      'Years between the idea and the first patient',
      'Rules and signatures at every step',
      'Standing between two languages, the medical and the technical',
    ],
    grows:
      "At first you document other people's tests; then you direct your own, in a company, an institute or the technical basement of a large hospital. Some ideas end up as a small firm shared with doctors.",
    tries: [
      'Count your pulse at rest and after climbing stairs; plot how long it takes to settle.',
      'Get dressed with one hand behind your back and sketch an object that would make it easier.',
      'Ask an older relative which health device is awkward to use, and why.',
    ],
  },
  robotica: {
    alsoCalled: ['Robotics engineer', 'Robot engineering', 'Automation'],
    does: 'Creating machines that sense, decide and act: factory arms, self-driving vehicles, robots for surgery, farming or the sea floor. It brings mechanics, electronics and programming together, and much of the time goes on finding out why the robot does something nobody asked for.',
    day: [
      {
        at: 9,
        what: "The robot picks up eggs without breaking them nine times out of ten; today is about the tenth. You adjust the gripper's sensor, change one line of code and repeat.",
      },
      {
        at: 13,
        what: 'You solder a loose wire, which was the cause of it all. A dozen eggs are left for an omelette.',
      },
      { at: 17, what: 'You film it working and tell the client what it can and cannot do.' },
    ],
    tasks: [
      'Make sense of what cameras and sensors report',
      'Debug the program until the robot obeys',
      'Build, set up and try out robots',
      "Review the team's calculations, drawings and budgets",
      'Keep copies of programs and their settings',
      'Help the people who use the robot when it freezes',
    ],
    tires: [
      'Demonstrations that fail just in front of the client',
      'Errors that show up once in a thousand runs',
      'Learning three trades at the same time',
    ],
    grows:
      'You start by mending the gripper and end up thinking out the robot. Some keep to its eyes, that is, to vision; some do research; and some set up cells for factories across Europe.',
    tries: [
      'Write instructions for buttering bread and ask somebody to follow them to the letter, like a robot.',
      'In a free block-based editor, program a character to avoid obstacles without you touching the keyboard.',
      'Look for a robotics club at school or the library and ask to come and watch one day.',
    ],
  },
  'ingenieria-electrica': {
    alsoCalled: ['Electrical engineer', 'Power systems'],
    does: 'Designing how electricity is produced, carried and used: power stations, grids, motors, buildings, trains, electric cars. Electrical engineers calculate loads and protections, plan installations and try to keep the lights on even when something fails. Nearly everything else depends on that work.',
    day: [
      {
        at: 9,
        what: "You look at a city's demand curve and can tell when people have dinner. Today you work out whether a line can carry a new district full of chargers.",
      },
      {
        at: 12,
        what: 'You visit a substation, check protections and read the plates on transformers.',
      },
      { at: 16, what: 'You simulate a fault, to be sure that only what must go dark does.' },
    ],
    tasks: [
      'Design grids, motors and electrical installations',
      'Calculate cables, loads and protections',
      'Draw and simulate with engineering software',
      'Follow a site so it keeps to time and budget',
      'Coordinate assembly, testing and maintenance',
    ],
    tires: [
      'The weight of a signature under each drawing',
      'Being on call when a storm brings down a line',
      'Paperwork with utilities and authorities',
    ],
    grows:
      'You size cables until they let you sign the panel, and from the panel you go on to the substation. Railways, energy parks, industry and grids share out the people with this training.',
    tries: [
      'Read your home meter morning and night for three days and find out what explains the difference.',
      "Find today's demand curve on the grid operator's site and guess why it climbs at certain hours.",
      'Connect a battery, two wires and a small lamp; try series and parallel and draw what changes.',
    ],
  },
  'ingenieria-electronica': {
    alsoCalled: ['Electronics engineer', 'Hardware design', 'Circuits'],
    does: 'Designing the circuits inside nearly everything: phones, hearing aids, cars, satellites, appliances. Electronics engineers choose components, lay out boards, program chips, measure tiny signals and shrink size and consumption. When it does not work, they hunt the fault with an oscilloscope and patience.',
    day: [
      {
        at: 9,
        what: 'The board came yesterday and today, switched on, it does nothing. Magnifier, diagram, probe: one pin not soldered. The second time an LED blinks and you celebrate.',
      },
      {
        at: 13,
        what: 'You measure how much it draws asleep, because the battery must last for years.',
      },
      { at: 16, what: 'You reroute two tracks and talk to whoever writes the program.' },
    ],
    tasks: [
      'Draw circuits and boards with design software',
      'Choose components that exist, fit and are affordable',
      'Measure signals and compare them with the calculation',
      "Review the team's work before anything is made",
      'Answer technical questions from customers and production',
    ],
    tires: [
      'Faults that hide as soon as the probe comes near',
      'Components out of stock that force a redesign',
      'Magnifier, screen and little daylight',
    ],
    grows:
      'The first board with your name on it tends to be the ugliest. Then you decide the architecture of a product, guide those who draw or specialise in chips, radio or vehicles.',
    tries: [
      'Take an old toy apart without batteries, search the numbers on its parts and learn what each does.',
      'In a free circuit simulator, build a light that blinks and change its rhythm.',
      'Ask in technology class for a multimeter and measure, with your teacher, what is left in used batteries.',
    ],
  },
  'energias-renovables': {
    alsoCalled: ['Renewable energy engineer', 'Solar and wind energy'],
    does: 'Planning and designing installations that draw energy from sun, wind, water or biomass. Engineers study the site, work out how much it will yield, choose equipment, estimate cost and impact and follow construction. They also improve parks already running and look at storing what is left over.',
    day: [
      {
        at: 9,
        what: 'One map of wind and another of birds: between them you decide where not to put turbines. You calculate shadows on a factory roof and turn the rows of panels.',
      },
      { at: 13, what: 'You visit a plot with its owner, who asks about his sheep.' },
      {
        at: 17,
        what: 'Back at the office you compare batteries and write a proposal with cautious numbers.',
      },
    ],
    tasks: [
      'Visit roofs and plots to take measurements',
      'Design the installation and choose its equipment',
      'Draw electrical diagrams and assembly plans',
      'Simulate how much it will produce over a year',
      'Stay with the fitters until everything runs',
    ],
    tires: [
      'Permits that take longer than the works',
      'Villages split over a wind park',
      'Long drives to every plot',
    ],
    grows:
      'From measuring roofs you come to design a park, and then to negotiate land, connections and dates. Storage and hydrogen take up more and more desks at the office.',
    tries: [
      'With a compass app find out which way your roof faces and how many hours of sun it gets.',
      'Line a box with foil, set it in the sun and check with a thermometer how warm a glass of water gets.',
      'Look at the electricity bill at home and work out with a free website how many panels it would take.',
    ],
  },
  nanotecnologia: {
    alsoCalled: ['Nanoscience', 'Nanosystems engineer', 'Nanomaterials'],
    does: 'Working with materials so small that their colour, hardness or behaviour changes. Nanotechnologists make them in dust-free rooms, look at them with electron microscopes and find uses: batteries, sensors, coatings, medicines that travel to a tumour. There is physics, chemistry and a lot of waiting.',
    day: [
      {
        at: 9,
        what: 'White suit, hood, double gloves: dressing takes longer than the walk in. You add drops of dissolved gold and the liquid turns red, as it should.',
      },
      {
        at: 12,
        what: 'The microscope shows a bunch of little balls; two are stuck together. You change the mix.',
      },
      { at: 16, what: 'You count particles on the screen and prepare three slides for the group.' },
    ],
    tasks: [
      'Research how matter behaves at that scale',
      'Prepare nanomaterials and measure their properties',
      'Design tests for a new product',
      'Advise other teams on what can be made',
      'Guide technicians and students in the laboratory',
      'Present results on paper and in meetings',
    ],
    tires: [
      'Hours inside a suit that makes you sweat',
      'Experiments that refuse to come out the same twice',
      'Research contracts that end and must be renewed',
    ],
    grows:
      "There is usually a master's and often a thesis before you have a microscope of your own. Later you run a line of research, join companies in materials or health, or found a tiny one.",
    tries: [
      'Put a drop of water on a cabbage leaf and one on paper; find out why only one rolls.',
      'Cut a strip of paper in half as often as you can and work out how many more cuts reach an atom.',
      'Find five products at home that claim nanoparticles and look up in an encyclopaedia what is known.',
    ],
  },
  'ingenieria-ambiental': {
    alsoCalled: [
      'Environmental engineer',
      'Pollution control',
      'Waste and remediation engineering',
    ],
    does: 'Solving pollution with works and machines: filters for chimneys, cleaning of soils, treatment of waste. Environmental engineers study what impact a project will have, inspect plants, calculate solutions and negotiate with companies and authorities until they get built.',
    day: [
      {
        at: 8,
        what: 'Boots, vest and a plot where a petrol station stood. You take soil from three depths; the third smells of engine.',
      },
      {
        at: 11,
        what: 'At the office you draw how far the stain reaches and where the wells should go.',
      },
      { at: 13, what: 'A builder asks whether he can start. You show him the map.' },
      { at: 17, what: 'You write the clean-up plan and ask two laboratories for a price.' },
    ],
    tasks: [
      'Study what a project will do to water, air and soil',
      'Design systems that treat fumes, effluent and waste',
      'Visit factories and landfills to see whether they comply',
      'Advise on cleaning up contaminated land',
      'Work together with lawyers, geologists and builders',
    ],
    tires: [
      'Arriving when the damage is done',
      'Long reports that are read in a hurry',
      'Standing between the company that pays and the rule that binds',
    ],
    grows:
      'You take samples in mud to the knee; years later you decide where they are taken. Consultancies, waste companies and public bodies hold nearly all of the profession.',
    tries: [
      "Weigh your household's rubbish by type for a week and work out how much could be avoided.",
      "Find on a map where your town's dirty water and rubbish go and draw their route.",
      'Stick clear tape outside a street window and another indoors; compare the dust after three days.',
    ],
  },
  'ingenieria-de-petroleo': {
    alsoCalled: ['Petroleum engineer', 'Oil and gas engineering', 'Reservoir engineering'],
    does: 'Studying what lies underground to extract oil, gas, heat or water, and more and more to store gases there. Petroleum engineers interpret well data, choose where and how to drill, watch production and answer for safety. A good part of it happens far from home.',
    day: [
      {
        at: 6,
        what: "Shift change on the platform: coffee, helmet and the night's report. The pressure of one well has dropped and you ask for a second reading before giving an opinion.",
      },
      { at: 10, what: 'You compare curves with the geologist, who points at a layer of clay.' },
      { at: 14, what: 'You watch the test gear go down, metre by metre, wind in your face.' },
      { at: 19, what: 'Notes, dinner on a tray, a call home.' },
    ],
    tasks: [
      'Plan how to improve what each well gives',
      'Follow production and notice when it falls',
      'Keep the record of drilling and tests',
      'Analyse data to choose where to drill',
      'Direct the trials when a well is finished',
    ],
    tires: [
      'Weeks on end away from your family',
      'Night shifts, noise and wet boots',
      'An industry that swells and shrinks with prices',
    ],
    grows:
      "In Spain people come from mining or energy degrees, and years abroad are the norm. With them you may be offered a field to run, or you change depth: the earth's heat, underground stores, water.",
    tries: [
      'Fill one glass with sand and another with clay, pour water in both and see where it passes first.',
      'List ten objects in your room and find out which of them came from oil.',
      'Watch a documentary on an offshore platform and note which part of that life would suit you and which would not.',
    ],
  },
  'ingenieria-de-minas': {
    alsoCalled: ['Mining engineer', 'Minerals engineering', 'Mine safety engineer'],
    does: 'Deciding how to take from the ground what batteries, houses and phones are made of: metals, gravel, salts. Mining engineers choose the method, calculate slopes and galleries, organise machines and blasts, keep people out of danger and prepare how the land will be left.',
    day: [
      {
        at: 7,
        what: 'You go down with a lamp and measure a crack that was not there yesterday. You paint an orange cross: nobody passes here today.',
      },
      { at: 10, what: "With the crew you go over the afternoon's blast, hole by hole." },
      { at: 15, what: 'Siren, silence, a cloud of dust at the far end of the quarry.' },
      { at: 17, what: 'You count tonnes and draw the next bench with grey fingernails.' },
    ],
    tasks: [
      'Write reports for management and for safety',
      'Inspect faces, slopes, ventilation and machines',
      'Choose how to extract by rock, cost and risk',
      'Plan the mine phase by phase until it closes',
      'Calculate time, spending and output',
    ],
    tires: [
      'Dust, noise and early mornings',
      'Knowing that one oversight can hurt somebody',
      'Working where the mine is, which is hardly ever your town',
    ],
    grows:
      'The first posting is often a dusty quarry. Then come running a mine, tunnels, the safety of other mines or the recycling of metals.',
    tries: [
      'Pick up five stones from different places and identify them with a library guide: hardness, shine, weight.',
      'Dig the chips out of a biscuit with a toothpick and note how much crumb you had to throw away.',
      'Find out which minerals your phone is made of and mark on a map where they come from.',
    ],
  },
  'ingenieria-naval': {
    alsoCalled: ['Naval architect', 'Marine engineer', 'Ocean engineering'],
    does: "Designing ships, submarines and platforms and directing how they are built and repaired. Naval architects calculate the shape of the hull, weight, stability and engine, try out models in a water channel and go along on the ship's first sea trials.",
    day: [
      {
        at: 8,
        what: 'At the shipyard the hull already hides the sun. You measure a plate that came two centimetres too long and decide where it is cut.',
      },
      {
        at: 11,
        what: 'They add a crane on deck and you redo the sums: the ship is heavier at the top. You lower a tank.',
      },
      {
        at: 16,
        what: 'A model moves up the channel through made-to-measure waves. You film it righting itself and note the seconds.',
      },
    ],
    tasks: [
      'Draw the hull and what stands on it',
      'Calculate weight, speed, engine and stability',
      'Check that rules for safety at sea are met',
      'Run models in the tank and correct the shape',
      'Judge the ship at the dock and on sea trials',
    ],
    tires: [
      'Late works, with a fine for every day of delay',
      'Ladders up and down in harbour cold',
      'Customers changing their minds halfway through the build',
    ],
    grows:
      'You check plates until they trust you with a block, and blocks until they trust you with the ship. Shipyards, inspection, energy at sea and design offices are the usual harbours.',
    tries: [
      'Make two foil boats from equal sheets and count how many coins each shape carries.',
      'Put a weight high and then low in a floating bottle; note when it tips over.',
      "See on a marine traffic map which ships are near, and compare a cargo ship's shape with a tug's.",
    ],
  },
  'ingenieria-de-materiales': {
    alsoCalled: ['Materials science', 'Metallurgy', 'Materials engineer'],
    does: 'Choosing, improving or inventing what everything is made of: steels, ceramics, plastics, composites, glass. Materials engineers stretch, heat, freeze and look inside things to learn how much they take, and when a part fails they piece together what happened, between laboratory and factory.',
    day: [
      {
        at: 9,
        what: 'A broken shaft arrives wrapped in a rag. Under the magnifier the fracture has rings like a shell, so it tired little by little.',
      },
      {
        at: 11,
        what: 'You cut, polish, etch with acid; under the microscope the steel looks like a mosaic.',
      },
      {
        at: 15,
        what: 'The machine stretches a sample until it goes with a bang. You jump, as always, and copy the curve into the report.',
      },
    ],
    tasks: [
      'Analyse broken parts and explain the cause',
      'Design tests and control how things are made',
      'Watch how a material ages in use',
      'Test raw materials and finished products',
      'Compare options by cost, weight and strength',
      "Change a metal's properties with heat",
    ],
    tires: [
      'Slow tests: some last months',
      'Being called only when something breaks',
      'Arguing with purchasing over the cheap material',
    ],
    grows:
      'First you break samples; then they bring you broken parts and ask what happened. You may come to direct a laboratory, a line of research or expert reports for aviation, building or health.',
    tries: [
      'Bend a paper clip until it snaps and count the bends; repeat with five and compare.',
      'Hang weights from equal strips of bag, paper and cloth, and note which stretches before it tears.',
      'Freeze water with and without shredded paper in two plastic cups and compare which ice is harder to break.',
    ],
  },
  'ingenieria-de-automocion': {
    alsoCalled: ['Automotive engineer', 'Vehicle engineering', 'Car design engineer'],
    does: 'Developing vehicles or one part of them: suspension, brakes, battery, engine, driving aids. Automotive engineers design, simulate, calibrate software and put test cars through cold, heat, mud and crashes. They trace each failure to its cause and work with dozens of teams.',
    day: [
      {
        at: 8,
        what: 'The prototype wears black tape so that nobody can photograph it. It brakes well in the dry; in the wet it pulls to the right.',
      },
      {
        at: 11,
        what: 'You download the data and lay two curves over each other: one sensor is late.',
      },
      { at: 13, what: 'You change three settings and out it goes again, on a wetted track.' },
      { at: 16, what: 'You present the fault, the cause and what you still do not understand.' },
    ],
    tasks: [
      'Try complete systems on the track and the bench',
      'Guide technicians and other engineers on the project',
      'Look for the cause of failures and variations',
      'Calibrate the software of engine, brakes or battery',
      'Design parts of the vehicle and simulate them',
      'Report progress and problems to the rest of the project',
    ],
    tires: [
      'Launch dates that nobody will move',
      'Switching technology just when you master one',
      'Years on a part that no driver ever sees',
    ],
    grows:
      'You are given a bracket that nobody sees and need two models to get as far as the brake. Higher up somebody answers for a whole vehicle, and many posts now turn to batteries and software.',
    tries: [
      'While somebody else drives, note every noise and vibration and guess which part it comes from.',
      'Build a cart with a balloon for an engine and improve its wheels until it goes twice as far.',
      "Compare two cars' crash tests on official websites and explain at home why they differ.",
    ],
  },
  mecatronica: {
    alsoCalled: ['Mechatronics engineer', 'Automation engineering', 'Electromechanical systems'],
    does: 'Designing machines in which everything goes together: the part that moves, the motor, the sensor and the program in charge. A packing machine, a chair that climbs stairs, a camera that steadies itself. Mechatronics engineers draw, choose, assemble, test and write down how it was done.',
    day: [
      {
        at: 9,
        what: 'The new machine closes jars and crushes one in forty. You film in slow motion: the lid arrives crooked.',
      },
      { at: 11, what: 'You print a plastic guide, file it by hand and screw it on.' },
      {
        at: 13,
        what: 'In the program you delay the motor by a blink. Forty jars in a row, none broken.',
      },
      { at: 17, what: 'You update drawings and parts list before you forget.' },
    ],
    tasks: [
      'Draw parts, assemblies and finished products',
      'Design equipment that moves with great precision',
      'Automate jobs that are done by hand today',
      'Assemble the solution and put it to the test',
      'Choose materials, motors and sensors',
      "Keep the project's documents in order",
    ],
    tires: [
      'Knowing a bit of everything and always lacking something',
      'The fault is never where you looked first',
      "Start-ups on the client's premises at odd hours",
    ],
    grows:
      "You begin by adjusting machines on clients' premises, suitcase in hand. In time you design the next one, coordinate a team of three trades or keep the one you like best.",
    tries: [
      'Watch an automatic door and draw which sensor, motor and command you would need to imitate it.',
      'With cardboard and water-filled syringes build an arm that lifts a rubber.',
      'In a free board simulator, program a sensor that turns on a light when it gets dark.',
    ],
  },
  'ingenieria-de-telecomunicacion': {
    alsoCalled: ['Telecommunications engineer', 'Telecoms engineering', 'Communications systems'],
    does: 'Designing the systems by which we talk at a distance: telephony, radio, fibre, satellite, emergency networks. Engineers listen to what each organisation needs, study what it has, choose technology, direct the change and prepare what to do when one piece goes down.',
    day: [
      {
        at: 9,
        what: 'The hospital has three networks that do not understand one another and a plan that lies. You walk the corridors with a meter and mark the silent corners.',
      },
      { at: 12, what: 'You compare two offers: one cheap, one with a spare at hand.' },
      {
        at: 16,
        what: 'You tell the management what would happen if the cable in the street were cut.',
      },
      { at: 18, what: 'You read about a new aerial and underline what you doubt.' },
    ],
    tasks: [
      'Ask those who use the network what they lack',
      'Direct improvements with fitters and suppliers',
      'Study new technology before recommending it',
      'Weigh requests for change and say which are worth it',
      'Measure what is there and how much it can take',
      'Prepare plans for the day everything goes down',
    ],
    tires: [
      'Nobody calls when it works, everybody when it does not',
      'Changes in the small hours to bother fewer people',
      'Technology that expires every few years',
    ],
    grows:
      'At first you walk corridors with a meter; then you decide the network of a hospital, an operator or a fleet. Satellites, radio and consultancy open other corridors.',
    tries: [
      'Walk round your home measuring phone signal room by room and draw a map of where it fades.',
      'Learn your name in Morse code and send it by torch to somebody in your family.',
      "Find out which submarine cables reach your country and trace a message's path on a map.",
    ],
  },
  'ingenieria-del-transporte': {
    alsoCalled: ['Transportation engineer', 'Traffic engineering', 'Mobility planning'],
    does: 'Planning and improving what we move along: roads, crossings, metros, cycle lanes, airports. Transport engineers count journeys, study accidents, calculate routes and costs, check drawings and explain them in public, because a new bus stop always changes life on a street.',
    day: [
      {
        at: 8,
        what: 'Rush hour at a crossing with a notebook: you count who walks on red and why. The stop is far away and they run.',
      },
      {
        at: 11,
        what: 'On screen you move the stop twenty steps and the queue of cars gets shorter.',
      },
      {
        at: 13,
        what: "You check another office's drawing and find a ramp no wheelchair could climb.",
      },
      { at: 19, what: "Residents' meeting: a map on the wall and many raised hands." },
    ],
    tasks: [
      'Design roads, junctions, stations and their drainage',
      "Check other people's drawings, sums and budgets",
      'Study accidents and count who passes where',
      'Propose changes that make what exists safer',
      'Talk to builders, utilities and town halls',
      'Explain maps and data at public meetings',
    ],
    tires: [
      'Works that change with every election',
      'Neighbours angry for reasons you understand',
      'Years between the drawing and the first digger',
    ],
    grows:
      'You count vehicles at a crossing and, years later, decide whether the crossing goes on existing. The work is in design offices, sites, transport operators and town halls.',
    tries: [
      'For twenty minutes count how many people pass along your street on foot, by bicycle and by car.',
      'Draw your way to school and mark the three scariest crossings; suggest a change for one.',
      'Note for a week how long you wait for the bus and compare it with the published timetable.',
    ],
  },
  'ingenieria-hidraulica': {
    alsoCalled: ['Water engineer', 'Wastewater engineer', 'Sanitary engineering'],
    does: 'Designing and improving what brings water and what takes the dirty water away: tanks, pumps, pipes, treatment works, storm drains. Water engineers calculate flows, choose equipment, review projects and look for ways to treat more with less energy and fewer leaks.',
    day: [
      {
        at: 8,
        what: 'You lift a cover and lower a camera with a lamp: roots, a shoe, the crack you were after.',
      },
      {
        at: 11,
        what: 'At the treatment works the bubbles rise crooked; a diffuser is blocked. You note flow and smell.',
      },
      { at: 14, what: 'You redo the sums for a pump that starts too many times an hour.' },
      { at: 17, what: "You correct a young engineer's drawing and tell her about the shoe." },
    ],
    tasks: [
      'Guide draughtspeople and engineers who are starting',
      'Review drinking water and sewage projects',
      'Design plants that clean water',
      'Study how a plant runs and what to improve',
      'Choose equipment that meets the rules',
      'Calculate pumps, pipes and sewers',
    ],
    tires: [
      'The smell, which a nose only half gets used to',
      'Breakdowns and floods at weekends',
      'Your works lie buried and nobody looks at them',
    ],
    grows:
      'You begin with a stretch of pipe and end with the city on top of it. Some direct a water service; others build treatment works in distant countries or work in aid.',
    tries: [
      "Ask where your home's water comes from and draw its way to the treatment works.",
      "Measure your shower's water by filling a bucket for a minute, then give it to the plants.",
      'Make a siphon between two glasses with a clean hose and find out when the water stops.',
    ],
  },
};
