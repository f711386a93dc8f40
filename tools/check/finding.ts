/** One thing looked at: kept, broken, or not to be seen from here; `todo` is what mends it, or makes it seen. */
export type Finding = {
  what: string;
  verdict: 'ok' | 'wrong' | 'unknown';
  detail: string;
  todo: string;
};

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export function judge(what: string, isOk: boolean, detail: string, todo: string): Finding {
  return { what, verdict: isOk ? 'ok' : 'wrong', detail, todo };
}

export function unseen(what: string, detail: string, todo: string): Finding {
  return { what, verdict: 'unknown', detail, todo };
}

/**
 * The one thing to do next: of what is wrong the first, for the findings stand in the order in which a project is set up; then
 * what would let more be seen.
 */
export function nextStep(findings: readonly Finding[]): string {
  const first =
    findings.find(({ verdict }) => verdict === 'wrong') ??
    findings.find(({ verdict }) => verdict === 'unknown');
  return first?.todo ?? 'sign up once by hand, with a mailbox that you can read';
}

export function textAt(value: unknown, key: string): string {
  const text: unknown = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}

export function fieldOf(value: unknown, key: string): unknown {
  return value && typeof value === 'object' ? Reflect.get(value, key) : undefined;
}
