import type { FamilyWords } from '#content/catalog/words.ts';

export const teaching: FamilyWords = {
  'magisterio-de-educacion-infantil': {
    alsoCalled: ['Kindergarten teacher', 'Early childhood teacher'],
    does: 'Teaching children of three to six to talk, live together, count, move and be curious. You plan games with a purpose, watch how each child grows and work with the families. Almost everything is learned on the floor, with songs and messy hands.',
    day: [
      {
        at: 9,
        what: 'Circle time opens the day: who is missing, what the weather is like, who dreamed what.',
      },
      { at: 10, what: 'Corners for water, letters and building, and you crouch a thousand times.' },
      { at: 12, what: 'You settle a bite, tie laces, tell a story in three voices.' },
      { at: 15, what: 'When they leave you tidy and note that somebody wrote their name today.' },
    ],
    tasks: [
      'Prepare corners and games that teach without saying so',
      'Teach letters, numbers, colours, hygiene and taking turns',
      'Read stories and sing with the whole class',
      'Set clear limits and mediate in small fights',
      'Observe how each child advances and write it down',
      'Talk with families at arrival and at home time',
    ],
    tires: [
      'The noise, your back and a school year of colds',
      'Families who trust too little, or delegate everything',
      'Preparing materials at home, with scissors and patience',
    ],
    grows:
      'Each year you begin again with three-year-olds and more tricks up your sleeve. In time you coordinate the early years, head the school, turn to languages or special needs, or teach beginners.',
    tries: [
      'Tell a story without a book to a four-year-old and notice when they drift off.',
      'Invent a game with pegs and lids that teaches counting to eight.',
      'Ask whoever taught you as an infant what they remember of your group.',
    ],
  },
  'magisterio-de-educacion-primaria': {
    alsoCalled: ['Elementary school teacher', 'Primary teacher'],
    does: 'Teaching a bit of everything to a group of six- to twelve-year-olds: reading, sums, how the world works and how to treat each other. You prepare lessons for different paces, assess, talk with families and notice who needs help. You spend nearly every lesson of the year with the same group.',
    day: [
      { at: 9, what: 'The bell rings and twenty-five stories come through the door.' },
      {
        at: 10,
        what: 'You explain fractions with a cardboard pizza, someone does not see it, so you try a ruler.',
      },
      { at: 12, what: 'At break the older pupils mediate, with you nearby.' },
      {
        at: 15,
        what: 'There is science in the playground, and afterwards you mark notebooks and call a family.',
      },
    ],
    tasks: [
      'Explain language, sums and science in several ways',
      'Prepare lessons, worksheets and projects for different paces',
      'Keep an order in which one can learn',
      'Mark, assess and say what still needs practice',
      'Talk with families and with the other teachers',
      'Encourage whoever thinks they cannot',
    ],
    tires: [
      'Preparing and marking after lessons are over',
      'Twenty different paces in the same hour',
      'Meetings and documents that hardly anyone reads',
    ],
    grows:
      'A permanent post usually comes with the years. Some head the school, specialise in languages, music or support, or train teachers.',
    tries: [
      'Explain fractions to a nine-year-old with whatever is in the kitchen.',
      'Help a cousin or neighbour with homework for a week and note which mistake returns.',
      'Find a primary textbook at the library and plan how to teach a page without reading it.',
    ],
  },
  'profesorado-de-secundaria': {
    alsoCalled: ['High school teacher', 'Subject teacher'],
    does: "Teaching one subject to teenagers: languages, mathematics, history, biology. Besides explaining, you motivate, set limits, act as tutor and mark fairly. The way in is a degree in the subject and, in Spain, a master's in teacher training.",
    day: [
      {
        at: 8,
        what: 'Five groups, five climates. The first is half asleep, so you open with an absurd question and they argue.',
      },
      { at: 10, what: 'The third has an exam; you walk between desks.' },
      { at: 12, what: 'Your free hour goes to a student who wants to drop out.' },
      {
        at: 17,
        what: 'You prepare an experiment and mark papers, trying to make each comment useful.',
      },
    ],
    tasks: [
      'Explain the subject with examples, debates and experiments',
      'Prepare lessons and exams with clear aims',
      'Keep respect in groups that differ widely',
      'Mark, grade and explain each result',
      'Look after one group as its tutor',
      'Talk with families and coordinate with the department',
    ],
    tires: [
      'Groups that did not choose to be there',
      'Mountains of exams at the end of each term',
      'Changing cities in the first years until you get a post',
    ],
    grows:
      'With a stable post people come to lead a department, a school, teacher training or an advisory service. Some write textbooks.',
    tries: [
      'Prepare ten minutes of class on what you know best and give it to your family.',
      "Mark an old exercise of yours as if it were another's and write a useful comment.",
      'Ask your favourite teacher how their first week went.',
    ],
  },
  'educacion-especial': {
    alsoCalled: ['Special needs teacher', 'Inclusive education'],
    does: 'Teaching students with disabilities or learning difficulties, in their own class or in a special school. You adapt materials, look for other ways to communicate, celebrate small steps, and bring family, teachers and specialists together so that nobody is left aside.',
    day: [
      {
        at: 9,
        what: 'Picture cards in hand, you go through the timetable with a boy whom changes distress.',
      },
      {
        at: 10,
        what: 'You join a mathematics class to support two students without drawing attention to it.',
      },
      { at: 12, what: 'You invent a game to learn coins.' },
      { at: 14, what: 'You agree with a mother what to try at home this week.' },
    ],
    tasks: [
      'Assess what each student knows and finds hard',
      'Prepare a plan of their own with family and team',
      'Adapt texts, games, exams and timetables',
      'Teach in small groups or inside the class',
      'Look for other ways to communicate: pictures, gestures, screens',
      'Note progress and change what does not work',
    ],
    tires: [
      'Crises that wear out body and mind',
      'Defending support that always seems too little',
      'Progress that takes months, and setbacks that take a day',
    ],
    grows:
      'One hard case teaches more than a course. Later you know autism or deafness in depth, advise other schools or lead the team that once took you in.',
    tries: [
      'Rewrite a page of your textbook for somebody who reads with great difficulty.',
      'Spend an evening communicating at home by drawings and gestures; note what got lost.',
      'Learn your name and a greeting in sign language from a video.',
    ],
  },
  'ensenanza-de-idiomas-y-personas-adultas': {
    alsoCalled: [
      'Adult literacy',
      'Language teacher',
      'Teaching Spanish or English as a second language',
    ],
    does: 'Teaching languages or basic studies to adults: those who arrive in a new country, who could not finish school, who need English for work. You use what each person brings, build confidence and turn daily life into class material.',
    day: [
      {
        at: 10,
        what: "Today's topic is making a medical appointment, so the classroom becomes a clinic. One student plays the doctor and everybody laughs, mistakes included.",
      },
      { at: 12, what: 'You correct just enough. Someone writes the word syrup on her hand.' },
      { at: 18, what: 'A man of seventy reads his first letter aloud.' },
      { at: 20, what: 'You write dialogues and hunt for songs that teach the past tense.' },
    ],
    tasks: [
      'Find out what each student knows and needs',
      'Prepare lessons around situations from daily life',
      'Get the whole group to speak, read and write',
      'Correct without killing the wish to talk',
      'Prepare people who are going to sit an exam',
    ],
    tires: [
      'Groups that change every month',
      'Evening and night timetables',
      'Students who arrive sleepy after work',
    ],
    grows:
      'Many begin with odd hours and a bag of photocopies. Then come the public school, a settled academy, companies or another country, and with them examining, writing course books or running a centre.',
    tries: [
      'Teach somebody ten useful words of your language without translating any.',
      'Listen to a song in another language and make three questions from it.',
      'Ask somebody who came from another country which phrase they needed first.',
    ],
  },
  pedagogia: {
    alsoCalled: ['Curriculum developer', 'Instructional designer', 'Educational studies'],
    does: 'Thinking about how people learn and designing how to teach it: study programmes, online courses, materials, assessments. You advise schools and companies, train teachers and check whether what is being done works or only looks as if it does.',
    day: [
      {
        at: 9,
        what: 'You watch a lesson from the back, noting what the students do and not only what the teacher says.',
      },
      { at: 11, what: 'With the staff you change the order of a unit.' },
      {
        at: 13,
        what: 'You record an online module and revise an exam that asked what had never been taught.',
      },
      {
        at: 17,
        what: 'The afternoon goes to preparing a training day. You remove twenty slides, and there are still too many.',
      },
    ],
    tasks: [
      'Observe lessons and propose definite changes',
      'Design courses, units and materials',
      'Train teachers and prepare study days',
      'Advise schools, companies and public bodies',
      'Evaluate whether a programme teaches what it promises',
    ],
    tires: [
      'Persuading people who have done it otherwise for years',
      'Education laws that change halfway through a project',
      'Seeing little of the pupils you work for',
    ],
    grows:
      'Some end up in publishing, training companies, museums, guidance, inspection or university, and some set up a small consultancy.',
    tries: [
      'Turn a topic that bores you into a fifteen-minute activity.',
      'Take a free online lesson and note the minute at which it lost you.',
      'Compare an exam of yours with what was explained, and mark what was not taught.',
    ],
  },
  'profesorado-de-musica-y-artes': {
    alsoCalled: ['Music teacher', 'Drama or art lecturer', 'Conservatoire teaching'],
    does: "Teaching music, theatre, dance or visual arts at conservatoires, arts schools and universities. You work on technique and on each student's own judgement, prepare productions and concerts, and usually go on creating work yourself. Many classes have a single student.",
    day: [
      {
        at: 10,
        what: 'The first class is one to one: a student, a violin and a passage that will not come. You move the elbow and suddenly it sounds.',
      },
      { at: 12, what: 'You lead an ensemble in which nobody was listening.' },
      { at: 17, what: 'You discuss portfolios one by one.' },
      {
        at: 20,
        what: "You rehearse your own concert. The conservatoire's neighbour shuts his window.",
      },
    ],
    tasks: [
      'Demonstrate a technique and correct it step by step',
      'Prepare concerts, productions, exams and auditions',
      "Listen to each student's work and comment on it",
      'Explain history and theory with living examples',
      'Direct ensembles, rehearsals and group classes',
    ],
    tires: [
      'Hearing the same passage fail many times',
      'Dividing your time between teaching and creating',
      'Years of temporary posts in different cities',
    ],
    grows:
      'People reach permanent posts, headships or the direction of conservatoires and schools, and almost always go on performing, exhibiting or composing.',
    tries: [
      'Teach someone the first four bars of a song and watch which finger fails.',
      'Go to an open recital at a conservatoire or music school and watch the teachers.',
      "Comment in writing on someone's drawing: what you see, what works, what you would try.",
    ],
  },
  'educacion-infantil-de-cero-a-tres': {
    alsoCalled: ['Nursery worker', 'Early years educator', 'Daycare'],
    does: 'Caring for and educating the very youngest, from the first months to the age of three. Changing a nappy or giving a meal is teaching too: talking, looking, waiting. You prepare safe spaces, sing, watch development and reassure families who part for the first time.',
    day: [
      { at: 8, what: 'You receive arms, bags and crying that lasts two minutes.' },
      {
        at: 10,
        what: 'Balls roll on the mat; a boy takes three steps in a row and everybody celebrates.',
      },
      { at: 13, what: 'Meals, naps, stories, water. You note how long each baby slept.' },
      { at: 16, what: 'At the door you tell his father about the steps, and he gets to see them.' },
    ],
    tasks: [
      'Feed, change nappies and stay close at nap time',
      'Prepare safe spaces for crawling, touching and trying',
      'Talk, sing and tell stories all day',
      'Teach first routines: washing, waiting, tidying up',
      'Observe development and note what is new',
      'Tell families how the day went',
    ],
    tires: [
      'Carrying children who weigh more every month',
      'Viruses that travel from the mat to your home',
      'Several cries at once, and two hands',
    ],
    grows:
      'A room of babies teaches you to look. Afterwards you may coordinate the nursery or open your own, turn to early intervention or play centres, or go on to a teaching degree.',
    tries: [
      'Play on the floor for half an hour with a baby in your family; note what they look at.',
      'Fill a box with ten safe household objects that a one-year-old would like to explore.',
      'Learn three action songs and test which one calms fastest.',
    ],
  },
  'docencia-de-formacion-profesional': {
    alsoCalled: ['Career and technical teacher', 'Trade instructor'],
    does: 'Teaching a trade to young people and adults in a real workshop: cooking, mechanics, hairdressing, welding. You first have to master it and then know how to explain it. You look after safety, find placements in companies and keep the teaching up to date.',
    day: [
      {
        at: 8,
        what: 'The workshop smells of metal and coffee. You show the move slowly, then at normal speed, and go round each bench.',
      },
      {
        at: 10,
        what: 'One student does it better than you, and you tell her. You check goggles and gloves.',
      },
      { at: 13, what: 'You visit a firm to place two trainees.' },
      {
        at: 16,
        what: 'Once back, you prepare parts. A gauge is missing and turns up in a pocket.',
      },
    ],
    tasks: [
      'Demonstrate the technique and watch them repeat it',
      'Explain the theory that is needed and no more',
      'See that machines and tools are used safely',
      'Assess pieces of work and say how to improve them',
      'Find companies for placements and visit them',
      'Keep up when the profession changes',
    ],
    tires: [
      'Groups with very different ages and wishes',
      'Watching many hands near a machine',
      'Workshops with equipment no longer used outside',
    ],
    grows:
      'People usually come after working in the trade. Later they coordinate a course, handle relations with companies or run the school.',
    tries: [
      'Record a two-minute tutorial of something you can do and ask someone to follow it.',
      'Visit the open day of a vocational school and look at its workshops.',
      'List the risks of one task in your kitchen and how they are avoided.',
    ],
  },
  'apoyo-educativo': {
    alsoCalled: ['Teaching assistant', 'Special education aide'],
    does: 'Supporting students who need help to take part in class: to move, communicate, eat, concentrate, calm down. You work beside the teacher, prepare materials and help the whole group live together naturally. It takes great patience and a sense of humour.',
    day: [
      { at: 9, what: 'You meet Samuel off the bus and go in together, counting steps.' },
      {
        at: 10,
        what: 'In class you sit near, neither too close nor too far, and point at the page.',
      },
      {
        at: 13,
        what: 'At lunch you practise with the knife. A loud noise upsets him and you find the quiet corner.',
      },
      { at: 17, what: 'You write in his notebook what went well.' },
    ],
    tasks: [
      'Accompany arrivals, corridors, lunch and outings',
      'Help with eating, moving, washing or communicating',
      'Sit near and point at the next step',
      'Follow the guidelines that the team sets',
      'Prepare materials and leave the classroom ready',
      'Tell teachers and families how the day went',
    ],
    tires: [
      'Part-time hours, with a contract that ends in summer',
      'Being alert every minute',
      'Blows or shouts that are not meant for you',
    ],
    grows:
      'Experience helps you into special schools or school canteens, and is a good base for studying social integration, early years, speech therapy or teaching.',
    tries: [
      'Follow your class timetable for a day, thinking what would be hard in a wheelchair.',
      'Help someone with a task only by pointing, without doing it or telling the answer.',
      'Draw the picture timetable of a morning and try it with a child you know.',
    ],
  },
  'docencia-universitaria': {
    alsoCalled: ['Lecturer', 'University professor', 'Academic', 'Scholar'],
    does: 'Teaching at university and researching what is still unknown in a field. Lecturers prepare classes and practical work, supervise, mark, read without end, write articles and apply for money for projects. Nobody watches their hours, which may be why they work on Sundays. The road is long and passes through a thesis.',
    day: [
      {
        at: 9,
        what: 'A lecture for eighty people. You describe an experiment and stop before the result; three look up from their phones.',
      },
      {
        at: 11,
        what: 'Office hours: a student brings a figure that does not fit your book. You check it twice. She is right.',
      },
      {
        at: 13,
        what: 'You eat while reading an article by the competition. It is good, unfortunately.',
      },
      {
        at: 17,
        what: 'You answer a journal that rejects yours with four pages of objections. Two are fair.',
      },
    ],
    tasks: [
      'Prepare lectures, practical work and materials',
      'Research, write and publish what is found',
      'Read what others in the field publish',
      "Supervise students' projects and theses",
      'Mark exams and assignments',
      'Apply for funds and take on administration',
    ],
    tires: [
      'Years of temporary contracts before a post',
      'Articles rejected after months of work',
      'Administration and forms that eat into research',
    ],
    grows:
      'People go from a doctorate to temporary posts, then to a permanent one and sometimes a chair. Some found a group, lead a faculty or move to industry.',
    tries: [
      'Find an open or online university lecture and follow a whole one taking notes.',
      'Choose a small question about your area, collect twenty data and write half a page.',
      'Read the abstract of a scientific article and translate it into everyday words.',
    ],
  },
  'clases-particulares': {
    alsoCalled: ['Tutor', 'Private tuition', 'Private teacher', 'Exam coaching'],
    does: 'Lessons for one person or a small group: going over what was not understood, preparing an exam or entrance test, teaching people to organise themselves. It may be at home, in an academy or online. You find out at once whether you explain well, because the listening face is half a metre away.',
    day: [
      {
        at: 11,
        what: 'You prepare made-to-measure exercises: the same as ever, with footballers in place of trains.',
      },
      {
        at: 16,
        what: 'Nico arrives saying equations hate him. You ask him to explain one to you. He gets a sign wrong and laughs.',
      },
      {
        at: 18,
        what: 'Online, a woman who works nights revises for her entrance test. She yawns, gets it right, yawns.',
      },
      {
        at: 20,
        what: 'You talk with a father about the word lazy, which will not be used again at that table.',
      },
    ],
    tasks: [
      'Find out where each student gets stuck, and why',
      'Explain once more with different examples',
      'Practise exercises and talk through each mistake',
      'Teach note-taking, planning and how to face exams',
      'Follow progress and report it to the family',
    ],
    tires: [
      'Working when others finish: evenings and the eve of exams',
      'Income that vanishes in summer',
      'Families who expect in a month what a year did not bring',
    ],
    grows:
      'Some fill their diary and open an academy, some move to schools or online teaching, and some specialise in one particular test.',
    tries: [
      'Explain to someone a year below the topic they find hardest; never touch their pencil.',
      'Write three hints for a maths problem, from vague to clear.',
      'Make an audio recording of an explanation and cut everything that is not needed.',
    ],
  },
};
