import type { FamilyWords } from '#content/catalog/words.ts';

export const security: FamilyWords = {
  'investigacion-criminal': {
    alsoCalled: ['Detective', 'Criminal investigator', 'Criminology'],
    does: 'Finding out what happened in a crime and who took part. Investigators gather evidence, take statements, study calls and money movements, and put everything in order so that a judge can decide. It mixes an analytical mind, a lot of writing and dealing with people on their worst days.',
    day: [
      {
        at: 9,
        what: 'On the desk is a timeline with gaps. You watch hours of camera footage until one car passes twice.',
      },
      { at: 12, what: 'You interview a witness calmly, because memory breaks when it is pushed.' },
      {
        at: 16,
        what: 'The laboratory sends a result that rules out your best idea, so you begin again.',
      },
      { at: 19, what: 'Everything goes on paper, including what led nowhere.' },
    ],
    tasks: [
      'Take statements from victims, witnesses and suspects',
      'Write reports on each step of the investigation',
      'Gather footage, phone records and movements of money',
      'Protect the scene so that nobody alters it',
      'Ask the court for search warrants and justify them',
      'Prepare the case and testify at the trial',
    ],
    tires: [
      'Hours of footage in which nothing happens',
      'Sad stories you cannot tell at home',
      'Cases that are closed without an answer',
    ],
    grows:
      'First come years of street and uniform. Then you choose a field (murder, fraud, family, online crime) and in time you lead a group, analyse patterns or train those who arrive.',
    tries: [
      'Rebuild by the hour what your family did yesterday, asking each person separately; see where they differ.',
      'Solve a crime novel: note each clue and stop reading before the end.',
      'Watch a minute of street from your window, wait an hour and write what you remember.',
    ],
  },
  criminalistica: {
    alsoCalled: ['Forensic scientist', 'Crime scene investigation', 'CSI'],
    does: 'Looking for the physical traces of a crime and analysing them: fibres, blood, footprints, bullets, documents. You collect samples without contaminating them, study them in the laboratory and explain in court what they prove and what they do not. Patience matters more than hunches.',
    day: [
      {
        at: 8,
        what: 'Before going in you photograph the room from every corner. Then, on your knees, you mark, measure and bag with a number.',
      },
      {
        at: 12,
        what: 'In the laboratory you compare two fingerprints point by point, and a colleague repeats the analysis without knowing your answer.',
      },
      { at: 17, what: 'You testify in plain words, adding no colour.' },
    ],
    tasks: [
      'Collect traces and store them uncontaminated',
      'Photograph, measure and sketch the scene',
      'Develop prints and compare them with those on record',
      'Analyse samples in the laboratory',
      'Write reports that another person could repeat',
      'Explain in court how the result was reached',
    ],
    tires: [
      'Sealed suits, smells and small hours',
      'The queue of urgent samples',
      'Being expected to do what they do on television',
    ],
    grows:
      'You end up with a speciality: documents, ballistics, DNA, prints, devices. Some come to direct a laboratory and some write expert reports on their own account.',
    tries: [
      'Lift your own fingerprints with powdered graphite and tape and compare them under a magnifier.',
      'Photograph an untidy room from its four corners and draw the plan with measurements.',
      'Write one sentence with three pens and wet the paper to tell them apart.',
    ],
  },
  policia: {
    alsoCalled: ['Police officer', 'Law enforcement'],
    does: 'Protecting people and enforcing the law: patrolling, answering calls, mediating in fights, directing traffic, arresting when necessary and writing reports. In Spain officers enter by competitive exam, and no degree is needed to start: criminology or security helps to prepare and to rise.',
    day: [
      { at: 7, what: 'The shift begins with what happened overnight.' },
      { at: 9, what: 'You patrol on foot, greet shopkeepers and help a confused old man.' },
      {
        at: 12,
        what: 'The radio sounds: a quarrel in a flat. You go in talking quietly, separate them, hear each one out.',
      },
      { at: 14, what: 'You write the report in detail, because those lines may decide a trial.' },
    ],
    tasks: [
      'Patrol and keep order in streets and at events',
      'Answer calls, calm fights and protect those who need it',
      'Note the facts and write precise reports',
      'Give first aid after an accident',
      'Look for and arrest suspects',
      'Direct traffic and explain the rules',
    ],
    tires: [
      'Shifts that break into sleep and holidays',
      'Insults you must hear without losing your calm',
      'Seeing the worst of the neighbourhood every week',
    ],
    grows:
      'After the first years on the street you can move to traffic, investigation, response units, dogs or community work. Promotion goes by ranks, with more study each time.',
    tries: [
      'Describe in writing a scene in your street with no opinions, only what you saw and heard.',
      'Train endurance running and press-ups for three days and note how you sleep.',
      'Ask someone you know who works shifts how they organise their week.',
    ],
  },
  'extincion-de-incendios': {
    alsoCalled: ['Firefighter', 'Rescue services'],
    does: 'Going out to fires, accidents, floods and rescues. Firefighters enter where others leave, work as a team with very clear rules and look after their fitness and gear. They also prevent: inspecting buildings and teaching people how to react. In Spain entry is by competitive exam.',
    day: [
      { at: 8, what: 'You check bottle, harness and radio before coffee.' },
      {
        at: 10,
        what: 'Ladder training. Then the whole station cooks, and someone is generous with the salt.',
      },
      {
        at: 15,
        what: 'The alarm sounds: smoke on a fourth floor. You climb behind your partner with one hand on the wall. Nobody hurt this time.',
      },
      { at: 18, what: 'Back at the station you wash, inspect and talk it through.' },
    ],
    tasks: [
      'Go out to alarms of fire, traffic, water or industry',
      'Rescue people from buildings, vehicles or rivers',
      'Size up the situation and report it by radio',
      'Put on breathing gear and check it every shift',
      'Open a way or ventilate with axes, saws and crowbars',
      'Train, inspect buildings and teach prevention',
    ],
    tires: [
      'Long watches when nothing happens, and suddenly everything',
      'The heat and weight of the gear',
      'Reaching somebody too late',
    ],
    grows:
      'With years of service you command a crew, then a station or a watch. You can choose mountain rescue, diving, hazardous substances, fire investigation or training.',
    tries: [
      'Walk your home with your eyes shut following the wall and count the steps to the door.',
      'Draw the escape plan of your home and rehearse it with your family.',
      'Ask at a fire station when visitors are welcome and go with someone.',
    ],
  },
  'prevencion-de-riesgos-laborales': {
    alsoCalled: ['Health and safety officer', 'Occupational health', 'Workplace safety'],
    does: 'Keeping people from getting ill or hurt at work. Safety specialists visit factories, building sites and offices, measure noise, dust or posture, spot dangers, propose changes and train staff. When something fails, they look for the cause so that it does not happen again.',
    day: [
      {
        at: 8,
        what: 'With helmet and notebook you walk a building site, asking more than correcting. A scaffold is badly fixed: it stops and gets mended.',
      },
      { at: 11, what: 'At the office you measure chairs and screens.' },
      {
        at: 13,
        what: 'You look into why someone got cut; the answer was not carelessness but hurry.',
      },
      { at: 17, what: 'A short course ends the afternoon.' },
    ],
    tasks: [
      'Inspect workshops, sites and offices for hazards',
      'Propose changes to machines, posture or ways of working',
      'Stop a task when somebody is in danger',
      'Investigate accidents until you find the cause',
      'Measure noise, dust, light or temperature',
      'Train staff and agree improvements with engineers and doctors',
    ],
    tires: [
      'Being seen coming while they hide what goes on',
      'Folders of documents for every visit',
      'Convincing someone who has done it that way for thirty years',
    ],
    grows:
      'You make the first visits with someone beside you. Later you look after a large company or a site with twenty contractors, or turn to auditing, industrial hygiene or the environment.',
    tries: [
      'Find five hazards in your kitchen and mend the easiest one, with permission.',
      'Photograph how you sit to study, change the height of the chair and compare after an hour.',
      'Ask someone in your family what hurts because of their job and what causes it.',
    ],
  },
  'relaciones-internacionales': {
    alsoCalled: ['International relations', 'Intelligence analyst', 'Geopolitics'],
    does: 'Gathering information from press, data, maps and people in several languages, checking what is true and explaining what may happen: a crisis, a smuggling ring, a disputed election. Analysts work for ministries, police forces, international bodies, companies operating abroad or study centres.',
    day: [
      {
        at: 8,
        what: 'You read what came out overnight in four languages and mark what is repeated too often.',
      },
      {
        at: 10,
        what: 'A photo claims to be from yesterday; the shadows and a poster say otherwise.',
      },
      { at: 13, what: 'You draw on a board who knows whom. One arrow is missing.' },
      {
        at: 17,
        what: 'You have one page and five minutes to tell it. You begin with what you do not know.',
      },
    ],
    tasks: [
      'Write short reports with maps and charts',
      'Gather data from press, records and contacts',
      'Check every fact against another source',
      'Look for patterns in facts that seem unconnected',
      'Present conclusions to those who must decide',
      'Follow subjects such as conflict, smuggling or financial crime',
    ],
    tires: [
      'Being right with nobody able to know it',
      'Reading about violence daily',
      'Waking up because something happened in another time zone',
    ],
    grows:
      'You begin by watching a single country until you know its ministers by heart. Later you coordinate those who watch the rest, or jump to diplomacy, international bodies, aid or company risk.',
    tries: [
      'Choose a foreign news story and read it in media from three countries; note where they disagree.',
      'Work out where a street photo was taken from signs, trees and shadows.',
      'Sum up in five sentences a country you do not know and say where each comes from.',
    ],
  },
  'proteccion-civil': {
    alsoCalled: ['Emergency planning', 'Civil protection', 'Disaster risk management'],
    does: 'Preparing a town, a region or a company for floods, fires, blackouts or serious accidents. You write plans, organise drills, warn the public and, when it happens, coordinate firefighters, police, health services and volunteers from one room. Afterwards you count the damage and correct the plan.',
    day: [
      {
        at: 8,
        what: 'The forecast brings heavy rain. You call three mayors and check that the maps on the wall are current.',
      },
      { at: 12, what: 'A school drill: two minutes over, because of a schoolbag.' },
      { at: 17, what: 'It starts raining in earnest. You ask for an underpass to be closed.' },
      {
        at: 21,
        what: 'Somebody asks whether the sports hall has blankets. You counted them on Tuesday.',
      },
    ],
    tasks: [
      'Meet councils, hospitals and schools before an emergency',
      'Agree with each service who does what',
      'Coordinate warnings, evacuations and shelters',
      'Write plans and keep them up to date',
      'Organise drills and note what fails',
      'Report damage and needs',
    ],
    tires: [
      'Months of plans nobody reads until the bad day',
      'Deciding with half the data',
      'The duty phone on holiday',
    ],
    grows:
      'The way in is the room where the calls ring. Out of it come those who write the plans and command the coordination post, in industry, airports, large events and international aid as well.',
    tries: [
      'Prepare with your family a bag for three days without power and check what is missing.',
      'Find out whether your street is on a flood map and where people would gather.',
      'Time how long your class takes to get out and suggest one change.',
    ],
  },
  'instituciones-penitenciarias': {
    alsoCalled: ['Prison officer', 'Correctional officer', 'Custody staff'],
    does: 'Looking after safety and daily life in a prison: head counts, searches, doors, visits, workshops and yard. Officers talk a lot, watch more and put in writing what happens. They also back those who try to change their lives, alongside teachers, psychologists and social workers.',
    day: [
      {
        at: 7,
        what: 'Head count. You say the names and look at the faces, because some days give notice.',
      },
      {
        at: 10,
        what: 'The yard: two men are talking too quietly. You walk over to ask about a match and they drift apart.',
      },
      { at: 13, what: 'You check bars, locks and the laundry trolley.' },
      { at: 15, what: 'A prisoner has passed an exam and shows you the result, folded in four.' },
    ],
    tasks: [
      'Count the prisoners and check that all are present',
      'Inspect doors, locks, bars and cells',
      'Watch the mood in yards, workshops and dining hall',
      'Control entrances, parcels and visits',
      'Write the log of what happened on the shift',
      'Step into arguments before they grow',
    ],
    tires: [
      'The strain of staying alert for eight hours',
      'Noise, keys and artificial light',
      'Nights and public holidays on duty',
    ],
    grows:
      'The first years are doors, counts and yard. Then come offices, rehabilitation, heading a shift or measures served outside and, with further study, running a prison.',
    tries: [
      'Spend half an hour in a busy place with someone and note what changes before voices rise.',
      'Read at the library an account by someone who was imprisoned and one by someone who worked there.',
      'Practise saying “no” three times this week without raising your voice, and note the replies.',
    ],
  },
  'aduanas-y-fronteras': {
    alsoCalled: ['Customs officer', 'Border guard', 'Civil Guard'],
    does: 'Checking who and what crosses a border: passports, suitcases, containers, lorries, boats. Officers look for smuggled goods, explain the rules to travellers and traders, arrest when there is an offence and write it all up. Depending on the force, they also patrol coasts, villages, hills and roads.',
    day: [
      {
        at: 6,
        what: 'First flight. You look at the photo, the face, the photo. A lady has come to meet her grandson and shows you the jumper she knitted.',
      },
      {
        at: 9,
        what: 'The dog sits down by a blue suitcase; inside there is sausage and a very red owner.',
      },
      { at: 12, what: 'At the port a container weighs more than its papers. It is opened slowly.' },
      { at: 14, what: 'You write the record with weight, time and witnesses.' },
    ],
    tasks: [
      'Check passports and visas and ask the right questions',
      'Inspect luggage, vehicles and containers',
      'Find and hold banned or undeclared goods',
      'Explain the rules to travellers and companies',
      'Arrest those who break the law and prepare the case',
      'Work with other forces and other countries',
    ],
    tires: [
      'Hours on your feet before queues that never end',
      'Refusing entry to someone in tears',
      'Postings far from home',
    ],
    grows:
      'You can choose tax, sea, dogs, smuggling investigation or risk analysis, and rise through the ranks. With further study come unit commands or posts abroad.',
    tries: [
      'Find out which country each thing on your desk came from and what papers it may have needed.',
      "Read the luggage rules of a real journey and pack an imaginary friend's bag without a mistake.",
      'Ask someone in your family what crossing a border was like for them.',
    ],
  },
  'investigacion-privada': {
    alsoCalled: ['Private detective', 'Private investigator', 'Fraud investigator'],
    does: 'Investigating for people, companies, insurers or law firms: faked sick leave, fraud, estates without an heir, unpaid debts, unfair competition. Detectives consult records, watch, photograph where it is allowed and hand over a report that must stand up in court. It is more waiting and writing than chasing.',
    day: [
      {
        at: 7,
        what: 'You park facing a doorway with a flask and patience. Two hours and one cat go by.',
      },
      {
        at: 10,
        what: 'The man with the injured back comes out carrying a washing machine. Photograph, time, place.',
      },
      { at: 13, what: 'At the registry you look for who has owned what for ten years.' },
      {
        at: 18,
        what: 'You write the report without a single adjective and explain it to the client, who had guessed.',
      },
    ],
    tasks: [
      'Write reports that will serve before a judge',
      'Search for data in records, press and networks',
      'Follow and watch someone unnoticed',
      'Check the background of companies or people',
      'Uncover fraud against insurers and businesses',
      'Testify in court about what you saw',
    ],
    tires: [
      'Waiting inside a vehicle in summer',
      'Giving bad news to people who pay to hear it',
      'Uneven income at the start',
    ],
    grows:
      'At first you do the waiting nobody wants at an agency. Then you run cases of your own, open an office or pursue fraud from inside an insurer or a bank, more and more in front of a screen.',
    tries: [
      'See what can be found about you online in half an hour and write a report without opinions.',
      'Read a detective story and separate what was seen from what was deduced.',
      'Note for ten minutes what happens in a square, with exact times, and see whether it reads clearly.',
    ],
  },
};
