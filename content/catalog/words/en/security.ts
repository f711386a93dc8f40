import type { FamilyWords } from '#content/catalog/words.ts';

export const security: FamilyWords = {
  'investigacion-criminal': {
    alsoCalled: ['Detective', 'Criminal investigator', 'Criminology'],
    does: 'Finding out what happened in a crime and who took part. Investigators gather evidence, take statements, study calls and money movements, and put everything in order so that a judge can decide. It mixes an analytical mind, a lot of writing and dealing with people on their worst days.',
    day: [
      {
        at: 9,
        what: 'On the desk is a timeline with gaps. You watch hours of camera footage until one car passes twice. Then you interview a witness calmly, because memory breaks when it is pushed. The laboratory sends a result that rules out your best idea, so you begin again. Everything goes on paper.',
      },
    ],
  },
  criminalistica: {
    alsoCalled: ['Forensic scientist', 'Crime scene investigation', 'CSI'],
    does: 'Looking for the physical traces of a crime and analysing them: fibres, blood, footprints, bullets, documents. You collect samples without contaminating them, study them in the laboratory and explain in court what they prove and what they do not. Patience matters more than hunches.',
    day: [
      {
        at: 9,
        what: 'Before going in you photograph the room from every corner. Then, on your knees, you mark, measure and bag with a number. In the laboratory you compare two fingerprints point by point, and a colleague repeats the analysis without knowing your answer. Later you testify in plain words, adding no colour.',
      },
    ],
  },
  policia: {
    alsoCalled: ['Police officer', 'Law enforcement'],
    does: 'Protecting people and enforcing the law: patrolling, answering calls, mediating in fights, directing traffic, arresting when necessary and writing reports. In Spain officers enter by competitive exam; studying criminology or security helps to prepare for it and to rise.',
    day: [
      {
        at: 9,
        what: 'The shift begins with what happened overnight. You patrol on foot, greet shopkeepers and help a confused old man. The radio sounds: a quarrel in a flat. You go in talking quietly, separate them, hear each one out. Then you write the report in detail, because those lines may decide a trial.',
      },
    ],
  },
  'extincion-de-incendios': {
    alsoCalled: ['Firefighter', 'Rescue services'],
    does: 'Going out to fires, accidents, floods and rescues. Firefighters enter where others leave, work as a team with very clear rules and look after their fitness and gear. They also prevent: inspecting buildings and teaching people how to react. In Spain entry is by competitive exam.',
    day: [
      {
        at: 9,
        what: 'You check bottle, harness and radio before coffee. The morning is ladder training; at midday the whole station cooks. The alarm sounds: smoke on a fourth floor. You climb behind your partner with one hand on the wall. Nobody hurt this time. Back at the station you wash, inspect and talk it through.',
      },
    ],
  },
  'prevencion-de-riesgos-laborales': {
    alsoCalled: ['Health and safety officer', 'Occupational health', 'Workplace safety'],
    does: 'Keeping people from getting ill or hurt at work. Safety specialists visit factories, building sites and offices, measure noise, dust or posture, spot dangers, propose changes and train staff. When something fails, they look for the cause so that it does not happen again.',
    day: [
      {
        at: 9,
        what: 'With helmet and notebook you walk a building site, asking more than correcting. A scaffold is badly fixed: it stops and gets mended. At the office you measure chairs and screens. Then you look into why someone got cut; the answer was not carelessness but hurry. A short course ends the afternoon.',
      },
    ],
  },
};
