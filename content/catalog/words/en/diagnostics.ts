import type { FamilyWords } from '#content/catalog/words.ts';

export const diagnostics: FamilyWords = {
  audioprotesis: {
    alsoCalled: ['Hearing aid audiologist', 'Hearing care'],
    does: 'Helping people hear better. You measure hearing, explain the result, take an impression of the ear and fit hearing aids until they sound right in real life: a noisy meal, a classroom, the phone. Then you stay close through the months in which the brain gets used to sounds again.',
    day: [
      {
        at: 10,
        what: 'Inside the booth, a man raises his hand at every beep. With the chart in front of you, you show him which sounds he lost.',
      },
      {
        at: 12,
        what: 'You take an impression, program the device and both step into the street to try it.',
      },
      { at: 17, what: "You repair a tube, clean filters and phone yesterday's new wearer." },
    ],
    tasks: [
      'Measure which sounds each ear hears inside a booth',
      'Explain the loss and what a hearing aid can do',
      'Take impressions, program devices and try them in the street',
      'Repair, clean and adjust worn hearing aids',
      'Teach families to speak calmly and face to face',
    ],
    tires: [
      'Repeating sentences slowly and loudly from opening time',
      'People sent by their family who want to hear nothing of it',
      'Expensive devices and awkward conversations about money',
    ],
    grows:
      "With experience people run a hearing centre, their own or a chain's, work with manufacturers or turn to children's hearing.",
    tries: [
      'Wear earplugs through a family meal and note what you missed.',
      'Find a frequency test and learn the highest sound that each age at home can hear.',
      'Ask somebody with hearing aids which sound came back first.',
    ],
  },
  ortoprotesis: {
    alsoCalled: ['Prosthetist and orthotist', 'Artificial limbs'],
    does: 'Making and fitting devices that replace or support parts of the body: an artificial leg, a splint, a back brace. It brings together workshop, anatomy and personal contact, because a prosthesis only works if its wearer walks without pain and feels it is theirs.',
    day: [
      {
        at: 9,
        what: 'A young woman who lost a leg tries her new prosthesis between the bars. You watch her step, tighten a screw, and she tries again.',
      },
      {
        at: 12,
        what: 'In the workshop you shape hot plastic, sand an edge that was rubbing and check a scan.',
      },
      { at: 17, what: 'You measure a fast-growing boy for his brace.' },
    ],
    tasks: [
      'Measure and scan the part of the body that needs help',
      'Design the device and choose the materials',
      'Shape plastic, carbon or leather in the workshop',
      'Test the device with its wearer and correct rubbing',
      'Teach people to put it on, walk and look after it',
      'Note measurements and changes for the next check',
    ],
    tires: [
      'Dust, heat and glue in the workshop',
      'Devices that pinch where nobody expected it',
      'Being beside someone in the year they lost a leg',
    ],
    grows:
      'You sand edges in the workshop before taking your first measurement alone. Then you can keep to children or sport, move to computer design and printing in three dimensions, or run the workshop.',
    tries: [
      'Build a wrist splint from cardboard and bandage, and keep the hand still for an hour.',
      'Watch a Paralympic race and draw what the carbon leg is like.',
      'Mend something at home that fits a body, such as a strap or a cap.',
    ],
  },
  farmacia: {
    alsoCalled: ['Pharmacist', 'Pharmaceutical science'],
    does: 'Pharmacists know how medicines act and see that they are used well. In a community pharmacy they advise and catch errors or risky combinations; in a hospital they prepare treatments; in industry they develop and test products. It joins chemistry, biology and responsibility towards people.',
    day: [
      {
        at: 9,
        what: 'You raise the shutter and a mother is already waiting with a prescription she cannot read.',
      },
      { at: 11, what: 'You check doses, notice two drugs that clash and phone the doctor.' },
      { at: 13, what: 'In the small laboratory at the back you prepare a formula.' },
      {
        at: 17,
        what: "Between questions on coughs and allergies, you check expiry dates and place the day's order.",
      },
    ],
    tasks: [
      'Review prescriptions and catch risky doses or mixtures',
      'Explain how and when each medicine is taken',
      'Prepare formulas that are not sold ready-made',
      'Store and record the medicines under strict control',
      'Speak with doctors and nurses when something does not fit',
      'Check stock, expiry dates and orders',
    ],
    tires: [
      'Many hours standing, and night duty by turns',
      'Customers who want without a prescription what cannot be given',
      'Medicines out of stock, and nobody knows until when',
    ],
    grows:
      'The ways are many: your own pharmacy, hospital, industry, distribution, cosmetics or inspection. In time you lead a team or train newcomers.',
    tries: [
      'Sort the medicines at home by use and look for the date on each pack.',
      'Weigh the same spoonful of salt three times on a kitchen scale and work out how far off you are.',
      'Read one whole leaflet and explain its three main warnings to somebody.',
    ],
  },
  'nutricion-y-dietetica': {
    alsoCalled: ['Nutritionist', 'Dietitian'],
    does: 'Studying how food affects health and turning that into plans people can follow. Nutritionists see people with diabetes, allergies or a difficult relationship with eating, design menus for schools and hospitals, or advise sports teams. They ask about habits and budgets before proposing anything.',
    day: [
      { at: 8, what: 'You check the hospital kitchen so that every tray matches its diet.' },
      {
        at: 10,
        what: 'In the clinic, a teenager tells you what breakfast really is, and the plan starts there.',
      },
      { at: 12, what: 'You calculate nutrients, invent small changes and call a coach.' },
      { at: 18, what: 'You run a workshop on reading labels, right in a supermarket.' },
    ],
    tasks: [
      'Ask what is really eaten, at what time and why',
      'Read test results and calculate what each person needs',
      'Design plans and menus that fit a budget',
      'Advise families, schools, hospitals or teams',
      'Follow changes and adjust the plan without blame',
      'Check diets and allergies in the kitchen',
    ],
    tires: [
      'Competing with fashions that promise miracles in three days',
      'People who suffer over food and advance slowly',
      'Patients who give up without saying why',
    ],
    grows:
      'Over the years people work in hospitals, sport, schools, the food industry or their own practice, and research what helps.',
    tries: [
      'Write down what you eat for three days and see which food group is missing.',
      'Compare the labels of five cereals and rank them by sugar.',
      'Plan three days of family dinners with what is already in the house.',
    ],
  },
  'analisis-clinicos': {
    alsoCalled: ['Medical laboratory scientist', 'Clinical biochemistry'],
    does: 'Testing blood, urine, tissue and viruses to learn what is wrong with someone, and making sure each result is true. You choose and try out methods, calibrate instruments, look at cells under the microscope, spot odd values and raise the alarm when one is urgent. You deal more with doctors who await the figure than with patients; many decisions leave your bench.',
    day: [
      {
        at: 7,
        what: 'Before samples arrive you check the controls: if the machine lies today, so will everything else.',
      },
      {
        at: 11,
        what: 'An impossible value turns up and you repeat, compare, ask whoever drew the blood. It was real, and someone has to be called now.',
      },
      {
        at: 16,
        what: 'The afternoon goes to trying a new technique. The old machine beside it keeps blinking.',
      },
    ],
    tasks: [
      'Test blood, urine and other fluids of the body',
      'Check that each result makes sense before it goes out',
      'Calibrate and maintain the instruments that measure',
      'Look at cells under the microscope, count and classify them',
      'Watch over quality with daily controls',
      'Try out new techniques and write down how they are done',
    ],
    tires: [
      'Long concentration amid the noise of machines',
      'Urgent samples just after everything has been put in order',
      'A perfect result that nobody thanks you for',
    ],
    grows:
      'From signing controls you come to answer for a whole section. Genetics, microbiology, quality and industry are other benches, and somebody is always needed to teach the technique to beginners.',
    tries: [
      'Find in an old blood test at home what each line measures, and what for.',
      'Weigh the same thing ten times on a kitchen scale and see how much it wavers.',
      'Take DNA out of a strawberry with salt, soap and alcohol, following a school recipe, with an adult.',
    ],
  },
  'atencion-en-farmacia': {
    alsoCalled: ['Pharmacy technician', 'Pharmacy assistant'],
    does: 'Working at a pharmacy alongside the pharmacist: finding medicines, preparing orders, taking payment, keeping stock and advising on hygiene or skin care. In hospitals, assistants prepare the doses for each ward. It takes order, a good memory and patience with people who arrive worried.',
    day: [
      { at: 9, what: 'The delivery comes in early, and every box has its place and its date.' },
      {
        at: 11,
        what: 'You look up an electronic prescription, the pharmacist checks it, you hand it over and explain the timing. Someone asks about sun cream.',
      },
      {
        at: 17,
        what: 'In between you count stock, weigh an ingredient for a formula and tidy the drawers.',
      },
    ],
    tasks: [
      'Serve at the counter and read electronic prescriptions',
      'Receive orders, check dates and put away each box',
      'Prepare doses and pill boxes for the week',
      'Advise on hygiene, sun, skin and babies',
      'Weigh and mix ingredients under supervision',
      'Take payment, count stock and report what is missing',
    ],
    tires: [
      'On your feet for hours, with people who are ill or impatient',
      'Names of medicines that look too much alike',
      'Split shifts and Saturdays',
    ],
    grows:
      'Experience leads to looking after purchases, cosmetics or formulas, to a hospital pharmacy or to wholesale warehouses.',
    tries: [
      'Ask your local pharmacy for five minutes: how do they find one box among thousands?',
      'Order a shelf at home by expiry date and check whether the system lasts three days.',
      'Learn the generic names of the five medicines most used in your family.',
    ],
  },
  'laboratorio-clinico': {
    alsoCalled: ['Medical laboratory technician', 'Clinical lab assistant'],
    does: "Processing patients' samples to find out what is happening inside: receiving them, preparing them, running them through the analyser or looking at them under the microscope. Technicians make sure nothing is mixed up or contaminated, look after the instruments and deliver reliable results on time.",
    day: [
      {
        at: 8,
        what: 'Hundreds of tubes arrive with coloured labels and you sort them almost without thinking.',
      },
      {
        at: 10,
        what: 'The centrifuge hums while you prepare a stain. Under the microscope you count cells and flag an odd one for review.',
      },
      { at: 13, what: 'An instrument complains; you clean and calibrate it.' },
      { at: 15, what: 'Before leaving you check the fridge.' },
    ],
    tasks: [
      'Receive and label samples without confusing any',
      'Run blood or urine through the analysers',
      'Prepare reagents, stains and cultures',
      'Look at cells under the microscope and flag odd ones',
      'Clean, calibrate and test the instruments',
      'Record results and report those that are urgent',
    ],
    tires: [
      'Repeated tasks that ask for the same attention every time',
      'Gloves, mask and centrifuge noise for a whole shift',
      'Night shifts in hospital laboratories',
    ],
    grows:
      'The first months are tubes and labels. Later you sit in microbiology, genetics or the blood bank, or leave for research or for quality control in a factory.',
    tries: [
      'Leave three slices of bread in sealed bags in different places and draw the mould.',
      'Make a microscope from a drop of water and your phone, and photograph a leaf.',
      'Label twenty identical cups, have someone shuffle them, and see whether your system survives.',
    ],
  },
  'diagnostico-por-imagen': {
    alsoCalled: ['Radiographer', 'X-ray technician', 'Imaging technologist'],
    does: 'Producing the pictures that show the body from inside: X-rays, CT and MRI scans. Radiographers position each patient, explain what will happen, adjust the equipment and protect everyone from radiation. The image has to be clear the first time.',
    day: [
      {
        at: 8,
        what: '“Breathe in and hold still.” You say it many times a day, each time as if it were the first.',
      },
      {
        at: 10,
        what: 'A girl with a broken arm comes in and you show her the machine before using it.',
      },
      { at: 12, what: 'You check the dose, make sure the image is sharp and send it.' },
      {
        at: 14,
        what: 'An emergency arrives. The trolley does not fit through the door until somebody turns it.',
      },
    ],
    tasks: [
      'Position the person so that the image is useful',
      'Adjust equipment and dose to each body',
      'Explain the test and see that nobody feels faint',
      'Protect patients and colleagues from radiation',
      'Review whether the image serves and repeat only what is needed',
      'Send and file studies under the right name',
    ],
    tires: [
      'Moving people in pain to find an angle',
      'Rooms without windows, and night shifts',
      'Tight lists when a machine breaks down',
    ],
    grows:
      'You begin with X-rays of chests and ankles. Then you choose a machine, MRI, CT, breast or nuclear medicine, and from there go on to coordinate the department, teach or travel for a manufacturer.',
    tries: [
      'Make shadows with a torch and your hand, and find out how they grow or vanish.',
      'Get someone to copy a pose of yours from your words alone, without touching them.',
      'Find out how an X-ray differs from an MRI scan and explain it with a drawing.',
    ],
  },
  'higiene-bucodental': {
    alsoCalled: ['Dental hygienist', 'Oral health'],
    does: 'Preventing trouble in the mouth: cleaning teeth, applying fluoride, taking X-rays, teaching people to brush and visiting schools. Hygienists work with the dentist and usually spend more time than anyone talking with each patient about habits, without scolding.',
    day: [
      {
        at: 9,
        what: 'You set out the chair and the sterilised instruments. The first cleaning is calm.',
      },
      {
        at: 11,
        what: 'The second is for someone who had stayed away for years and feared a telling-off. With a mirror you show where plaque hides.',
      },
      { at: 13, what: 'You assist at an extraction. The molar goes home in a little box.' },
      { at: 16, what: 'You check mouths at a school. Everybody wants to take the mirror home.' },
    ],
    tasks: [
      "Ask about each patient's health and habits",
      'Check gums and teeth and note what you see',
      'Remove tartar and stains, and polish',
      'Apply fluoride and sealants to prevent decay',
      'Teach people of every age to brush',
      'Give talks and check mouths in schools',
    ],
    tires: [
      'A bent posture and tense hands most of the day',
      'Patients who promise to floss and never do',
      'Diaries with one cleaning after another',
    ],
    grows:
      'In time people coordinate the clinic, work with brands, in public health or in schools, and some go on to study dentistry.',
    tries: [
      'Time your brushing for three days and notice which part you skip.',
      'Teach somebody younger to brush by inventing a short story.',
      'Find out what plaque is and reveal it with a little food colouring.',
    ],
  },
  'protesis-dentales': {
    alsoCalled: ['Dental technician', 'Dental laboratory'],
    does: 'Making teeth, crowns, bridges and braces that the clinic will fit. You start from a mould or a scan and work wax, metal, resin or ceramic until the piece fits and looks natural. More and more often, the design begins on a screen.',
    day: [
      { at: 9, what: 'On the bench: a lamp, a very fine brush and a dozen shades of white.' },
      {
        at: 10,
        what: "You build ceramic layer upon layer, fire it and compare it with the patient's photo.",
      },
      { at: 13, what: 'You design a bridge on the computer and send it to the milling machine.' },
      { at: 17, what: "The clinic calls: a bite needs a hair's breadth less." },
    ],
    tasks: [
      'Read what the clinic asks for and study the mould',
      'Model crowns and bridges in wax, resin or ceramic',
      'Design pieces on screen and send them to the milling machine',
      'Check the bite of the piece on an articulator',
      'Polish, colour and correct by a hair',
      'Repair broken dentures that are wanted today',
    ],
    tires: [
      'Eyes and neck fixed on tiny pieces',
      "Dust, resins and the clinic's deadlines",
      'Repeating a perfect piece because the mouth has changed',
    ],
    grows:
      'You make plaster casts until they give you the ceramic of a tooth that shows. With experience there is a laboratory of your own, several clinics ringing at once, and design on screen or implants.',
    tries: [
      'Copy a tooth in soap or wax from three photos and compare the proportions.',
      'Mix whites with watercolours until you match four objects at home.',
      'Bite into soft bread and study the print: count teeth and find the crooked one.',
    ],
  },
  'documentacion-sanitaria': {
    alsoCalled: ['Medical coding', 'Health information', 'Medical records'],
    does: 'Putting in order the information a hospital produces: classifying diagnoses with international codes, completing records, protecting personal data and preparing reports. The job may include appointments and the admissions desk. Research and planning depend on that order for years afterwards.',
    day: [
      {
        at: 8,
        what: "You open yesterday's discharges and translate each medical report into its code.",
      },
      {
        at: 10,
        what: 'One does not add up: the text mentions one fracture and the X-ray two, so you ask.',
      },
      { at: 12, what: 'You help at admissions.' },
      { at: 14, what: 'You prepare a table for a study, without a single name in it.' },
    ],
    tasks: [
      'Read medical reports and assign their codes',
      'Complete medical records and chase what is missing',
      'Consult manuals when a diagnosis does not fit',
      'Enter data and check that nothing is there twice',
      'Prepare tables for studies, without names',
      'Handle appointments and arrivals at admissions',
    ],
    tires: [
      "Much reading on screen, in other people's haste",
      'Codes that look alike and rules that change',
      'The weight of knowing things that are not told',
    ],
    grows:
      'You code discharges until you know the rare ones by heart. Then you are called on to order the data of a study, watch over quality or run admissions and records.',
    tries: [
      'Sort fifty of your photos by a code you invent and ask someone to find one.',
      'Look up the international classification of diseases and find the code for a broken bone.',
      "Put this winter's illnesses in your class into a table, without names or clues.",
    ],
  },
  radioterapia: {
    alsoCalled: ['Radiation therapist', 'Therapeutic radiographer', 'Dosimetry'],
    does: "Delivering the radiation treatments that the oncology team plans. You make masks and supports so that each person lies the same way every time, help to work out how the dose spreads, check every figure and watch the session from behind glass. You see the same patients for weeks, so you also learn their children's names.",
    day: [
      { at: 7, what: 'You run the tests on the accelerator. All must read the same as yesterday.' },
      {
        at: 9,
        what: 'You position the first patient: the marks on her skin under the green lines of the laser. You close the lead door and talk by microphone.',
      },
      { at: 12, what: 'You shape a warm mask over the face of a man who asks for rancheras.' },
      { at: 14, what: "A boy's last session. He rings the bell so hard that reception looks in." },
    ],
    tasks: [
      'Position each patient in the exact posture of the plan',
      'Check identity, area and dose before starting',
      'Operate the accelerator and watch the session on camera',
      'Make masks and supports that hold a person still',
      'Help to work out how the radiation spreads',
      'Ask how the person feels and report it',
    ],
    tires: [
      'Full attention in gestures repeated every quarter of an hour',
      'Growing fond of people who are very ill',
      "Breakdowns that upset a whole week's appointments",
    ],
    grows:
      'With experience you move to planning doses, to finer techniques or to coordinating the unit, and some turn to teaching how the equipment is used.',
    tries: [
      'Stick three marks on your arm and rest it five times in exactly the same place.',
      'Find out how radiation harms a cell and explain it with a ball and a wall.',
      'Listen to a published account of somebody who had radiotherapy and note what helped.',
    ],
  },
  histologia: {
    alsoCalled: ['Histology technician', 'Histotechnician', 'Pathology technician', 'Cytology'],
    does: 'Preparing what will be seen under the microscope: receiving biopsies and organs, fixing them, embedding them in paraffin, cutting them thinner than a hair and staining them. You also screen cells and help at autopsies. If the slice is creased or bears the wrong name, so does the diagnosis.',
    day: [
      {
        at: 7,
        what: 'You switch on the warm water bath and sharpen your attention. Each block of wax holds a piece of someone.',
      },
      {
        at: 9,
        what: 'You turn the handle and a see-through ribbon comes out. You let it float, fish it with a slide and breathe.',
      },
      { at: 12, what: 'A sample arrives from theatre. You freeze it, cut it and hurry off.' },
      {
        at: 14,
        what: 'You stain: purple, pink, water. You file the slides and check every label twice.',
      },
    ],
    tasks: [
      'Receive samples and check the name at each step',
      'Fix tissues and embed them in blocks of paraffin',
      'Cut extremely thin slices with the microtome',
      'Stain slices and mount them on glass',
      'Freeze tissue when theatre is waiting for an answer',
      'File blocks and look after the instruments',
    ],
    tires: [
      'Reagents with a strong smell that call for a mask',
      'Fine repeated movements that strain the wrist',
      'Haste and a steady hand in the same minute',
    ],
    grows:
      'You cut a great deal of wax before they hand you a small biopsy. Further on lie cytology, molecular techniques, autopsies, a research laboratory or the whole team.',
    tries: [
      'Slice a carrot thinner and thinner and see against the light when something shows.',
      'Stain an onion skin with a little iodine or colouring and look through a magnifying glass.',
      'Find a gallery of tissues online and guess which is liver, bone and skin.',
    ],
  },
  'asistencia-dental': {
    alsoCalled: ['Dental nurse', 'Dental assistant'],
    does: 'The second pair of hands in a dental clinic. You welcome each patient, sterilise instruments, prepare materials, work the suction and the light, and pass what is needed before anyone asks. You also keep the diary, the files and the store, and usually know best how to calm somebody gripping the chair.',
    day: [
      {
        at: 9,
        what: 'You take the trays from the steriliser, still warm, and lay out each piece in its order.',
      },
      {
        at: 10,
        what: 'A boy will not open his mouth. You let him work the chair: up, down, up, open.',
      },
      {
        at: 13,
        what: 'You use the suction, hold the light, and the cement is already mixed when they look at you.',
      },
      {
        at: 18,
        what: "You disinfect the room, phone tomorrow's appointments and count gloves. The small ones are missing, as always.",
      },
    ],
    tasks: [
      'Prepare the surgery and sterilise the instruments',
      'Pass tools and use suction during treatment',
      'Welcome and calm whoever sits in the chair',
      'Mix cements and impression materials',
      'Note what was done and organise the diary',
      'Check the store and order what is missing',
    ],
    tires: [
      'Many hours on your feet with a turned neck',
      'Diaries that run late while the telephones ring',
      'Repeating the same cleaning between patients',
    ],
    grows:
      'After years in a clinic people take on coordination or reception, or study a higher course in dental hygiene or prosthetics.',
    tries: [
      'Hand things to somebody who is cooking before they ask, guessing the next step.',
      "Ask at your dentist's how they sterilise tweezers and how long it takes.",
      'Organise a kitchen drawer with a tray per task and measure whether it saves time.',
    ],
  },
};
