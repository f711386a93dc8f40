import type { FamilyWords } from '#content/catalog/words.ts';

export const transport: FamilyWords = {
  'pilotaje-de-aviones': {
    alsoCalled: ['Airline pilot', 'Commercial aviation', 'Captain'],
    does: 'Carrying people or cargo safely through the air. Pilots study route and weather, calculate fuel, inspect the aircraft, fly take-offs and landings and decide calmly when something changes. It requires English, a licence, medical checks and a lifetime of emergency training.',
    day: [
      {
        at: 9,
        what: 'In the crew room you study clouds on a chart and ask for a little more fuel. You walk round the plane with a torch: wheels, sensors, a stain that was nothing. You take off; the checklist is read aloud and checked twice. You turn away from a storm, land in a crosswind and breathe out.',
      },
    ],
  },
  'marina-mercante': {
    alsoCalled: ["Ship's captain", 'Deck officer', 'Maritime navigation'],
    does: 'Commanding cargo or passenger ships. Officers plan the voyage, watch radar and charts, lead the crew, look after the cargo and answer for safety in port and at sea. It means weeks or months on board and long stretches ashore.',
    day: [
      {
        at: 9,
        what: 'The watch begins at midnight: radar, horizon and a hot mug. A fishing boat crosses without lights and you alter course two degrees. At dawn you log position and weather, check lifeboats and run a fire drill. Entering port is two hours of short orders. Then you call home, with a signal at last.',
      },
    ],
  },
  logistica: {
    alsoCalled: ['Logistician', 'Supply chain', 'Distribution', 'Operations'],
    does: 'Getting each thing where it is needed, on time and without overspending. Logistics people plan purchases, warehouses and routes, negotiate transport, forecast demand and react to strikes, storms or breakdowns. When it works, nobody notices; when it does not, everybody does.',
    day: [
      {
        at: 9,
        what: 'A ship is late and, with it, the parts a factory needs. You look for three alternatives, compare cost and days, choose the train. Then you look into why a warehouse is so slow: the most ordered products are at the back. You move them on the plan. In the afternoon, with forecasts and coffee, you work out how much ice cream to order for May.',
      },
    ],
  },
  'gestion-de-aduanas': {
    alsoCalled: ['Customs broker', 'Foreign trade', 'Import and export'],
    does: 'Helping goods cross borders within the law. Brokers classify products, calculate duties and taxes, prepare documents, talk with customs, carriers and clients, and know the agreements between countries. One wrong box on a form can hold up a ship.',
    day: [
      {
        at: 9,
        what: 'Is a toy with a magnet a toy or a magnetic article? The duty hangs on the answer, so you look up the rule. You file six declarations, a health certificate is missing, and you chase its signatory in another time zone. At the port a container is opened in your presence. All in order: the lorry leaves and you tell the client.',
      },
    ],
  },
};
