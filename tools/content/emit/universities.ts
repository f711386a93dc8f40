// Universities by the ids of pages and by the short names that admission uses.
import type { Tables } from '#tools/tables/tables.ts';
import { unionOf, type Emitted } from '../emitted.ts';

export function emitUniversities({ universities }: Tables): readonly Emitted[] {
  const byId = universities.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const admitting = universities.filter(({ code }) => code !== '');
  return [
    {
      path: 'studies/universities',
      types: { UniversityId: unionOf(byId.map(({ id }) => id)) },
      exports: {
        universities: {
          value: Object.fromEntries(
            byId.map(({ id, name, kind }) => [id, { name, isPublic: kind === 'public' }]),
          ),
          type: 'Readonly<Record<UniversityId, { readonly name: string; readonly isPublic: boolean }>>',
        },
        universityOfCode: {
          value: Object.fromEntries(admitting.map(({ code, id }) => [code, id])),
          type: 'Readonly<Record<string, UniversityId>>',
        },
      },
    },
    {
      path: 'admission/universities',
      exports: {
        universityNames: {
          value: Object.fromEntries(
            admitting.map((row) => [row.code, row.name_in_admission || row.name]),
          ),
          type: 'Readonly<Record<string, string>>',
        },
      },
    },
  ];
}
