import type { Copy as ProfileCopy } from '#content/dictionaries/es/profile.ts';
import type { Copy as PrivacyCopy } from '#content/dictionaries/es/profile-privacy.ts';

/** The words of what a person can do about their data; those of the settings ask for the password. */
export type DataCopy = Pick<ProfileCopy, 'settings'> & { privacy: PrivacyCopy };
