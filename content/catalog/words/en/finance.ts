import type { FamilyWords } from '#content/catalog/words.ts';

export const finance: FamilyWords = {
  'contabilidad-y-auditoria': {
    alsoCalled: ['Accountant', 'Auditor', 'Chartered accountancy'],
    does: "Keeping and checking the accounts: recording what comes in and goes out, preparing balance sheets and taxes, and making sure the numbers tell the truth. Auditors look at other companies' books from outside. It takes order, judgement and saying no in time.",
    day: [
      {
        at: 9,
        what: 'The bank says one thing and the ledger another: twelve cents are missing. You look for them, because small errors sometimes hide big ones. They turn up in a duplicate invoice.',
      },
      {
        at: 12,
        what: 'You count boxes in a warehouse to check a stock list, and close the quarter.',
      },
      { at: 16, what: 'The head of sales asks what she can spend, and you explain.' },
    ],
    tasks: [
      'Write reports on what was found',
      'Tell management where money goes and what to change',
      'Look for errors, fraud and double work in the data',
      'Go through the books and how they are kept',
      'Decide which parts of a company are audited',
      'Prepare taxes and period closings',
    ],
    tires: [
      'Closings with extra hours each quarter',
      "Other people's papers, handed in late",
      'Suspecting by trade without offending anyone',
    ],
    grows:
      'You tick invoices; then you close the month; then you sign the year. Auditing has steps with names of their own, and many prefer a practice with a plant in the window and local clients.',
    tries: [
      'Keep your own accounts for a week with income, spending and balance, and look for what does not add up.',
      'With somebody at home go over a bill and check each sum and each tax.',
      'Invent a lemonade stall and write its first balance sheet: what it has, owes and owns.',
    ],
  },
  'analisis-financiero': {
    alsoCalled: ['Financial analyst', 'Investment analysis', 'Corporate finance'],
    does: 'Studying companies, projects and markets to decide where to put money and at what risk. Analysts read balance sheets, build models, compare scenarios and recommend buying, selling, lending or waiting. They work in banks, funds, insurers or inside a company.',
    day: [
      {
        at: 9,
        what: 'The market opens and a piece of news shakes your list. Before reacting you read the whole statement: the important part was in a footnote.',
      },
      {
        at: 11,
        what: 'You update the model, change one assumption and see how much the result trembles.',
      },
      { at: 13, what: 'You call the company with three questions.' },
      { at: 17, what: 'You defend your view before people who disagree.' },
    ],
    tasks: [
      'Advise how much money to raise, when and where',
      'Examine firms in trouble and propose ways out',
      'Visit companies before recommending an investment',
      'Build models and compare scenarios',
      'Work with lawyers, accountants and clients',
    ],
    tires: [
      'Very long days when a deal is on',
      'A right analysis and a market that does otherwise',
      'Spreadsheets into the night',
    ],
    grows:
      "The first seasons are spreadsheets and dinners at the desk. Those who last run a portfolio or a deal; those who tire cross over to a company's finances and sleep more.",
    tries: [
      'Find the annual report of a company you use and see how much it sold and earned.',
      'Choose three companies, without real money, and note daily why you think their price moves.',
      'Work out in a spreadsheet what a monthly saving becomes at different rates over thirty years.',
    ],
  },
  'asesoria-financiera': {
    alsoCalled: ['Personal financial adviser', 'Financial planning'],
    does: 'Helping people and families decide about their money: saving, taking out a mortgage, preparing retirement, sharing an inheritance. Advisers listen to goals and fears, explain products clearly, warn of risks and review the plan when life changes: a birth, an illness, a new job.',
    day: [
      {
        at: 10,
        what: 'A couple want a house, a journey and savings for their daughter, and it does not stretch to everything. You draw three columns and let them argue.',
      },
      {
        at: 12,
        what: 'A man asks about a wonderful investment he saw in an advert; you show him the small print.',
      },
      { at: 16, what: 'You review portfolios, call someone who is retiring and study new rules.' },
    ],
    tasks: [
      'Ask about income, debts, goals and fears',
      'Propose how to save, insure and invest',
      "Keep each client's plan up to date",
      'Carry out what was decided or refer it on',
      'Clear up doubts about products and small print',
    ],
    tires: [
      'Sales targets that clash with your advice',
      'Explaining yourself when markets fall',
      'Winning the first clients',
    ],
    grows:
      "You inherit somebody's clients and learn to ring them. In time they recommend you, and you look after larger fortunes, run a branch or go independent with those who trust you.",
    tries: [
      'Ask three relatives what advice on money they would have liked at sixteen.',
      'Plan how to save for something you want: how much, how often and what if one month fails.',
      'Find an investment advert on social media and list what it leaves out.',
    ],
  },
  'ciencias-actuariales': {
    alsoCalled: ['Actuary', 'Insurance mathematics'],
    does: 'Putting numbers on an uncertain future: what it costs to insure a house, how much a pension fund must set aside, what would happen after a great flood. Actuaries use statistics, finance and law so that insurers can pay what they promised.',
    day: [
      {
        at: 9,
        what: "Today's question: how many windscreens will break this winter. You clean years of data, fit a model and compare it with what happened.",
      },
      {
        at: 13,
        what: 'The director wants to lower the price; with one chart you show her how far.',
      },
      {
        at: 16,
        what: 'You calculate pensions and write down your assumptions so that anyone can dispute them.',
      },
    ],
    tasks: [
      'Calculate premiums and reserves, so as to pay tomorrow',
      'Work with sales, claims and computing',
      'Estimate accidents, illness and ages of retirement',
      'Design insurance and pension plans',
      'Explain difficult sums to directors and supervisors',
      'Build tables of probability',
    ],
    tires: [
      'Closings on dates that do not move',
      'Rules that change and force new sums',
      'Talking all day of misfortune on average',
    ],
    grows:
      "You fit windscreens, then lives, then catastrophes. From there people direct an insurer's products or risks, advise pension funds or watch over the others from a public body.",
    tries: [
      'Throw a die sixty times and work out what you would charge to insure against a six.',
      'Ask which insurance there is at home and what one of them covers; read a page of the policy.',
      'Find out how many phones break in a year among your people and price a fair insurance.',
    ],
  },
  'inspeccion-de-hacienda': {
    alsoCalled: ['Tax inspector', 'Tax officer', 'Revenue agent'],
    does: 'Checking the tax returns of people and companies for the administration. Inspectors compare what was declared with invoices, accounts and other data, ask for explanations, visit businesses, work out what is missing or overpaid, draw up reports and help whoever does not understand a form.',
    day: [
      {
        at: 8,
        what: 'A restaurant declares more napkins than dinners. You add up invoices for flour and get a great many pizzas.',
      },
      {
        at: 10,
        what: 'The owner comes with his adviser and three folders; they ask for water. You put your questions slowly.',
      },
      { at: 12, what: 'You return to a lady money she did not know was hers.' },
      { at: 14, what: 'You write the record, short paragraph, exact number.' },
    ],
    tasks: [
      'Notify those who have payments outstanding',
      'Meet taxpayers and their advisers',
      'Work out whether to charge or refund',
      'Keep each step of the file',
      'Ask for papers that clear up a difference',
      'Answer questions about tax returns',
    ],
    tires: [
      'People who receive you with fear or anger',
      'Enormous files and laws that change',
      'Years of study before you begin',
    ],
    grows:
      'The first posting may be in another province. Later you change city and subject: large companies, customs, crime, tribunals; and some leave the desk to advise or teach.',
    tries: [
      'Look at three shopping receipts and work out how much of each is tax.',
      "Find out what your town's taxes pay for and draw the shares in a circle.",
      'Read on an official website how tax returns are explained to young people and sum it up for your family.',
    ],
  },
  'direccion-financiera': {
    alsoCalled: ['Financial manager', 'Finance director', 'Chief financial officer'],
    does: 'Answering for the money of a company or part of it: foreseeing whether there is enough for wages and machines, preparing budgets, talking to banks, deciding investments and watching risks. Managers lead a team and translate figures for those who make, sell or care.',
    day: [
      {
        at: 8,
        what: 'The cash lasts until the twentieth and wages go out on the thirtieth. You ring two clients who owe and one bank that hesitates.',
      },
      {
        at: 11,
        what: 'Production wants a machine. You ask what happens without it and write down the whole answer.',
      },
      { at: 13, what: 'You interview a candidate who corrects your spreadsheet. You like her.' },
      { at: 17, what: 'Payment received: you cross out the twentieth.' },
    ],
    tasks: [
      'Keep up dealings with banks, clients and partners',
      'Watch the money coming in and going out',
      'Coordinate those who keep books and branches',
      'Choose and train the team',
      'Prepare budgets and follow whether they hold',
    ],
    tires: [
      'Sleeping little when the cash runs short',
      'Cutting what others were looking forward to',
      'Closings, audits and meetings in a chain',
    ],
    grows:
      "You get here after years of accounting, analysis or auditing, often in the same house. From this office people move to a larger company or to the general manager's chair.",
    tries: [
      'Budget a class trip: income, spending and what you would cut first.',
      'Ask somebody you know with a business which month is hardest to pay for and why.',
      'Draw month by month the money of an imaginary sports club and find the dangerous month.',
    ],
  },
  banca: {
    alsoCalled: ['Bank employee', 'Loan officer', 'Branch banking', 'Lending adviser'],
    does: 'Serving people and firms who need a loan, an account or a mortgage. Bank staff ask, explain options, study income and debts, decide or propose whether to lend, check contracts and see things through to the signature. They also help those whom the screen defeats.',
    day: [
      {
        at: 8,
        what: "A grandfather brings his passbook and his grandson's phone; you show him his balance without losing patience.",
      },
      {
        at: 10,
        what: 'A baker asks for credit for an oven. You look at sales, flour, debts: it fits, over a longer term.',
      },
      { at: 12, what: 'You tell a young man not yet, and write down what would have to change.' },
      { at: 14, what: 'You read the contract once more before it is signed.' },
    ],
    tasks: [
      'Meet those who apply for a loan',
      'Study income, debts and guarantees',
      'Grant what is within reach or pass it up',
      'Explain kinds of credit and their conditions',
      'Send files to those who analyse risk',
      'Check that the contract is complete',
    ],
    tires: [
      'Sales targets every week',
      'Saying no to people you know',
      'Queues, calls and slow screens all at once',
    ],
    grows:
      'From the counter you move to a desk with two chairs in front, and from the desk to the whole branch. Risk, technology and compliance take people to head office, where there is no queue.',
    tries: [
      'Compare on two websites what a small loan would cost in all, beyond the instalment.',
      'Play bank at home: invent three people asking for money and decide whom you lend to and why.',
      'Find out what a fee is and which ones a youth account charges.',
    ],
  },
  'bolsa-y-mercados': {
    alsoCalled: ['Trader', 'Stockbroker', 'Securities dealer', 'Markets sales'],
    does: 'Buying and selling shares, bonds, currencies or raw materials for clients or for a firm. Traders follow prices and news, look for the best moment, close deals in seconds, record them without error and explain afterwards what was done and at what risk.',
    day: [
      {
        at: 8,
        what: 'Before the opening you read what happened in Asia and write three levels on a yellow slip.',
      },
      {
        at: 9,
        what: 'The bell goes and nobody looks at anybody. A client wants to sell everything; you split it up so as not to frighten the price.',
      },
      { at: 13, what: 'You eat in front of six charts.' },
      {
        at: 17,
        what: 'It closes. You match each order with its time and find one the wrong way round.',
      },
    ],
    tasks: [
      'Put out bids and offers',
      'Watch markets and open positions',
      'Get the best possible price for the client',
      'Record each deal without gaps',
      'Buy and sell on behalf of a firm',
      'Tell the client what was done and what risk remains',
    ],
    tires: [
      "Losing other people's money and keeping a cool head",
      'Watching screens without being able to get up',
      'Few desks, and many who want a seat',
    ],
    grows:
      "You serve small orders while somebody looks over your shoulder. Later you take large clients, manage a fund, control other people's risk or design programs that buy by themselves.",
    tries: [
      "For a week note one share's price and the news you think moved it, without investing anything.",
      'Play market with buttons: five people, ten minutes, and plot how the price changed.',
      'Read the story of a famous bubble and explain in ten sentences who won and who lost.',
    ],
  },
  seguros: {
    alsoCalled: ['Insurance agent', 'Insurance broker', 'Insurance adviser'],
    does: 'Studying which risks a person or a business runs and proposing how to cover them: home, vehicle, health, travel, workshop. Agents explain what each policy includes and what it does not, look for clients, renew contracts and lend a hand when the fire or flood comes.',
    day: [
      {
        at: 9,
        what: 'A workshop has expired extinguishers and a guard dog asleep. You note both.',
      },
      {
        at: 11,
        what: "Somebody rings in tears: a hairdresser's is flooded. You go, take photos, look up the clause and call the assessor.",
      },
      { at: 13, what: "You strike from a couple's policy what they were paying twice." },
      { at: 17, what: 'Ten calls to strangers; two listen.' },
    ],
    tasks: [
      'Fit each insurance to what needs covering',
      'Sell policies to families and businesses',
      'Explain advantages, limits and exclusions',
      'Handle renewals and keep the files',
      'Look for new clients and keep the old ones',
      'Visit policyholders to go over their contract',
    ],
    tires: [
      'Many a no for each yes',
      'Income that at first depends on selling',
      'Facing people when the policy does not cover it',
    ],
    grows:
      'Your first clients are the neighbours. With a book that renews each year you can open a brokerage, move to claims or large firms, or teach those who begin to call.',
    tries: [
      'Walk round your home as if to insure it and list, with photos, what is worth most.',
      'Read the exclusions of a travel policy and look for the oddest.',
      'Explain to somebody, in two minutes and without lying, why they should insure their bicycle or not.',
    ],
  },
};
