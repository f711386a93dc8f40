import type { FamilyWords } from '#content/catalog/words.ts';

export const manufacturing: FamilyWords = {
  mecanizado: {
    alsoCalled: ['Machinist', 'CNC operator', 'Lathe and milling'],
    does: 'Making metal parts to hundredths of a millimetre with lathes, milling machines and programmed tools. Machinists read drawings, choose tool and speed, set up the machine, measure each result and correct. Gears, implants, moulds and aircraft parts come out of this work.',
    day: [
      {
        at: 7,
        what: 'The drawing wants a tolerance finer than a hair. You clamp the block, zero the machine and run the program slowly the first time.',
      },
      {
        at: 10,
        what: 'Chips, coolant, a sound that changes and warns you of a worn drill. You measure with the micrometer: within limits.',
      },
      { at: 13, what: 'You prepare the batch and tune the code.' },
    ],
    tasks: [
      'Work out sizes and tolerances from the drawing',
      'Cut metal on lathe, mill or grinder',
      'Measure each part and set aside what fails',
      'Set up the machine: clamp, centre, fit the tool',
      "Write or adjust the machine's program",
      'Decide the order of the cuts',
    ],
    tires: [
      'On your feet beside the noise for the whole shift',
      'Oil on your hands and swarf in your soles',
      'Repeating one part hundreds of times',
    ],
    grows:
      'You sweep swarf, clamp blocks and one day they let you zero the machine. Later you may program it, set up for others, move to quality control or take over the workshop of somebody who retires.',
    tries: [
      'Borrow a calliper in technology class and measure ten equal coins: note how far they differ.',
      'Watch a video of a lathe at work, pause at each step and write what it did and in which order.',
      'Draw three views of a nut or a bottle cap to scale, with all their sizes.',
    ],
  },
  soldadura: {
    alsoCalled: ['Welder', 'Boilermaker', 'Metal structures'],
    does: 'Joining metals with heat to build ships, bridges, pipes, tanks or sculptures. Welders read drawings, prepare edges, choose the technique and control an arc that reaches thousands of degrees. A good weld looks even and stands up to hard tests.',
    day: [
      {
        at: 8,
        what: 'Mask down, and the world shrinks to a point of green light. You move with a still wrist, breathing slowly, until the bead is closed.',
      },
      { at: 11, what: 'You brush, look, knock off the slag. Inspection will X-ray this joint.' },
      { at: 15, what: 'You cut plates to a template and help to place a beam heavier than a car.' },
    ],
    tasks: [
      'Prepare protection, fume extraction and the work area',
      'Check pieces and measure them with rule and template',
      'Weld upright, sideways or above your head',
      'Choose technique, electrode and current',
      'Clean and inspect the finished bead',
    ],
    tires: [
      'Heat, fumes and thick clothes, in summer too',
      'Neck and knees in odd positions',
      'Eyes and skin that need guarding every minute',
    ],
    grows:
      'Bead by bead they let you near the delicate things: pipelines, ships, power stations. Later you inspect what other hands weld, or open a workshop for gates, trailers or sculptures.',
    tries: [
      'Draw a slow straight line a hand long with your elbow in the air; repeat until it stops shaking.',
      'Find welds on railings and benches in your street, photograph five and rank them.',
      'With somebody at home, ring a training centre nearby and ask when its workshop has an open day.',
    ],
  },
  'robotica-industrial': {
    alsoCalled: ['Robotics technician', 'Automation technician', 'Robot maintenance'],
    does: 'Installing, programming and repairing the robots and automatic lines of a factory. Technicians connect sensors and motors, teach the arm its moves, look for faults and tune the pace so that everything fits together safely. There is a lot of applied electronics and little sitting down.',
    day: [
      {
        at: 6,
        what: 'The line has stopped and every minute shows. You read the error code, open the cabinet, follow a cable to a sensor covered in dust. It starts.',
      },
      {
        at: 10,
        what: 'With more calm, you teach a new arm to stack boxes: point by point, then fast.',
      },
      { at: 14, what: 'Before leaving you back up the programs.' },
    ],
    tasks: [
      'Repair robots by changing sensors, boards or motors',
      'Hunt the fault with diagram, meter and program',
      'Install and program controllers, grippers and belts',
      'Correct the movements of the arm',
      'Service things before they break',
      "Note each job in the machine's history",
    ],
    tires: [
      'Shifts that change every week',
      'A crowd watching while you look for the fault',
      'Calls before dawn when you are on duty',
    ],
    grows:
      "They give you the broom, then the meter and after a while the robot's controls. Some travel starting up lines, some coordinate maintenance and some study automation further.",
    tries: [
      'Draw on paper how a traffic light works: states, times and what happens when somebody presses the button.',
      'Watch a lift door and write the rules it seems to follow; look for a case that proves you wrong.',
      'Open a free simulator of a robot arm and make it stack three blocks.',
    ],
  },
  automocion: {
    alsoCalled: ['Auto mechanic', 'Vehicle technician', 'Automotive repair'],
    does: 'Diagnosing and repairing vehicles: engine, brakes, steering, electronics and, more and more, batteries and electric motors. Mechanics join ears and hands with a diagnostic computer, explain the trouble in plain words and leave the car safe to drive.',
    day: [
      {
        at: 9,
        what: "“It makes a noise, but it isn't making it now.” You take it round the block and after two minutes there it is. Lift, torch, a ball joint with play.",
      },
      {
        at: 12,
        what: 'While the part arrives you plug the computer into another car that will not charge.',
      },
      {
        at: 16,
        what: 'You change pads, bleed the brakes, test them. Gritty soap cleans your hands.',
      },
    ],
    tasks: [
      'Look the vehicle over and note what it needs',
      'Try it on the road and with the diagnostic computer',
      'Repair and adjust brakes, steering and suspension',
      'Check afterwards that everything is within limits',
      'Work out the price and explain it to the customer',
    ],
    tires: [
      'Back and knees under the lift',
      'Customers who think everything is dear',
      'Electronics to learn again with each model',
    ],
    grows:
      'Oil and wheels to begin with, the strange diagnosis later. Many end up at reception, in charge or in a workshop of their own, and electric cars are changing what one needs to know.',
    tries: [
      'Ask whoever drives at home to show you oil level and tyre pressure, with the engine cold.',
      "Find in a car's manual what each dashboard light means and make yourself a crib.",
      'Take the brakes of an old bicycle apart and together again, photographing each piece.',
    ],
  },
  'mantenimiento-de-aviones': {
    alsoCalled: ['Aircraft mechanic', 'Aviation technician'],
    does: 'Inspecting, repairing and certifying that an aeroplane can fly. Technicians follow manuals to the letter, examine structure and engines, change parts, test systems and sign each step. Nothing is improvised: if one bolt is missing from the count, nobody takes off.',
    day: [
      {
        at: 22,
        what: 'The night shift receives a plane that must leave at dawn. With a torch and a mirror you go over the inside of an engine looking for the smallest crack.',
      },
      {
        at: 2,
        what: 'You change a filter, tighten with a torque wrench and your colleague verifies it.',
      },
      { at: 5, what: 'Tools are counted twice.' },
      { at: 7, what: 'At sunrise you watch it take off from the fence.' },
    ],
    tasks: [
      'Look for cracks, leaks and wear in structure and engines',
      'Carry out the checks due by flying hours',
      'Follow the manual to repair or replace parts',
      'Verify and sign off the finished work',
      "Record each step in the aircraft's papers",
    ],
    tires: [
      'Nights, holidays and cold hangars',
      'A signature that weighs when they are in a hurry to leave',
      'Manuals in technical language, page after page',
    ],
    grows:
      'You hand over the tools, then use them and at last sign, exam after exam and model after model. Beyond lie leading a shift, inspection and the office that plans the checks.',
    tries: [
      'Follow a recipe without skipping a step, ticking each one off; ask somebody to verify it.',
      'Hide a fine pencil line on a big object and ask a brother or friend to find it by torch.',
      'Read a page of assembly instructions in Spanish and underline the words you lack.',
    ],
  },
  'analisis-quimico': {
    alsoCalled: ['Chemical laboratory technician', 'Quality control'],
    does: 'Checking what something is made of and whether it meets the rules: water, medicines, paints, food, metals. Technicians prepare samples and solutions, run instruments, record rigorously and speak up when a batch fails. They work in industry, public control or research.',
    day: [
      {
        at: 8,
        what: 'Lab coat, goggles, and a balance that notices even your breath. You prepare standards, calibrate and run twenty water samples from different wells.',
      },
      {
        at: 11,
        what: 'One looks odd; you repeat it before alarming anybody. Confirmed: you make the call.',
      },
      {
        at: 14,
        what: 'While the chromatograph works alone you wash glassware, check for expired reagents and fill in the notebook in ink.',
      },
    ],
    tasks: [
      'Run chemical and physical tests on each sample',
      'Clean, calibrate and look after the instruments',
      'Watch that the product meets what is laid down',
      'Prepare solutions of exact concentration',
      'Calculate results and record them without gaps',
    ],
    tires: [
      'The same test many times a day',
      'Constant attention: one slip voids the morning',
      'Gloves, goggles and the smell of solvent',
    ],
    grows:
      "You wash flasks, then prepare standards and in the end are trusted with the instrument that costs more than a house. You may come to run a plant's quality or go on to a degree.",
    tries: [
      'Prepare five glasses of water with different salt, shuffle and rank them by tasting a drop; count your hits.',
      'Draw with felt pens on a coffee filter, wet the edge and see which colours each ink splits into.',
      'Compare the labels of three bottled waters and find out what each mineral means.',
    ],
  },
  avionica: {
    alsoCalled: ['Avionics technician', 'Aircraft electronics', 'Aviation electronics technician'],
    does: 'Installing, testing and repairing the electronics of aircraft: radios, radar, displays, autopilots, wiring. Technicians hunt faults with diagrams and meters, solder, change units, check on the ground that everything answers and leave a written record of each step.',
    day: [
      {
        at: 7,
        what: 'The crew wrote: “noisy radio”. You open a panel below the cockpit, get half your body in and follow a bundle of wires, torch between your teeth.',
      },
      {
        at: 10,
        what: 'The meter hesitates at a connector. You clean it, tighten it, it hesitates still; you replace it and solder crouching.',
      },
      {
        at: 13,
        what: 'You call the tower to test. They hear you perfectly, and you note the time.',
      },
    ],
    tasks: [
      'Test instruments with meter and oscilloscope to find the fault',
      'Note each repair and each part replaced',
      'Adjust, solder or swap faulty units',
      'Install new wiring and equipment on board',
      'Run working tests on the ground',
    ],
    tires: [
      'Narrow gaps where a hand hardly fits',
      'Faults that appear only in the air',
      'Night shifts, and exams for each licence',
    ],
    grows:
      'From holding the torch you go on to read the diagram, and from the diagram to sign. Test benches, manufacturers, simulators and drones await whoever finds the wire.',
    tries: [
      'Follow the wires of an old gadget without batteries with your finger and draw what each joins.',
      'Listen in a video to the radio of a flight and note ten phrases that come back.',
      'Find pictures of a cockpit and learn what six of its displays are for.',
    ],
  },
  'mecanica-de-motos': {
    alsoCalled: ['Motorcycle mechanic', 'Motorbike repair', 'Scooter mechanic'],
    does: 'Repairing and tuning motorbikes, mopeds and scooters: engine, chain, brakes, wheels, electronics, batteries. Mechanics listen to what the rider tells, test, strip, change what is worn and adjust. On a motorbike there is no room to spare and no bodywork to protect anyone.',
    day: [
      {
        at: 9,
        what: 'A courier arrives pushing: her bike died at a traffic light and she lives off it. Black plug, broken wire under the seat.',
      },
      {
        at: 10,
        what: 'She rides out. You note the name of a friend of hers who wants a cheap service.',
      },
      { at: 13, what: 'You strip an old engine and line up the parts on baking trays.' },
      { at: 18, what: 'You change a tyre, balance it and go round the block, listening.' },
    ],
    tasks: [
      'Change and balance wheels, check their pressure',
      'Replace worn parts with hand tools and press',
      'Strip engines and mend what is inside',
      'Measure ignition, charging and compression',
      'Listen to the engine and to whoever brings it',
      'Repair lights, controls, tanks and exhausts',
    ],
    tires: [
      'Crouching near the floor much of the day',
      'Weeks packed in spring and empty in winter',
      'Saying that a repair costs more than the bike',
    ],
    grows:
      "Wheels and chains first; open engines later. A workshop of one's own is the commonest dream, though there are also racing teams, official services and old bikes to restore.",
    tries: [
      'Clean and grease a bicycle chain and compare how it sounds before and after.',
      'With somebody from home, ask a local workshop to let you watch for half an hour.',
      'Find an exploded view of a motorbike engine and learn to point at ten parts without reading.',
    ],
  },
  'mecatronica-industrial': {
    alsoCalled: [
      'Industrial machinery mechanic',
      'Electromechanical maintenance',
      'Maintenance technician',
    ],
    does: 'Looking after the machines of a factory: presses, belts, ovens, packing lines. Technicians clean and grease them, hear when something is wrong, take them apart, change bearings, belts or valves, reassemble and test. It mixes mechanics, electricity, compressed air and a little programming.',
    day: [
      {
        at: 6,
        what: 'Round with rag and oilcan. The packing machine coughs before each turn, and you write it on your hand.',
      },
      {
        at: 9,
        what: 'They stop the line for twenty minutes: off comes the cover, out a frayed belt, in another.',
      },
      {
        at: 11,
        what: 'In the workshop you open a pump; inside is half a spoon. Nobody knows whose.',
      },
      {
        at: 13,
        what: 'You reassemble, it starts at the second try and you pin the spoon to the board.',
      },
    ],
    tasks: [
      'Keep machines fit to produce',
      'Change parts that are broken or worn',
      'Clean, grease and adjust by the calendar',
      'Take the machine apart to reach the fault',
      'Put it together again and see it run',
      'Examine parts for signs of wear',
    ],
    tires: [
      'Production waiting with folded arms',
      'Nights, and weekends when the plant is shut',
      'Noise, grease and awkward corners',
    ],
    grows:
      'You grease what you are told until it is you who hears the fault. Then they want you to organise maintenance, start up new machines or change industry without changing trade.',
    tries: [
      'Mend something small at home, with permission: a squeaky hinge, a loose drawer, a wobbly chair.',
      'Take a spring pen apart, mix the pieces and put it together with your eyes shut.',
      'Put your ear to the washing machine while it runs and write what it does at each noise.',
    ],
  },
  cnc: {
    alsoCalled: ['CNC programmer', 'Numerical control', 'CAM programmer'],
    does: 'Turning a drawing into orders for a machine that cuts metal by itself: which tool goes in, along which path, at what speed. Programmers study the drawing, choose the sequence, write or generate the program, simulate it, watch the first part and correct.',
    day: [
      {
        at: 7,
        what: 'A small propeller turns on your screen. You decide which face to begin with, because later there will be nothing to hold it by.',
      },
      {
        at: 10,
        what: 'The simulation goes red: the tool would crash. You shorten the path and delete two lines.',
      },
      {
        at: 12,
        what: 'First part, finger over the stop button. It comes out shiny, with a step that is not on the drawing.',
      },
      { at: 14, what: 'You find the wrong sign and save a new version.' },
    ],
    tasks: [
      "Write programs in the machine's language",
      'Choose tools and put the cuts in order',
      'Correct errors and try again',
      'Study drawings and orders to calculate sizes',
      'Prepare instruction sheets for the workshop',
      'Watch the first part or its simulation',
    ],
    tires: [
      'One wrong sign breaks a very expensive tool',
      'Screen and workshop at once, both in a hurry',
      'Urgent orders that upset the week',
    ],
    grows:
      'You change a number, then a line, then you write the whole program. The parts grow stranger: moulds, turbines, metal knees; and at times the planning office takes you upstairs.',
    tries: [
      'On squared paper write orders so that somebody else draws a star without seeing yours.',
      'Design a key ring with your initial in a free three-dimensional program.',
      'Ask at school or the library whether they have a laser cutter or a parts printer and see it work.',
    ],
  },
};
