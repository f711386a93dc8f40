import { longDateIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';
import type { Share } from '#app/data/attempts/shares.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** Whether a link still opens something. */
export function isLive({ revokedAt, expiresAt }: Share, now: Date): boolean {
  return revokedAt === null && new Date(expiresAt) > now;
}

/** Whom a link is for, until when it is open or since when it is not, and how often it was opened. */
export function ShareStanding({
  share,
  isLive: isOpen,
  copy,
}: {
  share: Share;
  isLive: boolean;
  copy: Copy['list'];
}) {
  const date = longDateIn(useLocale());
  const day = (moment: string) => ({ date: date.format(new Date(moment)) });
  const standing = share.revokedAt
    ? fill(copy.revoked, day(share.revokedAt))
    : fill(isOpen ? copy.until : copy.expired, day(share.expiresAt));
  const opened = share.openedAt
    ? fill(share.opens === 1 ? copy.once : copy.opened, { n: share.opens, ...day(share.openedAt) })
    : copy.never;
  const isClosed = isOpen && share.guessFirst && share.guessAgreedAt === null;
  return (
    <p>
      <strong>{share.label || copy.unnamed}</strong>
      <span className="block text-[0.95rem] text-muted">
        {standing}. {share.withPlan && `${copy.withPlan}. `}
        {opened}. {isClosed && `${share.guess ? copy.guess.sent : copy.guess.waits}.`}
      </span>
    </p>
  );
}
