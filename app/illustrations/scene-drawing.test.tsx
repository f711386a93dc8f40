import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { portraitIds } from '#domain/instruments/interests/portrait.ts';
import { sceneDrawing, type SceneId } from './scene-drawing.ts';
import { SceneShapes } from './scene-shapes.tsx';
import { scene as joint } from './scenes/others/joint.ts';

const ids: readonly SceneId[] = [...portraitIds, 'values', 'personality'];
const scenes = [
  ...(await Promise.all(ids.map(async (id) => ({ id, scene: await sceneDrawing(id) })))),
  // The ground on which the page of three tests draws (`joint-scene.tsx`).
  { id: 'joint', scene: joint },
];
const drawn = scenes.map((each) => ({
  ...each,
  markup: renderToStaticMarkup(<SceneShapes of={each.scene} />),
}));
const sheet = await readFile(join(import.meta.dirname, '../styles/scenes.css'), 'utf8');

test('each portrait, values, personality and the three together have a scene of their own', () => {
  expect(new Set(drawn.map(({ markup }) => markup)).size).toBe(scenes.length);
});

test('a scene weighs six thousand bytes at most', () => {
  const heavy = drawn.filter(({ markup }) => markup.length > 6_000);
  expect(heavy.map(({ id, markup }) => `${id} ${markup.length}`)).toEqual([]);
});

test('scenes have colours of their sheet alone, no words, and no place that is no number', () => {
  const colours = new Set([...sheet.matchAll(/\.in-([a-z]+[1-4]?) /g)].map(([, name]) => name));
  const used = new Set(drawn.flatMap(({ scene }) => scene.map(([tone]) => tone.split(' ')[0])));
  expect([...colours].filter((name) => !used.has(name))).toEqual([]);
  for (const { scene, markup } of drawn) {
    expect(markup).not.toMatch(/#|rgb|style=|fill="|NaN|undefined|Infinity|<text|<title/);
    expect(scene.filter(([tone]) => !colours.has(tone.split(' ')[0]))).toEqual([]);
  }
});

test('nothing of a scene is drawn twice', () => {
  const twice = drawn.filter(({ scene }) => new Set(scene.map(String)).size < scene.length);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test('a scene fills the whole of its box', () => {
  const empty = drawn.filter(({ scene }) => scene[0]?.[1] !== 'M0 0h720v400h-720z');
  expect(empty.map(({ id }) => id)).toEqual([]);
});
