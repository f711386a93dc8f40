/** Whether the backend has refused to renew the session: what auth-js tells of it is the same as for one that was left. */
let isRefused = false;
/** Bearers whose refusal was looked into: one answer is enough for each. */
const doubted = new Set<string>();

/** How many calls that may bring another session are under way. */
let entering = 0;
/** auth-js keeps what came of one a moment after the answer (ms). */
const keeping = 1_000;

/** To be called when one is sent, if it is such a call, and what is returned when it was answered. */
export function noteEntering(url: URL): () => void {
  if (isRenewal(url) || !/\/auth\/v1\/.*(token|verify|signup)$/.test(url.pathname)) {
    return () => {};
  }
  entering += 1;
  return () => setTimeout(() => (entering -= 1), keeping);
}

function isRenewal(url: URL): boolean {
  return url.searchParams.get('grant_type') === 'refresh_token';
}

/**
 * Looks at an answer of the backend. Where it refuses the bearer of a session, `renew` asks whether there still is one: a
 * session that was ended elsewhere ends here at once (`end`), and not when its token would have. One that has been begun in
 * the meantime is another, and stays.
 */
export function noteRefusal(
  { status, bearer, url }: { status: number; bearer: string | null; url: URL },
  {
    renew,
    current,
    end,
  }: {
    renew: () => Promise<unknown>;
    /** The bearer of the session that is kept now. */
    current: () => Promise<string | undefined>;
    end: () => Promise<unknown>;
  },
): void {
  if (isRenewal(url)) {
    isRefused = status >= 400 && status < 500 && status !== 429;
    return;
  }
  if (url.pathname.includes('/auth/v1/') || status !== 401) return;
  // A renewal that is refused takes away whatever auth-js keeps by then: the next refusal is looked into.
  if (entering > 0 || bearer === null || doubted.has(bearer)) return;
  doubted.add(bearer);
  // auth-js keeps a session while its token would still hold by its date: the backend has said of both that they do not.
  void renew().then(async () => {
    if (isRefused && (await current()) === bearer) await end();
  });
}

/** Whether a session was refused since this was asked last. */
export function takeRefusal(): boolean {
  const was = isRefused;
  isRefused = false;
  return was;
}
