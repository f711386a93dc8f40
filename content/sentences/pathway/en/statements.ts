import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/fact-sentences.ts';
import type { MistakeId, MoneyId, QuestionId, ReasonId } from '#domain/pathway/keys.ts';
import { tellBasis } from '#content/tuition/tell-tuition.ts';
import { copy as tuition } from '#content/dictionaries/en/tuition.ts';

const said = { locale: 'en', words: tuition } as const;
const told = toldIn('en');
const figure = (id: FactId) => verified(id, (value) => value.toLocaleString('en'));

export const visaFirst = told`Before you have a place: apply at least ${figure('student-visa-lead-months')} months before classes start. Ask your consulate which letter it accepts.`;

export const reasons: Record<ReasonId, string> = {
  'no-agreement':
    'Because we found no agreement on access between your country and Spain: on the lists we consulted, Colombia is the only one in Latin America. The other countries are asked to have the secondary diploma recognized and, as a rule, for a UNED credential.',
  'puerto-rico':
    'If you come from Puerto Rico: your school system is that of the United States, which is not among the countries with an agreement that we saw either. Ask the Ministry how it recognizes your diploma.',
  'colombia-agreement':
    'Because Colombia and Spain signed an agreement on mutual recognition for university access in 2023. Colombia appears on the lists of countries with an agreement.',
  'colombia-renewal': told`Take care: the agreement was signed for ${figure('colombia-first-term-years')} years and is renewed year by year. We could not verify the renewal of 2026. Ask UNED before you count on this path.`,
  'ib-agreement':
    'Because the International Baccalaureate follows the path of systems with an agreement: a UNEDasiss credential, without recognition procedure or PAU.',
  'ib-everywhere':
    'The country where you finish it makes no difference: a person from Latin America with the IB diploma takes this path.',
  'other-diploma':
    'Because the system that issues your diploma decides, not your passport. If it is of the European Union or of a country with an agreement, the path resembles that of the IB; if not, that of recognition. Ask UNED with the exact name of the diploma.',
  'other-country':
    'Because we have not checked your country. Some have an agreement (besides the European Union), for the rest the diploma is recognized one by one. Ask UNED which group your school system is in.',
  'brazil-language': told`If you come from Brazil, a level of Spanish may be asked of you, as your country does not speak it: the Complutense asked for ${figure('spanish-level-ucm-2025')} in 2025/26. Ask at yours.`,
  'private-decides':
    'A private university sets its own tests and dates. The secondary diploma still counts if the degree is official: ask which credential they want and by when.',
  'vocational-apart':
    'Higher vocational training (FP) is entered with the Bachillerato, and a diploma from abroad has to be recognized (homologación), that of Colombia and the IB too: begin there. Each region sets the dates and how places are given, and that has to be asked.',
  'vocational-medio':
    'Intermediate vocational training (grado medio) is entered with the Graduado en ESO, and from abroad that is what is recognized: your studies as ESO. Each region sets the dates and how places are given, and that has to be asked.',
  'language-then-degree':
    'A Spanish course first and a degree afterwards are two procedures. Ask the immigration office whether you can go from one to the other without returning home; we do not take it for granted.',
};

export const money: Record<MoneyId, { what: string; note: string }> = {
  means: {
    what: 'Money you must show (you keep it)',
    note: 'IPREM as the press gave it in February 2026. Ask your consulate for this year’s.',
  },
  'tuition-foreign': {
    what: 'Tuition at a public university, from outside the EU and not resident in Spain',
    note: `Nearly always this one, if you come from Latin America. ${tellBasis(said, 'foreign')} Few regions have a figure: look at the table and ask the university in writing.`,
  },
  'tuition-resident': {
    what: 'The same tuition, with an EU passport or residence in Spain',
    note: `Sixty credits; it varies with region and degree. ${tellBasis(said, 'resident')}`,
  },
  'tuition-private': {
    what: 'Tuition at a private university',
    note: 'A press estimate of 2025. Ask for a quotation with everything in it.',
  },
  'tuition-vocational': {
    what: 'A year of higher training, at public centers in Madrid',
    note: 'Fee of 2025-26. In another region, and from outside the EU, ask what you would pay.',
  },
  'tuition-vocational-private': {
    what: 'A year of training at a private center',
    note: 'What a newspaper found in Galicia in March 2026. Get the price of both years in writing.',
  },
  'tuition-ask': {
    what: 'Fee of the course',
    note: 'We have no verified price: ask the center for it in writing.',
  },
  living: {
    what: 'Living in Madrid',
    note: 'Room, food, transport and insurance, from the press of 2025. Without clothes, phone or going out.',
  },
  'living-region': {
    what: 'Living in your region',
    note: 'Room, food, transport and insurance, as we know them of your region or of Spain.',
  },
  insurance: { what: 'Medical insurance', note: 'A press estimate of August 2025.' },
  'homologation-fee': {
    what: 'Recognition fee (2021 price: check it)',
    note: 'The newest that we found. Look up the current tasa 079.',
  },
  'credential-fee': {
    what: 'UNEDasiss credential',
    note: 'Access grade, opening of the file and secretary’s fee, in 2026. The last two are never paid back.',
  },
  'pce-fee': {
    what: 'PCE exams, from one to six',
    note: 'Prices of 2026. Only if your university asks for them.',
  },
};

export const questions: Record<QuestionId, string> = {
  'pce-needed': 'Do you ask me for PCE exams for this degree? Which, and with what grade?',
  'private-access':
    'If the degree is official, what do you need: recognition, a UNEDasiss credential, both? By when?',
  weights: told`Which subjects are weighted ${figure('admission-subject-weight-high')} for this degree, and which count on my path?`,
  'slip-accepted':
    'Do you accept the recognition slip (volante)? Which provisional grade do you give?',
  'renewal-position': 'Do you still apply the agreement with Colombia at the next admission?',
  'vocational-access':
    'Which diploma do you want for this course, must it be recognized, and when are places requested?',
  'centre-registered': 'Do the center and the course count for a study stay?',
  'foreign-price': tuition.askSentence,
  'admission-proof':
    'Which proof of admission do you accept for the visa, and how early can I apply?',
  'class-language': 'Which language are the first-year classes in?',
  'spanish-level': 'Do you ask for a certificate of Spanish? Of which level, and by when?',
  deadlines: 'What are this year’s dates for international students?',
};

export const mistakes: Record<MistakeId, { title: string; text: string }> = {
  'homologation-is-all': {
    title: 'Stopping once the diploma is recognized',
    text: 'Recognition is one part. Many universities also ask for a UNED credential, with or without exams.',
  },
  'pce-by-hearsay': {
    title: 'Deciding on PCE exams by hearsay',
    text: 'They are neither for everyone nor always needless: it depends on university, region and degree.',
  },
  nationality: {
    title: 'Looking at the passport instead of the diploma',
    text: 'The system in which you finish secondary school decides the path.',
  },
  'own-title': {
    title: 'Taking a university’s own title for an official degree',
    text: 'The name of the university does not make it official. Look it up in the register.',
  },
  'old-dates': {
    title: 'Trusting a calendar without a year',
    text: 'Dates of exams and pre-enrollment change every year.',
  },
  'visa-last': {
    title: 'Leaving the visa until there is a place',
    text: 'Lists can come out when the time for the visa is almost over.',
  },
  'local-price': {
    title: 'Reckoning with the price for residents of Spain',
    text: 'People from outside the EU who are not resident in Spain nearly always pay another one, which can be several times higher.',
  },
  'work-pays': {
    title: 'Counting on a job to pay for the degree',
    text: told`Up to ${figure('student-work-hours')} hours a week are allowed if the timetable permits. Fine as a help; as a plan it is risky.`,
  },
  'one-degree': {
    title: 'Having a single degree on the list',
    text: 'Last year’s cut-off grade does not tell this year’s.',
  },
  'short-course': {
    title: 'Choosing a short course without thinking of what follows',
    text: told`A visa of ${figure('visa-without-card-days')} days or less leads to no card.`,
  },
};
