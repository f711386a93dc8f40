import { MOST, type CompareData, type ComparedCareer } from './compared-career.ts';

/** The careers that an address asks for, in its order: once each, at most three, unknown ones left out. */
export function chosenIn(
  search: string,
  { careers, parameter }: Pick<CompareData, 'careers' | 'parameter'>,
): readonly ComparedCareer[] {
  const slugs = new URLSearchParams(search).getAll(parameter).flatMap((value) => value.split(','));
  return [...new Set(slugs)]
    .flatMap((slug) => careers.find((career) => career.slug === slug) ?? [])
    .slice(0, MOST);
}

/** The query that asks for these careers, commas as they are. */
export function searchWith(
  careers: readonly ComparedCareer[],
  { parameter }: Pick<CompareData, 'parameter'>,
): string {
  return careers.length === 0 ? '' : `?${parameter}=${careers.map(({ slug }) => slug).join(',')}`;
}
