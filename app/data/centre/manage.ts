import * as z from '#domain/zod.ts';
import { makeSecret } from '#app/data/device/secret.ts';
import { staffAnswer } from './ask-staff.ts';
import type { Agreement, Centre, StaffRole } from './centres.ts';

// What leads and counsellors change in their centre. All reject with what `staffRefusal` reads.

/** Makes a centre, whose lead the caller becomes. Its id. */
export async function createCentre(made: {
  name: string;
  country: string;
  kind: Centre['kind'];
}): Promise<string> {
  return z.uuid().parse(await staffAnswer((client) => client.rpc('create_centre', made)));
}

/** Accepts the agreement. Whether sessions may then keep anything of pupils. */
export async function acceptAgreement(
  centre: string,
  said: {
    version: string;
    /** SHA-256 of the text that was shown, in hex. */
    textHash: string;
    legalBasis: Agreement['legal_basis'];
    noticeGiven: boolean;
    authorisations: boolean;
    minimumAge: number;
  },
): Promise<boolean> {
  const answer = await staffAnswer((client) =>
    client.rpc('accept_agreement', {
      centre,
      version: said.version,
      text_hash: said.textHash,
      legal_basis: said.legalBasis,
      notice_given: said.noticeGiven,
      authorisations: said.authorisations,
      minimum_age: said.minimumAge,
    }),
  );
  return z.object({ may_keep_pupils: z.boolean() }).parse(answer).may_keep_pupils;
}

/** A new group, to which the caller is assigned. Its id. */
export async function createGroup(centre: string, name: string): Promise<string> {
  return z
    .uuid()
    .parse(await staffAnswer((client) => client.rpc('create_group', { centre, name })));
}

export async function renameGroup(group: string, name: string): Promise<void> {
  await staffAnswer((client) => client.rpc('rename_group', { group, name }));
}

/** A group goes with its sessions and everything in them. */
export async function removeGroup(group: string): Promise<void> {
  await staffAnswer((client) => client.rpc('remove_group', { group }));
}

/** Who reads the sheets of a group: all of these, and nobody else. */
export async function setGroupStaff(group: string, users: readonly string[]): Promise<void> {
  await staffAnswer((client) => client.rpc('set_group_staff', { group, users: [...users] }));
}

/** A link of seven days for one person; its secret leaves this browser as a hash and cannot be shown again. */
export async function inviteStaff(
  centre: string,
  role: StaffRole,
  groups: readonly string[],
): Promise<{ secret: string; expiresAt: string }> {
  const { secret, hash } = await makeSecret();
  const answer = await staffAnswer((client) =>
    client.rpc('invite_staff', { centre, role, groups: [...groups], secret_hash: hash }),
  );
  return { secret, expiresAt: z.object({ expires_at: z.string() }).parse(answer).expires_at };
}

export async function revokeInvitation(invitation: string): Promise<void> {
  await staffAnswer((client) => client.rpc('revoke_invitation', { invitation }));
}

/** From the next request on, this person has nothing of the centre. */
export async function removeStaff(centre: string, user: string): Promise<void> {
  await staffAnswer((client) => client.rpc('remove_staff', { centre, user }));
}

export async function setStaffRole(centre: string, user: string, role: StaffRole): Promise<void> {
  await staffAnswer((client) => client.rpc('set_staff_role', { centre, user, role }));
}

/** Begins to close a centre: what runs ends now, and thirty days later everything of it is erased. That day. */
export async function closeCentre(centre: string): Promise<string> {
  const answer = await staffAnswer((client) => client.rpc('close_centre', { centre }));
  return z.object({ erased_at_by: z.string() }).parse(answer).erased_at_by;
}

export async function reopenCentre(centre: string): Promise<void> {
  await staffAnswer((client) => client.rpc('reopen_centre', { centre }));
}
