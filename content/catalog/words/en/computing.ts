import type { FamilyWords } from '#content/catalog/words.ts';

export const computing: FamilyWords = {
  'desarrollo-de-software': {
    alsoCalled: ['Software developer', 'Software engineer', 'Programmer', 'Computer science'],
    does: "Creating the programs we use: apps, banking, games, hospital systems. Developers understand a problem, break it down, write code, test it and improve it as a team. There are long stretches alone and others in a team: people talk, review each other's work and keep learning.",
    day: [
      {
        at: 9,
        what: 'The bug appears only on Tuesdays, and today is Tuesday. You follow the trail, add a test that reproduces it and finally see it: a date read wrongly.',
      },
      { at: 13, what: 'A colleague reviews your change and asks for a clearer name.' },
      {
        at: 16,
        what: 'You sketch on the whiteboard how to add something new without breaking the old.',
      },
    ],
    tasks: [
      'Understand what people need before writing code',
      'Design how the program splits into parts',
      'Write code and the tests that watch over it',
      'Hunt errors and correct them without making others',
      "Review others' work and take comments on yours",
      'Tell those who ordered it how the project goes',
    ],
    tires: [
      'Many hours of chair and screen',
      'New tools to learn every season',
      'Inherited code that nobody dares to touch',
    ],
    grows:
      'You fix a button, then a screen, then a system that thousands use. Some go on solving the hardest things without managing anyone and others guide a team; what you learn serves a bank as well as a hospital.',
    tries: [
      'With a free online course write your first program: it asks a name and answers according to the hour.',
      'Pick an app that drives you mad and write step by step what it does badly and how you would change it.',
      'Write out the rules of a card game so clearly that somebody can play without asking you.',
    ],
  },
  'ciencia-de-datos': {
    alsoCalled: ['Data scientist', 'Data analysis', 'Big data'],
    does: 'Looking for answers in large amounts of data: which treatment works, which customer will leave, where traffic will jam. Data scientists clean, explore, build statistical models, check whether they are right and explain the result to whoever decides. They always distrust an answer that is too neat.',
    day: [
      {
        at: 9,
        what: 'Half the morning goes on finding out why the table holds people two hundred years old.',
      },
      {
        at: 12,
        what: 'With that fixed, you try a simple model and a complex one: the simple one wins. You draw a chart, delete it, draw another.',
      },
      {
        at: 16,
        what: 'In the meeting you say what is known, what is not and which data are still missing.',
      },
    ],
    tasks: [
      'Clean data and learn where they came from',
      'Explore huge tables for what repeats',
      'Choose samples and variables that make sense',
      'Build models and compare which is right more often',
      'Draw charts that tell the result',
    ],
    tires: [
      'Spending longer on cleaning than on discovering',
      'Being asked for a sure figure where there is only doubt',
      'Incomplete data and haste to conclude',
    ],
    grows:
      "You clean other people's tables before choosing your own questions. In time you know one field, be it health, transport or climate, better than anyone in the room, or coordinate those who now do the cleaning.",
    tries: [
      'For a week note when you fall asleep and how you feel; plot one against the other.',
      'Download a table of open data about your town and find one thing that surprises you.',
      'Ask ten people you know how many hours they use their phone and compare with what its screen says.',
    ],
  },
  ciberseguridad: {
    alsoCalled: ['Information security analyst', 'IT security', 'Cybersecurity analyst'],
    does: "Protecting systems and data from theft, fraud and sabotage. Security analysts watch for odd signals, look for weak points before attackers do, respond to incidents and teach good habits. It mixes technique, a detective's curiosity and calm when everything seems on fire.",
    day: [
      {
        at: 8,
        what: 'In the small hours someone logged in with the password of a person who was asleep. You follow the logs, cut the access and find the way in: a well-faked email.',
      },
      { at: 12, what: 'With the fire out, you write what happened minute by minute.' },
      { at: 16, what: 'You try, with permission, to break into a new system.' },
    ],
    tasks: [
      'Plan how to protect data and recover what is lost',
      'Follow alerts about new viruses and attacks',
      'Encrypt traffic and set up barriers',
      'Measure risks and test the defences',
      'Give and withdraw access as people change',
      'Review incidents and talk to those who caused them',
    ],
    tires: [
      'On-call duty and alarms on public holidays',
      'Being the one who says no to what is convenient',
      'False alarms, one after another',
    ],
    grows:
      'On the first nights you watch false alarms. Then you piece attacks together, design defences or sit with the heads of a bank, a hospital or a ministry to decide what to protect first.',
    tries: [
      'See with your family which accounts share a password and turn on two-step verification in yours.',
      'Keep three fake emails that reach your home, without opening links, and mark what gives them away.',
      'Encrypt a message by shifting letters and dare a friend to break it; then look up how it is done.',
    ],
  },
  'inteligencia-artificial': {
    alsoCalled: ['Machine learning', 'AI research', 'Computer science research'],
    does: 'Researching and building programs that learn from examples: recognising images, understanding language, predicting, helping to decide. You read scientific papers, design experiments, measure errors and ask about bias and risk. Behind it there is a lot of mathematics and many attempts that fail.',
    day: [
      {
        at: 9,
        what: 'The model tells dogs from cats but fails on black dogs: there were hardly any photos. You find more data, change a function and start a training run that will take hours.',
      },
      { at: 12, what: 'Meanwhile you read a paper, pencil in hand.' },
      {
        at: 17,
        what: 'At the seminar somebody finds a flaw in your reasoning, and you are glad it happened today.',
      },
    ],
    tasks: [
      'Turn a problem into something that can be computed',
      'Invent or adapt methods that learn from data',
      'Program experiments and compare their results',
      'Share out work and deadlines in the group',
      'Meet the people who will put the program to use',
    ],
    tires: [
      'Months of trials that improve nothing',
      'A field that changes before you finish reading it',
      'Huge hopes from people who saw only the demonstration',
    ],
    grows:
      "There is nearly always a master's and often a doctorate, with more bad results than good. Then you choose between university, a company's laboratory or a product, or watch over how fair these systems are.",
    tries: [
      'On a free website train a classifier with photos of two of your things and find what it confuses.',
      'Put one hard question to an assistant in five ways and check the answers in the library.',
      'Write rules for telling dogs from cats and give them to somebody with ten photos; count the mistakes.',
    ],
  },
  'diseno-de-interfaces': {
    alsoCalled: ['UX and UI designer', 'Digital product design', 'Web design'],
    does: 'Making an app or a website easy to understand and pleasant to use. Interface designers watch real people, discover where they get lost, draw screens, test versions and take care of wording, colour and accessibility. They mediate between what people need, business and technology.',
    day: [
      {
        at: 10,
        what: 'A man of seventy tries to book an appointment and taps the wrong place three times. You do not help: you watch.',
      },
      {
        at: 12,
        what: 'Back at your desk you change the order of the screen and the word on the button.',
      },
      {
        at: 16,
        what: 'You try the prototype with a screen reader and argue, with a video, that one step can go.',
      },
    ],
    tasks: [
      'Watch and interview those who will use the screen',
      'Draw journeys, screens and prototypes',
      'Agree with developers what can be built',
      'Arrange contents so that they can be found',
      'Negotiate priorities with the management',
      'Test each version and note where people get stuck',
    ],
    tires: [
      'Everybody has an opinion on the colour',
      'Seeing what worked being cut',
      'Deadlines that leave no room for trials',
    ],
    grows:
      "You move somebody else's buttons until they let you decide whether there is a button. You may lead a product's design, only study users or work for yourself.",
    tries: [
      'Ask an older relative to use a new app, do not help and note where they hesitate.',
      'Draw on paper three screens for booking a library desk and try them on a classmate.',
      'Use your phone for ten minutes with the screen reader on and your eyes shut.',
    ],
  },
  'redes-y-telecomunicaciones': {
    alsoCalled: ['Network architect', 'Network engineer'],
    does: 'Designing the roads data travel on: company networks, mobile internet, fibre, satellite, data centres. Engineers calculate capacity, choose equipment, plan security and prepare alternative routes, so that one fault does not leave thousands of people without a connection.',
    day: [
      {
        at: 10,
        what: 'A map of lines and colours fills the screen: the northern stretch is at its limit. You simulate two solutions and compare cost and delay.',
      },
      { at: 12, what: 'You meet those who dig the trenches.' },
      {
        at: 23,
        what: 'The change happens now, when there is less traffic: you back up, switch over, hold your breath, and everything keeps flowing.',
      },
    ],
    tasks: [
      'Design networks, first in outline and then in detail',
      'Propose security measures and audit them',
      'Watch traffic to discover bottlenecks',
      'Prepare what to do if a whole centre goes down',
      'Solve problems together with other network teams',
    ],
    tires: [
      'Changes at night and on Sundays',
      'Outages that hit a great many people at once',
      'Certificates that have to be renewed',
    ],
    grows:
      "From setting up a cabinet in a basement you come to draw a country's network. On the way the cloud, security and the operators open up, always with some change in the small hours.",
    tries: [
      'Draw every device at home that uses the internet and how each one connects.',
      'On a computer trace the route to three sites in different countries and mark the hops on a map.',
      "Turn off your phone's data for a day and note what stops working and what does not.",
    ],
  },
  'desarrollo-web': {
    alsoCalled: ['Web developer', 'Web programming', 'Front-end development'],
    does: 'Building pages and applications that run in the browser: shops, newspapers, bookings, dashboards. Web developers program what is seen and some of what is not, and take care that it loads fast, works on any phone and can be used by everybody.',
    day: [
      {
        at: 9,
        what: 'You open the site on the oldest phone in the office, and a button runs off the screen. You fix it and check that the keyboard can reach it.',
      },
      { at: 12, what: 'You connect a form, try it with absurd data and publish.' },
      { at: 16, what: 'The client rings: he wants to change a photo. You show him how.' },
    ],
    tasks: [
      'Program pages and what lies behind them',
      'Design and maintain sites of pictures, text and data',
      'Check that it works in each browser and size',
      'Choose languages and tools for each job',
      'Connect forms to databases',
      'Keep copies in case something breaks',
    ],
    tires: [
      'Clients who ask for “just one change” many times',
      'Technical fashions that last a year',
      'Errors that show on one particular phone only',
    ],
    grows:
      "You begin with a hairdresser's page and one day you maintain a newspaper's. Many work remotely or for themselves; others cross over to design or to larger programs.",
    tries: [
      "Open the browser's developer tools and change a page's headline, on your screen only.",
      'Follow a free tutorial and in an hour publish a page about something you like.',
      'Go round three websites using nothing but the keyboard and note where you get trapped.',
    ],
  },
  'administracion-de-sistemas': {
    alsoCalled: ['System administrator', 'IT infrastructure', 'Servers and cloud'],
    does: "Keeping an organisation's servers, networks and services running. Administrators install, update, monitor, make backups and automate whatever repeats. Their best day is the one when nobody notices they exist, and their worst moment always seems to fall on a Friday.",
    day: [
      {
        at: 8,
        what: 'First the dashboard: all green except for a disk nearly full. You extend it without anyone losing a file.',
      },
      {
        at: 11,
        what: 'You write a small program to create new accounts and save an hour each week.',
      },
      {
        at: 15,
        what: 'You restore a test backup. It takes its time, the disk creaks, and all the folders turn up in their place.',
      },
    ],
    tasks: [
      'Run the machines, servers and programs of a network',
      'Make backups and rehearse their recovery',
      'Diagnose failures and replace what is broken',
      'Set up mail, antivirus and permissions',
      'Watch performance and foresee what will run short',
    ],
    tires: [
      'Calls out of hours when something goes down',
      'Updating without anybody having to stop work',
      'Being invisible until the day of the failure',
    ],
    grows:
      "You change passwords, then disks, then the whole data centre's address. The cloud, security and automation carry off a good part of the people with experience.",
    tries: [
      'Copy your photos somewhere else and check that you can get one back at random.',
      'Install a free operating system on an old computer or in a free virtual machine.',
      "With a tutorial's help write three commands that rename many files at once.",
    ],
  },
  'soporte-informatico': {
    alsoCalled: ['IT technician', 'Helpdesk', 'Computer support'],
    does: 'Making sure technology does not get in the way: setting up computers, solving incidents, connecting printers and networks, recovering files and explaining without jargon. It takes patience, a method for ruling out causes and a liking for people, even when they arrive annoyed.',
    day: [
      {
        at: 9,
        what: "“It won't turn on.” You ask three questions, look behind, and the cable was loose; nobody laughs.",
      },
      {
        at: 11,
        what: "You set up ten laptops for tomorrow's newcomers. A director has lost a document and you rescue it from yesterday's backup.",
      },
      {
        at: 16,
        what: 'Between calls you write a short guide so that the same question does not return.',
      },
    ],
    tasks: [
      'Check each morning that the systems work',
      'Prepare computers for new arrivals',
      'Investigate faults by asking and trying',
      'Answer questions by phone or in person',
      'Install programs and mend simple parts',
      'Agree with each department what it needs',
    ],
    tires: [
      'The same question many times a day',
      'People cross before they say hello',
      'Jumping from one call to the next, none finished',
    ],
    grows:
      "After a year you have seen a bit of everything, which is the best way to choose: systems, networks, security or training. You may also organise a large company's helpdesk and take what nobody solved.",
    tries: [
      'Offer to solve a phone or computer problem in your family and note each step you tried.',
      'Write a one-page guide so that an older person can make a video call without help.',
      'Look up an error message you have met and find three likely causes, in order.',
    ],
  },
  'ingenieria-informatica': {
    alsoCalled: [
      'Computer systems engineer',
      'Systems architect',
      'Computer engineering',
      'Informatics',
    ],
    does: 'Designing whole computer systems: which programs, servers, networks and data a hospital, an airline or a university needs in order to run. Systems engineers listen to needs, compare solutions and check that the pieces understand one another, are safe and hold when everybody comes in at once.',
    day: [
      {
        at: 9,
        what: "On enrolment day the university's site goes down every year. You draw the path of one click on the wall and find seven waits.",
      },
      {
        at: 12,
        what: 'You simulate thousands of students arriving together; one database chokes and you split it in two.',
      },
      { at: 16, what: 'Security asks, development protests, you rub out and draw again.' },
      { at: 18, what: 'The second simulation reaches the end.' },
    ],
    tasks: [
      'Check that the system is stable, safe and extendable',
      'Design the architecture of programs and machines',
      'Choose solutions together with the programmers',
      'Identify which data and hardware are needed',
      'Ask clients and staff what they expect',
      'Test patches before they reach everybody',
    ],
    tires: [
      'Decisions that are paid for years later',
      'Meetings where each team wants something else',
      'Old systems that cannot be switched off',
    ],
    grows:
      'The first job is one piece of a system you cannot see whole; in time you may be the one who draws it. There are ways into technical direction, consultancy, research and the public service.',
    tries: [
      'Draw everything that must happen between ordering a cinema ticket online and receiving it.',
      "Open a university's free introductory class on computing and do its first exercise.",
      "Compare how your school's website behaves early in the morning and at night, and propose a reason.",
    ],
  },
  'bases-de-datos': {
    alsoCalled: ['Database administrator', 'DBA', 'Data management'],
    does: 'Looking after the place where an organisation keeps what it knows: orders, medical records, marks, bookings. Administrators design tables, decide who may see what, install improvements, test changes, make copies and speed up slow queries. One mistake of theirs is noticed by many people.',
    day: [
      {
        at: 9,
        what: 'The patient search takes half a minute. You look at the query plan: it reads the whole table for each surname.',
      },
      {
        at: 11,
        what: 'You add an index on the trial copy and it answers before you let go of the key.',
      },
      { at: 13, what: 'A trainee asks for permission to delete. You give permission to read.' },
      { at: 22, what: 'You apply the change to the real thing with the copy at your side.' },
    ],
    tasks: [
      'Modify databases and guide those who program them',
      'Protect information from loss and prying eyes',
      'Install upgrades that make it faster',
      'Decide who can read and who can write',
      'Try changes out before applying them',
      'Correct errors in programs and queries',
    ],
    tires: [
      'Maintenance while others sleep',
      'One wrong command can erase years',
      'Urgent requests for reports at the last minute',
    ],
    grows:
      "They let you read, then copy, and months go by before they let you delete. Later you design a company's data, move them to the cloud, guard them or turn to analysing them.",
    tries: [
      'In a spreadsheet catalogue your books or songs with author, year and genre, repeating nothing.',
      'Solve three query exercises on a free website for learning databases.',
      'Think which tables your school library would need and draw how they link.',
    ],
  },
  'inteligencia-de-negocio': {
    alsoCalled: ['Business intelligence analyst', 'BI analyst', 'Business analytics'],
    does: "Gathering a company's data and its market's and turning them into clear reports and dashboards: what sells, where money is lost, what is changing. Analysts ask which decision has to be made, find the figures, check them and present them to those who decide.",
    day: [
      {
        at: 9,
        what: 'The dashboard says one shop sold three times as much. Before congratulating anybody you ring: they loaded the same day three times.',
      },
      { at: 11, what: 'You correct the load and add an alarm so that it tells on itself.' },
      {
        at: 13,
        what: 'The boss wants “a nice chart”. You ask what she will decide with it and you end up with a table of four rows.',
      },
      { at: 17, what: 'You read a report and keep two facts.' },
    ],
    tasks: [
      'Prepare regular and tailored reports',
      'Sum up trends that support a decision',
      'Keep templates and models that others reuse',
      'Create dashboards and the tables that feed them',
      'Get each figure in time to whoever awaits it',
      'Gather data on the market and competitors',
    ],
    tires: [
      'Each department works out the same thing differently',
      'Mondays and month ends with everything urgent',
      'Reports that nobody opens',
    ],
    grows:
      "You make the Monday report until somebody asks what you think. Then you may decide what is measured, coordinate the house's data or move to data science or finance.",
    tries: [
      'For a week note what you spend and draw one chart that answers one question.',
      'Ask in a business of relatives or friends which day sells least and which figure would prove it.',
      'Find a misleading chart in the news and redraw it as it should be.',
    ],
  },
  'hacking-etico': {
    alsoCalled: ['Penetration tester', 'Pentesting', 'Ethical hacker', 'Offensive security'],
    does: 'Trying to get into networks, websites, programs and even buildings, with written permission, as an attacker would. Testers look for gaps, show how far somebody could go, explain it in steps that another person can repeat and propose how to close them.',
    day: [
      {
        at: 10,
        what: 'The contract says what you may touch and until when. You begin with the dull part: reading all the company publishes.',
      },
      { at: 12, what: 'A forgotten test page asks for a password; the one in the manual works.' },
      {
        at: 15,
        what: 'Inside, breaking nothing, you leave a file with your name and take a screenshot.',
      },
      { at: 18, what: 'You write the report. The longest part is how to mend it.' },
    ],
    tasks: [
      'Imitate the steps of a known attacker',
      'Audit networks and programs by set criteria',
      'Check the physical security of rooms and machines',
      'Ask questions and gather data to measure risk',
      'Propose how to close each gap',
      'Set systems up to allow the least possible',
    ],
    tires: [
      'Weeks without finding anything',
      'Long reports after the fun part',
      'Endless study in order not to fall behind',
    ],
    grows:
      'The first jobs are small websites and many reports. Later you are asked to imitate a whole gang, research flaws that nobody knew or change sides and defend.',
    tries: [
      "Solve the first level of an online security challenge made for learning, without touching anyone's systems.",
      'Find out what a stranger could learn of you from your user name and delete what is too much.',
      'Read in the library or online how a famous flaw was discovered and tell it in ten sentences.',
    ],
  },
  'calidad-de-software': {
    alsoCalled: ['Software tester', 'QA engineer', 'Software quality assurance'],
    does: 'Trying programs out before they reach people. Testers design cases, use the app as nobody imagined, write automatic tests, describe each failure so that it can be repeated and check that it was properly mended. They also say whether something makes sense.',
    day: [
      {
        at: 9,
        what: 'In the age box you type minus five, an emoji and your surname. The emoji brings the page down.',
      },
      {
        at: 11,
        what: 'You record the exact steps and open a report; the programmer replies that it works on his machine.',
      },
      { at: 13, what: 'You walk to his desk and repeat it there. He laughs, a little.' },
      { at: 16, what: 'You automate the test so that the emoji returns every night.' },
    ],
    tasks: [
      'Find faults of function, screen or content',
      'Describe each error so that it can be repeated',
      'Write programs that test other programs',
      'Plan what is tested and in which order',
      'Document the tests according to the rules',
      'Say whether the app makes sense to use',
    ],
    tires: [
      'Repeating the same steps for each version',
      'Bringing bad news on the eve of a launch',
      'Being blamed for the delay',
    ],
    grows:
      "You press buttons by hand; then you write programs that press them at night. You may come to answer for a product's quality, and crossing over to programming or security is not rare.",
    tries: [
      'Pick an app and find ten ways to confuse it with odd data; note steps and result.',
      'Write an error report so clear that somebody can repeat it on their phone without asking you.',
      'Make a table of all the cases you would test on a drinks machine.',
    ],
  },
};
