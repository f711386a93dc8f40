import type { FamilyWords } from '#content/catalog/words.ts';

export const science: FamilyWords = {
  matematicas: {
    alsoCalled: ['Mathematician', 'Mathematical research', 'Applied mathematics'],
    does: 'The study of structures, shapes, numbers and logic, and their use on the problems of other sciences. Mathematicians prove what is always true, build models and teach. They work in universities, banks, technology, research or anywhere that needs rigorous thinking.',
    day: [
      {
        at: 8,
        what: "Yesterday's idea had a hole in it, and you realise so in the shower. At the board you close it another way and something prettier appears.",
      },
      {
        at: 11,
        what: 'You teach a class in which somebody asks what it is for; you answer with a satellite.',
      },
      { at: 16, what: 'You program an example and read one proof three times.' },
    ],
    tasks: [
      'Think about relations between numbers, shapes and structures',
      'Write proofs and papers for others to check',
      'Read what colleagues publish and discuss it with them',
      'Apply theory to problems of engineering, finance or health',
      'Build models and simulate them by computer',
    ],
    tires: [
      'Weeks stuck on the same line',
      'Explaining at parties what it is for',
      'Few research posts and many moves',
    ],
    grows:
      'With a doctorate you teach and chase one problem for years. Without one, technology, insurance, banking or delivery routes want you, and somebody is always needed to teach in secondary schools.',
    tries: [
      "Find the problem of your country's maths olympiad you understand best and give it an hour without the solution.",
      'Prove in writing that two odd numbers always add up to an even one and convince somebody at home.',
      'Borrow a book of logic puzzles from the library and solve five with a pencil.',
    ],
  },
  estadistica: {
    alsoCalled: ['Statistician', 'Quantitative analysis'],
    does: 'Designing how data should be collected and what can be concluded from them without fooling oneself. Statisticians work out samples, choose tests, build models and measure uncertainty. They collaborate with medicine, government, business or science, and often their most useful sentence is “we do not know yet”.',
    day: [
      {
        at: 9,
        what: 'A doctor asks how many people her study needs; the answer depends on which difference would matter to her. You talk it over.',
      },
      {
        at: 12,
        what: 'You clean a survey and find that those missing are exactly the night workers. You write code, check assumptions, redo a chart that exaggerated.',
      },
      { at: 17, what: 'You draft three lines saying precisely what was found.' },
    ],
    tasks: [
      'Analyse data and say which differences are real',
      'Look for trends and for what might bend the result',
      'Choose the right method for each question',
      'Prepare and correct data before using them',
      'Present results to people who know no statistics',
    ],
    tires: [
      'Arriving when the data were already badly collected',
      'Insisting on doubt before people who want headlines',
      'A lot of screen and a lot of tables',
    ],
    grows:
      "You clean other people's surveys until you design your own. Hospitals, public institutes, insurers and pollsters are the common places, at one desk or helping several teams.",
    tries: [
      'Throw two dice a hundred times, note the sums and compare the picture with what you expected.',
      'Find a poll in the news and learn how many people were asked and how they were chosen.',
      'Ask two groups of classmates the same thing in different words and compare the answers.',
    ],
  },
  fisica: {
    alsoCalled: ['Physicist', 'Physics research'],
    does: 'Looking for the rules nature works by, from a particle to a galaxy. Physicists propose hypotheses, set up experiments, calculate, simulate and compare. They also work on medicine, energy, materials or data, because they learn to solve what nobody has solved before.',
    day: [
      {
        at: 2,
        what: 'The laser goes out of line whenever the tram passes, so you measure at night.',
      },
      {
        at: 11,
        what: 'You analyse: the curve matches theory except at one end, and that end is the interesting part. People argue over whether it is a mistake.',
      },
      {
        at: 16,
        what: 'You change a filter, repeat, teach a tutorial and apply for instrument time.',
      },
    ],
    tasks: [
      "Do long calculations with the computer's help",
      'Analyse measurements and part signal from noise',
      'Put into equations what is observed',
      'Simulate systems that cannot be touched',
      'Apply for funds and instrument time',
      'Teach students and guide their work',
    ],
    tires: [
      'Experiments that fail because of a cable',
      'Short grants and contracts for years',
      'Nights of measuring while nobody passes',
    ],
    grows:
      'Those who stay in research write a thesis and move two or three times, perhaps as far as an accelerator or a telescope. The others turn up in hospitals, energy, data, technology or at a blackboard.',
    tries: [
      'Hang a weight from three strings of different length and time ten swings of each.',
      'Film a bouncing ball in slow motion and work out what share of its height it loses.',
      'Look at a lamp reflected in an old disc and draw the order of the colours.',
    ],
  },
  quimica: {
    alsoCalled: ['Chemist', 'Chemical research'],
    does: 'The study of what matter is made of and how it changes, in order to create or analyse substances: medicines, batteries, dyes, plastics that recycle better. Chemists work in laboratories with method, safety and a notebook that records even what went wrong.',
    day: [
      {
        at: 9,
        what: 'The liquid was meant to turn blue and turned brown. Before throwing it away you analyse it: two peaks you did not expect.',
      },
      {
        at: 11,
        what: 'You wash glassware, set up another reaction in the fume hood and leave it stirring.',
      },
      { at: 13, what: 'The group discusses the result.' },
      { at: 16, what: 'You purify drop by drop and weigh a ridiculous amount of powder: pure.' },
    ],
    tasks: [
      'Improve formulas, products and methods',
      'Analyse compounds to learn their structure',
      'Set off reactions with heat, light or catalysts',
      'Check the quality of what is made',
      'Write reports, standards and papers',
      'Look after instruments and mend what fails',
    ],
    tires: [
      'Fumes, gloves and goggles all day',
      'Reactions that bring you back at night',
      'Repeating until it comes out pure',
    ],
    grows:
      "At first you run somebody else's reaction; later you decide which is worth running. Industry, quality control, public laboratories and classrooms take most people, and a thesis opens research.",
    tries: [
      'Grow salt or sugar crystals on a thread for days and photograph them each morning.',
      'Try what stains an old cloth and what removes it: lemon, soap or hot water.',
      'Blow through a straw into red cabbage water and watch the change; look up the cause.',
    ],
  },
  biologia: {
    alsoCalled: ['Biologist', 'Life sciences'],
    does: 'Research into life at every scale: molecules, cells, plants, ecosystems. Biologists run experiments, do fieldwork and analyse data, and apply what they learn to health, conservation, farming or industry. Curiosity sets the course, and persistence decides how far one gets.',
    day: [
      {
        at: 9,
        what: "The flies in the fourth tray live longer than the rest and you do not yet know why. You count, note, extract DNA with a watchmaker's hand.",
      },
      {
        at: 12,
        what: 'While the machine works you read a paper and argue about an experiment with a colleague.',
      },
      { at: 16, what: 'You go to the river for samples in borrowed boots.' },
    ],
    tasks: [
      'Write reports on what was observed and its effects',
      'Talk with authorities, companies and residents',
      'Collect data on organisms and their surroundings',
      'Process and analyse those data with software',
      'Identify species and study how they live',
      'Guide the technicians on the team',
    ],
    tires: [
      'Fieldwork with rain and mosquitoes, or months indoors',
      'Contracts as long as the project lasts',
      'Counting the same thing hundreds of times',
    ],
    grows:
      'The first campaigns are short and so are their contracts. With a speciality you find a place in a laboratory, a consultancy, a hospital, a winery or a school.',
    tries: [
      'Choose one square metre of park and for twenty minutes note all the life you find.',
      'Put lentils on cotton under three amounts of light and measure their height each day.',
      'Photograph ten plants in your street and identify them with a guide or a free app.',
    ],
  },
  bioquimica: {
    alsoCalled: ['Biochemist', 'Biophysics', 'Molecular biology', 'Biotechnology'],
    does: 'The chemistry of living things: how proteins fold, how a vaccine acts, why a cell falls ill. Biochemists design fine experiments, grow cells, measure reactions and help to create medicines, diagnostic tests or foods, usually as part of a research team.',
    day: [
      {
        at: 9,
        what: 'Everything starts with pipetting drops too small to see. One protein refuses to come out pure, so you change the salt in the buffer.',
      },
      {
        at: 12,
        what: 'In the microscope room, cells dyed green look like a city at night. You note conditions in detail, because a month from now someone will repeat them.',
      },
      { at: 17, what: 'A seminar, with hard questions.' },
    ],
    tasks: [
      'Tell results in papers and at conferences',
      'Guide students in the laboratory',
      'Study how cells and molecules work',
      'Invent methods for seeing what cannot be seen',
      'Ask for funding for the next project',
      "Look after the quality of the group's work",
    ],
    tires: [
      'One contaminated culture wipes out three weeks',
      'Weekends spent feeding cells',
      'A long way before a stable post',
    ],
    grows:
      "You pipette somebody else's project, write the thesis and one day the seminar is yours. Makers of medicines, diagnostic tests and foods hire before and after that day.",
    tries: [
      'Extract DNA from a kiwi with salt, soap and cold alcohol, with an adult beside you.',
      'Leave pieces of apple with lemon, with salt and plain; compare when they darken.',
      "Find a protein's shape in a public database and turn it round on the screen.",
    ],
  },
  zoologia: {
    alsoCalled: ['Zoologist', 'Wildlife biology', 'Animal behaviour', 'Marine biology'],
    does: 'The study of animals in the wild or in centres: how they live, communicate, breed and what threatens them. Zoologists tag and follow individuals, analyse data and propose ways to conserve them. There are early mornings outdoors, and many hours of computer and reports.',
    day: [
      { at: 6, what: 'Before dawn you are in the hide, silent, counting otters.' },
      {
        at: 9,
        what: 'You pick up a feather, check camera traps and download six hundred pictures: nearly all of them moving branches. In one, a lynx.',
      },
      { at: 12, what: 'Back indoors come maps and statistics.' },
      { at: 17, what: 'You tell a farmer which dogs keep wolves away, and listen to his side.' },
    ],
    tasks: [
      'Propose plans for a population or its habitat',
      'Count animals and estimate how many are left',
      'Inform residents, hunters and hikers',
      'Study wildlife where it lives, leaving little trace',
      'Write reports and give talks at schools',
      'Research origin, behaviour and diseases',
    ],
    tires: [
      'Rising before dawn to see perhaps nothing',
      'More reports than animals',
      'Conflict between wildlife and livestock',
    ],
    grows:
      'You string seasons together counting creatures until you know one of them well. Parks, rescue centres, consultancies and universities then call you for that Latin name.',
    tries: [
      'Watch a pigeon or a dog for fifteen minutes and note each behaviour with its time, without explaining it.',
      'Count the birds you see from your window on three mornings and compare.',
      'On a citizen science website help to sort photos from cameras in the forest.',
    ],
  },
  'investigacion-biomedica': {
    alsoCalled: ['Medical scientist', 'Health research', 'Clinical research'],
    does: "Looking for the causes of diseases and new ways to treat them: cancer, Alzheimer's, infections. Medical scientists design studies, work with cells, animals or patient data, analyse results and publish. An answer may take years, and failures teach as well.",
    day: [
      {
        at: 9,
        what: 'The treated cells grew more slowly, but three repetitions are not enough. You prepare the fourth, label it blind and let somebody else measure.',
      },
      { at: 11, what: 'The ethics committee meets: each question improves the protocol.' },
      {
        at: 16,
        what: 'You write a grant application and explain to a student why the control matters so much.',
      },
    ],
    tasks: [
      'Keep strict rules with dangerous materials',
      'Measure what drugs and microbes do',
      'Plan studies of a disease and its treatment',
      'Prepare and observe samples of tissue and cells',
      'Develop methods and present what was found',
      'Teach techniques to those who are starting',
    ],
    tires: [
      'Negative results after a year',
      'Writing requests for money without end',
      'Working on illnesses that come close to home',
    ],
    grows:
      'After the thesis there is usually a laboratory abroad and then another. Some come back with a group of their own; others run trials in hospitals, drug companies or agencies.',
    tries: [
      'Choose a disease you know closely and find on a reliable health site what is being researched now.',
      'Design an experiment on whether music helps studying; write what you would compare and what you would keep equal.',
      'Look up a clinical trial in a public register and tell somebody what it sets out to check.',
    ],
  },
  epidemiologia: {
    alsoCalled: ['Epidemiologist', 'Public health'],
    does: 'How diseases spread through a population and why: who falls ill, where, when. Epidemiologists track outbreaks, design studies, analyse data and advise authorities. What they find turns into vaccines, warnings, rules or cleaner water, and sometimes into a change of habits.',
    day: [
      {
        at: 9,
        what: 'Twelve people with the same symptoms and one wedding in common. You call each of them and ask what they ate, patiently.',
      },
      {
        at: 12,
        what: 'In the table one dish keeps coming up. You raise the alert, a sample is taken, you wait.',
      },
      {
        at: 16,
        what: 'Meanwhile you update the flu map and prepare a report a mayor can read in two minutes.',
      },
    ],
    tasks: [
      'Tell findings to health workers, authorities and the public',
      'Watch over health programmes and their results',
      'Investigate how a disease is passed on',
      'Train health workers and the population',
      'Report cases of infection to those responsible',
      "Design studies with many people's data",
    ],
    tires: [
      'Alerts that arrive on Fridays',
      'Recommending something that nobody applies',
      'Tables behind which there are people',
    ],
    grows:
      "You arrive with a white coat or with a calculator, and the master's teaches the other half. Then you investigate outbreaks for a region, design large studies or work for bodies of many countries.",
    tries: [
      'Note who has a cold this week at home or in class and draw how it may have spread.',
      "Find your region's flu map and compare two weeks in a row.",
      "Read the story of London's water pump and explain with a drawing what they discovered.",
    ],
  },
  genetica: {
    alsoCalled: ['Geneticist', 'Genomics', 'Genetic research'],
    does: 'Research into how genes are inherited and switched on in people, plants, animals or bacteria. Geneticists plan experiments, sequence samples, compare families or cultures, record each step and publish. Out of it come diagnoses, hardier seeds and answers about who we are.',
    day: [
      {
        at: 9,
        what: 'Three siblings, the same disease, one letter changed among millions. You search with a program and it turns up in the least interesting place.',
      },
      {
        at: 12,
        what: 'In the laboratory you load plates with a pipette of eight tips. Nobody speaks meanwhile.',
      },
      { at: 15, what: 'The group argues whether that letter explains anything.' },
      { at: 18, what: 'You stick the photo of the gel in the notebook, crooked.' },
    ],
    tasks: [
      'Plan studies of how genes act',
      'Guide the people who work on the project',
      'Prepare results for conferences and journals',
      'Keep a complete laboratory notebook',
      'Seek funding with written proposals',
      'Go through the literature to choose a method',
    ],
    tires: [
      'Months between the sample and the answer',
      'Hard news when there are families behind it',
      'Competing for funds with very good people',
    ],
    grows:
      'You load plates, learn to read them and in time choose what to read. Diagnosis, the breeding of seeds and livestock, sequencing and police laboratories are neighbours.',
    tries: [
      'Draw your family tree for a visible trait such as dimples and look up how it is inherited.',
      'Toss coins to simulate a hundred pea crosses and compare with what Mendel told.',
      'See on a public website which chromosome a well-known gene sits on and what it does.',
    ],
  },
  microbiologia: {
    alsoCalled: ['Microbiologist', 'Bacteriology', 'Virology'],
    does: 'The study of bacteria, viruses, fungi and yeasts: those that sicken, those that ferment, those that clean water. Microbiologists grow them, look at them under the microscope, identify them and try what holds them back, for hospitals, food, environment, medicines and research.',
    day: [
      {
        at: 8,
        what: 'You open the incubator and it smells of sour bread. On plate eleven there is a yellow colony that nobody sowed.',
      },
      { at: 10, what: 'A drop, a purple dye, oil on the lens: bunches of tiny grapes.' },
      {
        at: 12,
        what: 'The hospital rings and you dictate which antibiotic stops it, slowly, letter by letter.',
      },
      { at: 16, what: "You sow tomorrow's plates with a red-hot loop." },
    ],
    tasks: [
      'Isolate cultures and keep them going',
      'Study how microbes grow and what they need',
      'Identify them by shape and behaviour',
      'Analyse samples for hospitals and public health',
      'Investigate which antibiotics still work',
      'Write reports with recommendations',
    ],
    tires: [
      'Working with what can infect you',
      'Smells that stay in the memory',
      'Waiting for something to grow at its own pace',
    ],
    grows:
      'First you sow what you are told; later you sign the result that a factory or a waterworks awaits. In hospitals training is long, and in research there is a thesis.',
    tries: [
      'Leave three pieces of bread in sealed bags in different spots and draw daily what appears, without opening them.',
      'Make sourdough or yoghurt at home with help and note temperature, smell and time.',
      'Rub flour on your hands, touch things and count in how many places it ends up.',
    ],
  },
  bioinformatica: {
    alsoCalled: ['Bioinformatician', 'Computational biology', 'Computational genomics'],
    does: "Writing programs and using statistics to answer biology's questions: comparing genomes, following a virus, guessing the shape of a protein. Bioinformaticians talk with those who run the experiments, choose the method, analyse huge data and explain how far they can be believed.",
    day: [
      {
        at: 9,
        what: 'Four discs arrive from a hospital with thousands of tumours inside. The first file mixes up its columns, and you spend an hour blaming the program.',
      },
      { at: 12, what: 'You launch the analysis; the fan in the room changes pitch.' },
      {
        at: 15,
        what: 'A biologist looks at your chart and points at a dot that cannot exist. She is right: two swapped labels.',
      },
      { at: 18, what: 'You launch it again and turn off the light.' },
    ],
    tasks: [
      'Create tailored programs for a project',
      'Communicate results in reports and at conferences',
      'Invent methods for new questions',
      'Talk with researchers to understand their problem',
      'Analyse genomes, proteins and other large data',
      'Read continually about new techniques',
    ],
    tires: [
      'Standing halfway between two sciences',
      'Badly labelled data that you discover late',
      'Screens from morning to night',
    ],
    grows:
      "A master's teaches whichever science you lack, cells or programs. Then you sit between doctors and servers, at an institute, a company or a research group.",
    tries: [
      'Open a free programming course and make it count how many letters A a text holds.',
      'In a public database compare one protein in human and mouse and count the differences.',
      'Write rules on paper for lining up two similar words and try them on five pairs.',
    ],
  },
  astronomia: {
    alsoCalled: ['Astronomer', 'Astrophysics', 'Space science'],
    does: 'The study of planets, stars, galaxies and what lies between. Astronomers apply for telescope nights, analyse images and spectra with programs, compare with theories, write papers and supervise students. They look little through the eyepiece and a great deal at the screen.',
    day: [
      {
        at: 11,
        what: "Last night's images came with clouds. Of six hours, forty minutes are any use.",
      },
      {
        at: 13,
        what: 'You subtract the glow of the sky and a galaxy is left, like a bit of fluff. You measure it four times.',
      },
      { at: 16, what: 'Video call with three continents: somebody has breakfast, somebody yawns.' },
      {
        at: 18,
        what: 'Your student has found a dot that moves. It is a satellite, but you both look.',
      },
    ],
    tasks: [
      'Guide students and people at the start',
      'Present findings at conferences and in journals',
      'Work together with groups in other countries',
      "Analyse data with your own and others' programs",
      'Observe with telescopes on the ground and in space',
    ],
    tires: [
      'Very few posts and much travelling to win one',
      'Observing nights ruined by clouds',
      'Programming more than looking at the sky',
    ],
    grows:
      "A degree, a master's, a thesis and some years living out of a suitcase among observatories. Those who get off earlier take what they learned to data, engineering, a planetarium or a classroom.",
    tries: [
      'Draw the Moon at the same hour on five nights in a row and note where it appears.',
      'Help to sort galaxies on a citizen science website for half an hour.',
      'With a free sky map find three stars and one planet from your window.',
    ],
  },
};
