import { saveFile } from '#app/ui/save-file.ts';

/** A picture that is drawn, and the file of it. */
export type DrawnPicture = {
  readonly file: File | undefined;
  readonly hasFailed: boolean;
  /** Clipboards take no other kind. */
  readonly toPng: () => Promise<Blob>;
};

/**
 * Puts a picture into the clipboard, to be pasted in a chat; where the browser refuses, its file is saved. It has to be called by
 * the press itself: the right to write ends with it.
 */
export async function copyPicture(file: File, toPng: DrawnPicture['toPng']) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng() })]);
    return 'copied';
  } catch {
    saveFile(file.name, file);
    return 'saved';
  }
}
