// Facts, a module for each subject, so that a page loads no more of them than it prints, and one with all.
import { Code, unionOf, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';

const imports = [`import type { Fact } from '#content/facts/fact.ts';`];

export function cutFacts({ facts: subjects }: Records): readonly Emitted[] {
  const names = [...subjects.keys()];
  const subjectOf = (at: number) => `facts${at}`;
  return [
    ...[...subjects].map(([name, { facts }]) => ({
      path: `facts/${name}`,
      imports,
      exports: { facts: { value: facts, type: listOf(facts) } },
    })),
    {
      path: 'facts/all',
      imports,
      needs: names.map((name, at) => `import { facts as ${subjectOf(at)} } from './${name}.js';`),
      exports: {
        allFacts: {
          value: new Code(`[${names.map((_name, at) => `...${subjectOf(at)}`).join(', ')}]`),
          type: listOf([...subjects.values()].flatMap(({ facts }) => facts)),
        },
      },
    },
  ];
}

function listOf(facts: readonly { readonly id: string }[]): string {
  return `readonly (Fact & { id: ${unionOf(facts.map(({ id }) => id))} })[]`;
}
