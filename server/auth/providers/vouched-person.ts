import { z } from 'zod';
import type { ProviderName } from '#server/provider-settings.ts';
import { normaliseEmail } from '#domain/email-address.ts';
import { cleanName } from '#server/auth/metadata.ts';

/** What a provider says of a person: `email` only where it answers for the mailbox being theirs today. */
export const vouchedPerson = z.object({
  /** Never changes, unlike address and name. */
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  name: z.string(),
});
export type VouchedPerson = z.infer<typeof vouchedPerson>;

const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(1000).optional().catch(undefined),
  name: z.string().max(1000).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  hd: z.unknown().optional(),
  tid: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
});
type IdClaims = z.infer<typeof claimsOf>;

/** Reads the checked claims of an ID token. Throws where there is not even a subject. */
export function readVouchedPerson(provider: ProviderName, said: unknown): VouchedPerson {
  const claims = claimsOf.parse(said);
  const email = asWritten(claims.email ?? '');
  const answersFor = { google: googleAnswersFor, azure: microsoftAnswersFor }[provider];
  return {
    sub: claims.sub,
    name: cleanName(claims.name ?? ''),
    ...(email !== undefined && answersFor(email, claims) && { email }),
  };
}

/** What people type is cleaned of what stands around it; what a provider answers for is taken as it stands, or not at all. */
function asWritten(said: string): string | undefined {
  const email = normaliseEmail(said);
  return email === said.trim().toLowerCase() ? email : undefined;
}

/**
 * Google answers for the mailboxes that it runs: those of Gmail, and those of a Workspace domain (`hd`). Any other
 * address was verified once and may be another person's by now.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
function googleAnswersFor(email: string, claims: IdClaims): boolean {
  if (claims.email_verified !== true) return false;
  const isWorkspace = typeof claims.hd === 'string' && claims.hd !== '';
  return isWorkspace || /@(gmail|googlemail)\.com$/.test(email);
}

/** The tenant of all personal Microsoft accounts. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';
/** The domains of mailboxes that Microsoft runs for the public. */
const MAILBOXES =
  /@(outlook\.(com|es|cl|com\.ar)|hotmail\.(com|es)|live\.(com|cl|com\.mx|com\.ar)|msn\.com)$/;

/**
 * In Entra the holder of a tenant writes any address into `email`; only `xms_edov` says that the domain's owner
 * was verified. A personal account may name a foreign address that was verified once; its own ones are Microsoft's.
 * https://learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization
 */
function microsoftAnswersFor(email: string, claims: IdClaims): boolean {
  if (claims.tid === PERSONAL) return MAILBOXES.test(email);
  return [true, 1, '1', 'true'].some((yes) => yes === claims.xms_edov);
}
