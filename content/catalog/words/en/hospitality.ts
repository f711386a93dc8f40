import type { FamilyWords } from '#content/catalog/words.ts';

export const hospitality: FamilyWords = {
  'direccion-hotelera': {
    alsoCalled: ['Hotel manager', 'Lodging management', 'Hospitality management'],
    does: 'Running a hotel, hostel or resort: organising reception, cleaning, kitchen and maintenance, seeing that each guest feels well, setting prices, hiring, training and watching the accounts. It never closes, so shifts and surprises are simply part of the trade.',
    day: [
      {
        at: 7,
        what: 'You walk the hotel before breakfast and see what others do not: a bulb, a tired face.',
      },
      { at: 9, what: 'Short meeting: a group of eighty is arriving and the lift is down.' },
      {
        at: 12,
        what: 'You speak with those who clean, those who sell and a guest who could not sleep.',
      },
      { at: 17, what: 'You compare bookings and decide the prices for the long weekend.' },
    ],
    tasks: [
      'Walk the hotel and coordinate its departments',
      'Deal with complaints and requests from guests',
      'Set prices and watch income and spending',
      'Hire, train and share out shifts',
      'Inspect rooms, kitchen and maintenance',
      'Negotiate with agencies, companies and suppliers',
    ],
    tires: [
      'A place that never closes, and a phone that never does either',
      'Seasons in which staff are short',
      'Complaints that come in writing before anyone speaks',
    ],
    grows:
      'You rise through departments to run a hotel, then several or an area. Some open a small one of their own or turn to consultancy.',
    tries: [
      'Read twenty reviews of one hotel and sum up the three things you would mend first.',
      'Be the host for a weekend at home: timetable, meals, sheets and budget.',
      'Follow how one hotel in your city changes the price of a night by date.',
    ],
  },
  'organizacion-de-eventos': {
    alsoCalled: ['Event planner', 'Protocol', 'Conferences and weddings'],
    does: 'Turning a commission into a day that goes well: conferences, weddings, fairs, concerts, official ceremonies. Planners find a place and suppliers, handle budget, permits and schedules, coordinate dozens of people and always have one plan for rain and another for delays.',
    day: [
      {
        at: 12,
        what: 'Nine hours to dinner, and the florist brings roses nobody ordered. You move them to another room and they look better there.',
      },
      {
        at: 16,
        what: 'You go over the running order with sound, place cards by protocol, test the microphone.',
      },
      {
        at: 20,
        what: 'The guests arrive, you smile, and through the earpiece you solve a missing chair.',
      },
      { at: 0, what: 'You pack up and note what you learned. There are roses left over.' },
    ],
    tasks: [
      'Ask what the client wants and can spend',
      'Find a place, suppliers, permits and transport',
      'Draw up budgets, check invoices and pay',
      'Prepare schedules to the minute',
      'Coordinate the setting-up and the whole team',
      'Solve surprises without anyone noticing',
    ],
    tires: [
      'Nights, weekends and swollen feet',
      'Clients who change their minds the day before',
      'Months of work that depend on the rain',
    ],
    grows:
      'People begin by setting up and handing out badges; later they have clients of their own, head production or open a company.',
    tries: [
      'Organise a birthday with budget, schedule and a plan for rain; afterwards note what failed.',
      'Watch a public event from the side and count how many people at work you can spot.',
      'Ask the price of a local hall and cost a party for forty people.',
    ],
  },
  'guia-de-turismo': {
    alsoCalled: ['Tour guide', 'Tourist information', 'Travel escort'],
    does: 'Taking visitors through cities, museums or landscapes and telling them about what they see so that they remember it. Guides prepare routes, speak languages, mind timing and safety, answer everything and adapt the story to a school group or to experts. Some places require a licence.',
    day: [
      { at: 9, what: 'Thirty people, three languages and one who always lags behind.' },
      { at: 10, what: 'You open with an anecdote rather than a date, and the phones go down.' },
      {
        at: 12,
        what: 'The museum has changed its hours: you invent a detour through the market that turns out best of all.',
      },
      { at: 17, what: 'You prepare a new route by walking it with a watch.' },
    ],
    tasks: [
      'Explain places and answer any question',
      'Accompany the group and mind timing and safety',
      'Research stories, works and new routes',
      'Adapt the story to ages, languages and tastes',
      'Sort out tickets, delays and lost things',
      'Prepare visits for schools',
    ],
    tires: [
      'Talking and walking for hours in sun or rain',
      'Telling the same story for the third time in a day',
      'Full seasons, and months without groups',
    ],
    grows:
      'You gather languages and subjects: art, nature, food. Some create their own routes, coordinate guides or work in museums and tourist offices.',
    tries: [
      'Prepare a walk of four stops in your neighbourhood and guide your family.',
      "Tell a statue's story in one minute, first for a child and then for an expert.",
      'Join a free museum tour with an adult and observe what the guide does.',
    ],
  },
  'recepcion-de-hotel': {
    alsoCalled: ['Hotel receptionist', 'Front desk', 'Guest service'],
    does: 'The first face and the last voice of a hotel. Receptionists welcome, assign rooms, take payment, recommend places, answer calls and solve whatever turns up, by day or night. Languages and good humour count as much as the booking program.',
    day: [
      {
        at: 8,
        what: 'Everybody leaves at once, each in a hurry. You print bills, call taxis, store bags.',
      },
      { at: 12, what: 'A family with a baby arrives early, and you find a room that is ready.' },
      { at: 14, what: 'In between you balance payments and draw on a map where to eat well.' },
      {
        at: 15,
        what: 'You leave a note for the next shift: room two hundred and six speaks only Portuguese and is looking for a cat.',
      },
    ],
    tasks: [
      'Welcome guests and assign rooms',
      'Take and confirm bookings',
      'Take payment, invoice and balance the till',
      'Tell cleaning or maintenance if something fails',
      'Recommend places and answer questions in several languages',
      'Record arrivals, departures and keys',
    ],
    tires: [
      'Night shifts and public holidays',
      'Smiling at people who arrive angry with the plane',
      'Standing, and attending to three things at once',
    ],
    grows:
      'You come to head the front desk, bookings, sales or a hotel, and languages open the doors of other countries.',
    tries: [
      'Receive a visitor at home in another language with a script of five sentences.',
      'Draw a map of your area for someone arriving for the first time, for one afternoon.',
      'Write three kind answers to hotel complaints that you find online.',
    ],
  },
  'cocina-y-gastronomia': {
    alsoCalled: ['Cook', 'Chef', 'Culinary arts'],
    does: 'Cooking for those who come to eat: buying, cutting, simmering, seasoning, plating and getting each dish out on time, in a team. Cooks look after hygiene, cost and waste, and search for a taste people recognise. In time they also design menus and run a kitchen, but it starts with the basics: knife, fire and cleaning.',
    day: [
      {
        at: 9,
        what: 'The fish arrives at nine and changes the menu. Stocks on the stove, vegetables in equal dice, a sauce tasted five times.',
      },
      {
        at: 13,
        what: 'The printer will not stop, and only the orders, your voice and the heat exist.',
      },
      { at: 16, what: 'Everything is scrubbed, the floor twice.' },
      { at: 17, what: 'You work out portions and teach someone to bone a leg of lamb.' },
    ],
    tasks: [
      'Prepare stocks, sauces, doughs and garnishes',
      'Cook and plate as the orders come in',
      'Receive deliveries and check their quality',
      'Keep your station and tools clean',
      'Work out quantities, costs and orders',
      'Think up dishes and menus for the season',
    ],
    tires: [
      'Heat, haste and many hours on your feet',
      'Working while everybody else celebrates',
      'Shouting in the middle of service, in some kitchens',
    ],
    grows:
      'You pass through every section: cold, meat, fish, desserts. Then you run a kitchen, open a place, teach or advise.',
    tries: [
      'Cook your family a three-course menu and serve each course hot to everyone at once.',
      'Dice an onion evenly, following the technique of a video, without hurry.',
      'Taste one sauce five times, changing a single thing each time, and note which wins.',
    ],
  },
  'panaderia-y-reposteria': {
    alsoCalled: ['Baker', 'Pastry chef', 'Confectionery'],
    does: 'Making bread, buns, cakes and sweets. Bakers weigh, knead, prove, bake and decorate, with recipes that are nearly chemistry and hands that feel when the dough is ready. The day starts very early, and in return the whole neighbourhood smells of your work.',
    day: [
      {
        at: 4,
        what: 'The city sleeps and the bakehouse is already warm. You touch the sourdough: it is hot today and will rise sooner.',
      },
      { at: 6, what: 'You shape two hundred pieces, score the crust in one gesture, bake.' },
      { at: 9, what: 'Creams, a birthday cake with a dinosaur, and orders.' },
      { at: 12, what: 'You sweep flour and rest.' },
    ],
    tasks: [
      'Weigh and mix flours, doughs and fillings',
      'Knead, let dough rise and shape the pieces',
      'Bake, adjusting times and temperatures',
      'Decorate cakes and prepare orders',
      'Check quality and take out what went wrong',
      'Clean the bakehouse and order ingredients',
    ],
    tires: [
      'Getting up when others come home',
      'The heat of the oven, and heavy sacks',
      'Feast days, which for you are the hardest',
    ],
    grows:
      'First you weigh flour, then you shape loaves, and one day the oven is yours. Bakeries, chocolate, sourdough, restaurant desserts and classes come out of it.',
    tries: [
      'Make bread from flour, water, salt and yeast twice, changing only the resting time.',
      'Grow a sourdough starter in a jar and draw each morning how far it rose.',
      'Get up early one Saturday to bake breakfast at home; see how you feel at noon.',
    ],
  },
  'servicio-de-restaurante': {
    alsoCalled: ['Waiter or waitress', 'Table service', 'Sommelier'],
    does: 'Looking after the dining room of a restaurant, bar or hotel: welcoming, advising on dishes and wines, taking orders, serving, charging and paying attention without intruding. You connect the kitchen with the table, and people remember how they were treated.',
    day: [
      {
        at: 12,
        what: 'Before opening, everyone tastes the new dishes so as to explain them. You lay tables, polish glasses, go over the allergies in the bookings.',
      },
      {
        at: 14,
        what: 'With the room full you carry three plates, remember who wanted no salt and soothe a delay with olives.',
      },
      { at: 15, what: 'A couple is celebrating: you notice, and add a small touch.' },
      { at: 17, what: "You count the till. Somebody forgot an umbrella with a duck's head." },
    ],
    tasks: [
      'Set up the room and go over bookings and allergies',
      'Welcome guests, advise them and take their orders',
      'Serve dishes and drinks in their order',
      'Ask whether all is well and mend what is not',
      "Take payments and balance the day's takings",
      'Clear, clean and restock',
    ],
    tires: [
      'Miles with a tray in your hand',
      'Customers who snap their fingers',
      'Weekends, nights and split shifts',
    ],
    grows:
      'You carry bread and water until you are given tables, and tables until you are given the room. Languages and wine open other doors, and some start a place of their own.',
    tries: [
      'Carry three empty plates at once at home and walk the corridor without looking at them.',
      'Serve a whole family meal: memorise what each one asks for, and get it right.',
      'Observe for half an hour from your table how the waiters divide the room.',
    ],
  },
  'agencia-de-viajes': {
    alsoCalled: ['Travel agent', 'Travel consultant', 'Tour operator'],
    does: 'Asking what somebody wants, how much time and money there is, and turning it into a possible journey. You compare flights, trains, hotels and insurance, work out the price, explain visas and small print, book and take payment. And when a flight is cancelled at midnight in another country, the phone that rings is yours.',
    day: [
      {
        at: 10,
        what: 'A couple want beach, snow and silence in the same week. You ask each to choose one and cross out another.',
      },
      {
        at: 12,
        what: "You build a school's route: coach, hostel, allergies and a teacher who gets travel-sick.",
      },
      {
        at: 16,
        what: 'A flight is cancelled. You call, hold through the music, get two seats via Lisbon.',
      },
      {
        at: 19,
        what: 'A postcard comes from a journey a year ago. You stick it above the printer.',
      },
    ],
    tasks: [
      'Ask about tastes, dates and budget',
      'Compare transport, hotels and insurance',
      'Prepare routes and work out what they cost',
      'Book, take payment and hand over the documents',
      'Explain visas, changes and cancellations',
      'Deal with problems during the journey',
    ],
    tires: [
      'Prices that change while someone makes up their mind',
      'Calls at odd hours from another time zone',
      'Competing with people who book alone from the sofa',
    ],
    grows:
      "You book other people's outings until clients ask for you by name. Then you choose a ground, companies, groups or adventure, run the office, move to a wholesaler or put up your own sign.",
    tries: [
      'Design three days in a city for your family, with a fixed budget and real timetables.',
      'Find out which papers a country asks for at its border and make a clear list.',
      'Compare one route by train, coach and plane: price, time and luggage.',
    ],
  },
  cocteleria: {
    alsoCalled: ['Bartender', 'Barkeeper', 'Mixology', 'Bar staff'],
    does: 'Looking after a bar: cocktails, coffee, soft drinks and spirits, taking payment, cleaning, and talking just enough. You measure exactly, invent mixes with or without alcohol, care for ice and glass, and keep the stock. You also keep watch: you recognise who has had too much, offer water and call a taxi.',
    day: [
      {
        at: 17,
        what: 'You squeeze lemons, cut ice and check that each bottle is where your hand looks for it.',
      },
      {
        at: 20,
        what: 'A full bar. Six orders, three at a time, and a lady who only wants to tell you about her dog.',
      },
      {
        at: 23,
        what: 'A customer asks for his fifth. You pour water, you talk football and a taxi appears.',
      },
      {
        at: 2,
        what: 'You balance the till, dry glasses against the light and note a new mix with rosemary.',
      },
    ],
    tasks: [
      'Prepare cocktails, coffee and drinks without alcohol',
      'Take payment and balance the till at closing',
      'Wash glasses and keep the bar clean',
      'Check the age of anyone who orders alcohol',
      'Slow down, tactfully, whoever has drunk too much',
      'Control the stock, and cut fruit and ice',
    ],
    tires: [
      'Nights, noise and small hours on your feet',
      'Drunk people who insist',
      'Cold, wet hands that smell of lemon',
    ],
    grows:
      'You cut fruit and wash glasses until the bar is yours on a Tuesday. Then come the menu, competitions, courses and places that ask for advice, or one of your own.',
    tries: [
      'Invent a drink without alcohol from three ingredients at home and write the exact recipe.',
      'Memorise eight orders from your family and serve them without a note.',
      'Make the same lemonade with three measures of sugar and hold a blind tasting.',
    ],
  },
};
