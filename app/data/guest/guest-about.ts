// What a guest says of age and country, kept on this device.
import { parseAboutPerson, type AboutPerson } from '#domain/about-person.ts';
import { partsOf } from '#domain/parsers.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { createGuestRecord } from './guest-record.ts';

const record = createGuestRecord<AboutPerson>({
  name: 'faro-guest-about',
  formerKey: 'about-person',
  parse: parseKept,
  parseFormer: (value) => parseKept(partsOf(value)['about-person']),
  join: (left) => left,
});

/** What the guest of this browser said of themselves; all not said at first. */
export async function guestAbout(): Promise<AboutPerson> {
  return (await record.read()) ?? parseAboutPerson({});
}

/** Keeps it on this device. Rejects when the browser refuses. */
export function saveGuestAbout(about: AboutPerson): Promise<void> {
  return record.change(() => about);
}

/** Nothing of it stays on this device. */
export function dropGuestAbout(): Promise<void> {
  return record.change(() => undefined);
}

const skippedKey = 'faro-about-skipped';

/** The questions were passed over in this browser: they wait behind a button from then on. */
export const aboutSkipped = {
  read: () => browserStorage.getItem(skippedKey) !== null,
  keep: () => browserStorage.setItem(skippedKey, 'yes'),
  forget: () => browserStorage.removeItem(skippedKey),
};

function parseKept(value: unknown): AboutPerson | undefined {
  return typeof value === 'object' && value !== null ? parseAboutPerson(partsOf(value)) : undefined;
}
