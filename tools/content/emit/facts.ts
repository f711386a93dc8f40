// Facts, a module for each subject, so that a page loads no more of them than it prints, one with all that scripts may bring along,
// and one with those that only built pages print.
import type { z } from 'zod';
import type { factSubjectSchema } from '#content/schemas/fact.ts';
import { Code, unionOf, type Emitted } from '../emitted.ts';
import type { Tables } from '#tools/tables/tables.ts';
import type { Records } from '../kinds.ts';
import { ratesAsFacts } from './exchange-rates.ts';

type FactSubject = z.infer<typeof factSubjectSchema>;

const imports = [`import type { Fact } from '#content/facts/fact.ts';`];

export function emitFacts({ facts: records }: Records, tables: Tables): readonly Emitted[] {
  const rates = { facts: ratesAsFacts(tables) };
  const subjects = new Map<string, Pick<FactSubject, 'builtOnly' | 'facts'>>(
    [...records, ['exchange-rates', rates] as const].toSorted(byName),
  );
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

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
