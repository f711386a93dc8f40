import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like helping in a steady, reliable way. You remember appointments, prepare what others will need and notice who has gone without their share. You are drawn to places where order protects people: a school, a surgery, an information desk, an association that works because somebody keeps the accounts.',
  goodDay:
    'Many people come with different needs and each one leaves with the matter settled. What you prepared yesterday made everything easier today.',
  drains:
    'Constant improvising, competing with colleagues, and projects that begin with noise and nobody finishes.',
  questions: [
    'Would you rather deal with people or prepare what others will give them?',
    'Which surroundings calm you, and which wear you out?',
  ],
  tries: [
    'Make the list of everything your group needs for a meeting or a trip and see that nothing is missing.',
    'Help somebody in your family with a formality: gather the papers, the dates and the questions.',
    'Spend a morning in a library, a school office or a health centre and watch what each person does.',
  ],
};
