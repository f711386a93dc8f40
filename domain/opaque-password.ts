/**
 * A password in the one form in which it is hashed and compared, after the profile OpaqueString of RFC 8265: letters and their
 * marks composed (NFC), every space a plain one. `mañana` is the same on a phone that writes the tilde apart.
 */
export function opaquePassword(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** The form above, and those in which an older hash may have been made: as typed, and with marks apart. Each once. */
export function passwordForms(typed: string): readonly string[] {
  return [
    ...new Set([opaquePassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')]),
  ];
}
