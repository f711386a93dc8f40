// Occupations that articles describe, with the figures of O*NET and the address of the career that has the same code.
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { occupationOf, type Occupation } from '../occupations.ts';
import { careersInOrder } from './careers.ts';

export function emitDescribed(
  records: Records,
  occupations: ReadonlyMap<string, Occupation>,
): readonly Emitted[] {
  const careers = careersInOrder(records);
  const professions = [...records.occupations.values()].flatMap(({ occupations: described }) =>
    described.map(({ onet, name, letters }) => {
      const { title, interests, interestsDated } = occupationOf(occupations, onet);
      const [R, I, A, S, E, C] = interests;
      const [id, career] = careers.find(([, { onet: code }]) => code === onet) ?? [];
      return {
        code: onet,
        occupation: title,
        name,
        letters,
        scores: { R, I, A, S, E, C },
        dated: interestsDated,
        career: career && { es: id, en: career.englishAddress },
      };
    }),
  );
  return [
    {
      path: 'occupations/described',
      imports: [`import type { Profession } from '#content/facts/professions.ts';`],
      exports: { professions: { value: professions, type: 'readonly Profession[]' } },
    },
  ];
}
