import { backend } from '#app/data/backend/backend.ts';

/** What the server refused: its code, its status, and what it sent with it. */
export class EditorRefusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
    // The admin area knows this one by the name that the database gives it.
    this.code = code === 'fresh_code' ? 'PT428' : String(code);
  }
}

type Asked = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; keepalive?: boolean };

/** Asks the editor's server functions, as the person signed in; a Blob goes as it is, all else as JSON. Throws EditorRefusal. */
export async function askEditor<Answer>(
  path: string,
  shape: { parse: (value: unknown) => Answer },
  { method = 'GET', body, keepalive = false }: Asked = {},
): Promise<Answer> {
  const { data } = await (await backend()).auth.getSession();
  const response = await fetch(`/editor/v1/${path}`, {
    method,
    keepalive,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new EditorRefusal(response.status, answer);
  return shape.parse(answer);
}
