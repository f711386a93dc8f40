import type { Copy } from '#content/instruments/interests/words/es/types.ts';

/** The six types in words. About interests, never about ability, and about activities, never about kinds of people. */
export const copy = {
  R: {
    name: 'Realistic',
    does: 'working with your hands',
    line: 'Making, building and repairing things you can touch.',
    paragraph:
      'This interest lives among tools, machines, materials, plants and animals. The pull is in solving practical problems and seeing a concrete result at the end of the day: something that did not work before and now does. It also shows in a liking for the outdoors, for physical activity, and for technology that is assembled, installed and tried out.',
    enjoys: [
      'Working with your hands and with tools',
      'Understanding how a device works inside',
      'Moving around and being outdoors',
      'Seeing a result you can touch',
    ],
    settings: [
      'Workshops and technical laboratories',
      'Building sites and installations',
      'The countryside and nature',
      'Production and energy plants',
    ],
    subjects: ['Technology', 'Technical drawing', 'Physics', 'Physical education'],
  },
  I: {
    name: 'Investigative',
    does: 'finding out',
    line: 'Asking why, looking for evidence and understanding how things work.',
    paragraph:
      'This interest grows out of curiosity. The pull is in asking a question, gathering data, calculating, comparing explanations and keeping the one that holds up. It is not only laboratory science: it is also in mathematics, programming, physics, health, and the study of people and societies.',
    enjoys: [
      'Solving difficult problems without hurry',
      'Reading and learning on your own',
      'Looking for patterns in data',
      'Testing an idea before believing it',
    ],
    settings: [
      'Laboratories and research centres',
      'Data and programming teams',
      'Universities',
      'Hospitals and diagnostic services',
    ],
    subjects: ['Mathematics', 'Physics and chemistry', 'Biology', 'Computing', 'Social studies'],
  },
  A: {
    name: 'Artistic',
    does: 'creating',
    line: 'Imagining, creating and expressing ideas in your own way.',
    paragraph:
      'This interest looks for freedom to create. The pull is in giving shape to an idea with words, images, sounds, movement or spaces, so that the result says something. It can be lived on a stage or quietly in front of a screen: writing, designing, composing, taking photographs, animating or planning a building.',
    enjoys: [
      'Inventing something that did not exist',
      'Caring about form, colour, rhythm or language',
      'Working without a single right way',
      'Showing what you made and hearing different views',
    ],
    settings: [
      'Design and architecture studios',
      'Media and production companies',
      'Stages and rehearsal rooms',
      'Publishers and creative agencies',
    ],
    subjects: ['Literature', 'Music', 'Drawing and visual arts', 'Drama', 'History of art'],
  },
  S: {
    name: 'Social',
    does: 'helping',
    line: 'Teaching, caring for and supporting other people.',
    paragraph:
      'This interest puts people at the centre. The pull is in helping someone to learn, to recover, to get on with others or to find their place. It shows in teaching and in health care, and also in guidance, mediation and community work.',
    enjoys: [
      'Explaining until it makes sense',
      'Listening closely',
      'Working in a team and bringing a group together',
      'Seeing someone make progress',
    ],
    settings: [
      'Schools and training centres',
      'Health and rehabilitation centres',
      'Associations and social services',
      'Guidance and support services',
    ],
    subjects: ['Psychology', 'Philosophy', 'Language', 'Biology', 'Social studies'],
  },
  E: {
    name: 'Enterprising',
    does: 'taking the lead',
    line: 'Getting projects going, persuading and leading.',
    paragraph:
      'This interest comes alive with goals and with the chance to have an influence. The pull is in proposing an idea, winning support, negotiating, deciding and answering for the result. It is in business and sales, and also in communication, law, politics and leading projects with a social purpose.',
    enjoys: [
      'Persuading with good arguments',
      'Making decisions and taking measured risks',
      'Organising a group towards a goal',
      'Starting something from nothing',
    ],
    settings: [
      'Companies and businesses of your own',
      'Sales and communication teams',
      'Law firms and public organisations',
      'Projects with goals and deadlines',
    ],
    subjects: ['Economics', 'Communication and public speaking', 'History', 'Law and citizenship'],
  },
  C: {
    name: 'Conventional',
    does: 'organising',
    line: 'Putting data in order, following a method and making sure everything is right.',
    paragraph:
      'This interest enjoys the order that makes the work of others possible. The pull is in handling data precisely, keeping accounts, planning, checking and improving a procedure. It is in accounting and administration, and also in quality, logistics, databases and many jobs with technology.',
    enjoys: [
      'Bringing order where there is none',
      'Working with numbers, dates and records',
      'Finding the detail that does not add up',
      'Knowing what is expected and doing it well',
    ],
    settings: [
      'Offices and administration',
      'Banks and finance teams',
      'Archives and data management teams',
      'Logistics and quality control',
    ],
    subjects: ['Mathematics', 'Economics', 'Computing', 'Statistics'],
  },
} satisfies Copy;
