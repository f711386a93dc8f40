import { queryOptions } from '@tanstack/react-query';
import { parseAboutPerson, type AboutPerson } from '#domain/about-person.ts';
import { backend } from '#app/data/backend/backend.ts';
import { dropGuestAbout, guestAbout, saveGuestAbout } from '#app/data/guest/guest-about.ts';

/** What a person, or this browser's guest (`null`), said about themselves; all not said at first. */
export function aboutPersonQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['about-person', owner],
    queryFn: () => (owner === null ? guestAbout() : accountAbout(owner)),
    networkMode: owner === null ? 'always' : 'online',
  });
}

/** Stores it: in the profile, or for a guest on this device only. Rejects when it was not stored. */
export async function saveAboutPerson(owner: string | null, about: AboutPerson): Promise<void> {
  if (owner === null) return saveGuestAbout(about);
  const { country, ageBand: age_band, studyLevel: study_level } = about;
  const client = await backend();
  const { error } = await client
    .from('profiles')
    .update({ country, age_band, study_level })
    .eq('id', owner);
  if (error) throw error;
}

/**
 * What this browser's guest said becomes a person's, like the answers it was said with. What the
 * account knows already stays; the device keeps nothing of it.
 */
export async function claimGuestAbout(owner: string): Promise<void> {
  const said = await guestAbout();
  if (isUnsaid(said)) return;
  if (isUnsaid(await accountAbout(owner))) await saveAboutPerson(owner, said);
  await dropGuestAbout();
}

/** Whether nothing was said at all. */
export function isUnsaid(about: AboutPerson): boolean {
  return Object.values(about).every((value) => value === null);
}

async function accountAbout(owner: string): Promise<AboutPerson> {
  const client = await backend();
  const { data, error } = await client
    .from('profiles')
    .select('country,age_band,study_level')
    .eq('id', owner)
    .maybeSingle();
  if (error) throw error;
  return parseAboutPerson({
    country: data?.country,
    ageBand: data?.age_band,
    studyLevel: data?.study_level,
  });
}
