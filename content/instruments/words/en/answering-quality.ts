import type { Copy } from '#content/instruments/words/es/answering-quality.ts';

/** What is said when answers look hurried: a kind remark beside the result, never a reproach and never instead of it. */
export const copy = {
  title: 'A note on your answers',
  notice:
    'Here is your complete result. We just noticed something in the way you answered that may make it less certain:',
  doubtful:
    'Here is your complete result. The way it was answered makes it less certain than usual, so treat it with more caution:',
  flags: {
    run: 'You chose the same option many times in a row. It may be just what you think; if not, it is worth another look.',
    spread: 'Your answers are very much alike, which makes differences hard to see.',
    lag: 'Your answers follow a pattern that repeats.',
    scatter: 'Similar questions got very different answers.',
    time: 'You answered faster than it takes to read the questions.',
    instructed: 'Where a question asked for one option, you chose another.',
  },
  research: 'This attempt will not be included in the research statistics.',
  advice:
    'If you took your time, keep your result. If you were in a hurry, you can take the test again whenever you like.',
  repeat: 'Take the test again',
} satisfies Copy;
