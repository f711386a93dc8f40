import type { ReactNode } from 'react';
import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import type { SceneId } from '#app/illustrations/scene-drawing.ts';
import { ResultHero } from './result-hero.tsx';

/** The first screen of a test whose scores stand below it: its scene, its name and one sentence. */
export function SceneHero({
  scene,
  lines,
  send,
}: {
  scene: SceneId;
  lines: readonly HeadlineLine[];
  send: ReactNode;
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  return (
    <ResultHero scene={<ResultScene id={scene} />} colour={undefined} title={title} lead={lead}>
      {send}
    </ResultHero>
  );
}
