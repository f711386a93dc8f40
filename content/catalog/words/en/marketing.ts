import type { FamilyWords } from '#content/catalog/words.ts';

export const marketing: FamilyWords = {
  marketing: {
    alsoCalled: ['Marketing manager', 'Brand management', 'Commercial strategy'],
    does: 'Finding out what people need and how to bring them a product or service: to whom, at what price, through which channel and with what message. Marketing coordinates research, advertising, sales and design, handles a budget and measures whether any of it worked.',
    day: [
      {
        at: 9,
        what: 'The launch is in three weeks and the packaging still does not convince. You gather design and sales, decide and close. You look at the data: the campaign you liked is not working and the ugly one is. It hurts; you move the money. Lunch is with a distributor, and in the afternoon you listen to customer calls to understand a complaint.',
      },
    ],
  },
  'investigacion-de-mercados': {
    alsoCalled: ['Market research analyst', 'Consumer insight', 'Marketing analytics'],
    does: 'Discovering what people want, buy and think before a company decides. Researchers design surveys and interviews, analyse sales and online behaviour, tell fashion from trend and explain the result clearly to whoever has to place the bet with real money.',
    day: [
      {
        at: 9,
        what: 'Eight strangers talk about detergent and you listen for what they do not say. One phrase returns: “that smells of nothing”. You check it with a thousand surveys, and it holds for only one age group. You prepare four charts and delete three. In the presentation they ask if you are sure, and you answer with the margin of error.',
      },
    ],
  },
  publicidad: {
    alsoCalled: ['Advertising manager', 'Campaign management', 'Agency work'],
    does: 'Creating and running campaigns so that a message is seen, understood and remembered. Advertising people listen to the client, boil the problem down to a sentence, coordinate creatives, media and production, sell the idea and watch cost and results. There is pressure, and there is laughter.',
    day: [
      {
        at: 9,
        what: "The client wants something “different but like last year's”. With the team you cover a wall with bad ideas until a possible one appears. You rehearse the pitch in the lift. Then you haggle over the price of a bus shelter, review a twenty-second radio script and put out a misunderstanding by phone.",
      },
    ],
  },
  'representacion-de-artistas': {
    alsoCalled: ['Talent agent', 'Artist manager', 'Sports agent'],
    does: 'Looking after the career of artists, athletes or writers: finding opportunities, negotiating contracts, organising diary and travel, advising and protecting their image. Agents know their field, can tell hard truths with affection and spend half their life on the phone.',
    day: [
      {
        at: 9,
        what: "Six messages before breakfast: the tour gains a city and loses a lorry. You read one clause three times and send it back crossed out. Lunch is with a singer who is in doubt; you do not tell her what to do, you ask what she wants in five years. At night you watch a young man's debut and note his name.",
      },
    ],
  },
  'ventas-en-tienda': {
    alsoCalled: ['Sales assistant', 'Shop assistant', 'Retail'],
    does: 'Serving whoever walks into a shop: listening, advising, showing, taking payment and handling returns. Shop staff also place products, dress the window, check stock and help with online orders. Selling well means that the person wants to come back.',
    day: [
      {
        at: 9,
        what: 'Before opening you fold T-shirts and check prices. A lady wants a present for a grandson she hardly knows; three questions solve it. Rush hour comes and you serve two while smiling at a third. In the afternoon you unload boxes, change the dummy by the door and balance the till to the cent.',
      },
    ],
  },
};
