/**
 * From which country somebody comes, as the clock of the device says, shown on a built page that asks for it: in its list, in a
 * line that says so, in the sums of the page, and in how its figures are written. React supposes the same once it is awake;
 * nothing of it is kept or sent.
 */
import { countryOfZone } from '#content/pathway/country-of-zone.ts';
import { hasPoint } from '#content/wording/number-marks.ts';
import { writeAllFigures } from './figures.ts';

/** `today` decides whether a rate still counts; `kept` is the situation that the browser holds. A choice that was made before stays. */
export function supposeCountry(today: string, kept: string | null): void {
  const place = document.querySelector<HTMLElement>('[data-suppose], [data-money]');
  const { suppose, money = suppose } = place?.dataset ?? {};
  const country =
    place && suppose !== undefined ? supposeIn(place) : saidIn(kept) || countryOfZone();
  if (!country) return;
  if (place) tellMoney(place, money, country, today);
  writeAllFigures(hasPoint(country));
}

/** The sums of the page in the money of a country. */
function tellMoney(place: HTMLElement, money = '', country: string, today: string): void {
  const [isShort, ...told] = toldIn(money, country, today);
  place.toggleAttribute('data-told', told.length > 0);
  const places = place.querySelectorAll('[data-told]');
  for (const [index, words] of told.entries()) tell(places[index], words);
  if (isShort) place.querySelector('.answer-sum')?.toggleAttribute('data-short', isShort === '1');
}

/** The country that a family has said on another page. */
function saidIn(kept: string | null): string | undefined {
  return JSON.parse(kept ?? '{}').country;
}

/** Puts one into the list of the page, and says that it is supposed; nothing where one is chosen. */
function supposeIn(place: HTMLElement): string | undefined {
  const select = place.querySelector<HTMLSelectElement>('[name=country]');
  if (!select || select.value || select.matches(':focus')) return undefined;
  const options = [...select.options];
  const arrived = arrivedFrom(document.referrer, location.origin);
  const own = options.find(({ text }) => slugOf(text) === arrived);
  const zone = countryOfZone();
  const country = own ?? options.find(({ value }) => value === zone);
  if (!country) return undefined;
  select.value = country.value;
  // Until a hand has chosen it, it is nobody's answer (`built-choices.ts`, `choice-form.ts`).
  select.dataset['supposed'] = '';
  select.addEventListener('change', () => delete select.dataset['supposed'], { once: true });
  const line = place.querySelector<HTMLElement>('[data-supposed]:not(select)');
  if (line && !own) {
    line.textContent = line.dataset['supposed']?.replace('{country}', country.text) ?? '';
    delete line.dataset['supposed'];
  }
  return country.value;
}

/** Whether the sum is short ("1") and the words of one country, out of the lines of all (`told-money.tsx`); none where its rate is too old, or of tomorrow. */
export function toldIn(lines: string, country: string, today: string): string[] {
  const line = lines.split('\n').find((each) => each.startsWith(`${country}|`));
  const [, first = '', last = '', ...words] = line?.split('|') ?? [];
  return first <= today && today <= last ? words : [];
}

/** The last word of the address of a country's page, where one came from it. */
export function arrivedFrom(referrer: string, origin: string): string | undefined {
  const [, before, slug] =
    /^(.*)\/(?:en\/route-to-spain|ruta-a-espana)\/([a-z-]+)$/.exec(referrer) ?? [];
  return before === origin ? slug : undefined;
}

/** As the addresses of our countries are made from their names: a test holds every one against it. */
export function slugOf(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

/** The text that an element begins with; what else is in it stays, and so does all of it where the words are "=". */
function tell(place: Element | undefined, words: string): void {
  if (words === '=') return;
  if (place?.firstChild instanceof Text) place.firstChild.data = words;
  else place?.prepend(words);
}
