// What was chosen on the built page before the calculators were awake.
import { dayOf } from '#domain/pathway/months.ts';
import { mostDegrees } from '#domain/situation/calculation.ts';
import { parseSituation } from '#domain/situation/situation.ts';
import { keepCalculation, readCalculation } from '#app/data/device/kept-calculation.ts';
import { keepSituation, readSituation } from '#app/data/device/kept-situation.ts';
import { readPlace } from './place-field.tsx';

type Field = HTMLSelectElement | HTMLInputElement;

/** The fields that belong to the form, wherever they stand. */
function fieldsOf({ elements }: HTMLFormElement): Field[] {
  return [...elements].filter(
    (each): each is Field => each instanceof HTMLSelectElement || each instanceof HTMLInputElement,
  );
}

/**
 * Waits until nothing would be taken from under a finger: a list that is just being opened is left first, or something is
 * chosen in it, and a figure is typed to its end. The name of the field that then has the focus; empty where none has.
 */
export async function whenChosen(form: HTMLFormElement): Promise<string> {
  const held = heldIn(form);
  const isOpen =
    held instanceof HTMLSelectElement
      ? held.value === '' || isSupposed(held)
      : held?.type === 'text';
  if (isOpen) {
    await new Promise((resolve) => {
      for (const event of ['change', 'focusout']) {
        document.addEventListener(event, resolve, { once: true });
      }
    });
  }
  return heldIn(form)?.name ?? '';
}

function heldIn(form: HTMLFormElement): Field | undefined {
  return fieldsOf(form).find((each) => each === document.activeElement);
}

/** Keeps what was chosen as if it had been said to the calculators; what was not touched stays as it was kept. */
export function keepChoices(form: HTMLFormElement): void {
  const today = dayOf(new Date());
  const said = new Map(fieldsOf(form).flatMap((field) => touched(field)));
  const chosen = Object.fromEntries(
    ['country', 'aim', 'passport', 'diploma'].flatMap((name) => {
      const value = said.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const named = said.get('otherPlace') ?? said.get('place');
  const place = named === undefined ? undefined : readPlace(named);
  if (place) chosen['region'] = place.region;
  if (Object.keys(chosen).length > 0) {
    keepSituation(parseSituation({ ...readSituation(today), ...chosen }, today));
  }
  const [degree, mean, typedBudget] = ['degree', 'mean', 'budget'].map((name) => said.get(name));
  const budget = typedBudget ?? said.get('try');
  if (degree === undefined && mean === undefined && budget === undefined && !place) return;
  const typed = readCalculation();
  const degrees = [...new Set([...(degree === undefined ? [] : [degree]), ...typed.degrees])];
  keepCalculation({
    ...typed,
    degrees: degrees.slice(0, mostDegrees),
    mean: mean ?? typed.mean,
    ...(budget && { budget, budgetMoney: '' }),
    city: place ? place.city : typed.city,
  });
}

/** Whether nobody has chosen what it shows (`app/suppose-country.ts`). */
function isSupposed({ dataset }: Field): boolean {
  return 'supposed' in dataset;
}

/** A field with what was chosen in it, where that is not what the build wrote. */
function touched(field: Field): [string, string][] {
  if (isSupposed(field)) return [];
  const isTouched =
    field instanceof HTMLSelectElement || field.type === 'text'
      ? field.value !== ''
      : field.checked && !field.defaultChecked;
  if (!isTouched) return [];
  // An amount to try stands in its label, without the sign of its money.
  const isTry = field.name === 'try';
  return [[field.name, isTry ? figuresOf(field.labels?.[0]) : field.value]];
}

function figuresOf(label: HTMLElement | undefined): string {
  return label?.textContent.replaceAll(/^\D+|\D+$/g, '') ?? '';
}
