import { pricedBranches } from '#domain/cost/priced-branch.ts';
import { regionIds } from '#domain/regions.ts';
import { listIds, type Lists } from './lists.ts';

/** The lists that stand in the built page. */
export function readLists(): Lists {
  return {
    degrees: optionsOf(listIds.degrees)
      .filter(({ value }) => value !== '')
      .map(({ value, text, dataset }) => ({
        id: value,
        name: text,
        years: Number(dataset['years']),
        branch: pricedBranches.find((each) => each === dataset['branch']),
      })),
    regions: optionsOf(listIds.regions).flatMap(({ value, text }) => {
      const id = regionIds.find((each) => each === value);
      return id ? { id, name: text } : [];
    }),
    means: Number(document.getElementById(listIds.regions)?.dataset['means']) || undefined,
  };
}

function optionsOf(list: string): HTMLOptionElement[] {
  return [...document.querySelectorAll<HTMLOptionElement>(`#${list} option`)];
}
