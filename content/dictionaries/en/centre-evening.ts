/** An evening for families, as the staff opens it and the wall shows it. */
export const copy = {
  title: 'Evening for families',
  text: 'Each family puts six activities in the order in which they think their daughter or son likes them. Only each student reads it, with their card, and decides whether the family sees theirs. You see how many families take part. It will be open for three hours; you can close it earlier.',
  press: 'Open the evening',
  failed: 'It could not be opened. Check your connection and try again.',
  name: '{group} · evening for families',
  go: 'Families: go to',
  sent: 'Families taking part',
  ended: 'The evening has closed.',
  project: 'Show the questions',
  past: 'Earlier evenings',
  families: 'Families',
  close: {
    press: 'Close the evening',
    question: 'No further family can send its order. What was sent stays on the cards.',
    no: 'Leave it open',
  },
  board:
    'Only whoever took the test reads each order, with their card. This shows how many families take part.',
  talk: 'To talk about at home',
  questions: [
    'Tell me about an afternoon when time flew. What were you doing?',
    'What do you like that I do not know about yet?',
    'Whom do we know who works in something like that, so that we can ask what it is like?',
  ],
};
