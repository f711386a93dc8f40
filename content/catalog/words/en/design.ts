import type { FamilyWords } from '#content/catalog/words.ts';

export const design: FamilyWords = {
  'diseno-grafico': {
    alsoCalled: ['Graphic designer', 'Visual communication', 'Branding'],
    does: 'Giving a message visual form: brands, posters, books, packaging, interfaces, signs. Designers listen to what someone needs to say, research, sketch and choose type, colour and image so that it is understood and remembered. The computer helps, but the idea comes first.',
    day: [
      {
        at: 9,
        what: 'The brief fits on one line: “a logo that looks as if it had always existed”. You fill two sheets with scribbles before touching the screen.',
      },
      {
        at: 12,
        what: 'You present three directions, the client picks the one you least expected and wants the blue bluer.',
      },
      { at: 17, what: 'You adjust letter spacing and prepare files for print.' },
    ],
    tasks: [
      'Lay out pages, screens and posters in the software',
      'Devise and draw logos, graphics and illustrations',
      'Choose size, type, colour and image',
      'Present several proposals and explain them',
      'Make the corrections the client asks for',
      'Check the final proof before printing or publishing',
    ],
    tires: [
      'The small change that comes twenty times',
      "Your neighbour's opinion on the colour",
      'Work wanted for yesterday',
    ],
    grows:
      'The first year you adjust margins someone else thought of. Further on a whole brand passes through your hands, you direct art or go freelance; screens, illustration and sign making are close by.',
    tries: [
      'Redesign the menu of a café in your street so that it can be read in ten seconds.',
      'Cut letters from magazines and set your name three ways that say different things.',
      'Photograph five signs that are hard to understand and draw a better one.',
    ],
  },
  'diseno-industrial': {
    alsoCalled: ['Industrial designer', 'Product development'],
    does: 'Inventing and improving objects that get manufactured: chairs, helmets, appliances, toys, medical tools. Designers watch how things are used, draw, model in three dimensions, build prototypes and think about materials, cost and recycling. The work sits halfway between art and engineering.',
    day: [
      {
        at: 9,
        what: 'You watch ten people open the same package and note each gesture of annoyance.',
      },
      {
        at: 11,
        what: 'Out of that comes a drawing, then a printed plastic part that breaks, then one that does not.',
      },
      { at: 15, what: 'In the meeting with the factory you negotiate the radius of a curve.' },
      { at: 17, what: 'You try three lids with your eyes shut. The one nobody defended wins.' },
    ],
    tasks: [
      'Draw ideas by hand and in three dimensions',
      'Build models and correct them as they break',
      'Judge whether a thing is useful, safe and affordable',
      'Talk with engineering, factory and sales',
      'Present the design and accept changes',
      'Study materials, processes and costs',
    ],
    tires: [
      'Ideas that die over a penny a piece',
      'Prototypes that fail on the day they are shown',
      'Years before you see the object in a shop',
    ],
    grows:
      "To begin with you draw the screws of someone else's idea. Years later you take a product from the napkin to the shop, or settle in packaging, furniture, medical devices or how screens are used.",
    tries: [
      'Watch three people open the same packet and draw a better opening.',
      'Take apart, with permission, a broken object and list its pieces.',
      'Build a phone stand in cardboard, use it for two days and improve it.',
    ],
  },
  'diseno-de-moda': {
    alsoCalled: ['Fashion designer', 'Clothing design', 'Textile design'],
    does: 'Creating clothes and accessories: researching trends and crafts, drawing collections, choosing fabrics, testing on the body and following the piece until it is made. The work may be for a label, for the stage or in a studio of your own, minding where each material comes from.',
    day: [
      {
        at: 9,
        what: 'You spread fabrics on the floor and look at them by the window. The drawing said one thing and the cloth, as it falls, says another; you listen to it.',
      },
      { at: 11, what: 'With the dressmaker you correct a sleeve on the dummy.' },
      { at: 13, what: 'You discuss buttons with a supplier.' },
      { at: 19, what: 'Before leaving, you cross six pieces off the collection.' },
    ],
    tasks: [
      'Direct those who cut patterns and sew samples',
      'Try garments on the body and correct them',
      'Draw designs and note cloth, colour and seams',
      'Agree ideas with sales and with whoever commissions',
      'Think whom each garment is for',
      'Watch shows, streets and archives to see what is coming',
    ],
    tires: [
      'The calendar: you design coats in the heat',
      'Many garments drawn for few that get sewn',
      'Seeing your idea copied at half the price',
    ],
    grows:
      'As an assistant you make coffee and specification sheets; then you are given a line and, if it works, the collection. Others open a workshop, dress plays, buy for shops or give cloth a second life.',
    tries: [
      'Turn an old T-shirt into another garment with only scissors and knots.',
      'Draw five outfits for someone at home and ask which they would wear.',
      'Look at the labels of ten garments and note what they are made of and where.',
    ],
  },
  'bellas-artes': {
    alsoCalled: ['Artist', 'Painting', 'Sculpture', 'Illustration', 'Visual arts'],
    does: 'Creating work of your own: painting, sculpture, drawing, print, installation or illustration. Artists experiment with materials, search for a personal way of seeing, exhibit and sell. It nearly always lives alongside teaching, commissions, book illustration or hanging exhibitions.',
    day: [
      {
        at: 10,
        what: "Yesterday's canvas looks worse today. You sand an area, mix a grey that exists in no tube and step back several paces.",
      },
      { at: 13, what: 'You answer a gallery and photograph pieces for an open call.' },
      {
        at: 17,
        what: 'You teach a drawing class; somebody draws the chair instead of the model, and it is very good.',
      },
      { at: 21, what: 'You return for a while: it needs one more mark.' },
    ],
    tasks: [
      'Make work in oil, ink, clay, screen or whatever is needed',
      'Look for form, colour and space for an idea',
      'Learn techniques and break them',
      'Discuss commissions with publishers, galleries and clients',
      'Prepare a portfolio and keep it alive',
      'Show and sell the work in exhibitions and online',
    ],
    tires: [
      'Working without knowing if anyone will want it',
      'Open calls and forms that eat studio hours',
      'Living on two or three jobs at once',
    ],
    grows:
      'It is built from small shows, grants and commissions, nearly always beside teaching, illustration or hanging exhibitions. Some live on their work; others find a place in museums, workshops or schools.',
    tries: [
      'Draw the same object seven days running without looking at the earlier ones.',
      'Paint with what is in the kitchen: coffee, beetroot, charcoal; note what lasts.',
      'Choose a work from an online museum and copy it badly on purpose until it is yours.',
    ],
  },
  'animacion-y-efectos-visuales': {
    alsoCalled: ['Animator', 'Digital animation', 'VFX'],
    does: 'Making things move that do not exist: characters, creatures, explosions, whole worlds, by hand or by computer. Animators study weight, gesture and light until it looks believable, and work in large teams for film, games, advertising or series.',
    day: [
      { at: 10, what: 'To animate a stumble, you first film yourself stumbling in the corridor.' },
      {
        at: 11,
        what: 'You set the key poses, look, delete. The fox still floats: its hips lack weight.',
      },
      { at: 15, what: 'In the review the supervisor freezes a frame and points at the eyes.' },
      { at: 18, what: 'You simulate water and leave the computer calculating all night.' },
    ],
    tasks: [
      'Animate characters and objects in two or three dimensions',
      'Model figures and settings in the software',
      'Work light, colour, texture and shadow until it convinces',
      'Draw the story in panels before moving it',
      "Correct scenes after the team's review",
      'Keep deadlines and hand over to the next in the chain',
    ],
    tires: [
      'Weeks for seconds of screen',
      'Project endings without weekends',
      'Depending on a project that may be cancelled',
    ],
    grows:
      'You join one link of the chain, modelling, lighting, characters, and may come to supervise others. Games, advertising, architecture and medicine use the same skills.',
    tries: [
      'Animate a bouncing ball in the corners of a notebook and flick the pages with your thumb.',
      'Photograph a clay figure, moving it a little each time, and join the photos.',
      'Film yourself jumping and draw four moments: where the weight is in each.',
    ],
  },
  'direccion-de-arte': {
    alsoCalled: ['Art director', 'Creative direction'],
    does: 'Deciding what a campaign, a magazine, a film or a game will look like, and guiding the people who make it: design, photography, illustration, sets. Art directors turn an idea into images, keep everything in one spirit and defend the proposal before whoever pays.',
    day: [
      {
        at: 9,
        what: 'The wall is covered with cuttings, and you take half away until a tone appears.',
      },
      { at: 11, what: 'You explain the light you want to the photographer in one word: Sunday.' },
      { at: 13, what: 'You review illustrations, choose, encourage someone who got stuck.' },
      {
        at: 17,
        what: 'You present; the client asks why there is no more text, and you have a good answer.',
      },
    ],
    tasks: [
      'Look for visual solutions with the creative director',
      'Understand what clients want, for whom and with what money',
      'Choose type, photography, illustration and sound',
      'Coordinate copy, art and production',
      'Present the final proposal and defend it',
      'Run several projects within time and money',
    ],
    tires: [
      'Pleasing six bosses with different tastes',
      'Giving up making to have things made',
      'Good ideas that stay in the drawer',
    ],
    grows:
      'You arrive after years of design, photography or illustration. Later you may lead the creative side of an agency, a magazine or a studio, or work project by project.',
    tries: [
      'Cut out images and set on one sheet the tone of a story you like.',
      'Compare ten film posters and note what they use to scare or amuse.',
      'Direct someone with a phone so that they take the photo you have in mind.',
    ],
  },
  'diseno-de-videojuegos': {
    alsoCalled: ['Game designer', 'Level design', 'Game development'],
    does: 'Inventing how a game is played: rules, levels, challenges, rewards, story. Game designers write documents, build prototypes, watch people play and adjust until it is fun and clear. They work between art and code and need a little of both.',
    day: [
      {
        at: 10,
        what: 'A player has been stuck for four minutes at a door that seemed obvious to you. You say nothing and take notes.',
      },
      {
        at: 12,
        what: 'Back with the team you suggest a light and a sound; art has a better idea.',
      },
      {
        at: 16,
        what: 'You change numbers in a table, test a hundred jumps and write lines for a character who sells soup.',
      },
    ],
    tasks: [
      'Adjust difficulty and rewards until it plays well',
      'Devise missions, challenges and puzzles',
      'Create story, characters and basic rules',
      'Watch other people play and change what does not work',
      'Document each level and each mechanic',
      'Review the design with artists and programmers',
    ],
    tires: [
      'Removing what you liked best because it confuses',
      'Playing the same minute a thousand times',
      'Studios that close when a game is done',
    ],
    grows:
      "Many begin by hunting faults in other people's games or making a small one among friends. With several finished games you own a whole system, direct one or found a studio.",
    tries: [
      'Invent a game with a pack of cards and eight rules, play it three times and change one.',
      'Watch someone play without helping and note where they hesitate.',
      'Draw on squared paper a level with a beginning, a fright and an exit.',
    ],
  },
  'diseno-de-interiores': {
    alsoCalled: ['Interior designer', 'Interior decoration'],
    does: 'Transforming indoor spaces so that they work and feel right: homes, shops, hotels, schools, clinics. Interior designers measure, listen to how the place is used, draw plans, choose light, materials and furniture, and coordinate the builders without overshooting the budget.',
    day: [
      {
        at: 10,
        what: 'With the laser measure you walk a long dark flat while the family describe their habits: everything here happens in the kitchen.',
      },
      { at: 12, what: 'You draw, take down a wall on the plan and light reaches the back.' },
      {
        at: 16,
        what: 'On site you compare wood samples, move a socket and argue about a deadline with good humour.',
      },
    ],
    tasks: [
      'Ask about use, taste and budget',
      'Propose layout, furniture, light and colour',
      'Draw the plans the builders need',
      'Coordinate painters, electricians, plumbers and carpenters',
      'Visit the works and correct what does not match',
      'See that the space is safe and accessible',
    ],
    tires: [
      'Furniture deliveries that do not arrive',
      'People who change their mind once the wall is painted',
      'Dust in the morning and a presentation in the afternoon',
    ],
    grows:
      "Somebody else's plans are the first job; clients of your own take a while. Later you are known for shops, hotels, offices or kitchens, or hang your name on a studio door.",
    tries: [
      'Measure your room, cut the furniture to scale in paper and try three layouts.',
      'Change the light of a corner with what you have at home and note who uses it from then on.',
      'Go into three shops and draw the path they made you follow.',
    ],
  },
  escaparatismo: {
    alsoCalled: ['Window dresser', 'Visual merchandiser', 'Display designer'],
    does: 'Devising and building what people see as they pass a shop and what they find inside: windows, tables, dummies, signs, light. You sketch the idea, find materials, cut, hang, dress, light and measure whether people walk in. Everything changes every few weeks.',
    day: [
      {
        at: 7,
        what: 'The shop is shut and the window empty. You lay a dust sheet and unload forty white parasols.',
      },
      {
        at: 9,
        what: 'You climb the ladder with fishing line between your teeth. One hangs crooked: you leave it.',
      },
      { at: 13, what: 'You dress two dummies; one lacks a right hand and gets a pocket.' },
      { at: 18, what: 'From the opposite pavement you count who stops. One child, two, a dog.' },
    ],
    tasks: [
      'Devise windows that draw passers-by',
      'Place products, furniture and backdrops from the sketch',
      'Change windows and tables with each season',
      'Put up prices and signs that can be read',
      'Agree with the shop which product goes in front',
      'Mend and clean dummies and props',
    ],
    tires: [
      'Working before dawn or late, with the shop shut',
      'Climbing, lifting and carrying all day',
      "Seeing three weeks' work taken down in ten minutes",
    ],
    grows:
      "You begin by holding the ladder for a brand or a shopping centre. Once your windows get noticed you are given several shops or the whole chain's design; trade fairs, events and theatres are next door.",
    tries: [
      'Build a shop window in a box with five objects from home and a lamp.',
      'Watch a window from across the street for ten minutes and count who stops and at what.',
      'Arrange a shelf of yours by colour, then by size, and ask which looks better.',
    ],
  },
};
