import type { FamilyWords } from '#content/catalog/words.ts';

export const engineering: FamilyWords = {
  'ingenieria-mecanica': {
    alsoCalled: ['Mechanical engineer', 'Machine design'],
    does: 'Designing everything that moves or carries force: engines, lifts, bicycles, robots, turbines. Mechanical engineers calculate stress and temperature, choose materials, build prototypes and find out why something shakes, breaks or wastes energy. There is office, laboratory and factory in it.',
    day: [
      {
        at: 9,
        what: 'A pump is vibrating and nobody knows why. You fit a sensor, listen, compare frequencies: a badly aligned bearing. Back at the computer you change the part and simulate a thousand hours of use in ten minutes. Then you talk to the workshop, who explain why that corner cannot be machined. You change it.',
      },
    ],
  },
  'ingenieria-industrial': {
    alsoCalled: ['Industrial engineer', 'Process engineering', 'Production'],
    does: 'Improving how something is made or a service is given: less waiting, less waste, more quality and safety. Industrial engineers observe the process, measure times, rearrange machines, plan and check the result. It is as useful in a hospital as in a factory.',
    day: [
      {
        at: 9,
        what: 'You follow one part from the moment it enters until it leaves and find that it spends most of the day waiting. You draw its path, propose moving two machines and discuss it with those who use them, who know more. You try it for a whole shift. In the afternoon you compare figures and prepare the real change.',
      },
    ],
  },
  'ingenieria-quimica': {
    alsoCalled: ['Chemical engineer', 'Process engineering'],
    does: 'Taking a reaction from the laboratory to the scale of a plant: fuels, medicines, plastics, food, clean water. Chemical engineers design equipment, control temperature and pressure, cut waste and make sure nothing leaves safe limits. It brings chemistry, physics and calculation together.',
    day: [
      {
        at: 9,
        what: 'What worked in a beaker is tried today in a thousand litres. You watch the curves: the temperature rises half a degree too much, and you correct it before it matters. Then you walk the plant in a helmet, sniff, ask the operators. In the afternoon you redesign an exchanger to use heat that was being thrown away.',
      },
    ],
  },
  'ingenieria-aeroespacial': {
    alsoCalled: ['Aeronautical engineering', 'Space engineering'],
    does: 'Designing and testing aeroplanes, helicopters, drones, rockets and satellites. Aerospace engineers study air, materials, engines and control, simulate by computer and run wind tunnel trials. Every gram counts and every decision is documented, because up there you cannot pull over.',
    day: [
      {
        at: 9,
        what: 'The simulation ran all night, and this morning it says that the wing vibrates where it should not. You change the stiffener, weigh the difference and run it again. In the laboratory a part spends hours shaking on a table. You write the certification report, page after page, without skipping a bolt.',
      },
    ],
  },
  'ingenieria-biomedica': {
    alsoCalled: ['Bioengineering', 'Medical technology'],
    does: 'Engineering applied to health: prostheses, pacemakers, medical images, artificial tissue, software that helps to diagnose. Biomedical engineers speak the language of medicine and that of technology, test with enormous care and meet strict rules before anything reaches a patient.',
    day: [
      {
        at: 9,
        what: "A surgeon shows you with his hands the movement his forceps will not allow. You draw it there and then. In the laboratory you measure a sensor's signal on skin and filter out the noise. Then you break a dozen prototypes on purpose and note how much force each one took.",
      },
    ],
  },
  robotica: {
    alsoCalled: ['Mechatronics', 'Robot engineering', 'Automation'],
    does: 'Creating machines that sense, decide and act: factory arms, self-driving vehicles, robots for surgery, farming or the sea floor. It brings mechanics, electronics and programming together, and much of the time goes on finding out why the robot does something nobody asked for.',
    day: [
      {
        at: 9,
        what: "The robot picks up eggs without breaking them nine times out of ten; today is about the tenth. You adjust the gripper's sensor, change one line of code and repeat. You solder a loose wire, which was the cause of it all. In the afternoon you film it working and tell the client what it can and cannot do.",
      },
    ],
  },
  'ingenieria-electrica': {
    alsoCalled: ['Electrical engineer', 'Power systems'],
    does: 'Designing how electricity is produced, carried and used: power stations, grids, motors, buildings, trains, electric cars. Electrical engineers calculate loads and protections, plan installations and try to keep the lights on even when something fails. Nearly everything else depends on that work.',
    day: [
      {
        at: 9,
        what: "You look at a city's demand curve and can tell when people have dinner. Today you work out whether a line can carry a new district full of chargers. You visit a substation, check protections and read the plates on transformers. Then you simulate a fault, to be sure that only what must go dark does.",
      },
    ],
  },
  'ingenieria-electronica': {
    alsoCalled: ['Electronics engineer', 'Hardware design', 'Circuits'],
    does: 'Designing the circuits inside nearly everything: phones, hearing aids, cars, satellites, appliances. Electronics engineers choose components, lay out boards, program chips, measure tiny signals and shrink size and consumption. When it does not work, they hunt the fault with an oscilloscope and patience.',
    day: [
      {
        at: 9,
        what: 'The board came yesterday and today, switched on, it does nothing. Magnifier, diagram, probe: one pin not soldered. The second time an LED blinks and you celebrate. Then you measure how much it draws asleep, because the battery must last for years. In the afternoon you reroute two tracks and talk to whoever writes the program.',
      },
    ],
  },
  'energias-renovables': {
    alsoCalled: ['Renewable energy engineer', 'Solar and wind energy'],
    does: 'Planning and designing installations that draw energy from sun, wind, water or biomass. Engineers study the site, work out how much it will yield, choose equipment, estimate cost and impact and follow construction. They also improve parks already running and look at storing what is left over.',
    day: [
      {
        at: 9,
        what: 'One map of wind and another of birds: between them you decide where not to put turbines. You calculate shadows on a factory roof and turn the rows of panels. You visit a plot with its owner, who asks about his sheep. Back at the office you compare batteries and write a proposal with cautious numbers.',
      },
    ],
  },
};
