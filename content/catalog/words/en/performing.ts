import type { FamilyWords } from '#content/catalog/words.ts';

export const performing: FamilyWords = {
  'interpretacion-musical': {
    alsoCalled: ['Musician', 'Singer', 'Instrumentalist'],
    does: 'Making music live or on recordings, with an instrument or the voice. Musicians study scores, practise every day, rehearse with others and perform. Few careers ask for such an early start, and many are held together by combining concerts, teaching and projects of your own.',
    day: [
      { at: 9, what: 'Scales, breathing and the same hard passage, each time a little slower.' },
      { at: 12, what: 'Rehearsal, and you learn to hear the viola before yourself.' },
      { at: 17, what: 'A pupil arrives with no rosin on her bow and an excellent excuse.' },
      { at: 21, what: 'There are lights, then silence, and for an hour only the sound exists.' },
    ],
    tasks: [
      'Play or sing before an audience, alone or in a group',
      'Study the work and practise every day',
      'Give the music a character of your own without betraying it',
      'Follow the cues of whoever conducts',
      'Specialise in an instrument, a voice or a style',
      'Record, look for engagements and teach',
    ],
    tires: [
      'Wrists, lips, back: the body plays all year',
      'Working when others go out',
      'Auditions with a hundred people at them',
    ],
    grows:
      'Orchestra, bands, lessons and projects of your own are combined. Some win a permanent seat, others form a group that tours or open a school.',
    tries: [
      'Learn a short song by ear and sing or play it to someone without stopping even if you slip.',
      'Ask at a music school whether you may watch a rehearsal.',
      'Choose a piece and listen three times, following a different instrument each time.',
    ],
  },
  'composicion-y-direccion-musical': {
    alsoCalled: ['Composer', 'Conductor', 'Music director', 'Arranger'],
    does: 'Inventing music, or making it sound through others. Composers write works, songs, film scores or arrangements; conductors study the score, decide how it should sound and get there in rehearsal. Both need an ear, theory and the power to persuade.',
    day: [
      {
        at: 10,
        what: 'A tune came to you on the metro and now sounds clumsy at the piano. You change one note and it walks.',
      },
      {
        at: 17,
        what: "Forty voices are waiting: you stop, sing the basses' phrase, begin again. You talk of colour and intention more than of mistakes.",
      },
      {
        at: 23,
        what: 'You send music for a short film and go to bed with it still playing in your head.',
      },
    ],
    tasks: [
      'Study the score until you hear it without an instrument',
      'Lead rehearsals and concerts with gestures that can be read',
      'Build melodies and harmonies and try them out',
      'Choose repertoire the group can play well',
      'Decide which instruments sound and when',
      'Ask for the right tempo, colour and volume',
    ],
    tires: [
      'Commissions with a date and no inspiration',
      'Persuading forty tired people',
      'Scores nobody plays',
    ],
    grows:
      'You begin with choirs, bands, shorts or arrangements for others. Over the years come the post of conductor, film scores or teaching at a conservatoire.',
    tries: [
      'Invent four bars with your voice, record them and add a second voice on top.',
      'Conduct a slow song and a fast one with your hand in front of a mirror.',
      'Put other music to a well-known scene and note what changes.',
    ],
  },
  'arte-dramatico': {
    alsoCalled: ['Actor', 'Actress', 'Drama', 'Theatre performance'],
    does: 'Bringing characters to life on stage, in film, on television, radio or in dubbing. Actors analyse texts, train voice and body, try many ways of saying the same thing and work closely with directors and crew. Some seasons are full; others are auditions, classes and other jobs.',
    day: [
      { at: 10, what: 'You warm up your voice with absurd noises and nobody laughs.' },
      {
        at: 11,
        what: 'In rehearsal you try the scene angry, then almost without speaking, and the second version is truly frightening.',
      },
      {
        at: 16,
        what: 'You run to an audition: two minutes, thank you, we will call. You go over lines on the bus.',
      },
      { at: 20, what: 'The curtain rises and somebody coughs in the third row.' },
    ],
    tasks: [
      'Play a part with voice, gesture and movement',
      'Study and memorise lines and cues',
      'Look for the character with director and cast',
      'Listen on stage and act as part of a group',
      'Go from laughter to tears and do it again',
      'Prepare auditions and keep voice and body fit',
    ],
    tires: [
      'Auditions with no answer',
      'Full seasons and empty months',
      'Strong feelings at fixed times',
    ],
    grows:
      'Small theatre, shorts, dubbing and teaching usually alternate, and sometimes a series or a permanent company comes along. Many also end up directing, writing or teaching.',
    tries: [
      'Learn half a minute of a scene and say it whispering, laughing and in a rage.',
      'Join the drama group at school, or help someone who is in it to go over lines.',
      'Watch how someone in your family walks and imitate it until they recognise themselves.',
    ],
  },
  danza: {
    alsoCalled: ['Dancer', 'Ballet', 'Flamenco', 'Contemporary dance'],
    does: "Dancing as a profession: ballet, flamenco, contemporary, urban dance or musical theatre. Dancers train every day with an athlete's discipline and an artist's sensitivity, learn choreography, perform and look after their bodies. Many teach while they dance and long afterwards.",
    day: [
      {
        at: 9,
        what: "Barre, even after last night's show. The mirror is merciless and the teacher corrects a shoulder by millimetres.",
      },
      { at: 11, what: 'You learn sixteen new bars and repeat them until the body stops asking.' },
      { at: 15, what: 'Ice on the ankle, a light lunch and shoes to sew.' },
      { at: 21, what: 'The floor trembles under your feet and the front row holds its breath.' },
    ],
    tasks: [
      'Rehearse the movements of each role',
      'Move your body exactly in time with the music',
      'Train and take class so as to keep in shape',
      'Dance with a partner or a group without colliding',
      'Know what your body can do and choose a style',
      'Perform so that a story is told without words',
    ],
    tires: [
      'Injuries that stop the season',
      'The mirror and constant comparison',
      'A career that soon asks for another',
    ],
    grows:
      "From the corps people leave for parts of their own or small companies, often abroad. Teaching, making dances or caring for other dancers' bodies comes next, nearly always sooner than expected.",
    tries: [
      'Learn a sequence of eight counts from a video and teach it to someone.',
      'Dance the same song in the dark, with no mirror, and note what changes.',
      'Ask at a dance school near you whether you may watch a class in a style new to you.',
    ],
  },
  coreografia: {
    alsoCalled: ['Choreographer', 'Movement director', 'Dance maker'],
    does: 'Creating dances for companies, musicals, videos, festivals or schools. You start from music, a story or an image, invent movement, try it on dancers and decide on space, light and rhythm. A choreographer teaches, directs and knows when another body has the better idea.',
    day: [
      { at: 9, what: 'Eyes closed, the piece in your headphones, you draw arrows in a notebook.' },
      {
        at: 11,
        what: 'In the studio what you imagined does not work with eight people; one goes wrong and her mistake is better. You keep it.',
      },
      { at: 16, what: 'You agree with lighting on a corridor of light.' },
      {
        at: 19,
        what: "You finish with a beginners' class. Someone treads on someone, on the right count.",
      },
    ],
    tasks: [
      'Lead rehearsals and show each step',
      'Teach rhythm and movement to people of different levels',
      'Choose music, sounds or words for the piece',
      'Correct posture so that nobody gets hurt',
      'Create dances for one person, a group or an advert',
      'Look for ideas in theatre, painting or the street',
    ],
    tires: [
      'Rehearsing by day and thinking by night',
      'Borrowed studios and dates that shift',
      'Cutting the best part because it does not fit',
    ],
    grows:
      'You nearly always arrive after dancing. You begin with short pieces and competitions, and go on to a company of your own, musicals, opera, advertising or directing a school.',
    tries: [
      'Make up eight movements from what you do on getting up and repeat them to music.',
      'Put together a minute of dance for two people who do not dance.',
      'Draw with arrows how people cross a square and try to dance it.',
    ],
  },
  escenografia: {
    alsoCalled: ['Set designer', 'Stage design', 'Exhibition design'],
    does: 'Imagining the space where a play, a concert or an exhibition happens, and getting it built. Set designers read the text, draw, make models, choose materials and colours, work out budgets and collaborate with carpenters, lighting and costume.',
    day: [
      {
        at: 10,
        what: 'On the table stands a cardboard house with a staircase and a tiny lamp. You move a wall two fingers and the scene changes meaning.',
      },
      {
        at: 13,
        what: 'You take fabrics to the workshop, argue with the carpenters about hiding a door and trim costs.',
      },
      {
        at: 19,
        what: 'In the empty theatre you sit in the last row: can you follow it from here?',
      },
    ],
    tasks: [
      'Read the text and note which spaces it asks for',
      'Devise the set from script, place and budget',
      'Draw floor plans and scale drawings',
      'Present sketches with materials, colour and light',
      'Adapt the design to what can be paid for and built',
      'Attend rehearsals and meetings to adjust details',
    ],
    tires: [
      'Opening week, almost without sleep',
      'Taking down in a night what took months',
      'Cardboard budgets for marble ideas',
    ],
    grows:
      'In the workshop you paint what someone else drew. Then you sign a small play, and out of it come operas, concerts, films or museums; trade fairs and theme parks ask for the same.',
    tries: [
      'Build in a shoebox the place of a scene you like.',
      "Move three pieces of furniture so that your room looks like somebody else's, and photograph it.",
      'Read a short play and list everything that should be seen.',
    ],
  },
  dj: {
    alsoCalled: ['Disc jockey', 'Club DJ', 'Wedding DJ', 'Video jockey'],
    does: 'Choosing, mixing and linking music in clubs, parties, weddings, festivals or online. DJs hunt for songs all week, read the people in front of them and change course without it showing. They set up their gear, mind the volume and handle accounts, contracts and social media.',
    day: [
      { at: 17, what: 'You listen to forty new songs and keep two.' },
      {
        at: 20,
        what: 'Cables, soundcheck, a speaker that hums: it was the socket of the freezer.',
      },
      {
        at: 23,
        what: 'The floor is empty but for one couple. You play them their song and three more come.',
      },
      {
        at: 2,
        what: 'You raise the tempo little by little. Someone asks for a ballad; you smile and lower your hand. At closing you coil cables with your ears ringing.',
      },
    ],
    tasks: [
      'Hunt for music and sort it by tempo and mood',
      'Mix songs and read how the floor responds',
      'Agree with venue or couple which music they want',
      'Set up and test sound and picture equipment',
      'Take requests without breaking the set',
      'Advertise, get paid and keep to time',
    ],
    tires: [
      'Sleeping when others get up',
      'The volume, every week',
      'People who drank and want to run the booth',
    ],
    grows:
      'Small parties and weddings teach you to read a floor. Then there may come a regular club, a festival or music of your own making; some set up an events business or teach.',
    tries: [
      'Put fifteen songs in order so that a party starts calm and ends high; try it at home.',
      'Count the beats per minute of five songs with a watch and find two that fit.',
      'Mix two songs with a free program and play them to someone.',
    ],
  },
  iluminacion: {
    alsoCalled: ['Lighting technician', 'Lighting designer', 'Gaffer and electricians'],
    does: 'Making visible what should be seen and letting the rest vanish. Technicians hang lamps, run cable, fit filters, program the desk and follow the show cue by cue. They work in theatres, concerts, film, television and events, with respect for electricity and heights.',
    day: [
      {
        at: 10,
        what: 'You unload lamps by the back door and hang them from a plan full of numbers.',
      },
      {
        at: 13,
        what: 'From the ladder you point one at an empty chair. “More to the left. There.”',
      },
      {
        at: 17,
        what: 'You record eighty scenes on the desk; number forty-one flickers and nobody knows why.',
      },
      {
        at: 21,
        what: 'Dark, music. Your finger waits for a word, and dawn comes up on the stage.',
      },
    ],
    tasks: [
      'Unload, hang and point lamps',
      'Run cables and connect gear without overloading',
      'Check that the rig is safe',
      'Agree with the director on the light for each scene',
      'Fit filters and patterns and program the desk',
      'Run the lights live and strike them at the end',
    ],
    tires: [
      'Heights, heat and cases at one in the morning',
      'Tours with more motorway than city',
      'Waiting in the dark for a long time',
    ],
    grows:
      'Loading and hanging is the school. Those who learn to program end up in charge of the lights of a venue or a tour, and some design; film, museums and architecture use the same knowledge.',
    tries: [
      'Light a piece of fruit with a torch from five places and photograph each shadow.',
      'Watch a scene and draw where each light comes from.',
      "Tint your phone's light with clear wrapping paper and see what mood it gives the room.",
    ],
  },
};
