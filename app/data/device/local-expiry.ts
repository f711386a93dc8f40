/**
 * When a session expires is said twice: at which time, by the server's clock, and in how many
 * seconds. On a device whose clock is a day ahead the first makes every token look dead, so that
 * each request would fetch a new one. Without it auth-js reckons with the second (threat X10).
 */
export async function withLocalExpiry(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const session: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof session !== 'object' || session === null || !('expires_in' in session)) {
    return response;
  }
  const rest = Object.entries(session).filter(([name]) => name !== 'expires_at');
  const { status, statusText, headers } = response;
  return Response.json(Object.fromEntries(rest), { status, statusText, headers });
}
