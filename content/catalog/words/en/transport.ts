import type { FamilyWords } from '#content/catalog/words.ts';

export const transport: FamilyWords = {
  'pilotaje-de-aviones': {
    alsoCalled: ['Airline pilot', 'Commercial aviation', 'Captain'],
    does: 'Carrying people or cargo safely through the air. Pilots study route and weather, calculate fuel, inspect the aircraft, fly take-offs and landings and decide calmly when something changes. It requires English, a licence, medical checks and a lifetime of emergency training.',
    day: [
      {
        at: 6,
        what: 'In the crew room you study clouds on a chart and ask for a little more fuel. You walk round the plane with a torch: wheels, sensors, a stain that was nothing.',
      },
      { at: 7, what: 'You take off; the checklist is read aloud and checked twice.' },
      { at: 9, what: 'You turn away from a storm, land in a crosswind and breathe out.' },
    ],
    tasks: [
      'Fly on instruments when there is nothing to see',
      'Take off, fly and land by the plan',
      'Work in step with whoever sits in the other seat',
      'Answer failures and emergencies with the list at hand',
      'Inspect the aircraft before each departure',
      'Talk to control towers by radio',
    ],
    tires: [
      'Early starts, time zones and hotels',
      'Exams and medical checks without end',
      'Very costly training before you begin',
    ],
    grows:
      'Lessons in a light aircraft, the right-hand seat at dawn, the left one when it is your turn. Cargo, firefighting, teaching and the office that plans the fleet are other routes.',
    tries: [
      'Follow one plane on a flight map from take-off to landing and note each change of height and heading.',
      'Try a free simulator and make ten landings; write what went wrong in each.',
      "Learn the radio alphabet and spell your family's names.",
    ],
  },
  'marina-mercante': {
    alsoCalled: ["Ship's captain", 'Deck officer', 'Maritime navigation'],
    does: 'Commanding cargo or passenger ships. Officers plan the voyage, watch radar and charts, lead the crew, look after the cargo and answer for safety in port and at sea. It means weeks or months on board and long stretches ashore.',
    day: [
      {
        at: 0,
        what: 'The watch begins at midnight: radar, horizon and a hot mug. A fishing boat crosses without lights and you alter course two degrees.',
      },
      {
        at: 6,
        what: 'At dawn you log position and weather, check lifeboats and run a fire drill.',
      },
      { at: 16, what: 'Entering port is two hours of short orders.' },
      { at: 20, what: 'You call home, with a signal at last.' },
    ],
    tasks: [
      'Set course and speed by wind, depth and tide',
      'Keep the ship out of dangerous manoeuvres',
      'Dock and leave port with pilots and tugs',
      'Consult charts, forecasts and instruments',
      'Steer at night by radar, lights and buoys',
      'Talk by radio to other ships and the shore',
    ],
    tires: [
      'Months without seeing your people',
      'Watches that cut sleep in two',
      'Gales, tropical heat and little room',
    ],
    grows:
      'You join to learn and clean what you are told; then the watch is yours and, with certificates and sea time, so is the ship. When you long to sleep ashore there are ports, rescue, inspection and shipping companies.',
    tries: [
      'Learn five knots with a cord and tie them with your eyes shut.',
      'Choose a cargo ship on a marine traffic map and follow it three days: where from, carrying what.',
      'With ruler and compass plot a route on a map and work out its time at different speeds.',
    ],
  },
  logistica: {
    alsoCalled: ['Logistician', 'Supply chain', 'Distribution', 'Operations'],
    does: 'Getting each thing where it is needed, on time and without overspending. Logistics people plan purchases, warehouses and routes, negotiate transport, forecast demand and react to strikes, storms or breakdowns. When it works, nobody notices; when it does not, everybody does.',
    day: [
      {
        at: 8,
        what: 'A ship is late and, with it, the parts a factory needs. You look for three alternatives, compare cost and days, choose the train.',
      },
      {
        at: 12,
        what: 'You look into why a warehouse is so slow: the most ordered products are at the back. You move them on the plan.',
      },
      {
        at: 16,
        what: 'With forecasts and coffee, you work out how much ice cream to order for May.',
      },
    ],
    tasks: [
      'Look after relations with those who order and receive',
      'Understand what each client needs and when',
      'Hire transport and compare the offers',
      'Prepare bids with dates and costs',
      'Measure deliveries and delays so as to improve them',
      'Share materials and products among warehouses',
    ],
    tires: [
      'A phone that never stops when something jams',
      'Blame for delays beyond your control',
      'Sales campaigns and the end of the year',
    ],
    grows:
      'You begin by chasing one lorry on the phone and end by deciding how many are needed. A warehouse, a delivery network, purchasing or a whole factory may end up on your screen.',
    tries: [
      'Follow a parcel to your home and draw each stop on a map with its hour.',
      'Arrange the larder so that the most used is at hand, and time yourself before and after.',
      'Plan the shortest route for five family errands and compare it with the usual one.',
    ],
  },
  'gestion-de-aduanas': {
    alsoCalled: ['Customs broker', 'Foreign trade', 'Import and export'],
    does: 'Helping goods cross borders within the law. Brokers classify products, calculate duties and taxes, prepare documents, talk with customs, carriers and clients, and know the agreements between countries. One wrong box on a form can hold up a ship.',
    day: [
      {
        at: 9,
        what: 'Is a toy with a magnet a toy or a magnetic article? The duty hangs on the answer, so you look up the rule.',
      },
      {
        at: 11,
        what: 'You file six declarations, a health certificate is missing, and you chase its signatory in another time zone.',
      },
      {
        at: 15,
        what: 'At the port a container is opened in your presence. All in order: the lorry leaves and you tell the client.',
      },
    ],
    tasks: [
      'Prepare import and export documents',
      'Clear goods and send them on their way',
      'Arrange payment of taxes and duties',
      'Calculate what is owed on each shipment',
      'Gather invoices, certificates and cargo notes',
      'Classify products by their code',
    ],
    tires: [
      'Endless forms and deadlines of hours',
      'Waits at ports and airports',
      'Rules that change with each agreement',
    ],
    grows:
      "You fill in boxes until you know them by heart and discover the odd ones. Then you represent companies, run an agency at a port or a brand's foreign trade.",
    tries: [
      'Read the labels of ten things in your room and mark on a map where they were made.',
      'Look up in the official tariff which code a pair of trainers belongs to.',
      'Find out which papers a country asks for before you can post it a jar of honey.',
    ],
  },
  'comercio-internacional': {
    alsoCalled: [
      'International business',
      'International trade',
      'Supply chain manager',
      'Export manager',
    ],
    does: "Organising purchases and sales between countries and a product's whole way: suppliers, factory, warehouse, ship, shop. You negotiate, compare routes, work out costs and dates, watch stocks, measure what fails and coordinate people of different languages and hours.",
    day: [
      {
        at: 8,
        what: 'In Vietnam lunch is over, and they confirm the cloth, without the buttons. You ask Portugal, which has some.',
      },
      {
        at: 11,
        what: 'You compare ship, train and plane for four thousand shirts; the ship wins if the shop can wait.',
      },
      { at: 13, what: 'The shop will not wait. You send half by train.' },
      { at: 17, what: 'Video call with Mexico: good morning, they say, and you note a new order.' },
    ],
    tasks: [
      'Decide equipment and people for loading and storing',
      'Plan purchases, stocks and deliveries',
      'Choose routes and join shipments to save',
      'Measure costs, quality and times with data',
      'Bring in nimbler ways of working',
      'Coordinate with sales, production and finance',
    ],
    tires: [
      'The hours of three continents',
      'Wars, strikes and blocked canals',
      'Depending on people you have never seen',
    ],
    grows:
      "The first post is following other people's orders by email. Then they give you a country, later a line of products, and perhaps a spell living where they are made.",
    tries: [
      'Choose one of your garments and rebuild its journey: cloth, sewing, ship, shop.',
      'With a shipping website price one box to three countries and work out why it differs.',
      'In another language write a short email to an imaginary late supplier, firm and friendly.',
    ],
  },
  'tripulante-de-cabina': {
    alsoCalled: ['Flight attendant', 'Cabin crew member', 'Air steward or stewardess'],
    does: 'Watching over the safety of those who fly and attending to them on the way. Crew check emergency equipment, explain instructions, watch the cabin, calm people, serve meals, help whoever feels sick and can put out a fire or evacuate a plane in a minute and a half.',
    day: [
      {
        at: 5,
        what: 'Hair up, small case and a run-through with the crew: if there is smoke in row twelve, who goes and with what.',
      },
      {
        at: 7,
        what: 'You count seat belts without seeming to. A big man trembles and you ask about his dog.',
      },
      { at: 9, what: 'Coffee in turbulence: half a cup and both hands.' },
      {
        at: 13,
        what: 'Third landing. Under a seat there is a toy rabbit, and you run up the jet bridge.',
      },
    ],
    tasks: [
      'Check first aid kits, extinguishers and oxygen',
      'Explain and show the safety rules',
      'Watch passengers for signs of risk',
      'Walk the aisle before take-off and landing',
      'Direct an evacuation if one is needed',
      'Prepare the cabin for landing',
    ],
    tires: [
      'Broken hours and swollen feet',
      'Smiling at somebody who shouts',
      'Birthdays and holidays far from home',
    ],
    grows:
      'Short flights and many take-offs to begin with; long routes, heading a cabin or training later. Those who land for good find hotels, events and airports that value their languages.',
    tries: [
      'Explain aloud, in two languages, how to leave your home if there were smoke.',
      'Serve a meal at home carrying three plates and asking each person; note what you forgot.',
      'Learn the recovery position from an official video and practise it with somebody in your family.',
    ],
  },
  'control-aereo': {
    alsoCalled: ['Air traffic controller', 'Tower controller', 'Air traffic management'],
    does: 'Keeping aircraft in order, in the air and on the runway, so that they stay apart and arrive on time. Controllers give clearances by radio, warn of wind or other traffic, change routes, hand flights over to another centre and guide whoever has a problem.',
    day: [
      {
        at: 7,
        what: 'You sit down, listen for two minutes to the colleague you relieve and are handed a sky with eleven planes in it.',
      },
      {
        at: 8,
        what: 'Two arrive at once. You ask one to slow down, the other to turn; no voice is raised.',
      },
      { at: 10, what: 'Compulsory break: sofa, water, nobody talks of planes.' },
      {
        at: 11,
        what: 'A pilot asks for priority for a sick passenger. You open a lane among green dots.',
      },
    ],
    tasks: [
      'Warn pilots of traffic, wind and visibility',
      'Clear aircraft to take off, land and taxi',
      'Hand flights to the next centre and receive others',
      'Offer new routes in bad weather',
      'Alert the emergency services',
      'Watch that all keep their distance',
    ],
    tires: [
      'Complete attention for hours',
      'Night shifts and weekends',
      'Responsibility that follows you to bed',
    ],
    grows:
      'You practise with somebody at your shoulder until they step away. From a quiet tower people go to a busier one or a route centre, and then to teach, supervise or draw the ways.',
    tries: [
      'Find a video of a tower talking to planes and note each order for fifteen minutes.',
      'Guide two people with eyes shut by voice across a cleared room so that they never collide.',
      'Repeat from memory series of eight letters and numbers read out to you; note your best.',
    ],
  },
  'maquinas-navales': {
    alsoCalled: ['Ship engineer', 'Marine engineer officer', 'Engine room officer'],
    does: 'Running and repairing what moves a ship and keeps it alive: engines, generators, pumps, fresh water, cold. Engineers start up, watch gauges, change parts, log hours, take part in drills and solve breakdowns with no workshop or shop at hand.',
    day: [
      {
        at: 4,
        what: 'You go down three decks with ear defenders. You lay a palm on each bearing; one is warmer.',
      },
      {
        at: 8,
        what: 'Breakfast with grease under your nails. The cook says the cold store is not cooling.',
      },
      { at: 10, what: 'You change a valve while the ship leans, holding the nuts in your mouth.' },
      {
        at: 16,
        what: 'Second watch: you write down temperatures and go up a minute to see the sea.',
      },
    ],
    tasks: [
      'Start engines and regulate their running',
      'Repair pumps, generators and winches',
      'Take part in emergency drills',
      'Watch gauges and report what is odd',
      "Keep the engine room's log",
      'Stop leaks, refuel and maintain the hull',
    ],
    tires: [
      'Noise, heat and no window',
      'Months away from home',
      'Breakdowns that cannot wait for port',
    ],
    grows:
      'You clean filters, keep a watch and, with years at sea, run the whole room. Ashore the same hands serve in shipyards, power stations, hospitals and buildings with basements full of pipes.',
    tries: [
      'Watch a video of an engine room and draw where fuel, water and air pass.',
      'Find a pump or boiler in your building and ask whoever looks after it what they check.',
      'Take an empty soap pump apart, find out how the liquid climbs and put it together again.',
    ],
  },
  'conduccion-de-trenes': {
    alsoCalled: ['Train driver', 'Locomotive engineer', 'Metro and tram driver'],
    does: 'Driving trains, metros or trams on time and without jolts. Drivers read signals and orders, speed up and brake long in advance, watch the track and the gauges, talk to the control centre and know what to do if something crosses or breaks down.',
    day: [
      {
        at: 5,
        what: 'Empty platform, brake test, headlights. The sheet says there are works past the second tunnel.',
      },
      { at: 6, what: 'Yellow signal: you begin to brake where nobody can see the station yet.' },
      {
        at: 9,
        what: 'A flock beside the track. You sound the horn, report by radio, pass slowly; a dog looks at you with contempt.',
      },
      { at: 12, what: 'You arrive forty seconds late and write it down.' },
    ],
    tasks: [
      'Interpret signals, orders and regulations',
      'Talk to the control centre by radio',
      'Drive smoothly, speeding up and braking in time',
      'Watch speed, current and brake pressure',
      'Look along the track for obstacles',
      'Confirm signals aloud as they appear',
    ],
    tires: [
      'Early mornings and shifts that change',
      'Hours alone with the track',
      'The risk of somebody crossing where they should not',
    ],
    grows:
      'You shunt wagons in a station, then haul goods by night and later passengers. You may also teach on the simulator, supervise a line or swap the cab for the control centre.',
    tries: [
      'If you take a train or metro this week, note each signal you see and what it does next.',
      'Try a free train simulator and aim to stop ten times exactly at the mark.',
      'Learn from a chart what six railway signals mean and test somebody at home.',
    ],
  },
  'transporte-por-carretera': {
    alsoCalled: ['Lorry driver', 'Truck driver', 'Haulier', 'Bus and lorry driving'],
    does: 'Driving lorries with all that reaches shops, sites and factories. Drivers check the vehicle, see that the load is tied down, plan route and rests, keep to driving hours, deliver, collect signatures and solve whatever turns up far from home.',
    day: [
      {
        at: 5,
        what: 'Round the lorry with a torch: lights, tyres, a loose strap that you tighten with your whole weight.',
      },
      { at: 9, what: 'Fog. You turn the radio down to see better.' },
      {
        at: 13,
        what: 'On an industrial estate you wait for a dock among fourteen lorries; somebody shares omelette and advice.',
      },
      {
        at: 19,
        what: 'Reverse into a yard made for vans. It goes in with a hand to spare each side, and you get down to look.',
      },
    ],
    tasks: [
      "Check that the load's papers are complete",
      'See that the goods are well tied down',
      'Inspect brakes, lights and emergency gear',
      'Hitch and unhitch the trailer',
      'Deliver, collect signatures and sometimes payment',
      'Keep the record of hours and services',
    ],
    tires: [
      'Nights in the cab and meals at odd hours',
      'Long waits to load',
      'Back and sleep, both put to the test',
    ],
    grows:
      'Deliveries near home, then borders. Some buy a lorry of their own, some drive coaches, tankers or huge loads, and some climb down from the cab to plan the routes of others.',
    tries: [
      'Plan on a map a route of eight hundred kilometres with stops for rest and food.',
      'With permission, pack the family car for a trip so that nothing shifts.',
      'Ask somebody you know who drives for a living what they like and what tires them.',
    ],
  },
  'buceo-profesional': {
    alsoCalled: ['Commercial diver', 'Professional diver', 'Underwater operations'],
    does: 'Working under water: inspecting quays, welding, cutting, mending ships and pipes, recovering objects, tending fish cages. Divers prepare their gear, plan each descent, keep in touch with the surface and come up slowly. Below there is hardly any view; the hands do the work.',
    day: [
      {
        at: 7,
        what: 'You check helmet, cylinder and the line that joins you to your partner. She asks the same thing twice; so she should.',
      },
      {
        at: 9,
        what: 'Down into water the colour of tea. By touch you find the bolt of the quay and describe it over the headset.',
      },
      { at: 10, what: 'A long stop before surfacing. A grouper goes by, unhurried.' },
      { at: 12, what: 'Broth, blanket, and your turn to watch her clock.' },
    ],
    tasks: [
      'Keep track of depth and time on each dive',
      'Check and care for helmet, air and harness',
      'Keep in touch with those above',
      'Go down with help and work with tools',
      'Find out about the job and the state of the sea',
      'Accompany and teach other divers',
    ],
    tires: [
      'Cold, darkness and a tired body',
      'Hours of preparation for twenty minutes below',
      'Seasons away, and only so many years under water',
    ],
    grows:
      'First you tend the line of whoever goes down; then you go down, for finer and finer jobs. Fish farms, ports, energy at sea and inspection are destinations, and with the years the surface and the lead.',
    tries: [
      'Tighten three nuts with your eyes shut and thick gloves in a bucket of water.',
      'Next time you are in a pool with a lifeguard, time twenty gentle lengths.',
      'Learn eight diving signs from a video and hold a chat with no words.',
    ],
  },
};
