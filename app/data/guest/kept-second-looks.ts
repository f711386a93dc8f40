import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { parseSecondLook, type SecondLook } from '#domain/instruments/interests/second-look.ts';
import { secondLooksName } from './may-keep-second-looks.ts';
import { isWhole, orNull, partsOf, textOf } from '#domain/parsers.ts';

/** A second look in this browser: a guest's (`owner` is `null`), or a person's that has not reached their account yet. */
export type KeptLook = SecondLook & { readonly owner: string | null };

/** What the browser refused to keep: it counts, and goes into an account, while the page is open. */
let refused: readonly KeptLook[] | undefined;

/** What this browser keeps; one that keeps nothing, or something else, has none. */
export function keptSecondLooks(owner: string | null): readonly KeptLook[] {
  return readAll().filter((kept) => kept.owner === owner);
}

/** Keeps answers beside those that are kept, the last one of each item. Throws when the browser refuses. */
export function keepSecondLook({ owner, ...look }: KeptLook): void {
  change((all) => {
    const isSame = (kept: KeptLook) =>
      kept.attempt === look.attempt && kept.owner === owner && kept.version === look.version;
    const before = all.find(isSame);
    const merged = before ? { ...look, ...mergeAnswers(before, look) } : look;
    return [...all.filter((kept) => kept.attempt !== look.attempt), { ...merged, owner }];
  });
}

/** Forgets those that are meant. */
export function dropSecondLooks(isMeant: (kept: KeptLook) => boolean): void {
  change((all) => all.filter((kept) => !isMeant(kept)));
}

/** The guest turned out to be this person: the next reading of their account sends what is kept. */
export function claimSecondLooks(attempts: readonly string[], owner: string): void {
  change((all) =>
    all.map((kept) =>
      kept.owner === null && attempts.includes(kept.attempt) ? { ...kept, owner } : kept,
    ),
  );
}

function change(update: (all: readonly KeptLook[]) => readonly KeptLook[]): void {
  const all = readAll();
  const next = update(all);
  refused = next;
  if (next.length > 0) localStorage.setItem(secondLooksName, JSON.stringify(next));
  else if (all.length > 0) localStorage.removeItem(secondLooksName);
  refused = undefined;
}

function readAll(): readonly KeptLook[] {
  if (refused) return refused;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(secondLooksName) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => parseKept(one) ?? []) : [];
  } catch {
    return [];
  }
}

function parseKept(value: unknown): KeptLook | undefined {
  const look = parseSecondLook(value);
  const kept = { owner: orNull(textOf())(partsOf(value).owner) };
  return look && isWhole(kept) ? { ...look, ...kept } : undefined;
}
