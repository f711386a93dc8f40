import { expect, test } from 'vitest';
import { sharePictures } from '#app/prerender/share-pictures.tsx';
import { illustrationStyles, lightColor, readStylesheets } from './illustration-styles.ts';

test('a colour token has its value of the light scheme', () => {
  const css = '--color-night: light-dark(#14213d, #0a1224); --color-on-night: #fbf7f0;';
  expect(lightColor(css, 'night')).toBe('#14213d');
  expect(lightColor(css, 'on-night')).toBe('#fbf7f0');
  expect(() => lightColor(css, 'mauve')).toThrow('mauve');
});

test(
  'every class of the drawings on shared pictures has a rule without variables',
  { timeout: 60_000 },
  async () => {
    const styles = illustrationStyles(await readStylesheets());
    expect(styles).not.toMatch(/var\(|light-dark\(/);
    const drawings = (await sharePictures()).map(({ drawing }) => drawing).join('');
    const classes = [...drawings.matchAll(/<(?!g )\w+ class="((?:night|dawn)-[\w-]+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(classes).size).toBeGreaterThan(10);
    for (const name of classes) expect(styles).toContain(`.${name}`);
  },
);
