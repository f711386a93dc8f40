import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
type Colour = readonly [number, number, number];

const text = 4.5;
const shape = 3;
const white: Colour = [255, 255, 255];
const types = ['r', 'i', 'a', 's', 'e', 'c'];

/** Every pair that meets on a page: what is seen, on what, and the ratio it needs (WCAG 1.4.3, 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['paper', 'raised', 'sunken'].flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['muted', ground, text] as const,
    ['sea', ground, text] as const,
    ['coral', ground, text] as const,
    ['leaf', ground, text] as const,
    ['edge', ground, shape] as const,
    ...types.map((type) => [`${type}-word`, ground, text] as const),
  ]),
  ...['sea-soft', 'beam-soft', 'coral-soft', 'leaf-soft'].map(
    (ground) => ['ink', ground, 7] as const,
  ),
  ['sea', 'sea-soft', text],
  ...['muted', 'sea', 'coral'].map((front) => [front, 'beam-soft', text] as const),
  ['coral', 'coral-soft', text],
  ['leaf', 'leaf-soft', text],
  ['on-beam', 'beam', text],
  ['on-night', 'on-beam', text],
  ['on-night', 'night', 7],
  ['on-night-muted', 'night', text],
  ['beam', 'night', text],
  ['on-fill', 'coral-fill', text],
  ['paper', 'ink', 7],
  ['you', 'paper', shape],
  ['you', 'raised', shape],
  ...types.flatMap((type) => [
    [`${type}-word`, `${type}-wash`, text] as const,
    ['paper', `${type}-word`, text] as const,
    [`${type}-tone`, 'paper', shape] as const,
  ]),
];

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(pairs)('%s can be told from %s at %d to 1', (front, ground, least) => {
    expect(contrast(token(front, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(least);
  });

  test.each(types)('the word on a petal of type %s is legible, also under the pointer', (type) => {
    const part = (name: string) => token(`${type}-${name}`, scheme);
    const { share, ownGround } = petalOf(type);
    const [front, ground, under] = ownGround
      ? [token('on-beam', scheme), ownGround, token('beam', scheme)]
      : [token('paper', scheme), mix(part('word'), part('tone'), share), part('word')];
    expect(contrast(front, ground)).toBeGreaterThanOrEqual(text);
    expect(contrast(front, under)).toBeGreaterThanOrEqual(text);
  });

  test.each([...types, 'sea'])(
    'what stands on the first screen of a result of type %s is legible, and its hexagon is seen',
    (type) => {
      const deep = deepOf(type);
      expect(contrast(white, deep)).toBeGreaterThanOrEqual(7);
      expect(contrast(token('beam', scheme), deep)).toBeGreaterThanOrEqual(shape);
    },
  );

  test.each(types)('what stands on the hill of a career of type %s is legible', (type) => {
    const front = scheme === 'light' ? `${type}-word` : `${type}-tone`;
    const { share, dark } = hillOf(scheme);
    const hill = mix(token(front, scheme), dark, share);
    expect(contrast(white, hill)).toBeGreaterThanOrEqual(text);
  });

  test.each(['on-night', 'on-night-muted', 'beam'])('%s is legible by night', (front) => {
    expect(contrast(token(front, scheme), token('night', scheme))).toBeGreaterThanOrEqual(text);
  });

  test.each(['red', 'green'] as const)(
    'the six types differ for eyes without %s cones',
    (cones) => {
      const seen = types.map((type) => withoutCones(token(`${type}-tone`, scheme), cones));
      for (const [index, one] of seen.entries()) {
        for (const other of seen.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(12);
      }
    },
  );
});

/** The ground of a result's first screen, as the stylesheet has it. */
function deepOf(type: string): Colour {
  const sheet = readFileSync(new URL('./result-hero.css', import.meta.url), 'utf8');
  const rule = type === 'sea' ? '.result-hero {' : `.share-picture).type-${type} {`;
  const [, hex] = /--deep: (#[0-9a-f]{6});/.exec(sheet.slice(sheet.indexOf(rule))) ?? [];
  if (!hex) throw new Error(`no ground of type ${type} in result-hero.css`);
  return colourOf(hex);
}

/** The dark in the hill that a career's page begins with, and its share, as the stylesheet has them. */
function hillOf(scheme: Scheme): { readonly share: number; readonly dark: Colour } {
  const sheet = readFileSync(new URL('./career-hero.css', import.meta.url), 'utf8');
  const front = scheme === 'light' ? 'word' : 'tone';
  const mixed = new RegExp(`var\\(--${front}\\), (#[0-9a-f]{6}) (\\d+)%`).exec(sheet);
  const [, hex, percent] = mixed ?? [];
  if (!hex || !percent) throw new Error('no hill in career-hero.css');
  return { share: Number(percent) / 100, dark: colourOf(hex) };
}

/** The share of tone in a petal's ground, or the ground that a type has of its own, as the stylesheet has them. */
function petalOf(type: string): { share: number; ownGround: Colour | undefined } {
  const rose = readFileSync(new URL('./landing-riasec-model.css', import.meta.url), 'utf8');
  const [, percent] = /color-mix\(in srgb, var\(--word\), var\(--tone\) (\d+)%\)/.exec(rose) ?? [];
  if (!percent) throw new Error('a petal has no ground');
  const [, hex] =
    new RegExp(`\\.type-${type} > \\.rose-petal {\\s+background: (#[0-9a-f]{6})`).exec(rose) ?? [];
  return { share: Number(percent) / 100, ownGround: hex ? colourOf(hex) : undefined };
}

function token(name: string, scheme: Scheme): Colour {
  const value = css.match(new RegExp(`--color-${name}: ([^;]+);`))?.[1];
  if (!value) throw new Error(`no token ${name}`);
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = scheme === 'light' ? light : dark;
  if (!hex) throw new Error(`token ${name} is no colour`);
  return colourOf(hex);
}

function colourOf(hex: string): Colour {
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear([red, green, blue]: Colour): Colour {
  return [linearChannel(red), linearChannel(green), linearChannel(blue)];
}

function linearChannel(value: number): number {
  return value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

/** What such a person sees, per channel 0–100 (Viénot, Brettel and Mollon 1999, in linear RGB). */
function withoutCones(colour: Colour, cones: 'red' | 'green'): Colour {
  const [red, green, blue] = linear(colour);
  const [share, leak] = cones === 'green' ? [0.29275, -0.02234] : [0.11238, 0.00401];
  const yellow = perceived(share * red + (1 - share) * green);
  return [yellow, yellow, perceived(leak * (red - green) + blue)];
}

function perceived(value: number): number {
  return 100 * Math.max(0, value) ** (1 / 2.2);
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
