// An owner who edits one answer of a running server, by the editor's own requests: for drills.
import { setTimeout as pause } from 'node:timers/promises';
import { grantAdmin, makeAccount } from '#tests/made-accounts.ts';
import { enrolFactor } from '#tests/made-factors.ts';
import type { RunningServer } from '#tests/serve.ts';

const KEY = 'faq/que-es-gratis';
const wish = { keys: [KEY] };

export type EditorRig = {
  readonly server: RunningServer;
  /** Writes the first answer anew and has its site built; its name. Rejects with how far it came where there is none. */
  built(text: string): Promise<string>;
  /** How far a site is that was begun. */
  progress(build: string): Promise<{ state: string; step: string }>;
  /** Waits for it. */
  finished(build: string): Promise<string>;
  /** The same, without waiting. */
  begin(text: string): Promise<string>;
  publish(build: string): Promise<void>;
  /** What the draft says, if there is one. */
  draftText(): Promise<string | undefined>;
};

export async function editorOf(server: RunningServer): Promise<EditorRig> {
  const account = await makeAccount(server, 'owner@example.com');
  await grantAdmin(server, 'owner@example.com');
  const { access_token: token } = await enrolFactor(server, account);

  async function ask(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${server.url}/editor/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async function begin(text: string): Promise<string> {
    const { record, draft } = await ask('GET', `record?key=${KEY}`);
    const said = structuredClone(record.said);
    said.answer[0] = { es: text, en: `${text} In English.` };
    const revision = draft?.revision ?? 0;
    await ask('PUT', 'draft', { key: KEY, said, base: draft?.base ?? record.said, revision });
    for (;;) {
      const { build, state } = await ask('POST', 'build', wish);
      if (state === 'ready' || state === 'building') return build;
      if (state !== 'busy') throw new Error(state);
      // A build of a process that was killed is given up after twenty seconds.
      await pause(2000);
    }
  }

  const progress = (build: string): Promise<{ state: string; step: string }> =>
    ask('GET', `build?build=${build}`);

  async function finished(build: string): Promise<string> {
    for (;;) {
      const { state, step } = await progress(build);
      if (state === 'ready') return build;
      if (state === 'failed') throw new Error(`${state}: ${step}`);
      await pause(300);
    }
  }

  return {
    server,
    begin,
    built: async (text) => finished(await begin(text)),
    finished,
    progress,
    async publish(build) {
      await ask('POST', 'publish', { wish, build, why: 'a drill' });
    },
    async draftText() {
      const { draft } = await ask('GET', `record?key=${KEY}`);
      return draft?.said.answer[0].es;
    },
  };
}
