import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/fact-sentences.ts';
import type { StepId } from '#domain/pathway/keys.ts';

const told = toldIn('en');
const figure = (id: FactId) => verified(id, (value) => value.toLocaleString('en'));
const day = (id: FactId) =>
  verified(id, (value) =>
    new Date(`${value}T00:00:00Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
  );

type Words = { title: string; text: string };

export const copy: Record<StepId, Words> = {
  'check-official': {
    title: 'Check that the degree is official',
    text: told`Look it up in the official register (${figure('official-register')}). A university’s own title may be a fine course, but it is not an official degree. Write down three or four degrees and universities, not just one.`,
  },
  'ask-university': {
    title: 'Write to every university on your list',
    text: 'Ask what they want from you, with your country and your diploma: each university decides whether and how to use the UNED credential. Keep the answer with its date. The questions are below.',
  },
  'ask-credits': {
    title: 'Ask the faculty how many credits it recognizes',
    text: told`Send your marks and the syllabus of each subject. At UNED, with ${figure('transfer-credits-uned')} recognized credits or more, they may admit you without PCE. Each university sets its minimum and its dates. If you fall short, you enter with your secondary diploma.`,
  },
  'find-vocational-centre': {
    title: 'Find out where your course is taught',
    text: told`TodoFP finds each course by region. See who pays for it: at a public center, or in a concertado course of a private one, places go by marks; at a private center without that agreement you pay the whole year. Madrid had ${figure('vocational-centres-madrid-2024')} public centers with FP in 2024, the press said.`,
  },
  'ask-vocational': {
    title: 'Ask the region how one gets in from abroad',
    text: told`Each region has its own rules. Ask whether they take the receipt while recognition is pending, and which paper they want on enrolling. In 2022 Madrid asked for the ${figure('vocational-papers-madrid-2022')}, residence or the visa at enrollment, the press said: ask what to do if the visa depends on that place.`,
  },
  'ask-vocational-stay': {
    title: 'Ask the consulate whether your course counts for the visa',
    text: told`The regulation (${figure('vocational-stay-superior')}) counts higher FP among higher studies, one adviser says. Intermediate FP serves if the center is authorized, says another. Write the exact name of course and center. Ask from which age, too: for higher studies we saw ${figure('student-visa-age-years')}.`,
  },
  'ask-centre': {
    title: 'Ask the center whether the course counts for the stay',
    text: 'A study stay asks for a registered center and full-time study. Get the number of hours and the length of the course in writing, and ask whether people with your passport got a visa with it.',
  },
  'check-agreement': {
    title: 'Confirm that the agreement with Colombia is still in force',
    text: told`Agreement ${figure('colombia-agreement')} was signed in May 2023 for ${figure('colombia-first-term-years')} years, renewed automatically year by year. That first term is over, and we could not verify the renewal. It is the first thing to ask.`,
  },
  'ask-access': {
    title: 'Ask which path your diploma takes',
    text: 'Write to UNED with the exact name of your diploma and the country that issues it. There are two families of path, and yours depends on that school system. Pay no fee until you have the answer.',
  },
  'gather-documents': {
    title: 'Gather your documents and ask how they are legalized',
    text: 'Get the diploma or its certificate, the grades of the last years, and a passport that does not expire soon. For recognition they had to carry an apostille. If your country issues none, or a paper is not in Spanish, ask what is needed instead.',
  },
  'request-homologation': {
    title: 'Ask for recognition as Spanish Bachillerato (homologación)',
    text: 'The Ministry of Education handles it, with the fee called tasa 079. Expect it to take months: there is no term that we could check. Keep the receipt with the date of entry.',
  },
  'request-homologation-eso': {
    title: 'Ask for recognition as Spanish ESO (homologación)',
    text: told`Intermediate training is entered with the ${figure('vocational-medio-diploma')}. The Ministry of Education handles it with the marks of your last years: ask how many, and whether you pay a fee. Keep the receipt with the date of entry.`,
  },
  'conditional-slip': {
    title: 'Ask for the conditional registration slip (volante)',
    text: told`It lets you apply while recognition is pending. At the University of the Balearic Islands it is valid for ${figure('homologation-slip-months')} months for enrolling and gives a provisional access grade of ${figure('conditional-grade-uib')}. Ask whether yours accepts it and what grade it gives you.`,
  },
  'colombia-credential': {
    title: 'Ask UNED for the credential with your Saber 11',
    text: told`Under the agreement you present the apostilled diploma and the Saber 11 certificate, with more than ${figure('colombia-saber-11-points')} points. No recognition procedure, no entrance exam. In 2026 it could be asked for from ${day('uned-window-2026-start')} to ${day('uned-window-2026-end')}. Ask UNED for this year’s dates and for the grade you would get.`,
  },
  'ib-credential': {
    title: 'Ask for the UNEDasiss credential with your IB diploma',
    text: told`No recognition procedure and no PAU. UNED converts your grades to a scale of ${figure('agreement-grade-scale')}; if it recognizes access but cannot set a grade, it gives a ${figure('agreement-grade-fallback')}. In 2026 it was asked for from ${day('uned-window-2026-start')} to ${day('uned-window-2026-end')}, at least ${figure('uned-weeks-before-2026')} weeks before your university closes. Ask your school when your results come out.`,
  },
  'register-pce': {
    title: 'If your university asks for PCE exams, register',
    text: told`Not every one does, nor for every degree. In 2026 it was open from ${day('pce-2026-registration-start')} to ${day('pce-2026-registration-end')}, and for September from ${day('pce-2026-second-start')} to ${day('pce-2026-second-end')}. Up to ${figure('pce-subjects-maximum')} exams of one year count. Some, like those of Madrid, ask for ${figure('pce-modality-madrid')} passes, one of each type. Choose with the university’s answer in front of you.`,
  },
  'sit-pce': {
    title: 'Sit the PCE exams',
    text: told`Each exam lasts ${figure('pce-exam-minutes')} minutes and counts from a grade of ${figure('pce-passing-grade')}. In 2026 they took place in Spain from ${day('pce-2026-exams-start')} to ${day('pce-2026-exams-end')}, and those of September from ${day('pce-2026-second-exams-start')} to ${day('pce-2026-second-exams-end')}. Outside Spain, day and place are on your receipt.`,
  },
  'raise-grade': {
    title: 'If your degree needs a high grade, see which subjects add to it',
    text: told`The admission grade goes up to ${figure('admission-grade-maximum')}: beyond 10 only subjects weighted ${figure('admission-subject-weight-low')} or ${figure('admission-subject-weight-high')} add to it. Medicine at the Complutense closed at ${figure('cut-off-medicine-ucm-2025')} in 2025-26. Ask which exams can add to your grade on your path.`,
  },
  'andalusia-phase': {
    title: 'If you like Andalusia, look at its phase for foreigners',
    text: told`In 2026 one applied from ${day('andalusia-phase-2026-start')} to ${day('andalusia-foreign-phase-2026')}, with pre-enrollment from ${day('andalusia-enrolment-2026-start')} to ${day('andalusia-enrolment-2026-end')} and €${figure('andalusia-deposit-2026')} on account. There are few places, and not in all degrees. Sources differ on the mark it asks for and do not mention PCE: read the official gazette (BOJA) of your year.`,
  },
  'apply-private': {
    title: 'Apply to the private university',
    text: 'Each sets its own calendar, tests and deposit. Before you pay anything, get it in writing what happens to that money if the visa or the recognition does not arrive.',
  },
  'pre-enrol': {
    title: 'Pre-enroll at the public university',
    text: told`In 2026 public universities closed on ${day('public-deadline-2026')} for those who apply from abroad, UNED says; your region may close earlier. At the Complutense it ran in 2024 from ${day('ucm-preenrolment-2024-start')} to ${day('ucm-preenrolment-2024-end')}. The cut-off grade, on a scale of ${figure('cut-off-range')}, is that of the last person admitted the year before: a hint, and no guarantee.`,
  },
  'apply-vocational': {
    title: 'Apply for a place on the vocational course',
    text: told`Each region sets its dates. In Madrid it was in 2025 from ${day('vocational-madrid-medio-2025-start')} to ${day('vocational-madrid-medio-2025-end')} for intermediate training and from ${day('vocational-madrid-superior-2025-start')} to ${day('vocational-madrid-superior-2025-end')} for higher. In the Canary Islands, in 2026 from ${day('vocational-canaries-2026-start')} to ${day('vocational-canaries-2026-end')}, with the lists on ${day('vocational-canaries-2026-list')}. In Catalonia, in 2026 from ${day('vocational-catalonia-2026-start')} to ${day('vocational-catalonia-2026-end')}. In Extremadura, in 2025 from ${day('vocational-extremadura-2025-start')} to ${day('vocational-extremadura-2025-end')}. Little time is left between list and visa: have everything ready before.`,
  },
  'apply-vocational-private': {
    title: 'Apply to the private center',
    text: told`Each center sets its dates and its price. In Galicia a year cost between €${figure('vocational-private-year-low-2026')} and €${figure('vocational-private-year-high-2026')}, the press said in March 2026. Check on TodoFP that the title is official. Before you pay, get it in writing what you get back if the visa or the recognition does not arrive.`,
  },
  'enrol-vocational': {
    title: 'Enroll on the course',
    text: 'First ask what you would pay, with fees, material and insurance, and until when. Keep the receipt: the consulate asks for it.',
  },
  'enrol-centre': {
    title: 'Enroll in the Spanish course',
    text: told`Ask for a letter of admission with dates and hours. If the course lasts ${figure('visa-without-card-days')} days or less, the visa leads to no student card: ask what happens if you want to stay on.`,
  },
  'show-means': {
    title: 'Prepare your proof of funds',
    text: told`What is asked is ${figure('means-iprem-percent')}% of an index called IPREM for each month; lodging already paid can count. In February 2026 it was still €${figure('iprem-month-2026')} a month, the press said. The consulate tells you this year’s amount and how to prove it.`,
  },
  'take-insurance': {
    title: 'Take out the medical insurance the rules ask for',
    text: 'It has to be complete and without co-payment. Before you pay, show the terms to the consulate and ask from which day it must cover you.',
  },
  'minor-permission': {
    title: 'If you are under 18, prepare the permission',
    text: 'Minors need the permission of their parents or guardians to travel and study abroad. The exact document differs from consulate to consulate: ask at yours.',
  },
  'request-visa': {
    title: 'Apply for the study visa',
    text: told`It is requested at least ${figure('student-visa-lead-months')} months before the start and, for higher education, from the age of ${figure('student-visa-age-years')}. Admission lists sometimes come later: ask now which proof of admission they accept. Book the appointment yourself, on the consulate’s page: some people hoard and resell them, the press said in 2025. Buy none.`,
  },
  'pay-enrolment': {
    title: 'Enroll and pay the first instalment',
    text: 'First get the price you will pay in writing, and how it is paid. A public university has two, and people from outside the European Union who are not resident in Spain nearly always pay the higher one. Each private university sets its own.',
  },
  'request-card': {
    title: 'On arrival, ask for the student card (TIE)',
    text: told`If the stay is longer than six months, you have ${figure('tie-request-months')} month from entry. The visa is good for ${figure('visa-open-days')} days, so book the appointment as soon as you have an address.`,
  },
  'prepare-access': {
    title: 'During the course, prepare access to the degree',
    text: 'A Spanish course does not open the university. Look up the degree’s path here with the following year, and ask which steps are best begun before you travel.',
  },
};
