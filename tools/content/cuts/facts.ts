// Facts, a module for each subject, so that a page loads no more of them than it prints, one with all that scripts may bring along,
// and one with those that only built pages print.
import { Code, unionOf, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';

const imports = [`import type { Fact } from '#content/facts/fact.ts';`];

export function cutFacts({ facts: subjects }: Records): readonly Emitted[] {
  const brought = [...subjects].filter(([, { builtOnly }]) => !builtOnly);
  const builtFacts = [...subjects.values()].flatMap(({ builtOnly, facts }) =>
    builtOnly ? facts : [],
  );
  const names = brought.map(([name]) => name);
  const subjectOf = (at: number) => `facts${at}`;
  return [
    ...brought.map(([name, { facts }]) => ({
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
          type: listOf(brought.flatMap(([, { facts }]) => facts)),
        },
      },
    },
    {
      path: 'facts/built-only',
      imports,
      exports: { builtFacts: { value: builtFacts, type: 'readonly Fact[]' } },
    },
  ];
}

function listOf(facts: readonly { readonly id: string }[]): string {
  return `readonly (Fact & { id: ${unionOf(facts.map(({ id }) => id))} })[]`;
}
