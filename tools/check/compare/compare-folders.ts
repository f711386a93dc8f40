import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareFile } from './compare-file.ts';
import { compareBags } from './compare-texts.ts';
import { change, type Difference } from './difference.ts';
import { filesOfBuild, twinless, type BuildFiles } from './files-of-build.ts';
import { withoutHashes } from './hashed-names.ts';
import { addScriptTexts, type ScriptTexts } from './script-texts.ts';

/** Hears of each file, once it is compared. Paths have no hash; `scripts` stands for all of them together. */
export type Tell = (path: string, differences: readonly Difference[]) => void;

/** Compares every file of two folders, one after another, so that few are in memory at a time. */
export function compareFolders(before: string, after: string, tell: Tell): void {
  const [a, b] = [filesOfBuild(before), filesOfBuild(after)];
  const paths = [...new Set([...a.keys(), ...b.keys()])].toSorted();
  let hasOtherScripts = false;
  for (const path of paths) {
    const read = (folder: string, files: readonly string[] = []) =>
      files.map((file) => readFileSync(join(folder, file)));
    for (const [old, now] of paired(read(before, a.get(path)), read(after, b.get(path)))) {
      const found = old && now ? compareFile(path, old, now) : [missing(path, old)];
      if (path.endsWith('.js') && found.length > 0) hasOtherScripts = true;
      tell(path, found);
    }
  }
  const said = () => compareSaid(saidBy(before, scriptsIn(a)), saidBy(after, scriptsIn(b)));
  tell('scripts', hasOtherScripts ? said() : []);
  tell('compressed twins', compareBags('file', twinless(before), twinless(after), 'no twin: '));
}

/** Files of one name face each other, those first that are equal. */
function paired(
  before: Buffer[],
  after: Buffer[],
): (readonly [Buffer | undefined, Buffer | undefined])[] {
  if (before.length === 1 && after.length === 1) return [[before[0], after[0]]];
  const left = [...after];
  const equal: (readonly [Buffer | undefined, Buffer | undefined])[] = [];
  const unequal = before.filter((file) => {
    const place = left.findIndex((other) => bare(other) === bare(file));
    if (place >= 0) equal.push([file, left.splice(place, 1)[0]]);
    return place < 0;
  });
  const rest = Array.from({ length: Math.max(unequal.length, left.length) });
  return [...equal, ...rest.map((_, n) => [unequal[n], left[n]] as const)];
}

function bare(file: Buffer): string {
  return withoutHashes(file.toString('latin1'));
}

function missing(path: string, before: Buffer | undefined): Difference {
  const kind = path.endsWith('.html') ? 'page' : /\bassets\//.test(path) ? 'loading' : 'file';
  return { kind, what: before ? change(path, undefined) : change(undefined, path) };
}

function scriptsIn(files: BuildFiles): string[] {
  return [...files].filter(([path]) => path.endsWith('.js')).flatMap(([, all]) => all);
}

function saidBy(folder: string, scripts: readonly string[]): ScriptTexts {
  const said: ScriptTexts = new Map();
  for (const path of scripts) {
    addScriptTexts(
      said,
      withoutHashes(path),
      withoutHashes(readFileSync(join(folder, path), 'utf8')),
    );
  }
  return said;
}

/** What scripts of one build alone say. How often they say it follows from how code is put into files. */
function compareSaid(before: ScriptTexts, after: ScriptTexts): Difference[] {
  const only = (said: ScriptTexts, others: ScriptTexts) =>
    [...said].filter(([text]) => !others.has(text));
  return [
    ...only(before, after).map(([text, where]) => said(change(text, undefined), where)),
    ...only(after, before).map(([text, where]) => said(change(undefined, text), where)),
  ];

  function said(what: string, where: string): Difference {
    return { kind: 'scripts', what, where };
  }
}
