import type { Copy } from '#content/instruments/personality/words/es/types.ts';

/**
 * The five traits in words. Each is a line; `low` and `high` name its ends and say what each is
 * good for; of the middle nothing is said. No type of person, no diagnosis, no career ruled out.
 */
export const copy = {
  openness: {
    name: 'Openness',
    line: 'From the familiar and practical to the new and abstract.',
    paragraph:
      'It is about how much ideas, art, imagination and different experiences attract you. It does not measure intelligence or learning.',
    low: {
      name: 'The familiar',
      text: 'You tend to prefer what is concrete and has proved itself. That brings steadiness and a practical sense, and saves detours.',
    },
    high: {
      name: 'The new',
      text: 'You tend to look for different ideas, views and experiences. That helps you imagine solutions and learn out of curiosity.',
    },
  },
  conscientiousness: {
    name: 'Conscientiousness',
    line: 'From improvising as you go to planning and keeping order.',
    paragraph:
      'It is about how you organise what you do: order, plans, persistence and care. It does not measure ability or worth.',
    low: {
      name: 'Improvising',
      text: 'You tend to decide as you go and to adapt to what comes up. That gives you ease when plans change, and takes the weight off details.',
    },
    high: {
      name: 'Planning',
      text: 'You tend to put things in order, look ahead and finish what you start. That gives confidence to people who work with you, and carries long projects through.',
    },
  },
  extraversion: {
    name: 'Extraversion',
    line: 'From calm and small groups to activity and company.',
    paragraph:
      'It is about where you find energy and how much you like to speak up. It does not measure charm or skill with people.',
    low: {
      name: 'Calm',
      text: 'You tend to prefer few people, time alone, and listening before talking. That helps concentration and in-depth conversation.',
    },
    high: {
      name: 'Company',
      text: 'You tend to look for people, movement and conversation. That livens up groups and makes the first step easier.',
    },
  },
  agreeableness: {
    name: 'Agreeableness',
    line: 'From questioning and competing to trusting and cooperating.',
    paragraph:
      'It is about how you treat your own interests and those of others when they differ. It does not measure goodness.',
    low: {
      name: 'Questioning',
      text: 'You tend to say what you think, negotiate firmly and take nothing for granted. That helps you defend a position and see what others leave unsaid.',
    },
    high: {
      name: 'Cooperating',
      text: 'You tend to trust, to put yourself in the place of others and to look for agreement. That holds teams together and makes it easy to ask you for help.',
    },
  },
  stability: {
    name: 'Emotional stability',
    line: 'From feeling emotions intensely to staying calm under pressure.',
    paragraph:
      'It is about how strongly you feel worry, anger or nerves from day to day. It says nothing about your health and is not a diagnosis.',
    low: {
      name: 'Intensity',
      text: 'You tend to feel things strongly and to notice early what could go wrong. That brings sensitivity and helps you prepare in time.',
    },
    high: {
      name: 'Calm under pressure',
      text: 'You tend to stay calm and to recover quickly from a bad moment. That helps when there is a rush or something gets complicated.',
    },
  },
} satisfies Copy;
