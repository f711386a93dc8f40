import type { FamilyWords } from '#content/catalog/words.ts';

export const land: FamilyWords = {
  veterinaria: {
    alsoCalled: ['Veterinarian', 'Vet', 'Animal health'],
    does: 'Looking after the health of animals and, through it, our own: pets, livestock, wildlife, food of animal origin. Vets diagnose patients who cannot speak, operate, vaccinate, inspect farms and abattoirs, and comfort the people who love them. Some never leave the laboratory.',
    day: [
      {
        at: 9,
        what: 'A cat hiding in its carrier, a limping dog and an iguana that will not eat: mornings are never dull. You feel, scan, explain options and what they cost. At noon you operate. Then you drive to a farm, boots to the knee, because a cow is having a hard birth and there is no time to lose.',
      },
    ],
  },
  'ingenieria-agronomica': {
    alsoCalled: ['Agronomist', 'Agricultural engineer', 'Agribusiness engineering'],
    does: 'Engineering for the land: irrigation, machinery, greenhouses, soils, storage, energy. Agricultural engineers design systems that produce food with less water and less waste, solve breakdowns, plan crops and work beside those who farm. Half the time is spent in boots, half at the drawing board.',
    day: [
      {
        at: 9,
        what: 'The farm uses too much water and its owner says it was always done this way. You push in a sensor, dig a hole, look at roots: the water goes where nobody drinks. You draw another drip network and size the pump. In the afternoon you test a seed drill, adjust its depth and come home with soil in your ears.',
      },
    ],
  },
  'tecnologia-de-los-alimentos': {
    alsoCalled: ['Food scientist', 'Food technology', 'Winemaking'],
    does: 'Making sure that what we eat and drink is safe, nourishing and pleasant. Food scientists study ingredients, create products, improve processes, run tests and tastings, and watch hygiene from start to finish. They work in factories, wineries, laboratories or inspection.',
    day: [
      {
        at: 9,
        what: "You taste six yoghurts without knowing which is which and write “sour, short”. In the plant, a tank's temperature drifts and you decide to set the batch aside. In the laboratory you prepare plates that will speak tomorrow. Then you try a biscuit with less sugar: crisp, but it breaks in packing. Back to the oven.",
      },
    ],
  },
  'ingenieria-forestal': {
    alsoCalled: ['Forester', 'Forest engineer', 'Woodland management'],
    does: 'Planning the use and protection of forests: which trees to plant, which to fell and when, how to prevent fire, pests and erosion. Foresters measure, map, calculate growth and balance timber, water, wildlife, landscape and the people who live off it all.',
    day: [
      {
        at: 9,
        what: "From the drone the pine wood looks healthy; close up, the crowns are turning yellow. You take samples, mark coordinates and report the pest. With the mayor you go through the fire plan, track by track. In the afternoon, on screen, you simulate what this hill will be like when you are your grandmother's age.",
      },
    ],
  },
  'gestion-de-explotaciones-agrarias': {
    alsoCalled: ['Farm manager', 'Farmer', 'Agricultural management'],
    does: 'Running a farm, an estate, a nursery or a fishery: deciding what to produce, organising people and machines, buying, selling, caring for soil and animals and keeping the accounts. It depends on weather and prices, so you plan and always keep another plan ready.',
    day: [
      {
        at: 9,
        what: 'You look at the sky before the phone. If it rains at eleven the picking has to happen now, and you call the crew. You check a fence, taste a melon, haggle with the cooperative over cents that matter. Lunch is late. At night you do sums, apply for a grant online and decide to sow chickpeas.',
      },
    ],
  },
  'asistencia-veterinaria': {
    alsoCalled: ['Veterinary nurse', 'Veterinary technician', 'Animal health assistant'],
    does: 'Helping in clinics, farms, zoos or shelters: preparing equipment, holding and calming animals, taking samples, assisting at operations, giving treatments and teaching care. You read gestures that have no words, and there is cleaning to do every single day.',
    day: [
      {
        at: 9,
        what: 'You open by checking the patients in the ward: one wags its tail, a good sign. You set up the theatre, shave, watch the breathing during surgery and wake the patient with a low voice. A rabbit bites. At the desk you explain how to hide a tablet in cheese. Before leaving: clean cages, fresh water.',
      },
    ],
  },
  jardineria: {
    alsoCalled: ['Gardener', 'Groundskeeping', 'Nursery work', 'Floristry'],
    does: 'Creating and keeping gardens, parks, sports grounds and nurseries. Gardeners prepare soil, plant, prune, water, fight pests with care and organise the team by season. There is also design, floristry and dealing with clients. You see the work grow.',
    day: [
      {
        at: 9,
        what: 'Pruning happens in the cool, because by twelve the sun rules. You show the team which branch has to go and why. A sprinkler is watering the pavement: you turn it. Later you plant lavender in rows that draw a curve when seen from above. A neighbour wants advice on his lemon tree. Last, you clean and sharpen tools.',
      },
    ],
  },
};
