import { secondFactorWords } from './second-factor-words.ts';
import { usePart } from '#app/part-loading/use-part.ts';

/** A piece of the second step of signing in, by its name: for the few people with that step. */
export function useSecondFactor<Part>(
  name: string,
  load: () => Promise<Part>,
  { isWanted = true }: { isWanted?: boolean } = {},
) {
  return usePart(`second-factor-${name}`, load, secondFactorWords, {
    isWanted,
    networkMode: 'always',
  });
}
