import type { FamilyWords } from '#content/catalog/words.ts';

export const marketing: FamilyWords = {
  marketing: {
    alsoCalled: ['Marketing manager', 'Brand management', 'Commercial strategy'],
    does: 'Finding out what people need and how to bring them a product or service: to whom, at what price, through which channel and with what message. Marketing coordinates research, advertising, sales and design, handles a budget and measures whether any of it worked.',
    day: [
      {
        at: 9,
        what: 'The launch is in three weeks and the packaging still does not convince. You gather design and sales, decide and close.',
      },
      {
        at: 11,
        what: 'You look at the data: the campaign you liked is not working and the ugly one is. It hurts; you move the money.',
      },
      { at: 14, what: 'Lunch is with a distributor.' },
      { at: 17, what: 'You listen to customer calls to understand a complaint.' },
    ],
    tasks: [
      'Choose audience, message and channel by market and cost',
      'Coordinate advertising, sales and design',
      'Work out whether a new product pays for itself',
      'Set prices that suit both sides',
      'Describe and arrange the range of products',
      'Train and lead the team',
    ],
    tires: [
      'Results that are looked at every Monday',
      'Defending spending that takes time to show',
      'Changes of course once all is printed',
    ],
    grows:
      'You are given a channel, then a product and after some years a brand with its budget. From there you may direct the area, found something of your own or advise other companies.',
    tries: [
      'Choose a product from your kitchen and write whom it is for, judging by packaging and price.',
      'Compare one product in three shops: place, price and message.',
      'Work out how you would sell the school magazine without spending anything.',
    ],
  },
  'investigacion-de-mercados': {
    alsoCalled: ['Market research analyst', 'Consumer insight', 'Marketing analytics'],
    does: 'Discovering what people want, buy and think before a company decides. Researchers design surveys and interviews, analyse sales and online behaviour, tell fashion from trend and explain the result clearly to whoever has to place the bet with real money.',
    day: [
      {
        at: 10,
        what: 'Eight strangers talk about detergent and you listen for what they do not say. One phrase returns: “that smells of nothing”.',
      },
      {
        at: 13,
        what: 'You check it with a thousand surveys, and it holds for only one age group.',
      },
      {
        at: 16,
        what: 'You prepare four charts and delete three. In the presentation they ask if you are sure, and you answer with the margin of error.',
      },
    ],
    tasks: [
      'Turn results into clear reports and charts',
      'Study who buys, what they prefer and what they lack',
      'Design surveys, interviews and tests',
      'Research opinions together with statisticians',
      'Measure whether customers and staff are satisfied',
      'Check whether a campaign was any use',
    ],
    tires: [
      'Clients who use only the figure they like',
      'Surveys nobody wants to answer',
      'Days to answer questions that need months',
    ],
    grows:
      'You begin with questionnaires and tables and come to direct studies and advise management. Data science, user research and sociology are roads close by.',
    tries: [
      'Ask ten people why they chose their shoes and group the answers.',
      'Put the same question in two ways and see whether the replies change.',
      'Watch a shop queue for ten minutes and note what people look at while they wait.',
    ],
  },
  publicidad: {
    alsoCalled: ['Advertising manager', 'Campaign management', 'Agency work'],
    does: 'Creating and running campaigns so that a message is seen, understood and remembered. Advertising people listen to the client, boil the problem down to a sentence, coordinate creatives, media and production, sell the idea and watch cost and results. There is pressure, and there is laughter.',
    day: [
      { at: 9, what: "The client wants something “different but like last year's”." },
      {
        at: 11,
        what: 'With the team you cover a wall with bad ideas until a possible one appears. You rehearse the pitch in the lift.',
      },
      {
        at: 16,
        what: 'You haggle over the price of a bus shelter, review a twenty-second radio script and put out a misunderstanding by phone, standing beside the coffee machine.',
      },
    ],
    tasks: [
      'Prepare adverts and material with clients and agencies',
      'Check scripts, copy and designs before they go out',
      'Agree contracts, media and budget',
      'Coordinate creatives, production and sales',
      'Plan what is advertised, where and when',
      'Follow results and correct the campaign',
    ],
    tires: [
      'Presenting ten ideas and seeing the filler chosen',
      'Nights before a pitch between agencies',
      'Selling something you would not use',
    ],
    grows:
      "You begin by taking notes at other people's meetings or writing the advert that never runs. After several campaigns you are trusted with clients and a team, or cross to the advertiser's side, a production company or your own studio.",
    tries: [
      'Choose an advert and boil it down to one sentence: what it wants you to do.',
      'Invent a poster without words for something in your schoolbag.',
      'Record a fifteen-second radio advert and play it to someone without explaining.',
    ],
  },
  'representacion-de-artistas': {
    alsoCalled: ['Talent agent', 'Artist manager', 'Sports agent'],
    does: 'Looking after the career of artists, athletes or writers: finding opportunities, negotiating contracts, organising diary and travel, advising and protecting their image. Agents know their field, can tell hard truths with affection and spend half their life on the phone.',
    day: [
      { at: 8, what: 'Six messages before breakfast: the tour gains a city and loses a lorry.' },
      { at: 10, what: 'You read one clause three times and send it back crossed out.' },
      {
        at: 14,
        what: 'Lunch is with a singer who is in doubt; you do not tell her what to do, you ask what she wants in five years.',
      },
      { at: 22, what: "You watch a young man's debut and note his name." },
    ],
    tasks: [
      "Plan each artist's career with them",
      'Negotiate contracts, rights and conditions',
      'Send samples and win auditions or sponsorships',
      'Collect fees, share them out and keep accounts',
      'See performances and choose whom to represent',
      'Keep up with what moves in the business',
    ],
    tires: [
      'The phone at any hour',
      'Earning only when someone else earns',
      "Passing on refusals in other people's name",
    ],
    grows:
      'You help at an agency, a venue or a club, or handle friends who play. The list of phone numbers grows, you choose whom to represent and, if it goes well, others make your calls.',
    tries: [
      'Write ten lines presenting someone close to you who plays, paints or competes.',
      'Make the plan of a small concert: place, permit, times, costs and announcement.',
      'Ask someone to sell you something and negotiate three conditions besides the price.',
    ],
  },
  'ventas-en-tienda': {
    alsoCalled: ['Sales assistant', 'Shop assistant', 'Retail'],
    does: 'Serving whoever walks into a shop: listening, advising, showing, taking payment and handling returns. Shop staff also place products, dress the window, check stock and help with online orders. Selling well means that the person wants to come back.',
    day: [
      { at: 9, what: 'Before opening you fold T-shirts and check prices.' },
      {
        at: 11,
        what: 'A lady wants a present for a grandson she hardly knows; three questions solve it.',
      },
      { at: 13, what: 'Rush hour comes and you serve two while smiling at a third.' },
      {
        at: 18,
        what: 'You unload boxes, change the dummy by the door and balance the till to the cent.',
      },
    ],
    tasks: [
      'Greet each customer and find out what they want',
      'Advise and find the right product',
      'Take payment, wrap and handle exchanges',
      'Prepare orders and refill shelves',
      'Answer questions about the shop and its products',
      'Know offers, guarantees and measures against theft',
    ],
    tires: [
      'Legs at the end of a sale afternoon',
      'Smiling at people who do not say hello',
      'Working Sundays and the eve of holidays',
    ],
    grows:
      'You may come to run a section and then a shop, or train newcomers. Some move to buying, windows, online trade or a business of their own.',
    tries: [
      'Help for an hour at a fair, a street market or your school sale.',
      'Go into a shop and note which questions you were asked before being offered anything.',
      'Sell something of yours aloud to someone at home in one minute.',
    ],
  },
  'marketing-digital': {
    alsoCalled: ['SEO specialist', 'Social media manager', 'Online advertising'],
    does: 'Making sure that people who look for something online find a website and do something there. Specialists study which words people use, improve pages, pay for adverts, post on social media and read visitor data. They try a lot, measure everything and explain at the office why it rose or fell.',
    day: [
      {
        at: 9,
        what: 'Last night visits dropped by half. You look for what changed: someone deleted a word from the title.',
      },
      { at: 11, what: 'Two versions of one advert compete. You were betting on the other.' },
      {
        at: 15,
        what: 'An angry customer writes in public. You answer with a name, a date and a solution; your boss removes the emoji.',
      },
      { at: 17, what: 'You ask the programmers to make the page lighter.' },
    ],
    tasks: [
      'Track visits and searches and tell what they mean',
      'Improve texts and images so that they can be found',
      'Read data on clicks, time and purchases',
      'Plan activity in search, email and social media',
      'Choose words and places for adverts',
      'Fix with programmers what slows the site',
    ],
    tires: [
      'Search rules that change without notice',
      'Looking at numbers on Sundays too',
      'Unpleasant comments sent to your name',
    ],
    grows:
      'You begin by posting or measuring and choose a ground: search, adverts, content, data or community. Later you coordinate the area or freelance for several brands.',
    tries: [
      'Search for one product with five phrases and note which site comes first and why.',
      'Write three headlines for the same news item and ask which one people would open.',
      'Run the account of a school club or group for a week, with permission.',
    ],
  },
  'comercio-electronico': {
    alsoCalled: ['Online merchant', 'Online shop', 'E-commerce manager'],
    does: "Running a shop that exists only on a screen: choosing products, taking photos and writing descriptions, setting prices, taking payment, preparing parcels and handling questions and returns. It may be a business of your own or a brand's digital side. Stock, deadlines and reviews are watched all at once.",
    day: [
      {
        at: 8,
        what: 'Twenty-three orders overnight. You print labels and the roll runs out at the twenty-second.',
      },
      {
        at: 10,
        what: 'You photograph a lamp from four sides; the description says “white” and some will see it as cream.',
      },
      {
        at: 13,
        what: 'A customer received two left shoes. You apologise and ask for a photo to remember it by.',
      },
      { at: 17, what: 'You change the order of the front page and wait for tomorrow.' },
    ],
    tasks: [
      'Prepare, pack and send orders',
      'Take payment and issue invoices and notices',
      'Answer questions, complaints and returns',
      'List products with photo, price and text',
      'Find and buy goods for resale',
      'Watch stock and automate what is repeated',
    ],
    tires: [
      'Returns after the holidays',
      "One-star reviews that are the courier's fault",
      'A business that never shuts',
    ],
    grows:
      'Those who pack learn what breaks and what comes back. Then you run a category, a whole shop or sales in several countries, or grow your own until it has a brand and a warehouse.',
    tries: [
      'Make the page of something at home: three photos, five lines and a price with reasons.',
      'Compare the delivery costs and times of three shops for one product.',
      'Pack something fragile with what you have at home and test it from knee height.',
    ],
  },
  'direccion-comercial': {
    alsoCalled: ['Sales manager', 'Commercial director', 'Head of sales'],
    does: "Directing a sales team: setting targets, sharing out areas and customers, deciding prices and discounts, preparing budgets and joining the large negotiations. Sales managers watch figures and listen to the team, and also to the customer who left for a competitor. Many days are spent travelling or on the customer's premises.",
    day: [
      {
        at: 8,
        what: 'Short meeting: who is selling, who is not and what they lack. Today it is a catalogue.',
      },
      {
        at: 11,
        what: 'You go with a new saleswoman and bite your tongue for forty minutes. She does it well.',
      },
      { at: 14, what: 'An old customer asks for another discount over pudding.' },
      { at: 18, what: "You balance the quarter's forecast and delete one optimistic zero." },
    ],
    tasks: [
      'Coordinate the sale of products or services',
      'Read figures and forecast how much will sell',
      'Set prices, discounts and conditions',
      'Train and accompany the sales team',
      'Resolve complaints from important customers',
      'Prepare budgets and approve spending',
    ],
    tires: [
      'Targets that return to zero every quarter',
      'Hotels, roads and long lunches',
      'Letting go someone who tried',
    ],
    grows:
      'It nearly always begins with selling, door to door or by phone. If your team sells you are given a region, then a country, and some end up in general management or a business of their own.',
    tries: [
      'Organise a sale for your class: target, tasks, price and final accounts.',
      'Ask someone who sells what they do when they hear a no.',
      'Choose a product and write five objections with an honest reply to each.',
    ],
  },
  inmobiliaria: {
    alsoCalled: ['Estate agent', 'Property agent', 'Real estate agent', 'Lettings'],
    does: 'Helping people sell, buy or rent homes and premises. Agents visit, measure, photograph, work out a price from data on the area, advertise, show, negotiate and stay until the signing. They deal with owners, banks and notaries, and walk the city as if they were drawing it.',
    day: [
      {
        at: 9,
        what: 'You raise the blinds of a closed house that smells of an old move. Photos with light, measurements without frills.',
      },
      {
        at: 12,
        what: 'A couple argue in the corridor over a room that does not exist yet. You look out of the window.',
      },
      { at: 16, what: 'The offer comes in low; you carry it like soup.' },
      {
        at: 18,
        what: 'At the signing, someone cries over the kitchen and someone is already measuring curtains.',
      },
    ],
    tasks: [
      'Advertise homes and show them',
      'Negotiate between seller and buyer',
      'Find homes that fit what someone can pay',
      'Present offers and explain conditions',
      'Prepare contracts and papers for the signing',
      'Check with banks and surveyors that all is in order',
    ],
    tires: [
      'Viewings at the hour when others rest',
      'Sales that collapse at the last minute',
      'Months without closing anything',
    ],
    grows:
      "You learn an area street by street at somebody else's agency. Then you lead a team or open an office, or lean towards valuing, managing rentals, selling premises or developing buildings.",
    tries: [
      'Write the honest advert for your home: three virtues, one fault and measurements.',
      'Compare ten homes in your area on a property site and guess why the prices differ.',
      'Show your home to someone in your family as if they were visiting for the first time.',
    ],
  },
};
