import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { portraitNames as english } from '#content/compiled/portraits/names.en.js';
import { portraitNames as spanish } from '#content/compiled/portraits/names.es.js';
import { copy as en } from '#content/dictionaries/en/landing-test.ts';
import { copy as es } from '#content/dictionaries/es/landing-test.ts';
import { samplePortrait, sampleScene, sampleSceneFile } from './sample-scene.ts';

test('the picture of the example is the scene of today', async () => {
  expect(readFileSync(sampleSceneFile, 'utf8')).toBe(await sampleScene());
});

test('the example has the name of the result whose scene it shows', () => {
  expect([es.sample.name, en.sample.name]).toEqual([
    spanish[samplePortrait],
    english[samplePortrait],
  ]);
});
