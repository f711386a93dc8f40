/** Where this browser keeps second looks until their account has them. */
export const secondLooksName = 'faro-second-looks';

/** Whether this browser keeps any, of whomever: what reads them is loaded only then. */
export function mayKeepSecondLooks(): boolean {
  try {
    return localStorage.getItem(secondLooksName) !== null;
  } catch {
    return false;
  }
}
