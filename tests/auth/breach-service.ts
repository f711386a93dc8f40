import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** SHA-1 of a password as the range service writes it. */
export function sha1Of(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase();
}

/**
 * A stand-in for the range service of Have I Been Pwned, on loopback until the test ends. `asked` holds
 * each request's path and headers; `say` gives the body for a prefix, or answers in its own way.
 */
export async function startBreachService(
  say: (prefix: string, outgoing: ServerResponse) => string | undefined,
) {
  const asked: { path: string; padding: string | undefined }[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    asked.push({ path, padding: incoming.headers['add-padding']?.toString() });
    const body = say(path.replace('/range/', ''), outgoing);
    if (body !== undefined) outgoing.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked };
}
