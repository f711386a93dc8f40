import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CareerListSection } from '#app/features/careers/career-page/career-section.tsx';
import { triesIn } from './load-tries.ts';

test('what the page of a career proposes to try is read as it was written', () => {
  const items = ['Pregunta «qué» & escucha', 'Lee "todo" & it’s fine', "Don't <b>skip</b> a line"];
  const page = renderToString(
    <>
      <CareerListSection id="likes" title="Gusta" items={['otra cosa']} mark="likes" />
      <CareerListSection id="tries" title="Pruébalo" items={items} mark="tries" />
    </>,
  );
  expect(triesIn(page)).toEqual(items);
  expect(triesIn('<p>Another page</p>')).toEqual([]);
});
