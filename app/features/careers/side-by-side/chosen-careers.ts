import { withoutAccents } from '#app/features/careers/search/fold-words.ts';
import { MOST, type CompareData, type ComparedCareer } from './compared-career.ts';

/** The careers that an address asks for, in its order: once each, at most three, unknown ones left out. A name will do, too. */
export function chosenIn(
  search: string,
  { careers, parameter }: Pick<CompareData, 'careers' | 'parameter'>,
): readonly ComparedCareer[] {
  const slugs = new URLSearchParams(search).getAll(parameter).flatMap((value) => value.split(','));
  const found = slugs.flatMap((asked) => {
    const name = withoutAccents(asked).trim();
    return (
      careers.find(({ slug }) => slug === asked) ??
      careers.find((career) => withoutAccents(career.name) === name) ??
      []
    );
  });
  return [...new Set(found)].slice(0, MOST);
}

/** The query that asks for these careers, commas as they are. */
export function searchWith(
  careers: readonly ComparedCareer[],
  { parameter }: Pick<CompareData, 'parameter'>,
): string {
  return careers.length === 0 ? '' : `?${parameter}=${careers.map(({ slug }) => slug).join(',')}`;
}
