// A picture that somebody chose, made small enough to be sent: a telephone's photograph has several megabytes. The server judges it
// again, by its bytes.

export type ShrunkPicture =
  | { kind: 'picture'; jpeg: string }
  /** In the words of the server's checks. */
  | { kind: 'refused'; reason: string };

const LARGEST_FILE = 40_000_000;
const LONGEST_SIDE = 1920;
/** Bytes of the JPEG: with base64 and the rest below what a draft may have. */
const MOST = 450_000;

/** `jpeg`: base64. */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const reason = await noPicture(file);
  if (reason !== undefined) return { kind: 'refused', reason };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { kind: 'refused', reason: 'is no picture: broken' };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) return { kind: 'refused', reason: 'is no picture: broken' };
  // What is transparent is on white, as the server has it.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of [0.9, 0.8, 0.65, 0.5]) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= MOST) return { kind: 'picture', jpeg: await base64Of(blob) };
  }
  return { kind: 'refused', reason: 'has too many pixels' };
}

/** Why a file is no picture that is taken, by its first bytes. */
export async function noPicture(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_FILE) return 'has too many pixels';
  const head = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  if (/^\xff\xd8\xff|^\x89PNG\r\n|^RIFF[^]{4}WEBP/.test(text)) return undefined;
  if (/<svg|<\?xml/i.test(text)) return 'is no picture: svg';
  if (text.startsWith('GIF8')) return 'is no picture: gif';
  if (/^[^]{4}ftyp/.test(text)) return 'is no picture: heic';
  return 'is no picture: unknown';
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('a picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
