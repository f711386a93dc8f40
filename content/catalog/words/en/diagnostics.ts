import type { FamilyWords } from '#content/catalog/words.ts';

export const diagnostics: FamilyWords = {
  audioprotesis: {
    alsoCalled: ['Hearing aid audiologist', 'Hearing care'],
    does: 'Helping people hear better. You measure hearing, explain the result, take an impression of the ear and fit hearing aids until they sound right in real life: a noisy meal, a classroom, the phone. Then you stay close through the months in which the brain gets used to sounds again.',
    day: [
      {
        at: 9,
        what: "Inside the booth, a man raises his hand at every beep. With the chart in front of you, you show him which sounds he lost. You take an impression, program the device and both step into the street to try it. In the afternoon you repair a tube, clean filters and phone yesterday's new wearer.",
      },
    ],
  },
  ortoprotesis: {
    alsoCalled: ['Prosthetist and orthotist', 'Artificial limbs'],
    does: 'Making and fitting devices that replace or support parts of the body: an artificial leg, a splint, a back brace. It brings together workshop, anatomy and personal contact, because a prosthesis only works if its wearer walks without pain and feels it is theirs.',
    day: [
      {
        at: 9,
        what: 'A young woman who lost a leg tries her new prosthesis between the bars. You watch her step, tighten a screw, and she tries again. In the workshop you shape hot plastic, sand an edge that was rubbing and check a scan. Later you measure a fast-growing boy for his brace.',
      },
    ],
  },
  farmacia: {
    alsoCalled: ['Pharmacist', 'Pharmaceutical science'],
    does: 'Pharmacists know how medicines act and see that they are used well. In a community pharmacy they advise and catch errors or risky combinations; in a hospital they prepare treatments; in industry they develop and test products. It joins chemistry, biology and responsibility towards people.',
    day: [
      {
        at: 9,
        what: "You raise the shutter and a mother is already waiting with a prescription she cannot read. You check doses, notice two drugs that clash and phone the doctor. In the small laboratory at the back you prepare a formula. Between questions on coughs and allergies, you check expiry dates and place the day's order.",
      },
    ],
  },
  'nutricion-y-dietetica': {
    alsoCalled: ['Nutritionist', 'Dietitian'],
    does: 'Studying how food affects health and turning that into plans people can follow. Nutritionists see people with diabetes, allergies or a difficult relationship with eating, design menus for schools and hospitals, or advise sports teams. They ask about habits and budgets before proposing anything.',
    day: [
      {
        at: 9,
        what: 'You check the hospital kitchen so that every tray matches its diet. In the clinic, a teenager tells you what breakfast really is, and the plan starts there. You calculate nutrients, invent small changes, call a coach. In the afternoon you run a workshop on reading labels, right in a supermarket.',
      },
    ],
  },
  'analisis-clinicos': {
    alsoCalled: ['Medical laboratory scientist', 'Clinical biochemistry'],
    does: 'Running and validating the tests that guide doctors: blood, urine, tissue, viruses. Laboratory scientists choose methods, make sure instruments measure properly, interpret odd results and raise the alarm when one is urgent. They rarely meet the patient, yet many decisions rest on their judgement.',
    day: [
      {
        at: 9,
        what: 'Before samples arrive you check the controls: if the machine lies today, so will everything else. Mid-morning an impossible value turns up and you repeat, compare, ask the ward. It was real, and someone has to be called now. The afternoon goes to trying a new technique and signing reports.',
      },
    ],
  },
  'atencion-en-farmacia': {
    alsoCalled: ['Pharmacy technician', 'Pharmacy assistant'],
    does: 'Working at a pharmacy alongside the pharmacist: finding medicines, preparing orders, taking payment, keeping stock and advising on hygiene or skin care. In hospitals, assistants prepare the doses for each ward. It takes order, a good memory and patience with people who arrive worried.',
    day: [
      {
        at: 9,
        what: 'The delivery comes in early, and every box has its place and its date. You look up an electronic prescription, the pharmacist checks it, you hand it over and explain the timing. Someone asks about sun cream. In between you count stock, weigh an ingredient for a formula and tidy the drawers.',
      },
    ],
  },
  'laboratorio-clinico': {
    alsoCalled: ['Medical laboratory technician', 'Clinical lab assistant'],
    does: "Processing patients' samples to find out what is happening inside: receiving them, preparing them, running them through the analyser or looking at them under the microscope. Technicians make sure nothing is mixed up or contaminated, look after the instruments and deliver reliable results on time.",
    day: [
      {
        at: 9,
        what: 'Hundreds of tubes arrive with coloured labels and you sort them almost without thinking. The centrifuge hums while you prepare a stain. Under the microscope you count cells and flag an odd one for review. An instrument complains; you clean and calibrate it. Before leaving you check the fridge.',
      },
    ],
  },
  'diagnostico-por-imagen': {
    alsoCalled: ['Radiographer', 'X-ray technician', 'Imaging technologist'],
    does: 'Producing the pictures that show the body from inside: X-rays, CT and MRI scans. Radiographers position each patient, explain what will happen, adjust the equipment and protect everyone from radiation. The image has to be clear the first time.',
    day: [
      {
        at: 9,
        what: '“Breathe in and hold still.” You say it many times a day, each time as if it were the first. A girl with a broken arm comes in and you show her the machine before using it. You check the dose, make sure the image is sharp and send it. Around two an emergency arrives.',
      },
    ],
  },
  'higiene-bucodental': {
    alsoCalled: ['Dental hygienist', 'Oral health'],
    does: 'Preventing trouble in the mouth: cleaning teeth, applying fluoride, taking X-rays, teaching people to brush and visiting schools. Hygienists work with the dentist and usually spend more time than anyone talking with each patient about habits, without scolding.',
    day: [
      {
        at: 9,
        what: 'You set out the chair and the sterilised instruments. The first cleaning is calm; the second is for someone who had stayed away for years and feared a telling-off. With a mirror you show where plaque hides. Then you assist at an extraction, and the afternoon goes to checking mouths at a school.',
      },
    ],
  },
  'protesis-dentales': {
    alsoCalled: ['Dental technician', 'Dental laboratory'],
    does: 'Making teeth, crowns, bridges and braces that the clinic will fit. You start from a mould or a scan and work wax, metal, resin or ceramic until the piece fits and looks natural. More and more often, the design begins on a screen.',
    day: [
      {
        at: 9,
        what: "On the bench: a lamp, a very fine brush and a dozen shades of white. You build ceramic layer upon layer, fire it and compare it with the patient's photo. Then you design a bridge on the computer and send it to the milling machine. The clinic calls: a bite needs a hair's breadth less.",
      },
    ],
  },
  'documentacion-sanitaria': {
    alsoCalled: ['Medical coding', 'Health information', 'Medical records'],
    does: 'Putting in order the information a hospital produces: classifying diagnoses with international codes, completing records, protecting personal data and preparing reports. The job may include appointments and the admissions desk. Research and planning depend on that order for years afterwards.',
    day: [
      {
        at: 9,
        what: "You open yesterday's discharges and translate each medical report into its code. One does not add up: the text mentions one fracture and the X-ray two, so you ask. Mid-morning you help at admissions. Afterwards you prepare a table for a study, without a single name in it.",
      },
    ],
  },
};
