import type { Locale } from '#domain/locale.ts';
import { finite, flag, isWhole, listOf, moment, oneOf, partsOf, textOf } from '#domain/parsers.ts';
import { parseGuess, type Guess } from '#domain/instruments/interests/guess.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { portraitIds, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { backend } from '#app/data/backend/backend.ts';
import { makeSecret } from '#app/data/device/secret.ts';
import { guestLinkKey } from './guest-link-key.ts';

/**
 * What a guest's link shows: how the result is called, six scores of 0 to 40 and how many points apart they are tied, up to three
 * careers by their ids.
 */
export type GuestSummary = {
  readonly portrait: PortraitId;
  readonly points: ByLetter<number>;
  readonly tieMargin: number;
  readonly careers: readonly string[];
};

/**
 * A link as the browser that made it keeps it: its token to be sent again, the secret by which it ends, and, where it asks for a
 * guess, whom it was made for, which never leaves this browser. ISO 8601.
 */
export type GuestLink = {
  readonly token: string;
  readonly secret: string;
  readonly expiresAt: string;
  readonly asksGuess: boolean;
  readonly label: string;
};

/** The link of this browser; nothing where there is none, or it has run out. */
export function keptGuestLink(now = new Date()): GuestLink | undefined {
  try {
    const from = partsOf(JSON.parse(localStorage.getItem(guestLinkKey) ?? 'null'));
    const link = {
      token: textOf(/^[0-9a-f]{64}$/)(from['token']),
      secret: textOf(/^[0-9a-f]{64}$/)(from['secret']),
      expiresAt: moment(from['expiresAt']),
      asksGuess: from['asksGuess'] === true,
      label: textOf()(from['label']) ?? '',
    };
    return isWhole(link) && new Date(link.expiresAt) > now ? link : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a summary under a new link, in the words that were agreed to. Rejects when it was not kept, here or there. */
export async function keepGuestLink(
  { portrait, points, tieMargin, careers }: GuestSummary,
  asked: Pick<GuestLink, 'asksGuess' | 'label'>,
  words: { version: string; hash: string },
  locale: Locale,
): Promise<GuestLink> {
  const [link, own] = await Promise.all([makeSecret(), makeSecret()]);
  // Written first: a link that this browser could not end is not made.
  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  const kept = { token: link.secret, secret: own.secret, expiresAt: ahead, ...asked };
  localStorage.setItem(guestLinkKey, JSON.stringify(kept));
  try {
    const { data, error } = await (
      await backend()
    ).rpc('keep_guest_link', {
      token_hash: link.hash,
      secret_hash: own.hash,
      summary: {
        portrait,
        points: riasecLetters.map((letter) => Math.round(points[letter])),
        careers: [...careers],
        margin: tieMargin,
      },
      asks_guess: asked.asksGuess,
      text_version: words.version,
      text_hash: words.hash,
      locale,
    });
    if (error) throw error;
    const expiresAt = moment(partsOf(data)['expires_at']);
    if (expiresAt === undefined) throw new Error('answered with something else than a link');
    const made = { ...kept, expiresAt };
    localStorage.setItem(guestLinkKey, JSON.stringify(made));
    return made;
  } catch (error) {
    localStorage.removeItem(guestLinkKey);
    throw error;
  }
}

/** Ends this browser's link at once: its summary is deleted. Rejects, and keeps the way to end it, when that was not done. */
export async function endGuestLink({ secret }: GuestLink): Promise<void> {
  const { error } = await (await backend()).rpc('end_guest_links', { secret });
  if (error) throw error;
  localStorage.removeItem(guestLinkKey);
}

/** What this browser's guest kept becomes the account's, which ends it from then on. */
export async function claimGuestLink(): Promise<void> {
  const link = keptGuestLink();
  if (!link) return;
  const { error } = await (await backend()).rpc('claim_guest_links', { secret: link.secret });
  if (error) throw error;
  localStorage.removeItem(guestLinkKey);
}

/** What a guest's link shows, or why it shows nothing. */
export type OpenedGuestLink =
  | { readonly kind: 'unknown' | 'revoked' | 'expired' | 'resting' }
  | {
      /** It waits for a guess, or for its owner to agree to the one that was sent. */
      readonly kind: 'guess';
      readonly isGuests: true;
      readonly expiresAt: string;
      readonly isSent: boolean;
      /** This browser made it; so below. */
      readonly isOwn: boolean;
    }
  | {
      readonly kind: 'summary';
      readonly summary: GuestSummary;
      readonly expiresAt: string;
      /** What was guessed, once its owner has agreed. */
      readonly guess: Guess | undefined;
      readonly isOwn: boolean;
    };

/** Asks what a link shows that no person with an account made. */
export async function openGuestLink(token: string): Promise<OpenedGuestLink> {
  const { data, error } = await (await backend()).rpc('open_guest_link', { token });
  if (error) throw error;
  return readOpened(data, token === keptGuestLink()?.token);
}

/** What the database answered, read. */
export function readOpened(data: unknown, isOwn = false): OpenedGuestLink {
  const from = partsOf(data);
  const dead = oneOf(['unknown', 'revoked', 'expired', 'resting'])(from['kind']);
  if (dead) return { kind: dead };
  const expiresAt = moment(from['expires_at']);
  const isSent = flag(from['is_sent']);
  if (from['kind'] === 'guess' && expiresAt !== undefined && isSent !== undefined)
    return { kind: 'guess', isGuests: true, expiresAt, isSent, isOwn };
  const summary = readSummary(from['summary']);
  if (expiresAt === undefined || !summary)
    throw new Error('answered with something else than a summary');
  return { kind: 'summary', expiresAt, summary, guess: parseGuess(from['guess']), isOwn };
}

/** Links that were made before they knew it say nothing of ties: four points, as of the whole test. */
const wholeMargin = 4;

/** A summary as the database keeps it. */
export function readSummary(data: unknown): GuestSummary | undefined {
  const said = partsOf(data);
  const numbers = listOf(finite)(said['points']);
  const read = {
    portrait: oneOf(portraitIds)(said['portrait']),
    careers: listOf(textOf())(said['careers']),
  };
  if (!isWhole(read) || numbers?.length !== riasecLetters.length) return undefined;
  const [R = 0, I = 0, A = 0, S = 0, E = 0, C = 0] = numbers;
  const tieMargin = finite(said['margin']) ?? wholeMargin;
  return { ...read, tieMargin, points: { R, I, A, S, E, C } };
}
