// What was chosen in the questions of the built page before the calculators were awake.
import { dayOf } from '#domain/pathway/months.ts';
import { mostDegrees } from '#domain/situation/calculation.ts';
import { parseSituation } from '#domain/situation/situation.ts';
import { keepCalculation, readCalculation } from '#app/data/device/kept-calculation.ts';
import { keepSituation, readSituation } from '#app/data/device/kept-situation.ts';
import { readPlace } from './place-field.tsx';

/**
 * Waits until nothing would be taken from under a finger: a list that is just being opened is left first, or something is
 * chosen in it. The name of the list that then has the focus; empty where none has.
 */
export async function whenChosen(form: HTMLFormElement): Promise<string> {
  const held = heldIn(form);
  if (held?.value === '') {
    await new Promise((resolve) => {
      for (const event of ['change', 'focusout']) {
        form.addEventListener(event, resolve, { once: true });
      }
    });
  }
  return heldIn(form)?.name ?? '';
}

function heldIn(form: HTMLFormElement): HTMLSelectElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLSelectElement && form.contains(activeElement)
    ? activeElement
    : undefined;
}

/** Keeps what was chosen as if it had been said to the calculators; what was not touched stays as it was kept. */
export function keepChoices(form: HTMLFormElement): void {
  const today = dayOf(new Date());
  const said = new FormData(form);
  const chosenIn = (name: string) => {
    const value = said.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [country, aim, degree] = [chosenIn('country'), chosenIn('aim'), chosenIn('degree')];
  const { region, city } = readPlace(chosenIn('place'));
  if (country || aim || region) {
    const chosen = { ...(country && { country }), ...(aim && { aim }), ...(region && { region }) };
    keepSituation(parseSituation({ ...readSituation(today), ...chosen }, today));
  }
  if (!degree && !region) return;
  const typed = readCalculation();
  const degrees = degree
    ? [degree, ...typed.degrees.filter((each) => each !== degree)].slice(0, mostDegrees)
    : typed.degrees;
  keepCalculation({ ...typed, degrees, city: region ? city : typed.city });
}
