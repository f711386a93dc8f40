import type { Copy } from '#content/dictionaries/es/admission.ts';

export const copy: Copy = {
  head: {
    title: 'What does it cost, and will I get in? Spain',
    description:
      'Your admission grade at Spanish public universities with your diploma and PCE exams, beside cut-off grades, and what studying there costs.',
  },
  title: 'What does it cost, and will I get in?',
  withoutScript:
    'Without JavaScript the sum does not follow what you choose. The tables below can be read.',
  formulas: {
    title: 'How your grade is worked out',
    text: 'Each way has its formula. Where nobody could verify it we give no number: we say whom to ask.',
    caption: 'Formula of each way',
    way: 'What you come with',
    formula: 'How it is worked out',
    of: {
      pce: '0.2 × mean + 4 + 0.1 × each PCE passed (up to four different ones of one year). From 5 to 10.',
      ib: 'Mean of the subjects (2 to 7) + 3. The 45 points do not count.',
      given:
        'The grade that UNEDasiss sets, from 5 to 10. For EU and agreement systems it is usually 5 + 5 × (your grade − the pass) / (the highest − the pass); some countries have a scale of their own. Where access is recognised but no grade can be set, it is 5.',
      ucas: '5 + (UCAS points − 48) × 5 / 176.',
      bachillerato:
        '0.6 × Bachillerato mean + 0.4 × general part of the PAU, in which it takes a 4.',
      provisional: 'A provisional 5 until the recognition arrives.',
    },
    vocational: 'The mean of the title.',
    unverified: 'No verified formula. Ask the university.',
    adds: 'The two subjects that give you most are added: mark × weight, and weights go from 0.1 to 0.2. They count from 5 on. The maximum is 14.',
    noAdds: 'No subjects are added.',
    year: 'Source of {year}.',
    example:
      'An example: with a mean of 8 and PCE of 6.5, 7 and 9 the credential is 0.2 × 8 + 4 + 0.1 × 22.5 = 7.85. If those of 9 and 7 weigh 0.2 in the degree, the admission grade is 7.85 + 1.8 + 1.4 = 11.05.',
    regions: 'What differs by region',
    regionNotes: {
      madrid:
        'Madrid: without PCE one competes in a group of one’s own (group 6), with other cut-off grades.',
      andalusia:
        'Andalusia: there is a phase for foreigners, with few places and not in all degrees.',
      valencia:
        'Valencian Community: the access grade of UNED and PCE count; external exams only from countries with an agreement.',
      catalonia: 'Catalonia: we could not verify how it is worked out with a recognised diploma.',
    },
  },
  cutOffs: {
    title: 'Cut-off grades and subjects that weigh',
    text: 'The cut-off grade is that of the last person who got in. It is not set before: it follows from who applies, and so it moves.',
    madrid: 'Madrid: {count} degrees',
    andalusia: 'Andalusia: {count} degrees',
    caption:
      'Cut-off grades of {year} (group 1, ordinary call) and subjects that weigh 0.2 in Madrid',
    captionAndalusia: 'Cut-off grades of {year} and subjects that weigh 0.2 in Andalusia (2025)',
    degree: 'Degree',
    grade: 'Cut-off grade',
    range: '{low} to {high}',
    subjects: 'Weigh 0.2',
    someUniversities: 'at one of the universities at least: at others they may weigh less',
    unknown: 'ask',
    elsewhere:
      'For Catalonia the calculator has the first list of the newest course too, for the other regions cut-off grades to 2021–22. Ask the university for the weights.',
    movementTitle: 'How much they move',
    movementText:
      'We counted all public degrees from 2015–16 to 2021–22 in the Ministry’s table, which does not say of which list a grade is. Lists of another source are not mixed in. If you are closer to the cut-off grade than it usually moves, nobody can tell you whether you will get in.',
    movementCaption: 'Change of the cut-off grade, by its level',
    level: 'Cut-off grade',
    oneYear: 'In one year, half moved by at most',
    oneYearMost: 'In one year, four in five',
    twoYears: 'In two years, four in five',
  },
  costs: {
    tuition: 'Tuition of a public degree: two prices, region by region',
    title: 'What it costs',
    text: 'Prices with their date. When their year ends we say so, and a year and a half later they are no longer added.',
    rooms: 'A room a month',
    otherPortal:
      '{city}: {price} a month, according to another portal ({portal}). It does not compare with those above.',
    city: 'City',
    room: 'Room',
    living: 'Living in Madrid, a month',
    part: 'Part',
    amount: 'Amount',
    unknown:
      'We have no verified figure for university paperwork, the journey, PCE exams, or food outside Madrid. In the calculator you can type yours.',
  },
  scholarships: {
    title: 'Scholarships',
    ask: 'We have verified no scholarship of this year for a degree that people from abroad can have. Those of Fundación Carolina and MAEC-AECID that we saw were for postgraduates. Ask the scholarship office of the university: “I do not reside in Spain and finish secondary school in…: which grants for degrees can I ask for, when, and do they cover the price for people from outside the EU?”',
    office: 'The Ministry of Education publishes its grants here',
  },
  sources: 'Where each number comes from: formulas, cut-off grades, prices and grants',
  caveat:
    'For orientation: each university decides, and rules change from year to year. Always confirm with the admissions office before you pay anything.',
  pathway: 'See the steps from your country',
};
