import type { FamilyWords } from '#content/catalog/words.ts';

export const building: FamilyWords = {
  arquitectura: {
    alsoCalled: ['Architect', 'Building design'],
    does: 'Imagining buildings and getting them built: homes, schools, hospitals, squares. Architects listen to those who will use them, study the place, draw, calculate, meet rules and budget, and oversee the works. It is a long course of study that mixes art, technique and negotiation.',
    day: [
      {
        at: 9,
        what: 'The model is lopsided, and it teaches you that the courtyard must go. You redraw, turn windows to the south, call the structural engineer. At twelve it is helmet and mud: the staircase built is not the one on the plan and someone must decide now. In the afternoon you explain to a family why their room faces the tree.',
      },
    ],
  },
  paisajismo: {
    alsoCalled: ['Landscape architect', 'Garden design'],
    does: 'Planning parks, gardens, riverbanks and squares so that they are beautiful, useful and able to stand the climate. Landscape architects choose plants and soils, draw paths, think about water, shade and who will look after it all. They work with architects, ecologists and neighbours.',
    day: [
      {
        at: 9,
        what: 'You walk the site in boots and step in puddles on purpose: that is where the pond will be. You note which trees stay. In the studio you draw summer and winter shadows and swap lawn for plants that drink little. The neighbours want benches; you ask at what time they would sit. Then you visit a nursery.',
      },
    ],
  },
  urbanismo: {
    alsoCalled: ['Town planner', 'City planning', 'Regional planning'],
    does: 'Thinking about the city: where people live, how they get about, what should be protected. Planners study maps and data, work out needs for transport, housing and green space, listen to residents and propose plans that experts and politicians will then discuss for years.',
    day: [
      {
        at: 9,
        what: "You count how many people cross an avenue and how many give up. With those data and a map you draw three options. At the residents' meeting a shopkeeper fears losing parking and a mother wants pavements; neither is lying. Back at the office you adjust the plan, write a report and answer two hundred objections.",
      },
    ],
  },
  'direccion-de-obra': {
    alsoCalled: ['Construction manager', 'Site manager', 'Building engineering'],
    does: 'Turning plans into a building. Construction managers organise crews, schedules, materials and budget, control quality, insist on safety and solve the surprises each day brings. Half the time is on site, the other half between calls and spreadsheets.',
    day: [
      {
        at: 9,
        what: 'At seven the concrete mixer is already waiting. You check that the steel matches the drawing and stop everything over one missing bar. You settle plumbers and electricians who want the same gap. Lunch is standing. In the afternoon you update costs, order windows and talk a supplier into coming earlier.',
      },
    ],
  },
  'ingenieria-civil': {
    alsoCalled: ['Civil engineer', 'Public works', 'Structural engineering'],
    does: 'Designing and building what holds up shared life: bridges, roads, railways, dams, water networks. Civil engineers calculate loads and soils, compare solutions, prepare projects and supervise works. What they sign has to last for decades, so everything is checked several times.',
    day: [
      {
        at: 9,
        what: 'A borehole says there is more clay under the bridge than expected. You recalculate the piles, compare costs and call the soil experts. Mid-morning you visit a road diversion: you measure, photograph, talk to the site manager. Back at your desk you prepare drawings and a clear explanation for the town that will put up with the works.',
      },
    ],
  },
  delineacion: {
    alsoCalled: ['Draughtsperson', 'CAD technician', 'BIM modelling'],
    does: 'Drawing the plans people build from: floors, sections, services, the detail of each joint. Drafters use drawing software and three-dimensional models, measure buildings, correct versions and make sure everything fits before anybody cuts a brick. A mistake on paper is cheap.',
    day: [
      {
        at: 9,
        what: 'The architect leaves a sketch full of arrows and by mid-morning it is a dimensioned plan. Assembling the model, you discover a pipe running through a beam, and say so. You go out to measure an old house where no wall is straight. In the afternoon you update version fourteen and order the sheets for printing.',
      },
    ],
  },
};
