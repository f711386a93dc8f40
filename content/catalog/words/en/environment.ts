import type { FamilyWords } from '#content/catalog/words.ts';

export const environment: FamilyWords = {
  geologia: {
    alsoCalled: ['Geologist', 'Earth sciences', 'Geoscience'],
    does: "Reading the Earth's history in rocks, soils, water and volcanoes. Geologists study risks such as earthquakes or landslides, look for water and minerals, advise on building works and help to understand past climate. Fieldwork with a hammer alternates with laboratory, maps and computer.",
    day: [
      {
        at: 9,
        what: 'The slope tells of a flood thousands of years old, if you know where to look. You measure angles, draw layers and fill labelled bags. Back indoors, a slice of rock under the microscope shines like stained glass. In the afternoon you combine borehole data and write whether a tunnel should go there or not.',
      },
    ],
  },
  'ciencias-ambientales': {
    alsoCalled: ['Environmental scientist', 'Environmental management', 'Applied ecology'],
    does: 'What human activity does to air, water, soil and health, and how to reduce it. Environmental scientists take samples, assess projects, check that rules are met and look for agreement between companies, authorities and residents, with evidence on the table.',
    day: [
      {
        at: 9,
        what: 'On the bank you fill bottles and note colour, smell and temperature. The report from five years ago said something else, so you look for what changed upstream. You visit a factory that wants to expand and ask about each pipe. In the afternoon you model the dust cloud and write conditions that can actually be checked.',
      },
    ],
  },
  'educacion-ambiental': {
    alsoCalled: ['Park naturalist', 'Nature interpretation', 'Environmental educator'],
    does: 'Bringing nature closer to people in parks, schools, museums and camps. You guide walks, prepare workshops and exhibitions, look after paths, observe wildlife and explain why it deserves protection. You need to know ecology and tell it so that a six-year-old remembers.',
    day: [
      {
        at: 9,
        what: 'Twenty students look at the ground for footprints and, for the first time, go quiet. You let them guess. At noon you mend a sign, count vultures and answer a lost couple. In the afternoon it is bird feeders from recycled material. Before closing you note an orchid that was not on the map.',
      },
    ],
  },
  'conservacion-forestal': {
    alsoCalled: ['Forest technician', 'Forest ranger', 'Conservation officer'],
    does: 'Looking after woodlands and natural areas: measuring trees, marking those to be felled, watching for pests and fires, keeping tracks open, replanting and controlling hunting and fishing. The work is outdoors all year, with maps, instruments and good physical shape.',
    day: [
      {
        at: 9,
        what: 'By sunrise the radio is already on: high fire risk on the southern slope. You drive the tracks, check a firebreak and talk to a shepherd who knows each spring. You measure diameters on a plot, hugging trunks with the tape. Hail falls. Back at the hut you enter the data on the map.',
      },
    ],
  },
};
