import type { FamilyWords } from '#content/catalog/words.ts';

export const social: FamilyWords = {
  'psicologia-clinica': {
    alsoCalled: ['Psychotherapy', 'Clinical psychologist', 'Counselling psychology'],
    does: 'Helping people understand and treat psychological suffering: fears, sadness, obsessions, grief, troubled relationships. You assess with interviews and tests and work through therapy grounded in evidence. Much of it is patience, because change is slow. In Spain, health practice requires training after the degree.',
    day: [
      {
        at: 9,
        what: 'Each session lasts about an hour and asks you to be truly there. With the first person you practise facing a lift; with the second it is mostly silence and a few tissues. In between you write notes, score a test and talk a case over with a colleague before deciding anything.',
      },
    ],
  },
  'psicologia-del-trabajo': {
    alsoCalled: ['Industrial-organisational psychology', 'Occupational psychology'],
    does: 'Studying how people behave at work and what helps them do well and feel well. These psychologists design selection tests, measure the mood of a company, improve teams and train managers. The work mixes research on data with delicate conversations.',
    day: [
      {
        at: 9,
        what: 'You analyse a survey in which a whole department asks for clarity. In the morning you present the result to management without pointing at anyone; then you interview several people to find out what lies behind it. In the afternoon you check whether a selection test treats everybody alike, and rewrite two questions.',
      },
    ],
  },
  'orientacion-educativa': {
    alsoCalled: ['School counsellor', 'Career guidance', 'Careers adviser'],
    does: 'Staying beside students in what they learn, what they find hard and what they want to become. Counsellors spot difficulties, mediate in conflicts, talk with families and teachers, and help choose studies with information and without rush. They know the options and the deadlines.',
    day: [
      {
        at: 9,
        what: 'At break somebody leans round your door: “have you got a minute?” It takes twenty. Then you give a boy a reading test, sit down with his family and propose concrete support. In the last hour a whole class asks how one chooses a degree, and you book interviews with the most undecided.',
      },
    ],
  },
  'trabajo-social': {
    alsoCalled: ['Social worker', 'Social services', 'Child and family social work'],
    does: 'Walking with people and families through hard times: no housing, violence, dependency, children at risk. Social workers assess the situation, arrange benefits, coordinate schools, health and courts, and try to give each person back control of their own life.',
    day: [
      {
        at: 9,
        what: 'A mother comes to the office with an eviction letter. You read it, make calls, look for time and an alternative. At noon you visit a home to see how two brothers are doing and talk with their teacher. You write a report that a judge will rely on, so you weigh each word. Days never repeat.',
      },
    ],
  },
  'atencion-a-las-adicciones': {
    alsoCalled: ['Addiction counsellor', 'Substance abuse counselling'],
    does: 'Helping people who want to leave behind alcohol, other drugs, gambling or out-of-control screens. You listen without judging, build a plan in steps, lead groups, support families and work with doctors and psychologists when needed. Trust is the main tool, and it takes time.',
    day: [
      {
        at: 9,
        what: 'The group sits in a circle and someone tells how close they came to relapsing yesterday. Nobody claps or scolds; you talk about what helped them stop. Then you see an exhausted father. In the afternoon you give a talk at a school, with very direct questions, and prepare an intake interview.',
      },
    ],
  },
  'reinsercion-social': {
    alsoCalled: ['Probation officer', 'Correctional treatment', 'Prison education'],
    does: 'Working with people who have been sentenced so that they meet what the judge ordered and do not offend again. The officer assesses risks and strengths, follows progress, looks for training or work, and writes reports. It calls for firmness, empathy and careful paperwork.',
    day: [
      {
        at: 9,
        what: 'You go over the file before entering the wing. The first interview is tense; on the third question the young man mentions his son, and there you find a way in. You call a firm that gives second chances, confirm that someone attended a course and write a reasoned proposal for leave.',
      },
    ],
  },
  'gestion-de-entidades-sociales': {
    alsoCalled: ['NGO director', 'Charity management', 'Community service manager'],
    does: 'Running programmes for organisations that do not seek profit: meals, shelter, development, inclusion. You find the money, share out the budget, look after staff and volunteers, and show with evidence what was achieved. It is management in the service of a cause.',
    day: [
      {
        at: 9,
        what: 'The day opens with a short meeting: how many places are left, who needs relief. Then you finish a grant application and phone a company that might donate food. On a visit to the centre, one of its users tells you what is not working. You note it, because tomorrow the spending is decided.',
      },
    ],
  },
  'integracion-social': {
    alsoCalled: ['Social integration worker', 'Social care assistant'],
    does: 'Direct work with people at risk of being left out: young people without support, lonely older people, migrants, people with a disability. You teach everyday skills, go along to offices, organise activities and carry out the plan that the social team draws up.',
    day: [
      {
        at: 9,
        what: 'You go with a young man to his first job interview and rehearse answers on the bus. Back at the supported flat it is cooking: budget, shopping, rice done just right. Two residents quarrel and you help them hear each other. You finish by writing down small steps forward that others would miss.',
      },
    ],
  },
  'preparacion-laboral': {
    alsoCalled: ['Job coach', 'Rehabilitation counsellor', 'Employment support'],
    does: 'Helping people with a disability, a mental illness or a long absence to find a job and keep it. You discover what they can do, talk to employers, train them at the workplace itself and step back little by little when you are no longer needed.',
    day: [
      {
        at: 9,
        what: 'In the warehouse where Lucía starts today, you learn the task before her so that you can explain it. You stick up photos of the steps and talk with her boss about giving instructions. Later you visit another firm and suggest a post. Last comes someone who wants a different job but not which.',
      },
    ],
  },
  'animacion-sociocultural': {
    alsoCalled: ['Recreation worker', 'Youth and community work', 'Leisure activities'],
    does: 'Organising activities that bring people together: camps, playrooms, neighbourhood parties, workshops, outings. You listen to what interests people, find a room and money, coordinate assistants and are in the middle of it when it happens. The aim goes beyond fun: building community.',
    day: [
      {
        at: 9,
        what: 'In the morning you close the summer programme and haggle over coaches. At four you open the youth centre: someone wants to rehearse, others set up a tournament, two are bored and you give them a job. When it rains you improvise. At the end you stack chairs with those who always stay behind.',
      },
    ],
  },
  'animacion-en-residencias': {
    alsoCalled: ['Recreational therapy', 'Activity coordinator', 'Work with older people'],
    does: 'Activities that keep older or ill people going in care homes, hospitals and day centres: memory, music, gentle exercise, theatre, outings. You adapt to what each person can do, notice changes and give people a reason to get up in the morning.',
    day: [
      {
        at: 9,
        what: 'You put on a bolero and three hands start to follow. The memory session is about old trades, and Julián, who hardly ever speaks, explains how a horse was shod. Then a ball game in chairs. In the afternoon you rehearse the choir with a school and report a sadness that worries you.',
      },
    ],
  },
  'ensenanza-de-talleres': {
    alsoCalled: ['Workshop instructor', 'Hobby classes', 'Self-enrichment teacher'],
    does: 'Teaching something you love outside the school system: pottery, sewing, guitar, gardening, cooking, chess. You work in cultural centres, associations or on your own, with groups of every age who come because they want to. The atmosphere counts as much as the technique.',
    day: [
      {
        at: 9,
        what: "You arrive early to set out materials and tables. The five o'clock class has a retired woman, two brothers and a programmer who had never held a needle. You show, watch, correct a hand. Someone gets frustrated and you find another way to explain. Between classes you design the next poster and answer enrolments.",
      },
    ],
  },
  'salud-comunitaria': {
    alsoCalled: ['Community health worker', 'Health promoter', 'Health mediation'],
    does: 'Bringing health closer to neighbourhoods and villages it struggles to reach. You visit homes, go along to appointments, organise workshops on food, vaccines or sexuality, and listen to what keeps people from looking after themselves. You know their language and customs, and translate in both directions.',
    day: [
      {
        at: 9,
        what: 'You begin at the market, where everything is known. A stallholder tells you she gave up her treatment because the clinic closes early; you call and get another time. At midday there is a snack workshop with mothers and laughter. Then you visit someone who has just arrived and note, with permission, what is needed.',
      },
    ],
  },
};
