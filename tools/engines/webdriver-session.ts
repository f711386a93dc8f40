import { patience, type Point } from './driver.ts';

/** A session of the W3C's WebDriver protocol: its few commands that a walk needs, by plain requests. */
export type WebDriverSession = Awaited<ReturnType<typeof startSession>>;

export async function startSession(address: string, capabilities: Record<string, unknown>) {
  const { sessionId, capabilities: granted } = await ask(address, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const post = (path: string, body: object) =>
    ask(address, 'POST', `/session/${sessionId}${path}`, body);
  const get = (path: string) => ask(address, 'GET', `/session/${sessionId}${path}`);
  return {
    browser: `${granted.browserName} ${granted.browserVersion}`,
    get,
    post,
    press: (at: Point) =>
      post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: (text: string) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    end: () => ask(address, 'DELETE', `/session/${sessionId}`),
  };
}

async function ask(address: string, method: string, path: string, body?: object) {
  const response = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`WebDriver, ${path}: ${value.error}: ${value.message}`);
}
