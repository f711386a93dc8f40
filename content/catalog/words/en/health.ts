import type { FamilyWords } from '#content/catalog/words.ts';

export const health: FamilyWords = {
  'medicina-de-familia': {
    alsoCalled: ['General practice', 'GP', 'Family doctor'],
    does: 'The kind of medicine that looks after a whole person over many years, from a fever to a lifelong illness. You listen, examine, order tests, prescribe, and decide when another specialist is needed. Family doctors know the households in their area and spend real time on prevention.',
    day: [
      {
        at: 9,
        what: 'The morning starts with a list of appointments: a cough that will not go, a diabetes check, a teenager who cannot sleep. Each visit lasts minutes, so you ask well and look people in the eye. Around noon comes a home visit and a call to the hospital. Results and prescriptions close the afternoon.',
      },
    ],
  },
  'medicina-interna': {
    alsoCalled: ['Internist', 'General internal medicine', 'Hospital physician'],
    does: 'Care for adults who have several illnesses at once, or symptoms nobody has explained yet, usually in a hospital. Internists gather clues from blood tests, scans and conversation until a diagnosis holds together, and balance treatments that affect one another.',
    day: [
      {
        at: 9,
        what: 'First thing, the team goes over who was admitted overnight. Then you walk the ward: how one patient is breathing, what the blood test says, what her daughter fears. You argue over a puzzling case with radiology and change a drug that clashed with another. Before leaving you write the plan for the night shift.',
      },
    ],
  },
  pediatria: {
    alsoCalled: ["Children's doctor", 'Pediatrics'],
    does: 'The medicine of babies, children and teenagers. Paediatricians check that they grow and develop well, vaccinate, treat infections and stay with them through long illnesses. Half of the job is explaining to families what is going on and what they can do at home, calmly.',
    day: [
      {
        at: 9,
        what: 'A baby is weighed and measured while the father fires off questions. Next come a girl with earache and a boy who needs to talk alone. You turn the examination into a game so that nobody is frightened. Between visits you check vaccination records, phone a school and read a test result slowly.',
      },
    ],
  },
  psiquiatria: {
    alsoCalled: ['Mental health doctor', 'Psychiatrist'],
    does: 'The branch of medicine concerned with mental health: depression, anxiety, psychosis, addiction, eating disorders. Psychiatrists diagnose by talking and observing, combine medication with therapy, and work as a team with psychologists, nurses and social workers. They also support families, who often arrive full of questions.',
    day: [
      {
        at: 9,
        what: 'The first interview of the day takes nearly an hour, and most of it is listening. Later you adjust a medicine that was making someone drowsy, talk with a mother and meet the team to decide on a discharge. Afternoons are for follow-up: people who improve slowly and are glad you remember their story.',
      },
    ],
  },
  odontologia: {
    alsoCalled: ['Dentist', 'Dental surgery'],
    does: 'Looking after teeth, gums and mouth: preventing decay, repairing teeth, treating infections, fitting prostheses and teaching people to keep everything healthy. It joins medical knowledge with very fine handwork, and many dentists practise in small clinics, often their own.',
    day: [
      {
        at: 9,
        what: 'Gloves on, magnifiers down: you begin with a cleaning and go on to a filling that needs a steady hand. Someone arrives frightened, so you describe each step before taking it. Between appointments you study X-rays and order a crown from the laboratory. Some afternoons go to estimates and running the clinic.',
      },
    ],
  },
  enfermeria: {
    alsoCalled: ['Registered nurse', 'RN'],
    does: 'Nurses stay close to each patient: they assess, give treatments, dress wounds, notice changes and teach people to look after themselves. They coordinate what other professions decide, and are often the first to see that something is wrong. Hospitals, clinics, schools and homes all need them.',
    day: [
      {
        at: 9,
        what: 'Your shift opens with the handover: who slept, who is in pain, what is still pending. You take readings, prepare medication with a double check, change a dressing and calm a relative. Suddenly an alarm sends you running. At the end you write everything down so that the next shift can carry on.',
      },
    ],
  },
  matroneria: {
    alsoCalled: ['Midwife', 'Nurse midwife'],
    does: 'Care for mother and baby before, during and after birth. Midwives follow the pregnancy, prepare couples, attend normal births and call the doctors when something becomes complicated. In Spain it is a specialty that comes after the nursing degree.',
    day: [
      {
        at: 9,
        what: "In the morning you lead a birth class and listen to the heartbeat of a baby not yet born. Later somebody's waters break, and the next hours are patience, a quiet voice and attention to every sign. Once the baby is here you help with the first feed and record what happened.",
      },
    ],
  },
  'cuidados-auxiliares-de-enfermeria': {
    alsoCalled: ['Nursing assistant', 'Nurse aide', 'Healthcare assistant'],
    does: 'Help with the most basic and most human needs: washing, moving, eating, resting. Nursing assistants prepare rooms and equipment, notice how each person is doing and tell the nurse when something changes. They work in hospitals, care homes and clinics, mostly on their feet.',
    day: [
      {
        at: 9,
        what: 'At eight you wake the ward gently. You help a man with a new hip to wash, change beds in pairs and hand out breakfasts, each by its diet sheet. One patient is barely eating, and you report it. Between tasks there is chat, joking and shared silence. The shift ends with restocking.',
      },
    ],
  },
  'emergencias-sanitarias': {
    alsoCalled: ['Ambulance technician', 'Emergency medical technician', 'EMT'],
    does: 'The people who arrive by ambulance when someone is hurt or suddenly very ill. They size up the scene, give first treatment, immobilise, transport and keep the hospital informed. They also check vehicle and equipment, because everything must be ready for the next call.',
    day: [
      {
        at: 9,
        what: 'You start by checking oxygen, battery and kit. The first call is a fall at home; the second, a crash on the road, where you look first at whether it is safe to approach. You handle the stretcher with your partner, keep talking to the injured person all the way and hand over at the emergency department.',
      },
    ],
  },
  'atencion-a-la-dependencia': {
    alsoCalled: ['Home care', 'Personal care assistant', 'Elderly care'],
    does: 'Support in daily life for older people or people with a disability, at home or in a centre: getting up, eating, going out, shopping, keeping friendships. The aim is that they do as much as possible for themselves, and that families get the rest they need.',
    day: [
      {
        at: 9,
        what: 'You ring the bell and Rosa already has her clothes laid out. You help her shower, talk about grandchildren over breakfast and go through her tablets together. Then it is a walk to the market, at her pace. In another home you do gentle exercises with a young man in a wheelchair and note the day.',
      },
    ],
  },
  'cuidados-en-salud-mental': {
    alsoCalled: ['Psychiatric technician', 'Mental health aide'],
    does: 'Alongside people with a mental illness in hospitals, residences and day centres. You help with routines, suggest activities, notice changes of mood and calm tense moments. You follow the plan set by psychiatry and nursing, and add what you see every day.',
    day: [
      {
        at: 9,
        what: 'You have breakfast with the group, because the table shows how each person woke up. Mid-morning there is gardening; one resident will not come out, so you sit beside him for a while. An argument flares and you keep your voice low until it passes. In the afternoon you share your observations with the team.',
      },
    ],
  },
  fisioterapia: {
    alsoCalled: ['Physical therapy', 'Physiotherapist', 'Kinesiology'],
    does: 'Bringing back movement and easing pain with exercise, hands and equipment rather than drugs. Physiotherapists see injured athletes, people after surgery, older people and babies with delayed development. They assess, design a plan and teach exercises so that progress goes on at home.',
    day: [
      {
        at: 9,
        what: 'On the first table waits a knee fresh from surgery; on the second, a back that has complained for months. You feel, measure how far it bends, correct a posture and encourage when it hurts a little. At midday you train balance with a group of older people. Between sessions you write what has changed.',
      },
    ],
  },
  'terapia-ocupacional': {
    alsoCalled: ['Occupational therapist', 'OT'],
    does: 'Helping people get back the activities that make life their own: dressing, cooking, writing, working, playing. After an injury or with a disability, the therapist works out what stands in the way, trains another method and adapts the home, the school or the tools.',
    day: [
      {
        at: 9,
        what: "In the centre's kitchen, a woman who had a stroke practises opening a jar with one hand. Later you visit a flat to measure doors and decide where a rail should go. With a boy who cannot bear noise you invent a game. The day closes with a test of an adapted spoon.",
      },
    ],
  },
  logopedia: {
    alsoCalled: ['Speech therapist', 'Speech-language pathology'],
    does: 'Treating difficulties with speaking, understanding, reading, voice or swallowing. Patients range from a child who is slow to talk, to an adult who lost words after a stroke, to a teacher who keeps losing her voice. You assess, train and advise families.',
    day: [
      {
        at: 9,
        what: 'A girl on the floor blows soap bubbles: it looks like play and is an exercise for a difficult sound. Then you go through the names of kitchen things with a man, photo by photo. You record, listen, adjust. In the afternoon you speak to a school and prepare picture cards for tomorrow.',
      },
    ],
  },
  podologia: {
    alsoCalled: ['Podiatrist', 'Foot care', 'Chiropody'],
    does: 'A specialty of the foot: hard skin, nails, deformities, wounds in people with diabetes, pain when running. Podiatrists diagnose, operate on small lesions, study the way someone walks and make insoles to measure. It is precise work whose relief is often felt the same day.',
    day: [
      {
        at: 9,
        what: 'A runner steps on the treadmill while a camera records each footfall. You see the ankle roll, take a mould and draw the insole. The next patient has diabetes, so you check every centimetre of skin. With the scalpel, calm. In the afternoon you sand a correction in the small workshop.',
      },
    ],
  },
  'optica-y-optometria': {
    alsoCalled: ['Optometrist', 'Optician', 'Eye care'],
    does: 'Measuring sight and improving it. Optometrists find out whether someone needs glasses, contact lenses or visual training, and recognise signs that an eye doctor should see. The work joins the science of light, measuring instruments and dealing with the public.',
    day: [
      {
        at: 9,
        what: 'Better like this, or like this? You repeat the question patiently until the lens is right. A boy squints, and it turns out he never saw the whiteboard. You fit contact lenses, measure eye pressure and refer a woman with an odd spot. You also advise on frames and adjust the arms.',
      },
    ],
  },
  musicoterapia: {
    alsoCalled: ['Music therapist', 'Therapy through music'],
    does: "Songs, rhythm and instruments used for health: to communicate, remember, move, calm down, or express what words cannot hold. Music therapists work with autistic children, people with dementia or hospital patients. In Spain the usual way in is a master's after another degree.",
    day: [
      {
        at: 9,
        what: 'You carry a guitar and a box of drums into the care home. A woman who hardly speaks any more sings a whole song from her youth while her daughter records it. At a school, you and a boy answer each other on the piano. Afterwards you write how each one responded and what to try next.',
      },
    ],
  },
  arteterapia: {
    alsoCalled: ['Art therapist', 'Creative therapy'],
    does: 'Helping people to express and understand what they feel through drawing, clay, collage or paint. The quality of the piece does not matter; what happens while making it does. Art therapists work in hospitals, schools and associations, after postgraduate training.',
    day: [
      {
        at: 9,
        what: 'You lay out big sheets of paper, clay and paints. The morning group are teenagers who have changed countries; nobody has to explain a drawing, though one wants to. You ask few questions and good ones. In the afternoon, on a cancer ward, a patient models in silence. You store the pieces and write notes.',
      },
    ],
  },
  'atencion-al-paciente': {
    alsoCalled: ['Patient representative', 'Hospital admissions', 'Patient advocate'],
    does: 'Guiding patients and families inside the health system: explaining procedures, rights and next steps, taking complaints, looking for solutions and coordinating appointments between services. It is the bridge between worried people and an organisation that is often hard to understand from outside.',
    day: [
      {
        at: 9,
        what: 'A daughter asks why her father was moved, and nobody has told her. You offer her a seat, call the ward and come back with a clear answer. Then you find an interpreter for a couple who have just arrived and fit three appointments into one day. In the afternoon you read complaints and propose new signs.',
      },
    ],
  },
};
