import type { FamilyWords } from '#content/catalog/words.ts';

export const sport: FamilyWords = {
  'entrenamiento-deportivo': {
    alsoCalled: ['Coach', 'Sports trainer', 'Scouting'],
    does: 'Preparing athletes or teams to learn, compete and enjoy it. Coaches plan training, correct technique, study opponents, pick line-ups and look after the mood of the group, above all after a defeat. With children, learning to play together matters more than the score.',
    day: [
      {
        at: 9,
        what: 'Arrows on the whiteboard; on the pitch nobody follows the arrows. You stop, explain with cones, and they repeat. You have a word with the captain, who has stopped laughing. In the afternoon the little ones train: two cry, one finds out he can dribble with his left. At night you watch a match twice and take notes.',
      },
    ],
  },
  'ciencias-del-ejercicio': {
    alsoCalled: ['Exercise physiologist', 'Sport scientist', 'Physical preparation'],
    does: 'How the body responds to effort, put to use for health or performance. Exercise scientists measure heart, lungs and strength, design programmes for athletes, older people or those with chronic illness, and see that exercise helps rather than harms.',
    day: [
      {
        at: 9,
        what: "A woman recovering from heart surgery pedals with wires on her chest while you watch the trace and chat. You raise the load slightly: fine. Then you measure a long-distance runner's stride and compare it with last month. At noon it is strength class for older people. In the afternoon you analyse data and write programmes, each one different.",
      },
    ],
  },
  'acondicionamiento-fisico': {
    alsoCalled: ['Fitness instructor', 'Gym trainer', 'Personal training'],
    does: "Guiding people who want to move more: group classes, weights room, personal training, water activities. Instructors teach safe technique, adapt exercises, encourage without shouting and help the habit outlast January's good intentions. Knowing each person's limits matters as much as energy.",
    day: [
      {
        at: 9,
        what: "You open the gym at seven to the regulars: one trains, two chat. On the floor you correct a back before it hurts. At ten there is a class with your music and other people's laughter. A beginner is embarrassed, so you suggest starting with three exercises. In the afternoon, swimming and plans for tomorrow.",
      },
    ],
  },
};
