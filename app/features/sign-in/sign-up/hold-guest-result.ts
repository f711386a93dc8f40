/** Loaded when it is needed; a sign-up never fails because a guest's result could not be held. */
export async function holdGuestResult(): Promise<string | undefined> {
  try {
    const { holdGuestAttempts } = await import('#app/data/attempts/held-attempts.ts');
    return await holdGuestAttempts();
  } catch {
    return undefined;
  }
}

/** Where the confirmation leads, with the secret of a held result if there is one. */
export function confirmationAddress(landing: string, held: string | undefined): string {
  return held === undefined ? landing : `${landing}?${new URLSearchParams({ held })}`;
}
