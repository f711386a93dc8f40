import { Link2, Printer, Share2 } from 'lucide-react';
import type { Copy } from '#content/dictionaries/es/article.ts';

/**
 * Passing an article on without a tracker. The boot script does what `data-share` says, so
 * that it works before React; without script there is nothing to press.
 */
export function Share({ copy }: { copy: Copy }) {
  return (
    <div className="share no-print">
      <button type="button" className="btn btn-quiet" data-share="copy">
        <Link2 size={18} aria-hidden="true" /> {copy.share.copy}
      </button>
      <button type="button" className="btn btn-quiet share-native" data-share="native">
        <Share2 size={18} aria-hidden="true" /> {copy.share.native}
      </button>
      <button type="button" className="btn btn-quiet" data-share="print">
        <Printer size={18} aria-hidden="true" /> {copy.share.print}
      </button>
      <span role="status" data-copied={copy.share.copied} />
    </div>
  );
}
