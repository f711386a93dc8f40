/** A signed-in person, with a token that is good at this moment. */
export type LoadPerson = { id: string; token: () => string };

/** A page gives up a request after so long, and sends it again. */
const PATIENCE_MS = 8_000;

/** Asks the site as a person; never rejects: what was no answer has a word for its status. */
export function createAsker(url: string, anonKey: string) {
  return async function ask(person: LoadPerson, path: string, body?: object) {
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${person.token()}`,
          'content-type': 'application/json',
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      return { status: response.status, text, age: response.headers.get('x-data-age') };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { status: isLate ? 'late' : 'broken', text: '', age: null };
    }
  };
}
