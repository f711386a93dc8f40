import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { copy as es } from '#content/instruments/interests/words/es/page.ts';
import { copy as en } from '#content/instruments/interests/words/en/page.ts';
import { wordingEs } from '#content/instruments/interests/v1/wording-es.ts';
import { Review } from './review.tsx';

const open = ['r01', 'i01'];

describe.each([es.test.review, en.test.review])('the review with open questions', (copy) => {
  const render = (answered: number, lacking: number) =>
    renderToString(
      <Review
        open={open}
        answered={answered}
        lacking={lacking}
        wording={wordingEs}
        copy={copy}
        onGoTo={() => {}}
        onBack={() => {}}
        onFinish={() => {}}
      />,
    );

  it('says what is missing, and offers no end, when nothing was answered', () => {
    const html = render(0, 6);
    expect(html).toContain(copy.nothing);
    expect(html).toContain(copy.answerOpen);
    expect(html).not.toContain(copy.finishAnyway);
  });

  it('lets a person end with gaps once there is something to tell', () => {
    expect(render(1, 6)).toContain(copy.finishAnyway);
    expect(render(58, 0)).toContain(copy.enough);
  });
});
