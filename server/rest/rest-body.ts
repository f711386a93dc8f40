import { isPlainJson } from './rest-json.ts';
import { RestRefusal } from './rest-refusal.ts';

const MAX_BODY = 1024 * 1024;
const MAX_ANSWERS_BODY = 256 * 1024;
const MAX_ROWS = 100;

/** A body's rows, and the list of them as the text that the database reads. */
export type RestBody = { rows: readonly object[]; text: string };

/**
 * The JSON of a body, refused before it is parsed when it is too large (413), and after when it is no JSON or not
 * plain enough for the database (400).
 */
export async function readBody(request: Request, rpc: string | undefined): Promise<RestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type) || request.headers.has('content-encoding')) {
    throw new RestRefusal(415, 'unsupported_media_type', 'Send plain JSON');
  }
  const text = await readText(request, rpc === 'save_answers' ? MAX_ANSWERS_BODY : MAX_BODY);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RestRefusal(400, 'bad_json', 'This is not JSON');
  }
  const isRows = Array.isArray(value) && !rpc && value.length <= MAX_ROWS;
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && !isRows)) {
    throw new RestRefusal(400, 'bad_json', 'Send an object, or up to 100 of them');
  }
  if (!isPlainJson(value, text))
    throw new RestRefusal(400, 'bad_json', 'This JSON is not accepted');
  if (!Array.isArray(value)) return { rows: [value], text: `[${text}]` };
  if (value.every(isRow)) return { rows: value, text };
  throw new RestRefusal(400, 'PGRST102', 'The request was not understood');
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const tooLarge = () => new RestRefusal(413, 'body_too_large', 'The request is too large');

async function readText(request: Request, limit: number): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge();
  try {
    // What is announced the HTTP server holds to; as a whole it is read three times as fast as in parts.
    const bytes = announced >= 0 ? await request.arrayBuffer() : await readParts(request, limit);
    if (bytes.byteLength > limit) throw tooLarge();
    return decode(bytes);
  } catch (error) {
    if (error instanceof RestRefusal) throw error;
    // Nothing but the client's leaving ends the stream with an error (threat H23).
    throw new RestRefusal(400, 'truncated_body', 'The request body broke off');
  }
}

async function readParts(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: ArrayBuffer | Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RestRefusal(400, 'bad_json', 'This is not UTF-8');
  }
}
