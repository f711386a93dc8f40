import type { FamilyWords } from '#content/catalog/words.ts';

export const performing: FamilyWords = {
  'interpretacion-musical': {
    alsoCalled: ['Musician', 'Singer', 'Instrumentalist'],
    does: 'Making music live or on recordings, with an instrument or the voice. Musicians study scores, practise every day, rehearse with others and perform. Few careers ask for such an early start, and many are held together by combining concerts, teaching and projects of your own.',
    day: [
      {
        at: 9,
        what: 'Scales, breathing and the same hard passage, each time a little slower. You practise alone in the morning; then comes rehearsal, and you learn to hear the viola before yourself. A pupil arrives at five. At night there are lights, then silence, and for an hour only the sound exists.',
      },
    ],
  },
  'composicion-y-direccion-musical': {
    alsoCalled: ['Composer', 'Conductor', 'Music director', 'Arranger'],
    does: 'Inventing music, or making it sound through others. Composers write works, songs, film scores or arrangements; conductors study the score, decide how it should sound and get there in rehearsal. Both need an ear, theory and the power to persuade.',
    day: [
      {
        at: 9,
        what: "A tune came to you on the metro and now sounds clumsy at the piano. You change one note and it walks. In the afternoon forty voices are waiting: you stop, sing the basses' phrase, begin again. You talk of colour and intention more than of mistakes. At night you send music for a short film.",
      },
    ],
  },
  'arte-dramatico': {
    alsoCalled: ['Actor', 'Actress', 'Drama', 'Theatre performance'],
    does: 'Bringing characters to life on stage, in film, on television, radio or in dubbing. Actors analyse texts, train voice and body, try many ways of saying the same thing and work closely with directors and crew. Some seasons are full; others are auditions, classes and other jobs.',
    day: [
      {
        at: 9,
        what: 'You warm up your voice with absurd noises and nobody laughs. In rehearsal you try the scene angry, then almost without speaking, and the second version is truly frightening. You run to an audition: two minutes, thank you, we will call. You go over lines on the bus. At eight the curtain rises.',
      },
    ],
  },
  danza: {
    alsoCalled: ['Dancer', 'Ballet', 'Flamenco', 'Contemporary dance'],
    does: "Dancing as a profession: ballet, flamenco, contemporary, urban dance or musical theatre. Dancers train every day with an athlete's discipline and an artist's sensitivity, learn choreography, perform and look after their bodies. Many teach while they dance and long afterwards.",
    day: [
      {
        at: 9,
        what: "Barre at nine, even after last night's show. The mirror is merciless and the teacher corrects a shoulder by millimetres. Then you learn sixteen new bars and repeat them until the body stops asking. Ice on the ankle, a light lunch. At night the floor trembles under your feet, and it is worth it.",
      },
    ],
  },
  coreografia: {
    alsoCalled: ['Choreographer', 'Movement director', 'Dance maker'],
    does: 'Creating dances for companies, musicals, videos, festivals or schools. You start from music, a story or an image, invent movement, try it on dancers and decide on space, light and rhythm. A choreographer teaches, directs and knows when another body has the better idea.',
    day: [
      {
        at: 9,
        what: "Eyes closed, the piece in your headphones, you draw arrows in a notebook. In the studio what you imagined does not work with eight people; one goes wrong and her mistake is better. You keep it. Later you agree with lighting on a corridor of light, and finish with a beginners' class.",
      },
    ],
  },
  escenografia: {
    alsoCalled: ['Set designer', 'Stage design', 'Exhibition design'],
    does: 'Imagining the space where a play, a concert or an exhibition happens, and getting it built. Set designers read the text, draw, make models, choose materials and colours, work out budgets and collaborate with carpenters, lighting and costume.',
    day: [
      {
        at: 9,
        what: 'On the table stands a cardboard house with a staircase and a tiny lamp. You move a wall two fingers and the scene changes meaning. You take fabrics to the workshop, argue with the carpenters about hiding a door and trim costs. In the empty theatre you sit in the last row: can you follow it from here?',
      },
    ],
  },
};
