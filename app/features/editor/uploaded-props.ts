import type { EditedRecord } from '#app/data/editor/records.ts';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';

/** What the view of an uploaded file is given; with `words` of its own. */
export type UploadedProps = {
  recordKey: string;
  edited: EditedRecord;
  copy: Copy;
  onDropped: () => Promise<void>;
};
