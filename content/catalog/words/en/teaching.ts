import type { FamilyWords } from '#content/catalog/words.ts';

export const teaching: FamilyWords = {
  'magisterio-de-educacion-infantil': {
    alsoCalled: ['Kindergarten teacher', 'Early childhood teacher'],
    does: 'Teaching children of three to six to talk, live together, count, move and be curious. You plan games with a purpose, watch how each child grows and work with the families. Almost everything is learned on the floor, with songs and messy hands.',
    day: [
      {
        at: 9,
        what: 'Circle time opens the day: who is missing, what the weather is like, who dreamed what. Then come corners for water, letters and building, and you crouch a thousand times. You settle a bite, tie laces, tell a story in three voices. When they leave you tidy and note that somebody wrote their name today.',
      },
    ],
  },
  'magisterio-de-educacion-primaria': {
    alsoCalled: ['Elementary school teacher', 'Primary teacher'],
    does: 'Teaching a bit of everything to a group of six- to twelve-year-olds: reading, sums, how the world works and how to treat each other. You prepare lessons for different paces, assess, talk with families and notice who needs help. People remember you for years.',
    day: [
      {
        at: 9,
        what: 'The bell rings and twenty-five stories come through the door. You explain fractions with a cardboard pizza, someone does not see it, so you try a ruler. At break the older pupils mediate, with you nearby. The afternoon is science in the playground, and afterwards you mark notebooks and call a family.',
      },
    ],
  },
  'profesorado-de-secundaria': {
    alsoCalled: ['High school teacher', 'Subject teacher'],
    does: "Teaching one subject to teenagers: languages, mathematics, history, biology. Besides explaining, you motivate, set limits, act as tutor and mark fairly. The way in is a degree in the subject and, in Spain, a master's in teacher training.",
    day: [
      {
        at: 9,
        what: 'Five groups, five climates. The first is half asleep, so you open with an absurd question and they argue. The third has an exam; you walk between desks. Your free hour goes to a student who wants to drop out. Later you prepare an experiment and mark papers, trying to make each comment useful.',
      },
    ],
  },
  'educacion-especial': {
    alsoCalled: ['Special needs teacher', 'Inclusive education'],
    does: 'Teaching students with disabilities or learning difficulties, in their own class or in a special school. You adapt materials, look for other ways to communicate, celebrate small steps, and bring family, teachers and specialists together so that nobody is left aside.',
    day: [
      {
        at: 9,
        what: 'Picture cards in hand, you go through the timetable with a boy whom changes distress. Then you join a mathematics class to support two students without drawing attention to it. You invent a game to learn coins. At midday you agree with a mother what to try at home this week.',
      },
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
        at: 9,
        what: "Today's topic is making a medical appointment, so the classroom becomes a clinic. One student plays the doctor and everybody laughs, mistakes included. You correct just enough. Then a man of seventy reads his first letter aloud. Afterwards you write dialogues and hunt for songs that teach the past tense.",
      },
    ],
  },
  pedagogia: {
    alsoCalled: ['Curriculum developer', 'Instructional designer', 'Educational studies'],
    does: 'Thinking about how people learn and designing how to teach it: study programmes, online courses, materials, assessments. You advise schools and companies, train teachers and check whether what is being done works or only looks as if it does.',
    day: [
      {
        at: 9,
        what: 'You watch a lesson from the back, noting what the students do and not only what the teacher says. With the staff you change the order of a unit. Then you record an online module and revise an exam that asked what had never been taught. The afternoon goes to preparing a training day.',
      },
    ],
  },
  'profesorado-de-musica-y-artes': {
    alsoCalled: ['Music teacher', 'Drama or art lecturer', 'Conservatoire teaching'],
    does: "Teaching music, theatre, dance or visual arts at conservatoires, arts schools and universities. You work on technique and on each student's own judgement, prepare productions and concerts, and usually go on creating work yourself. Many classes have a single student.",
    day: [
      {
        at: 9,
        what: 'The first class is one to one: a student, a violin and a passage that will not come. You move the elbow and suddenly it sounds. Then you lead an ensemble in which nobody was listening. In the afternoon you discuss portfolios one by one, and after class you rehearse your own concert.',
      },
    ],
  },
  'educacion-infantil-de-cero-a-tres': {
    alsoCalled: ['Nursery worker', 'Early years educator', 'Daycare'],
    does: 'Caring for and educating the very youngest, from the first months to the age of three. Changing a nappy or giving a meal is teaching too: talking, looking, waiting. You prepare safe spaces, sing, watch development and reassure families who part for the first time.',
    day: [
      {
        at: 9,
        what: 'At eight you receive arms, bags and crying that lasts two minutes. Balls roll on the mat; a boy takes three steps in a row and everybody celebrates. Meals, naps, stories, water. You note how long each baby slept. At the door you tell his father about the steps, and he gets to see them.',
      },
    ],
  },
  'docencia-de-formacion-profesional': {
    alsoCalled: ['Career and technical teacher', 'Trade instructor'],
    does: 'Teaching a trade to young people and adults in a real workshop: cooking, mechanics, hairdressing, welding. You first have to master it and then know how to explain it. You look after safety, find placements in companies and keep the teaching up to date.',
    day: [
      {
        at: 9,
        what: 'The workshop smells of metal and coffee. You show the move slowly, then at normal speed, and go round each bench. One student does it better than you, and you tell her. You check goggles and gloves. At midday you visit a firm to place two trainees and, once back, prepare parts.',
      },
    ],
  },
  'apoyo-educativo': {
    alsoCalled: ['Teaching assistant', 'Special education aide'],
    does: 'Supporting students who need help to take part in class: to move, communicate, eat, concentrate, calm down. You work beside the teacher, prepare materials and help the whole group live together naturally. It takes great patience and a sense of humour.',
    day: [
      {
        at: 9,
        what: 'You meet Samuel off the bus and go in together, counting steps. In class you sit near, neither too close nor too far, and point at the page. At lunch you practise with the knife. A loud noise upsets him and you find the quiet corner. At five you write in his notebook what went well.',
      },
    ],
  },
};
