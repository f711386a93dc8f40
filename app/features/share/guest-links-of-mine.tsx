import { useQuery } from '@tanstack/react-query';
import { endMyGuestLinks, myGuestLinksQuery } from '#app/data/attempts/my-guest-links.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { longDateIn } from '#content/wording/formats.ts';

/** Links from before the account, which it has taken over: until when they show something, and the way to end them. */
export function GuestLinksOfMine({ owner, copy }: { owner: string; copy: Copy['list']['guest'] }) {
  const locale = useLocale();
  const mine = useQuery(myGuestLinksQuery(owner));
  const { isBusy, run } = useSubmission();
  const [last] = mine.data ?? [];
  if (!last) return null;
  return (
    <div className="actions">
      <p>{fill(copy.text, { date: longDateIn(locale).format(new Date(last)) })}</p>
      <Button
        variant="quiet"
        busy={isBusy}
        onClick={() =>
          void run(async () => {
            await endMyGuestLinks().catch(() => undefined);
            await mine.refetch();
          })
        }
      >
        {copy.end}
      </Button>
    </div>
  );
}
