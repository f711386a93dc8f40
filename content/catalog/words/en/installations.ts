import type { FamilyWords } from '#content/catalog/words.ts';

export const installations: FamilyWords = {
  electricidad: {
    alsoCalled: ['Electrician', 'Electrical wiring'],
    does: 'Bringing current safely to homes, shops, factories and streets. Electricians read diagrams, run cables, build panels, install lighting, chargers or automatic systems, measure and repair faults. Each day happens somewhere else, and nearly always with somebody waiting for the light.',
    day: [
      {
        at: 9,
        what: 'First you cut the power and check that it is dead; always. In a flat being renovated you pull cables through conduits someone else laid badly and end up with dust in your eyebrows. A bakery calls in the dark: the breaker trips, and you find the guilty oven. In the afternoon you label the panel, wire by wire.',
      },
    ],
  },
  'fontaneria-y-calefaccion': {
    alsoCalled: ['Plumber', 'Heating engineer', 'Gas fitting'],
    does: 'Installing and repairing what carries water, gas and heat: pipes, bathrooms, boilers, radiators, underfloor heating, heat pumps. Plumbers read plans, cut, solder and test that nothing drips. When a pipe bursts they are suddenly the most awaited person in the building.',
    day: [
      {
        at: 9,
        what: 'A stain on the ceiling and a neighbour in slippers: you search for the leak with a camera before breaking anything. It is in an old elbow; you replace it and dry up. Later you fit a new boiler, set pressures and explain the control twice. You measure a bathroom and load the van for tomorrow.',
      },
    ],
  },
  'instalaciones-solares': {
    alsoCalled: ['Solar panel installer', 'Photovoltaics'],
    does: 'Fitting solar panels on roofs and in fields: fixing structures, placing modules, connecting cables and inverters, testing and leaving everything running. It is work at height and outdoors, with a harness, and you need to know about both electricity and roofs.',
    day: [
      {
        at: 9,
        what: 'Before climbing you look at the sky and at the tiles. Harness, lifeline and the first rail perfectly level, because the others copy it. By mid-morning a dozen panels are shining. Down below you connect the inverter, measure the voltage and the first watt appears. The family comes out to the yard to watch.',
      },
    ],
  },
  'instalaciones-de-telecomunicaciones': {
    alsoCalled: ['Telecom technician', 'Fibre installer', 'Antennas and networks'],
    does: 'Bringing internet, phone, television or security systems to homes, companies and towers. Technicians lay fibre, point antennas, set up equipment, measure signals and locate breaks. Some days happen in living rooms; others on rooftops or at the top of a mast.',
    day: [
      {
        at: 9,
        what: 'You splice two threads of glass thinner than a hair, and the meter says nearly all the light gets through. In an old block nobody knows where the cables run; nor do you, until you follow them. Lunch is in the van. Then you climb to a roof, turn the antenna two degrees and the signal returns.',
      },
    ],
  },
};
