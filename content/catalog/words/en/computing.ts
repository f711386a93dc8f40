import type { FamilyWords } from '#content/catalog/words.ts';

export const computing: FamilyWords = {
  'desarrollo-de-software': {
    alsoCalled: ['Software developer', 'Software engineer', 'Programmer', 'Computer science'],
    does: "Creating the programs we use: apps, banking, games, hospital systems. Developers understand a problem, break it down, write code, test it and improve it as a team. There is less solitude than it seems: people talk, review each other's work and keep learning.",
    day: [
      {
        at: 9,
        what: 'The bug appears only on Tuesdays, and today is Tuesday. You follow the trail, add a test that reproduces it and finally see it: a date read wrongly. A colleague reviews your change and asks for a clearer name. Then you sketch on the whiteboard how to add something new without breaking the old.',
      },
    ],
  },
  'ciencia-de-datos': {
    alsoCalled: ['Data scientist', 'Data analysis', 'Big data'],
    does: 'Looking for answers in large amounts of data: which treatment works, which customer will leave, where traffic will jam. Data scientists clean, explore, build statistical models, check whether they are right and explain the result to whoever decides. They always distrust an answer that is too neat.',
    day: [
      {
        at: 9,
        what: 'Half the morning goes on finding out why the table holds people two hundred years old. With that fixed, you try a simple model and a complex one: the simple one wins. You draw a chart, delete it, draw another. In the meeting you say what is known, what is not and which data are still missing.',
      },
    ],
  },
  ciberseguridad: {
    alsoCalled: ['Information security analyst', 'IT security', 'Ethical hacking'],
    does: "Protecting systems and data from theft, fraud and sabotage. Security analysts watch for odd signals, look for weak points before attackers do, respond to incidents and teach good habits. It mixes technique, a detective's curiosity and calm when everything seems on fire.",
    day: [
      {
        at: 9,
        what: 'At three in the morning someone logged in with the password of a person who was asleep. You follow the logs, cut the access and find the way in: a well-faked email. With the fire out, you write what happened minute by minute. In the afternoon you try, with permission, to break into a new system.',
      },
    ],
  },
  'inteligencia-artificial': {
    alsoCalled: ['Machine learning', 'AI research', 'Computer science research'],
    does: 'Researching and building programs that learn from examples: recognising images, understanding language, predicting, helping to decide. You read scientific papers, design experiments, measure errors and ask about bias and risk. Behind it there is a lot of mathematics and many attempts that fail.',
    day: [
      {
        at: 9,
        what: 'The model tells dogs from cats but fails on black dogs: there were hardly any photos. You find more data, change a function and start a training run that will take hours. Meanwhile you read a paper, pencil in hand. At the seminar somebody finds a flaw in your reasoning, and you are glad it happened today.',
      },
    ],
  },
  'diseno-de-interfaces': {
    alsoCalled: ['UX and UI designer', 'Digital product design', 'Web design'],
    does: 'Making an app or a website easy to understand and pleasant to use. Interface designers watch real people, discover where they get lost, draw screens, test versions and take care of wording, colour and accessibility. They mediate between what people need, business and technology.',
    day: [
      {
        at: 9,
        what: 'A man of seventy tries to book an appointment and taps the wrong place three times. You do not help: you watch. Back at your desk you change the order of the screen and the word on the button. In the afternoon you try the prototype with a screen reader and argue, with a video, that one step can go.',
      },
    ],
  },
  'redes-y-telecomunicaciones': {
    alsoCalled: ['Network architect', 'Telecommunications engineer'],
    does: 'Designing the roads data travel on: company networks, mobile internet, fibre, satellite, data centres. Engineers calculate capacity, choose equipment, plan security and prepare alternative routes, so that one fault does not leave thousands of people without a connection.',
    day: [
      {
        at: 9,
        what: 'A map of lines and colours fills the screen: the northern stretch is at its limit. You simulate two solutions and compare cost and delay. At noon you meet those who dig the trenches. The change happens at night, when there is less traffic: you back up, switch over, hold your breath, and everything keeps flowing.',
      },
    ],
  },
  'desarrollo-web': {
    alsoCalled: ['Web developer', 'Web programming', 'Front-end development'],
    does: 'Building pages and applications that run in the browser: shops, newspapers, bookings, dashboards. Web developers program what is seen and some of what is not, and take care that it loads fast, works on any phone and can be used by everybody.',
    day: [
      {
        at: 9,
        what: 'You open the site on the oldest phone in the office, and a button runs off the screen. You fix it and check that the keyboard can reach it. Then you connect a form, try it with absurd data and publish. The client rings: he wants to change a photo. You show him how.',
      },
    ],
  },
  'administracion-de-sistemas': {
    alsoCalled: ['System administrator', 'IT infrastructure', 'Servers and cloud'],
    does: "Keeping an organisation's servers, networks and services running. Administrators install, update, monitor, make backups and automate whatever repeats. Their best day is the one when nobody notices they exist, and their worst moment always seems to fall on a Friday.",
    day: [
      {
        at: 9,
        what: 'First the dashboard: all green except for a disk nearly full. You extend it without anyone losing a file. You write a small program to create new accounts and save an hour each week. Then you restore a test backup, because a backup nobody has tested does not exist.',
      },
    ],
  },
  'soporte-informatico': {
    alsoCalled: ['IT technician', 'Helpdesk', 'Computer support'],
    does: 'Making sure technology does not get in the way: setting up computers, solving incidents, connecting printers and networks, recovering files and explaining without jargon. It takes patience, a method for ruling out causes and a liking for people, even when they arrive annoyed.',
    day: [
      {
        at: 9,
        what: "“It won't turn on.” You ask three questions, look behind, and the cable was loose; nobody laughs. Then you set up ten laptops for tomorrow's newcomers. A director has lost a document and you rescue it from yesterday's backup. Between calls you write a short guide so that the same question does not return.",
      },
    ],
  },
};
