import type { FamilyWords } from '#content/catalog/words.ts';

export const social: FamilyWords = {
  'psicologia-clinica': {
    alsoCalled: ['Psychotherapy', 'Clinical psychologist', 'Counselling psychology'],
    does: 'Helping people understand and treat psychological suffering: fears, sadness, obsessions, grief, troubled relationships. You assess with interviews and tests, and accompany each person with therapy based on what is known to work. In Spain, health practice requires training after the degree.',
    day: [
      { at: 9, what: 'Each session lasts about an hour and asks you to be truly there.' },
      { at: 11, what: 'With the first person you practise facing a lift.' },
      { at: 13, what: 'With the second it is mostly silence and a few tissues.' },
      {
        at: 17,
        what: 'You write notes, score a test and talk a case over with a colleague before deciding anything.',
      },
    ],
    tasks: [
      'Listen, and help each person understand what is happening',
      'Assess with interviews, observation and tests',
      'Agree on goals and lead the therapy session by session',
      'Judge whether somebody is in danger and act in time',
      'Write notes, reports and recommendations',
      'Discuss cases with other professions',
    ],
    tires: [
      'Holding the pain of several people on the same day',
      'Slow change, and appointments to which nobody comes',
      'Starting on your own with an empty diary',
    ],
    grows:
      'Over the years people choose children, adults, trauma, health or eating disorders, supervise others, do research or join a hospital.',
    tries: [
      'Note for three days what you think just before you get angry; look for what repeats.',
      'Listen to someone you trust and say back what you understood, adding nothing.',
      'Find a famous psychology experiment at the library and whether it could be repeated.',
    ],
  },
  'psicologia-del-trabajo': {
    alsoCalled: ['Industrial-organisational psychology', 'Occupational psychology'],
    does: 'Studying how people behave at work and what helps them do well and feel well. These psychologists design selection tests, measure the mood of a company, improve teams and train managers. The work mixes research on data with delicate conversations.',
    day: [
      { at: 9, what: 'You analyse a survey in which a whole department asks for clarity.' },
      { at: 11, what: 'You present the result to management without pointing at anyone.' },
      { at: 13, what: 'You interview several people to find out what lies behind it.' },
      {
        at: 17,
        what: 'You check whether a selection test treats everybody alike, and rewrite two questions.',
      },
    ],
    tasks: [
      'Design fair selection tests and interviews',
      'Observe jobs and ask what each one demands',
      'Measure with surveys how people are, and why',
      'Analyse data and tell what they mean',
      'Train those who lead teams',
      'Accompany changes that worry a workforce',
    ],
    tires: [
      'Standing between hurried managers and a distrustful workforce',
      'Reports that nobody puts into practice',
      'Deciding who passes a selection and who does not',
    ],
    grows:
      "You begin by giving tests and summing up surveys. In time you head a company's people department, advise several, look after well-being and risk, or go back to university with your data.",
    tries: [
      'Ask three adults what they would change about their work and look for what coincides.',
      'Invent five fair questions for choosing a team captain and try them out.',
      'Read three job adverts and mark words that would put off somebody suitable.',
    ],
  },
  'orientacion-educativa': {
    alsoCalled: ['School counsellor', 'Career guidance', 'Careers adviser'],
    does: 'Staying beside students in what they learn, what they find hard and what they want to become. Counsellors spot difficulties, mediate in conflicts, talk with families and teachers, and help choose studies with information and without rush. They know the options and the deadlines.',
    day: [
      {
        at: 9,
        what: 'You give a boy a reading test, sit down with his family and propose concrete support.',
      },
      {
        at: 11,
        what: 'At break somebody leans round your door: “have you got a minute?” It takes twenty.',
      },
      {
        at: 14,
        what: 'In the last hour a whole class asks how one chooses a degree, and you book interviews with the most undecided.',
      },
    ],
    tasks: [
      'Talk with students who get stuck, stay away or hesitate',
      'Meet families and teachers to agree on support',
      'Assess difficulties and write down what help is needed',
      'Inform about studies, deadlines and possible ways on',
      'Step in when there is bullying or a crisis',
    ],
    tires: [
      'Hundreds of students for a single door',
      'Knowing of trouble at home and being unable to mend it',
      'Reports that eat up the afternoons',
    ],
    grows:
      "After years in one school you know everybody's older brothers and sisters. From there people coordinate an area, train teachers, look after how a school lives together or turn to giftedness or disability.",
    tries: [
      'Write what you would ask yourself before choosing studies, then put it to a friend.',
      "Make an appointment with your school's counsellor and ask what their week is like.",
      'Compare two degrees you know nothing of; sum up in five lines whom they would suit.',
    ],
  },
  'trabajo-social': {
    alsoCalled: ['Social worker', 'Social services', 'Child and family social work'],
    does: 'Walking with people and families through hard times: no housing, violence, dependency, children at risk. Social workers assess the situation, arrange benefits, coordinate schools, health and courts, and try to give each person back control of their own life.',
    day: [
      {
        at: 9,
        what: 'A mother comes to the office with an eviction letter. You read it, make calls, look for time and an alternative.',
      },
      {
        at: 12,
        what: 'You visit a home to see how two brothers are doing. They show you a tortoise called President.',
      },
      { at: 15, what: 'You talk with their teacher, who sees them come without breakfast.' },
      { at: 17, what: 'You write a report that a judge will rely on, so you weigh each word.' },
    ],
    tasks: [
      'Interview people and families and assess their situation',
      'Arrange benefits, places and support',
      'Agree on a plan and check whether it is kept',
      'Visit homes where children or older people are at risk',
      'Coordinate school, health service, police and court',
      'Write reports that others will use to decide',
    ],
    tires: [
      'Many cases at once and few resources to share',
      'Decisions about children that still hurt at night',
      'Forms that take longer than the problem',
    ],
    grows:
      'The first post is often a stand-in job with too many files. Then you choose a house, social services, a hospital, a prison or a charity, and may coordinate a centre or win a state examination.',
    tries: [
      'Look up which social services there are in your area and whom each one serves.',
      'Read the conditions of a public benefit and list the papers it asks for.',
      "Invent a family's situation and write three ways out, each with its snags.",
    ],
  },
  'atencion-a-las-adicciones': {
    alsoCalled: ['Addiction counsellor', 'Substance abuse counselling'],
    does: 'Helping people who want to leave behind alcohol, other drugs, gambling or out-of-control screens. You listen without judging, build a plan in steps, lead groups, support families and work with doctors and psychologists when needed. Trust is the main tool, and it takes time.',
    day: [
      {
        at: 10,
        what: 'The group sits in a circle and someone tells how close they came to relapsing yesterday. Nobody claps or scolds; you talk about what helped them stop.',
      },
      { at: 13, what: 'You see an exhausted father.' },
      { at: 17, what: 'You give a talk at a school, with very direct questions.' },
      { at: 19, what: 'You prepare an intake interview and leave the coffee made.' },
    ],
    tasks: [
      'Lead groups and listen without judging',
      'Assess the habit and what keeps it going',
      'Agree on a plan in steps and review it often',
      'Support families who no longer know what to do',
      'Follow people after they are discharged',
      'Give talks on prevention in schools',
    ],
    tires: [
      'Relapses of people who had been doing very well',
      'Lies to be heard without taking them personally',
      'Nights and weekends in residential centres',
    ],
    grows:
      'People coordinate a programme or a centre, or move to prevention, harm reduction or the training of other teams.',
    tries: [
      'Give up one screen habit for a week and note at what time you miss it most.',
      'Look at how online gambling is advertised and write what it promises and leaves out.',
      'Ask someone who gave up smoking which day was worst and what helped.',
    ],
  },
  'reinsercion-social': {
    alsoCalled: ['Probation officer', 'Correctional treatment', 'Prison education'],
    does: 'Working with people who have been sentenced so that they meet what the judge ordered and do not offend again. The officer assesses risks and strengths, follows progress, looks for training or work, and writes reports. It calls for firmness, empathy and careful paperwork.',
    day: [
      { at: 9, what: 'You go over the file before entering the wing.' },
      {
        at: 10,
        what: 'The first interview is tense; on the third question the young man mentions his son, and there you find a way in.',
      },
      {
        at: 13,
        what: 'You call a firm that gives second chances and confirm that someone attended a course.',
      },
      {
        at: 16,
        what: 'You write a reasoned proposal for leave. You correct it twice because of a comma.',
      },
    ],
    tasks: [
      'Interview the person and prepare their file',
      'Talk to family and others to understand the story',
      'Follow whether they keep to what the judge ordered',
      'Work in groups on anger, addiction or violence',
      'Look for training, housing or a job for release',
      'Write reports and reasoned proposals',
    ],
    tires: [
      'Distrust on both sides of the bars',
      'The doubt of having trusted the wrong person',
      'A great deal of paper before a small step',
    ],
    grows:
      'Over the years you learn to tell a change from a promise. Then you are trusted with a programme, measures served outside prison, young offenders or conversations between victims and the convicted.',
    tries: [
      'Read about a sentence in a newspaper and find out what happens after release.',
      'Ask your library for a book written in prison and read two chapters.',
      'Debate with two friends what you would ask of a firm that hires someone with a record.',
    ],
  },
  'gestion-de-entidades-sociales': {
    alsoCalled: ['NGO director', 'Charity management', 'Community service manager'],
    does: 'Running programmes for organisations that do not seek profit: meals, shelter, development, inclusion. You find the money, share out the budget, look after staff and volunteers, and show with evidence what was achieved. It is management in the service of a cause.',
    day: [
      {
        at: 9,
        what: 'The day opens with a short meeting: how many places are left, who needs relief.',
      },
      {
        at: 11,
        what: 'You finish a grant application and phone a company that might donate food.',
      },
      {
        at: 16,
        what: 'On a visit to the centre, one of its users tells you what is not working. You note it, because tomorrow the spending is decided.',
      },
    ],
    tasks: [
      'Organise programmes, rotas, staff and volunteers',
      'Find money and account for how it was spent',
      'Check with evidence whether a programme works',
      'Decide who is served and by which rules',
      'Meet councils, companies and other organisations',
      'Deal with complaints and emergencies at the centre',
    ],
    tires: [
      'Grants that come late while wages do not wait',
      'Saying no to people who need it',
      'Paperwork for every euro that comes in',
    ],
    grows:
      'People usually come from one programme. Later they direct larger organisations, foundations or networks, or advise several small ones.',
    tries: [
      'Find the published accounts of an association and see what it spends most on.',
      'Prepare a food collection with your class: permission, boxes, delivery and a list.',
      'Offer two afternoons of volunteering to a known local association, with permission at home.',
    ],
  },
  'integracion-social': {
    alsoCalled: ['Social integration worker', 'Social care assistant'],
    does: 'Direct work with people at risk of being left out: young people without support, lonely older people, migrants, people with a disability. You teach everyday skills, go along to offices, organise activities and carry out the plan that the social team draws up.',
    day: [
      {
        at: 10,
        what: 'You go with a young man to his first job interview and rehearse answers on the bus.',
      },
      {
        at: 13,
        what: 'Back at the supported flat it is cooking: budget, shopping, rice done just right.',
      },
      { at: 16, what: 'Two residents quarrel and you help them hear each other.' },
      {
        at: 19,
        what: 'You write down the progress: the young man measured the rice himself, with just one portion over.',
      },
    ],
    tasks: [
      'Get to know each person and spot what support they need',
      'Teach cooking, shopping, getting about and handling money',
      'Go along to doctors, offices and job interviews',
      'Prepare and lead workshops and group activities',
      'Mediate in conflicts of living together',
      'Record progress and report to the team',
    ],
    tires: [
      'Evening, night and holiday shifts in flats and centres',
      'Steps back after months of work',
      'Keeping a distance from people you have grown fond of',
    ],
    grows:
      'With experience people coordinate a flat, a workshop or a programme, specialise in young people, women or disability, or go on to a degree in education or social work.',
    tries: [
      'Teach someone at home a chore that is always yours, without touching anything.',
      'Go with a relative to an office and note each step that was not clear.',
      "Do three days' shopping for two people on a fixed budget.",
    ],
  },
  'preparacion-laboral': {
    alsoCalled: ['Job coach', 'Rehabilitation counsellor', 'Employment support'],
    does: 'Helping people with a disability, a mental illness or a long absence to find a job and keep it. You discover what they can do, talk to employers, train them at the workplace itself and step back little by little when you are no longer needed.',
    day: [
      {
        at: 8,
        what: 'In the warehouse where Lucía starts today, you learn the task before her so that you can explain it.',
      },
      {
        at: 10,
        what: 'You stick up photos of the steps and talk with her boss about giving instructions.',
      },
      { at: 13, what: 'You visit another firm and suggest a post.' },
      { at: 17, what: 'Last comes someone who wants a different job but cannot say which.' },
    ],
    tasks: [
      'Ask what each person can do and wants',
      'Prepare a plan with steps, support and dates',
      'Talk to companies and suggest particular posts',
      'Train the task at the workplace itself',
      'Clear obstacles: hours, transport, noise, instructions',
      'Follow how it goes and step back little by little',
    ],
    tires: [
      'Firms that say yes and then do not call',
      'Learning a new trade every month in order to teach it',
      'Miles from one workplace to the next',
    ],
    grows:
      'You support one job, then ten, and end up knowing the foremen of half the city. People go on to coordinate the service, teach companies to include or run a sheltered workshop.',
    tries: [
      'Break making coffee into steps with photos, and give them to someone who never did it.',
      'Notice in a shop which tasks somebody who cannot read could do.',
      'Write your CV with what you can really do and read it aloud.',
    ],
  },
  'animacion-sociocultural': {
    alsoCalled: ['Recreation worker', 'Youth and community work', 'Leisure activities'],
    does: 'Organising activities that bring people together: camps, playrooms, neighbourhood parties, workshops, outings. You listen to what interests people, find a room and money, coordinate assistants and are in the middle of it when it happens. The aim goes beyond fun: building community.',
    day: [
      { at: 11, what: 'You close the summer programme and haggle over coaches.' },
      {
        at: 16,
        what: 'You open the youth centre: someone wants to rehearse, others set up a tournament, two are bored and you give them a job.',
      },
      { at: 18, what: 'It rains and you improvise: the tournament fits into the corridor.' },
      { at: 21, what: 'You stack chairs with those who always stay behind.' },
    ],
    tasks: [
      'Ask what interests people and prepare a programme',
      'Lead games, workshops, outings and camps',
      'Get rooms, permits, materials and money',
      'Coordinate assistants and share out tasks',
      'Look after the rules and safety of the group',
      'Give first aid and tell the families',
    ],
    tires: [
      'Evenings, weekends and whole summers',
      'Contracts that last as long as a programme',
      'Ten people who want ten different things',
    ],
    grows:
      "You move from assistant to coordinator, to running camps, to a council's youth or culture office, or to an association of your own.",
    tries: [
      'Organise an afternoon of games for five small neighbours or cousins; note when they get bored.',
      'Ask at the library or arts centre which activity is missing and suggest one.',
      'Learn two games that need no equipment and teach them at the next break.',
    ],
  },
  'animacion-en-residencias': {
    alsoCalled: ['Recreational therapy', 'Activity coordinator', 'Work with older people'],
    does: 'Activities that keep older or ill people going in care homes, hospitals and day centres: memory, music, gentle exercise, theatre, outings. You adapt to what each person can do, notice changes and give people a reason to get up in the morning.',
    day: [
      { at: 10, what: 'You put on a bolero and three hands start to follow.' },
      {
        at: 11,
        what: 'The memory session is about old trades, and Julián, who hardly ever speaks, explains how a horse was shod.',
      },
      { at: 13, what: 'A ball game in chairs. The team by the window wins.' },
      {
        at: 17,
        what: 'You rehearse the choir with a school and report a sadness that worries you.',
      },
    ],
    tasks: [
      'Ask each person what they used to enjoy',
      'Prepare sessions of memory, music, exercise or theatre',
      'Lead the group and adapt the game to each one',
      'Observe mood and participation and write them down',
      'Organise parties, visits and outings',
      'Coordinate activities with nurses and families',
    ],
    tires: [
      'Cheering a room in which many are asleep',
      'Frequent goodbyes',
      'Doing a lot with one box of materials',
    ],
    grows:
      'In the first week you learn names; after a year you know which song gets each one up. Later you coordinate several homes, keep to dementia or music, or study further in social care or health.',
    tries: [
      'Ask the older person closest to you about their first job and record it, with permission.',
      'Prepare ten minutes of chair exercise to a song and do it with your family.',
      'Invent a memory game with old photos from home.',
    ],
  },
  'ensenanza-de-talleres': {
    alsoCalled: ['Workshop instructor', 'Hobby classes', 'Self-enrichment teacher'],
    does: 'Teaching something you love outside the school system: pottery, sewing, guitar, gardening, cooking, chess. You work in cultural centres, associations or on your own, with groups of every age who come because they want to. The atmosphere counts as much as the technique.',
    day: [
      { at: 16, what: 'You arrive early to set out materials and tables.' },
      {
        at: 17,
        what: 'The class has a retired woman, two brothers and a programmer who had never held a needle.',
      },
      {
        at: 18,
        what: 'You show, watch, correct a hand. Someone gets frustrated and you find another way to explain.',
      },
      { at: 21, what: 'You design the next poster and answer enrolments.' },
    ],
    tasks: [
      'Show the technique and correct hands one by one',
      'Prepare materials, tables and examples',
      'Adapt the pace to the quick and to the stuck',
      'Encourage people when it comes out crooked',
      'Advertise courses and handle enrolments and payments',
    ],
    tires: [
      'Carrying materials, and tidying once everybody has gone',
      'Groups that fill in autumn and empty in spring',
      'Teaching the basics again while longing to make your own',
    ],
    grows:
      'With faithful students people open their own workshop, give intensive or online courses, or combine teaching with selling what they make.',
    tries: [
      'Teach someone in twenty minutes a thing you do with your hands; see where they get lost.',
      'Write the poster of a workshop of yours: what, for whom and what to bring.',
      'Watch two videos that teach the same thing and decide which explains better, and why.',
    ],
  },
  'salud-comunitaria': {
    alsoCalled: ['Community health worker', 'Health promoter', 'Health mediation'],
    does: 'Bringing health closer to neighbourhoods and villages it struggles to reach. You visit homes, go along to appointments, organise workshops on food, vaccines or sexuality, and listen to what keeps people from looking after themselves. You know their language and customs, and translate in both directions.',
    day: [
      { at: 9, what: 'You begin at the market, where everything is known.' },
      {
        at: 10,
        what: 'A stallholder tells you she gave up her treatment because the clinic closes early; you call and get another time.',
      },
      { at: 13, what: 'There is a snack workshop, with mothers and laughter.' },
      {
        at: 16,
        what: 'You visit someone who has just arrived and note, with permission, what is needed.',
      },
    ],
    tasks: [
      'Visit homes and find those who never see a doctor',
      'Give workshops on food, vaccines or sexuality',
      'Go along to appointments and translate in both directions',
      'Call to learn whether somebody followed the treatment',
      'Tell people about services and hand out clear material',
      'Note what is missing and tell the health centre',
    ],
    tires: [
      'A great deal of walking, in heat or rain',
      'Projects that end just when people begin to trust you',
      'Problems born of housing or money',
    ],
    grows:
      'Those who win over one neighbourhood end up teaching others how: they coordinate programmes, train new workers or join aid work. One more degree leads to nursing, social work or public health.',
    tries: [
      'Draw a map of your area with what helps health and what harms it.',
      'Explain at home what a vaccine is for and note the doubts that come up.',
      'Translate a health leaflet into words your grandmother or neighbour would use.',
    ],
  },
  neuropsicologia: {
    alsoCalled: ['Neuropsychologist', 'Cognitive rehabilitation', 'Neuroscience'],
    does: 'Studying how a blow, a stroke, dementia or a developmental disorder changes memory, attention, language or character. You assess with tests and conversation, explain the result to the family and design exercises and tricks for everyday life. You work close to neurology and rehabilitation.',
    day: [
      {
        at: 9,
        what: 'A taxi driver who had a stroke repeats words. He remembers the fruit and loses the animals.',
      },
      {
        at: 11,
        what: 'Attention tests with a teenager who fell off her bike. She gets cross, and you note that too.',
      },
      { at: 13, what: 'You score: numbers, charts, and what they change at home.' },
      {
        at: 17,
        what: "You teach a father to use a notebook instead of his memory. He covers it with his team's badge.",
      },
    ],
    tasks: [
      'Assess memory, attention, language and reasoning with tests',
      'Interview the person and whoever lives with them',
      'Compare results before and after a treatment',
      'Design exercises and aids for daily life',
      'Explain the report to families, doctors or judges',
    ],
    tires: [
      'Long tests that demand the same voice every time',
      'Families who ask whether they will be who they were',
      'Extensive reports after each assessment',
    ],
    grows:
      'You score tests under supervision until the report bears your name. Hospitals, brain injury centres, schools and courts ask for it, and a good part of the profession both treats and does research.',
    tries: [
      'Have someone name colours written in ink of another colour, and time the mistakes.',
      'Try three ways of remembering a shopping list and compare them the next day.',
      'Read at the library a classic case of brain damage and tell what was learned.',
    ],
  },
  'psicologia-educativa': {
    alsoCalled: ['School psychologist', 'Educational psychologist'],
    does: 'Psychology put to work in schools: finding what lies behind slow reading, behaviour that explodes or a talent that is bored. You give tests, observe in class, talk with families and teachers, write reports and propose support. You also help a whole school to prevent bullying and to teach better.',
    day: [
      {
        at: 9,
        what: 'You watch from the back row a boy who cannot keep still. You count how often his name is called: nineteen, none in praise.',
      },
      {
        at: 11,
        what: 'Reading tests with a stopwatch. She skips lines and invents them rather well.',
      },
      { at: 13, what: 'You tell the teachers, with two proposals and no acronyms.' },
      {
        at: 16,
        what: 'The family comes. You begin with what the girl does well, and the father breathes out.',
      },
    ],
    tasks: [
      'Choose, give and score psychological tests',
      'Observe in class and at break',
      'Interpret results together with what the family says',
      'Write reports that a teacher can use tomorrow',
      'Propose support and check whether it works',
      'Report any suspicion of abuse or neglect',
    ],
    tires: [
      'More children than hours, spread over several schools',
      'Labels that others misuse',
      'Seeing the problem clearly and the resources far away',
    ],
    grows:
      'In the state system people usually come through guidance. There are also private practices, early-years centres, test publishers and universities.',
    tries: [
      'Count through one lesson how often pupils are corrected and how often encouraged.',
      'Teach the same arithmetic trick to two people and describe how each one learns.',
      'Find out what dyslexia is and read a text that imitates it, to feel the tiredness.',
    ],
  },
  'captacion-de-fondos': {
    alsoCalled: ['Fundraiser', 'Charity fundraising', 'International development'],
    does: 'Finding those who will sustain a cause: members, companies, foundations, public grants. You research who may care, prepare campaigns and projects, ask plainly, give thanks and account for it all. In development work you write proposals to be carried out far away, with budgets to the last cent and photos that humiliate nobody.',
    day: [
      {
        at: 9,
        what: 'You read the rules of a call for projects, underlining in three colours. It closes on Friday and wants a floor plan.',
      },
      {
        at: 11,
        what: 'You ring a pencil factory. Money no, they say; pencils, as many as you like. You like.',
      },
      { at: 13, what: 'You build the campaign: a photo, a sentence, a figure you can prove.' },
      {
        at: 18,
        what: "An evening with donors. You remember each name, and the name of one man's dog.",
      },
    ],
    tasks: [
      'Research who might support the cause',
      'Talk to people, companies and foundations and ask for help',
      'Write projects and budgets for public calls',
      'Prepare campaigns, events and messages',
      'Give thanks and explain what the money did',
      'Keep the donor database up to date',
    ],
    tires: [
      'Hearing no almost every day',
      'Money targets with a fixed date',
      'Calls that change their form every year',
    ],
    grows:
      'You begin by telephoning those who already give. With results you are handed companies, foundations, development projects or the whole fundraising of an organisation, and business too wants people who know how to ask.',
    tries: [
      'Read two charity campaigns and note which feeling they use and which fact they give.',
      'Run a small sale with your class for a cause and publish the exact accounts.',
      'Write half a page asking for books for your library and show it to someone.',
    ],
  },
};
