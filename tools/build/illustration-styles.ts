/**
 * The colours of our drawings for pictures that no browser draws: the rules of the illustrations'
 * classes, taken from the site's stylesheets, with the light scheme's values in place of variables.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../app/styles');

/** All stylesheets of the site as one text. */
export async function readStylesheets(): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** The value of a colour token in the light scheme: `night` is `#14213d`. Throws on unknown names. */
export function lightColor(css: string, token: string): string {
  const value = new RegExp(`--color-${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`there is no colour called ${token}`);
  return /^light-dark\((.+?),/.exec(value)?.[1] ?? value;
}

/** The rules for everything drawn: classes that begin with `night-` or `dawn-`. */
export function illustrationStyles(css: string): string {
  const rules = css.matchAll(/((?:\.(?:night|dawn)-[\w-]+,?\s*)+)\{([^{}]*)\}/g);
  return [...rules]
    .map(([, selector = '', body = '']) => `${selector.trim()}{${withoutVariables(css, body)}}`)
    .join('');
}

function withoutVariables(css: string, body: string): string {
  return body
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, token: string) => lightColor(css, token))
    .replaceAll(/light-dark\(([^,]+),[^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
