import type { FamilyWords } from '#content/catalog/words.ts';

export const hospitality: FamilyWords = {
  'direccion-hotelera': {
    alsoCalled: ['Hotel manager', 'Lodging management', 'Hospitality management'],
    does: 'Running a hotel, hostel or resort: organising reception, cleaning, kitchen and maintenance, seeing that each guest feels well, setting prices, hiring, training and watching the accounts. It never closes, so shifts and surprises are simply part of the trade.',
    day: [
      {
        at: 9,
        what: 'You walk the hotel before breakfast and see what others do not: a bulb, a tired face. Short meeting: a group of eighty is arriving and the lift is down. You speak with those who clean, those who sell and a guest who could not sleep. In the afternoon you compare bookings and decide the prices for the long weekend.',
      },
    ],
  },
  'organizacion-de-eventos': {
    alsoCalled: ['Event planner', 'Protocol', 'Conferences and weddings'],
    does: 'Turning a commission into a day that goes well: conferences, weddings, fairs, concerts, official ceremonies. Planners find a place and suppliers, handle budget, permits and schedules, coordinate dozens of people and always have one plan for rain and another for delays.',
    day: [
      {
        at: 9,
        what: 'Nine hours to dinner, and the florist brings roses nobody ordered. You move them to another room and they look better there. You go over the running order with sound, place cards by protocol, test the microphone. The guests arrive, you smile, and through the earpiece you solve a missing chair. At midnight you pack up and note what you learned.',
      },
    ],
  },
  'guia-de-turismo': {
    alsoCalled: ['Tour guide', 'Tourist information', 'Travel escort'],
    does: 'Taking visitors through cities, museums or landscapes and telling them about what they see so that they remember it. Guides prepare routes, speak languages, mind timing and safety, answer everything and adapt the story to a school group or to experts. Some places require a licence.',
    day: [
      {
        at: 9,
        what: 'Thirty people, three languages and one who always lags behind. You open with an anecdote rather than a date, and the phones go down. The museum has changed its hours: you invent a detour through the market that turns out best of all. In the afternoon you prepare a new route by walking it with a watch.',
      },
    ],
  },
  'recepcion-de-hotel': {
    alsoCalled: ['Hotel receptionist', 'Front desk', 'Guest service'],
    does: 'The first face and the last voice of a hotel. Receptionists welcome, assign rooms, take payment, recommend places, answer calls and solve whatever turns up, by day or night. Languages and good humour count as much as the booking program.',
    day: [
      {
        at: 9,
        what: 'At eight everybody leaves at once, each in a hurry. You print bills, call taxis, store bags. At noon a family with a baby arrives early, and you find a room that is ready. In between you balance payments and draw on a map where to eat well. The night shift will be another story.',
      },
    ],
  },
  'cocina-y-gastronomia': {
    alsoCalled: ['Cook', 'Chef', 'Culinary arts'],
    does: 'Cooking and running kitchens: designing menus, buying, preparing, plating and organising a team that works against the clock. Cooks look after hygiene, cost and waste, and search for a taste people recognise. It always starts with the basics: knife, fire and cleaning.',
    day: [
      {
        at: 9,
        what: 'The fish arrives at nine and changes the menu. Stocks on the stove, vegetables in equal dice, a sauce tasted five times. At one the printer will not stop, and only the orders, your voice and the heat exist. At four everything is scrubbed. Then you work out portions and teach someone to bone a leg of lamb.',
      },
    ],
  },
  'panaderia-y-reposteria': {
    alsoCalled: ['Baker', 'Pastry chef', 'Confectionery'],
    does: 'Making bread, buns, cakes and sweets. Bakers weigh, knead, prove, bake and decorate, with recipes that are nearly chemistry and hands that feel when the dough is ready. The day starts very early, and in return the whole neighbourhood smells of your work.',
    day: [
      {
        at: 9,
        what: 'At four in the morning the city sleeps and the bakehouse is already warm. You touch the sourdough: it is hot today and will rise sooner. You shape two hundred pieces, score the crust in one gesture, bake. Then come creams, a birthday cake with a dinosaur, and orders. At midday you sweep flour and rest.',
      },
    ],
  },
  'servicio-de-restaurante': {
    alsoCalled: ['Waiter or waitress', 'Table service', 'Sommelier'],
    does: 'Looking after the dining room of a restaurant, bar or hotel: welcoming, advising on dishes and wines, taking orders, serving, charging and paying attention without intruding. You connect the kitchen with the table, and people remember how they were treated.',
    day: [
      {
        at: 9,
        what: 'Before opening, everyone tastes the new dishes so as to explain them. You lay tables, polish glasses, go over the allergies in the bookings. With the room full you carry three plates, remember who wanted no salt and soothe a delay with olives. A couple is celebrating: you notice, and add a small touch. Closing means doing the sums.',
      },
    ],
  },
};
