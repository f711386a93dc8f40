// The bank of the second look, version 1, in English, written beside the Spanish one and in its order.
import type { BankWords } from '../bank-words.ts';

export const bankEn = {
  machines: [
    'Find out where the noise of a machine comes from',
    'Put together a circuit that lights a lamp',
    'Take a small engine apart and put it together again',
  ],
  building: ['Put up a brick wall', 'Cut and join boards to make a door', 'Tile a wall'],
  land: [
    'Prune trees in an orchard',
    'Bring a polluted river back to life',
    'Feed a group of animals every morning',
  ],
  making: ['Prepare dough and bake bread', 'Sew a bag from leftover fabric', 'Shape a clay pot'],
  rescue: [
    'Practise getting someone out of a building full of smoke',
    'Do strength and endurance exercises',
    'Stay calm and act in an emergency',
  ],
  physical: [
    'Explain why a heavy ship floats',
    'Discover what a rock is made of',
    'Measure how a substance changes when it is heated',
  ],
  life: [
    'Look at cells through a microscope',
    'Trace how a disease spreads',
    'Compare plants to see whether they are the same species',
  ],
  people: [
    'Understand why people follow a fashion',
    'Compare what two history books say',
    'Find out how a child learns to speak',
  ],
  computing: [
    'Write a program that solves a problem',
    'Prove that a mathematical rule always holds',
    'Predict an outcome from data',
  ],
  words: [
    'Make up the dialogue of a scene',
    'Look for exactly the right word for a sentence',
    'Write the lyrics of a song',
  ],
  image: [
    'Draw a person just as you see them',
    'Choose the light and the angle of a photo',
    'Bring a drawing to life with movement',
  ],
  music: [
    'Play an instrument with other people',
    'Mix sounds until they become a rhythm',
    'Work out a song by ear',
  ],
  stage: [
    'Make an audience laugh',
    'Improvise a scene without a script',
    'Dance in front of an audience',
  ],
  design: [
    'Choose the colours and furniture of a room',
    'Create the logo of a group',
    'Draw what a more comfortable chair would look like',
  ],
  teaching: [
    'Prepare a lesson on a topic you like',
    'Help a classmate with their homework',
    'Look for another way to explain something hard',
  ],
  health: [
    'Teach exercises that relieve back pain',
    'Explain to someone how to look after their health',
    'Stay with a patient while they recover',
  ],
  care: [
    'Calm a crying child',
    'Help a person with a disability in everyday life',
    'Ask a sad friend how they feel',
  ],
  groups: [
    'Organise the activities of a camp',
    'Cheer on a team that is losing',
    'Teach a group a new game',
  ],
  community: [
    'Bring neighbours together to improve the area',
    'Help someone with paperwork they do not understand',
    'Stand by someone who is being made fun of',
  ],
  selling: [
    'Find out what a customer needs',
    'Make up a line that makes a product famous',
    'Serve people at a fair stall',
  ],
  leading: [
    'Make the final decision when the group cannot',
    'Get a team to do what it promised',
    'Coordinate the people who organise an event',
  ],
  law: [
    'Look for arguments that win a case',
    'Propose a law to change something unfair',
    'Negotiate an agreement between two sides',
  ],
  starting: [
    'Think up a product that does not exist yet',
    'Test whether a business idea works',
    'Start a project of your own from scratch',
  ],
  numbers: [
    'Compare prices to choose what is best value',
    'Draw up the budget of a party',
    'Look for the mistake in accounts that do not add up',
  ],
  records: [
    'Bring a list of contacts up to date',
    'Label old photos by date and place',
    'Enter data from paper into the computer',
  ],
  checking: [
    'Compare two lists to see whether they match',
    'Spot a flaw in a part',
    'Check the details of a form',
  ],
  planning: [
    'Work out how long each step of a job will take',
    'Prepare the shortest route for a delivery',
    'Share out the shifts of a group',
  ],
  rules: [
    'Read the rules to know what is allowed',
    'Check that a place meets safety rules',
    'Note down each step so that others can repeat it',
  ],
} as const satisfies BankWords;
