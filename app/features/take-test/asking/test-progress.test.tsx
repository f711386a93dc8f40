import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/instruments/words/es/test-words.ts';
import { TestProgress } from './test-progress.tsx';

const { progress } = copy.test;

test.each([
  ['the last question before it', 29, true, 'Último lado'],
  ['cards that are still to be put in order', 30, true, 'Falta ordenar'],
  ['nothing left', 30, false, '¡Completo!'],
])('the word of a test of thirty with %s', (_left, answered, isOrderLeft, word) => {
  const bar = renderToString(
    <TestProgress
      answered={answered}
      total={30}
      isOrderLeft={isOrderLeft}
      told=""
      copy={progress}
    />,
  );
  expect(bar).toContain(word);
});
