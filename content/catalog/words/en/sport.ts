import type { FamilyWords } from '#content/catalog/words.ts';

export const sport: FamilyWords = {
  'entrenamiento-deportivo': {
    alsoCalled: ['Coach', 'Sports trainer', 'Scouting'],
    does: 'Preparing athletes or teams to learn, compete and enjoy it. Coaches plan training, correct technique, study opponents, pick line-ups and look after the mood of the group, above all after a defeat. With small children, half of the training is learning to play together.',
    day: [
      {
        at: 10,
        what: 'Arrows on the whiteboard; on the pitch nobody follows the arrows. You stop, explain with cones, and they repeat.',
      },
      { at: 12, what: 'You have a word with the captain, who has stopped laughing.' },
      {
        at: 17,
        what: 'The little ones train: two cry, one finds out he can dribble with his left.',
      },
      { at: 22, what: 'You watch a match twice and take notes.' },
    ],
    tasks: [
      'Plan the season and lead each training session',
      'Teach technique and rules, and correct movements',
      'Study opponents and pick line-ups',
      "Look after the group's mood, rest and food",
      'Adapt the work to those who shine and those who struggle',
      'Talk with families, doctors and the board',
    ],
    tires: [
      'Afternoons, nights and weekends at the ground',
      'Results that decide whether you stay',
      'Parents who coach from the stands',
    ],
    grows:
      "You begin with the youngest and, with each federation's qualifications, move up. Others turn to fitness, coordination or match analysis.",
    tries: [
      "Offer to help at a children's training session of your club or school; carry the cones.",
      'Watch a match following one player and note what she does without the ball.',
      'Design a ten-minute warm-up with a game and try it with your friends.',
    ],
  },
  'ciencias-del-ejercicio': {
    alsoCalled: ['Exercise physiologist', 'Sport scientist', 'Physical preparation'],
    does: 'How the body responds to effort, put to use for health or performance. Exercise scientists measure heart, lungs and strength, design programmes for athletes, older people or those with chronic illness, and see that exercise helps rather than harms.',
    day: [
      {
        at: 9,
        what: 'A woman recovering from heart surgery pedals with wires on her chest while you watch the trace and chat. You raise the load slightly: fine.',
      },
      {
        at: 11,
        what: "You measure a long-distance runner's stride and compare it with last month.",
      },
      { at: 13, what: 'Strength class for older people.' },
      { at: 17, what: 'You analyse data and write programmes, each one different.' },
    ],
    tasks: [
      'Measure heart, lungs, strength and movement',
      'Design programmes for sport or for an illness',
      'Teach exercises and watch that they are done well',
      'Interpret data and change the plan',
      'Recognise signs of danger and act',
      'Advise on moving more in daily life',
    ],
    tires: [
      'Repeating identical tests with the same precision',
      'Explaining that you are neither gym trainer nor doctor',
      'Athletes and patients who lie about what they did',
    ],
    grows:
      'You connect cables and note pulses until the programme carries your name. Teams, hospitals, centres for older people and companies look for these people; a thesis or a centre of your own are other ways.',
    tries: [
      'Take your pulse on waking for five days and find out what changes it.',
      'Count how often each person at home can rise from a chair in half a minute.',
      'Film your jump or run from the side and compare it in slow motion with an expert.',
    ],
  },
  'acondicionamiento-fisico': {
    alsoCalled: ['Fitness instructor', 'Gym trainer', 'Personal training'],
    does: "Guiding people who want to move more: group classes, weights room, personal training, water activities. Instructors teach safe technique, adapt exercises, encourage without shouting and help the habit outlast January's good intentions. Knowing each person's limits matters as much as energy.",
    day: [
      {
        at: 7,
        what: 'You open the gym to the regulars: one trains, two chat. On the floor you correct a back before it hurts.',
      },
      { at: 10, what: "There is a class with your music and other people's laughter." },
      { at: 12, what: 'A beginner is embarrassed, so you suggest starting with three exercises.' },
      {
        at: 18,
        what: 'Swimming, and plans for tomorrow. The water in your bottle has gone lukewarm.',
      },
    ],
    tasks: [
      'Show exercises and correct postures',
      'Assess how each person is and prepare a plan',
      'Lead group classes with music and mixed levels',
      'Offer another version to whoever cannot manage one',
      'Teach how to breathe and how to lift weight',
      'Follow progress and change routines',
    ],
    tires: [
      'Your body gives the class five times a day',
      'A split timetable: dawn and evening',
      'A loud voice over loud music',
    ],
    grows:
      'You come to coordinate a gym floor, open a studio or train people online. Some go on to study sport science or physiotherapy.',
    tries: [
      'Teach a relative to do a squat properly and correct it in three words.',
      'Prepare twenty minutes of exercise without equipment for an older person; do it beside them.',
      'Choose five songs and order them by rhythm for warming up, effort and stretching.',
    ],
  },
  socorrismo: {
    alsoCalled: ['Lifeguard', 'Beach patrol', 'Pool attendant'],
    does: 'Watching a beach, a pool or a reservoir so that nobody drowns. Most of the work is seeing that nothing happens: looking, counting heads, raising flags, talking to the overconfident. If it does, you raise the alarm, go in, bring the person out and resuscitate. You train every day, and had better love water in the cold too.',
    day: [
      {
        at: 10,
        what: 'You read current and wind and raise the yellow flag. A family asks whether yellow means green.',
      },
      {
        at: 13,
        what: 'You count heads from the tower. One keeps still too long: it was somebody floating, happily.',
      },
      {
        at: 16,
        what: 'Whistle. A boy strokes towards the beach and goes backwards. In you go with the tube, talking to him, and out on a slant.',
      },
      { at: 19, what: 'You treat a jellyfish sting and collect two left flip-flops.' },
    ],
    tasks: [
      'Watch the water from the tower or the shore',
      'Warn of currents, storms and dangerous behaviour',
      'Rescue whoever cannot get back',
      'Treat wounds and heatstroke, and resuscitate',
      'Call the emergency services and clear the area',
      'Check equipment and, in pools, the quality of the water',
    ],
    tires: [
      'Hours of sun and a fixed gaze with little movement',
      'People who argue with the flag',
      'Summer contracts, and then the winter',
    ],
    grows:
      'With qualifications you move to coordinating beaches, water rescue, training or emergencies. Some combine it with studies, training or snow in winter.',
    tries: [
      'Learn what the beach flags mean and explain them to someone younger.',
      'Time how long you swim without stopping in a supervised pool and note the distance.',
      'Watch a pool lifeguard for a quarter of an hour and count where they look.',
    ],
  },
  'educacion-fisica': {
    alsoCalled: ['PE teacher', 'Physical education teacher', 'Adapted sport'],
    does: "Teaching physical education in schools, and in its adapted form to students with a disability. You teach moving, breathing, playing by rules, losing and looking after a body, and you change the game so that the whole class fits in. You assess each one's progress, with a stopwatch or without.",
    day: [
      {
        at: 9,
        what: 'A cold gym. You draw a circle: today the ball has bells and the whole group plays blindfolded. Irene wins; she is blind.',
      },
      {
        at: 11,
        what: 'A class of fourteen-year-olds with no wish to move. You propose inventing a sport; out come rules, referees and protests.',
      },
      { at: 13, what: 'You pump up balls and treat a knee with water and a joke.' },
      { at: 16, what: "You adjust a boy's boccia ramp. He aims, you only hold." },
    ],
    tasks: [
      'Prepare sessions with warm-up, game and calm',
      'Teach sports, rhythm, strength and health',
      'Adapt games and equipment to each student',
      'Look after safety and manners in the group',
      'Assess progress and encourage those who hide',
      'Organise tournaments, outings and days on snow or mountain',
    ],
    tires: [
      'Voice, cold and heat in yards without a roof',
      'Demonstrating exercises with a body that grows older',
      'A subject that others take for a long break',
    ],
    grows:
      "In the first years you change playground every year. With a steady post you may run the school's activities, turn to adapted sport, coach in the evenings or train other teachers.",
    tries: [
      'Change the rules of a game so that anybody could win, and try it at break.',
      'Play for five minutes, seated and with a soft ball, a sport that is played standing.',
      'Ask your PE teacher which pupil made them change a lesson.',
    ],
  },
  'atletismo-y-deporte-profesional': {
    alsoCalled: ['Professional athlete', 'Sportsperson', 'Footballer', 'Athletics'],
    does: 'Living from competition: training almost daily, minding sleep and food, studying rivals, travelling and performing on the day that counts. There are teams, coaches, doctors and sponsors around, and a career that tends to be short. Very few live from it alone; most study or work at the same time.',
    day: [
      {
        at: 7,
        what: 'You weigh yourself, eat the breakfast on the plan and stretch by the window. It rains, so you will run in rain.',
      },
      {
        at: 9,
        what: 'Intervals on the track. At the sixth your legs argue; at the eighth they no longer speak.',
      },
      { at: 13, what: 'Lunch, physiotherapy and a compulsory nap, which is training too.' },
      {
        at: 18,
        what: 'Video of the last race with your coach: you lose two steps on the bend. Tomorrow, bends.',
      },
    ],
    tasks: [
      'Train by the plan, willing or not',
      'Compete within the rules',
      'Review each race with the team and correct',
      'Look after sleep, food and strength',
      'Recover from injuries and prevent them',
      'Maintain your equipment and deal with press and sponsors',
    ],
    tires: [
      'Injuries that stop months of work',
      'Missing parties, birthdays and class trips',
      'Knowing that it lasts few years and few win',
    ],
    grows:
      'After competing people turn to coaching, managing, commentary, teaching or another profession. That is why most federations encourage studying meanwhile.',
    tries: [
      'Keep a diary of training, sleep and food for a week and look for a link.',
      "Read an athlete's biography from the library and note what she lost on the way.",
      'Ask at your club how many of those who began there live from sport today.',
    ],
  },
  'gestion-deportiva': {
    alsoCalled: [
      'Sports administration',
      'Sports facility management',
      'Leisure manager',
      'Recreation manager',
    ],
    does: 'Running a sports centre, a club, a gym or a leisure park: timetables, staff, fees, safety, cleaning and activities. You decide what is offered and at what price, talk with councils, clubs and families, and see that the boiler holds. If all goes well, people remember only the match.',
    day: [
      {
        at: 8,
        what: 'A walk round the building: a shower drips, the grass is long and the pool is perfect. You note the shower.',
      },
      {
        at: 11,
        what: 'A meeting with three clubs that want the same court at seven. Out come a calendar and a box of biscuits.',
      },
      { at: 17, what: 'You settle the rota: the swimming teacher is missing and you call two.' },
      {
        at: 20,
        what: "Children's tournament. The scoreboard loses power, so you keep the score in chalk.",
      },
    ],
    tasks: [
      'Organise shifts, tasks and hours of the staff',
      'Prepare the programme of activities and its prices',
      'Control expenses and income',
      'Inspect the facilities and have worn parts mended',
      'Explain rules and deal with complaints',
      'Act in emergencies and accidents',
    ],
    tires: [
      'Opening early, closing late, and weekends too',
      'Breakdowns that were not in the budget',
      'Pleasing clubs, families and the council at once',
    ],
    grows:
      "Those who open and close the pool learn the whole house. From there people go on to larger facilities, a club, a federation, big events or a council's sports department.",
    tries: [
      'Draw the ideal timetable of your sports centre for five groups that want the same hour.',
      'Organise an afternoon tournament in your class with a draw, referees and a plan for rain.',
      'Ask at a pool or gym in your area what breaks most often.',
    ],
  },
};
