import type { FamilyWords } from '#content/catalog/words.ts';

export const design: FamilyWords = {
  'diseno-grafico': {
    alsoCalled: ['Graphic designer', 'Visual communication', 'Branding'],
    does: 'Giving a message visual form: brands, posters, books, packaging, interfaces, signs. Designers listen to what someone needs to say, research, sketch and choose type, colour and image so that it is understood and remembered. The computer helps, but the idea comes first.',
    day: [
      {
        at: 9,
        what: 'The brief fits on one line: “a logo that looks as if it had always existed”. You fill two sheets with scribbles before touching the screen. You present three directions, the client picks the one you least expected and wants the blue bluer. In the afternoon you adjust letter spacing and prepare files for print.',
      },
    ],
  },
  'diseno-industrial': {
    alsoCalled: ['Industrial designer', 'Product development'],
    does: 'Inventing and improving objects that get manufactured: chairs, helmets, appliances, toys, medical tools. Designers watch how things are used, draw, model in three dimensions, build prototypes and think about materials, cost and recycling. The work sits halfway between art and engineering.',
    day: [
      {
        at: 9,
        what: 'You watch ten people open the same package and note each gesture of annoyance. Out of that comes a drawing, then a printed plastic part that breaks, then one that does not. In the meeting with the factory you negotiate the radius of a curve. In the afternoon you try three lids with your eyes shut.',
      },
    ],
  },
  'diseno-de-moda': {
    alsoCalled: ['Fashion designer', 'Clothing design', 'Textile design'],
    does: 'Creating clothes and accessories: researching trends and crafts, drawing collections, choosing fabrics, testing on the body and following the piece until it is made. The work may be for a label, for the stage or in a studio of your own, minding where each material comes from.',
    day: [
      {
        at: 9,
        what: 'You spread fabrics on the floor and look at them by the window. The drawing said one thing and the cloth, as it falls, says another; you listen to it. With the dressmaker you correct a sleeve on the dummy. At noon you discuss buttons with a supplier and, before leaving, cross six pieces off the collection.',
      },
    ],
  },
  'bellas-artes': {
    alsoCalled: ['Artist', 'Painting', 'Sculpture', 'Illustration', 'Visual arts'],
    does: 'Creating work of your own: painting, sculpture, drawing, print, installation or illustration. Artists experiment with materials, search for a personal way of seeing, exhibit and sell. It nearly always lives alongside teaching, commissions, book illustration or hanging exhibitions.',
    day: [
      {
        at: 9,
        what: "Yesterday's canvas looks worse today, and that is information. You sand an area, mix a grey that exists in no tube and step back several paces. Then you answer a gallery, photograph pieces for an open call and teach a drawing class. At night you return for a while: it needs one more mark.",
      },
    ],
  },
  'animacion-y-efectos-visuales': {
    alsoCalled: ['Animator', 'Digital animation', 'VFX'],
    does: 'Making things move that do not exist: characters, creatures, explosions, whole worlds, by hand or by computer. Animators study weight, gesture and light until it looks believable, and work in large teams for film, games, advertising or series.',
    day: [
      {
        at: 9,
        what: 'To animate a stumble, you first film yourself stumbling in the corridor. You set the key poses, look, delete. The fox still floats: its hips lack weight. In the review the supervisor freezes a frame and points at the eyes. In the afternoon you simulate water and leave the computer calculating all night.',
      },
    ],
  },
  'direccion-de-arte': {
    alsoCalled: ['Art director', 'Creative direction'],
    does: 'Deciding what a campaign, a magazine, a film or a game will look like, and guiding the people who make it: design, photography, illustration, sets. Art directors turn an idea into images, keep everything in one spirit and defend the proposal before whoever pays.',
    day: [
      {
        at: 9,
        what: 'The wall is covered with cuttings, and you take half away until a tone appears. You explain the light you want to the photographer in one word: Sunday. Then you review illustrations, choose, encourage someone who got stuck. At five you present; the client asks why there is no more text, and you have a good answer.',
      },
    ],
  },
  'diseno-de-videojuegos': {
    alsoCalled: ['Game designer', 'Level design', 'Game development'],
    does: 'Inventing how a game is played: rules, levels, challenges, rewards, story. Game designers write documents, build prototypes, watch people play and adjust until it is fun and clear. They work between art and code and need a little of both.',
    day: [
      {
        at: 9,
        what: 'A player has been stuck for four minutes at a door that seemed obvious to you. You say nothing and take notes. Back with the team you suggest a light and a sound; art has a better idea. You change numbers in a table, test a hundred jumps and write lines for a character who sells soup.',
      },
    ],
  },
  'diseno-de-interiores': {
    alsoCalled: ['Interior designer', 'Interior decoration'],
    does: 'Transforming indoor spaces so that they work and feel right: homes, shops, hotels, schools, clinics. Interior designers measure, listen to how the place is used, draw plans, choose light, materials and furniture, and coordinate the builders without overshooting the budget.',
    day: [
      {
        at: 9,
        what: 'With the laser measure you walk a long dark flat while the family describe their habits: everything here happens in the kitchen. You draw, take down a wall on the plan and light reaches the back. On site you compare wood samples, move a socket and argue about a deadline with good humour.',
      },
    ],
  },
};
