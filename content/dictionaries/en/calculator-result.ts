import type { Copy } from '#content/dictionaries/es/calculator-result.ts';

export const copy = {
  empty:
    'Complete your diploma and your mean, or say that you don’t know it, and your grade appears here.',
  credential: 'Access grade or credential',
  hoped: 'With marks you hope for: it changes if they do.',
  diploma: 'Your diploma gives {points}.',
  counted: '{marks} count: a tenth of each mark.',
  leftOut: {
    failed: '{subject}, {mark}: does not count, it takes a 5.',
    'other-year': '{subject}, {mark}, of {year}: does not count, only those of {counted} do.',
    repeated: '{subject}, {mark}: does not count, your best mark in that subject does.',
    surplus: '{subject}, {mark}: not in the credential, which takes the best four.',
  },
  modality: {
    title: 'The modality is missing',
    one: 'In Madrid it takes three PCE passed, one of each type, or a mean of 5 over four. You are 1 short.',
    more: 'In Madrid it takes three PCE passed, one of each type, or a mean of 5 over four. You are {n} short.',
    kinds: 'What is missing: {kinds}.',
    kind: {
      general: 'a general one (Spanish Language, English, History of Spain or Philosophy)',
      modality: 'one of modality (Mathematics, Latin, Artistic Drawing or Art Foundations)',
      option: 'one of option (Biology, Chemistry, Physics, Geography, Business…)',
    },
    without: 'Without it only the extraordinary call is left, after everybody else.',
    elsewhere:
      'Some universities also ask for three PCE passed, one of each type (the modality). Ask yours before you choose exams.',
  },
  noAccess: 'With less than 4 in its general part the PAU gives no access, whatever your mean.',
  ask: 'Here we give no number.',
  otherAim: {
    'private-degree':
      'A private university does not use these cut-off grades: it sets an exam or an interview. Ask: “What do you require with my diploma, and what if its recognition does not come in time?” For a public one, choose it above.',
    vocational:
      'FP does not use the admission grade of universities. Ask the school or the region’s education office: “With which diploma and mark does one enter this course, and which places are there for diplomas from abroad?” For a degree, choose it above.',
    'language-first':
      'A language course asks for no grade. That of the degree is reckoned as ever: choose it above when you want to see it.',
  },
  needDegree: 'Choose a region and a degree to see which grade you would have.',
  noOffer:
    'We do not have this degree at the public universities of this region. It may exist under another name: look in the official register (RUCT).',
  anyUniversity: 'All universities of the district',
  admission: 'Your admission grade',
  weighed: '{subject}: {mark} × {weight} = {adds}',
  weighedNone: 'None of your subjects weighs in this degree.',
  noWeights:
    'We have not verified how much each subject weighs here. Subjects add and never take away: if your access grade already passes a cut-off below, it is above that of its year. Ask the university: “Which subjects weigh in this degree, and how much, if I come with my diploma?”',
  unclear: 'In our source the weight of {subjects} cannot be read: ask for it.',
  cutOff: 'Cut-off grade',
  cutOffs: '{year}: {grade}',
  cutOffCentres: '{year}: {grade} ({lowest} at another campus or group)',
  affiliated:
    'Affiliated centres, which are not the university’s and often have another price ({year}): {centres}.',
  onlyAffiliated: 'It is not in the newest list for its own campuses.',
  noCutOff: 'No verified cut-off grade.',
  failed: 'The grades of this region did not arrive. Check the connection.',
  retry: 'Ask for them again',
  placesLeft: 'A 5 means that there were places left.',
  firstList: 'The newest cut-off grade is of the first list: in later ones it usually falls.',
  standing: {
    above: 'Above',
    near: 'Near',
    below: 'Below',
    wide: 'It cannot be said',
  },
  /** Of `below`, `near` and `above`; `wide` where the band says too little. */
  standingText: {
    above:
      'Above. In {list} the last to get in had {cutOff}; you lead by more than this grade usually moves (±{most}).',
    near: 'Near. In {list} the last to get in had {cutOff}, and this grade usually moves by ±{most}. It can go either way.',
    below:
      'Below. In {list} the last to get in had {cutOff}: you are short by more than this grade usually moves (±{most}).',
    wide: 'It cannot be said. The newest grade that we have is {cutOff}, of {list}, and over so long it usually moves by ±{most}.',
  },
  list: '{year} ({round})',
  rounds: { first: 'first list', last: 'last list', unsaid: 'list not stated' },
  asked: '{degree}: what it asked',
  against:
    'The grade goes from 5 to 14: your average plus your exams. Each flag is a university: there the last one got in, in {year}.',
  againstFirst: 'It is from the first list; it usually falls later.',
  newer: 'The list of {year} is out ({name}), and we do not have it here: see it',
  affiliatedShort: 'At an affiliated centre only',
  complete:
    'Say which diploma and mean you have, on the scale of its field, and here you see whether it is enough.',
  aloneShort: 'With your access grade alone: the two subjects that weigh can add up to 4.',
  alone: {
    short:
      'That is with your access grade alone: you are {missing} short, and the two subjects that weigh can add up to 4.',
    enough: 'That is with your access grade alone; subjects only add.',
  },
  standingOpen:
    'Depending on your mean, from “{low}” to “{high}” {cutOff}, which it asked in {list}.',
  /** Of cut-off grades, after their name. */
  levels: { five: 'of 5 (places were left)', above: 'above 5', from: 'from {from} on' },
  movement:
    'Cut-off grades {level}, over {years} years, usually move by ±{most} points (four in five).',
  movementOne:
    'Cut-off grades {level}, from one year to the next, usually move by ±{most} points (four in five).',
  tooOld: 'We do not know how much a grade moves over so many years.',
  advice: 'The subject that would help most: {subject}. With {mark} you would gain {gain}.',
  adviceNext: 'Then: {subjects}.',
  noAdvice: 'With the marks you have, no further exam with {mark} would raise your grade.',
  hopedMark: 'Mark with which we try each subject',
  needed: {
    reached: 'For {cutOff}: you reach it.',
    reachedAsk:
      'For {cutOff}: the grade is enough. Ask whether they also want three PCE, one of each type.',
    exams: 'For {cutOff}: the grade is enough. The modality is missing.',
    mark: 'For {cutOff}: {mark} in {exams} exams, with {weighing} among them.',
    one: 'For {cutOff}: {mark} in {weighing}.',
    beyond: 'For {cutOff}: out of reach even with tens. The highest would be {most}.',
    bestMean: 'With the highest mean:',
    worstMean: 'With the lowest mean:',
  },
  beside: {
    title: 'There is always another door',
    vocational:
      'Higher vocational training (FP): two years, it leads to work, and its mean opens the university later.',
    vacancies:
      'Vacancies: when the first call closes, some degrees have places left. Ask the university when it publishes them.',
    elsewhere: 'Another university or region: the same degree may ask several points less.',
  },
  besideVocational: {
    title: 'There is always another door',
    vocational: 'University later: the mean of a higher vocational course opens it.',
    vacancies:
      'Vacancies: some courses have places left when the call closes. Ask the school or the region’s education office.',
    elsewhere: 'Another school, another shift or another region: the same course may have a place.',
  },
  explained: {
    homologated:
      'Without PCE each university decides. Ask: “My diploma is recognised and I have no PCE. With which grade and in which group do I take part?”',
    'homologated-pce':
      'We could not verify how it is reckoned here. Ask: “My diploma is recognised and I have PCE. How is my admission grade reckoned?”',
    pending: 'Ask the university with which grade you take part until the recognition arrives.',
    ib: 'UNED converts your grade and writes it into the credential.',
    agreement: 'UNED converts your grade and writes it into the credential.',
    'a-levels': 'UNED converts your grade and writes it into the credential.',
    vocational: 'Ask the university how your title counts.',
    bachillerato: 'Ask the university how your grade counts.',
  },
  madrid:
    'In Madrid, those with a recognised diploma and no PCE compete in a group of their own (group 6) of the list, with other cut-off grades than those you see here.',
  andalusia:
    'Andalusia has a phase for foreigners, with few places and not in all degrees. Sources disagree on the grade it asks for: read the call.',
  pending:
    'Until the recognition arrives you enter with a provisional 5 at the universities that have published it; the Ombudsman tells of cases that were not corrected later. Request it as early as you can.',
  office: {
    university: 'Who knows: the admissions office of the university.',
    uned: 'Who knows: UNEDasiss.',
    ministry: 'Who knows: the Ministry of Education.',
    vocational: 'Who knows: the vocational school.',
  },
  need: {
    one: 'With a {mark} in {exams} exams you reach what it took.',
    least: 'With a {mark} in {exams} exams you reach the university that asked least.',
    all: 'With a {mark} in {exams} exams you reach all of them.',
    mark: 'with a {mark} in each exam',
    reached: 'enough already',
    beyond: 'out of reach even with tens',
  },
  scale: {
    asked: 'The last one admitted had {grades}.',
    own: 'Your grade: {own}',
    bare: 'Without exams, {own}; with tens, {grade}',
    more: 'Your grade: {own}; with tens, {grade}',
  },
} satisfies Copy;
