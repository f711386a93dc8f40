import type { FamilyWords } from '#content/catalog/words.ts';

export const science: FamilyWords = {
  matematicas: {
    alsoCalled: ['Mathematician', 'Mathematical research', 'Applied mathematics'],
    does: 'The study of structures, shapes, numbers and logic, and their use on the problems of other sciences. Mathematicians prove what is always true, build models and teach. They work in universities, banks, technology, research or anywhere that needs rigorous thinking.',
    day: [
      {
        at: 9,
        what: "Yesterday's idea had a hole in it, and you realise so in the shower. At the board you close it another way and something prettier appears. You teach a class in which somebody asks what it is for; you answer with a satellite. In the afternoon you program an example and read one proof three times.",
      },
    ],
  },
  estadistica: {
    alsoCalled: ['Statistician', 'Quantitative analysis'],
    does: 'Designing how data should be collected and what can be concluded from them without fooling oneself. Statisticians work out samples, choose tests, build models and measure uncertainty. They collaborate with medicine, government, business or science, and often their most useful sentence is “we do not know yet”.',
    day: [
      {
        at: 9,
        what: 'A doctor asks how many people her study needs; the answer depends on which difference would matter to her. You talk it over. Then you clean a survey and find that those missing are exactly the night workers. You write code, check assumptions, redo a chart that exaggerated, and draft three lines saying precisely what was found.',
      },
    ],
  },
  fisica: {
    alsoCalled: ['Physicist', 'Physics research'],
    does: 'Looking for the rules nature works by, from a particle to a galaxy. Physicists propose hypotheses, set up experiments, calculate, simulate and compare. They also work on medicine, energy, materials or data, because they learn to solve what nobody has solved before.',
    day: [
      {
        at: 9,
        what: 'The laser goes out of line whenever the tram passes, so you measure at night. In the morning you analyse: the curve matches theory except at one end, and that end is the interesting part. People argue over whether it is a mistake. You change a filter, repeat, teach a tutorial and apply for instrument time.',
      },
    ],
  },
  quimica: {
    alsoCalled: ['Chemist', 'Chemical research'],
    does: 'The study of what matter is made of and how it changes, in order to create or analyse substances: medicines, batteries, dyes, plastics that recycle better. Chemists work in laboratories with method, safety and a notebook that records even what went wrong.',
    day: [
      {
        at: 9,
        what: 'The liquid was meant to turn blue and turned brown. Before throwing it away you analyse it: two peaks you did not expect. You wash glassware, set up another reaction in the fume hood and leave it stirring. At noon the group discusses the result. In the afternoon you purify drop by drop and weigh a ridiculous amount of powder: pure.',
      },
    ],
  },
  biologia: {
    alsoCalled: ['Biologist', 'Life sciences'],
    does: 'Research into life at every scale: molecules, cells, plants, ecosystems. Biologists run experiments, do fieldwork and analyse data, and apply what they learn to health, conservation, farming or industry. Curiosity sets the course, and persistence decides how far one gets.',
    day: [
      {
        at: 9,
        what: "The flies in the fourth tray live longer than the rest and you do not yet know why. You count, note, extract DNA with a watchmaker's hand. While the machine works you read a paper and argue about an experiment with a colleague. In the afternoon you go to the river for samples in borrowed boots.",
      },
    ],
  },
  bioquimica: {
    alsoCalled: ['Biochemist', 'Biophysics', 'Molecular biology', 'Biotechnology'],
    does: 'The chemistry of living things: how proteins fold, how a vaccine acts, why a cell falls ill. Biochemists design fine experiments, grow cells, measure reactions and help to create medicines, diagnostic tests or foods, usually as part of a research team.',
    day: [
      {
        at: 9,
        what: 'Everything starts with pipetting drops too small to see. One protein refuses to come out pure, so you change the salt in the buffer. In the microscope room, cells dyed green look like a city at night. You note conditions in detail, because a month from now someone will repeat them. Then a seminar, with hard questions.',
      },
    ],
  },
  zoologia: {
    alsoCalled: ['Zoologist', 'Wildlife biology', 'Animal behaviour', 'Marine biology'],
    does: 'The study of animals in the wild or in centres: how they live, communicate, breed and what threatens them. Zoologists tag and follow individuals, analyse data and propose ways to conserve them. There are early mornings outdoors, and many hours of computer and reports.',
    day: [
      {
        at: 9,
        what: 'Before dawn you are in the hide, silent, counting otters. You pick up a feather, check camera traps and download six hundred pictures: nearly all of them moving branches. In one, a lynx. Back indoors come maps and statistics. In the afternoon you tell a farmer which dogs keep wolves away, and listen to his side.',
      },
    ],
  },
  'investigacion-biomedica': {
    alsoCalled: ['Medical scientist', 'Health research', 'Clinical research'],
    does: "Looking for the causes of diseases and new ways to treat them: cancer, Alzheimer's, infections. Medical scientists design studies, work with cells, animals or patient data, analyse results and publish. An answer may take years, and failures teach as well.",
    day: [
      {
        at: 9,
        what: 'The treated cells grew more slowly, but three repetitions are not enough. You prepare the fourth, label it blind and let somebody else measure. Mid-morning the ethics committee meets: each question improves the protocol. Then you write a grant application and explain to a student why the control matters so much.',
      },
    ],
  },
  epidemiologia: {
    alsoCalled: ['Epidemiologist', 'Public health'],
    does: 'How diseases spread through a population and why: who falls ill, where, when. Epidemiologists track outbreaks, design studies, analyse data and advise authorities. What they find turns into vaccines, warnings, rules or cleaner water, and sometimes into a change of habits.',
    day: [
      {
        at: 9,
        what: 'Twelve people with the same symptoms and one wedding in common. You call each of them and ask what they ate, patiently. In the table one dish keeps coming up. You raise the alert, a sample is taken, you wait. Meanwhile you update the flu map and prepare a report a mayor can read in two minutes.',
      },
    ],
  },
};
