// All names of all careers as one text, which the build writes and a browser reads: a line a career, then an empty line, then
// a line for each study that leads to several.
import { readWord, type SearchWord } from './search-words.ts';

/** A way in which a career can be asked for. */
export type CareerName = SearchWord & {
  readonly career: string;
  /** `own`: what its page is called. `study`: what leads to it, and to others. */
  readonly kind: 'own' | 'other' | 'study';
};

export function unpackNames(packed: string): readonly CareerName[] {
  const [careers = '', studies = ''] = packed.split('\n\n');
  const lines = careers.split('\n').map((line) => line.split('\t'));
  return [
    ...lines.flatMap(([career = '', own = '', ...others]): CareerName[] => [
      { career, kind: 'own', name: own, isSecond: false, isNear: false },
      ...others.map((name): CareerName => ({ career, kind: 'other', ...readWord(name) })),
    ]),
    ...studies.split('\n').flatMap((line) => {
      const [name = '', ...places] = line.split('\t');
      return places.flatMap((place): CareerName[] => {
        const career = lines[Number(place)]?.[0];
        return career === undefined
          ? []
          : [{ career, kind: 'study', name, isSecond: false, isNear: false }];
      });
    }),
  ];
}
