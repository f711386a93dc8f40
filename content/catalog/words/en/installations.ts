import type { FamilyWords } from '#content/catalog/words.ts';

export const installations: FamilyWords = {
  electricidad: {
    alsoCalled: ['Electrician', 'Electrical wiring'],
    does: 'Bringing current safely to homes, shops, factories and streets. Electricians read diagrams, run cables, build panels, install lighting, chargers or automatic systems, measure and repair faults. Each day happens somewhere else, and nearly always with somebody waiting for the light.',
    day: [
      {
        at: 8,
        what: 'First you cut the power and check that it is dead; always. In a flat being renovated you pull cables through conduits someone else laid badly and end up with dust in your eyebrows.',
      },
      {
        at: 12,
        what: 'A bakery calls in the dark: the breaker trips, and you find the guilty oven.',
      },
      { at: 16, what: 'You label the panel, wire by wire.' },
    ],
    tasks: [
      'Follow plans to know where each line runs',
      'Fix conduits and pull cables through them',
      'Work on ladders, scaffolds and roofs',
      'Fit and connect panels, lights and appliances',
      'Measure, find the fault and mend it',
    ],
    tires: [
      'Chased walls, dust and low ceilings',
      'Urgent calls at dinner time',
      'Keeping to each safety step even in a hurry',
    ],
    grows:
      'You pull cable for months and one day it is you who closes the panel. Later you run jobs, specialise in chargers, panels or automation, or put your name on the van.',
    tries: [
      'With an adult, look at the fuse box at home without touching and learn what each switch turns off.',
      'Draw the plan of your room with lights and switches and plan a better installation.',
      'With a battery, wire and a small lamp, build a switch from cardboard and foil.',
    ],
  },
  'fontaneria-y-calefaccion': {
    alsoCalled: ['Plumber', 'Heating engineer', 'Gas fitting'],
    does: 'Installing and repairing what carries water, gas and heat: pipes, bathrooms, boilers, radiators, underfloor heating, heat pumps. Plumbers read plans, cut, solder and test that nothing drips. When a pipe bursts they are suddenly the most awaited person in the building.',
    day: [
      {
        at: 8,
        what: 'A stain on the ceiling and a neighbour in slippers: you search for the leak with a camera before breaking anything. It is in an old elbow; you replace it and dry up.',
      },
      { at: 12, what: 'You fit a new boiler, set pressures and explain the control twice.' },
      { at: 16, what: 'You measure a bathroom and load the van for tomorrow.' },
    ],
    tasks: [
      'Shut off and drain the stretch before starting',
      'Install water supply and drains',
      'Join pipes by thread, press or solder',
      'Measure and mark where everything will run',
      'Cut and bend pipe to length',
      'Test that nothing drips and set pressures',
    ],
    tires: [
      'Damp corners under a basin',
      'Floods on a Sunday afternoon',
      'Boilers and baths to be carried upstairs by hand',
    ],
    grows:
      'You carry the pipes, then measure them, then decide where they run. Air conditioning, gas and large sites are near, and many in the trade end up with a diary of their own.',
    tries: [
      'Find the main stopcock at home, ask what else it shuts off and draw a simple plan.',
      'Put a container under a dripping tap for an hour and work out how much is lost in a month.',
      'Watch a video on how a toilet cistern works, lift the lid of yours and recognise each part.',
    ],
  },
  'instalaciones-solares': {
    alsoCalled: ['Solar panel installer', 'Photovoltaics'],
    does: 'Fitting solar panels on roofs and in fields: fixing structures, placing modules, connecting cables and inverters, testing and leaving everything running. It is work at height and outdoors, with a harness, and you need to know about both electricity and roofs.',
    day: [
      {
        at: 8,
        what: 'Before climbing you look at the sky and at the tiles. Harness, lifeline and the first rail perfectly level, because the others copy it.',
      },
      { at: 11, what: 'A dozen panels are already shining.' },
      {
        at: 14,
        what: 'Down below you connect the inverter, measure the voltage and the first watt appears. The family comes out to the yard to watch.',
      },
    ],
    tasks: [
      'Build the installation to plans and rules',
      'Fix frames and modules to the roof',
      'Seal each hole so that no water gets in',
      'Connect panels, protections and inverter',
      'Decide how the rows should lie on each roof',
    ],
    tires: [
      'Sun in your face in summer, wind in winter',
      'Hours on a slope with the harness on',
      'Carrying large modules up a ladder',
    ],
    grows:
      'You hold rails until you get to level the first. With years you head a crew, look after a park of many hectares or sit down to design what others will build.',
    tries: [
      "Mark on the ground, each hour of one morning, where a stick's shadow ends.",
      'From a high window count how many roofs nearby have panels and which way they face.',
      'Draw your building from above and place paper panels to scale so that none shades another.',
    ],
  },
  'instalaciones-de-telecomunicaciones': {
    alsoCalled: ['Telecom technician', 'Fibre installer', 'Antennas and networks'],
    does: 'Bringing internet, phone, television or security systems to homes, companies and towers. Technicians lay fibre, point antennas, set up equipment, measure signals and locate breaks. Some days happen in living rooms; others on rooftops or at the top of a mast.',
    day: [
      {
        at: 9,
        what: 'You splice two threads of glass thinner than a hair, and the meter says nearly all the light gets through.',
      },
      {
        at: 11,
        what: 'In an old block nobody knows where the cables run; nor do you, until you follow them. Lunch is in the van.',
      },
      { at: 16, what: 'You climb to a roof, turn the antenna two degrees and the signal returns.' },
    ],
    tasks: [
      'Show the customer how the installation works',
      'Measure lines and equipment until the fault is found',
      'Check the signal once everything is connected',
      'Climb poles and roofs, go down into manholes',
      'Fit networks, switchboards and cameras',
      'Run cable from the street to the home',
    ],
    tires: [
      'Many visits a day and traffic between them',
      'Heights, narrow shafts and false ceilings',
      'Customers without a connection or patience',
    ],
    grows:
      "You do the first homes by watching; the rooftop comes later, and then the mast, the data centre or a crew in your charge. A firm of one's own is a familiar ending.",
    tries: [
      'Measure internet speed in four corners of your home and look for the best spot with a plan in hand.',
      'Learn from a video how a network cable is wired and draw the order of its colours.',
      'Walk along your street looking up and note how many kinds of aerial you recognise.',
    ],
  },
  electromedicina: {
    alsoCalled: [
      'Medical equipment repairer',
      'Biomedical equipment technician',
      'Clinical engineering technician',
    ],
    does: 'Maintaining and repairing the equipment of hospitals and clinics: monitors, ventilators, incubators, defibrillators, scanners. Technicians service it by calendar, calibrate, look for faults, change parts and teach people to use it. If something fails in theatre, they run up with the case.',
    day: [
      {
        at: 8,
        what: 'You calibrate eight pumps dripping saline into a measuring glass. The seventh lies a little and stays in the workshop.',
      },
      {
        at: 10,
        what: 'Theatre rings: the lamp flickers. In you go with cap and overshoes, and change a part in silence.',
      },
      {
        at: 13,
        what: 'On an empty incubator you try the alarms by covering sensors with a finger.',
      },
      { at: 15, what: 'You sign labels with the date of the next check.' },
    ],
    tasks: [
      'Test and calibrate equipment by its manual',
      'Clean, adjust and service before things fail',
      'Look for faults with measuring instruments',
      'Keep the history of each machine',
      'Take apart and change motors, boards or batteries',
      'Check that it is used without electrical risk',
    ],
    tires: [
      'Knowing that somebody is waiting for that machine',
      'Different makes and models on each ward',
      'On-call duty, and papers for each check',
    ],
    grows:
      "You label and clean until they let you open the ventilator. Some go off with a manufacturer, case in hand, some keep to the theatres and some run the hospital's workshop.",
    tries: [
      'If there is a blood pressure meter at home, take three people three times and compare how it varies.',
      'If there is a defibrillator in your area, read the instructions on its case and draw the steps.',
      'Ask a relative who was in hospital which machines they remember and find out what they did.',
    ],
  },
  climatizacion: {
    alsoCalled: ['Refrigeration technician', 'Air conditioning technician', 'Heating and cooling'],
    does: 'Fitting and repairing air conditioning, heat pumps, cold stores and ventilation. Technicians read plans, join copper pipes, charge gas with care, check electrical circuits and adjust until the temperature is the one asked for. A supermarket without cold cannot wait until tomorrow.',
    day: [
      {
        at: 8,
        what: "A fishmonger's counter reads eight degrees and rising. You listen to the compressor, fit gauges and paint the joints with foam: one bubble.",
      },
      {
        at: 11,
        what: 'You braze, pull a vacuum, charge gas. The fishmonger gives you two sardines.',
      },
      {
        at: 14,
        what: 'On a roof at forty degrees you mount the machine that will take the heat from below.',
      },
      { at: 17, what: 'You set the thermostat and show the customer the remote.' },
    ],
    tasks: [
      'Check electrical circuits with the meter',
      "Study plans and the maker's data",
      'Ask whoever uses the machine what it does',
      'Connect units, pipes and drains',
      'Set the controls until the system balances',
      'Handle refrigerant gases without letting any escape',
    ],
    tires: [
      'Summers without a rest, with everybody calling',
      'Heat up above and freezing rooms below',
      'Getting heavy units into impossible places',
    ],
    grows:
      "The helper's summer is hauling units; the fitter's, listening to them. Further on there are whole sites, hotels to maintain, heat pumps everywhere or a family firm.",
    tries: [
      'Put a thermometer at the top, middle and bottom of the fridge for an hour each and plot the result.',
      'Wrap a glass in a wet cloth, stand it in a draught beside a dry one and measure which cools more.',
      'Look for cooling units in your street and notice where their heat and water go.',
    ],
  },
  'energia-eolica-mantenimiento': {
    alsoCalled: ['Wind turbine technician', 'Wind farm maintenance', 'Wind energy'],
    does: 'Climbing wind turbines to service, grease and repair them: the motors that turn the cabin, blades, brakes, cables, sensors. Technicians read what the software says from below, climb with harness and tools, measure, change parts and restart. The wind decides the calendar.',
    day: [
      {
        at: 7,
        what: "You check the wind before the coffee: climbing is allowed until noon. You inspect your partner's harness and she inspects yours.",
      },
      {
        at: 9,
        what: 'Up there is room for two people and a box. You tighten bolts as big as apples and clean off old grease.',
      },
      { at: 12, what: 'You open the hatch for a moment: tiny pines, a flock.' },
      { at: 14, what: 'From the ground you give the command and the blades start slowly.' },
    ],
    tasks: [
      'Repair mechanical, hydraulic and electrical faults',
      'Carry out the maintenance set by the calendar',
      'Diagnose with the data the machine sends',
      'Measure electrical components with several instruments',
      'Start the turbine and watch it run up',
      'Climb the tower with harness and tools',
    ],
    tires: [
      'Hundreds of rungs with the tools on your back',
      'Cold, height and grease in small spaces',
      'Seasons away, from one park to the next',
    ],
    grows:
      'You begin by tightening and end by deciding which turbine stops. Blades, high voltage and parks at sea are possible steps, and so is a warm chair in the control centre.',
    tries: [
      'Cut three pinwheels with blades of different width and compare which turns first at the same fan.',
      'Climb all the stairs of a building you know with a loaded backpack and note how you feel at the top.',
      'Follow the wind forecast for three days and check by trees or flags whether it was right.',
    ],
  },
};
