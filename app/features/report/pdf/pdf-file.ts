/** Something in a file: a dictionary as it is written, and what a stream carries. */
type Body = string | { readonly dictionary: string; readonly data: Uint8Array };

export type PdfFile = ReturnType<typeof startFile>;

/** The objects of a PDF by number; what is not a stream travels together, compressed. */
export function startFile() {
  const bodies: Body[] = [];
  return {
    /** A number for what is only written later. */
    reserve: () => bodies.push('null'),
    set: (number: number, body: Body) => void (bodies[number - 1] = body),
    add: (body: Body) => bodies.push(body),
    bytes: (trailer: string) => fileOf(bodies, trailer),
  };
}

/** A text of a dictionary, in the alphabet that holds every language. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

async function fileOf(bodies: readonly Body[], trailer: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latin(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // What comes first says that bytes follow that are no text.
  put('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  const places: (readonly [kind: number, where: number, index: number])[] = [[0, 0, 65_535]];
  const streamAt = (number: number, dictionary: string, packed: Uint8Array) => {
    places[number] = [1, length, 0];
    put(`${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
    put(packed);
    put('\nendstream\nendobj\n');
  };
  const [together, table] = [bodies.length + 1, bodies.length + 2];
  const index: string[] = [];
  let listed = '';
  // All at once: each is waited for by itself.
  const packed = await Promise.all(
    bodies.map(async (body) => (typeof body === 'string' ? undefined : deflated(body.data))),
  );
  for (const [at, body] of bodies.entries()) {
    const number = at + 1;
    if (typeof body === 'string') {
      places[number] = [2, together, index.length];
      index.push(`${number} ${listed.length}`);
      listed += `${body}\n`;
    } else {
      streamAt(number, body.dictionary, packed[at] ?? body.data);
    }
  }
  const numbers = `${index.join(' ')}\n`;
  streamAt(
    together,
    `/Type/ObjStm/N ${index.length}/First ${numbers.length}`,
    await deflated(latin(numbers + listed)),
  );
  const start = length;
  places[table] = [1, start, 0];
  const rows = Uint8Array.from(
    places.flatMap(([kind, where, more]) => [
      kind,
      where >> 16,
      (where >> 8) & 255,
      where & 255,
      more >> 8,
      more & 255,
    ]),
  );
  streamAt(table, `/Type/XRef/Size ${table + 1}/W[1 3 2]${trailer}`, await deflated(rows));
  put(`startxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

export function latin(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

async function deflated(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
