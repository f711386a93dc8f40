import { PageHead } from '#app/ui/page-head.tsx';
import type { Copy } from '#content/dictionaries/es/invitation.ts';

/** An invitation that was used, taken back or has run out, or an address without one. */
export function InvitationOver({ copy }: { copy: Copy }) {
  const { over, eyebrow } = copy.invitation;
  return <PageHead eyebrow={eyebrow} title={over.title} lead={over.text} />;
}
