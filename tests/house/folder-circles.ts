// Circles between folders. In every folder of a room, what lies in it is a node: each of its folders with all below, and
// each of its files. An import of one by another, also of types alone, is an arrow between them. Nodes that reach each other
// are a circle. A file stands for itself, because a folder may hold what all below it use beside what uses them (`clock.ts`
// and `serve.ts` of the server). Not read: tests, which may import what they need, and what is found by a pattern
// (`import.meta.glob`), and what the compiled modules of content import. How the rooms stand to each other is a matter of the rules (`.dependency-cruiser.cjs`).
import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './clone-files.ts';

/** One file imports another; paths from the root of the clone. */
export type Import = { readonly from: string; readonly to: string };

/** Names of a folder's nodes, in the order of the alphabet. */
export type Circle = { readonly folder: string; readonly nodes: readonly string[] };

/** What files import of the clone, packages apart. */
export function importsIn(sources: readonly Pick<Source, 'path' | 'text'>[]): Import[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path: from, text }) =>
      ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
        const to = pathOf(fileName.replace(/\?.*/, ''), from);
        return to ? [{ from, to }] : [];
      }),
    );
}

export function folderCircles(imports: readonly Import[]): Circle[] {
  const arrows = Map.groupBy(imports.flatMap(arrowOf), ({ folder }) => folder);
  return [...arrows].flatMap(([folder, inside]) =>
    circlesOf(inside).map((nodes) => ({ folder, nodes })),
  );
}

function pathOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(importer), specifier);
}

type Arrow = { readonly folder: string; readonly from: string; readonly to: string };

/** The arrow that an import is in the lowest folder that holds both files; none between rooms. */
function arrowOf({ from, to }: Import): Arrow[] {
  const [ofFrom, ofTo] = [from.split('/'), to.split('/')];
  const depth = ofFrom.findIndex((name, at) => name !== ofTo[at]);
  const [a, b] = [ofFrom[depth], ofTo[depth]];
  if (depth < 1 || !a || !b) return [];
  return [{ folder: ofFrom.slice(0, depth).join('/'), from: a, to: b }];
}

function circlesOf(arrows: readonly Arrow[]): string[][] {
  const nextOf = Map.groupBy(arrows, ({ from }) => from);
  const nodes = [...nextOf.keys()].toSorted();
  const reached = new Map(nodes.map((node) => [node, reachedFrom(node, nextOf)]));
  const areInCircle = (a: string, b: string) =>
    reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true;
  const circles = nodes
    .filter((node) => areInCircle(node, node))
    .map((node) => nodes.filter((other) => areInCircle(node, other)));
  return circles.filter((circle, at) => circles.findIndex(([first]) => first === circle[0]) === at);
}

function reachedFrom(node: string, nextOf: ReadonlyMap<string, readonly Arrow[]>): Set<string> {
  const reached = new Set<string>();
  const look = (at: string): void => {
    for (const { to } of nextOf.get(at) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      look(to);
    }
  };
  look(node);
  return reached;
}
