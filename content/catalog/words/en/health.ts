import type { FamilyWords } from '#content/catalog/words.ts';

export const health: FamilyWords = {
  'medicina-de-familia': {
    alsoCalled: ['General practice', 'GP', 'Family doctor'],
    does: 'The kind of medicine that looks after a whole person over many years, from a fever to a lifelong illness. You listen, examine, order tests, prescribe, and decide when another specialist is needed. Family doctors know the households in their area and spend real time on prevention.',
    day: [
      {
        at: 8,
        what: 'The morning starts with a list of appointments: a cough that will not go, a diabetes check, a teenager who cannot sleep.',
      },
      { at: 11, what: 'Each visit lasts minutes, so you ask well and look people in the eye.' },
      { at: 13, what: 'A home visit and a call to the hospital.' },
      { at: 16, what: 'Results and prescriptions. The cough has left a jar of honey at the desk.' },
    ],
    tasks: [
      'Listen to what troubles each patient and examine what matters',
      'Order blood tests or scans and interpret what they say',
      'Prescribe treatments and adjust them when they fail',
      'Follow diabetes, blood pressure and other lifelong illnesses',
      'Explain results so that they make sense at home',
      'Advise on vaccines, food, sleep and tobacco',
    ],
    tires: [
      'Many short visits in a row, and a feeling of always running late',
      'Hearing hard things, then smiling at the next person through the door',
      'Reports and prescriptions that pile up after the last appointment',
    ],
    grows:
      'Over the years you come to know whole families. Some lead their health centre, train residents, do research or move to a village.',
    tries: [
      'Ask at your health centre which reasons for a visit they see most in a week.',
      "Draw your family's tree of illnesses with whoever remembers most, and look up what is inherited.",
      'Ask someone you trust to describe a symptom, and sum it up in three clear sentences.',
    ],
  },
  'medicina-interna': {
    alsoCalled: ['Internist', 'General internal medicine', 'Hospital physician'],
    does: 'Care for adults who have several illnesses at once, or symptoms nobody has explained yet, usually in a hospital. Internists gather clues from blood tests, scans and conversation until a diagnosis holds together, and balance treatments that affect one another.',
    day: [
      { at: 8, what: 'First thing, the team goes over who was admitted overnight.' },
      {
        at: 9,
        what: 'You walk the ward: how one patient is breathing, what the blood test says, what her daughter fears.',
      },
      {
        at: 12,
        what: 'You argue over a puzzling case with radiology and change a drug that clashed with another.',
      },
      { at: 15, what: 'Before leaving you write the plan for the night shift.' },
    ],
    tasks: [
      'Gather tests, scans and stories until a diagnosis holds',
      'Visit inpatients every morning and see what has changed',
      'Treat hearts, lungs or kidneys without surgery',
      'Adjust medicines that clash with one another',
      'Tell patients and families what is known and what is missing',
      'Discuss hard cases with other specialties',
    ],
    tires: [
      'Nights on call that break your sleep several times a month',
      'Cases still without a name after many tests',
      'Giving bad news in a corridor with little room',
    ],
    grows:
      'You gain an eye for what is rare. Some turn to infections or palliative care, lead a unit or teach residents.',
    tries: [
      'Solve one of the student clinical cases that universities publish, and note your clues.',
      'Read the leaflets of two medicines you have at home and check whether they interact.',
      'Write the story of an illness in your family in order, with symptoms and rough dates.',
    ],
  },
  pediatria: {
    alsoCalled: ["Children's doctor", 'Pediatrics'],
    does: 'The medicine of babies, children and teenagers. Paediatricians check that they grow and develop well, vaccinate, treat infections and stay with them through long illnesses. Half of the job is explaining to families what is going on and what they can do at home, calmly.',
    day: [
      { at: 9, what: 'A baby is weighed and measured while the father fires off questions.' },
      {
        at: 11,
        what: 'Next come a girl with earache and a boy who needs to talk alone. You turn the examination into a game so that nobody is frightened.',
      },
      { at: 14, what: 'Between visits you check vaccination records and phone a school.' },
      {
        at: 16,
        what: 'You read a test result slowly. Somebody has left a dinosaur in the waiting room.',
      },
    ],
    tasks: [
      'Measure, weigh and watch how each child grows',
      'Examine patients too young to say where it hurts',
      'Treat infections, asthma, allergies and other childhood illnesses',
      'Explain to families what to do at home tonight',
      'Keep vaccinations up to date and check development',
    ],
    tires: [
      'Crying in a small room, one child after another, all winter',
      'Frightened families who phone about the same thing several times',
      'Seeing somebody very small become seriously ill',
    ],
    grows:
      'After some years you may work in a neighbourhood or a hospital, and specialise in newborns, hearts, cancer or adolescence.',
    tries: [
      'Ask at home for your vaccination record and look up what each one is for.',
      'Look after a small relative for an afternoon and note how they say what they need.',
      'Explain fever with a drawing to a child under eight and see whether they follow.',
    ],
  },
  psiquiatria: {
    alsoCalled: ['Mental health doctor', 'Psychiatrist'],
    does: 'The branch of medicine concerned with mental health: depression, anxiety, psychosis, addiction, eating disorders. Psychiatrists diagnose by talking and observing, combine medication with therapy, and work as a team with psychologists, nurses and social workers. They also support families, who often arrive full of questions.',
    day: [
      {
        at: 9,
        what: 'The first interview of the day takes nearly an hour, and most of it is listening.',
      },
      {
        at: 12,
        what: 'You adjust a medicine that was making someone drowsy, talk with a mother and meet the team to decide on a discharge.',
      },
      {
        at: 16,
        what: 'Afternoons are for follow-up: people who improve slowly and are glad you remember their story.',
      },
    ],
    tasks: [
      'Interview without hurry and observe what goes unsaid',
      'Diagnose the disorder and rule out physical causes',
      'Prescribe medication and watch its effects for months',
      'Agree a plan of treatment with each patient',
      'Meet psychologists, nurses and social workers about shared cases',
      'Guide families through a crisis',
    ],
    tires: [
      'Carrying very sad stories from morning to evening',
      'Deciding on an admission that the person does not want',
      'Slow progress, and relapses that come without warning',
    ],
    grows:
      'After the residency you choose a door: children and teenagers, addiction, a hospital, a practice of your own. Many also train for years in one kind of therapy.',
    tries: [
      'Read at the library an account by somebody who lived through depression; underline what helped.',
      'Listen to a relative for ten minutes without advising anything, and see how hard it is.',
      'Look at how a film shows mental illness and compare it with a medical source.',
    ],
  },
  odontologia: {
    alsoCalled: ['Dentist', 'Dental surgery'],
    does: 'Looking after teeth, gums and mouth: preventing decay, repairing teeth, treating infections, fitting prostheses and teaching people to keep everything healthy. It joins medical knowledge with very fine handwork, and many dentists practise in small clinics, often their own.',
    day: [
      {
        at: 9,
        what: 'Gloves on, magnifiers down: you begin with a cleaning and go on to a filling that needs a steady hand.',
      },
      { at: 11, what: 'Someone arrives frightened, so you describe each step before taking it.' },
      {
        at: 13,
        what: 'Between appointments you study X-rays and order a crown from the laboratory.',
      },
      {
        at: 17,
        what: 'There are estimates to discuss and a clinic to run. You take the sums home, and a stiff neck.',
      },
    ],
    tasks: [
      'Examine teeth and gums with mirror, probe and X-rays',
      'Numb an area and announce each step',
      'Fill, extract or rebuild damaged teeth',
      'Plan a treatment and say what it costs and how long',
      'Take impressions and fit crowns, bridges or implants',
    ],
    tires: [
      'Hours with a bent neck over a tiny space',
      'People who arrive frightened, or who stop coming',
      'Doing the books of the clinic as well as the teeth',
    ],
    grows:
      "Many begin in other people's clinics and later open their own, or concentrate on children, gums, surgery or braces.",
    tries: [
      'Thread ten needles looking only in a mirror and watch what your hand does.',
      'Carve a molar from soap or modelling clay, copying a photo from all four sides.',
      'Ask at your next dental check-up which part of the work they like least.',
    ],
  },
  enfermeria: {
    alsoCalled: ['Registered nurse', 'RN'],
    does: 'Nurses stay close to each patient: they assess, give treatments, dress wounds, notice changes and teach people to look after themselves. They coordinate what other professions decide, and are often the first to see that something is wrong. Hospitals, clinics, schools and homes all need them.',
    day: [
      {
        at: 8,
        what: 'Your shift opens with the handover: who slept, who is in pain, what is still pending.',
      },
      {
        at: 10,
        what: 'You take readings, prepare medication with a double check, change a dressing and calm a relative.',
      },
      { at: 12, what: 'Suddenly an alarm sends you running. This time it was a loose cable.' },
      { at: 15, what: 'You write everything down so that the next shift can carry on.' },
    ],
    tasks: [
      'Take readings and record how each patient is doing',
      'Prepare and give medication, checking it twice',
      'Dress wounds, place drips and take blood',
      'Report a change before it becomes worse',
      'Teach patients and families to manage at home',
      'Coordinate care with the rest of the team',
    ],
    tires: [
      'Nights and public holidays that unsettle the body',
      'Miles of corridor, and lifting people who are heavy',
      'Having more patients than fit into one morning',
    ],
    grows:
      'Over the years you can run a unit, teach or hold your own clinics in a health centre. To be a specialist in mental health, workplaces or children you have to win a residency place.',
    tries: [
      'Learn to take a pulse and measure it at home before and after climbing stairs.',
      'Take a free first-aid course, or watch an official one online, and practise a bandage.',
      'Ask somebody who has been in hospital what they remember of whoever nursed them.',
    ],
  },
  matroneria: {
    alsoCalled: ['Midwife', 'Nurse midwife'],
    does: 'Care for mother and baby before, during and after birth. Midwives follow the pregnancy, prepare couples, attend normal births and call the doctors when something becomes complicated. In Spain it is a specialty that comes after the nursing degree.',
    day: [
      { at: 9, what: 'You lead a birth class and listen to the heartbeat of a baby not yet born.' },
      {
        at: 12,
        what: "Somebody's waters break. The next hours are patience, a quiet voice and attention to every sign.",
      },
      {
        at: 17,
        what: 'Once the baby is here you help with the first feed and record what happened.',
      },
    ],
    tasks: [
      "Follow the pregnancy and listen to the baby's heartbeat",
      'Attend normal births and recognise when to call for help',
      'Prepare couples with classes and frank answers',
      'Check mother and newborn in the first weeks',
      'Advise on breastfeeding, contraception and recovery after birth',
    ],
    tires: [
      'Births that begin at night and ignore the clock',
      'The fear that something goes wrong within a minute',
      'Accompanying losses on the same ward as births',
    ],
    grows:
      'You attend your first births with someone beside you. Then you choose between the delivery room and the health centre, hold clinics of your own, train residents or coordinate the unit.',
    tries: [
      'Ask your mother, grandmother or an aunt how a birth went and who was there.',
      'Look up the history of midwifery in your country and when it moved into hospitals.',
      'Watch a documentary of a birth and note what the midwife says, and leaves unsaid.',
    ],
  },
  'cuidados-auxiliares-de-enfermeria': {
    alsoCalled: ['Nursing assistant', 'Nurse aide', 'Healthcare assistant'],
    does: 'Help with the most basic and most human needs: washing, moving, eating, resting. Nursing assistants prepare rooms and equipment, notice how each person is doing and tell the nurse when something changes. They work in hospitals, care homes and clinics, mostly on their feet.',
    day: [
      {
        at: 8,
        what: 'You wake the ward gently. You help a man with a new hip to wash, change beds in pairs and hand out breakfasts, each by its diet sheet.',
      },
      { at: 11, what: 'One patient is barely eating, and you report it.' },
      { at: 13, what: 'Between tasks there is chat, joking and shared silence.' },
      { at: 15, what: 'The shift ends with restocking.' },
    ],
    tasks: [
      'Wash, dress and lift those who cannot manage alone',
      'Turn people who spend the day in bed',
      'Hand out meals and help with eating, unhurried',
      'Answer the bells of the rooms',
      'Note what somebody eats, drinks and passes',
      'Tell the nurses about any change you notice',
    ],
    tires: [
      'Your back, after moving bodies for a whole shift',
      'Weekends and nights that come round by rota',
      'Growing fond of somebody who is gone one morning',
    ],
    grows:
      "Experience opens doors in theatre, emergency, care homes or children's wards. Some go on to a higher course or to nursing.",
    tries: [
      'Help an older person at home to get up and walk at their own pace, and observe.',
      'Make a bed with somebody in it, taking turns with a relative: harder than it looks.',
      'Feed another person through a whole meal, then let them feed you.',
    ],
  },
  'emergencias-sanitarias': {
    alsoCalled: ['Ambulance technician', 'Emergency medical technician', 'EMT'],
    does: 'The people who arrive by ambulance when someone is hurt or suddenly very ill. They size up the scene, give first treatment, immobilise, transport and keep the hospital informed. They also check vehicle and equipment, because everything must be ready for the next call.',
    day: [
      { at: 8, what: 'You start by checking oxygen, battery and kit.' },
      {
        at: 10,
        what: 'The first call is a fall at home; the second, a crash on the road, where you look first at whether it is safe to approach.',
      },
      {
        at: 13,
        what: 'You handle the stretcher with your partner and keep talking to the injured person all the way.',
      },
      {
        at: 16,
        what: 'You hand over at the emergency department, clean and restock. The radio calls again.',
      },
    ],
    tasks: [
      'Judge within seconds what is grave and what can wait',
      'Resuscitate, stop bleeding and immobilise injured people',
      'Carry people to hospital, watching them all the way',
      'Report by radio to control room and hospital',
      'Calm those who suffer and those who watch',
      'Check vehicle, oxygen and equipment before going out',
    ],
    tires: [
      'Long shifts in which you eat when you can',
      'Scenes that come back to mind days later',
      'Lifting stretchers on narrow stairs',
    ],
    grows:
      'With experience you may coordinate calls, train other crews or specialise in rescue, major incidents or the transport of critical patients.',
    tries: [
      'Learn resuscitation from an official video and practise on a cushion to the beat of a song.',
      'Check the first-aid box at home, set aside what has expired and list what is missing.',
      'Rehearse an emergency call with someone, without dialling: where, what, how many people.',
    ],
  },
  'atencion-a-la-dependencia': {
    alsoCalled: ['Home care', 'Personal care assistant', 'Elderly care'],
    does: 'Support in daily life for older people or people with a disability, at home or in a centre: getting up, eating, going out, shopping, keeping friendships. The aim is that they do as much as possible for themselves, and that families get the rest they need.',
    day: [
      { at: 9, what: 'You ring the bell and Rosa already has her clothes laid out.' },
      {
        at: 10,
        what: 'You help her shower, talk about grandchildren over breakfast and go through her tablets together.',
      },
      { at: 12, what: 'A walk to the market, at her pace. She greets half the neighbourhood.' },
      {
        at: 17,
        what: 'In another home you do gentle exercises with a young man in a wheelchair and note the day.',
      },
    ],
    tasks: [
      'Help with getting up, washing and dressing, respecting privacy',
      'Accompany people to shops, walks and appointments',
      'Cook meals and give reminders of prescribed tablets',
      'Adapt the home so that nobody falls',
      'Keep people company and encourage their friendships',
      'Tell the family or the team of any change',
    ],
    tires: [
      'Physical work in small bathrooms without a second pair of hands',
      'Going from house to house with the clock behind you',
      'Saying goodbye to people you have accompanied for years',
    ],
    grows:
      'You begin with three homes and their keys. Over the years you may coordinate the home help of an area, join a day centre or go on to a higher course in social care.',
    tries: [
      'Spend a morning with an older relative and note what they do without help.',
      'Go round your home in an office chair, imagining you cannot stand: note every obstacle.',
      'Ask somebody who cares for a relative what would give them a rest.',
    ],
  },
  'cuidados-en-salud-mental': {
    alsoCalled: ['Psychiatric technician', 'Mental health aide'],
    does: 'Alongside people with a mental illness in hospitals, residences and day centres. You help with routines, suggest activities, notice changes of mood and calm tense moments. You follow the plan set by psychiatry and nursing, and add what you see every day.',
    day: [
      {
        at: 8,
        what: 'You have breakfast with the group, because the table shows how each person woke up.',
      },
      {
        at: 11,
        what: 'There is gardening; one resident will not come out, so you sit beside him for a while.',
      },
      { at: 13, what: 'An argument flares and you keep your voice low until it passes.' },
      {
        at: 17,
        what: 'You share your observations with the team. A tomato has appeared in a pot on the windowsill.',
      },
    ],
    tasks: [
      'Accompany meals, washing and rest without bossing',
      'Encourage people to join workshops and outings',
      'Observe changes of mood and tell the team',
      'Calm an argument before it grows',
      'Check that the planned medication is taken',
    ],
    tires: [
      'Tense moments in which you must keep your voice low',
      'Days that look the same, with progress hard to see',
      'Shifts that include nights and festive days',
    ],
    grows:
      'With training people move to social integration, coordinate a supported flat or join specialised hospital units.',
    tries: [
      'Find out what a day centre is and explain it at home without technical words.',
      'Note your own mood at three fixed times each day for a week; see what shifts it.',
      'Prepare a quiet half-hour activity for your family and watch who drifts away.',
    ],
  },
  fisioterapia: {
    alsoCalled: ['Physical therapy', 'Physiotherapist', 'Kinesiology'],
    does: 'Bringing back movement and easing pain with exercise, hands and equipment rather than drugs. Physiotherapists see injured athletes, people after surgery, older people and babies with delayed development. They assess, design a plan and teach exercises so that progress goes on at home.',
    day: [
      {
        at: 9,
        what: 'On the first table waits a knee fresh from surgery; on the second, a back that has complained for months.',
      },
      {
        at: 10,
        what: 'You feel, measure how far it bends, correct a posture and encourage when it hurts a little.',
      },
      { at: 12, what: 'You train balance with a group of older people.' },
      { at: 17, what: 'Between sessions you write what has changed.' },
    ],
    tasks: [
      'Examine how somebody moves and where movement stops',
      'Design a plan of exercises for each injury',
      'Treat muscles and joints by hand',
      'Correct postures and teach people to go on at home',
      'Measure progress and change what does not work',
      'Talk with doctors about discharge or surgery',
    ],
    tires: [
      'Your own hands, wrists and back, which wear out too',
      'Patients who skip their exercises and expect miracles',
      'One session after another, with few minutes between tables',
    ],
    grows:
      "Most begin in clinics, insurers' centres or care homes. Later some turn to sport, pelvic health or children, or open a practice.",
    tries: [
      'Film how two people in your family walk and describe three differences.',
      'Balance on one foot with your eyes closed every day and note the seconds.',
      'Ask somebody who was injured which exercise helped, and why.',
    ],
  },
  'terapia-ocupacional': {
    alsoCalled: ['Occupational therapist', 'OT'],
    does: 'Helping people get back the activities that make life their own: dressing, cooking, writing, working, playing. After an injury or with a disability, the therapist works out what stands in the way, trains another method and adapts the home, the school or the tools.',
    day: [
      {
        at: 9,
        what: "In the centre's kitchen, a woman who had a stroke practises opening a jar with one hand.",
      },
      { at: 12, what: 'You visit a flat to measure doors and decide where a rail should go.' },
      {
        at: 16,
        what: 'With a boy who cannot bear noise you invent a game. The day closes with a test of an adapted spoon.',
      },
    ],
    tasks: [
      'Assess what someone can do and what holds them back',
      'Choose activities that train what each day asks for',
      'Practise dressing, eating or writing in another way',
      'Adapt homes, classrooms and workplaces',
      'Try out splints, cutlery and other aids',
      "Write reports on each week's progress",
    ],
    tires: [
      'Explaining again and again what the profession is',
      'Improvements counted in millimetres and months',
      'Homes and schools that resist being adapted',
    ],
    grows:
      'What you learn with a spoon serves later for a whole house. Children, hands, mental health and brain injury are fields of their own, and some advise those who design accessible homes.',
    tries: [
      'Make a whole breakfast with one hand and note where you got stuck.',
      'Invent a handle of cardboard and tape that makes a spoon easier to use.',
      'Measure the doors of your home and work out whether a wheelchair would pass.',
    ],
  },
  logopedia: {
    alsoCalled: ['Speech therapist', 'Speech-language pathology'],
    does: 'Treating difficulties with speaking, understanding, reading, voice or swallowing. Patients range from a child who is slow to talk, to an adult who lost words after a stroke, to a teacher who keeps losing her voice. You assess, train and advise families.',
    day: [
      {
        at: 9,
        what: 'A girl on the floor blows soap bubbles: it looks like play and is an exercise for a difficult sound.',
      },
      { at: 11, what: 'You go through the names of kitchen things with a man, photo by photo.' },
      { at: 13, what: 'You record, listen, adjust. Today he found frying pan.' },
      { at: 17, what: 'You speak to a school and prepare picture cards for tomorrow.' },
    ],
    tasks: [
      'Assess speech, understanding, voice and swallowing',
      'Design exercises for each difficulty, often as games',
      'Train sounds, words and sentences in short sessions',
      'Advise families and schools on how to talk with someone',
      'Record progress and change a plan that stalls',
    ],
    tires: [
      'Repeating one sound a hundred times as if it were new',
      'Your own voice, which works all day',
      'Impatient families when progress takes months',
    ],
    grows:
      'Some work in schools, some in hospitals with people after a stroke; others open a practice and specialise in voice or stammering.',
    tries: [
      'Record yourself reading for a minute and hear which sounds you swallow.',
      'Try explaining a recipe without naming a single thing, and see how you manage.',
      'Put a hand on your throat and find out which consonants vibrate and which do not.',
    ],
  },
  podologia: {
    alsoCalled: ['Podiatrist', 'Foot care', 'Chiropody'],
    does: 'A specialty of the foot: hard skin, nails, deformities, wounds in people with diabetes, pain when running. Podiatrists diagnose, operate on small lesions, study the way someone walks and make insoles to measure. It is precise work whose relief is often felt the same day.',
    day: [
      { at: 9, what: 'A runner steps on the treadmill while a camera records each footfall.' },
      { at: 10, what: 'You see the ankle roll, take a mould and draw the insole.' },
      {
        at: 12,
        what: 'The next patient has diabetes, so you check every centimetre of skin. With the scalpel, calm.',
      },
      { at: 17, what: 'You sand a correction in the small workshop.' },
    ],
    tasks: [
      'Examine feet and ankles and find the cause of pain',
      'Treat nails, hard skin, warts and small wounds',
      'Study the way people walk with cameras and platforms',
      'Design and adjust insoles made to measure',
      'Teach foot care, above all to people with diabetes',
      'Refer people when the trouble comes from elsewhere',
    ],
    tires: [
      'Working with your head down and a lamp above it',
      'Wounds that take months to close',
      'Noise and dust from the insole workshop',
    ],
    grows:
      'Many have a practice of their own in time; some concentrate on sport, children, foot surgery or diabetes.',
    tries: [
      "Wet your feet, step on paper and compare your print with your family's.",
      'Look at the soles of three old pairs of shoes and work out how each person walks.',
      'Find out why diabetes damages feet and tell somebody who has it.',
    ],
  },
  'optica-y-optometria': {
    alsoCalled: ['Optometrist', 'Optician', 'Eye care'],
    does: 'Measuring sight and improving it. Optometrists find out whether someone needs glasses, contact lenses or visual training, and recognise signs that an eye doctor should see. The work joins the science of light, measuring instruments and dealing with the public.',
    day: [
      {
        at: 10,
        what: 'Better like this, or like this? You repeat the question patiently until the lens is right.',
      },
      { at: 12, what: 'A boy squints, and it turns out he never saw the whiteboard.' },
      {
        at: 17,
        what: 'You fit contact lenses, measure eye pressure and refer a woman with an odd spot.',
      },
      { at: 19, what: 'You also advise on frames and adjust the arms.' },
    ],
    tasks: [
      'Measure sight and the pressure of the eye',
      'Decide which lenses or exercises somebody needs',
      'Fit contact lenses and teach people to use them',
      'Recognise signs of disease and refer in time',
      'Advise on frames and adjust them to each face',
    ],
    tires: [
      'The same question many times a day, with the same patience',
      'Shop hours, with evenings and Saturdays',
      'Selling and caring at once, which sometimes pull apart',
    ],
    grows:
      "The first shop is usually someone else's. Then comes your own, a hospital or a lens factory, and those who study on keep to children's sight or to people who see very little.",
    tries: [
      'Draw a letter chart and measure from how far each person at home can read it.',
      'Find your blind spot with a sheet of paper, a cross and a dot.',
      'Look into both sides of a spoon and explain why your face changes.',
    ],
  },
  musicoterapia: {
    alsoCalled: ['Music therapist', 'Therapy through music'],
    does: "Songs, rhythm and instruments used for health: to communicate, remember, move, calm down, or express what words cannot hold. Music therapists work with autistic children, people with dementia or hospital patients. In Spain the usual way in is a master's after another degree.",
    day: [
      { at: 10, what: 'You carry a guitar and a box of drums into the care home.' },
      {
        at: 11,
        what: 'A woman who hardly speaks any more sings a whole song from her youth while her daughter records it.',
      },
      { at: 16, what: 'At a school, you and a boy answer each other on the piano.' },
      { at: 18, what: 'You write how each one responded and what to try next.' },
    ],
    tasks: [
      'Prepare music sessions with a health goal',
      'Play, sing and improvise with each person',
      'Observe gestures and answers while the music lasts',
      "Choose instruments and songs to suit each person's story",
      'Write down what changed and discuss it with the team',
    ],
    tires: [
      'Carrying instruments from one centre to another',
      'Explaining that a session is more than entertainment',
      'Adding up hours in several places to fill a week',
    ],
    grows:
      'In time you may have a fixed place in a hospital or school, run projects of your own, supervise others or do research.',
    tries: [
      'Ask an older person which song takes them back to another year, and listen together.',
      'Hold a conversation with someone for two minutes by drumming on a table.',
      'Make a playlist to calm you and another to wake you, and test them for three days.',
    ],
  },
  arteterapia: {
    alsoCalled: ['Art therapist', 'Creative therapy'],
    does: 'Helping people to express and understand what they feel through drawing, clay, collage or paint. The quality of the piece does not matter; what happens while making it does. Art therapists work in hospitals, schools and associations, after postgraduate training.',
    day: [
      { at: 9, what: 'You lay out big sheets of paper, clay and paints.' },
      {
        at: 10,
        what: 'The morning group are teenagers who have changed countries; nobody has to explain a drawing, though one wants to. You ask few questions and good ones.',
      },
      { at: 16, what: 'On a cancer ward, a patient models in silence.' },
      { at: 18, what: 'You store the pieces and write notes.' },
    ],
    tasks: [
      'Prepare materials and a place where nobody judges',
      'Guide sessions of drawing, clay or collage',
      'Observe the process and note what appears',
      'Talk about the piece with whoever made it',
      'Coordinate the work with psychologists, school or hospital',
    ],
    tires: [
      'Hearing hard stories without being able to mend them',
      'Contracts by the hour with several associations',
      'Borrowed rooms to be set up and cleaned every time',
    ],
    grows:
      'It is usually combined with psychology, education or fine art. With experience you lead your own groups, train others or work in hospitals.',
    tries: [
      'Draw your week using only colours and lines, no objects, and look at it the next day.',
      'Model with your eyes closed for ten minutes, and note what you felt rather than what came out.',
      'Find at the library pictures painted in hospitals, and read who made them.',
    ],
  },
  'atencion-al-paciente': {
    alsoCalled: ['Patient representative', 'Hospital admissions', 'Patient advocate'],
    does: 'Guiding patients and families inside the health system: explaining procedures, rights and next steps, taking complaints, looking for solutions and coordinating appointments between services. It is the bridge between worried people and an organisation that is often hard to understand from outside.',
    day: [
      { at: 9, what: 'A daughter asks why her father was moved, and nobody has told her.' },
      { at: 10, what: 'You offer her a seat, call the ward and come back with a clear answer.' },
      {
        at: 12,
        what: 'You find an interpreter for a couple who have just arrived and fit three appointments into one day.',
      },
      {
        at: 16,
        what: 'You read complaints and propose new signs: the arrow for X-rays points at a cupboard.',
      },
    ],
    tasks: [
      'Listen to what happened and find who has the answer',
      'Explain rights, rules and steps in plain words',
      'Coordinate appointments between departments that do not talk',
      'Take complaints and follow them until somebody replies',
      'Find an interpreter, transport or social support',
    ],
    tires: [
      'Anger that is meant for the hospital and reaches you',
      'Rules that the person explaining them does not follow either',
      'Standing between two sides that are in a hurry',
    ],
    grows:
      'Those who know every counter end up putting them in order: first admissions, then the quality or the running of a centre and, with further study, the whole service.',
    tries: [
      'Draw the route a relative took from asking for an appointment to being seen.',
      "Read the charter of patients' rights of your region and mark the least clear sentence.",
      'Rewrite an official letter you have at home so that a ten-year-old would understand it.',
    ],
  },
  anestesiologia: {
    alsoCalled: ['Anaesthetist', 'Anesthesiologist', 'Pain medicine'],
    does: 'The medicine that makes surgery possible: taking away pain and awareness for a while and meanwhile holding breath, blood pressure and heart steady. Anaesthetists also attend births, intensive care and people whose pain will not leave. Most of it is decided in seconds and prepared for hours.',
    day: [
      {
        at: 8,
        what: 'You check the machine, the syringes with their coloured labels and the plan in case something fails. The first patient is shaking, so you ask about her dog.',
      },
      {
        at: 9,
        what: 'She counts to four and falls asleep halfway through the dog. You place the tube and listen to both lungs.',
      },
      {
        at: 11,
        what: 'The pressure drops; your hand was on the syringe already. The surgeons never notice.',
      },
      { at: 14, what: 'She wakes in recovery and finishes the sentence.' },
    ],
    tasks: [
      'Ask, examine and work out the risk before surgery',
      'Put the person to sleep, or numb one area',
      'Watch breathing, pressure and heart through the whole operation',
      'Correct a drop or a complication within seconds',
      'Relieve the pain of birth, of surgery or of years',
      'Attend emergencies in which someone stops breathing',
    ],
    tires: [
      'Hours of watching calm numbers that may stop being calm',
      'Nights on call with decisions that do not wait',
      'Hardly anybody remembering your face when they wake',
    ],
    grows:
      'From the simple operation you go on to hearts, newborns or transplants. Intensive care and chronic pain live next door, and somebody has to coordinate the theatres and train residents.',
    tries: [
      'Find out how people were operated on before anaesthesia and who first tried it in public.',
      'Count your breaths per minute at rest, while talking and after running, and compare.',
      'Ask someone who had surgery what they remember of the minutes before falling asleep.',
    ],
  },
  cardiologia: {
    alsoCalled: ['Cardiologist', 'Heart doctor'],
    does: 'The medicine of the heart and its vessels: heart attacks, irregular beats, valves that leak, high blood pressure. Cardiologists listen, read electrocardiograms and ultrasound, prescribe, fit pacemakers or open an artery with a catheter from the wrist. Part of it is urgent; the rest is persuading somebody to walk.',
    day: [
      {
        at: 8,
        what: 'On your round, one heart gallops and another sounds like a door that will not shut.',
      },
      { at: 10, what: 'In the ultrasound room you measure a valve fluttering on the screen.' },
      {
        at: 13,
        what: 'A heart attack comes in. You thread a catheter up from the wrist, the artery opens and the face changes colour.',
      },
      {
        at: 17,
        what: 'A lorry driver shows you his list of walks. Three are lies and you both laugh.',
      },
    ],
    tasks: [
      'Listen to the heart and ask about breathlessness and pain',
      'Read electrocardiograms, ultrasound and exercise tests',
      'Attend heart attacks and cardiac arrests without losing a minute',
      'Prescribe and adjust drugs for heart and blood pressure',
      'Open arteries, or fit pacemakers and catheters',
      'Advise on tobacco, food and exercise',
    ],
    tires: [
      'Calls before dawn for which you have to run',
      'A lead apron for many hours in the catheter room',
      'Patients who smoke again on the way out',
    ],
    grows:
      'You can turn to rhythms, catheters, imaging or heart failure, and combine hospital, clinic and research.',
    tries: [
      'Draw the route of blood through the heart and explain it aloud without looking.',
      'Take the pulse of five relatives at rest and find out why each is different.',
      'Listen to a heart through a funnel and a cardboard tube, and describe the two beats.',
    ],
  },
  'cirugia-ortopedica': {
    alsoCalled: ['Surgeon', 'Orthopaedic surgeon', 'Trauma surgery', 'General surgery'],
    does: "Repairing what holds the body up: fractures, worn hips, athletes' knees, crooked spines, hands caught in a machine. Surgeons decide whether to operate, enter the theatre with a whole team and follow each person until they walk. It takes strength, a fine touch and some love of screws.",
    day: [
      {
        at: 7,
        what: 'You go over X-rays with a cup in your hand. Someone fell off scaffolding, and the ankle looks like a jigsaw.',
      },
      {
        at: 8,
        what: 'You scrub for five minutes. Saw, drill and a plate with six screws that fits at the second attempt.',
      },
      { at: 14, what: "On the ward, yesterday's hip has taken four steps." },
      {
        at: 16,
        what: 'You tell a runner you will not operate. She can hardly believe this is good news.',
      },
    ],
    tasks: [
      'Examine the injury and read X-rays and MRI scans',
      'Decide with each patient whether surgery is worth it',
      'Operate on fractures, hips, knees, spines or hands',
      'Lead a whole team in the operating theatre',
      'Check wounds and movement after the operation',
      'Set fractures and apply casts in the emergency department',
    ],
    tires: [
      'Operating on your feet, in a lead apron, with little water',
      'Shifts on call full of falls, motorbikes and weekends',
      'Complications that go home with you in your head',
    ],
    grows:
      'People usually choose a part of the body: hand, spine, knee, children. Others come to lead departments, research implants or join humanitarian missions.',
    tries: [
      'Join two pieces of wood with screws and a plate, and find out when it holds.',
      'Learn to sew separate stitches on a banana skin with needle and thread.',
      'Name the bones of your hand and foot with an atlas from the library.',
    ],
  },
  dermatologia: {
    alsoCalled: ['Dermatologist', 'Skin doctor'],
    does: 'The medicine of skin, hair and nails. Dermatologists recognise hundreds of marks by eye or with a lens, treat acne, psoriasis and infections, remove suspicious moles and look for skin cancer while it is still small. Much is seen at a glance, and that glance takes years to train.',
    day: [
      {
        at: 9,
        what: 'A boy with acne looks at the floor. You explain how long treatment takes, and that toothpaste does not cure spots.',
      },
      {
        at: 11,
        what: "You go over a sailor's back with the lens, mole by mole, like somebody reading a map.",
      },
      {
        at: 13,
        what: 'One of them you dislike: anaesthetic, scalpel and three stitches. The sample leaves in a labelled jar.',
      },
      {
        at: 17,
        what: 'You study photos sent by a health centre and answer which ones must come tomorrow.',
      },
    ],
    tasks: [
      'Look at the whole skin with good light and a lens',
      'Diagnose marks, spots, allergies and hair loss',
      'Remove or freeze lesions with minor surgery',
      'Send samples for analysis and explain the result',
      'Prescribe creams, medicines or sessions of light',
      'Teach people to avoid sunburn and check themselves',
    ],
    tires: [
      'Very short visits, with dozens of backs in a day',
      'Illnesses that return, and that people hide from shame',
      'Requests for beauty that compete with those for health',
    ],
    grows:
      'There are ways into skin cancer, children, contact allergies or surgery, in a hospital or your own practice.',
    tries: [
      'Photograph a mole of yours beside a ruler and look up which signs are watched.',
      'Read the labels of two creams at home and find out what each ingredient is for.',
      'Half cover a green leaf or light-sensitive paper, leave it in the sun, observe what changes.',
    ],
  },
  'medicina-de-urgencias': {
    alsoCalled: ['Emergency physician', 'A&E doctor', 'ER doctor'],
    does: 'Care for anyone who comes through the hospital door or calls the emergency number: chest pain, a cut, poisoning, a fright. You sort by gravity, stabilise, diagnose as far as needed and decide who is admitted, who waits and who goes home. A little of everything, and much of the immediate.',
    day: [
      {
        at: 15,
        what: 'Handover: fourteen people under observation and a waiting room already complaining.',
      },
      {
        at: 18,
        what: 'A chest pain turns out to be a rib; a mere dizzy spell, a failing heart. You change trolleys without changing your tone.',
      },
      {
        at: 22,
        what: 'You stitch the eyebrow of a boy who was celebrating his birthday. The confetti is still in his hair.',
      },
      {
        at: 2,
        what: 'You eat standing something that used to be a sandwich. An ambulance is four minutes away.',
      },
    ],
    tasks: [
      'Examine fast and recognise what cannot wait',
      'Stabilise whoever struggles to breathe, bleeds or passes out',
      'Order tests and interpret them with what is known',
      'Decide on admissions, discharges and calls to specialists',
      'Stitch wounds, set bones and ease pain',
      'Give hard news in little time and with respect',
    ],
    tires: [
      'Nights that sleeping by day does not make up for',
      'People who shout because they have waited for hours',
      'Leaving each patient without knowing how the story ends',
    ],
    grows:
      "Over the years you change doors: a hospital's, an ambulance's, a helicopter's. You may also coordinate from the room where the calls come in, teach, or leave for disasters and aid work.",
    tries: [
      'Rank ten invented situations from most to least serious and argue it out at home.',
      'Take a free first-aid course from your town hall or your school.',
      'Time yourself telling a health problem with what is essential and nothing else.',
    ],
  },
  neurologia: {
    alsoCalled: ['Neurologist', 'Brain doctor', 'Clinical neuroscience'],
    does: "The medicine of brain, spinal cord and nerves: strokes, migraine, epilepsy, Parkinson's, memory loss. Much of the diagnosis comes from asking, and from a small hammer and a torch; scans and other tests follow. Some illnesses are cured, many are slowed and others are lived with, in company.",
    day: [
      {
        at: 8,
        what: 'You ask a patient to walk, shut his eyes and touch his nose. The finger lands on his cheek, which says plenty.',
      },
      {
        at: 10,
        what: 'The stroke alert sounds. You look at the screen with radiology and decide in minutes.',
      },
      { at: 13, what: 'You eat with a spinal cord still in your head.' },
      {
        at: 16,
        what: 'A retired teacher draws a clock with every number on one side. Her brother looks out of the window.',
      },
    ],
    tasks: [
      'Ask in detail when it began and how it changes',
      'Examine strength, reflexes, balance, speech and memory',
      'Interpret scans, brain recordings and lumbar punctures',
      'Diagnose strokes, epilepsies, migraines and dementias',
      'Prescribe drugs and watch their effects on behaviour',
      'Tell families what to expect',
    ],
    tires: [
      'Illnesses that advance even when everything is done well',
      'The clock against you whenever a stroke comes in',
      'A great deal of study: the map of the brain changes yearly',
    ],
    grows:
      'The brain does not fit into one clinic: people end up choosing strokes, epilepsy, movement, memory, children or headaches. Few specialties have research so near at hand.',
    tries: [
      'Find at the library a book of true neurological cases and tell one over dinner.',
      'Try optical illusions with your family and find out what the brain does in each.',
      'Give somebody ten words to remember, distract them for five minutes, and see which remain.',
    ],
  },
  'ginecologia-y-obstetricia': {
    alsoCalled: ['Gynaecologist', 'Obstetrician', 'OB-GYN'],
    does: 'Medicine and surgery together: check-ups, contraception, risky pregnancies, caesareans, fertility, tumours of womb or breast. You see the same person at very different stages, from the first period to after the menopause, and talk about things that many have told nobody.',
    day: [
      {
        at: 8,
        what: 'You begin with ultrasound. Something the size of a lentil beats on the screen and the couple go quiet.',
      },
      {
        at: 11,
        what: 'You remove a cyst through three small cuts, watching a screen instead of your hands.',
      },
      {
        at: 16,
        what: 'A girl asks in a low voice whether hers is normal. It is, and you explain with a drawing.',
      },
      {
        at: 21,
        what: 'On call. The midwife rings: the heartbeat is not recovering. Caesarean, silence, an angry cry.',
      },
    ],
    tasks: [
      'Examine and scan in check-ups and pregnancies',
      'Attend risky pregnancies and births that become complicated',
      'Operate on wombs, ovaries and breasts, and perform caesareans',
      'Explain options for contraception and fertility',
      'Interpret smears, blood tests and images',
      'Listen to private worries without hurry or judgement',
    ],
    tires: [
      'Shifts on call in which two lives hang on one decision',
      'News that arrives when something else was expected',
      'Theatre in the morning and a full clinic in the afternoon',
    ],
    grows:
      'Most lean in time towards births, fertility, cancer, pelvic health or ultrasound, and divide the week between theatre and clinic.',
    tries: [
      'Look up which gynaecological check-ups are advised at each age, and why.',
      'Ask two women in your family what they would have liked to know at your age.',
      'Follow the weeks of a pregnancy in a good book or video and make a timeline.',
    ],
  },
  radiologia: {
    alsoCalled: ['Radiologist', 'Imaging doctor', 'Diagnostic radiology'],
    does: 'Interpreting X-rays, ultrasound, CT and MRI scans so that other specialists know what to treat. Radiologists decide which test fits, compare it with those of years ago, dictate a report and call if something is urgent. They also act: guiding needles and catheters by the screen. Much of it happens in the dark, in a team.',
    day: [
      {
        at: 8,
        what: 'Three screens, low light and coffee. The night has left forty studies without a report.',
      },
      {
        at: 10,
        what: 'You page through slices of an abdomen like a book. On page two hundred there is a shadow the size of a chickpea.',
      },
      {
        at: 12,
        what: 'Surgery comes down to argue. You point with a pencil, they stare and change the plan.',
      },
      {
        at: 16,
        what: 'With ultrasound you guide a needle to a lump. The patient prefers the ceiling.',
      },
    ],
    tasks: [
      'Interpret X-rays, CT, MRI and mammograms',
      'Write clear reports for whoever asked for the test',
      "Compare with old images and the patient's history",
      'Perform ultrasound and talk with the person meanwhile',
      'Guide needles and catheters by the image',
      'Phone at once if something urgent appears',
    ],
    tires: [
      'Many hours of screen in a room without windows',
      'The fear of overlooking something small',
      'Lists that grow faster than they are read',
    ],
    grows:
      'People tend to choose an area: head, breast, bones, children, or catheter treatment. Some report from a distance or work with programs that help to look.',
    tries: [
      'Find an open collection of X-rays for students and try to spot the fracture.',
      'Look at two nearly identical pictures and note the differences against the clock.',
      'Slice a fruit thinly and guess in which plane somebody else cut theirs.',
    ],
  },
  oftalmologia: {
    alsoCalled: ['Ophthalmologist', 'Eye surgeon', 'Eye doctor'],
    does: 'Medicine and surgery of the eye: cataracts, glaucoma, retinas damaged by diabetes, blows, children who squint. You look inside an organ that would fit in a spoon and operate under a microscope. Many people enter the theatre seeing fog and leave reading the sign across the road.',
    day: [
      {
        at: 8,
        what: 'You operate on cataracts. Under the microscope the cloudy lens dissolves and another goes in, folded like an umbrella.',
      },
      {
        at: 11,
        what: "You take the patch off yesterday's patient. She looks at her hands, surprised by the wrinkles.",
      },
      {
        at: 13,
        what: 'A welder comes with something stuck in his eye. A drop, a fine needle, and out.',
      },
      {
        at: 17,
        what: 'You look at retinas one by one: orange, with red rivers. One has a new spot.',
      },
    ],
    tasks: [
      'Examine the eye inside and out with instruments',
      'Diagnose cataracts, glaucoma and damage to the retina',
      'Operate with a microscope and with lasers',
      'Check people after surgery and adjust their drops',
      'Treat blows, infections and foreign bodies',
      'Explain which sight can be recovered and which cannot',
    ],
    tires: [
      'Precision below a millimetre with a motionless neck',
      'Clinics with a great many check-ups in a row',
      'Telling somebody that they will stop seeing',
    ],
    grows:
      'In time people choose retina, cornea, glaucoma, children or sight correction, and there are missions that operate on cataracts abroad.',
    tries: [
      'Draw an eye cut in half and explain at home which way the light goes.',
      'Walk around your room looking through misted plastic and find out what is hardest.',
      "Watch how somebody's pupil changes when a lamp goes on, and look up why.",
    ],
  },
  'anatomia-patologica': {
    alsoCalled: ['Pathologist', 'Forensic doctor', 'Medical examiner'],
    does: 'Studying organs, biopsies and cells to say which disease is there; how a cancer is treated hangs on that report. In its forensic branch, doctors examine the living or the dead to tell a judge what happened. There is hardly any clinic: a microscope, a table, questions, and a report that must hold.',
    day: [
      {
        at: 8,
        what: 'Jars arrive from theatre. You describe a piece of colon aloud: colour, size, firmness.',
      },
      {
        at: 10,
        what: 'Under the microscope, a field of purple and pink. Among orderly cells there is a quarter that has broken every rule.',
      },
      {
        at: 12,
        what: 'Theatre calls: they are waiting for your answer with the wound open. You freeze, cut, look, reply.',
      },
      {
        at: 16,
        what: 'You go over a case with the surgeon. She remembers the person; you, every nucleus.',
      },
    ],
    tasks: [
      'Examine biopsies and cells under the microscope',
      'Describe and cut organs that come from theatre',
      'Write the report that will guide treatment',
      'Answer the surgeons while the operation goes on',
      'Perform autopsies and explain what caused a death',
      'Discuss cases in committee with other specialties',
    ],
    tires: [
      'Still hours with your eyes at the microscope',
      'Smells and sights that take getting used to',
      'Knowing that one word of the report changes a life',
    ],
    grows:
      'At first you describe what another person signs. Then they call you for one organ, for the genetics of tumours or for forensic work, and perhaps you run a laboratory or teach at the medical school.',
    tries: [
      'Find an online collection of tissues under the microscope and draw four very different ones.',
      'Describe a rotten fruit in such detail that another person would recognise it.',
      'Compare a forensic scene from a series with a serious article and note three lies.',
    ],
  },
  'medicina-deportiva': {
    alsoCalled: ['Sports physician', 'Sport and exercise medicine'],
    does: 'Health care for people who do sport, professional or not: check-ups before the season, exercise tests, injuries of muscle and joint, asthma, hearts, returns that come too soon. You work with physiotherapy, nutrition and coaches, and sometimes say no to an entire team. You also prescribe exercise to people who are ill.',
    day: [
      {
        at: 9,
        what: 'A cyclist pedals in a mask while the slope rises. You watch her heart, her lungs and her face, in that order.',
      },
      {
        at: 12,
        what: 'Ultrasound of a thigh: the torn fibre looks frayed. The striker asks about Sunday. You answer about the month.',
      },
      { at: 17, what: 'Beside the pitch, bag on your knees. Almost always nothing happens.' },
      {
        at: 19,
        what: 'Two heads collide. You ask five questions and the player goes off, protesting.',
      },
    ],
    tasks: [
      'Examine athletes before the season begins',
      'Diagnose injuries of muscles, bones and joints',
      'Order tests and interpret images and exercise results',
      'Decide when somebody may compete again',
      'Attend blows and fainting beside the pitch',
      'Prescribe exercise to people with an illness',
    ],
    tires: [
      'Weekends and journeys with the team',
      'Pressure to pass someone fit before time',
      'Athletes who hide their pain in order to play',
    ],
    grows:
      "You begin on a small team's bench or in a clinic. Then come a club, a federation or an insurer, nearly always beside another specialty, teaching or research.",
    tries: [
      'Run for ten minutes, measure your pulse every minute after stopping and draw its fall.',
      'Find the head-injury protocol of a sport you like and explain it to someone.',
      'Ask at a club in your area which injuries come back most and what they do.',
    ],
  },
};
